"""The style sheets of Qt's own widgets: bars and menus in the colours of the scheme; dialogs with indicators as large
as the letters, and with lines where those of Qt's own style would be invisible."""

from __future__ import annotations

from functools import cache

from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.paths import resource

_BARS = """
QMenuBar {{ background: {ground}; color: {ink}; font-size: {pixels}px; }}
QMenuBar::item {{ padding: 3px 9px; background: transparent; }}
QMenuBar::item:selected {{ background: {bar}; color: {bar_ink}; }}
QStatusBar {{ background: {line}; color: {bar_ink}; font-size: {pixels}px; }}
QStatusBar::item {{ border: 0; }}
"""

_MENU = """
QMenu {{ background: {ground}; color: {ink}; border: 1px solid {rim}; font-size: {pixels}px; }}
QMenu::item {{ padding: 3px 22px 3px {indent}px; }}
QMenu::item:selected {{ background: {bar}; color: {bar_ink}; }}
QMenu::item:disabled {{ color: {rim}; }}
QMenu::separator {{ height: 1px; margin: 3px 0; background: {rim}; }}
QMenu::indicator {{ width: {sign}px; height: {sign}px; left: 7px; border: 1px solid {rim}; }}
QMenu::indicator:exclusive {{ border-radius: {corner}px; }}
QMenu::indicator:checked {{ background: {mark}; }}
QMenu::indicator:non-exclusive:checked {{ image: url("{tick}"); }}
"""

_FACES = """
QMenu {{ background: {ground}; border: 1px solid {rim}; }}
QToolButton {{ background: transparent; border: 2px solid transparent; border-radius: 6px; padding: 2px; }}
QToolButton:hover, QToolButton:focus {{ border-color: {focus}; }}
QToolButton:checked {{ background: {mark}; }}
"""

_SIGN = 14
"""The side of a check box in pixels at the system's size of letters."""

_SIGN_OF_LETTERS = 0.8
"""The side of a check box in a menu, in heights of its letters."""

_SIZED = """
QCheckBox::indicator, QRadioButton::indicator {{ width: {sign}px; height: {sign}px; }}
"""
"""The size of indicators: Qt's own style draws them in one size, whatever the size of the letters."""

_SLIDER = """
QSlider {{ min-height: {slider}px; border: 1px solid transparent; border-radius: 4px; }}
QSlider:focus {{ border-color: {focus}; }}
QSlider::groove:horizontal {{
    height: {groove}px; border: 1px solid {faint}; border-radius: {groove_corner}px; background: {ground}; }}
QSlider::handle:horizontal {{
    width: {knob}px; margin: -{knob_over}px 0; border: 2px solid {tick}; border-radius: {knob_corner}px;
    background: {mark}; }}
QSlider::handle:horizontal:focus {{ border-color: {focus}; }}
"""
"""The style of sliders, on which Qt's own style hardly shows the keyboard focus."""

_PRIMARY = """
QPushButton[primary="true"]:enabled {{
    background: {mark}; color: {mark_ink}; font-weight: 600; border: 2px solid {rim}; border-radius: 4px;
    padding: 3px 16px; }}
QPushButton[primary="true"]:enabled:hover, QPushButton[primary="true"]:enabled:focus {{ border-color: {focus}; }}
"""
"""The style of the main button of a page, golden as at the table."""

_TABLES = """
QHeaderView::section {{ padding: 2px 0.6em; }}
"""
"""The style of tables: in Qt's own style the words at their sides touch the lines."""

_ANSWERS = """
QDialogButtonBox QPushButton {{ icon-size: 0px; }}
"""
"""The style of the answers of dialogs: Qt's own style puts pictures of its own before some of them, of which the
theme knows nothing."""

_DARK = """
QCheckBox, QRadioButton {{ border: 1px solid transparent; border-radius: 4px; padding: -1px 1px; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {focus}; }}
QCheckBox::indicator, QRadioButton::indicator {{
    width: {inner}px; height: {inner}px; border: 2px solid {tick}; background: {ground}; }}
QRadioButton::indicator {{ border-radius: {corner}px; }}
QCheckBox::indicator:checked, QRadioButton::indicator:checked {{ background: {mark}; }}
QCheckBox::indicator:checked {{ image: url("{check}"); }}
QCheckBox::indicator:focus, QRadioButton::indicator:focus {{ border-color: {focus}; }}
"""
"""The style for dark schemes, where Qt's own style draws dark lines and indicators on dark backgrounds, the frame of
the focus too. Its lines take the place of padding, so that nothing is higher for it."""

