"""The texts of the command line are extracted from the translations."""

import json
from pathlib import Path
from types import ModuleType

import pytest

from tests.scripts import load_script

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "translations"

TS = """\
<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context><name>Table</name><message><source>table</source><translation>卓</translation></message></context>
<context>
    <name>CliHelp</name>
    <message><source>a &lt;b&gt;</source><translation>あ&lt;b&gt;</translation></message>
    <message><source>draft</source><translation type="unfinished">案</translation></message>
    <message><source>nothing yet</source><translation type="unfinished"></translation></message>
    <message><source>gone</source><translation type="vanished">前</translation></message>
</context>
<context><name>Problem</name><message><source>full</source><translation>満</translation></message></context>
<context><name>CliEmpty</name><message><source>x</source><translation type="unfinished"/></message></context>
</TS>
"""


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return load_script("make_cli_texts")


def test_translated_texts_are_extracted(script: ModuleType, tmp_path: Path) -> None:
    source, target = tmp_path / "ts", tmp_path / "out"
    for folder in (source, target):
        folder.mkdir()
    for language in ("en", "ja"):
        (source / f"puertorico_{language}.ts").write_text(TS, encoding="utf-8")
    script.main(source, target)
    assert [path.name for path in target.iterdir()] == ["cli_ja.json"]
    data = json.loads((target / "cli_ja.json").read_text(encoding="utf-8"))
    assert data == {"CliHelp": {"a <b>": "あ<b>", "draft": "案"}, "Problem": {"full": "満"}}


def test_the_files_are_up_to_date(script: ModuleType) -> None:
    sources = {path.stem.removeprefix("puertorico_"): path for path in (ROOT / "translations").glob("*.ts")}
    del sources["en"]
    assert {path.stem.removeprefix("cli_") for path in FOLDER.glob("cli_*.json")} == sources.keys()
    for language, ts in sources.items():
        written = (FOLDER / f"cli_{language}.json").read_text(encoding="utf-8")
        assert written == script.written(script.catalogue(ts)), "run `dev.py translations`"
