#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests the reader of the header: what it reads from the tags, with expected values by hand, and which faults it refuses."""
import re
import unittest
from pathlib import Path

from small import HERE, SMALL, changed, entry, read

from beside import write_enums_beside
from declared import Discipline
from header import read_header
from platform_names import refuse


class Reading(unittest.TestCase):
    """The reader returns what the header says."""

    @classmethod
    def setUpClass(cls):
        cls.api = read()

    def word(self, vocabulary, name):
        return entry(entry(self.api, "vocabularies", vocabulary), "values", name)

    def field(self, record, name):
        return entry(entry(self.api, "records", record), "fields", name)

    def test_a_word_with_rule_and_fields(self):
        place = self.word("ACTION", "BASTIDE_ACTION_PLACE")
        self.assertEqual((place["word"], place["value"], place["rule"], place["text"], place["box"], place["since"]),
                         ("place", 1, "BASE-PLACE-01", "place the tile", None, "0.1.0"))
        self.assertEqual([each["field"] for each in place["uses"]], ["tile", "x", "y"])

    def test_a_code_is_kind_seat_and_what_the_kind_uses(self):
        self.assertEqual(self.word("ACTION", "BASTIDE_ACTION_PLACE")["code"], [["tile", 14], ["x", 11], ["y", 11]])
        self.assertEqual(self.word("ACTION", "BASTIDE_ACTION_PASS")["code"], [])

    def test_a_remark_follows_a_bar_and_a_type_is_narrowed(self):
        pieces = self.word("CHOICE", "BASTIDE_CHOICE_PIECES")
        self.assertEqual((pieces["text"], pieces["note"], pieces["uses"]), ("pieces", "of each seat", [{"field": "id", "type": "PIECE"}]))

    def test_words_of_a_box(self):
        self.assertEqual([(each["name"], each["number"], each["title"], each["words"]) for each in self.api["boxes"]],
                         [("tower", 3, "The Tower", ["TOWER", "KEEP"]), ("mill", 4, "Mills", ["any"]),
                          ("position", 98, "refusals of positions", ["POSITION"]), ("config", 99, "refusals of configs", ["CONFIG"])])
        high = self.word("OPTION", "BASTIDE_OPTION_KEEP_HIGH")
        self.assertEqual((high["box"], high["word"], high["text"], high["since"]), ("tower", "keep_high", "Keeps are high.", "0.2.0"))

    def test_a_shared_number_names_its_box(self):
        api = read_header(changed(("/**< wagon */", "/**< wagon | it moves [tower] (TOWER-CART-01) */")), "small.h")
        wagon = next(each for each in entry(api, "vocabularies", "PIECE")["values"] if each["word"] == "wagon")
        self.assertEqual((wagon["box"], wagon["text"], wagon["note"], wagon["rule"]), ("tower", "wagon", "it moves", "TOWER-CART-01"))

    def test_a_status_is_a_word_without_its_E(self):
        self.assertEqual([each["word"] for each in entry(self.api, "vocabularies", "STATUS")["values"]], ["ok", "argument", "memory"])

    def test_fields_with_type_place_and_unused_value(self):
        found = {name: (field["type"], field["offset"], field["unused"])
                 for name in ("seat", "x", "piece_kind", "marks", "each") for field in [self.field("bastide_action", name)]}
        self.assertEqual(found, {"seat": ("seat", 4, -1), "x": ("x", 12, -32768), "piece_kind": ("PIECE", 20, 0),
                                 "marks": ("marks", 24, 0), "each": ("points", 32, 0)})

    def test_a_use_that_may_be_unset_and_what_it_means(self):
        text = changed(("{tile x y} place the tile (BASE-PLACE-01)", "{tile? x y} place the tile | tile: of the hand. x, y: where (BASE-PLACE-01)"))
        place = next(each for each in entry(read_header(text, "small.h"), "vocabularies", "ACTION")["values"] if each["word"] == "place")
        self.assertEqual(place["uses"], [{"field": "tile", "unset": True, "text": "of the hand"}, {"field": "x", "text": "where"},
                                         {"field": "y", "text": "where"}])

    def test_fields_that_every_kind_uses(self):
        action = entry(self.api, "records", "bastide_action")
        self.assertEqual([each["name"] for each in action["fields"] if each.get("common")],
                         ["kind", "seat", "piece_kind", "marks", "each"])  # tile, x and y belong to PLACE
        self.assertEqual((action["kind"], action["kind_field"], action["size"]), ("ACTION", "kind", 64))
        choice = entry(self.api, "records", "bastide_choice")
        self.assertEqual([each["name"] for each in choice["fields"] if each.get("common")], ["kind", "flags"])

    def test_a_field_that_waits_for_a_later_kind_is_common_only_where_none_are_named(self):
        waiting = ("    uint32_t flags; /**< [bastide_config_flag] */\n    uint32_t spare[5];",
                   "    uint32_t flags; /**< [bastide_config_flag] */\n    int32_t more; /**< [count] */\n    uint32_t spare[4];")
        named = entry(read(waiting), "records", "bastide_choice")
        unnamed = entry(read(waiting, ("{bastide_choice flags}", "{bastide_choice}")), "records", "bastide_choice")
        self.assertEqual([entry(each, "fields", "more")["common"] for each in (named, unnamed)], [False, True])

    def test_pointers_are_as_wide_as_the_target_makes_them(self):
        allocator = entry(self.api, "records", "bastide_allocator")
        self.assertEqual((allocator["size"], allocator["size_32"]), (24, 12))

    def test_constants_are_numbers_or_texts(self):
        found = {each["name"]: each["value"] for each in self.api["constants"]}
        self.assertEqual((found["BASTIDE_ANY"], found["BASTIDE_VERSION_TEXT"]), (-1, "0.2.0"))

    def test_a_function_with_all_its_roles(self):
        create = entry(self.api, "functions", "bastide_game_create")
        self.assertEqual([(each["name"], each["role"], each.get("null")) for each in create["parameters"]],
                         [("choices", "in", "with 0"), ("choice_count", "count", None), ("mem", "allocator", "allowed"),
                          ("refusal", "refusal", "allowed"), ("out", "made", "refused")])
        self.assertEqual((create["returns"], create["statuses"], create["owner"]),
                         ("status", ["BASTIDE_OK", "BASTIDE_E_ARGUMENT", "BASTIDE_E_MEMORY"], "the caller destroys it"))

    def test_types_of_numbers_and_of_those_a_function_refers_to(self):
        codes = entry(self.api, "functions", "bastide_game_list_codes")
        self.assertEqual([(each.get("type"), each.get("any", False)) for each in codes["parameters"]],
                         [(None, False), ("ACTION", True), ("code", False), ("count", False)])
        self.assertEqual((codes["returns"], codes["statuses"]), ("count", ["BASTIDE_E_ARGUMENT"]))
        at = entry(self.api, "functions", "bastide_game_placed_at")
        self.assertEqual((at["returns"], [each.get("type") for each in at["parameters"]]), ("tile", [None, "x", "y"]))

    def test_arrays_for_many_games_have_the_length_of_the_games(self):
        apply = entry(self.api, "functions", "bastide_games_apply")
        self.assertEqual([(each["name"], each.get("count"), each.get("null")) for each in apply["parameters"] if each["to"]],
                         [("games", "count", "with 0"), ("actions", "count", "refused"), ("statuses", "count", "allowed")])

    def test_threads(self):
        self.assertEqual([entry(self.api, "functions", f"bastide_{name}")["threads"] for name in ("version", "game_placed_at", "game_apply")],
                         ["any", "overlap", "alone"])

    def test_all_faults_are_reported_together(self):
        text = changed(("/**< [tile] */", "/**< */"), ("/**< [index] of a choice */", "/**< of a choice */"))
        with self.assertRaises(Discipline) as broken:
            read_header(text, "small.h")
        self.assertEqual(str(broken.exception).splitlines(), [f"small.h:{line_of('int32_t index;')}: bastide_refusal.index has no [type]",
                                                              f"small.h:{line_of('int32_t tile;')}: bastide_action.tile has no [type]"])


