# SPDX-License-Identifier: MIT
"""Writes the vocabularies of the header as C++: internal and public enums, names with sentences and rules, fields of kinds."""
import re

from declared import WIDTHS, Discipline
from tags import CODE_FIELDS, CODE_HEAD, MASKS, TYPES

# Vocabularies with an internal enum: its name, its width, and words that only the internal enum has.
INNER = {
    "STATUS": ("Status", "i32", []),
    "GAME": ("GameKind", "u8", []),
    "CHANCE": ("Chance", "u8", []),
    "ORIGIN": ("Origin", "u8", []),
    "SEAT_STATE": ("SeatState", "u8", []),
    "ACTION": ("ActionKind", "u8", []),
    "STEP": ("StepKind", "u16", []),
    "SEGMENT": ("SegmentKind", "u8", []),
    "MARK": ("Mark", "u8", []),
    "ROAD_END": ("RoadEnd", "u8", []),
    "PIECE": ("PieceKind", "u8", []),
    "SPOT": ("Spot", "u8", []),
    "SET": ("Set", "u8", []),
    "OPTION": ("Option", "u16", []),
    "PRESET": ("Preset", "u16", []),
    "THING": ("ThingKind", "u16", []),
    "EVENT": ("EventKind", "u8", []),
    "CAUSE": ("Cause", "u16", []),
    "REWARD": ("Reward", "u16", []),
    "PUT": ("PutKind", "u8", []),
    "NOTE": ("Note", "u16", []),
    "REASON": ("Reason", "u16", []),
    "CHOICE": ("ChoiceKind", "u8", []),
    "SCRIPT_LINE": ("ScriptLineKind", "u8", []),
}
BOUNDS = {"SEGMENT": "kSegmentKinds", "SET": "kSets", "PUT": "kPutKinds", "ACTION": "kActionKinds"}  # dense, so an array indexed by number has this length
LISTS = {"OPTION": "kOption", "NOTE": "kNote"}  # not dense; arrays are indexed by the position among the words
# The module of a box has the name of its set. House rules have no set and follow the boxes; the module of the tests is last. Saved games
# number house rules in this order, so a new one is appended.
MODULES = ["variants", "house_bag", "house_table", "house_hole", "house_roads", "house_sale", "house_ahead", "house_hand", "house_start", "test"]
LARGEST = {"u8": 0xFF, "u16": 0xFFFF, "i32": 0x7FFFFFFF}
HAS_ZERO = ("STATUS",)  # a vocabulary with a word for 0, so without 'none'


def camel(name):
    return "".join(part.capitalize() for part in name.split("_"))


def outer_name(vocabulary):
    """ActionKind for bastide_action_kind."""
    return camel(vocabulary["enum"].removeprefix("bastide_"))


# ---- Internal enums: src/common/enums.hpp ------------------------------------------------------------------------------------------

INTERNAL = """// The vocabularies of the C header as enums. capi/abi/tools/words.py says which vocabulary becomes which enum, and its width; the
// header says what each number means.
// clang-format off
#pragma once

#include "bastide.h"
#include "common/flat.hpp"
#include "common/limits.hpp"

namespace bastide {
"""


def write_inner(api, note):
    known = {vocabulary["name"]: vocabulary for vocabulary in api["vocabularies"]}
    missing = [name for name in INNER if name not in known]
    if missing:
        raise Discipline(f"words.py knows the vocabularies {', '.join(missing)}, which the header no longer has")
    out = [f"// SPDX-License-Identifier: MIT\n// {note}\n" + INTERNAL]
    out += [inner_enum(known[name], *INNER[name]) for name in INNER]
    out += [inner_list(known[name], INNER[name][0], LISTS[name]) for name in LISTS]
    out += ["".join(f"inline constexpr int {BOUNDS[name]} = {greatest(known[name]) + 1};\n" for name in BOUNDS)]
    out += [inner_modules(known["SET"])]
    return "\n".join(out) + "\n}  // namespace bastide\n"


def greatest(vocabulary):
    return max(each["value"] for each in vocabulary["values"])


def inner_enum(vocabulary, name, width, own):
    if greatest(vocabulary) > LARGEST[width] - len(own):
        raise Discipline(f"{vocabulary['name']} has the number {greatest(vocabulary)}, and {name} in words.py is {width}")
    if {each["word"] for each in vocabulary["values"]} & {word for word, _ in own}:
        raise Discipline(f"{vocabulary['name']} has one of the words that words.py adds to {name}")
    lines = [f"enum class {name} : {width} {{"] + ([] if vocabulary["name"] in HAS_ZERO else ["    none = 0,"])
    lines += [f"    {each['word']} = {each['name']}," for each in vocabulary["values"]]
    lines += [f"    {word} = 0x{LARGEST[width] + 1 - len(own) + place:X},  ///< {text}" for place, (word, text) in enumerate(own)]
    return "\n".join([*lines, "};"]) + "\n"


