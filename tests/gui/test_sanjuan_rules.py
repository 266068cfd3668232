"""The rules of San Juan as they are written: every kind has a page, links lead to one, figures are placeholders."""

import re
from string import Formatter

import pytest

from puertorico_desktop.gui.sanjuan.texts import words
from puertorico_desktop.gui.texts.rules.written import Kind, RulesFolder, WrittenPage
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from puertorico_desktop.paths import resource
from tests.gui.catalogues import catalogue, messages

FIRST = "concept:overview"
OF_GOODS = "concept:prices"
PIECES = {
    **{name: f"role:{name}" for name in words.ROLES},
    **{name: f"building:{name}" for name in words.BUILDINGS},
    **dict.fromkeys(words.GOODS, OF_GOODS),
}
"""The page about each piece: goods share one."""


@pytest.fixture(scope="module")
def folder(qapp: object) -> RulesFolder:
    return RulesFolder(resource("rules", "sanjuan"))


@pytest.fixture(scope="module")
def pages(folder: RulesFolder) -> dict[str, WrittenPage]:
    files = resource("rules", "sanjuan").rglob("*.md")
    topics = [f"{path.parent.name}:{path.stem}" for path in files]
    found = {topic: folder.page(topic) for topic in topics}
    return {topic: page for topic, page in found.items() if page is not None}


def placeholders(page: WrittenPage) -> list[str]:
    return [name for one in page.passages for _, name, _, _ in Formatter().parse(one.text) if name is not None]


def links(page: WrittenPage) -> list[str]:
    return [*page.see_also, *(PIECES[name] for name in placeholders(page) if name in PIECES)]


def test_every_piece_has_a_page_and_every_page_is_in_the_contents(
    folder: RulesFolder, pages: dict[str, WrittenPage]
) -> None:
    listed = [topic for chapter in folder.chapters for topic in chapter.pages]
    assert len(listed) == len(set(listed))
    assert listed[0] == FIRST
    assert {*listed, *PIECES.values()} == pages.keys()


def test_only_pages_not_about_pieces_have_titles_of_their_own(pages: dict[str, WrittenPage]) -> None:
    of_pieces = {*PIECES.values()} - {OF_GOODS}
    for topic, page in pages.items():
        assert bool(page.title) == bool(page.icon) == (topic not in of_pieces)
        assert not page.icon or resource("icons", f"{page.icon}.svg").is_file()
    titles = [page.title for page in pages.values() if page.title]
    assert len(titles) == len(set(titles))
    assert not set(titles) & set(words.BUILDINGS.values())


def test_every_link_leads_to_another_page(pages: dict[str, WrittenPage]) -> None:
    for topic, page in pages.items():
        assert page.see_also
        assert len(page.see_also) == len(set(page.see_also))
        assert topic not in page.see_also
        assert set(links(page)) <= pages.keys(), topic


def test_every_page_can_be_reached_from_the_first(pages: dict[str, WrittenPage]) -> None:
    reached, new = {FIRST}, [FIRST]
    while new:
        found = set(links(pages[new.pop()])) - reached
        reached |= found
        new += found
    assert reached == pages.keys()


NUMBERED = {"Anna holds 9 cards. She puts one under her ", ": discard 1 or 2 cards and draw as many."}
"""An example, and what no figure of the engine stands for."""


def test_placeholders_are_plain_and_figures_placeholders(folder: RulesFolder, pages: dict[str, WrittenPage]) -> None:
    assert all(context.startswith("SanJuanRules") for context, _ in folder.texts())
    for text in (one.text for page in pages.values() for one in page.passages):
        for literal, name, spec, conversion in Formatter().parse(text):
            assert name is None or (re.fullmatch(r"[a-z0-9_]+", name) and not spec and not conversion)
            assert not re.search(r"[2-9]", literal) or literal in NUMBERED, text


def test_every_passage_ends_with_punctuation(pages: dict[str, WrittenPage]) -> None:
    for page in pages.values():
        assert page.passages
        for one in page.passages:
            assert one.text[-1] in ".:" or one.kind is Kind.HEADING, one.text


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != ENGLISH])
def test_titles_are_unique_in_every_language(language: str, pages: dict[str, WrittenPage]) -> None:
    contexts = {"SanJuanRulesTitle", "SanJuanBuilding", "SanJuanRole"}
    titles = [message.forms for message in messages(catalogue(language)) if message.context in contexts]
    assert len(titles) == len(set(titles)) == len(pages)