def line_of(text):
    return SMALL[:SMALL.index(text)].count("\n") + 1


# (the fault, the old text, the new text, the sentence after file and line)
REFUSED = [
    ("untyped field", "/**< [tile] */", "/**< the tile */", "bastide_action.tile has no [type]"),
    ("unknown type", "[index] of", "[indx] of", "[indx] of bastide_refusal.index is no enum and none of: seat tile"),
    ("type of another enum", "[bastide_piece_kind] */", "[bastide_piece] */", "[bastide_piece] of bastide_action.piece_kind is no enum"),
    ("typed spare words", "    uint32_t spare[6];\n} bastide_action", "    uint32_t spare[6]; /**< [count] */\n} bastide_action",
     "bastide_action.spare is uint32_t and has no [type]"),
    ("text that is no text", "[text] the", "[number] the", "bastide_refusal.text is char and [number]: texts are char"),
    ("field without a fixed width", "    int32_t tile; ", "    long tile; ", "tile has the type long, which has no fixed width"),
    ("keyword as a field", "    int32_t id; ", "    int32_t from; ", "bastide_choice.from is a keyword of a language that bindings are made for"),
    ("gap", "    uint64_t marks; ", "    int32_t gone; /**< [count] */\n    uint64_t marks; ", "marks follows a gap: move it, or declare a spare word"),
    ("gap at the end", "int32_t each[2];    /**< [points] */\n    uint32_t spare[6]", "int32_t each[2];    /**< [points] */\n    uint32_t spare[5]",
     "bastide_action ends in a gap: declare a spare word"),
    ("size not stated", "One action. 64 bytes.", "One action.", 'bastide_action has no size in its comment: "N bytes"'),
    ("size that is not so", "One action. 64 bytes.", "One action. 80 bytes.", "bastide_action says 80 bytes and has 64"),
    ("size that is no multiple of 16", "One choice. 32 bytes. */\ntypedef struct bastide_choice {", "One choice. 36 bytes. */\ntypedef struct bastide_choice {\n"
     "    int32_t more; /**< [count] */", "bastide_choice has 36 bytes, no multiple of 16"),
    ("no spare words", "    uint32_t spare[5];\n} bastide_choice", "    int32_t more[5]; /**< [count] */\n} bastide_choice", "bastide_choice does not end in spare words"),
    ("pointer in a record", "    uint32_t spare[5];\n} bastide_choice", "    void* more; /**< [number] */\n    uint32_t spare[3];\n} bastide_choice", "follows a gap"),
    ("use of a field that is not there", "{tile x y} place", "{tile x z} place", "BASTIDE_ACTION_PLACE uses z, and bastide_action has no such field"),
    ("use of the kind itself", "{tile x y} place", "{kind x y} place", "BASTIDE_ACTION_PLACE uses kind, and bastide_action has no such field"),
    ("use of spare words", "{tile x y} place", "{tile spare} place", "BASTIDE_ACTION_PLACE uses spare, and"),
    ("field used twice", "{tile x y} place", "{tile x x} place", "BASTIDE_ACTION_PLACE uses x twice"),
    ("use of what every kind uses", "{id:seats}", "{flags}", "BASTIDE_CHOICE_SEATS uses flags, as every kind does by its vocabulary"),
    ("kind without uses", "{} do nothing", "do nothing", "BASTIDE_ACTION_PASS lists no {fields}"),
    ("uses without a record", "/**< follower */", "/**< {seat} follower */", "BASTIDE_PIECE_FOLLOWER has {fields}, and its vocabulary has no record"),
    ("narrowing to nothing", "{id:seats}", "{id:chairs}", "[chairs] of BASTIDE_CHOICE_SEATS is no enum"),
    ("record that is not there", "{bastide_choice flags}", "{bastide_chance}", "bastide_chance, the record of CHOICE, does not exist"),
    ("record without a field for the kind", "{bastide_action} actions", "{bastide_refusal} actions", "bastide_refusal needs one field of the type ACTION and has 0"),
    ("common field that is not there", "{bastide_choice flags}", "{bastide_choice fla}", "bastide_choice has no field fla that every kind could use"),
    ("tag that is not closed", "{tile x y} place", "{tile x y place", "BASTIDE_ACTION_PLACE has more than one rule, or a tag that is not closed"),
    ("two rules", "(BASE-PLACE-01)", "(BASE-PLACE-01, BASE-PLACE-02)", "BASTIDE_ACTION_PLACE has more than one rule, or a tag that is not closed"),
    ("action without a width in codes", "{tile x y} place", "{tile marks} place", "BASTIDE_ACTION_PLACE uses marks, which has no width in a code"),
    ("number twice", "BASTIDE_PIECE_WAGON = 2", "BASTIDE_PIECE_WAGON = 1", "BASTIDE_PIECE_WAGON has the number 1 of BASTIDE_PIECE_FOLLOWER"),
    ("number 0", "BASTIDE_PIECE_WAGON = 2", "BASTIDE_PIECE_WAGON = 0", "BASTIDE_PIECE_WAGON is 0, outside the block of 1 to 63"),
    ("dense number", "BASTIDE_PIECE_WAGON = 2", "BASTIDE_PIECE_WAGON = 64", "BASTIDE_PIECE_WAGON is 64, outside the block of 1 to 63"),
    ("shared number", "BASTIDE_CHOICE_SEATS = 2", "BASTIDE_CHOICE_SEATS = 100", "BASTIDE_CHOICE_SEATS is 100, outside the block of 1 to 99 and those of the boxes"),
    ("number of another box", "KEEP_HIGH = 302", "KEEP_HIGH = 502", "BASTIDE_OPTION_KEEP_HIGH is 502, outside the block of 1 to 99 and those of the boxes"),
    ("status above 0", "BASTIDE_E_MEMORY = -2", "BASTIDE_E_MEMORY = 2", "BASTIDE_E_MEMORY is 2, outside the block of 0 and below"),
    ("number not written out", "BASTIDE_PIECE_WAGON = 2 ", "BASTIDE_PIECE_WAGON ", "BASTIDE_PIECE_WAGON has no number written out"),
    ("word of no vocabulary", "BASTIDE_PIECE_WAGON", "BASTIDE_PEACE_WAGON", "BASTIDE_PEACE_WAGON begins with the name of no vocabulary"),
    ("words of one vocabulary apart", "enum bastide_piece_kind {", "enum bastide_piece {\n    BASTIDE_PIECE_BARN = 3 /**< barn */\n};\nenum bastide_piece_kind {",
     "BASTIDE_PIECE_FOLLOWER is in bastide_piece_kind and belongs in bastide_piece"),
    ("enum of no vocabulary", "enum bastide_option {", "enum bastide_tower_option {",
     "BASTIDE_OPTION_PEACEFUL is in bastide_tower_option and belongs in bastide_option"),
    ("numbers that do not ascend", "OPTION_TOWER_LOW = 301", "OPTION_TOWER_LOW = 303", "BASTIDE_OPTION_KEEP_HIGH is 302 and follows 303: numbers ascend"),
    ("word of another box", "BASTIDE_OPTION_KEEP_HIGH", "BASTIDE_OPTION_WALL_HIGH", "BASTIDE_OPTION_WALL_HIGH begins with none of the words of tower: TOWER KEEP"),
    ("vocabulary in the wrong enum", "BASTIDE_OPTION_KEEP_HIGH = 302", "BASTIDE_CHOICE_KEEP_HIGH = 302",
     "BASTIDE_CHOICE_KEEP_HIGH is in bastide_option and belongs in bastide_choice_kind"),
    ("dense words of a box", "BASTIDE_PIECE_WAGON = 2", "BASTIDE_PIECE_WAGON = 301", "BASTIDE_PIECE_WAGON is 301, outside the block of 1 to 63"),
    ("box without its names", " | names: TOWER KEEP", "", "BASTIDE_BOX_TOWER does not say how its names begin: /**< The Tower | names: TOWER */"),
    ("box of a shared number that is not there", "/**< wagon */", "/**< wagon [gate] */", "[gate] of BASTIDE_PIECE_WAGON is no box"),
    ("box of a number in a block", "Keeps are high.", "Keeps are high. [tower]", "BASTIDE_OPTION_KEEP_HIGH is already among the numbers of one"),
    ("vocabulary without words", "VOCABULARY_BOX = 7         /**< boxes */", "VOCABULARY_BOX = 7, /**< boxes */\n    BASTIDE_VOCABULARY_MOOD = 8 /**< moods */",
     "MOOD has no words"),
    ("keyword as a word", "BASTIDE_ACTION_PASS", "BASTIDE_ACTION_DO", "do is a keyword of C++ or stands for every kind"),
    ("flag that is no bit", "FLAG_QUICK = 2", "FLAG_QUICK = 3", "BASTIDE_CONFIG_FLAG_QUICK is 3, which is no single bit"),
    ("flag twice", "FLAG_QUICK = 2", "FLAG_QUICK = 1", "BASTIDE_CONFIG_FLAG_QUICK has the number of another flag"),
    ("flag of another record", "BASTIDE_CONFIG_FLAG_QUICK", "BASTIDE_GAME_FLAG_QUICK", "BASTIDE_GAME_FLAG_QUICK does not begin with BASTIDE_CONFIG_FLAG_"),
    ("since a version to come", "@since 0.2.0", "@since 0.3.0", "BASTIDE_OPTION_KEEP_HIGH is there since 0.3.0, and this is 0.2.0"),
    ("untyped number of a function", "@param kind [bastide_action_kind] or", "@param kind of action or", "bastide_game_list_actions() has no [type] for kind"),
    ("untyped list of numbers", "@param out [code]", "@param out codes", "bastide_game_list_codes() has no [type] for out"),
    ("unknown type of a parameter", "@param out [code]", "@param out [cod]", "[cod] of bastide_game_list_codes(out) is no enum"),
    ("untyped answer", "@return [tile] its type", "@return its type", "bastide_game_placed_at() has no [type] for its @return"),
    ("no answer", " @return OK, E_ARGUMENT. */\nBASTIDE_API bastide_status BASTIDE_CALL bastide_game_apply", " */\nBASTIDE_API bastide_status BASTIDE_CALL bastide_game_apply",
     "bastide_game_apply has no @return"),
    ("unknown status", "@return OK, E_ARGUMENT, E_MEMORY", "@return OK, E_ARGUMENT, E_MEMROY", "bastide_game_create names BASTIDE_E_MEMROY, which is no status"),
    ("parameter that is not there", "@param statuses", "@param status", "bastide_games_apply has no parameter status"),
    ("function referred to that is not there", "as bastide_game_list_actions()", "as bastide_game_list_action()", "returns the same as bastide_game_list_action(), which does not exist"),
    ("owner not named", " @owner the caller destroys it.", "", "bastide_game_create makes a handle and has no @owner"),
    ("overlap on what is changed", "Applies an action. @return OK, E_ARGUMENT.", "Applies an action. @return OK, E_ARGUMENT. @threads may overlap.",
     'bastide_game_apply takes a handle that is not const and must be alone, not "may overlap."'),
    ("function with a body", "bastide_version(void);", "bastide_version(void) { return 0; }", "bastide_version has a body; the header only declares"),
    ("function that is not exported", "BASTIDE_API void BASTIDE_CALL", "void BASTIDE_CALL", "bastide_game_destroy is declared without BASTIDE_API"),
    ("function of another calling convention", "BASTIDE_API void BASTIDE_CALL", "BASTIDE_API void", "bastide_game_destroy is declared without BASTIDE_CALL"),
    ("pointer of another calling convention", "void*(BASTIDE_CALL* alloc)", "void*(* alloc)", "alloc is called without BASTIDE_CALL"),
    ("variable", "enum bastide_piece_kind {", "extern int32_t bastide_mood;\nenum bastide_piece_kind {", "bastide_mood is no enum, record, handle, type or function"),
    ("macro that computes", "#define BASTIDE_SEATS_MAX 4", "#define BASTIDE_SEATS_MAX (2 * 2)", "BASTIDE_SEATS_MAX is neither a number nor a text"),
    ("name without our prefix", "    BASTIDE_CONFIG_FLAG_SILENT = 1", "    CONFIG_FLAG_SILENT = 1", "CONFIG_FLAG_SILENT lacks our prefix"),
    ("comment that belongs to nothing", "/** Ends a game. NULL is allowed. */", "/** Ends a game. NULL is allowed. */\n/** Really. */",
     "this comment belongs to no declaration, or to one that has a comment already"),
    ("no C", "typedef int32_t bastide_status;", "typedef int32 bastide_status;", "unknown type name 'int32'"),
]