def inner_list(vocabulary, name, stem):
    words = [each["word"] for each in vocabulary["values"]]
    return "\n".join([
        f"/// Every {name} in ascending order of its number. index_of() returns the index from 1. An index is valid in one build only:",
        "/// snapshots and the interface use the number.",
        f"inline constexpr {name} {stem}s[] = {{", *[f"    {name}::{word}," for word in words], "};",
        f"inline constexpr int {stem}Count = {len(words) + 1};  // with none",
        f"constexpr int index_of({name} word) noexcept", "{", "    switch (word) {",
        *[f"        case {name}::{word}: return {place};" for place, word in enumerate(words, 1)],
        "        default: return 0;", "    }", "}"]) + "\n"


def inner_modules(sets):
    first = greatest(sets) + 1  # a set that is not built yet leaves its number free
    modules = [(each["word"], each["value"]) for each in sets["values"]] + [(name, first + place) for place, name in enumerate(MODULES)]
    return "\n".join([
        "/// The modules. The module of a box has the name and the number of its set. The numbers of house rules are valid in one build",
        "/// only: snapshots use the numbers of formats/snapshots/saved_names.hpp.",
        "enum class ModuleId : u8 {", "    none = 0,", *[f"    {name} = {number}," for name, number in modules], "};",
        f"inline constexpr int kModules = {first + len(MODULES)};  // with none"]) + "\n"


# ---- The modules of the boxes: src/setup/modules_table.inc ---------------------------------------------------------------------

IN_EVERY_BUILD = {"base", "winter"}  # sets of the base game
PLAYED_AFTER = {"abbot": "cult"}  # it was played later than its number says, and the order in which actions are listed is a promise


def order_of_sets(sets):
    """The sets in the order in which their modules are asked."""
    order = [word for word in sets if word not in PLAYED_AFTER]
    for late, after in PLAYED_AFTER.items():
        if late not in sets or after not in order:
            raise Discipline(f"PLAYED_AFTER names {late} and {after}, and bastide.h has no such set")
        order.insert(order.index(after) + 1, late)
    return order


def boxes_of_sets(api):
    """The box of each set."""
    return {each["word"]: each["box"] or each["word"] for each in next(each for each in api["vocabularies"] if each["name"] == "SET")["values"]}


def write_modules(api, note):
    """BASTIDE_MODULE(box, namespace, variable) for the module of each set, in the order in which they are asked. The box is that of BASTIDE_BOXES, or base; a
    second set of a box has a variable of its own."""
    sets = boxes_of_sets(api)
    lines = [f"// SPDX-License-Identifier: MIT\n// {note}\n"]
    for word in order_of_sets(sets):
        variable = "module" if word == sets[word] else "module_" + word.removeprefix(sets[word] + "_")
        lines.append(f"BASTIDE_MODULE({'base' if word in IN_EVERY_BUILD else sets[word]}, {sets[word]}, {variable})\n")
    return "".join(lines)


# ---- What the libraries beside have for each box: src/draw/marks_table.inc, src/players/terms_table.inc -------------------------

def boxes_with_files(api, folder):
    """The boxes with a file in a folder, in the order of their modules. A file of no box is refused."""
    sets = boxes_of_sets(api)
    order, files = list(dict.fromkeys(sets[word] for word in order_of_sets(sets))), {path.stem for path in folder.glob("*.cpp")}
    for strange in sorted(files - set(order)):
        raise Discipline(f"{folder.name}/{strange}.cpp has the name of no box with a set")
    return [box for box in order if box in files]


def write_marks(api, folder, note):
    """BASTIDE_BOX_MARKS(box) for each file of marks."""
    return f"// SPDX-License-Identifier: MIT\n// {note}\n" + "".join(f"BASTIDE_BOX_MARKS({box})\n" for box in boxes_with_files(api, folder))


def terms_of(path):
    """The names that a file of terms lists."""
    listed = re.search(r"\bkNames\[\] = \{\n(.*?)^\};", path.read_text(encoding="utf-8"), re.S | re.M)
    if not listed:
        raise Discipline(f"{path.name} has no kNames, the list of its terms")
    return re.findall(r'"(\w+)"', re.sub(r"//[^\n]*", "", listed[1]))


