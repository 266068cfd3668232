"""The engine command with the game of the tests: an external program that plays Magpies."""

import sys

from puertorico_desktop.bots.protocol.protocol_server import serve
from tests.thirdgame import saved

if __name__ == "__main__":
    assert saved.MAGPIES
    serve(sys.stdin, sys.stdout, "simple", 1)