class Refusing(unittest.TestCase):
    """Each fault is refused with the file, a line and a sentence."""


def refusing(old, new, says):
    def test(self):
        with self.assertRaises(Discipline) as broken:
            read_header(changed((old, new)), "small.h")
        self.assertIn(says, str(broken.exception))
        self.assertRegex(str(broken.exception), r"^small\.h:\d+: ")
    return test


for name, old_text, new_text, sentence in REFUSED:
    setattr(Refusing, "test_" + name.replace(" ", "_"), refusing(old_text, new_text, sentence))


def with_numbers(header, block):
    """The header with the numbers of a block in their enums, each behind the last smaller one."""
    for enum, lines in re.findall(r"enum (bastide_\w+) {\n(.*?)\n}", block, re.S):
        for line, number in re.findall(r"^ *(BASTIDE_\w+ = (\d+) .*)$", lines, re.M):
            body = re.search(rf"enum {enum} {{\n(.*?\n)}};", header, re.S)
            below = [each for each in re.finditer(r"^ *BASTIDE_\w+ = (\d+)(,?)", body[1], re.M) if int(each[1]) < int(number)][-1]
            tail = body[1][below.end():]
            end = tail.index("*/") + len("*/\n")  # of the comment behind the number below
            line = f"{line}\n" if not below[2] else line.replace(f"= {number} ", f"= {number}, ") + "\n"
            text = body[1][:below.end(1)] + "," + tail[:end] + line + tail[end:]
            header = header[:body.start(1)] + text + header[body.end(1):]
    return header


