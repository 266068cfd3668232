"""An external program that speaks the protocol, with some behaviours that violate it. It does not know the rules.
Run as `stub_engine.py <behaviour> [log]`.

It writes all lines that it receives to the log. The log of a `parent` is a pipe, which it and its child keep open
until they end.
"""

import json
import os
import subprocess
import sys
import time

BEHAVIOUR = sys.argv[1]
LOG = open(sys.argv[2], "a", encoding="utf-8") if sys.argv[2:] and BEHAVIOUR != "parent" else None  # noqa: SIM115  it is open until the program ends

CHILD = "import signal, time; [signal.signal(n, signal.SIG_IGN) for n in (1, 2, 15)]; print('here'); time.sleep(600)"


def say(*parts: str) -> None:
    print(*parts, flush=True)


def answer(data: dict[str, object]) -> str:
    """Returns an action that is allowed."""
    placement = data.get("placement")
    if not isinstance(placement, dict):
        legal = data["legal"]
        assert isinstance(legal, list)
        return str(legal[-1])
    left, parts = placement["colonists"], []
    for name, circles in placement["circles"].items():
        number = min(left, circles)
        left -= number
        if number:
            parts.append(f"{name} {number}")
    return "place " + (", ".join(parts) or "nobody")


def go(data: dict[str, object], moves: int) -> None:
    """Answers as the behaviour requires."""
    if BEHAVIOUR == "garbage":
        say("bestmove \N{SNOWMAN} castle")
    elif BEHAVIOUR == "illegal":
        say("bestmove choose second prospector")
    elif BEHAVIOUR == "complaining":
        say("error I do not like this position")
        say("error at all")
    elif BEHAVIOUR == "chatting" and moves == 2:
        while True:
            say("info {}")
            time.sleep(0.001)
    elif BEHAVIOUR == "dying" and moves == 3:
        sys.exit(3)
    elif BEHAVIOUR == "hanging" and moves == 3:
        time.sleep(600)
    elif BEHAVIOUR != "stopping":
        say('info {"depth": 3}')
        say("something new")
        say("bestmove", answer(data))


def main() -> None:
    data: dict[str, object] = {}
    moves = 0
    if BEHAVIOUR == "flooding":
        while True:
            print("x" * 1000)
    if BEHAVIOUR == "endless":
        for _ in range(100):
            sys.stdout.write("x" * 1_000_000)
        print()
    if BEHAVIOUR == "whining":
        for _ in range(20):
            sys.stderr.write("x" * 1_000_000)
    if BEHAVIOUR == "parent":
        witness = os.open(sys.argv[2], os.O_WRONLY)
        subprocess.Popen([sys.executable, "-uc", CHILD], stdout=witness)
    for text in sys.stdin:
        if LOG:
            LOG.write(text)
            LOG.flush()
        word, _, rest = text.strip().partition(" ")
        if BEHAVIOUR == "silent":
            continue
        if word == "hello":
            say("hello 9" if BEHAVIOUR == "modern" else "hello 1")
            if BEHAVIOUR == "curious":
                say('id {"name": "Stub", "hears": ["played"]}')
            if BEHAVIOUR == "old":
                say('id {"name": "Stub", "rules": 5}')
            say('option {"name": "seed", "value": 1}')
            say("ready")
        elif word == "ping":
            say("pong", rest)
        elif word == "newgame" and BEHAVIOUR == "declining":
            say("error I do not know these rules")
        elif word == "position":
            data = json.loads(rest)
        elif word == "go":
            moves += 1
            go(data, moves)
        elif word == "stop" and BEHAVIOUR == "stopping":
            say("bestmove", answer(data))
        elif word == "quit" and BEHAVIOUR != "stubborn":
            return
    if BEHAVIOUR == "stubborn":
        time.sleep(600)


if __name__ == "__main__":
    main()
