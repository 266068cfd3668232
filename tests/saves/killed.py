"""A program that saves without end, until it is killed. Run with a folder as its argument.

It forks for every letter on its input, so that a test does not wait for 200 interpreters to start. Each child writes
an autosave and a file of the player's in turn; the parent answers with the child's process number.
"""

import os
import sys
from pathlib import Path

from puertorico_desktop.saves.autosave import AutosaveStore
from puertorico_desktop.saves.files import fingerprint, write_atomically

GAME = "0123456789abcdef0123456789abcdef"


def content(number: int) -> bytes:
    """Something that tells whether it is whole, and of any size up to 60 kB."""
    body = b"%d " % number * (number % 7 * 1500 + 1)
    return fingerprint(body).encode() + b"\n" + body


def is_whole(data: bytes) -> bool:
    """Whether nothing of it is missing."""
    checksum, _, body = data.partition(b"\n")
    return checksum.decode() == fingerprint(body)


def number_in(data: bytes) -> int:
    """Which content it is."""
    return int(data.partition(b"\n")[2].split(b" ")[0])


def save_for_ever(folder: Path) -> None:
    """Count on from what is there."""
    store = AutosaveStore(folder)
    assert store.claim(GAME)
    own = folder / "own"
    number = number_in(own.read_bytes()) if own.exists() else 0
    while True:
        number += 1
        store.write(GAME, content(number))
        write_atomically(own, content(number), backup=True)


if __name__ == "__main__":
    while sys.stdin.buffer.read(1):
        child = os.fork()
        if not child:
            save_for_ever(Path(sys.argv[1]))
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)
