"""The models of the festival's tasks and of the viewer's achievement cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS
from puertorico_desktop.engine.puertorico.components import GOODS, PLANTATIONS, Achievement
from puertorico_desktop.engine.puertorico.deeds import ROLE_OF_DEED
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.observation import TaskView
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico import targets as refs
from puertorico_desktop.gui.puertorico.models.base import PuertoRicoModel
from puertorico_desktop.gui.puertorico.models.items import CardItem, TaskItem
from puertorico_desktop.gui.puertorico.texts import achievements as cards
from puertorico_desktop.gui.puertorico.texts import festival, speech
from puertorico_desktop.gui.puertorico.texts.puertoma_pieces import who_gets, who_gets_done
from puertorico_desktop.gui.texts.phrases import sentences


class TasksModel(PuertoRicoModel):
    """The tasks of the festival."""

    def records(self) -> Iterator[TaskItem]:
        """Yields one item for each task."""
        for number, task in enumerate(self.session.view.tasks):
            yield self._item(number, task)

    def _item(self, number: int, task: TaskView) -> TaskItem:
        needed = FestivalTask(task.task, task.estates, task.goods, task.building)
        row = needed.row
        ships = self.session.view.ships
        return TaskItem(
            ref=refs.task_ref(number),
            task=task.task,
            estates=tuple((tile, needed.estates_needed[tile]) for tile in PLANTATIONS if needed.estates_needed[tile]),
            goods=tuple((good, needed.goods_needed[good]) for good in GOODS if needed.goods_needed[good]),
            building=task.building,
            role=ROLE_OF_DEED[row.deed] if task.goods else None,
            spaces=None if row.ship is None else ships[row.ship.value][0],
            points=row.reward.points,
            doubloons=row.reward.doubloons,
            people=row.reward.people,
            winner=task.winner,
            building_name="" if task.building is None else self.session.words.building(task.building),
        )

    def name(self, item: Item) -> str:
        """Returns the name of the task."""
        return festival.task_name(cast(TaskItem, item).task)

    def effect(self, item: Item) -> str:
        """Returns the requirements and the reward of the task."""
        task = self.session.view.tasks[int(item.ref.rpartition(":")[2])]
        return festival.task_effect(task.task, task.estates, task.goods, task.building, self.session.words)

    def speech(self, item: Item) -> str:
        """Returns whether the task is open, or the player who has fulfilled it."""
        return speech.task_speech(cast(TaskItem, item), self.session.names)


class CardModel(PuertoRicoModel):
    """The base class of models of achievement cards."""

    def item_of(self, ref: str, card: Achievement) -> CardItem:
        """Returns the item of a face-up card."""
        session = self.session
        row = ACHIEVEMENTS[card]
        done = card in session.view.players[session.viewer].titles
        progress = None if done else row.goal.progress(session.game, session.viewer)
        short = "" if done or progress is not None else cards.card_short(card, session.words)
        goal = cards.card_goal(card, session.words)
        takers = tuple(seat for seat, player in enumerate(session.view.players) if player.puertoma is not None)
        return CardItem(ref, card, row.points, progress, short, goal, done, takers)

    def name(self, item: Item) -> str:
        """Returns the title of the card."""
        card = cast(CardItem, item).card
        return cards.face_down_title() if card is None else cards.card_title(card)

    def effect(self, item: Item) -> str:
        """Returns the goal and the value of the card; if there are Puertomas, the goal and the players who receive
        its points."""
        shown = cast(CardItem, item)
        if shown.card is None:
            return cards.face_down_effect()
        if not shown.takers:
            return cards.card_effect(shown.card, self.session.words)
        takers = who_gets_done() if shown.done else who_gets(self.session.names[seat] for seat in shown.takers)
        return sentences([cards.card_goal(shown.card, self.session.words), takers])

    def speech(self, item: Item) -> str:
        """Returns the viewer's progress towards the goal of the card."""
        return speech.card_speech(cast(CardItem, item))


class CardsModel(CardModel):
    """The cards that the player at the bottom of the table has kept. If several people share the screen, the cards
    lie face down until their owner looks at them, and again when another person's turn comes; a fulfilled card lies
    face up."""

    def __init__(self, *args: object) -> None:
        self._looks: int | None = None
        super().__init__(*args)  # type: ignore[arg-type]

    @property
    def is_looked_at(self) -> bool:
        """Whether the owner looks at the cards."""
        return self._looks is not None

    @property
    def lies_face_down(self) -> bool:
        """Whether the cards are hidden because other people at the screen could see them."""
        return sum(self.session.people) > 1 and not self.is_looked_at

    def look(self, looked_at: bool) -> None:
        """Set whether the owner looks at the cards."""
        looks = self.session.viewer if looked_at else None
        if looks != self._looks:
            self._looks = looks
            self.refresh()

    def records(self) -> Iterator[CardItem]:
        """Yields one item for each card, fulfilled cards first."""
        if self._looks != self.session.viewer:  # the pointer may have stayed where the player before left it
            self._looks = None
        view = self.session.view
        titles = view.players[view.seat].titles
        hidden = self.lies_face_down and self.session.match.is_running
        left = [card for card in view.hand if card not in titles]
        for number, card in enumerate((*titles, *left)):
            ref = f"{refs.CARD}:{number}"
            yield CardItem(ref, None) if hidden and card not in titles else self.item_of(ref, card)


class PackModel(CardModel):
    """The achievement cards of which the player may keep one. They lie face down below the cover, and while several
    people at the screen look back in a game that goes on: the packs of the draft tell what a player has kept."""

    def records(self) -> Iterator[CardItem]:
        """Yields one item for each card."""
        session = self.session
        is_past = session.is_looking_back and session.match.is_running
        hidden = session.secrecy.is_covered or (is_past and sum(session.people) > 1)
        for number, card in enumerate(session.view.pack):
            yield CardItem(f"{refs.PACK}:{number}", None) if hidden else self.item_of(refs.pack_ref(card), card)

    def effect(self, item: Item) -> str:
        """Returns the goal and the value of the card; empty if it lies face down."""
        return "" if cast(CardItem, item).card is None else super().effect(item)