class Pages(unittest.TestCase):
    def test_the_numbers_of_the_page_about_adding_a_box_are_read(self):
        page = (HERE.parents[1] / "docs" / "adding_a_box.md").read_text(encoding="utf-8")
        block = re.search(r"^    enum bastide_box {.*?^(?=\S)", page, re.M | re.S)[0]
        header = (HERE.parents[1] / "include" / "bastide.h").read_text(encoding="utf-8")
        api = read_header(with_numbers(header, re.sub(r"^    ", "", block, flags=re.M)), "bastide.h")
        self.assertEqual([(each["number"], each["words"]) for each in api["boxes"] if each["name"] == "giants"], [(60, ["GIANT", "GIANTS"])])
        names = [value["word"] for vocabulary in api["vocabularies"] for value in vocabulary["values"] if value["box"] == "giants"]
        self.assertEqual(sorted(names), ["giant_pays_at_the_end", "giant_road", "giants"])


class Names(unittest.TestCase):
    """Names of C++ that headers of platforms define as macros."""

    def test_a_macro_of_a_platform_is_refused(self):
        for text, says in (("enum class Status : int {};", "Status"), ("int check(int);", "check"), ("enum class Size { near, small };", "near small")):
            with self.subTest(text), self.assertRaisesRegex(Discipline, f"^face.hpp says {says}, which headers of platforms define as macros"):
                refuse(text, Path("face.hpp"))

    def test_other_names_comments_and_macros_that_are_not_called_are_no_fault(self):
        refuse("enum class StatusValue { check, max };  // Status, min()\nint check_action();\n", Path("face.hpp"))

    def test_the_enums_of_a_header_beside(self):
        header = "enum bastide_toy_part_kind {\n    BASTIDE_TOY_PART_ARM = 1, /**< an arm, or 2 = none */\n    BASTIDE_TOY_PART_LEG = 2\n};\n" \
                 "enum bastide_toy_flag {\n    BASTIDE_TOY_FLAG_LOUD = 1\n};\n"
        written = write_enums_beside(header)
        self.assertIn("enum class ToyPartKind : std::int32_t {\n    arm = BASTIDE_TOY_PART_ARM,\n    leg = BASTIDE_TOY_PART_LEG\n};", written)
        self.assertIn("vocabulary_of(ToyPartKind)", written)
        self.assertIn("namespace toy_flag {\ninline constexpr std::uint32_t loud = BASTIDE_TOY_FLAG_LOUD;\n}", written)
        with self.assertRaisesRegex(Discipline, "BASTIDE_TOY_ARM does not begin with BASTIDE_TOY_PART_"):
            write_enums_beside("enum bastide_toy_part {\n    BASTIDE_TOY_ARM = 1\n};\n")


