"""The settings dialog: every change takes effect at once, and is stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.gui.app.preferences import Preferences
from puertorico_desktop.gui.app.settings import (
    LARGEST_TEXT,
    LONGEST_THOUGHT,
    SHORTEST_THOUGHT,
    SMALLEST_TEXT,
    Settings,
)
from puertorico_desktop.gui.feedback.sounds import Sound, Sounds
from puertorico_desktop.gui.games import FACES, choices_for
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.style.motion import Motion
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.style.verbatim import Label, set_tip, verbatim
from puertorico_desktop.gui.texts.pace import pace_name, pace_tip
from puertorico_desktop.gui.texts.phrases import title
from puertorico_desktop.gui.texts.settings import motion_name, scheme_name
from puertorico_desktop.gui.windows.fitted import FittedDialog
from puertorico_desktop.gui.windows.language_box import LanguageBox
from puertorico_desktop.languages import LANGUAGES

TEXT_STEP = 10
"""The step of the text size, in per cent."""
THOUGHT_STEP = 0.5
"""The step of the time to think, in seconds."""


class SettingsDialog(FittedDialog):
    """Shows the current settings, also when they are changed elsewhere."""

    def __init__(self, preferences: Preferences, sounds: Sounds, game: str, parent: QWidget | None = None) -> None:
        """`game` is the id of the game whose own check boxes are shown too."""
        super().__init__(parent)
        self._preferences = preferences
        self._game = game
        self._ticks = {tick.name: tick for tick in FACES[game].ticks()}
        self._sounds = sounds
        self._fields: dict[str, QCheckBox] = {}
        self._labels: dict[str, Label] = {}
        self.looks_box, self.play_box, self.new_box = QGroupBox(self), QGroupBox(self), QGroupBox(self)
        self.language = self._choice("language", [None, *LANGUAGES], LanguageBox)
        self.scheme = self._choice("scheme", [None, *Scheme])
        self.motion = self._choice("motion", list(Motion))
        self.pace = self._choice("pace", list(Pace))
        self.hard, self.expert = self._seconds("hard_ms"), self._seconds("expert_ms")
        self.text_size = self._slider("text_size", SMALLEST_TEXT, LARGEST_TEXT, TEXT_STEP)
        self.volume = self._slider("volume", 0, 100, 10)
        self.volume.valueChanged.connect(lambda _value: sounds.play(Sound.GOODS))
        self.obstacle = Label(self)
        self.obstacle.setWordWrap(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.rejected.connect(self.reject)
        self._arrange()
        self.retranslate_ui()
        self.show_settings(preferences.settings)
        preferences.changed.connect(self.show_settings)
        sounds.obstacle_changed.connect(self._show_obstacle)

    # -- widgets ----------------------------------------------------------------------------------------------

    def _choice(self, name: str, values: Sequence[object], kind: type[QComboBox] = QComboBox) -> QComboBox:
        box = kind(self)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for value in values:
            box.addItem("", value.value if isinstance(value, Enum) else value)
        box.activated.connect(lambda _index: self._choose(name, box.currentData()))
        self._label(name, box)
        return box

    def _slider(self, name: str, least: int, most: int, step: int) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal, self)
        slider.setRange(least // step, most // step)
        slider.setPageStep(1)
        slider.valueChanged.connect(lambda value: self._preferences.change(**{name: value * step}))
        self._label(name, slider)
        return slider

    def _seconds(self, name: str) -> QDoubleSpinBox:
        box = QDoubleSpinBox(self)
        box.setRange(SHORTEST_THOUGHT / 1000, LONGEST_THOUGHT / 1000)
        box.setDecimals(1)
        box.setSingleStep(THOUGHT_STEP)
        box.setKeyboardTracking(False)  # no signal for the "3" of "30"
        box.valueChanged.connect(lambda seconds: self._preferences.change(**{name: round(seconds * 1000)}))
        self._label(name, box)
        return box

    def _label(self, name: str, buddy: QWidget) -> None:
        label = Label(self)
        label.setBuddy(buddy)
        self._labels[name] = label

    def _tick(self, name: str, parent: QWidget) -> QCheckBox:
        box = QCheckBox(parent)
        box.clicked.connect(lambda on: self._choose(name, on))
        self._fields[name] = box
        return box

    def _choose(self, name: str, value: object) -> None:
        """Store one setting."""
        change = self._preferences.change
        match name:
            case "scheme":
                if value is None:
                    change(as_system=True)
                else:
                    change(as_system=False, scheme=Scheme(value))
            case "motion":
                change(motion=Motion(value))
            case "pace":
                change(pace=Pace(value))
            case _ if name in self._ticks:
                settings = self._preferences.settings
                choices = self._ticks[name].changed(choices_for(settings, self._game), bool(value))
                self._preferences.settings = settings.with_choices(self._game, choices)
            case _:
                change(**{name: value})

    def _arrange(self) -> None:
        looks, play, new = QFormLayout(self.looks_box), QFormLayout(self.play_box), QVBoxLayout(self.new_box)
        rows: Mapping[str, QWidget] = {"language": self.language, "scheme": self.scheme, "text_size": self.text_size}
        for name, widget in rows.items():
            looks.addRow(self._labels[name], widget)
        looks.addRow(self._labels["motion"], self.motion)
        sound = QHBoxLayout()
        sound.addWidget(self._tick("sound", self.looks_box))
        sound.addWidget(self._labels["volume"])
        sound.addWidget(self.volume, 1)
        looks.addRow(sound)
        looks.addRow(self.obstacle)
        play.addRow(self._labels["pace"], self.pace)
        paces = QHBoxLayout()
        paces.addWidget(self.hard)
        paces.addWidget(self._labels["expert_ms"])
        paces.addWidget(self.expert)
        paces.addStretch(1)
        play.addRow(self._labels["hard_ms"], paces)
        at_once = [tick.name for tick in self._ticks.values() if not tick.of_new_games]
        for name in ("advice", "asks_twice", *at_once, "cover"):
            play.addRow(self._tick(name, self.play_box))
        for tick in self._ticks.values():
            if tick.of_new_games:
                new.addWidget(self._tick(tick.name, self.new_box))
        layout = QVBoxLayout(self.page)
        layout.setContentsMargins(0, 0, 0, 0)
        for box in (self.looks_box, self.play_box, self.new_box):
            layout.addWidget(box)
        self.keep_in_sight(self.buttons)
        ticks = self._fields
        order = [
            self.language, self.scheme, self.text_size, self.motion, ticks["sound"], self.volume,
            self.pace, self.hard, self.expert, *(tick for name, tick in ticks.items() if name != "sound"),
        ]  # fmt: skip
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    # -- contents of the widgets ------------------------------------------------------------------------------

    def show_settings(self, settings: Settings) -> None:
        """Show the current settings."""
        scheme = None if settings.as_system else settings.scheme.value
        for box, value in (
            (self.language, settings.language),
            (self.scheme, scheme),
            (self.motion, settings.motion.value),
            (self.pace, settings.pace.value),
        ):
            box.setCurrentIndex(box.findData(value))
        for slider, number in ((self.text_size, settings.text_size), (self.volume, settings.volume)):
            slider.blockSignals(True)
            slider.setValue(round(number / TEXT_STEP))
            slider.blockSignals(False)
        for seconds, milliseconds in ((self.hard, settings.hard_ms), (self.expert, settings.expert_ms)):
            seconds.blockSignals(True)
            seconds.setValue(milliseconds / 1000)
            seconds.blockSignals(False)
        choices = choices_for(settings, self._game)
        for name, field in self._fields.items():
            tick = self._ticks.get(name)
            field.setChecked(getattr(settings, name) if tick is None else tick.is_on(choices))
        self.volume.setEnabled(settings.sound)
        self._sounds.prepare()
        self._show_obstacle()
        self._labels["text_size"].setText(self.tr("Size of &texts: {percent} %").format(percent=settings.text_size))

    @Slot()
    def _show_obstacle(self) -> None:
        """Show the reason if no sound can be played."""
        self.obstacle.setText(self._sounds.obstacle or "")
        self.obstacle.setVisible(self._sounds.obstacle is not None)

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setWindowTitle(self.tr("Settings"))
        self.looks_box.setTitle(self.tr("Looks and sounds"))
        self.play_box.setTitle(self.tr("Playing"))
        self.new_box.setTitle(self.tr("New games"))
        labels = {
            "language": self.tr("&Language"),
            "scheme": self.tr("&Colours"),
            "motion": self.tr("&Pieces travel"),
            "pace": self.tr("Pac&e of the other players"),
            "hard_ms": self.tr("Time to think about a move, ha&rd"),
            "expert_ms": self.tr("e&xpert"),
            "volume": self.tr("&Volume"),
        }
        for name, text in labels.items():
            self._labels[name].setText(text)
        ticks = {
            "sound": self.tr("&Sounds"),
            "advice": self.tr("&Hints, and forecasts while a role is looked at"),
            "asks_twice": self.tr("&Ask again before I pass although I could act"),
            "cover": self.tr("Cover the table between the turns of &different people"),
            **{tick.name: tick.text for tick in FACES[self._game].ticks()},
        }
        for name, text in ticks.items():
            self._fields[name].setText(text)
        for box in (self.hard, self.expert):
            box.setSuffix(" " + self.tr("s", "seconds"))
        set_tip(self.expert, self.tr("Other programs that play have as long as the expert."))
        set_tip(
            self._fields["cover"],
            self.tr("Only in games with hidden victory points and two people or more on one screen."),
        )
        self.language.setItemText(0, self.tr("As the system"))
        for index, name in enumerate(LANGUAGES.values(), start=1):
            self.language.setItemText(index, name)
        self.scheme.setItemText(0, self.tr("As the system"))
        for index, scheme in enumerate(Scheme, start=1):
            self.scheme.setItemText(index, scheme_name(scheme))
        for index, motion in enumerate(Motion):
            self.motion.setItemText(index, motion_name(motion))
        for index, pace in enumerate(Pace):
            self.pace.setItemText(index, title(pace_name(pace)))
            self.pace.setItemData(index, verbatim(pace_tip(pace)), Qt.ItemDataRole.ToolTipRole)
        self.show_settings(self._preferences.settings)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)
