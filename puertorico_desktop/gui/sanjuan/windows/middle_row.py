"""The row in the middle: roles, prices, deck and discards, the Cathedral."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from puertorico_desktop.gui.sanjuan.models.sanjuan_models import SanJuanModels
from puertorico_desktop.gui.sanjuan.refs import PRICES
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
from puertorico_desktop.gui.sanjuan.views.middle_delegates import (
    OfferDelegate,
    PileDelegate,
    PriceDelegate,
    RoleDelegate,
    draw_goods,
)
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.views.plans import Grid
from puertorico_desktop.gui.views.scaling import scale_of
from puertorico_desktop.gui.windows.surfaces import Panel, TitledPanel

translate = QCoreApplication.translate

SHARES = (548, 164, 142, 92)
"""The widths of roles, prices, piles and the Cathedral."""
ROOM_FOR_HEADING = 96
"""The least height of the row for a heading above the prices, at scale 1 and with texts of the usual size."""


class Goods(QWidget):
    """The signs of the goods beside the prices."""

    def __init__(self, renderer: CardRenderer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._renderer = renderer

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the icons one below the other, as high as the price cards."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            margin = round(3 * scale_of(self))
            draw_goods(self._renderer, painter, QRectF(self.rect().adjusted(0, margin, 0, -margin)))


class MiddleRow(QWidget):
    """`views` are its views in the order of the Tab key, `panels` the surfaces below them."""

    def __init__(
        self,
        session: SanJuanSession,
        models: SanJuanModels,
        marks: Marks,
        renderer: CardRenderer,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._renderer, theme = renderer, renderer.theme
        self.roles = AreaView(Grid(8), RoleDelegate(renderer, self), marks, parent=self)
        self.roles.setModel(models.roles)
        self._price_panel, self._pile_panel = TitledPanel(theme, self), Panel(theme, self)
        self._offer_panel = Panel(theme, self)
        self.goods = Goods(renderer, self._price_panel)
        self.prices = AreaView(Grid(4), PriceDelegate(renderer, self), marks, PRICES, PRICES, self._price_panel)
        self.prices.setModel(models.prices)
        self.piles = AreaView(Grid(4), PileDelegate(renderer, self), marks, parent=self._pile_panel)
        self.piles.setModel(models.piles)
        self.offer = AreaView(Grid(0), OfferDelegate(renderer, self), marks, parent=self._offer_panel)
        self.offer.setModel(models.offers)
        self.views: list[AreaView] = [self.roles, self.prices, self.piles, self.offer]
        self.panels: list[Panel] = [self._price_panel, self._pile_panel, self._offer_panel]
        self._columns = QHBoxLayout()
        self._columns.addWidget(self.goods, 18)
        self._columns.addWidget(self.prices, 130)
        self._price_panel.body.addLayout(self._columns, 1)
        self._bodies = [QVBoxLayout(panel) for panel in (self._pile_panel, self._offer_panel)]
        for body, view in zip(self._bodies, (self.piles, self.offer), strict=True):
            body.addWidget(view)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for widget, share in zip((self.roles, *self.panels), SHARES, strict=True):
            self._row.addWidget(widget, share)
        self.retranslate()
        self.set_scale(1.0)

    def refresh(self) -> None:
        """Hide the place of the Cathedral once it is built, or if it is not in the game."""
        self._offer_panel.setVisible(self._session.view.cathedral)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show or hide the heading of the prices for the new size."""
        self._show_heading()
        super().resizeEvent(event)

    def _show_heading(self) -> None:
        """Hide the heading of the prices where the row is too low for the size of texts."""
        room = ROOM_FOR_HEADING * scale_of(self) * self._renderer.theme.text_size
        self._price_panel.title.setVisible(self.height() >= room)

    def set_scale(self, scale: float) -> None:
        """Fit the size of the table."""
        self._row.setSpacing(round(7 * scale))
        self._columns.setSpacing(round(3 * scale))
        self._price_panel.set_scale(scale)
        self._show_heading()
        for body in self._bodies:
            side = round(4 * scale)
            body.setContentsMargins(side, side, side, side)

    def retranslate(self) -> None:
        """Set all texts."""
        self._price_panel.title.setText(translate("SanJuanTable", "Prices"))
        self.roles.setAccessibleName(translate("SanJuanTable", "Roles"))
        self.prices.setAccessibleName(translate("SanJuanTable", "Prices"))
        self.piles.setAccessibleName(translate("SanJuanTable", "Deck and discards"))
        self.offer.setAccessibleName(translate("SanJuanTable", "Cathedral"))

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate the texts when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
