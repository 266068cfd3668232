"""Where a bundle begins."""

import sys

from puertorico_desktop.__main__ import main

sys.exit(main())
