"""The text of every action, and reading it back. Whole games are read back in `test_whole_games.py`."""

import pytest

from puertorico_desktop.engine.game import NotationError, action_line, parse_line
from puertorico_desktop.engine.puertorico.components import Building, Good, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.position import classic
from tests.engine.play import do, offered

B, T = Building, Tile
NAMES = ("Anna", "Benno", "Clara")


def placing() -> PuertoRico:
    game = classic(3).player(0, island={T.CORN: 2}, city={B.SMALL_MARKET: 0, B.INDIGO_PLANT: 1}).build()
    do(game, "choose mayor")
    return game


def test_the_texts_of_roles() -> None:
    assert offered(classic(5).build()) == [
        "choose settler",
        "choose mayor",
        "choose builder",
        "choose craftsman",
        "choose trader",
        "choose captain",
        "choose prospector",
        "choose second prospector",
    ]


def test_the_texts_of_tiles() -> None:
    game = classic(3).player(0, city={B.HACIENDA: 1}).offer(T.CORN, T.COFFEE).build()
    do(game, "choose settler")
    assert offered(game) == [
        "pass",
        "draw plantation",
        "take corn plantation",
        "take coffee plantation",
        "take quarry",
    ]


def test_placements_name_the_occupied_sites() -> None:
    game = placing()
    assert offered(game) == [
        "place indigo plant 2, small market 1",
        "place indigo plant 3",
        "place corn 1, indigo plant 1, small market 1",
        "place corn 1, indigo plant 2",
        "place corn 2, small market 1",
        "place corn 2, indigo plant 1",
    ]


def test_the_texts_of_loads_and_stored_goods() -> None:
    game = classic(3).player(0, corn=3, sugar=5, city={B.WHARF: 1, B.SMALL_WAREHOUSE: 1}).build()
    do(game, "choose captain")
    assert offered(game) == [
        "load 3 corn -> ship 4",
        "load 3 corn -> ship 5",
        "load 3 corn -> ship 6",
        "load 3 corn -> wharf",
        "load 5 sugar -> ship 5",
        "load 5 sugar -> ship 6",
        "load 5 sugar -> wharf",
    ]


def test_prices_are_part_of_the_text() -> None:
    game = classic(3).player(0, sugar=1, city={B.LARGE_MARKET: 1}, island={T.QUARRY: (1, 1)}).build()
    trade = game.copy()
    do(trade, "choose trader")
    assert offered(trade) == ["pass", "sell sugar for 5"]
    do(game, "choose builder")
    assert "build sugar mill for 2" in offered(game)


def test_parse_line_reads_the_name_of_the_player() -> None:
    game = classic(3, governor=1).player(1, corn=6, sugar=1).build()
    do(game, "choose captain")
    action = game.legal_actions()[0]
    text = action_line(game, action, NAMES)
    assert text == "Benno: load 6 corn -> ship 6"
    assert parse_line(game, text, NAMES) == action
    with pytest.raises(NotationError, match="it is the turn of Benno"):
        parse_line(game, text.replace("Benno", "Anna"), NAMES)


def test_additional_spaces_in_a_text_are_ignored() -> None:
    game = classic(3).build()
    assert game.parse("  choose   mayor ") == game.parse("choose mayor")


@pytest.mark.parametrize(
    "text",
    ["", "pass", "choose", "choose emperor", "Choose mayor", "choose prospector", "sell corn for 0", "place corn 1"],
)
def test_texts_that_name_no_action_of_the_decision_raise_notation_error(text: str) -> None:
    with pytest.raises(NotationError):
        classic(3).build().parse(text)


def test_a_wrong_amount_raises_notation_error() -> None:
    game = classic(3).player(0, corn=6, sugar=1).build()
    do(game, "choose captain")
    with pytest.raises(NotationError):
        game.parse("load 5 corn -> ship 6")


@pytest.mark.parametrize(
    "text",
    [
        "place",
        "place corn",
        "place corn one",
        "place corn " + "9" * 5_000,
        "place corn -1",
        "place corn 1 sugar 1",
        "place corn 1, corn 1",
        "place city 1",
        "place corn 1,",
        "put corn 1",
    ],
)
def test_texts_that_are_no_placement_raise_notation_error(text: str) -> None:
    with pytest.raises(NotationError):
        placing().parse(text)


