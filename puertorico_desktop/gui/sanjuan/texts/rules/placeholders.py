"""The values of the placeholders on the pages: the names of the pieces, and figures from the engine.

A piece is named by its id (`{villa}`, `{builder}`, `{corn}`), and its figures after it (`{villa_cost}`). The
results of examples are computed by the functions that compute them in the game.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.sanjuan.catalog import CATALOG, HALL_COST, HALLS, PRICES, ZONING_PRICE, CardRow
from puertorico_desktop.engine.sanjuan.components import (
    CITY_SPACES,
    FIRST_HAND,
    FORTRESS_LIMIT,
    HAND_LIMIT,
    LIGHTHOUSE_LIMIT,
    TWO_PLAYER_ROLES,
    Card,
    Good,
    Role,
)
from puertorico_desktop.engine.sanjuan.options import MOST_PLAYERS
from puertorico_desktop.engine.sanjuan.phases.benefit import GOLD_MINE_CARDS, RECRUITER_CARDS, RECRUITER_PRIVILEGE
from puertorico_desktop.engine.sanjuan.phases.builder import HIDDEN_MARKET_GOODS
from puertorico_desktop.engine.sanjuan.phases.craftsman import FACTORY_GOODS
from puertorico_desktop.gui.sanjuan.texts.amounts import cards, goods, points
from puertorico_desktop.gui.sanjuan.texts.rules.examples import example_figures
from puertorico_desktop.gui.sanjuan.texts.rules.topics import topic_id
from puertorico_desktop.gui.sanjuan.texts.words import card_name, good_name, role_name
from puertorico_desktop.gui.texts.keys import key_text
from puertorico_desktop.gui.texts.phrases import listed
from puertorico_desktop.gui.texts.rules.page import Run

translate = QCoreApplication.translate


def placeholders() -> dict[str, Run]:
    """Returns every placeholder by its name, in the language in use."""
    figures = {**_buttons(), **_limits(), **_of_cards(), **_of_prices(), **example_figures()}
    return {**dict(_names()), **{name: Run(text) for name, text in figures.items()}}


def _names() -> Iterator[tuple[str, Run]]:
    """Returns the names of the pieces, each with a link to its page."""
    for role in Role:
        yield role.id, Run(role_name(role), topic_id(role))
    for card in Card:
        yield card.id, Run(card_name(card), topic_id(card))
    for good in Good:
        yield good.id, Run(good_name(good), topic_id(good))


def _buttons() -> dict[str, str]:
    return {
        "button_suggest": translate("Button", "Suggest"),
        "button_undo": translate("Button", "Undo"),
        "key_large": key_text("Alt+Return"),
        "key_card_left": key_text("Ctrl+Shift+Left"),
        "key_card_right": key_text("Ctrl+Shift+Right"),
    }


def _limits() -> dict[str, str]:
    """Returns the numbers of pieces, and the limits for a player."""
    base = [row for row in CATALOG.values() if row.expansion is None]
    new = [row for row in CATALOG.values() if row.expansion is not None]
    return {
        "city_spaces": str(CITY_SPACES),
        "two_roles": str(TWO_PLAYER_ROLES),
        "hall_cost": str(HALL_COST),
        "hall_copies": str(max(row.copies for row in base if HALLS >> row.card & 1)),
        "start_hand": cards(FIRST_HAND),
        "opening_draws": listed(str(FIRST_HAND + 1 + seat) for seat in range(MOST_PLAYERS)),
        "hand_limit": cards(HAND_LIMIT),
        "fortress_limit": cards(FORTRESS_LIMIT),
        "lighthouse_limit": cards(LIGHTHOUSE_LIMIT),
        "base_cards": str(_copies(base)),
        "production_cards": str(_copies([row for row in base if row.is_production])),
        "commercial_cards": str(_copies([row for row in base if not row.is_production])),
        "new_cards": str(_copies(new)),
        "new_kinds": str(len(new)),
        "new_pack_kinds": str(sum(1 for row in new if row.copies)),
        "recruiter_draw": cards(RECRUITER_CARDS),
        "recruiter_more": cards(RECRUITER_PRIVILEGE),
        "recruiter_all": cards(RECRUITER_CARDS + RECRUITER_PRIVILEGE),
        "recruiter_all_doubled": cards(RECRUITER_CARDS + 2 * RECRUITER_PRIVILEGE),
        "gold_mine_cards": cards(GOLD_MINE_CARDS),
        "hidden_market_goods": goods(HIDDEN_MARKET_GOODS),
        "factory_goods": goods(FACTORY_GOODS),
    }


def _copies(rows: list[CardRow]) -> int:
    return sum(row.copies for row in rows)


def _of_cards() -> dict[str, str]:
    costs = {f"{card.id}_cost": cards(row.cost) for card, row in CATALOG.items()}
    return costs | {f"{card.id}_points": points(row.points) for card, row in CATALOG.items()}


def _of_prices() -> dict[str, str]:
    """Returns the lowest and the highest price of each good."""
    found = {"price_cards": str(len(PRICES)), "zoning_price": cards(ZONING_PRICE)}
    for good in Good:
        prices = [card[good] for card in PRICES]
        found |= {f"{good.id}_least": str(min(prices)), f"{good.id}_most": str(max(prices))}
    return found
