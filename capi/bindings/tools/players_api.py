# SPDX-License-Identifier: MIT
"""What the Godot binding needs of bastide_players.h: its enums from the description of the interface, and its records, in the units and
with the texts of Godot; src/players.c compares their sizes with the header."""
from engines_api import BESIDE


def field(name, c, offset, of_type, text=""):
    return {"name": name, "c": c, "offset": offset, "length": 1, "type": of_type, "unused": 0, "text": text}


def words_of(enum):
    return [(each["word"], each["value"], each["text"]) for each in BESIDE[enum]["values"]]


# The enum and its words by the type of a field: word, number, text.
PLAYERS_WORDS = {
    "LEVEL": ("Level", words_of("bastide_players_level")),
    "MOVE_REASON": ("MoveReasonKind", words_of("bastide_players_reason_kind")),
}

PLAYERS_CLASSES = {"players_move": "BastideValuedMove", "players_reason": "BastideMoveReason"}

PLAYERS_RECORDS = [
    {"name": "bastide_players_move", "size": 128, "text": "A move and its value.", "fields": [
        field("action", "bastide_action", 0, "action", "ready to apply; null in a new record"),
        field("value", "hundredths", 96, "number", "the lead of the seat over the mean of the others to expect at the end of the game, in "
              "points; in the dice game the points to expect of the turn"),
        field("simulations", "int32_t", 100, "count", "how many simulations are behind the value; 0: it was judged once"),
    ]},
    {"name": "bastide_players_reason", "size": 32, "text": "What speaks for a move, or against it.", "fields": [
        field("kind", "int32_t", 0, "MOVE_REASON"),
        field("seat", "int32_t", 4, "seat", "whose feature or piece it is"),
        field("feature_kind", "int32_t", 8, "SEGMENT", "0 where the kind has no feature"),
        field("points", "int32_t", 12, "points", "what is scored; an estimate in all kinds but MOVE_REASON_COMPLETES and MOVE_REASON_RETURNS, 0 where "
              "the kind has none"),
    ]},
]