def write_terms(api, folder, note):
    """BASTIDE_TERM(name) for the terms of every game, then BASTIDE_BOX_TERMS(box) and the terms of each box. Boxes are in the order of their names, which
    decides between weights that suit a game equally well."""
    boxes = [box for box in sorted(boxes_with_files(api, folder)) if box not in IN_EVERY_BUILD]
    rows = [f"BASTIDE_TERM({term})\n" for term in terms_of(folder / "base.cpp")]
    for box in boxes:
        rows += [f"BASTIDE_BOX_TERMS({box})\n", *(f"BASTIDE_TERM({term})\n" for term in terms_of(folder / f"{box}.cpp"))]
    return f"// SPDX-License-Identifier: MIT\n// {note}\n" + "".join(rows)


# ---- Public enums: include/bastide.hpp ------------------------------------------------------------------------------------------

def write_enums(api):
    names = [outer_name(each) for each in api["vocabularies"]]
    parts = [outer_enum(each, name) for each, name in zip(api["vocabularies"], names)]
    own = next((name for each, name in zip(api["vocabularies"], names) if each["name"] == "VOCABULARY"), None)
    if not own:
        raise Discipline("bastide.h has no VOCABULARY_VOCABULARY, which vocabulary_of() in bastide.hpp returns")
    parts += ["/// The vocabulary that names the numbers of an enum.\n" + "".join(
        f"constexpr {own} vocabulary_of({name}) noexcept {{ return {own}::{each['name'].lower()}; }}\n"
        for each, name in zip(api["vocabularies"], names))]
    parts += [outer_flags(each) for each in api["enums"] if each["name"].endswith("_flag")]
    return "\n".join(parts)


def outer_enum(vocabulary, name):
    lines = [] if vocabulary["name"] in HAS_ZERO else ["    any = BASTIDE_ANY", "    none = 0"]
    lines += [f"    {each['word']} = {each['name']}" for each in vocabulary["values"]]
    return f"enum class {name} : std::int32_t {{\n" + ",\n".join(lines) + "\n};\n"


def outer_flags(enum):
    """Flags are or-ed into uint32_t fields, so they are numbers in a namespace, not an enum."""
    prefix = enum["name"].upper() + "_"
    lines = [f"inline constexpr std::uint32_t {each['name'].removeprefix(prefix).lower()} = {each['name']};" for each in enum["values"]]
    return f"namespace {enum['name'].removeprefix('bastide_')} {{\n" + "\n".join(lines) + "\n}\n"


# ---- Names, sentences, rules: src/vocabulary/words_table.inc ---------------------------------------------------------------------

def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def write_names(api, note):
    out = [f"// SPDX-License-Identifier: MIT\n// {note}\n"]
    for vocabulary in api["vocabularies"]:
        rows = "".join(f"    {{{each['name']}, {quoted(each['word'])}, {quoted(each['text'])}, {quoted(each['rule'])}}},\n"
                       for each in vocabulary["values"])
        out.append(f"constexpr NamedWord k{camel(vocabulary['name'])}Words[] = {{\n{rows}}};\n")
    cases = "".join(f"        case BASTIDE_VOCABULARY_{each['name']}: return Table::template of<k{camel(each['name'])}Words>();\n" for each in api["vocabularies"])
    out.append("template <class Table>\n"
               f"constexpr typename Table::List table_of(i32 vocabulary) noexcept\n{{\n    switch (vocabulary) {{\n{cases}        default: return {{}};\n    }}\n}}\n")
    out += [boxes_of(api, "PIECE", "0"), boxes_of(api, "SET", "set")]
    return "\n".join(out)


def boxes_of(api, vocabulary, otherwise):
    """The boxes of numbers that name one in brackets; `otherwise` is the result for the others."""
    name = vocabulary.lower()
    values = next((each["values"] for each in api["vocabularies"] if each["name"] == vocabulary), [])
    rows = "".join(f"        case {each['name']}: return BASTIDE_BOX_{each['box'].upper()};\n" for each in values if each["box"])
    argument = name if vocabulary == "SET" else "kind"
    return f"constexpr i32 box_of_{name}(i32 {argument}) noexcept\n{{\n    switch ({argument}) {{\n{rows}        default: return {otherwise};\n    }}\n}}\n"


# ---- Fields, kinds and codes: src/vocabulary/record_fields.hpp ------------------------------------------------------------------------------

