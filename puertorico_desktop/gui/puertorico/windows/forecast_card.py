"""The forecast of a role: a card below it with a line for every player, while the role is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import attrs
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import GOODS, Role
from puertorico_desktop.engine.puertorico.forecast import Outlook
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.texts import forecast as texts
from puertorico_desktop.gui.puertorico.texts.reasons import skip_text
from puertorico_desktop.gui.puertorico.views.artwork import building_icon, good_icon, tile_icon
from puertorico_desktop.gui.puertorico.views.table_painter import TablePainter
from puertorico_desktop.gui.texts.typesetting import well_broken
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, SMALL_PIXELS, faded, scale_of, square
from puertorico_desktop.gui.windows.surfaces import Panel

DELAY_MS = 220
"""How long a role has to be looked at; a pointer that only passes over it shows nothing."""
LINE = 25
"""The height of a player's line at scale 1."""
WIDTH = 430
MOST_BUILDINGS = 9
"""So many buildings are shown, the dearest ones; the others are counted."""


@attrs.frozen
class Chip:
    """A sign with a figure, or words alone where there is no sign."""

    icon: str = ""
    words: str = ""
    strong: bool = True


def chips(outlook: Outlook) -> Iterator[Chip]:
    """What the phase would bring one player, sign by sign."""
    for good, amount in zip(GOODS, outlook.produced, strict=True):
        if amount:
            yield Chip(good_icon(good), str(amount))
    if outlook.extra:
        yield Chip(words="+1")
        for good in outlook.extra:
            yield Chip(good_icon(good))
    for tile in outlook.tiles:
        yield Chip(tile_icon(tile))
    if outlook.draws:
        yield Chip(words="+")
        yield Chip(tile_icon(None))
    dearest = sorted(outlook.buildings, key=lambda building: CATALOG[building].cost, reverse=True)
    for building in dearest[:MOST_BUILDINGS]:
        yield Chip(building_icon(building))
    if len(dearest) > MOST_BUILDINGS:
        yield Chip(words=f"+{len(dearest) - MOST_BUILDINGS}")
    if outlook.colonists > outlook.nobles:
        yield Chip("colonist", str(outlook.colonists - outlook.nobles))
    if outlook.nobles:
        yield Chip("noble", str(outlook.nobles))
    if outlook.sold is not None:
        yield Chip(good_icon(outlook.sold), "1")
    for good, amount in zip(GOODS, outlook.loaded, strict=True):
        if amount:
            yield Chip(good_icon(good), str(amount))
    if outlook.points:
        yield Chip("points", f"+{outlook.points}")
    if outlook.doubloons:
        yield Chip("doubloon", f"+{outlook.doubloons}")
    if any(outlook.spoiled):
        yield Chip(words=texts.spoiling(), strong=False)
        for good, amount in zip(GOODS, outlook.spoiled, strict=True):
            if amount:
                yield Chip(good_icon(good), str(amount), strong=False)


