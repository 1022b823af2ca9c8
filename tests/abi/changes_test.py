# SPDX-License-Identifier: MIT
"""The reading of the header and the comparison of two headers, tried on copies of bastide.h with one thing changed.

usage: changes_test.py <source directory>
"""
import re
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
SOURCE = Path(sys.argv.pop(1))
sys.path.insert(0, str(SOURCE / "capi" / "abi" / "tools"))

from changes import breaks
from header import Discipline, read_header

HEADER = (SOURCE / "include" / "bastide.h").read_text(encoding="utf-8")
TODAY = read_header(HEADER)


def changed(pattern, replacement):
    """The header with the one place that a pattern finds replaced."""
    text, count = re.subn(pattern, replacement, HEADER, count=1)
    if count != 1 or text == HEADER:
        raise AssertionError(f"the header has no {pattern}")
    return text


def entry(api, kind, name):
    return next(each for each in api[kind] if each["name"] == name)


class Reading(unittest.TestCase):
    """What the header says arrives; counted and looked up by hand."""

    def test_a_function_with_all_its_roles(self):
        function = entry(TODAY, "functions", "bastide_game_load")
        self.assertEqual(function["returns"], "bastide_status")
        self.assertEqual([(each["name"], each["role"]) for each in function["parameters"]],
                         [("bytes", "in"), ("len", "count"), ("sets", "handles"), ("set_count", "count"),
                          ("mem", "allocator"), ("error", "error"), ("out", "made")])
        self.assertEqual([each.get("null") for each in function["parameters"]],
                         ["refused", None, "with 0", None, "allowed", "allowed", "refused"])
        self.assertIn("BASTIDE_E_FORMAT", function["statuses"])  # by way of bastide_game_restore()

    def test_threads(self):
        for name, threads in (("bastide_version", "any"), ("bastide_game_hash", "overlap"), ("bastide_game_apply", "alone")):
            self.assertEqual(entry(TODAY, "functions", name)["threads"], threads)

    def test_a_record(self):
        event = entry(TODAY, "records", "bastide_event")
        self.assertEqual((event["size"], event["grows"], event["number"]), (64, False, "BASTIDE_STRUCT_EVENT"))
        offsets = {each["name"]: each["offset"] for each in event["fields"]}
        self.assertEqual((offsets["seq"], offsets["kind"], offsets["arg"]), (0, 8, 48))

    def test_pointers_are_as_wide_as_the_target_makes_them(self):
        allocator = entry(TODAY, "records", "bastide_allocator")
        self.assertEqual((allocator["size"], allocator["size_32"]), (24, 12))

    def test_comments_in_front_and_behind(self):
        value = next(each for each in entry(TODAY, "enums", "bastide_ruleset")["values"] if each["name"] == "BASTIDE_RULESET_TILES")
        self.assertEqual((value["value"], value["doc"]), (1, "the tile game with its expansions"))
        self.assertEqual(entry(TODAY, "enums", "bastide_ruleset")["doc"], "Which game.")


class Discipline_(unittest.TestCase):
    """A header that breaks its own rules is refused."""

    def refused(self, pattern, replacement, says):
        with self.assertRaisesRegex(Discipline, says):
            read_header(changed(pattern, replacement))

    def test_gap(self):
        self.refused(r"    int32_t over; ", "    uint64_t over; ", "gap")

    def test_gap_at_the_end(self):
        self.refused(r"    int32_t each;\n    int32_t points;\n", "    int32_t points;\n", "end in a gap")

    def test_size_that_is_not_the_one_stated(self):
        self.refused(r"Frozen, 64 bytes\. See", "Frozen, 60 bytes. See", "says 60 bytes and has 64")

    def test_growing_record_without_its_size(self):
        self.refused(r"(bastide_seat \{\n    u?)int32_t struct_size", r"\1int32_t size", "struct_size")

    def test_growth_not_stated(self):
        self.refused(r"A seat\. Grows, 48 bytes\.", "A seat.", "does not say")

    def test_number_given_twice(self):
        self.refused(r"BASTIDE_SIDE_CITY = 2", "BASTIDE_SIDE_CITY = 1", "same number")

    def test_enum_without_negative_member(self):
        self.refused(r"BASTIDE_SIDE_ANY = -1", "BASTIDE_SIDE_ANY = 9", "negative member")

    def test_type_without_width(self):
        self.refused(r"    int32_t score;", "    long score;", "no fixed width")

    def test_name_without_prefix(self):
        self.refused(r"BASTIDE_SIDE_ROAD", "SIDE_ROAD", "prefix")

    def test_unknown_status(self):
        self.refused(r"OK, E_ARGUMENT, E_ABSENT for no such seat\.", "OK, E_ARGUMENT, E_MISSING.", "no status")

    def test_function_without_return(self):
        self.refused(r"@return the version of the library as 0x00MMmmpp\.", "", "no @return")

    def test_parameter_that_is_not_there(self):
        self.refused(r"@param view bastide_view", "@param sight bastide_view", "no parameter sight")

    def test_record_without_number(self):
        self.refused(r"BASTIDE_STRUCT_STOCK = ", "BASTIDE_STRUCT_STORE = ", "BASTIDE_STRUCT_STOCK")

    def test_handle_that_is_not_const_and_may_overlap(self):
        self.refused(r"hash\(const bastide_game\* game", "hash(bastide_game* game", "must be alone")

    def test_inline_function(self):
        self.refused(r"BASTIDE_API uint32_t", "static uint32_t", "no declaration begins")