class Headers(unittest.TestCase):
    INCLUDE = HERE.parents[1] / "include"

    def test_no_number_but_a_status_is_0_because_0_is_none(self):
        for path in sorted(self.INCLUDE.glob("*.h")):
            zeros = re.findall(r"^ *(BASTIDE_\w+) = 0\b", path.read_text(encoding="utf-8"), re.M)
            self.assertEqual(zeros, ["BASTIDE_OK"] if path.name == "bastide.h" else [], path.name)

    def test_each_record_that_a_host_fills_has_a_function_that_begins_it(self):
        api = read_header((self.INCLUDE / "bastide.h").read_text(encoding="utf-8"), "bastide.h")
        records = {each["name"] for each in api["records"]}
        given = {re.sub(r"const|[* ]", "", each["c"]) for function in api["functions"] for each in function["parameters"] if each.get("role") == "in"}
        begun = {each["name"].removesuffix("_init") for each in api["functions"] if each["name"].endswith("_init")}
        written_by_the_library = {"bastide_decision", "bastide_event", "bastide_score_line", "bastide_refusal"}
        self.assertEqual(given & records - written_by_the_library, begun)


class Lines(unittest.TestCase):
    def test_a_fault_has_its_line(self):
        for name, old_text, new_text, line in (("field", "[tile] */", "*/", line_of("int32_t tile;")), ("value", "WAGON = 2", "WAGON = 1", line_of("WAGON = 2"))):
            with self.subTest(name), self.assertRaisesRegex(Discipline, rf"^small\.h:{line}: "):
                read_header(changed((old_text, new_text)), "small.h")

    def test_an_action_that_needs_too_many_bits(self):
        """Kind 6, seat 4, tile 14, x 11, y 11, points 20: 66."""
        text = changed(("    uint32_t spare[6];\n} bastide_action", "    int32_t points; /**< [points] */\n    uint32_t spare[5];\n} bastide_action"),
                       ("{tile x y} place", "{tile x y points} place"))
        with self.assertRaisesRegex(Discipline, "BASTIDE_ACTION_PLACE needs 66 bits as a code, and a double holds no more than 53 exactly"):
            read_header(text, "small.h")


if __name__ == "__main__":
    unittest.main()