class ForecastCard(Panel):
    """Floats over the table and never takes the mouse."""

    def __init__(self, interaction: Interaction, brush: TablePainter, parent: QWidget) -> None:
        super().__init__(brush.theme, parent)
        self._interaction = interaction
        self._brush = brush
        self._role: Role | None = None
        self._outlooks: Sequence[Outlook] = ()
        self._find_place: Callable[[], QRect] | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(DELAY_MS)
        self._wait.timeout.connect(self._appear)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        interaction.changed.connect(self.dismiss)
        self.gild()
        self.hide()

    @property
    def role(self) -> Role | None:
        """The role whose forecast is in sight."""
        return None if self.isHidden() else self._role

    def look_at(self, role: Role | None, place: Callable[[], QRect]) -> None:
        """A role is looked at, or none; `place` tells where it is on the table by then."""
        if role is None or not self._interaction.forecast(role):
            self.dismiss()
        elif role is not self._role:
            self._role, self._find_place = role, place
            if self.isHidden():
                self._wait.start()
            else:
                self._appear()

    @Slot()
    def dismiss(self) -> None:
        """No role is looked at any more, or something else is asked."""
        self._wait.stop()
        self._role = None
        self.hide()

    @Slot()
    def _appear(self) -> None:
        if self._role is None or self._find_place is None:
            return
        self._outlooks = self._interaction.forecast(self._role)
        if not self._outlooks:
            return
        scale = scale_of(self)
        lines = len(self._outlooks) + 1 + bool(texts.assumption(self._role))
        size = QSize(round(WIDTH * scale), round((LINE * lines + 8) * scale) + self._effect_height())
        below = self._find_place()
        table = self.parentWidget()
        assert table is not None
        room = table.rect()
        left = min(max(below.center().x() - size.width() // 2, 4), room.width() - size.width() - 4)
        self.setGeometry(QRect(QPoint(left, below.bottom() + round(5 * scale)), size))
        self.raise_()
        self.show()
        self.update()

    def _effect(self) -> str:
        assert self._role is not None
        return well_broken(self._interaction.session.words.role_effect(self._role))

    def _effect_height(self) -> int:
        """How high the sentences on the role are."""
        scale = scale_of(self)
        metrics = QFontMetricsF(self._brush.font(self.font(), SMALL_PIXELS * scale, False)[0])
        width = (WIDTH - 18) * scale
        flags = int(Qt.TextFlag.TextWordWrap)
        return round(metrics.boundingRect(QRectF(0, 0, width, 10_000), flags, self._effect()).height() + 4 * scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Heading, what the role does, a line a player, what is taken for granted."""
        super().paintEvent(event)
        if self._role is None:
            return
        session, brush, scale = self._interaction.session, self._brush, scale_of(self)
        ink, soft = brush.theme.color("ink"), brush.theme.color("ink_soft")
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(self.font())
        left, width = 9 * scale, self.width() - 18 * scale
        line = QRectF(left, 3 * scale, width, LINE * scale)
        words = texts.heading(self._role, session.words)
        brush.text(painter, line, words, 13 * scale, ink, bold=True)
        effect = QRectF(left, line.bottom(), width, self._effect_height())
        painter.setFont(brush.font(self.font(), SMALL_PIXELS * scale, False)[0])
        painter.setPen(soft)
        painter.drawText(effect, int(Qt.TextFlag.TextWordWrap), self._effect())
        painter.setFont(self.font())
        line.moveTop(effect.bottom())
        for outlook in self._outlooks:
            self._paint_line(painter, line, outlook)
            line.translate(0, LINE * scale)
        brush.text(painter, line, texts.assumption(self._role), SMALL_PIXELS * scale, soft)
        painter.end()

    def _paint_line(self, painter: QPainter, line: QRectF, outlook: Outlook) -> None:
        session, brush, scale = self._interaction.session, self._brush, scale_of(self)
        ink, soft = brush.theme.color("ink"), brush.theme.color("ink_soft")
        side = 17 * scale
        brush.icons.paint(painter, crest_icon(outlook.seat), square(line, side))
        name = line.adjusted(side + 6 * scale, 0, 0, 0)
        name.setWidth(88 * scale)
        brush.label(painter, name, session.names[outlook.seat], BASE_PIXELS * scale, ink, bold=True)
        rest = QRectF(line)
        rest.setLeft(name.right() + 6 * scale)
        signs = list(chips(outlook))
        if not signs:
            words = texts.nothing()
            if outlook.refusal is not None:
                words = skip_text(outlook.refusal, outlook.seat, session.words, session.names)
            brush.text(painter, rest, words, SMALL_PIXELS * scale, soft)
            return
        for sign in signs:
            with faded(painter, 1.0 if sign.strong else 0.7):
                if sign.icon:
                    brush.icons.paint(painter, sign.icon, square(rest, 19 * scale))
                    rest.setLeft(rest.left() + 21 * scale)
                if sign.words:
                    bold = sign.strong
                    used = brush.text(
                        painter, rest, sign.words, BASE_PIXELS * scale, ink if bold else soft, bold=bold
                    )
                    rest.setLeft(rest.left() + used + (7 if sign.icon else 4) * scale)
