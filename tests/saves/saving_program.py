"""A program that saves in an endless loop until it is killed. Its argument is a folder.

It forks for every byte on its standard input, so that a test does not wait for 200 interpreters to start. Each child
writes an autosave and another file in turn; the parent answers with the process id of the child.
"""

import os
import sys
from pathlib import Path

from puertorico_desktop.saves.autosave import AutosaveStore
from puertorico_desktop.saves.files import fingerprint, write_atomically

GAME = "0123456789abcdef0123456789abcdef"


def content(number: int) -> bytes:
    """Returns up to 60 kB of data with a checksum and that number."""
    body = b"%d " % number * (number % 7 * 1500 + 1)
    return fingerprint(body).encode() + b"\n" + body


def is_complete(data: bytes) -> bool:
    """Returns whether the checksum fits, so that nothing is missing."""
    checksum, _, body = data.partition(b"\n")
    return checksum.decode() == fingerprint(body)


def number_of(data: bytes) -> int:
    """Returns the number of a content."""
    return int(data.partition(b"\n")[2].split(b" ")[0])


def save_repeatedly(folder: Path) -> None:
    """Saves contents in an endless loop; their numbers continue those in the folder."""
    store = AutosaveStore(folder)
    assert store.claim(GAME)
    own = folder / "own"
    number = number_of(own.read_bytes()) if own.exists() else 0
    while True:
        number += 1
        store.write(GAME, content(number))
        write_atomically(own, content(number), backup=True)


if __name__ == "__main__":
    while sys.stdin.buffer.read(1):
        child = os.fork()
        if not child:
            save_repeatedly(Path(sys.argv[1]))
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)