class Breaking(unittest.TestCase):
    """A change that old programs would notice is reported; any other is not."""

    def broken(self, pattern, replacement, says):
        found = breaks(TODAY, read_header(changed(pattern, replacement)))
        self.assertTrue(any(re.search(says, each) for each in found), found)

    def kept(self, pattern, replacement):
        self.assertEqual(breaks(TODAY, read_header(changed(pattern, replacement))), [])

    def test_nothing_changed(self):
        self.assertEqual(breaks(TODAY, TODAY), [])

    def test_numbers_swapped(self):
        self.broken(r"BASTIDE_SIDE_ROAD = 1,(\s*)BASTIDE_SIDE_CITY = 2", r"BASTIDE_SIDE_ROAD = 2,\1BASTIDE_SIDE_CITY = 1", "was 1 and is 2")

    def test_number_gone_and_taken_by_another(self):
        self.broken(r"BASTIDE_VIEW_PUBLIC = 2", "BASTIDE_VIEW_OPEN = 2", "VIEW_OPEN took the number 2 of BASTIDE_VIEW_PUBLIC")

    def test_constant_changed(self):
        self.broken(r"#define BASTIDE_TILE_WILD 2u", "#define BASTIDE_TILE_WILD 4u", "was 2 and is 4")

    def test_number_added(self):
        self.kept(r"BASTIDE_SIDE_CITY = 2", "BASTIDE_SIDE_CITY = 2,\n    BASTIDE_SIDE_RIVER = 3")

    def test_function_gone(self):
        self.broken(r"bastide_game_supply\(", "bastide_game_stores(", r"supply\(\) is gone")

    def test_function_added(self):
        self.kept(r"(BASTIDE_API uint32_t BASTIDE_CALL bastide_version\(void\);)",
                  r"\1\n/** @return 1. @threads any. */\nBASTIDE_API int32_t BASTIDE_CALL bastide_one(void);")

    def test_parameters_swapped(self):
        self.broken(r"const bastide_game\* game, uint64_t from, bastide_event", "uint64_t from, const bastide_game* game, bastide_event",
                    r"list_events\(\) was")

    def test_answer_changed(self):
        self.broken(r"uint32_t BASTIDE_CALL bastide_version", "int32_t BASTIDE_CALL bastide_version", r"bastide_version\(\) was")

    def test_threads_stricter(self):
        old = read_header(HEADER)
        entry(old, "functions", "bastide_game_hash")["threads"] = "any"
        self.assertEqual(breaks(old, TODAY), ["bastide_game_hash() could be called `any` and now only `overlap`"])

    def test_null_no_longer_taken(self):
        self.broken(r"@param out the verdict; may be NULL\.", "@param out the verdict.", "no longer takes NULL for out")

    def test_frozen_fields_swapped(self):
        self.broken(r"    int32_t rotation; /\*\*< 0 to 3 \*/\n    int32_t segment; ", "    int32_t segment; /**< 0 to 3 */\n    int32_t rotation; ",
                    "bastide_action.rotation was")

    def test_frozen_record_grown(self):
        self.broken(r"Frozen, 16 bytes\.( \*/\s*typedef struct bastide_part \{)", r"Frozen, 20 bytes.\1\n    int32_t more;", "had 16 bytes and has 20")

    def test_frozen_type_changed(self):
        self.broken(r"    uint32_t rotations;", "    int32_t rotations;", "bastide_placement.rotations was")

    def test_reserved_word_of_a_frozen_record_used(self):
        self.broken(r"    uint32_t rotations;([^\n]*)\n    uint32_t reserved;", r"    uint32_t rotations;\1\n    uint32_t more;", "reserved is gone")

    def test_growing_record_grown(self):
        self.kept(r"uint32_t reserved\[5\];\n\} bastide_seat;", "uint32_t reserved[5];\n    int32_t more[2];\n} bastide_seat;")

    def test_reserved_word_of_a_growing_record_used(self):
        self.kept(r"uint32_t reserved\[5\];\n\} bastide_seat;", "int32_t more;\n    uint32_t reserved[4];\n} bastide_seat;")

    def test_growing_record_grown_in_the_middle(self):
        self.broken(r"    int32_t score;", "    int32_t more;\n    int32_t score;", "bastide_seat.score was")

    def test_first_size_raised(self):
        text = HEADER.replace("A seat. Grows, 48 bytes.", "A seat. Grows, 56 bytes.").replace(
            "uint32_t reserved[5];\n} bastide_seat;", "uint32_t reserved[7];\n} bastide_seat;")
        self.assertTrue(any("first_size" in each for each in breaks(TODAY, read_header(text))))

    def test_a_new_abi_version_may_break(self):
        text = changed(r"BASTIDE_SIDE_CITY = 2", "BASTIDE_SIDE_CITY = 5").replace(
            f"#define BASTIDE_ABI_VERSION {TODAY['abi']}", f"#define BASTIDE_ABI_VERSION {TODAY['abi'] + 1}")
        self.assertEqual(breaks(TODAY, read_header(text)), [])


if __name__ == "__main__":
    unittest.main()
