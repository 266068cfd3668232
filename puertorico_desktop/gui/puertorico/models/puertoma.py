"""The models of the Puertomas' boards and of the common action board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from puertorico_desktop.engine.puertorico.components import PLANTATIONS, AbilityTile, Building, Role
from puertorico_desktop.engine.puertorico.observation import Observation, PlayerView, PuertomaView
from puertorico_desktop.engine.puertorico.phases.round import NOT_IN_GAME
from puertorico_desktop.engine.puertorico.puertoma.account import AccountLine, StepRule
from puertorico_desktop.engine.puertorico.puertoma.action_board import ARROWS, TIE_BREAK_CARDS, place_of
from puertorico_desktop.engine.puertorico.puertoma.board import (
    CIRCLES_OF_ESTATE,
    ESTATES_OF_A_KIND,
    LEVELS,
    MOST_BUILDINGS,
    SPACES_A_LEVEL,
)
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import StepTaken
from puertorico_desktop.engine.puertorico.state import SPACES
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico import targets as refs
from puertorico_desktop.gui.puertorico.models.base import PuertoRicoModel
from puertorico_desktop.gui.puertorico.models.boards import BoardModel
from puertorico_desktop.gui.puertorico.models.puertoma_items import (
    AbilityItem,
    ActionBoardItem,
    AsideItem,
    BuildingsItem,
    EstateItem,
    LevelItem,
    PlaceItem,
    PuertomaItem,
    ReserveItem,
    TieCardItem,
)
from puertorico_desktop.gui.puertorico.puertoma_layout import (
    ASIDE,
    BUILDINGS,
    RESERVE,
    ability_ref,
    estate_ref,
    level_ref,
)
from puertorico_desktop.gui.puertorico.texts import puertoma_pieces as texts
from puertorico_desktop.gui.texts.phrases import title

FIRST_UNLOCKS = LEVELS
"""The level on which the first building unlocks the ability; on other levels the second one does."""


def puertoma_of(view: Observation, seat: int | None) -> PuertomaView | None:
    """Returns the part of a board view that only a Puertoma has; None for the board of a player."""
    return None if seat is None else view.players[seat].puertoma


def abilities_of(view: Observation) -> Iterator[AbilityItem]:
    """Yields the face-up ability tiles of all Puertomas."""
    for seat, player in enumerate(view.players):
        if player.puertoma is not None:
            yield from (item for item in ability_items(seat, player.puertoma) if item.tile is not None)


def ability_items(seat: int, board: PuertomaView) -> list[AbilityItem]:
    """Returns the ability tiles of a Puertoma by level."""
    return [
        AbilityItem(ability_ref(level), seat, level + 1, tile, level in board.gone, level in board.working)
        for level, tile in enumerate(board.abilities)
    ]


class PuertomaModel(BoardModel):
    """The board of the Puertoma that sits `place` seats after the viewer; empty if a player sits there."""

    def records(self) -> Iterator[PuertomaItem]:
        """Yields estates, building spaces and abilities, each from the left, then the VP area, the reserve and the
        building count."""
        seat = self.seat
        board = puertoma_of(self.session.view, seat)
        if seat is None or board is None:
            return
        namer = self.namer(seat)
        yield from self._estates(self.session.view.players[seat], board)
        for space in range(SPACES_A_LEVEL):
            for level, standing in enumerate(board.city):
                building = standing[space] if space < len(standing) else None
                yield LevelItem(namer(level_ref(level, space)), level + 1, building)
        for item in ability_items(seat, board):
            yield AbilityItem(namer(item.ref), seat, item.level, item.tile, item.gone, item.works)
        yield AsideItem(namer(ASIDE), board.aside, board.people_aside)
        yield ReserveItem(namer(RESERVE), seat, board.reserved)
        yield BuildingsItem(namer(BUILDINGS), sum(map(len, board.city)), MOST_BUILDINGS)

    def _estates(self, player: PlayerView, board: PuertomaView) -> Iterator[EstateItem]:
        for space in range(ESTATES_OF_A_KIND):
            for kind in PLANTATIONS:
                circles = CIRCLES_OF_ESTATE[kind]
                people = max(0, min(circles, player.colonists[kind] - space * circles))
                there = space < board.estates[kind]
                yield EstateItem(self.ref(estate_ref(kind, space)), kind, there, people, circles)

    def name(self, item: Item) -> str:
        """Returns the name of the piece or the space."""
        words = self.session.words
        match cast(PuertomaItem, item):
            case EstateItem(kind=kind):
                return title(words.tile(kind))
            case LevelItem(level=level, building=building):
                return texts.level_name(level) if building is None else words.building(building)
            case AbilityItem(level=level, tile=tile):
                return texts.ability_title(level) if tile is None else title(texts.ability_name(tile))
            case AsideItem():
                return texts.aside_name()
            case ReserveItem(building=building):
                return texts.no_reserve() if building is None else words.building(building)
            case BuildingsItem(built=built, spaces=spaces):
                return texts.buildings_count(built, spaces)

    def effect(self, item: Item) -> str:
        """Returns the purpose of the piece or the space."""
        match cast(PuertomaItem, item):
            case EstateItem():
                return texts.estate_effect()
            case LevelItem(level=level):
                return texts.level_effect(level, level == FIRST_UNLOCKS)
            case AbilityItem(gone=True):
                return ""
            case AbilityItem(level=level, tile=tile):
                first = level == FIRST_UNLOCKS
                return texts.face_down_effect(first) if tile is None else texts.ability_effect(tile)
            case AsideItem():
                return texts.aside_effect()
            case ReserveItem():
                tasks = self.session.view.tasks
                shown = [task.building for task in tasks if task.winner is None and task.building is not None]
                return texts.reserve_effect(any(SPACES[building] > 1 for building in shown))
            case BuildingsItem():
                return texts.buildings_effect()

    def speech(self, item: Item) -> str:
        """Returns the content of the place."""
        words = self.session.words
        match cast(PuertomaItem, item):
            case EstateItem() as estate:
                name = words.tile(estate.kind)
                name = title(name) if estate.there else name
                return texts.estate_speech(name, estate.there, estate.people, estate.circles)
            case LevelItem(level=level, building=building):
                return texts.level_speech(level, "" if building is None else words.building(building))
            case AbilityItem() as ability:
                return texts.ability_speech(ability.level, ability.tile, ability.gone, ability.works)
            case AsideItem(tiles=tiles, people=people):
                return texts.aside_speech(words.tiles(tiles), people)
            case ReserveItem(building=building):
                return texts.reserve_speech("" if building is None else words.building(building))
            case BuildingsItem(built=built, spaces=spaces):
                return texts.buildings_speech(built, spaces)

    def state(self, item: Item) -> str:
        """Returns the content of the place without the name of the piece."""
        match cast(PuertomaItem, item):
            case EstateItem(there=False, circles=circles):
                return texts.empty_estate_state(circles)
            case LevelItem(level=level, building=Building()):
                return texts.level_state(level)
            case AbilityItem(level=level, tile=AbilityTile(), gone=False, works=works):
                return texts.ability_state(level, works)
        return super().state(item)


class ActionBoardModel(PuertoRicoModel):
    """The places of the action board and the latest tie-break card; empty in a game without Puertomas."""

    def records(self) -> Iterator[ActionBoardItem]:
        """Yields one item for each place of this game, then the card."""
        view = self.session.view
        if view.marker is None:
            return
        places = [role for role in Role if view.role_owners[role] != NOT_IN_GAME and place_of(role) is role]
        for role in places:
            leads_to = tuple(other for other in ARROWS[role] if other in places)
            marked = role is view.marker
            yield PlaceItem(f"{refs.PLACE}:{role.id}", role, marked, role in ARROWS[view.marker], leads_to)
        yield self._card(places)

    def _card(self, places: list[Role]) -> TieCardItem:
        """Returns the card turned up for the decision at hand, otherwise the latest one before it. Cards of lines of
        the account that are not shown yet still lie in the pile."""
        shown, hidden = self._lines()
        line = next((line for line in reversed(shown) if line.card is not None), None) or self._earlier_line()
        left = self._cards_left(len([line for line in hidden if line.card is not None]), line is not None)
        if line is None or line.card is None:
            return TieCardItem(refs.TIE_CARD, None, left)
        roles = tuple(role for role in TIE_BREAK_CARDS[line.card - 1] if role in places)
        chosen = place_of(line.left[0]) if line.rule is StepRule.TIE_BREAK_CARD and line.left else None
        out = () if chosen is None else roles[: roles.index(chosen)]
        names = tuple(map(self.session.words.role, roles))
        return TieCardItem(refs.TIE_CARD, line.card, left, roles, out, chosen, names)

    def _lines(self) -> tuple[Sequence[AccountLine], Sequence[AccountLine]]:
        """Returns the lines of the account of the decision at hand that are shown, and those still to be shown."""
        account, number = self.session.view.account, self.session.steps.number
        return account[:number], account[number:]

    def _cards_left(self, hidden: int, any_before: bool) -> int:
        """Returns the number of cards in the pile before `hidden` more of them are turned up; `any_before` is whether
        a card lies face up. All cards are shuffled when one is needed and the pile is empty (S000 page 35)."""
        left, cards = len(self.session.view.tie_cards) + hidden, len(TIE_BREAK_CARDS)
        reshuffled = left > cards or (hidden > 0 and left == cards and any_before)
        return left - cards if reshuffled else left

    def _earlier_line(self) -> AccountLine | None:
        """Returns the line with the latest card before the decision at hand; None if there was no card."""
        session = self.session
        for move in reversed(session.match.all_moves[: session.shown_ply]):
            for event in reversed(move.events):
                if isinstance(event, StepTaken):
                    found = next((line for line in reversed(event.account) if line.card is not None), None)
                    if found is not None:
                        return found
        return None

    def kind(self, item: Item) -> object:
        """Returns the ref, which identifies the place."""
        return item.ref

    def name(self, item: Item) -> str:
        """Returns the name of the role or the card."""
        if isinstance(item, PlaceItem):
            return self.session.words.role(item.role)
        number = cast(TieCardItem, item).number
        return texts.tie_card_name() if number is None else texts.tie_card_title(number)

    def effect(self, item: Item) -> str:
        """Returns the purpose of the arrows or the card."""
        return texts.action_board_effect() if isinstance(item, PlaceItem) else texts.tie_card_effect()

    def speech(self, item: Item) -> str:
        """Returns the marker and the arrows of a place, or the content of the card."""
        words = self.session.words
        if isinstance(item, PlaceItem):
            targets = map(words.role, item.leads_to)
            return texts.place_speech(words.role(item.role), item.marked, item.led_to, targets)
        card = cast(TieCardItem, item)
        chosen = "" if card.chosen is None else words.role(card.chosen)
        return texts.tie_card_speech(card.number, map(words.role, card.roles), chosen, card.left)
