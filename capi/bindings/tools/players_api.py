# SPDX-License-Identifier: MIT
"""What the Godot binding needs of bastide_players.h, which the description of the interface does not hold; its src/players.c compares
the numbers with the header."""


def field(name, c, offset, of_type, text=""):
    return {"name": name, "c": c, "offset": offset, "length": 1, "type": of_type, "unused": 0, "text": text}


# The enum and its words by the type of a field: word, number, text.
PLAYERS_WORDS = {
    "LEVEL": ("Level", [
        ("easy", 1, "a beginner: sees each move and misjudges it"),
        ("normal", 2, "judges the position after each move"),
        ("hard", 3, "also plays the next four turns many times, as far as the simulations or the time go"),
        ("expert", 4, "plays the next eight turns many times; for 300 simulations and more"),
    ]),
    "MOVE_REASON": ("MoveReasonKind", [
        ("completes", 1, "a feature is completed and pays the seat"),
        ("claims", 2, "a follower claims a feature"),
        ("extends", 3, "a feature of the seat that acts is worth more"),
        ("blocks", 4, "a feature of another seat is worth less"),
        ("shares", 5, "the seat that acts shares a feature that another led"),
        ("takes_over", 6, "it alone leads a feature that another led"),
        ("helps", 7, "a feature of another seat is worth more"),
        ("takes", 8, "it takes a piece of the seat"),
        ("returns", 9, "the seat that acts gets a piece of its own back, and what it pays"),
        ("strengthens", 10, "a further piece joins a feature of the seat that acts"),
        ("raises", 11, "a tower grows (TOWER-PIECE-01)"),
        ("closes", 12, "a follower closes a tower (TOWER-TOP-01)"),
        ("keeps", 13, "it declines, and keeps its pieces and points"),
        ("expects", 14, "the dice game: what the turn can be expected to pay"),
        ("neutral", 15, "it hardly changes a feature that a seat holds: less than half a point"),
        ("harms", 16, "a feature of the seat that acts is worth less"),
    ]),
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
