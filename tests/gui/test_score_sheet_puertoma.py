"""The score sheet of a game with Puertomas: sources that only they have, and those that players do not have."""

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.arena.games import choosers
from puertorico_desktop.engine.puertorico.components import Extra
from puertorico_desktop.engine.puertorico.options import WHOLE_BOX, Edition, Expansion, Options, Selection
from puertorico_desktop.engine.puertorico.scoring import ScoreSheet
from puertorico_desktop.gui.puertorico.face import PuertoRicoFace
from puertorico_desktop.gui.puertorico.texts.scores import EXTRA_EFFECTS, EXTRAS
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.puertorico.tokens import SOURCES
from puertorico_desktop.gui.puertorico.windows.score_sources import score_lines, score_sources
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from puertorico_desktop.match.match import GameSetup, Match, Seat

WORDS = Words(Edition.SPECIAL_1897)
ALONE = Options(edition=Edition.SPECIAL_1897, players=3, puertomas=2)
SEATS = (Seat("Anna", "simple"), Seat("Puertoma A"), Seat("Puertoma B"))


def played(options: Options, seed: int) -> Match:
    """Returns the record of a finished game of the simple bot and two Puertomas."""
    match: Match = Match.new(GameSetup(options, seed, SEATS))
    players = choosers(options, ("simple", "", ""), seed)
    while match.game.decision is not None:
        match.play(players[match.game.asked].choose(match.game))
    return match


def sheet(seat: int, **extras: int) -> ScoreSheet:
    """Returns a score sheet with these extras."""
    return ScoreSheet(seat, 20, {}, {}, {}, 0, extras={Extra[name]: number for name, number in extras.items()})


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("expansions", [(), WHOLE_BOX])
def test_the_sources_add_up_to_the_total(seed: int, expansions: Sequence[Expansion]) -> None:
    buildings = Selection.FIXED if expansions else Selection.BASE
    options = Options(
        edition=Edition.SPECIAL_1897, players=3, puertomas=2, expansions=expansions, buildings=buildings
    )
    game = played(options, seed).game
    sources = score_sources(game.scores(), game.standings(), WORDS)
    for place, one in enumerate(game.standings()):
        assert sum(source.values[place] or 0 for source in sources) == one.points
    assert len({source.token for source in sources}) == len(sources)
    assert {source.token for source in sources} <= set(SOURCES)


def test_extras_are_rows_with_an_explanation() -> None:
    everything = sheet(1, IDLE_PEOPLE=4, TILES_ASIDE=9, ACTIVE_PAIRS=4, LEFT_OVER=6, CARDS_NOT_DONE=7)
    sheets = [sheet(0), everything, sheet(2, LEFT_OVER=2)]
    standings = played(ALONE, 1).game.standings()
    order = [one.seat for one in standings]
    sources = {source.name: source for source in score_sources(sheets, standings, WORDS)}
    assert list(sources)[2:] == [EXTRAS[extra] for extra in Extra]
    tiles = sources[EXTRAS[Extra.TILES_ASIDE]]
    assert [tiles.values[order.index(seat)] for seat in range(3)] == [None, 9, None]
    assert [tiles.details[order.index(seat)] for seat in range(3)] == [
        "", "3 for each quarry and each third estate of a kind.", "",
    ]  # fmt: skip
    left = sources[EXTRAS[Extra.LEFT_OVER]]
    assert [left.values[order.index(seat)] for seat in range(3)] == [None, 6, 2]
    assert left.details[order.index(2)] == "1 for every 2 goods and coins together, rounded up."
    lines = {line.source: line.values for line in score_lines(sheets, standings, WORDS)}
    assert lines["Achievements not done"][order.index(0)] == ""
    assert lines["Total"][order.index(1)] == "50"


def test_games_without_a_puertoma_have_no_rows_of_extras() -> None:
    standings = played(ALONE, 1).game.standings()
    sources = score_sources([sheet(0), sheet(1), sheet(2)], standings, WORDS)
    assert not {source.name for source in sources} & set(EXTRAS.values())


def test_every_extra_has_texts() -> None:
    assert EXTRAS.keys() == EXTRA_EFFECTS.keys() == set(Extra)


def test_the_sheet_says_that_players_score_no_achievements(qtbot: QtBot) -> None:
    said = "it scores those that they have not done"
    with_cards = Options(edition=Edition.SPECIAL_1897, players=3, puertomas=2, expansions=(Expansion.ACHIEVEMENTS,))
    for options, told in ((with_cards, True), (ALONE, False)):
        match = played(options, 2)
        assert any(said in words for words in PuertoRicoFace().endings(match)) is told
        dialog = ScoreSheetDialog(match, Theme())
        qtbot.addWidget(dialog)
        assert (said in dialog.sheet.heading.ending.text()) is told
        assert len(dialog.sheet.bars.bars) == len(dialog.sheet.bars.sources)
