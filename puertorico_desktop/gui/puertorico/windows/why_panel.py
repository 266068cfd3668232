"""The panel that explains a Puertoma's step: one line for each rule, with the candidates that the rule left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from puertorico_desktop.engine.puertorico.components import Building, Component, Deed, Good, Role, Tile
from puertorico_desktop.engine.puertorico.decisions import DecisionKind
from puertorico_desktop.engine.puertorico.puertoma.account import AccountLine, StepRule
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts.puertoma import (
    counts_of,
    line_remark,
    line_sentence,
    line_title,
    piece_name,
    weighing_title,
    why_title,
)
from puertorico_desktop.gui.puertorico.views.artwork import building_icon, good_icon, role_icon, tile_icon
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, CORNER, LEFT, SMALL_PIXELS, faded, scale_of
from puertorico_desktop.gui.windows.surfaces import TitledPanel

HEAD = 19
"""The height of the text of a line at scale 1, in logical pixels; `CHIPS` is the height of a row of candidates, `GAP`
the gap between two lines."""
CHIPS = 20
GAP = 5
NUMBER = 16
"""The diameter of the disc with the number of a line at scale 1, in logical pixels."""
SIGN = 17
INDENT = 24
CHIP_SIDE = 6
CHIP_GAP = 5
DIMMED = 0.5
"""The opacity of a candidate that has been eliminated."""
WANTED_HEIGHT = 174
"""The height of the panel in the column at scale 1, in logical pixels, if there is room."""

SIGNS = {
    StepRule.MOST_DOUBLOONS: "doubloon",
    StepRule.DEAREST_SALE: "doubloon",
    StepRule.SMUGGLER_WINS_TIE: "role_smuggler",
    StepRule.HIGHEST_LEVEL: "points",
    StepRule.GIFT: "points",
    StepRule.VP_AREA: "points",
    StepRule.NOBLE_FIRST: "noble",
    StepRule.FEWEST_CIRCLES: "colonist",
    StepRule.QUARRY: "quarry",
    StepRule.TASK_BUILDING: "bunting",
    StepRule.TASK_ESTATE: "bunting",
    StepRule.TASK_GOOD: "bunting",
    StepRule.TASK_KIND: "bunting",
    StepRule.CLOSING_TIME: "bunting",
    StepRule.SEND_OFF: "bunting",
    StepRule.MOST_LOADED: "ship",
    StepRule.SMALLEST_SHIP: "ship",
    StepRule.MOST_ABOARD: "ship",
}
"""The icons of rules; rules with a card show its number instead, other rules have no icon."""
OF_ARROWS = (StepRule.BESIDE_MARKER, StepRule.NO_ARROW)
OF_CARDS = (StepRule.TIE_BREAK_CARD, StepRule.COUNTED)


@attrs.frozen
class CandidateChip:
    """A candidate: `count` contains the numbers that a card gave to it, `out` is whether it has been eliminated."""

    name: str
    icon: str
    out: bool
    chosen: bool
    count: str = ""


@attrs.frozen
class AccountEntry:
    """A line with all values that are painted."""

    number: int
    line: AccountLine
    title: str
    remark: str
    chips: tuple[CandidateChip, ...]


@attrs.frozen
class ShownAccount:
    """An account that is shown: the kind of decision, its lines, and the number of lines explained so far."""

    kind: DecisionKind
    account: tuple[AccountLine, ...]
    number: int


class WhyLines(QWidget):
    """The lines below the caption. If there is too little room, the oldest lines lose their candidates first, then
    disappear."""

    def __init__(self, session: PuertoRicoSession, renderer: TableRenderer, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._renderer = renderer
        self.entries: list[AccountEntry] = []
        self.current = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        renderer.theme.changed.connect(self.update)

    def show_account(self, shown: ShownAccount) -> None:
        """Show the part of an account that has been explained."""
        words, last = self._session.words, len(shown.account)
        lines = enumerate(shown.account[: shown.number], start=1)
        self.entries = [
            AccountEntry(
                number, line, line_title(line), line_remark(line, words), chips_of(line, number == last, self._name)
            )
            for number, line in lines
        ]
        self.current = shown.number
        self.update()

    def _name(self, piece: Component) -> str:
        return piece_name(piece, self._session.words)

    def _metrics(self, bold: bool) -> QFontMetricsF:
        return self._renderer.font(self.font(), BASE_PIXELS * scale_of(self), bold)[1]

    def _chip_width(self, chip: CandidateChip) -> float:
        scale = scale_of(self)
        width = (2 * CHIP_SIDE + SIGN) * scale + self._metrics(chip.chosen).horizontalAdvance(chip.name)
        if chip.count:
            width += self._metrics(True).horizontalAdvance(chip.count) + 8 * scale
        return width

    def _rows(self, chips: Sequence[CandidateChip], width: float) -> list[list[tuple[CandidateChip, float, float]]]:
        """Returns the candidates in rows, each with its left end and its width in pixels."""
        scale = scale_of(self)
        rows: list[list[tuple[CandidateChip, float, float]]] = []
        left = width
        for chip in chips:
            wide = min(self._chip_width(chip), width - INDENT * scale)
            if left + wide > width or not rows:
                rows.append([])
                left = INDENT * scale
            rows[-1].append((chip, left, wide))
            left += wide + CHIP_GAP * scale
        return rows

    def _chips_height(self, chips: Sequence[CandidateChip], width: float) -> float:
        return len(self._rows(chips, width)) * CHIPS * scale_of(self)

    def _fitting(self) -> list[tuple[AccountEntry, bool]]:
        """Returns the lines that are shown, each with whether its candidates are shown."""
        scale, room = scale_of(self), float(self.height())
        shown = [(entry, bool(entry.chips)) for entry in self.entries]

        def height() -> float:
            return sum(
                (HEAD + GAP) * scale + (self._chips_height(entry.chips, self.width()) if whole else 0)
                for entry, whole in shown
            )

        for place, (entry, whole) in enumerate(shown):
            if height() > room and whole and entry.number != self.current:
                shown[place] = (entry, False)
        while len(shown) > 1 and height() > room:
            del shown[0]
        return shown

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines; the last one explained is framed."""
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setFont(self.font())
            scale, top = scale_of(self), 0.0
            for entry, whole in self._fitting():
                rows = self._rows(entry.chips, self.width()) if whole else []
                height = (HEAD + CHIPS * len(rows)) * scale
                rect = QRectF(0, top, self.width(), height)
                if entry.number == self.current:
                    painter.setPen(QPen(self._renderer.theme.color("gold"), 1.6 * scale))
                    painter.setBrush(self._renderer.theme.color("paper"))
                    half = 0.8 * scale
                    painter.drawRoundedRect(rect.adjusted(half, half, -half, 2 * scale), CORNER, CORNER)
                self._draw_head(painter, entry, QRectF(0, top, self.width(), HEAD * scale), scale)
                for number, row in enumerate(rows):
                    for chip, left, wide in row:
                        place = QRectF(left, top + (HEAD + number * CHIPS) * scale, wide, (CHIPS - 2) * scale)
                        self._draw_chip(painter, chip, place, scale)
                top += height + GAP * scale

    def _draw_head(self, painter: QPainter, entry: AccountEntry, rect: QRectF, scale: float) -> None:
        renderer, color = self._renderer, self._renderer.theme.color
        disc = QRectF(3 * scale, rect.top() + 2 * scale, NUMBER * scale, NUMBER * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("bar"))
        painter.drawEllipse(disc)
        renderer.text(painter, disc, str(entry.number), SMALL_PIXELS * scale, color("bar_ink"), CENTER, True, False)
        left = INDENT * scale
        sign = QRectF(left, rect.top() + scale, SIGN * scale, SIGN * scale)
        if self._draw_sign(painter, entry.line, sign, scale):
            left = sign.right() + 5 * scale
        room = QRectF(left, rect.top(), rect.right() - left - 4 * scale, rect.height())
        used = renderer.text(painter, room, entry.title, BASE_PIXELS * scale, color("ink"), LEFT, True, False)
        room.setLeft(room.left() + used + 6 * scale)
        if entry.remark and room.width() > 0:
            renderer.label(painter, room, entry.remark, BASE_PIXELS * scale, color("ink_soft"), LEFT)

    def _draw_sign(self, painter: QPainter, line: AccountLine, rect: QRectF, scale: float) -> bool:
        """Paint the icon of a rule; returns whether it has one."""
        renderer, color = self._renderer, self._renderer.theme.color
        if line.rule in OF_ARROWS:
            renderer.icons.paint(painter, "step_turn", rect)
        elif line.rule in OF_CARDS:
            card = rect.adjusted(2.5 * scale, 0.5 * scale, -2.5 * scale, -0.5 * scale)
            painter.setPen(QPen(color("gold_rim"), 1.2 * scale))
            painter.setBrush(color("card_top"))
            painter.drawRoundedRect(card, 2 * scale, 2 * scale)
            renderer.text(painter, card, str(line.card), BASE_PIXELS * scale, color("ink"), CENTER, True, False)
        elif line.rule in SIGNS:
            renderer.icons.paint(painter, SIGNS[line.rule], rect)
        else:
            return False
        return True

    def _draw_chip(self, painter: QPainter, chip: CandidateChip, rect: QRectF, scale: float) -> None:
        """Paint a candidate: golden if it is chosen, struck through if it has been eliminated."""
        renderer, color = self._renderer, self._renderer.theme.color
        with faded(painter, DIMMED if chip.out else 1.0):
            painter.setPen(QPen(color("gold_rim" if chip.chosen else "panel_edge"), 1.2 * scale))
            painter.setBrush(color("gold" if chip.chosen else "paper_dim" if chip.out else "paper"))
            painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
            ink = color("gold_ink" if chip.chosen else "ink")
            left = rect.left() + CHIP_SIDE * scale
            if chip.count:
                room = QRectF(left, rect.top(), rect.width(), rect.height())
                left += (
                    renderer.text(painter, room, chip.count, BASE_PIXELS * scale, ink, LEFT, True, False) + 4 * scale
                )
            icon = QRectF(left, rect.center().y() - 7 * scale, 14 * scale, 14 * scale)
            renderer.icons.paint(painter, chip.icon, icon)
            left = icon.right() + 3 * scale
            room = QRectF(left, rect.top(), rect.right() - CHIP_SIDE * scale - left + 1, rect.height())
            used = renderer.text(painter, room, chip.name, BASE_PIXELS * scale, ink, LEFT, chip.chosen, False)
            if chip.out:
                painter.setPen(QPen(ink, 1.4 * scale))
                middle = rect.center().y() + scale
                painter.drawLine(QPointF(room.left(), middle), QPointF(room.left() + used, middle))


