"""Carries out the commands for shared games, which are the same for all players: `code` and `daily`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from datetime import date
from typing import Any

from puertorico_desktop.bots.registry import is_steady
from puertorico_desktop.cli.arguments import options
from puertorico_desktop.cli.challenge_arguments import BOT
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.terminal import printable
from puertorico_desktop.cli.texts import code_text, listed
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.learn.challenges.codes import SharedGame, code_of, game_of, new_seed, opponents_of
from puertorico_desktop.learn.challenges.daily import Daily, NoGameError, Par, daily_of, par_of
from puertorico_desktop.learn.challenges.faults import CodeError, CodeFault
from puertorico_desktop.saves.games import format_of


def make_code(arguments: argparse.Namespace) -> int:
    """Print the code of a game."""
    rules = options(arguments)
    automatic = kind_of(rules).automatic_seats(rules)
    seat = arguments.seat - 1
    if seat >= rules.players or seat in automatic:
        raise ArgumentsError.about("--seat", translate("Cli", "there is no such seat for a player"))
    others = [one for one in range(rules.players) if one != seat and one not in automatic]
    if not others and arguments.bots is not None:
        raise ArgumentsError.about("--bots", translate("Cli", "there is no seat for a computer player"))
    names = [name.strip() for name in (BOT if arguments.bots is None else arguments.bots).split(",")]
    if len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        wrong = translate("Cli", "names: {given}, wanted: {wanted}").format(given=len(names), wanted=len(others))
        raise ArgumentsError.about("--bots", wrong)
    known = [name for name in opponents_of(rules) if is_steady(name)]
    if known and not set(names) <= set(known):
        sentence = code_text(CodeError(CodeFault.NOT_STEADY))
        text = translate("Cli", "{sentence} ({detail})").format(sentence=sentence, detail=", ".join(known))
        raise ArgumentsError.about("--bots", text)
    bots: list[str | None] = [None] * rules.players
    for one, name in zip(others, names, strict=True):
        bots[one] = name
    game = SharedGame(rules, new_seed() if arguments.seed is None else arguments.seed, seat, tuple(bots))
    try:
        code = code_of(game)
    except CodeError as error:
        raise _refused(error) from None
    print(json.dumps(_data(game, code), indent=2) if arguments.json else code)
    return 0


def show_code(arguments: argparse.Namespace) -> int:
    """Print the game that a code stands for."""
    try:
        game = game_of(" ".join(arguments.code))
    except CodeError as error:
        raise _refused(error) from None
    code = code_of(game)
    if arguments.json:
        print(json.dumps(_data(game, code), indent=2))
        return 0
    for line in _lines(game, code):
        print(printable(line))
    return 0


def _refused(error: CodeError) -> ArgumentsError:
    return ArgumentsError(code_text(error))


def _data(game: SharedGame, code: str) -> dict[str, object]:
    """Returns the game as plain values for programs, with untranslated keys."""
    kind, rules = kind_of(game.options), game.options
    automatic = kind.automatic_seats(rules)
    return {
        "code": code,
        "game": kind.id,
        "edition": kind.edition(rules),
        "options": format_of(rules).options_data(rules),
        "seed": game.seed,
        "seat": game.seat + 1,
        "players": [kind.automatic_id if seat in automatic else bot for seat, bot in enumerate(game.bots)],
    }


def _lines(game: SharedGame, code: str) -> Iterator[str]:
    data = _data(game, code)
    rules: Any = data["options"]
    usual = format_of(game.options).options_data(type(game.options)(players=game.options.players))
    yield translate("Cli", "code: {code}").format(code=code)
    yield translate("Cli", "game: {game}, edition: {edition}").format(game=data["game"], edition=data["edition"])
    rules_set = [f"{name}={_value(value)}" for name, value in rules.items() if value != usual.get(name)]
    if rules_set:
        yield translate("Cli", "rules: {rules}").format(rules=listed(rules_set))
    players: Any = data["players"]
    you = translate("Cli", "you")
    seats = [you if seat == game.seat else str(player) for seat, player in enumerate(players)]
    yield translate("Cli", "players: {players}").format(players=listed(seats))
    yield translate("Cli", "seed: {seed}").format(seed=game.seed)


def _value(value: object) -> str:
    return "+".join(map(str, value)) if isinstance(value, list | tuple) else json.dumps(value).strip('"')


def show_daily(arguments: argparse.Namespace) -> int:
    """Print the daily game of a date, and with --par the result of a steady bot."""
    day: date = arguments.date or date.today()
    try:
        daily = daily_of(day)
    except NoGameError:
        raise ArgumentsError.about("--date", translate("Cli", "there was no game of the day yet")) from None
    par = par_of(daily) if arguments.par else None
    if arguments.json:
        print(json.dumps(_daily_data(daily, par), indent=2))
        return 0
    print(translate("Cli", "day: {date}").format(date=day.isoformat()))
    for line in _lines(daily.game, daily.code):
        print(printable(line))
    if par is not None:
        text = translate("Cli", "par: {points} points, place {place}")
        print(text.format(points=par.points, place=par.place))
    return 0


def _daily_data(daily: Daily, par: Par | None) -> dict[str, object]:
    par_data = None if par is None else {"points": par.points, "place": par.place}
    return {"date": daily.day.isoformat(), "nodes": daily.nodes, **_data(daily.game, daily.code), "par": par_data}
