"""The choice of a pace for the other players: a row of exclusive buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.play.steps import AutomaticSteps
from puertorico_desktop.gui.style.styles import set_style_sheet
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.texts.pace import pace_name, pace_tip, paces_name
from puertorico_desktop.gui.views.scaling import BASE_PIXELS


class PaceChoice(QFrame):
    """Shows the current pace, also when it is changed elsewhere."""

    chosen = Signal(object)
    """Emitted with the chosen `Pace`."""

    def __init__(self, steps: AutomaticSteps, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps = steps
        self._theme = theme
        self._group = QButtonGroup(self)
        self.buttons: dict[Pace, QPushButton] = {}
        line = QHBoxLayout(self)
        line.setSpacing(0)
        line.setContentsMargins(0, 0, 0, 0)
        for number, pace in enumerate(Pace):
            button = QPushButton(self)
            button.setObjectName(f"pace_{pace.value}")
            button.setCheckable(True)
            # A click does not take the focus from the buttons for the steps.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._group.addButton(button, number)
            self.buttons[pace] = button
            line.addWidget(button)
        self._group.idClicked.connect(self._choose)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        steps.changed.connect(self.refresh)
        self.retranslate()
        self.refresh()

    @Slot(int)
    def _choose(self, number: int) -> None:
        self.chosen.emit(list(Pace)[number])

    @Slot()
    def refresh(self) -> None:
        """Show the current pace."""
        self.buttons[self._steps.pace].setChecked(True)

    def restyle(self, scale: float, letters: float) -> None:
        """Adapt to the scale of the bar and the size of its texts."""
        color = self._theme.color
        rule = (
            "QFrame {{ background: {button}; border: {line}px solid {rim}; border-radius: {corner}px; }}"
            " QPushButton {{ background: transparent; color: {ink}; border: {line}px solid transparent;"
            " border-radius: {corner}px; padding: {tall}px {wide}px; font-size: {pixels}px; }}"
            " QPushButton:hover, QPushButton:focus {{ border-color: {ink}; }}"
            " QPushButton:checked {{ background: {paper}; color: {dark}; font-weight: 600; }}"
        )
        set_style_sheet(
            self,
            rule.format(
                button=color("bar_button").name(),
                ink=color("bar_ink").name(),
                rim=color("bar_rim").name(),
                paper=color("bar_ink").name(),
                dark=color("bar").name(),
                line=max(1, round(scale)),
                corner=round(5 * scale),
                tall=round(3 * scale),
                wide=round(7 * scale),
                pixels=round(BASE_PIXELS * scale * letters),
            ),
        )

    def retranslate(self) -> None:
        """Set every text."""
        self.setAccessibleName(paces_name())
        for pace, button in self.buttons.items():
            button.setText(pace_name(pace))
            set_tip(button, pace_tip(pace))
            button.setAccessibleDescription(pace_tip(pace))

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