class WhyPanel(TitledPanel):
    """The panel of an account, with the account as text for screen readers."""

    def __init__(self, session: PuertoRicoSession, renderer: TableRenderer, parent: QWidget) -> None:
        super().__init__(renderer.theme, parent)
        self._session = session
        self.lines = WhyLines(session, renderer, self)
        self.body.addWidget(self.lines, 1)
        self.shown: ShownAccount | None = None
        self.set_scale(1.0)
        self.hide()

    def show_account(self, shown: ShownAccount) -> None:
        """Show the part of an account that has been explained."""
        self.shown = shown
        is_complete = shown.number == len(shown.account)
        why = why_title(shown.kind, shown.account, self._session.words)
        self.title.setText(why if is_complete else weighing_title())
        self.lines.show_account(shown)
        lines = [line_sentence(line, self._session.words) for line in shown.account[: shown.number]]
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(sentences(lines))

    @property
    def wanted_height(self) -> int:
        """The wanted height in pixels: the same for every account, so that the layout does not move between steps."""
        return round(WANTED_HEIGHT * scale_of(self))

    def sizeHint(self) -> QSize:
        """Returns the least size: the layout decides."""
        return QSize(1, 1)

    def changeEvent(self, event: QEvent) -> None:
        """Set the texts anew when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.shown is not None:
            self.show_account(self.shown)


def chips_of(line: AccountLine, is_last: bool, name: Callable[[Component], str]) -> tuple[CandidateChip, ...]:
    """Returns the candidates of a rule, each once; in the last line of an account the only one left is chosen."""
    pieces = line.among or line.left
    counts: dict[Component, list[int]] = {}
    if line.rule is StepRule.COUNTED:
        for piece, numbers in zip(pieces, counts_of(line), strict=True):
            counts.setdefault(piece, []).extend(numbers)
    chips = []
    for piece in dict.fromkeys(pieces):
        is_left = not line.left or piece in line.left
        chosen = is_last and len(line.left) == 1 and is_left
        count = " ".join(map(str, sorted(counts.get(piece, []))))
        # Candidates that a card has counted are not eliminated: they have only not been chosen.
        out = not is_left and line.rule is not StepRule.COUNTED
        chips.append(CandidateChip(name(piece), icon_of(piece), out, chosen, count))
    return tuple(chips)


def icon_of(piece: Component) -> str:
    """Returns the icon of a candidate. Raises TypeError for any other piece."""
    match piece:
        case Role():
            return role_icon(piece)
        case Building():
            return building_icon(piece)
        case Tile():
            return tile_icon(piece)
        case Good():
            return good_icon(piece)
        case Deed():
            return {Deed.POACH: "colonist", Deed.PLUNDER: "points", Deed.RAID: "ship"}[piece]
    raise TypeError(piece)
