"""The models of a player's board (island, city, goods), and of the players' figures.

A board model belongs to one place at the table: 0 is the player who looks at the table, 1 the next in turn, and so
on. It shows the player who sits there from that point of view, and none if there are fewer players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import cast

from PySide6.QtCore import QObject

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import CITY_SPACES, ISLAND_SPACES, Good, Role, site_of
from puertorico_desktop.engine.puertorico.puertoma.board import MOST_BUILDINGS, PuertomaBoard
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.models.table_model import Index
from puertorico_desktop.gui.puertorico import targets as refs
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.models.base import PuertoRicoModel
from puertorico_desktop.gui.puertorico.models.items import CityItem, GoodItem, IslandItem, PlayerItem
from puertorico_desktop.gui.puertorico.pending import PendingBoardChoice
from puertorico_desktop.gui.puertorico.pending.crew import Crew
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts import places, speech
from puertorico_desktop.gui.puertorico.texts.achievements import titles_text
from puertorico_desktop.gui.texts.phrases import sentences, title
from puertorico_desktop.gui.texts.portraits import character
from puertorico_desktop.gui.views.portraits import portrait_icon


class BoardModel(PuertoRicoModel):
    """A part of the board of the player who sits `place` seats after the viewer."""

    def __init__(
        self, place: int, session: PuertoRicoSession, interaction: Interaction, parent: QObject | None = None
    ) -> None:
        self.place = place
        super().__init__(session, interaction, parent)

    @property
    def seat(self) -> int | None:
        """The seat shown by this model; None if there are fewer players."""
        session = self.session
        players = len(session.view.players)
        return (session.viewer + self.place) % players if self.place < players else None

    def basis(self) -> object:
        """Returns the values on which the items depend: the board and the viewer; None if there is a draft, which may
        change at any time."""
        session, seat = self.session, self.seat
        if seat is None:
            return "nobody"
        if self.pending is not None:
            return None
        return seat, session.viewer, session.arrangements[seat], session.view.players[seat]

    def ref(self, ref: str) -> str:
        """Returns the full ref of a place on this board."""
        return self.namer(self.seat)(ref)

    def namer(self, seat: int | None) -> Callable[[str], str]:
        """Returns a function that makes the full refs of places on the board of that seat."""
        return str if seat is None else partial(refs.board_ref, seat, self.session.viewer)

    def target_at(self, index: Index) -> str:
        """Returns the ref of the space at an index; for an invalid index the ref of the whole area."""
        return self.item(index.row()).ref if index.isValid() else self.ref(self.area)

    @property
    def pending(self) -> PendingBoardChoice | None:
        """The draft of a choice on this board; None if there is none."""
        pending = self.interaction.pending
        return pending if pending is not None and self.seat == self.session.asked_person else None

    @property
    def crew(self) -> Crew | None:
        """The places of people in the draft; None if the draft does not place people."""
        pending = self.pending
        return None if pending is None else pending.crew()


class IslandModel(BoardModel):
    """The twelve island spaces."""

    area = refs.ISLAND
    drops = True

    def records(self) -> list[IslandItem]:
        """Returns one item for each space."""
        seat = self.seat
        namer = self.namer(seat)
        names = [namer(f"{refs.ISLAND}:{space}") for space in range(ISLAND_SPACES)]
        if seat is None:
            return [IslandItem(name, None, 0) for name in names]
        arrangement, crew = self.session.arrangements[seat], self.crew
        manned, noble = (arrangement.occupied, arrangement.noble) if crew is None else (crew.occupied, crew.noble)
        spaces = zip(names, arrangement.island, manned, noble, strict=True)
        return [IslandItem(name, tile, int(manned), int(noble)) for name, tile, manned, noble in spaces]

    def name(self, item: Item) -> str:
        """Returns the name of the tile."""
        tile = cast(IslandItem, item).tile
        return places.island() if tile is None else title(self.session.words.tile(tile))

    def effect(self, item: Item) -> str:
        """Returns the use of the tile."""
        tile = cast(IslandItem, item).tile
        return "" if tile is None else self.session.words.tile_effect(tile)

    def speech(self, item: Item) -> str:
        """Returns the tile and whether a person works there."""
        return speech.island_speech(cast(IslandItem, item), self.session.words)


class CityModel(BoardModel):
    """The twelve city spaces."""

    area = refs.CITY
    drops = True

    def records(self) -> list[CityItem]:
        """Returns one item for each space."""
        seat = self.seat
        namer = self.namer(seat)
        names = [namer(f"{refs.CITY}:{space}") for space in range(CITY_SPACES)]
        if seat is None:
            return [CityItem(name, None, 0, 0) for name in names]
        arrangement, crew = self.session.arrangements[seat], self.crew
        covered = arrangement.covered()
        player = self.session.view.players[seat]
        left = player.free_spaces
        items = []
        for space, (name, site) in enumerate(zip(names, arrangement.city, strict=True)):
            if site is None:
                hidden = space in covered
                items.append(CityItem(name, None, 0, 0, hidden, 0 if hidden else left))
                left = left if hidden else 0
                continue
            building = site.building
            number = site_of(building)
            workers, nobles = player.colonists[number], player.nobles[number]
            if crew is not None:
                workers, nobles = crew.workers[building], crew.nobles[building]
            items.append(CityItem(name, building, workers, CATALOG[building].circles, nobles=nobles))
        return items

    def name(self, item: Item) -> str:
        """Returns the name of the building."""
        building = cast(CityItem, item).building
        return places.city() if building is None else self.session.words.building(building)

    def effect(self, item: Item) -> str:
        """Returns the effect text of the building."""
        building = cast(CityItem, item).building
        return "" if building is None else self.session.words.building_effect(building)

    def speech(self, item: Item) -> str:
        """Returns the building and the number of its occupied circles."""
        return speech.city_speech(cast(CityItem, item), self.session.words)


class GoodsModel(BoardModel):
    """A player's goods."""

    area = refs.GOODS_AREA
    drops = True

    def records(self) -> list[GoodItem]:
        """Returns one item for each kind of good."""
        seat, pending = self.seat, self.pending
        namer = self.namer(seat)
        items = []
        for good in Good:
            count = 0 if seat is None else self.session.view.players[seat].goods[good]
            kept = None
            if pending is not None:
                count, kept = count - pending.gone(good), pending.kept(good)
            items.append(GoodItem(namer(refs.good_ref(good)), good, count, kept))
        return items

    def target_at(self, index: Index) -> str:
        """Returns the ref of the whole area: the position of a drop among the goods does not matter."""
        return self.ref(self.area)

    def name(self, item: Item) -> str:
        """Returns the name of the good."""
        return title(self.session.words.good(cast(GoodItem, item).good))

    def effect(self, item: Item) -> str:
        """Returns a text on the production and the value of the good."""
        return self.session.words.good_effect(cast(GoodItem, item).good)

    def speech(self, item: Item) -> str:
        """Returns the number of goods, and the number that would be kept."""
        return speech.good_speech(cast(GoodItem, item), self.session.words)


