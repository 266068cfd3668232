"""The schema of the database as migration steps: each adds the tables and columns of one version.

A step is SQL. One real file of every version is kept in `tests/data/history` permanently.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

STEPS: Final[Sequence[str]] = (
    """
    CREATE TABLE game (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL, digest TEXT NOT NULL, started TEXT NOT NULL,
        ended TEXT NOT NULL, app TEXT NOT NULL, rules INTEGER NOT NULL, game TEXT NOT NULL, edition TEXT NOT NULL,
        players INTEGER NOT NULL,
        options TEXT NOT NULL, seed TEXT NOT NULL, rounds INTEGER NOT NULL, plies INTEGER NOT NULL,
        ended_by TEXT NOT NULL, undo INTEGER NOT NULL, hints INTEGER NOT NULL, kind TEXT NOT NULL,
        challenge TEXT NOT NULL, level TEXT NOT NULL, counted INTEGER NOT NULL, UNIQUE (id, digest));
    CREATE TABLE document (game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE, packed BLOB NOT NULL);
    CREATE TABLE seat (
        game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL, name TEXT NOT NULL, bot TEXT,
        automatic INTEGER NOT NULL, place INTEGER NOT NULL, win REAL NOT NULL, score INTEGER NOT NULL,
        points TEXT NOT NULL, way TEXT NOT NULL, roles TEXT NOT NULL, PRIMARY KEY (game, seat)) WITHOUT ROWID;
    CREATE TABLE purchase (
        game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL, piece TEXT NOT NULL,
        round INTEGER NOT NULL);
    CREATE INDEX purchases ON purchase (game, seat);
    CREATE TABLE review (
        game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL, accuracy REAL,
        lost REAL NOT NULL, stake REAL NOT NULL, marks TEXT NOT NULL, parts TEXT NOT NULL,
        PRIMARY KEY (game, seat)) WITHOUT ROWID;
    CREATE TABLE person (id INTEGER PRIMARY KEY, me INTEGER NOT NULL);
    CREATE TABLE alias (name TEXT PRIMARY KEY, person INTEGER NOT NULL REFERENCES person);
    CREATE TABLE removed (id TEXT NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (id, digest)) WITHOUT ROWID;
    CREATE TABLE try (
        number INTEGER PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL, begun TEXT NOT NULL, done TEXT NOT NULL,
        game TEXT NOT NULL, first INTEGER NOT NULL, hints INTEGER NOT NULL, moves TEXT NOT NULL);
    CREATE INDEX tries ON try (kind, key);
    CREATE TABLE milestone (id TEXT PRIMARY KEY, reached TEXT NOT NULL, game INTEGER NOT NULL);
    """,
    """
    ALTER TABLE try ADD COLUMN points INTEGER;
    ALTER TABLE try ADD COLUMN par INTEGER;
    """,
    """
    ALTER TABLE seat ADD COLUMN feats TEXT;
    """,
)
VERSION: Final = len(STEPS)
"""The version of the database that is written today."""
