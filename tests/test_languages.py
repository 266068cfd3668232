"""Which language a reader gets."""

import pytest

from puertorico_desktop.languages import ENGLISH, LANGUAGES, nearest, served


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("zh-Hant-TW", "zh_TW"), ("zh_TW.UTF-8", "zh_TW"), ("zh-HK", "zh_TW"), ("zh-Hant-HK", "zh_TW"),
        ("zh_MO", "zh_TW"), ("zh-Hant", "zh_TW"), ("yue-Hant-HK", "zh_TW"), ("yue", "zh_TW"),
        ("zh-Hans-CN", "zh_CN"), ("zh_CN.GB18030", "zh_CN"), ("zh-SG", "zh_CN"), ("zh-Hans-HK", "zh_CN"),
        ("zh-CHT", "zh_TW"), ("zh_CHT.UTF-8", "zh_TW"), ("zh-cht-hk", "zh_TW"), ("zh_Hant_MO", "zh_TW"),
        ("zh-CHS", "zh_CN"), ("zh_CHS", "zh_CN"), ("zh-CHS-TW", "zh_CN"), ("zh_hant_CN", "zh_TW"),
        ("zh", "zh_CN"), ("zh-MY", "zh_CN"), ("ja", "ja"), ("ja_JP.eucJP", "ja"), ("ja-Jpan-JP", "ja"),
        ("en_GB", "en"), ("en-Latn-US", "en"), ("de_DE", None), ("C", None), ("POSIX", None), ("", None),
        ("sr_RS@latin", None),
    ],
)  # fmt: skip
def test_readers_are_served(name: str, language: str | None) -> None:
    assert served(name) == language


def test_the_first_language_that_is_served_counts() -> None:
    assert nearest(["de-DE", "ja-JP", "zh-TW"]) == "ja"
    assert nearest(["de-DE", "fr"]) == ENGLISH
    assert nearest([]) == ENGLISH


def test_every_language_serves_itself() -> None:
    assert all(served(code) == code for code in LANGUAGES)
