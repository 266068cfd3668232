"""The names of the places on the table, and their purposes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def face_down_pile() -> str:
    """Returns the name of the pile from which new plantations are drawn."""
    return translate("Place", "Face-down plantations")


def peek_hint() -> str:
    """Returns how players look at their own victory points if several people share the screen."""
    return translate("Place", "Your victory points lie face down: press on them, or hold the key P, to look at them.")


def pile_effect() -> str:
    """Returns which players may draw from the pile."""
    return translate(
        "Place", "With an occupied hacienda you may draw one in the settler phase, before you take a tile."
    )


def ship_name(capacity: int | None) -> str:
    """Returns the name of a cargo ship by its size; for None, that of the wharf's ship, which has no size."""
    if capacity is None:
        return translate("Place", "Your own ship")
    return translate("Place", "Ship with {spaces} spaces").format(spaces=capacity)


def small_ship_name() -> str:
    """Returns the name of the ship of a small wharf."""
    return translate("Place", "Small ship")


def private_ships_name() -> str:
    """Returns the name of the private ships that have been loaded."""
    return translate("Place", "Private ships")


def private_ships_effect() -> str:
    """Returns the rule about the goods on loaded private ships."""
    return translate("Place", "Their goods go to the supply when the captain phase is over.")


def small_ship_effect() -> str:
    """Returns the rule about loading the ship of a small wharf."""
    return translate(
        "Place",
        "Once in a captain phase the small wharf ships any of your goods, 1 victory point for every 2. "
        "A click on goods aboard takes one back.",
    )


def ship_effect(capacity: int | None) -> str:
    """Returns the rule about loading a cargo ship, or for None a wharf's ship."""
    if capacity is None:
        return translate(
            "Place", "Once in a captain phase the wharf ships all your goods of one kind, 1 victory point each."
        )
    return translate(
        "Place",
        "It carries one kind of goods, and no other ship may carry that kind. Each good brings 1 victory point. "
        "A full ship sails at the end of the captain phase.",
    )


def colonist_ship() -> str:
    """Returns the name of the colonist ship."""
    return translate("Table", "Colonist ship")


def trading_house() -> str:
    """Returns the name of the trading house."""
    return translate("Place", "Trading house")


def trading_house_effect() -> str:
    """Returns the rule about selling goods."""
    return translate(
        "Place",
        "It buys four goods, each of another kind, for 0 (corn) to 4 (coffee) doubloons, "
        "and is emptied after a trader phase when it is full.",
    )


def island() -> str:
    """Returns the name of a player's island."""
    return translate("Place", "Island")


def city() -> str:
    """Returns the name of a player's city."""
    return translate("Place", "City")
