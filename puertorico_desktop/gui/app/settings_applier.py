"""Applies the settings to the window, the theme, the sounds and the game when they change."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject, Signal, Slot

from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.app.preferences import Preferences
from puertorico_desktop.gui.app.settings import LARGEST_TEXT, Settings
from puertorico_desktop.gui.games import choices_for, face_of
from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.motion import Motion, SystemMotion
from puertorico_desktop.gui.style.system_scheme import SystemScheme, set_system_scheme, system_scheme
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.languages import nearest


def scheme_in_use(settings: Settings) -> Scheme:
    """Apply the scheme of the settings to the parts of windows that the system paints, and return the scheme to be
    used."""
    set_system_scheme(None if settings.as_system else settings.scheme)
    return system_scheme() if settings.as_system else settings.scheme


def language_for(settings: Settings) -> str:
    """Returns the language of the settings, or that of the system."""
    return settings.language or nearest(QLocale.system().uiLanguages())


def _look_of(settings: Settings) -> object:
    """Returns what everything in the window depends on."""
    return settings.as_system, settings.scheme, settings.language, settings.text_size


class SettingsApplier(QObject):
    """Applies the settings whenever they change. The scheme and the pace are already applied at the start."""

    applied = Signal()
    """Emitted when any setting in effect may have changed."""

    def __init__(
        self,
        preferences: Preferences,
        session: GameSession,
        interaction: TableInteraction,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._session = session
        self._interaction = interaction
        self._theme = theme
        self._known = self._applied = preferences.settings
        self.motion = SystemMotion(self)
        self._languages: Languages | None = None
        self.change_table: Callable[[Callable[[], None]], None] = lambda change: change()
        """A function that has another one change everything that the window shows."""
        session.started.connect(self._use_edition)
        preferences.changed.connect(self.apply)
        self.motion.changed.connect(self.applied)
        self.system_scheme = SystemScheme(self)
        self.system_scheme.changed.connect(self._follow_system)
        self.apply(preferences.settings)

    def use_languages(self, languages: Languages) -> None:
        """Apply the settings for language and text size to `languages` from now on."""
        self._languages = languages
        languages.set_text_size(self._preferences.settings.text_size)
        self._use_edition()
        self.applied.emit()

    @property
    def text_size(self) -> int:
        """The size, in per cent, of texts that do not follow the system automatically: the size of the settings,
        enlarged where the system's own texts are larger."""
        system = 1.0 if self._languages is None else self._languages.system_size
        wanted = self._preferences.settings.text_size
        return max(wanted, min(round(wanted * system), LARGEST_TEXT))

    @property
    def language(self) -> str:
        """The language in use."""
        return language_for(self._preferences.settings) if self._languages is None else self._languages.language

    def choose_language(self, language: str | None) -> None:
        """Set the language (None is that of the system) and use it, even if it was set and another one in use."""
        self._preferences.change(language=language)
        languages = self._languages
        if languages is not None and languages.language != language_for(self._preferences.settings):
            self.change_table(self._use_language)

    def _use_language(self) -> None:
        """Use the language of the settings, which may have changed again since this was requested."""
        wanted, languages = language_for(self._known), self._languages
        if languages is not None and languages.language != wanted:
            languages.use(wanted)

    @property
    def wants_motion(self) -> bool:
        """Whether moves of pieces are animated."""
        motion = self._preferences.settings.motion
        return self.motion.wanted if motion is Motion.SYSTEM else motion is Motion.ON

    @Slot(object)
    def apply(self, settings: Settings) -> None:
        """Apply the settings that have changed."""
        self._known = settings
        if _look_of(settings) != _look_of(self._applied):
            self.change_table(self._apply)
        else:
            self._apply()

    def _apply(self) -> None:
        """Apply the settings as they are now: they may have changed again since this was requested."""
        before, settings = self._applied, self._known
        self._applied = settings
        if (settings.as_system, settings.scheme) != (before.as_system, before.scheme):
            self._theme.set_scheme(scheme_in_use(settings))
        self._session.paces = settings.paces
        self._session.set_pace(settings.pace)
        options = self._session.setup.options
        face_of(options).apply_choices(self._session, choices_for(settings, options.game))
        self._interaction.asks_twice = settings.asks_twice
        self._interaction.set_advises(settings.advice)
        languages = self._languages
        if languages is not None and settings.text_size != before.text_size:
            languages.set_text_size(settings.text_size)
        if languages is not None and settings.language != before.language:
            languages.use(language_for(settings))
        self.applied.emit()

    @Slot()
    def _use_edition(self) -> None:
        """Use the terms of the edition being played."""
        if self._languages is not None:
            self._languages.use_edition(self._session.edition)

    @Slot(Scheme)
    def _follow_system(self, scheme: Scheme) -> None:
        if self._known.as_system and scheme is not self._theme.scheme:
            self.change_table(self._use_system_scheme)

    def _use_system_scheme(self) -> None:
        if self._known.as_system:
            self._theme.set_scheme(self.system_scheme.scheme)