class PlayersModel(PuertoRicoModel):
    """The figures of all players, from seat 0 on. If several people share the screen, the viewer's own points lie
    face down as well until the viewer looks at them, and again when another person's turn comes."""

    _peeks: int | None = None
    _veiled = False

    def set_points_hidden(self, veiled: bool) -> None:
        """Set whether people hide their points from each other."""
        if veiled != self._veiled:
            self._veiled = veiled
            self.refresh()

    @property
    def is_peeking(self) -> bool:
        """Whether the viewer is looking at the face-down points at the moment."""
        return self._peeks is not None

    def peek(self, peeking: bool) -> None:
        """Set whether the viewer's face-down points are shown."""
        if peeking != self.is_peeking:
            self._peeks = self.session.viewer if peeking else None
            self.refresh()

    @property
    def lie_face_down(self) -> bool:
        """Whether the viewer's points are hidden; they are shown while they can be used for payment."""
        session, interaction = self.session, self.interaction
        hidden = self._veiled and sum(session.people) > 1 and session.people[session.viewer]
        if not hidden or session.view.options.open_points or not session.match.is_running:
            return False
        return not self.is_peeking and refs.OWN_POINTS not in interaction.sources()

    def records(self) -> Iterator[PlayerItem]:
        """Yields one item for each player."""
        session = self.session
        if self._peeks != session.viewer:  # the button or the key may still be held down
            self._peeks = None
        view, asked = session.view, session.asked_person
        face_down = session.viewer if self.lie_face_down else None
        names = session.names
        for number, (seat, player) in enumerate(zip(session.seats, view.players, strict=True)):
            pending = self.interaction.pending if asked == number else None
            crew = None if pending is None else pending.crew()
            idle, idle_nobles = (player.idle, player.idle_nobles) if crew is None else (crew.idle, crew.idle_nobles)
            nobles = player.idle_nobles + sum(player.nobles)
            points, spaces = player.points, CITY_SPACES
            board = session.game.players[number]
            if isinstance(board, PuertomaBoard):
                # People in the VP area are shown there instead.
                idle, nobles, spaces = board.newcomers, board.all_nobles, MOST_BUILDINGS
            if points is not None and pending is not None:
                points -= pending.points_gone
            if number == face_down:
                points = None
            yield PlayerItem(
                ref=f"player:{number}",
                seat=number,
                name=names[number],
                doubloons=player.doubloons,
                points=points,
                idle=idle,
                colonists=player.idle + sum(player.colonists),
                tiles=sum(player.tiles),
                spaces=spaces - player.free_spaces,
                governor=view.governor == number,
                chooser=view.running_role is not None and view.role_owners[view.running_role] == number,
                asked=view.decision is not None and view.decision.seat == number,
                roles=tuple(role for role in Role if view.role_owners[role] == number),
                bot=None if player.puertoma is not None else seat.bot,
                nobles=nobles,
                idle_nobles=idle_nobles,
                smuggled_last=view.barred == number,
                titles=player.titles,
                cards_left=player.cards_left,
                automatic=player.puertoma is not None,
                most_spaces=spaces,
                portrait=portrait_icon(session.setup, number),
            )

    def kind(self, item: Item) -> object:
        """Returns the seat."""
        return cast(PlayerItem, item).seat

    def name(self, item: Item) -> str:
        """Returns the player's name."""
        return cast(PlayerItem, item).name

    def effect(self, item: Item) -> str:
        """Returns the character of a computer player, the face-up achievements, and how the viewer can look at hidden
        points."""
        player = cast(PlayerItem, item)
        how = places.peek_hint() if player.seat == self.session.viewer and self.lie_face_down else ""
        return sentences([character(player.portrait), titles_text(player.titles, player.cards_left), how])

    def speech(self, item: Item) -> str:
        """Returns all figures of the player."""
        return speech.player_speech(cast(PlayerItem, item), self.session.words)
