"""The full description of a card on the table: for its large view, and for screen readers."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.sanjuan.catalog import CATALOG, POINTS
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.worth import gain, has_bonus, worth
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.sanjuan.card_counts import card_counts_of
from puertorico_desktop.gui.sanjuan.models.items import CardItem, CityItem, Crate, OfferItem
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.texts import details as texts
from puertorico_desktop.gui.sanjuan.texts import scores as final
from puertorico_desktop.gui.sanjuan.texts.phases import family, works
from puertorico_desktop.gui.sanjuan.texts.price import savings
from puertorico_desktop.gui.sanjuan.texts.words import card_effect, card_name
from puertorico_desktop.gui.texts.phrases import listed, row, sentences, title
from puertorico_desktop.match.match import Match


@attrs.frozen
class CardDetails:
    """The description of a card. `points` are shown in its head; `rows` are words with a figure, or with an empty
    one."""

    card: Card
    name: str
    kind: str
    effect: str
    price: int
    points: str
    rows: tuple[tuple[str, str], ...]

    @property
    def spoken(self) -> str:
        """The whole description in sentences."""
        rows = (texts.spoken_row(words, figure) for words, figure in self.rows)
        return sentences([texts.spoken_row(row([self.name, self.kind])), self.effect, *rows])


def details_of(item: Item | None, session: SanJuanSession) -> CardDetails | None:
    """Returns the description of a card in hand, a building in a city, or the Cathedral; None for other items."""
    match item:
        case CardItem(building=Card() as card):
            points = f"+{item.points}" if item.grows else str(item.points)
            rows = [*_price(card, session), (texts.worth_if_built() if item.grows else texts.points(), points)]
        case OfferItem(building=card):
            points = str(item.worth)
            rows = [*_price(card, session), (texts.worth_if_built(), f"+{points}")]
        case CityItem(building=Card() as card, site=False):
            points = str(item.points)
            rows = [(texts.worth_now(), points), *_on_it(item)]
        case _:
            return None
    price = session.game.price_tag(session.viewer, card).price if not isinstance(item, CityItem) else None
    return _details(card, CATALOG[card].cost if price is None else price, points, (*rows, *_elsewhere(card, session)))


def details_at_end(card: Card, match: Match[SanJuan], owner: int | None, holder: int | None) -> CardDetails:
    """Returns the description of a card after the game: that of the building of the seat `owner`, of a card left to
    the seat `holder`, or of a building that was covered."""
    game, names = match.record.game, match.setup.names
    points, cost = str(POINTS[card]), CATALOG[card].cost
    rows = [(texts.cost(), str(cost))]
    if owner is not None:
        points, sheet = str(worth(game, owner, card)), game.scores()[owner]
        rows += [
            (texts.worth_at_end(), points),
            *[(reason, "") for reason in [final.bonus_reason(card, sheet)] if reason],
        ]
        if card in sheet.tucked:
            rows.append((texts.cards_under(), str(sheet.tucked[card])))
    elif holder is not None and has_bonus(card) and not game.players[holder].city[card]:
        points = f"+{gain(game, holder, card)}"
        rows.append((texts.worth_if_it_had_been_built(), points))
    else:
        rows.append((texts.points(), points))
    owners = [names[seat] for seat, player in enumerate(game.players) if player.city[card]]
    if owners:
        rows.append((texts.built_by(listed(owners)), ""))
    return _details(card, cost, points, tuple(rows))


def _details(card: Card, price: int, points: str, rows: tuple[tuple[str, str], ...]) -> CardDetails:
    kind = title(row([family(card), works(card)]))
    return CardDetails(card, card_name(card), kind, card_effect(card), price, points, rows)


def _price(card: Card, session: SanJuanSession) -> list[tuple[str, str]]:
    """Returns the rows on the printed cost, and on the price for the viewer now."""
    tag = session.game.price_tag(session.viewer, card)
    parts = savings(tag, card)
    total = [(texts.price_for_you(), str(tag.price))] if parts else []
    return [(texts.cost(), str(tag.cost)), *parts, *total]


def _on_it(item: CityItem) -> list[tuple[str, str]]:
    """Returns the rows on the good on a building, and on the cards under it."""
    rows = []
    if item.crate is not Crate.NONE:
        rows.append((texts.holds_good(item.crate is Crate.FULL), ""))
    if item.sells_for is not None:
        rows.append((texts.price_of_good(item.sells_now), str(item.sells_for)))
    if item.tucked is not None:
        rows.append((texts.cards_under(), "?" if item.tucked < 0 else str(item.tucked)))
    return rows


def _elsewhere(card: Card, session: SanJuanSession) -> list[tuple[str, str]]:
    """Returns the rows on the owners of the building, and on the number of unseen copies."""
    names = session.names
    owners = [names[seat] for seat, player in enumerate(session.view.players) if player.city[card]]
    rows = [(texts.built_by(listed(owners)) if owners else texts.built_by_nobody(), "")]
    if session.counts_cards:
        count = next((one for one in card_counts_of(session) if one.card is card), None)
        if count is not None:
            rows.append((texts.unseen_copies(), texts.of_all(count.unseen, count.copies)))
    return rows
