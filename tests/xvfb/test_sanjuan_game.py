"""A whole game of San Juan in the program, with a mouse: cards are dragged, clicked, and selected with a stroke."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from puertorico_desktop.engine.sanjuan.components import CARDS
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.match.match import GameSetup
from tests.xvfb import games
from tests.xvfb.conftest import Start
from tests.xvfb.ending import leave
from tests.xvfb.program import Program, Seen, middle

MOST_TURNS = 400


class CardPerson:
    """Answers all decisions of the program, choosing by a seed. `hands` are the visible cards in hand, by ply."""

    def __init__(self, program: Program, seed: int) -> None:
        self.program = program
        self.done: set[str] = set()
        self.hands: dict[int, list[str]] = {}
        self._rng = random.Random(seed)

    def play_to_end(self) -> None:
        """Answers until the game is over."""
        for _ in range(MOST_TURNS):
            seen = self.program.wait_for("a person's turn", self._turn, "game", "hand", "prompt", "places")
            if seen["game"]["over"]:
                return
            cards = [place["item"] for ref, place in seen["places"].items() if ref.startswith("card:")]
            if all(item["building"] is not None for item in cards):  # while goods are chosen, the hand is face down
                self.hands[seen["game"]["ply"]] = sorted(item["building"] for item in cards)
            self._answer(seen)
            self.program.wait_for_ply(seen["game"]["ply"] + 1)
        raise AssertionError(f"no end in sight:\n{self.program.state()}")

    @staticmethod
    def _turn(seen: Seen) -> Any:
        return (seen["game"]["person"] is not None or seen["game"]["over"]) and seen

    def _answer(self, seen: Seen) -> None:
        kind, sources = seen["game"]["kind"], sorted(seen["hand"]["moves"])
        if kind == "choose_role":
            self.program.drag(self._rng.choice(sources), "player")
            if "twice" in self._buttons():
                self.program.press(self._rng.choice(("twice", "once")))
        elif kind in ("build", "pay"):
            self._build(sources, kind)
        elif not sources or ("pass" in self._buttons() and self._rng.random() < 0.2):
            self.program.press("pass")
        else:
            self._pick(sources, seen)
        self.done.add(kind)

    def _build(self, sources: list[str], kind: str) -> None:
        """Drags a card into the city; pays with drags, clicks or a stroke, or uses the suggested payment."""
        program = self.program
        if not sources:
            program.press("pass")
            return
        if kind == "build":
            source = self._rng.choice(sources)
            targets = self._moves()[source]
            places = program.look("places")["places"]
            free = [ref for ref in places if ref.startswith("city:") and places[ref]["item"]["building"] is None]
            program.drag(source, self._rng.choice(free if "city" in targets else targets))
            program.wait_for("a building site", lambda now: "confirm" in now["prompt"]["buttons"], "prompt")
        ways = ("drag", "click", "sweep", "suggest")
        way = self._rng.choice([way for way in ways if way not in self.done] or ways)
        if way == "suggest" and "suggest" in self._buttons():
            program.press("suggest")
            program.wait_for_button("confirm")
            self.done.add(way)
        if way == "sweep":
            self._sweep()
        while "confirm" not in self._buttons():
            payable = self._payable()
            if not payable:
                program.wait_for_button("confirm")
                break
            source = self._rng.choice(sorted(payable))
            before = len(payable)
            if way == "drag":
                program.drag(source, self._moves()[source][0])
            else:
                program.click(source)
            program.wait_for("it to pay", lambda _, count=before: len(self._payable()) != count, "hand")
            self.done.add("drag" if way == "drag" else "click")
        program.press("confirm")
        self.done.add("built")

    def _sweep(self) -> None:
        """Selects cards with a stroke from the first to the last card that can pay, if they are in one row."""
        cards = [ref for ref in self._payable() if ref.startswith("card:")]
        if len(cards) < 3 or "confirm" in self._buttons():
            return
        spots = sorted(middle(self.program.rect(ref)) for ref in cards)
        if len({y for _, y in spots}) > 1:
            return
        self.program.stroke(spots[0], spots[-1])
        assert not set(cards) <= set(self._payable()), self.program.state()
        self.done.add("sweep")

    def _pick(self, sources: list[str], seen: Seen) -> None:
        """Clicks on pieces, or drags them, until the choice is complete."""
        program = self.program
        for source in self._rng.sample(sources, len(sources)):
            if "confirm" in self._buttons() and seen["game"]["kind"] in ("keep", "discard"):
                break
            before, targets = program.look("hand"), self._moves().get(source, [])
            if not targets:
                break
            if self._rng.random() < 0.5:
                program.drag(source, targets[0])
            else:
                program.click(source)
            program.wait_for("a choice", lambda now, before=before: now != before, "hand")
            if "confirm" in self._buttons() and self._rng.random() < 0.5:
                break
        program.press("confirm")

    def _buttons(self) -> set[str]:
        buttons = self.program.look("prompt")["prompt"]["buttons"]
        return {button for button, spec in buttons.items() if spec["enabled"]}

    def _moves(self) -> dict[str, list[str]]:
        moves: dict[str, list[str]] = self.program.look("hand")["hand"]["moves"]
        return moves

    def _payable(self) -> list[str]:
        return [ref for ref, targets in self._moves().items() if targets]


def test_a_whole_game_with_the_mouse(start: Start, home: Path) -> None:
    options = Options(2, expansions=(Expansion.NEW_BUILDINGS,))
    program = start(games.write_game(home, GameSetup(options, 12, games.seats("pp"))))
    person = CardPerson(program, 5)
    person.play_to_end()
    assert person.done >= {"choose_role", "build", "built", "sell", "drag", "click", "sweep", "suggest"}
    match = leave(program)
    for ply, seen in person.hands.items():
        game = match.record.position_at(ply)
        hand = game.players[game.asked].hand
        assert seen == sorted(card.id for card in CARDS for _ in range(hand[card])), ply
