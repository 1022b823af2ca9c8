#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests the comparison of two headers with copies of the small header in which one thing is changed.

A change that old programs or bindings would notice is reported; any other is not.
"""
import unittest

from small import changed, entry, read

from changes import breaks
from header import read_header

BEFORE = read()
LATER = ("#define BASTIDE_VERSION_MINOR 2", "#define BASTIDE_VERSION_MINOR 3")
SPARE = "    uint32_t spare[5];\n} bastide_choice;"


class Breaking(unittest.TestCase):
    def broken(self, says, *changes):
        found = breaks(BEFORE, read(*changes))
        self.assertTrue(any(says in each for each in found), found)

    def kept(self, *changes):
        self.assertEqual(breaks(BEFORE, read(*changes)), [])

    def test_nothing_changed(self):
        self.assertEqual(breaks(BEFORE, BEFORE), [])

    def test_numbers_swapped(self):
        self.broken("BASTIDE_PIECE_WAGON was 2 and is 1: published numbers never change",
                    ("    BASTIDE_PIECE_FOLLOWER = 1, /**< follower */\n    BASTIDE_PIECE_WAGON = 2     /**< wagon */",
                     "    BASTIDE_PIECE_WAGON = 1,   /**< wagon */\n    BASTIDE_PIECE_FOLLOWER = 2 /**< follower */"))

    def test_number_gone(self):
        self.broken("BASTIDE_OPTION_KEEP_HIGH (302) is gone", ("BASTIDE_OPTION_KEEP_HIGH = 302", "BASTIDE_OPTION_TOWER_HIGH = 303"))

    def test_number_gone_and_taken_by_another(self):
        self.broken("BASTIDE_OPTION_TOWER_HIGH took the number 302 of BASTIDE_OPTION_KEEP_HIGH", ("BASTIDE_OPTION_KEEP_HIGH", "BASTIDE_OPTION_TOWER_HIGH"))

    def test_constant_changed(self):
        self.broken("BASTIDE_SEATS_MAX was 4 and is 5", ("SEATS_MAX 4", "SEATS_MAX 5"))

    def test_number_added(self):
        self.kept(("    BASTIDE_PIECE_WAGON = 2     /**< wagon */", "    BASTIDE_PIECE_WAGON = 2,    /**< wagon */\n    BASTIDE_PIECE_BARN = 3 /**< barn */"))

    def test_text_of_a_word_changed(self):
        self.kept(("Towers are low.", "Each tower is low."))

    def test_type_of_a_result_changed(self):
        self.broken("bastide_status is no longer int32_t", ("typedef int32_t bastide_status;", "typedef int64_t bastide_status;"))

    def test_another_record_of_a_vocabulary(self):
        self.broken("PIECE had the record None and has bastide_refusal",
                    ("/**< kinds of pieces */", "/**< {bastide_refusal} kinds of pieces */"), ("[index] of", "[bastide_piece_kind] of"),
                    ("/**< follower */", "/**< {} follower */"), ("/**< wagon */", "/**< {} wagon */"))

    def test_uses_added_at_the_end(self):
        self.kept(("{tile x y} place", "{tile x y piece_kind} place"))

    def test_uses_added_in_front(self):
        self.broken("BASTIDE_ACTION_PLACE: `uses` was tile x y and is piece_kind tile x y: fields are only added at the end",
                    ("{tile x y} place", "{piece_kind tile x y} place"))

    def test_use_gone(self):
        self.broken("BASTIDE_ACTION_PLACE: `code` was tile 14 x 11 y 11 and is tile 14 x 11", ("{tile x y} place", "{tile x} place"))

    def test_use_narrowed_otherwise(self):
        self.broken("BASTIDE_CHOICE_SEATS: `uses` was id:seats and is id:seat", ("{id:seats}", "{id:seat}"))

    def test_function_gone(self):
        self.broken("bastide_game_placed_at() is gone", ("bastide_game_placed_at(", "bastide_game_type_at("))

    def test_function_added(self):
        self.kept(("BASTIDE_API uint32_t BASTIDE_CALL bastide_version(void);",
                   "BASTIDE_API uint32_t BASTIDE_CALL bastide_version(void);\n/** @return [number] 1. @threads any. */\n"
                   "BASTIDE_API int32_t BASTIDE_CALL bastide_one(void);"))

    def test_parameters_swapped(self):
        self.broken("bastide_game_placed_at() had the meanings tile(-, x, y) and has tile(-, y, x)", ("int32_t x, int32_t y);", "int32_t y, int32_t x);"))

    def test_result_changed(self):
        self.broken("bastide_version() was uint32_t() and is int32_t()", ("BASTIDE_API uint32_t", "BASTIDE_API int32_t"))

    def test_threads_stricter(self):
        old = read()
        entry(old, "functions", "bastide_game_placed_at")["threads"] = "any"
        self.assertEqual(breaks(old, BEFORE), ["bastide_game_placed_at() could be called `any` and now only `overlap`"])

    def test_null_no_longer_taken(self):
        self.broken("bastide_games_apply() no longer takes NULL for statuses", ("of them, or NULL", "of them"))

    def test_fields_swapped(self):
        self.broken("bastide_action.x was ('int32_t', 1, 12, 12) and is ('int32_t', 1, 16, 16)",
                    ("    int32_t x;          /**< [x] */\n    int32_t y;          /**< [y] */\n", "    int32_t y; /**< [y] */\n    int32_t x; /**< [x] */\n"))

    def test_field_gone_for_spare_words(self):
        self.broken("bastide_choice.flags is gone",
                    ("    uint32_t flags; /**< [bastide_config_flag] */\n", ""), (SPARE, SPARE.replace("5", "6")), ("{bastide_choice flags}", "{bastide_choice}"))

    def test_field_of_another_type(self):
        self.broken("bastide_action.tile: `type` was tile and is index", ("/**< [tile] */", "/**< [index] */"))

    def test_record_grown(self):
        self.broken("bastide_choice had 32 bytes and has 48: a record never changes its size",
                    ("One choice. 32 bytes.", "One choice. 48 bytes."), (SPARE, SPARE.replace("5", "9")))

    def test_spare_word_named(self):
        self.kept(LATER, (SPARE, "    int32_t more; /**< [number] 0: none @since 0.3.0 */\n" + SPARE.replace("5", "4")))

    def test_spare_word_named_without_since(self):
        self.broken("bastide_choice.more is new and has no @since",
                    LATER, (SPARE, "    int32_t more; /**< [number] 0: none */\n" + SPARE.replace("5", "4")))

    def test_spare_word_that_is_unused_minus_1(self):
        self.broken("bastide_choice.more is [tile] and unused -1: a spare word that gets a name counts from 1",
                    LATER, (SPARE, "    int32_t more; /**< [tile] @since 0.3.0 */\n" + SPARE.replace("5", "4")))

    def test_a_new_abi_version_may_break(self):
        text = changed(("WAGON = 2", "WAGON = 3"), ("#define BASTIDE_ABI_VERSION 1", "#define BASTIDE_ABI_VERSION 2"))
        self.assertEqual(breaks(BEFORE, read_header(text)), [])


if __name__ == "__main__":
    unittest.main()
