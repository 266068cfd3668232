"""What the places on the table are called, and what they are for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def face_down_pile() -> str:
    """The pile that new plantations are drawn from."""
    return translate("Place", "Face-down plantations")


def peek_hint() -> str:
    """How one looks at one's own victory points among other people."""
    return translate("Place", "Your victory points lie face down: press on them, or hold the key P, to look at them.")


def pile_effect() -> str:
    """Who may draw."""
    return translate(
        "Place", "With an occupied hacienda you may draw one in the settler phase, before you take a tile."
    )


def ship_name(capacity: int | None) -> str:
    """A cargo ship by its size; the wharf's ship has none."""
    if capacity is None:
        return translate("Place", "Your own ship")
    return translate("Place", "Ship with {spaces} spaces").format(spaces=capacity)


def small_ship_name() -> str:
    """The ship of a small wharf."""
    return translate("Place", "Small ship")


def private_ships_name() -> str:
    """Private ships that have been loaded."""
    return translate("Place", "Private ships")


def private_ships_effect() -> str:
    """What becomes of the goods on them."""
    return translate("Place", "Their goods go to the supply when the captain phase is over.")


def small_ship_effect() -> str:
    """What may be loaded onto the ship of a small wharf."""
    return translate(
        "Place",
        "Once in a captain phase the small wharf ships any of your goods, 1 victory point for every 2. "
        "A click on goods aboard takes one back.",
    )


def ship_effect(capacity: int | None) -> str:
    """What may be loaded."""
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
    """Where colonists wait to be handed out."""
    return translate("Table", "Colonist ship")


def trading_house() -> str:
    """The trading house."""
    return translate("Place", "Trading house")


def trading_house_effect() -> str:
    """What may be sold."""
    return translate(
        "Place",
        "It buys four goods, each of another kind, for 0 (corn) to 4 (coffee) doubloons, "
        "and is emptied after a trader phase when it is full.",
    )


def island() -> str:
    """The island of a player."""
    return translate("Place", "Island")


def city() -> str:
    """The city of a player."""
    return translate("Place", "City")