def test_an_illegal_placement_can_be_parsed() -> None:
    """The reason for the refusal can then be shown to the player."""
    game = placing()
    action = game.parse("place corn 3")
    assert not game.is_legal(action)
    assert str(game.why_not(action)) == "too_many_colonists(piece=corn, colonists=3, circles=2)"


def test_an_empty_placement_is_written_as_nobody() -> None:
    game = classic(3, play_forced=False).player(1, island={T.CORN: (1, 1)}).build()
    do(game, "choose mayor")
    assert offered(game) == ["place nobody"]
    assert game.parse("place nobody") == game.legal_actions()[0]


def test_storing_names_kinds_and_the_single_good() -> None:
    full = {4: (Good.CORN, 4), 5: (Good.SUGAR, 5), 6: (Good.TOBACCO, 6)}
    game = classic(3).player(0, coffee=3, indigo=2, tobacco=2, city={B.LARGE_WAREHOUSE: 1}).ships(full).build()
    do(game, "choose captain")
    assert "keep all tobacco, all coffee, 1 indigo" in offered(game)


# -- messages about texts that cannot be read ---------------------------------------------------------------------


def why(game: PuertoRico, text: str) -> str:
    with pytest.raises(NotationError) as caught:
        game.parse(text)
    return str(caught.value).removeprefix(f"not possible now: {text!r}: ")


def test_messages_about_buildings_that_cannot_be_built() -> None:
    game = classic(3).player(0, doubloons=4).build()
    do(game, "choose builder")
    assert why(game, "build wharf for 8") == "cannot_afford(building=wharf, price=8, doubloons=4)"
    assert why(game, "build wharf for 1") == "cannot_afford(building=wharf, price=8, doubloons=4)"
    assert why(game, "build hacienda for 9") == "that is 'build hacienda for 1' here"
    assert why(game, "choose mayor") == "other_decision(asked=build)"
    assert why(game, "build castle for 1") == "no action is written like this"


def test_messages_about_goods_that_cannot_be_loaded() -> None:
    game = classic(3).player(0, corn=6, sugar=1).build()
    do(game, "choose captain")
    assert why(game, "load 5 corn -> ship 6") == "that is 'load 6 corn -> ship 6' here"
    assert why(game, "load 6 corn -> ship 99") == "no_such_ship(ship=99)"
    assert why(game, "load 6 coffee -> ship 6") == "no_such_good(good=coffee)"
    assert why(game, "load 6 corn -> wharf") == "no_wharf"
    assert str(game.why_not(game.parse("load 6 corn -> small wharf"))) == "no_small_wharf"
    assert why(game, "place corn 1") == "other_decision(asked=load_goods)"
    assert why(game, "give up quarry plantation") == "not_owned(piece=land_office)"


def test_messages_when_the_game_is_over() -> None:
    game = classic(3).colonists(ship=3, supply=2).build()
    do(game, "choose trader", "choose captain", "choose mayor")
    assert why(game, "choose mayor") == "game_over"
    assert why(game, "place corn 1") == "game_over"


@pytest.mark.parametrize(
    "number", ["²", "\N{ARABIC-INDIC DIGIT TWO}", "\N{FULLWIDTH DIGIT TWO}", "0.5", "+2", "2_0", "-1"]
)
def test_only_ascii_digits_are_read_as_numbers(number: str) -> None:
    with pytest.raises(NotationError, match="a whole number has the digits 0 to 9"):
        placing().parse(f"place corn {number}")
    game = classic(3).player(0, doubloons=4, corn=3, sugar=3).build()
    with pytest.raises(NotationError):
        game.parse(f"load {number} corn -> small wharf")
    do(game, "choose builder")
    with pytest.raises(NotationError, match="no action is written like this"):
        game.parse(f"build wharf for {number}")


@pytest.mark.parametrize("start", ["", "place ", "place nobles ", "load ", "Anna: ", "choose "])
@pytest.mark.parametrize("end", ["", " -> small wharf", " -> ship 5"])
def test_long_text_is_truncated_in_the_message(start: str, end: str) -> None:
    hostile = "\x1b[31m\u202e<b>\r\n\ud800" * 10_000
    for game in (placing(), classic(3).build()):
        with pytest.raises(NotationError) as caught:
            game.parse(f"{start}{hostile}{end}")
        message = str(caught.value)
        assert len(message) < 800
        assert message.isascii()
        assert message.isprintable()
        with pytest.raises(NotationError) as caught:
            parse_line(game, hostile, NAMES)
        assert len(str(caught.value)) < 800
        assert str(caught.value).isprintable()
