"""The entry point of a bundle."""

import sys

from puertorico_desktop.__main__ import main

sys.exit(main())
