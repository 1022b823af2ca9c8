#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the generated files of the Godot 4 extension: tables of classes, fields and constants, a method for each function of the
library, and the class reference.

usage: godot.py make | check
"""
import re
import sys
from xml.sax.saxutils import escape, quoteattr
from engines_api import API, FLAGS, HANDLES, MADE_BY_HAND, RECORDS as RECORDS_OF_RULES, RECORD_NAMES, ROOT, VOCABULARIES, base, fields, is_destroy, kinds, owner
from engines_api import common, pascal, plain, sentence, write_or_compare
from players_api import PLAYERS_CLASSES, PLAYERS_RECORDS, PLAYERS_WORDS

GODOT = ROOT / "capi/bindings/godot"
RECORDS = RECORDS_OF_RULES + PLAYERS_RECORDS
CLASS = {"Game": "class_game", "TileSet": "class_tileset", "Texts": "class_texts", "Geometry": "class_geometry", "Script": "class_script",
         "Library": "class_bastide"}
NAME = {"Game": "BastideGame", "TileSet": "BastideTileSet", "Texts": "BastideTexts", "Geometry": "BastideGeometry", "Script": "BastideScript",
        "Library": "Bastide"}
HANDLE_TYPE = {each: c for c, each in HANDLES.items()}
C = {"int32_t", "uint32_t", "uint64_t", "char", "uint8_t"}
# Functions that do not suit GDScript: it has no references to numbers, calls on many games are for programs that search, and a new
# object begins with its fields unset.
LEFT_OUT = MADE_BY_HAND + ["bastide_choice_init", "bastide_action_init", "bastide_tile_def_init", "bastide_segment_def_init",
                           "bastide_position_init", "bastide_put_init", "bastide_game_sample_action", "bastide_games_restart", "bastide_games_sample", "bastide_games_apply",
                           "bastide_games_play_out"]
TYPES = {"TYPE_INT": "int", "TYPE_BOOL": "bool", "TYPE_STRING": "String", "TYPE_BYTES": "PackedByteArray", "TYPE_INTS32": "PackedInt32Array",
         "TYPE_INTS64": "PackedInt64Array", "TYPE_POINTS": "PackedVector2Array", "TYPE_VECTOR2": "Vector2"}
MORE = {  # what src/more.c adds: class, method, result, parameters, what it does
    "Bastide": [
        ("create_game", "BastideGame", [("preset", "Bastide.Preset", None), ("seats", "int", "2"), ("seed", "int", "0")],
         "Begins a game of a preset. The same seed gives the same draws on every machine. Returns null and reports an error when the game cannot be made."),
        ("library_version", "String", [], "The version of the library, as \"0.1.0\"."),
        ("last_error", "String", [], "Why the last call of a method on this thread failed or found nothing, as a sentence; empty after one that did neither. This method, [method BastideGame.why], [method BastideGame.stop] and [method BastideGame.resume] change nothing about it, and neither does what a listener of [signal BastideGame.happened] calls. What the rules refuse is no failure: [method BastideGame.why] says it."),
    ],
    "BastideGame": [
        ("apply", "bool", [("action", "BastideAction", None)],
         "Applies an action and all that follows from it. Returns false when the rules refuse it; then nothing has changed, and [method why] says why. An action that this game can never have, such as one of a seat or tile that does not exist, is an error: [method why] is empty, and [method Bastide.last_error] shows the action."),
        ("check", "bool", [("action", "BastideAction", None)], "Returns what [method apply] would return, and changes nothing."),
        ("apply_code", "bool", [("code", "int", None)], "As [method apply], for a code. Fails when it is no code."),
        ("why", "String", [], "The sentence for the player after the rules refused an action in [method apply], [method apply_code], [method check], [method list_reasons] or [method explain]; empty after true and after an error."),
        ("undo_last", "bool", [], "Takes back the last action of a seat, with what followed from it. Returns false when there is none."),
        ("new_events", "Array[BastideEvent]", [], "The events since the last call of this method; at first, since this object was made. What happened before that the lists show: the tiles and pieces of a new game, of a loaded one or of a clone. Events that were taken back since have [member BastideEvent.undone]: a view shows none of them, and draws itself again at the event of the kind EVENT_UNDONE that follows. The signal [signal happened] takes nothing from it."),
        ("emit_happened", "void", [("on", "bool", None)], "Whether each event from now on is emitted as the signal [signal happened]. Off at first."),
        ("set_random", "void", [("random", "int", None)], "Sets the number from which [method sample_action] draws."),
        ("sample_action", "BastideAction", [], "A random legal action, or null when there is none."),
        ("choose", "BastideAction", [("level", "Bastide.Level", None), ("simulations", "int", None), ("milliseconds", "int", "0")],
         "The action that a built-in player of a level chooses for the seat that decides, after so many simulations or milliseconds, whichever ends first; 0 is no limit, and one of them is set. [method set_random] sets its chance. [constant Bastide.LEVEL_EASY] and [constant Bastide.LEVEL_NORMAL] use no simulations. It takes time: call it on a thread, on a clone of the game; [method stop] ends it. Null when no seat decides."),
        ("stop", "void", [], "Ends [method choose] or [method list_moves] of this object soon, from any thread: the call returns the best so far. Until [method resume], coming calls return at once, too."),
        ("resume", "void", [], "Lets players think again after [method stop]."),
        ("list_moves", "Array[BastideValuedMove]", [("level", "Bastide.Level", None), ("simulations", "int", None), ("milliseconds", "int", "0")],
         "The moves of the seat that decides with their values, the best first; of the dice game the best 64 at most. The first is what [method choose] would return. A value of -INF says that the move was not judged, because the call was stopped or its time was over. Empty when no seat decides."),
        ("list_reasons", "Array[BastideMoveReason]", [("action", "BastideAction", None)],
         "What speaks for an action of the seat that decides, or against it, the weightiest first; at least one reason. Empty when the rules refuse the action, and [method why] says why."),
        ("explain", "String", [("action", "BastideAction", None), ("texts", "BastideTexts", "null")],
         "The reasons of [method list_reasons] in a sentence, such as \"completes the city for 12 points; blocks Blue's field, about 3 points\"; in English without texts. Empty when the rules refuse the action."),
        ("position_head", "BastidePosition", [], "The head of the position that [method list_position] lists."),
    ],
    "BastideDecision": [("allows", "bool", [("kind", "Bastide.ActionKind", None)], "Whether an action of a kind is legal.")],
    "BastidePlacement": [("allows", "bool", [("rotation", "int", None)], "Whether the tile may lie on this cell in a rotation, from 0 to 3.")],
    "BastideGeometry": [
        ("outline", "Array[PackedVector2Array]", [("tile", "int", None), ("segment", "int", None), ("rotation", "int", "0")],
         "The rings around a segment of a tile type, in units of the tile, 1024 to a side. Outer rings run clockwise, holes counter-clockwise."),
        ("feature_outline", "Array[PackedVector2Array]", [("game", "BastideGame", None), ("feature", "int", None)],
         "The rings around a whole feature on the board, in units of the board. Outer rings run clockwise, holes counter-clockwise."),
    ],
}


def record_class(name):
    return PLAYERS_CLASSES.get(plain(name)) or "Bastide" + pascal(plain(name))


def enum_of(entry):
    kind = entry.get("type")
    if kind in PLAYERS_WORDS:
        return PLAYERS_WORDS[kind][0]
    return enum_name(VOCABULARIES[kind]) if kind in VOCABULARIES else None


def enum_name(vocabulary):
    return pascal(plain(vocabulary["enum"])).replace("StatusValue", "Status")


def c_text(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def c_or_null(text):
    return c_text(text) if text else "NULL"


# ---- Fields -----------------------------------------------------------------------------------------------------------------

# What new() of a record holds where that is more than nothing: a config is that of config_init(), which tests/host_test.cpp compares.
NEW = {("bastide_config", "game"): 1, ("bastide_config", "chance"): 1, ("bastide_config", "seats"): 2, ("bastide_config", "first_seat"): 0,
       ("bastide_position", "seat"): 0}
FIELD = {"int32_t": "FIELD_I32", "uint32_t": "FIELD_U32", "uint64_t": "FIELD_U64", "hundredths": "FIELD_HUNDREDTHS", "bastide_action": "FIELD_ACTION"}
READ_ONLY = {"FIELD_TEXT", "FIELD_I32S", "FIELD_HUNDREDTHS", "FIELD_ACTION"}


def field_kind(field):
    if field["type"] == "text":
        return "FIELD_TEXT"
    if field["length"] > 1:
        return "FIELD_I32S"
    return "FIELD_TRUTH" if field["type"] == "truth" else FIELD[field["c"]]


def field_type(field):
    return {"FIELD_TEXT": "String", "FIELD_I32S": "PackedInt32Array", "FIELD_TRUTH": "bool", "FIELD_HUNDREDTHS": "float",
            "FIELD_ACTION": "BastideAction"}.get(field_kind(field), "int")


def new_value(record, field):
    unused = field["unused"] if field["length"] == 1 and field["c"] == "int32_t" else 0
    return NEW.get((record, field["name"]), unused)


def field_row(record, field):
    of_enum = f'"Bastide.{enum_of(field)}"' if enum_of(field) and field["length"] == 1 else "NULL"
    return f"    {{{c_text(field['name'])}, {field_kind(field)}, {field['offset']}, {field['length']}, {new_value(record, field)}, {of_enum}}},\n"


# ---- Methods ----------------------------------------------------------------------------------------------------------------

class Method:
    """One function of the library as a method: its parameters as rows of a table, and the C code that calls it."""

    def __init__(self, function):
        self.function, self.owner = function, owner(function)
        self.fixed, self.optional, self.arguments = [], [], []  # parameters: (row, text of the reference); arguments of the call
        self.out, self.single, self.several, self.made, self.refusal = None, None, [], None, False
        self.code, self.places = [], {}
        self.outs = [each for each in function["parameters"] if each.get("role") == "out" and "count" not in each and each["null"] != "allowed"]
        self.take_parameters()

    def name(self):
        name = plain(self.function["name"])
        prefix = {"Game": "game_", "TileSet": "tileset_", "Geometry": "geometry_", "Texts": "texts_", "Script": "script_", "Library": ""}[self.owner]
        return name.removeprefix(prefix)

    def take_parameters(self):
        parameters = self.function["parameters"]
        visible = [each for place, each in enumerate(parameters) if self.is_visible(each, place)]
        ordered = [each for each in visible if not self.is_optional(each)] + [each for each in visible if self.is_optional(each)]
        self.places = {each["name"]: place for place, each in enumerate(ordered)}
        for place, each in enumerate(parameters):
            self.take(each, place)
        last_must = max([self.places[each["name"]] for each in ordered if not self.is_optional(each) and self.usual(each) is None], default=-1)
        self.rows = [self.row(each, self.places[each["name"]] > last_must) for each in ordered]
        self.ordered, self.last_must = ordered, last_must

    def is_visible(self, each, place):
        role = each.get("role")
        own = role == "handle" and place == 0 and self.owner != "Library"
        return not own and role in (None, "handle", "in", "handles")

    def is_optional(self, each):
        return (each.get("role") in ("handle", "in") and each["null"] == "allowed") or (each.get("role") in ("handles", "in") and each["null"] == "with 0")

    def usual(self, each):
        if each["name"] == "first" and "role" not in each:  # of a list: all of it
            return "0"
        return "-1" if each.get("any") else {"viewer": "-100", "CLONE_FLAG": "0", "rotation": "0"}.get(each.get("type"))

    def type_of(self, each):
        role, c = each.get("role"), base(each["c"])
        if role == "handle":
            return "TYPE_OBJECT", CLASS[HANDLES[c]], NAME[HANDLES[c]]
        if role == "handles":
            return "TYPE_ARRAY", CLASS[HANDLES[c]], f"Array[{NAME[HANDLES[c]]}]"
        if role == "in" and c == "char":
            return "TYPE_STRING", None, "String"
        if role == "in" and c == "uint8_t":
            return "TYPE_BYTES", None, "PackedByteArray"
        if role == "in" and "count" in each:
            return "TYPE_ARRAY", "class_" + plain(c), f"Array[{record_class(c)}]"
        if role == "in":
            return "TYPE_OBJECT", "class_" + plain(c), record_class(c)
        return "TYPE_INT", None, f"Bastide.{enum_of(each)}" if enum_of(each) else "int"

    def row(self, each, may_have_default):
        kind, of_class, _ = self.type_of(each)
        usual = self.usual(each)
        has = may_have_default and (self.is_optional(each) or usual is not None)
        of_enum = f'"Bastide.{enum_of(each)}"' if enum_of(each) and kind == "TYPE_INT" else "NULL"
        return f"{{{c_text(each['name'])}, {kind}, {'&' + of_class if of_class else 'NULL'}, {of_enum}, " \
               f"{int(kind == 'TYPE_OBJECT' and each['null'] == 'allowed')}, {int(has)}, {usual or 0}{self.possible(each)}}}"

    @staticmethod
    def possible(each):
        """What the number may be; nothing for what is no number."""
        if "role" in each or each["c"] == "uint64_t":
            return ""
        if each["type"] == "viewer":
            return ", POSSIBLE_VIEWER, 0, 0"
        if "least" not in each and each["type"] in VOCABULARIES and each["type"] != "PIECE":  # a piece that a game lacks is absent
            return f", POSSIBLE_WORD{'_OR_ANY' if each.get('any') else ''}, 0, 0"
        least, most = ("INT32_MIN", "INT32_MAX") if each["c"] == "int32_t" else (0, "UINT32_MAX")
        return f", POSSIBLE_RANGE, {each.get('least', least)}, {each.get('most', most)}"

    def take(self, each, place):
        role, name, c = each.get("role"), each["name"], base(each["c"])
        at = self.places.get(name)
        if role == "count":
            if each["name"] != "cap":
                of = next(one for one in self.function["parameters"] if one.get("count") == each["name"])
                self.arguments.append(f"{of['name']}.size" if base(of["c"]) in ("char", "uint8_t") else f"{of['name']}_size")
            else:
                self.arguments.append("cap")
        elif role == "handle" and at is None:
            self.code.append(f"{c}* {name} = ({c}*)call->self->handle;")
            self.arguments.append(name)
        elif role == "handle":
            self.code.append(f"{c}* {name} = ({c}*)handle_argument(call, {at});")
            self.arguments.append(name)
        elif role == "allocator":
            self.arguments.append("NULL")
        elif role == "refusal":
            self.refusal = True
            self.code.append("bastide_refusal refusal;")
            self.arguments.append("&refusal")
        elif role == "made":
            self.made = HANDLES[c]
            self.code.append(f"{c}* made;")
            self.arguments.append("&made")
        elif role == "handles":
            self.code.append(f"int32_t {name}_size;")
            self.code.append(f"const {c}* const* {name} = (const {c}* const*)handles_argument(call, {at}, &{name}_size);")
            self.arguments.append(name)
        elif role == "in" and c in ("char", "uint8_t"):
            self.code.append(f"const Text {name} = {'text' if c == 'char' else 'bytes'}_argument(call, {at});")
            self.arguments.append(f"{name}.data" if c == "char" else f"(const uint8_t*){name}.data")
        elif role == "in" and "count" in each:
            self.code.append(f"int32_t {name}_size;")
            self.code.append(f"const {c}* {name} = (const {c}*)records_argument(call, {at}, &{name}_size);")
            self.arguments.append(name)
        elif role == "in":
            self.code.append(f"const {c}* {name} = (const {c}*)record_argument(call, {at});")
            self.arguments.append(name)
        elif role == "out" and "count" in each:
            self.out = each
            self.arguments.append("OUT")
        elif role == "out" and each["null"] == "allowed":
            self.arguments.append("NULL")
        elif role == "out":
            self.code.append(f"{c} {name};")
            self.arguments.append(f"&{name}")
        else:
            read = {"int32_t": "i32_argument", "uint32_t": "u32_argument", "uint64_t": "(uint64_t)int_argument"}[each["c"]]
            self.code.append(f"const {each['c']} {name} = {read}(call, {at});")
            self.arguments.append(name)

    # What it returns: type for the table, class, C code, name for the reference

    def result(self):
        if self.made:
            return "TYPE_OBJECT", CLASS[self.made], f"return_handle(call, &{CLASS[self.made]}, made);", NAME[self.made]
        if self.out:
            return self.list_result()
        if len(self.outs) > 1:
            names = ", ".join(each["name"] for each in self.outs)
            return "TYPE_INTS64", None, f"{{ const uint64_t both[] = {{{names}}}; return_ints64(call, both, {len(self.outs)}); }}", "PackedInt64Array"
        if self.outs:
            return self.single_result(self.outs[0])
        if self.function["returns"] == "status":
            return "TYPE_BOOL", None, "return_bool(call, 1);", "bool"
        return "TYPE_INT", None, "return_int(call, status);", "int"

    def list_result(self):
        c = base(self.out["c"])
        if c == "char":
            return "TYPE_STRING", None, "return_text(call, out, count);", "String"
        if c == "uint8_t":
            return "TYPE_BYTES", None, "return_bytes(call, out, count);", "PackedByteArray"
        if c == "int32_t":
            return "TYPE_INTS32", None, "return_ints32(call, out, count);", "PackedInt32Array"
        if c == "uint64_t":
            return "TYPE_INTS64", None, "return_ints64(call, out, count);", "PackedInt64Array"
        if c == "bastide_point":
            return "TYPE_POINTS", None, "return_points(call, out, count);", "PackedVector2Array"
        return "TYPE_ARRAY", "class_" + plain(c), f"return_records(call, &class_{plain(c)}, out, count);", f"Array[{record_class(c)}]"

    def single_result(self, each):
        c, name = base(each["c"]), each["name"]
        if c == "bastide_point":
            return "TYPE_VECTOR2", None, f"return_point(call, &{name});", "Vector2"
        if c in RECORD_NAMES:
            return "TYPE_OBJECT", "class_" + plain(c), f"return_record(call, &class_{plain(c)}, &{name});", record_class(c)
        return "TYPE_INT", None, f"return_int(call, (int64_t){name});", "int"

    def text(self):
        refusal = "&refusal" if self.refusal else "NULL"
        name = self.function["name"]
        lines = list(self.code)
        if self.out:
            c = base(self.out["c"])
            before = ", ".join("NULL" if each == "OUT" else "0" if each == "cap" else each for each in self.arguments)
            after = ", ".join("out" if each == "OUT" else "count + 1" if each == "cap" and c == "char" else "count" if each == "cap" else each
                              for each in self.arguments)
            lines += [f"{c}* out;", "int32_t count;", "if (call->failed) return;", f"count = {name}({before});", f"if (is_failure(call, count, {refusal})) return;",
                      f"out = ({c}*)take_memory(call, ((size_t)count + 1) * sizeof *out);", "if (!out) return;", f"{name}({after});"]
        else:
            lines += ["int32_t status;", "if (call->failed) return;", f"status = {name}({', '.join(self.arguments)});",
                      f"if (is_failure(call, status, {refusal})) return;"]
        lines.append(self.result()[2])
        body = "".join(f"    {line}\n" for line in lines)
        arguments = f"static const Argument {plain(name)}_arguments[] = {{{', '.join(self.rows)}}};\n" if self.rows else ""
        return f"static void run_{plain(name)}(Call* call)\n{{\n{body}}}\n{arguments}\n"

    def number_of_failure(self):
        """The number that a call returns which failed: none, where 0 is an index or a word."""
        none = self.function["returns"] not in ("status", "count", "length", "number") or (self.outs and base(self.outs[0]["c"]) == "int32_t")
        return -1 if none else 0

    def returned(self):
        """What GDScript gets, in sentences: `return` of the description speaks of statuses, which become null, -1, false or errors."""
        text = re.sub(r"; a buffer that is too short[^)]*\)", "", self.function.get("return", "")).replace(", for any `cap`,", "")
        after = "".join(re.findall(r" (Clears a fault\.)", text))
        first, *failures = re.split(r"(?:[,;.] |^)(?=E_)", text.replace(" Clears a fault.", "").rstrip("."))
        kind = self.result()[3]
        empty = {"bool": "false", "int": str(self.number_of_failure()), "String": "an empty text", "Vector2": "Vector2.INF"}.get(kind, "an empty array" if "Array" in kind else "null")
        said = []
        if first.startswith("as "):
            said.append(f"Fails {first}.")
        elif kind == "int" and not first.startswith("OK"):
            said.append(f"Returns {first}.")
        elif kind == "bool":
            said.append("Returns true, or false when it fails.")
        for each in failures:
            status, _, when = each.partition(" ")
            if when and not when.startswith("("):
                said.append(f"Returns {empty} {when}." if status == "E_ABSENT" else f"Fails {when}.")
        return " ".join([*said, after]).strip()

    def method_row(self):
        kind, of_class, _, _ = self.result()
        usual = self.number_of_failure()
        rows = f"{plain(self.function['name'])}_arguments" if self.rows else "NULL"
        return f"    {{{c_text(self.name())}, run_{plain(self.function['name'])}, {int(self.owner == 'Library')}, {len(self.rows)}, {rows}, " \
               f"{{NULL, {kind}, {'&' + of_class if of_class else 'NULL'}, NULL, 0, 0, {usual}}}}},\n"


class Factory:
    """A static method that makes an action of one kind."""

    def __init__(self, record, value, uses):
        self.record, self.value = record, value
        self.fields = [each for each in common(record) if each["name"] == "seat"] + uses

    def name(self):
        return "make_" + self.value["word"]

    def texts(self):
        name, c = f"{plain(self.record['name'])}_{self.value['word']}", self.record["name"]
        lines = [f"{c} made;", "memset(&made, 0, sizeof made);"]
        own = {each["name"] for each in self.fields}
        lines += [f"made.{each['name']} = {each['unused']};" for each in fields(self.record) if each["unused"] != 0 and each["name"] not in own and each["length"] == 1]
        lines += [f"made.{self.record['kind_field']} = {self.value['name']};"] + (["made.origin = BASTIDE_ORIGIN_SEAT;"] if "origin" in {each["name"] for each in fields(self.record)} else [])
        for place, each in enumerate(self.fields):
            lines.append(f"made.{each['name']} = {'u32' if each['c'] == 'uint32_t' else 'i32'}_argument(call, {place});")
        lines += ["if (call->failed) return;", f"return_record(call, &class_{plain(c)}, &made);"]
        body = "".join(f"    {line}\n" for line in lines)
        rows = ", ".join(f"{{{c_text(each['name'])}, TYPE_INT, NULL, " + (f'"Bastide.{enum_of(each)}"' if enum_of(each) else "NULL") + ", 0, 0, 0}" for each in self.fields)
        code = f"static void make_{name}(Call* call)\n{{\n{body}}}\n" + (f"static const Argument make_{name}_arguments[] = {{{rows}}};\n" if rows else "") + "\n"
        row = f"    {{{c_text(self.name())}, make_{name}, 1, {len(self.fields)}, {f'make_{name}_arguments' if rows else 'NULL'}, " \
              f"{{NULL, TYPE_OBJECT, &class_{plain(c)}, NULL, 0, 0, 0}}}},\n"
        return code, row


def factories(record):
    return [Factory(record, value, uses) for value, uses in kinds(record)] if plain(record["name"]) in ("action", "choice", "put") else []


# ---- Files ------------------------------------------------------------------------------------------------------------------

def constants():
    rows = [(enum_name(each), value["name"].removeprefix("BASTIDE_"), value["value"], 0, sentence(value)) for each in VOCABULARIES.values() for value in each["values"]]
    rows += [(pascal(name.lower()), value["name"].removeprefix("BASTIDE_"), value["value"], 1, value.get("text", "")) for name, each in FLAGS.items()
             for value in each["values"]]
    rows += [("", each["name"].removeprefix("BASTIDE_"), each["value"], 0, each.get("text", "")) for each in API["constants"]
             if each["c"] == "int32_t" and not each["name"].startswith(("BASTIDE_VERSION", "BASTIDE_ABI"))]
    rows += [(of_enum, f"{name}_{word.upper()}", number, 0, text) for name, (of_enum, words) in PLAYERS_WORDS.items() for word, number, text in words]
    return rows


def class_table(variable, name, size, own_fields, methods, more, release, record=""):
    rows = "".join(field_row(record, each) for each in own_fields)
    text = f"static const Field {variable}_fields[] = {{\n{rows}}};\n" if rows else ""
    text += f"static const Method {variable}_methods[] = {{\n{''.join(methods)}}};\n" if methods else ""
    return text + f"Class {variable} = {{{c_text(name)}, {size}, {variable + '_fields' if rows else 'NULL'}, {len(own_fields)}, " \
        f"{variable + '_methods' if methods else 'NULL'}, {len(methods)}, {more}, {release}, NULL}};\n\n"


def more(variable, name):
    """The table of src/more.c with the methods that MORE describes."""
    return variable.replace("class_", "more_") if name in MORE else "NULL"


def tables():
    functions = [Method(each) for each in API["functions"] if not is_destroy(each) and each["name"] not in LEFT_OUT]
    head = '#include <string.h>\n\n#include "game.h"\n\n'
    head += "extern Class " + ", ".join("class_" + plain(each["name"]) for each in RECORDS) + ";\n\n"
    head += f"typedef char records_fit[RECORD_MAX >= {max(each['size'] for each in RECORDS)} ? 1 : -1];\n\n"
    head += f"const uint32_t generated_layout = {API['layout']}u;\n\n"
    code = "".join(each.text() for each in functions)
    classes, names = "", []
    for of, variable in CLASS.items():
        release = f"release_{of.lower()}" if of != "Library" else "NULL"
        if of != "Library":
            code += f"static void {release}(void* handle) {{ {HANDLE_TYPE[of]}_destroy(({HANDLE_TYPE[of]}*)handle); }}\n"
        classes += class_table(variable, NAME[of], 0, [], [each.method_row() for each in functions if each.owner == of], more(variable, NAME[of]), release)
        names.append(variable)
    for record in RECORDS:
        made = [each.texts() for each in factories(record)]
        code += "".join(each[0] for each in made)
        variable, name = "class_" + plain(record["name"]), record_class(record["name"])
        classes += class_table(variable, name, record["size"], fields(record), [each[1] for each in made], more(variable, name), "NULL", record["name"])
        names.append(variable)
    rows = "".join(f"    {{{c_text(a)}, {c_text(b)}, {c}, {d}}},\n" for a, b, c, d, _ in constants())
    tail = f"Class* const all_classes[] = {{{', '.join('&' + each for each in names)}}};\nconst int all_class_count = {len(names)};\n\n" \
           f"const Constant all_constants[] = {{\n{rows}}};\nconst int all_constant_count = {len(constants())};\n"
    return head + code + "\n" + classes + tail


METHOD_OF = {each["name"]: f"{NAME[owner(each)]}.{Method(each).name()}" for each in API["functions"] if not is_destroy(each) and each["name"] not in LEFT_OUT}
METHOD_OF.update({"bastide_game_" + each: "BastideGame." + each for each in ("check", "apply", "apply_code", "sample_action")})  # those of src/more.c
CONSTANTS = {name for _, name, _, _, _ in constants() if "_" in name}


def linked_method(match):
    of = METHOD_OF.get(match[0].removesuffix("()"))
    return f"[method {of}]" if of else match[1] + "()"


def described(text):
    """A text of the header with the names that GDScript has, as links of the reference."""
    text = escape(text).replace("[", "(").replace("]", ")")
    text = re.sub(r"bastide_(?:game_|geometry_|tileset_|texts_|script_)?(\w+)\(\)", linked_method, text)
    text = re.sub(r"\bbastide_\w+", lambda match: f"[{record_class(match[0])}]" if match[0] in RECORD_NAMES else match[0], text)
    text = re.sub(r"\b[A-Z]+_[A-Z0-9_]+\b", lambda match: f"[constant Bastide.{match[0]}]" if match[0] in CONSTANTS else match[0], text)
    return re.sub(r"`([^`]*)`", r"[code]\1[/code]", text)


def return_tag(kind):
    return type_attributes("return", kind) + " />"


def type_attributes(tag, kind, extra=""):
    if kind.startswith("Bastide."):
        return f'<{tag}{extra} type="int" enum={quoteattr(kind)}'
    return f'<{tag}{extra} type={quoteattr(kind.replace("Array[", "").replace("]", "") + "[]" if kind.startswith("Array[") else kind)}'


def method_xml(name, result, parameters, text, is_static):
    body = "".join("\t\t\t\t" + type_attributes("param", kind, f' index="{place}" name={quoteattr(each)}') + (f' default="{usual}"' if usual is not None else "") + " />\n"
                   for place, (each, kind, usual) in enumerate(parameters))
    static = ' qualifiers="static"' if is_static else ""
    return f'\t\t<method name={quoteattr(name)}{static}>\n\t\t\t{return_tag(result)}\n{body.replace(chr(9) * 4, chr(9) * 3)}\t\t\t<description>\n\t\t\t\t{text}\n\t\t\t</description>\n\t\t</method>\n'


def reference_of(method):
    parameters = [(each["name"], method.type_of(each)[2], (method.usual(each) or ("[]" if method.type_of(each)[0] == "TYPE_ARRAY" else "null")) if
                   method.places[each["name"]] > method.last_must else None) for each in method.ordered]
    text = " ".join(each for each in (method.function.get("text", ""), method.returned()) if each)
    return method_xml(method.name(), method.result()[3], parameters, described(text), method.owner == "Library")


FAILING = "A method that fails reports an error with a sentence, which [method Bastide.last_error] returns too, and returns null, -1, false, Vector2.INF or an empty value."


def class_xml(name, brief, methods, members="", extra=""):
    return f'<?xml version="1.0" encoding="UTF-8" ?>\n<class name="{name}" inherits="RefCounted" version="4.2">\n\t<brief_description>\n\t\t{brief}\n' \
           f'\t</brief_description>\n\t<description>\n\t\t{brief}{" " + FAILING if name in NAME.values() else ""}\n\t</description>\n\t<tutorials>\n\t</tutorials>\n' + \
           (f"\t<methods>\n{methods}\t</methods>\n" if methods else "") + (f"\t<members>\n{members}\t</members>\n" if members else "") + extra + "</class>\n"


def reference():
    """The class reference: file name and text of each class."""
    briefs = {"Bastide": "The rules of Carcassonne: constants, words, and what makes games and tile sets.",
              "BastideGame": "One game. Made by methods of [Bastide], not by new().",
              "BastideTileSet": "A set of tile types. It never changes.", "BastideTexts": "Sentences in one language. They never change.",
              "BastideGeometry": "Where to draw segments, features and pieces of a game: 1024 units to the side of a tile. It never changes.",
              "BastideScript": "A script with its tags, comments and variations."}
    functions = [Method(each) for each in API["functions"] if not is_destroy(each) and each["name"] not in LEFT_OUT]
    files = {}
    for of, name in NAME.items():
        methods = "".join(method_xml(a, b, c, d, name == "Bastide") for a, b, c, d in MORE.get(name, []))
        methods += "".join(reference_of(each) for each in functions if each.owner == of)
        extra = ""
        if name == "BastideGame":
            extra = '\t<signals>\n\t\t<signal name="happened">\n\t\t\t<param index="0" name="event" type="BastideEvent" />\n\t\t\t<description>\n' \
                    "\t\t\t\tSomething happened. Emitted after each call that changes the game, once [method emit_happened] has been called.\n" \
                    "\t\t\t</description>\n\t\t</signal>\n\t</signals>\n"
        if name == "Bastide":
            rows = "".join(f'\t\t<constant name="{b}" value="{c}"' + (f' enum="{a}"' if a else "") + (' is_bitfield="true"' if d else "") + f">\n\t\t\t{described(e)}\n\t\t</constant>\n"
                           for a, b, c, d, e in constants())
            extra = f"\t<constants>\n{rows}\t</constants>\n"
        files[name] = class_xml(name, briefs[name], methods, "", extra)
    for record in RECORDS:
        name = record_class(record["name"])
        members = "".join(member_xml(record["name"], each) for each in fields(record))
        methods = "".join(method_xml(a, b, c, d, False) for a, b, c, d in MORE.get(name, []))
        methods += "".join(method_xml(each.name(), name, [(one["name"], f"Bastide.{enum_of(one)}" if enum_of(one) else "int", None) for one in each.fields],
                                     described(sentence(each.value)), True) for each in factories(record))
        files[name] = class_xml(name, described(record["text"]), methods, members)
    return files


# What a property is for that the header gives no words, because its type says it all.
WORDS = {"kind": "What it is", "cause": "Why it happened", "feature_kind": "The kind of the feature", "piece_kind": "The kind of the piece", "status": "Why it failed",
         "spot": "Where the piece stands", "segment_kind": "The kind of the segment", "reward": "What is rewarded", "state": "Whether the seat still plays",
         "flags": "A sum", "id": "The option", "game": "The kind of game", "note": "What the number says", "x": "East, in units of the geometry",
         "y": "South, in units of the geometry"}


def words_of(record, field):
    of_type = "" if field["type"] == "number" else API["types"].get(field["type"], {}).get("text", "")  # a number says nothing by its type
    words = field.get("text", "") or of_type
    if not words and field["name"] not in WORDS:
        sys.exit(f"{record}.{field['name']}: the class reference needs a text; write one in the header or in WORDS of godot.py")
    of_enum = enum_of(field) or (pascal(field["type"].lower()) if field["type"] in FLAGS else None)
    named = f": {'flags' if field['type'] in FLAGS else 'one'} of [enum Bastide.{of_enum}]" if of_enum and not words else ""
    return (described(words) or WORDS[field["name"]] + named) + ("." if not words else "")


def member_xml(record, field):
    kind = f"Bastide.{enum_of(field)}" if enum_of(field) and field["length"] == 1 else field_type(field)
    kind_text = type_attributes("member", kind, f' name="{field["name"]}"')
    setter = "" if field_kind(field) in READ_ONLY else f"set_{field['name']}"
    usual = {"bool": "false", "int": str(new_value(record, field)), "String": "&quot;&quot;", "float": "0.0", "BastideAction": "null"}.get(field_type(field), f"PackedInt32Array({', '.join(['0'] * field['length'])})")
    default = f' default="{usual}"'
    words = words_of(record, field)
    return f'\t\t{kind_text} setter="{setter}" getter="get_{field["name"]}"{default}>\n\t\t\t{words}\n\t\t</member>\n'


def embedded(files):
    parts = []
    for text in files.values():
        parts.append("".join(f"    {c_text(line)}\n" for line in text.splitlines()).rstrip("\n") + ",\n")
    return '#include "objects.h"\n\nconst char* const generated_docs[] = {\n' + "\n".join(parts) + "    NULL};\n"


def main():
    make = sys.argv[1:] == ["make"]
    head = "/* SPDX-License-Identifier: MIT\n * Generated from capi/abi/bastide_api.json by capi/bindings/tools/godot.py. Do not edit; run ./dev api.\n */\n"
    files = reference()
    current = [write_or_compare(GODOT / "src/generated_tables.c", head + tables(), make),
               write_or_compare(GODOT / "src/generated_docs.c", head + embedded(files), make)]
    current += [write_or_compare(GODOT / f"doc_classes/{name}.xml", text, make) for name, text in files.items()]
    return 0 if all(current) else 1


if __name__ == "__main__":
    sys.exit(main())
