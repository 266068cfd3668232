"""The arguments of the command `train`, which makes the bots' weights; the module `train` carries it out."""

from __future__ import annotations

import argparse

from puertorico_desktop.cli.arguments import (
    add_game,
    add_seed,
    add_sharing,
    add_table,
    at_least,
    fill_in_table,
    number,
    path,
    refuse,
    without_defaults,
)
from puertorico_desktop.cli.choices import integer
from puertorico_desktop.cli.parser import Parser
from puertorico_desktop.cli.texts import not_with
from puertorico_desktop.cli.words import translate

PLAYERS = 4
GAMES = 20_000
GENERATION_GAMES = 400
CONTEST_GAMES = 200
NODES = 100
SHARE = 0.25
LARGEST = 1024
"""The greatest size of a layer of the network."""


def add_train(parser: Parser, game: str) -> None:
    """Add the arguments of the command."""
    add_game(parser)
    add_table(parser, game=game)
    many = translate("CliHelp", "how many ({default}; {other} in each generation)")
    parser.add_argument(
        "--games", type=at_least(1), metavar="N", help=many.format(default=GAMES, other=GENERATION_GAMES)
    )
    same = translate("CliHelp", "same seed, same games ({default})").format(default=1)
    add_seed(parser, same, 1)
    add_sharing(parser)
    share = translate("CliHelp", "share of the seats that the simple bot takes ({default})").format(default=SHARE)
    parser.add_argument("--simple-share", type=share_of, metavar="F", help=share)
    searches = translate("CliHelp", "share of the decisions learned from that a search makes ({default})")
    parser.add_argument("--search-share", type=share_of, metavar="F", help=searches.format(default=0))
    until = translate("CliHelp", "end after so many games, in the middle of the course")
    parser.add_argument("--until", type=at_least(1), metavar="N", help=until)
    after = translate("CliHelp", "with --start: go on with the course where so many games were learned from")
    parser.add_argument("--after", type=at_least(1), metavar="N", help=after)
    passes = translate(
        "CliHelp",
        "with --start: play all games with these weights, then learn from all of them so often, in small steps",
    )
    parser.add_argument("--passes", type=at_least(1), metavar="N", help=passes)
    start = translate("CliHelp", "begin with these weights, of a table of any size, instead of nothing")
    parser.add_argument("--start", type=path, metavar="FILE", help=start)
    generations = translate(
        "CliHelp",
        "learn from games with search, so many times, and keep what wins; OUT is a folder then, and what was ended "
        "goes on there",
    )
    parser.add_argument("--generations", type=at_least(1), metavar="N", help=generations)
    nodes = translate("CliHelp", "with --generations or --search-share: playouts of each decision ({default})")
    nodes = nodes.format(default=NODES)
    parser.add_argument("--nodes", type=at_least(1), metavar="N", help=nodes)
    contest = translate("CliHelp", "with --generations: games that decide what is kept ({default})")
    parser.add_argument("--contest", type=at_least(2), metavar="N", help=contest.format(default=CONTEST_GAMES))
    hidden = translate("CliHelp", "sizes of the network's layers; those of the weights to begin with can only grow")
    parser.add_argument("--hidden", type=sizes, metavar="N,N,…", help=hidden)
    card = translate("CliHelp", "learn on a graphics card, with CuPy")
    parser.add_argument("--gpu", action="store_true", default=None, help=card)
    out = translate(
        "CliHelp", "where the weights go, renewed after every part of the games; what is there is replaced"
    )
    parser.add_argument("out", type=path, metavar="OUT", help=out)
    parser.set_defaults(command=_train, parser=parser)
    without_defaults(parser, game)


def share_of(text: str) -> float:
    """Returns the share, from 0 to 1, that the text names."""
    value = number(text)
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(translate("Cli", "must be 0 to 1, not {value}").format(value=text))
    return value


def sizes(text: str) -> tuple[int, ...]:
    """Returns the sizes of layers in a comma-separated list: at least two, each from 1 to LARGEST."""
    found = tuple(map(integer, text.split(",")))
    if len(found) < 2 or not all(1 <= size <= LARGEST for size in found):
        complaint = translate("Cli", "must be two numbers or more, each 1 to {most}, not {value}")
        raise argparse.ArgumentTypeError(complaint.format(most=LARGEST, value=text))
    return found


_ONLY_WITHOUT_SEARCH = ("until", "after", "passes", "simple_share", "search_share", "hidden", "gpu")
"""The options that cannot be combined with --generations."""
_NEEDED = {
    "nodes": "--generations, --search-share",
    "after": "--start",
    "passes": "--start",
    "contest": "--generations",
}
"""The options that an option requires."""


def _only_with(name: str) -> str:
    """Returns the error message about an option that requires another one."""
    return translate("Cli", "only goes with {options}").format(options=_NEEDED[name])


def _train(arguments: argparse.Namespace) -> None:
    """Carry out the command."""
    # Imported here because loading numpy takes time.
    from puertorico_desktop.cli.train import make_generations, make_weights

    with_search = arguments.generations is not None
    only = ["contest"]
    if not arguments.search_share:
        only.append("nodes")
    if arguments.start is None:
        only += ["after", "passes"]
    unfit = {name: not_with("--generations") for name in _ONLY_WITHOUT_SEARCH}
    if not with_search:
        unfit = {name: _only_with(name) for name in only}
        if arguments.passes is not None:
            unfit |= {name: not_with("--passes") for name in ("until", "after")}
    if arguments.search_share and arguments.simple_share == 1:
        unfit["search_share"] = not_with("--simple-share 1")
    for name, text in unfit.items():
        refuse(arguments, [name], text)
    fill_in_table(arguments, PLAYERS)
    (make_generations if with_search else make_weights)(arguments)
