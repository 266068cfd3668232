"""When the garbage collector of Python runs in the program with a window."""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

THRESHOLDS: Final = (10_000, 20, 50)
"""The number of new objects, and the numbers of collections of the younger generations, above which a generation is
collected: mainly young objects, and old ones more rarely."""
CHECK_MS: Final = 1000
"""The time between two looks at these numbers, in milliseconds."""


class Collector(QObject):
    """Collects garbage in the thread of the window and between two events only.

    Python would collect wherever an object happens to be created: while a widget is painted, or in the thread that
    saves the game. Widgets that are garbage would be destroyed there, which ends the program. What has been loaded
    when the events begin stays until the end and is never examined: that takes longer than a frame of the screen.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        QTimer.singleShot(0, gc.freeze)
        timer = QTimer(self)
        timer.timeout.connect(self.collect_if_due)
        timer.start(CHECK_MS)

    @Slot()
    def collect_if_due(self) -> None:
        """Collect the oldest generation whose number is above its threshold, with the younger ones."""
        counts = gc.get_count()
        for generation in reversed(range(len(THRESHOLDS))):
            if counts[generation] > THRESHOLDS[generation]:
                gc.collect(generation)
                return