_PLAIN = """
QHeaderView, QHeaderView::section, QTableCornerButton::section, QTabBar::tab {{ background: {ground}; color: {ink}; }}
QHeaderView::section {{ border: 1px solid {faint}; }}
QTabBar::tab {{ border: 1px solid {rim}; padding: 4px 10px; }}
QTabWidget::pane {{ border: 1px solid {rim}; background: {ground}; }}
QTabBar::tab:selected {{ background: {chosen}; }}
QToolTip, QGroupBox, QAbstractItemView, QTextEdit, QPlainTextEdit {{ border: 1px solid {rim}; }}
QGroupBox {{ margin-top: 1.4em; padding-top: 4px; }}
QGroupBox::title {{ subcontrol-origin: margin; left: 2px; }}
QPushButton {{ border: 2px solid {rim}; border-radius: 4px; padding: 4px 14px; background: {ground}; color: {ink}; }}
QToolButton {{ border: 1px solid {rim}; border-radius: 4px; padding: 3px; background: {ground}; color: {ink}; }}
FaceButton {{ padding: 2px; }}
QCheckBox, QRadioButton, QSlider {{ border: 2px solid transparent; border-radius: 0; padding: 0; }}
QPushButton:default, QPushButton:pressed, QToolButton:checked, QToolButton:pressed {{ background: {chosen}; }}
QPushButton:disabled {{ border-color: {faint}; color: {faint}; background: {ground}; }}
QLineEdit, QComboBox, QAbstractSpinBox {{
    border: 1px solid {rim}; padding: 3px; background: {ground}; color: {ink}; }}
QAbstractSpinBox::up-button {{ subcontrol-origin: padding; subcontrol-position: top right; width: {button}px; }}
QAbstractSpinBox::down-button {{ subcontrol-origin: padding; subcontrol-position: bottom right; width: {button}px; }}
QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow {{
    width: 0; height: 0; border-left: {slope}px solid {ground}; border-right: {slope}px solid {ground}; }}
QAbstractSpinBox::up-arrow {{ border-bottom: {rise}px solid {ink}; }}
QAbstractSpinBox::down-arrow {{ border-top: {rise}px solid {ink}; }}
QLineEdit {{ placeholder-text-color: {soft}; }}
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled {{ border-color: {faint}; color: {faint}; }}
QPushButton:focus {{ border: 3px solid {focus}; padding: 3px 13px; }}
QToolButton:focus {{ border: 3px solid {focus}; padding: 1px; }}
FaceButton:focus {{ border: 3px solid {focus}; padding: 0; }}
QCheckBox:focus, QRadioButton:focus, QSlider:focus {{ border-color: {focus}; }}
QPushButton[primary="true"]:enabled:focus {{ border: 3px solid {focus}; padding: 2px 15px; }}
QLineEdit:focus, QComboBox:focus {{ border: 3px solid {focus}; padding: 1px; }}
QAbstractSpinBox:focus {{ border: 2px solid {focus}; padding: 2px; }}
"""
"""The style for plain surfaces: the outlines of Qt's own style are invisible on black. The focus is a wider outline
too, or a frame where there was none, not only another colour; the padding makes up for it."""

_OF_SCHEMES = {Scheme.DARK: _DARK, Scheme.CONTRAST: _DARK + _PLAIN}


def set_style_sheet(widget: QWidget, sheet: str) -> None:
    """Set the style sheet of a widget, unless it has the same one already: Qt would recompute the style of the widget
    and all its children."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)


def set_styled_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property that style sheets select by, and restyle the widget if the value is new: Qt itself does so only
    when a style sheet changes."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def bar_style(theme: Theme, pixels: int) -> str:
    """Returns the style sheet of the menu bar and the status bar; the height of letters is in pixels."""
    tokens = {"ground": "menu", "ink": "menu_ink", "line": "bar", "bar": "bar_button", "bar_ink": "bar_ink"}
    return _BARS.format(**_named(theme, **tokens), pixels=pixels)


def menu_style(theme: Theme, pixels: int) -> str:
    """Returns the style sheet of a menu, with the height of letters in pixels: Qt's own style paints some of them
    with the background of a button."""
    tokens = {"ground": "menu", "ink": "menu_ink", "rim": "slot_rim", "bar": "bar_button", "bar_ink": "bar_ink"}
    sign = round(pixels * _SIGN_OF_LETTERS)
    return _MENU.format(
        **_named(theme, **tokens, mark="gold"),
        pixels=pixels,
        sign=sign,
        corner=sign // 2 + 1,
        indent=sign + 6,
        tick=_tick(),
    )


def faces_style(theme: Theme) -> str:
    """Returns the style sheet of a menu of portraits."""
    tokens = {"ground": "menu", "rim": "slot_rim", "mark": "gold", "focus": "focus"}
    return _FACES.format(**_named(theme, **tokens))


@cache
def _tick() -> str:
    """Returns the reference to the picture in a ticked box, for a style sheet: black, for golden backgrounds."""
    return resource("icons", "tick.svg").as_posix()


def dialog_style(theme: Theme, size: float = 1.0) -> str:
    """Returns the style sheet of dialogs whose letters have the given multiple of the system's size."""
    always = _SLIDER + _TABLES + _ANSWERS
    sheet = always + (_SIZED if size != 1 else "") + _OF_SCHEMES.get(theme.scheme, "") + _PRIMARY

    def pixels(at_one: float) -> int:
        return max(1, round(at_one * size))

    colors = _named(
        theme,
        rim="panel_rim",
        ground="panel",
        ink="ink",
        soft="ink_soft",
        faint="slot_rim",
        chosen="bar_button",
        mark="gold",
        mark_ink="gold_ink",
        focus="focus",
        tick="slot_rim" if theme.textures else "panel_rim",
    )
    return sheet.format(
        **colors,
        sign=pixels(_SIGN),
        inner=pixels(_SIGN - 3),
        corner=pixels(_SIGN - 3) // 2 + 2,
        button=pixels(16),
        slope=pixels(4),
        rise=pixels(5),
        groove=pixels(4),
        groove_corner=pixels(4) // 2,
        knob=pixels(10),
        knob_over=(pixels(10) + 4 - pixels(4)) // 2,
        knob_corner=pixels(10) // 2 + 2,
        slider=pixels(10) + 6,
        check=_tick(),
    )


def _named(theme: Theme, **tokens: str) -> dict[str, str]:
    """Returns a map from the names in a style sheet to the colours of tokens."""
    return {name: theme.color(token).name() for name, token in tokens.items()}