MEANING = """// clang-format off
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>

#include "common/enums.hpp"

namespace bastide::record_fields {{

/// The type of a field: a word of a vocabulary, or a [type] of the header.
enum class FieldType : std::uint8_t {{ word, flags, {types} }};

struct Field {{
    const char* name;
    std::uint16_t offset;
    std::uint16_t size;  ///< in bytes, of the whole array
    FieldType type;
    std::int32_t vocabulary;  ///< of a word; else 0
    std::int32_t unused;      ///< its value in kinds that do not use it
}};

/// The fields that a kind uses: bit n is field n of its record. The entry for kind 0 has the fields that all kinds use.
struct KindFields {{
    std::int32_t kind;
    std::uint64_t fields;
    std::uint64_t may_be_unset;  ///< those of these fields that can be unset
}};

struct RecordKinds {{
    std::int32_t vocabulary;
    const Field* fields;
    std::int32_t field_count;
    const KindFields* kinds;  ///< by rising kind
    std::int32_t kind_count;
}};

/// A field in the code of an action: `bits` wide, holding its value plus `plus`.
struct CodeField {{
    std::uint16_t offset;
    std::uint8_t bits;
    std::int32_t plus;
}};

/// The lowest bits are kind and seat, then the fields in ascending order.
struct Code {{
    std::int32_t kind;
    std::int32_t count;
    CodeField fields[{most}];
}};

inline constexpr CodeField kCodeHead[] = {{{head}}};
inline constexpr std::uint32_t kLayout = 0x{layout:08X}u;  ///< bastide_layout()

"""


def kind_of_type(field):
    """(type, vocabulary) of a field in the generated table."""
    kind = field["type"]
    if kind in TYPES or kind in MASKS:
        return f"FieldType::{kind}", 0
    return ("FieldType::flags", 0) if kind.endswith("_FLAG") else ("FieldType::word", f"BASTIDE_VOCABULARY_{kind}")


def write_record_fields(api, note, layout):
    actions = next(each for each in api["vocabularies"] if each["name"] == "ACTION")
    most = max(len(each["code"]) for each in actions["values"])
    head = ", ".join(f"{{offsetof(bastide_action, {field}), {bits}, {plus}}}" for field, bits, plus in CODE_HEAD)
    out = [f"// SPDX-License-Identifier: MIT\n// {note}\n// The fields of records with kinds: their types, which kind uses which, and the layout of action codes.\n"
           + MEANING.format(types=", ".join([*TYPES, *MASKS]), most=most, head=head, layout=layout).rstrip() + "\n"]
    kinded = {each["record"]: each for each in api["vocabularies"] if each["record"]}
    for record in api["records"]:
        if record["name"] in kinded:
            fields = [each for each in record["fields"] if each["name"] != "spare"]
            out.append(table_of_fields(record, fields))
            out.append(table_of_kinds(kinded[record["name"]], fields))
        if record["name"] == "bastide_config":  # whose refusals name the field
            out.append(table_of_fields({**record, "kind": "CONFIG"}, [each for each in record["fields"] if each["name"] != "spare"]))
    rows = "".join(f"    {{BASTIDE_VOCABULARY_{each['name']}, k{camel(each['name'])}Fields, std::size(k{camel(each['name'])}Fields), "
                   f"k{camel(each['name'])}KindFields, std::size(k{camel(each['name'])}KindFields)}},\n" for each in kinded.values())
    out.append(f"inline constexpr RecordKinds kRecordKinds[] = {{\n{rows}}};\n")
    out.append(table_of_codes(actions))
    return "\n".join(out) + "\n}  // namespace bastide::record_fields\n"


def table_of_fields(record, fields):
    rows = ""
    for each in fields:
        kind, vocabulary = kind_of_type(each)
        unused = 0 if each["c"] == "char" else each["unused"]
        rows += f'    {{"{each["name"]}", offsetof({record["name"]}, {each["name"]}), {WIDTHS[each["c"]] * each["length"]}, ' \
                f"{kind}, {vocabulary}, {unused}}},\n"
    return f"inline constexpr Field k{camel(record['kind'])}Fields[] = {{\n{rows}}};\n"


def table_of_kinds(vocabulary, fields):
    """Masks of fields: bit n stands for field n of the record; the fields that every kind uses are in all masks."""
    places = {each["name"]: place for place, each in enumerate(fields)}
    common = sum(1 << place for place, each in enumerate(fields) if each.get("common", True))
    rows = ""
    for value in vocabulary["values"]:
        mask = common | sum(1 << places[use["field"]] for use in value["uses"])
        unset = sum(1 << places[use["field"]] for use in value["uses"] if use.get("unset"))
        rows += f"    {{{value['name']}, 0x{mask:X}u, 0x{unset:X}u}},\n"
    return f"inline constexpr KindFields k{camel(vocabulary['name'])}KindFields[] = {{\n    {{0, 0x{common:X}u, 0}},\n{rows}}};\n"


def table_of_codes(actions):
    rows = ""
    for value in actions["values"]:
        parts = ", ".join(f"{{offsetof(bastide_action, {field}), {bits}, {CODE_FIELDS[field][1]}}}" for field, bits in value["code"])
        rows += f"    {{{value['name']}, {len(value['code'])}, {{{parts}}}}},\n"
    return f"inline constexpr Code kCodes[] = {{\n{rows}}};\n"
