#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the generated files of the C# binding: words (enums), records, the functions of the library, and a method for each.

usage: csharp.py make | check
"""
import re
import sys
from engines_api import API, BESIDE, FLAGS, HANDLES, MADE_BY_HAND, RECORDS, RECORD_NAMES, ROOT, VOCABULARIES, base, common, fields, is_destroy, kinds
from engines_api import owner, pascal, plain, sentence, write_or_compare

OUT = ROOT / "capi/bindings/csharp/Bastide/Generated"
C = {"int32_t": "int", "uint32_t": "uint", "uint64_t": "ulong", "char": "byte", "uint8_t": "byte", "bastide_status": "int", "void": "void"}
# Names that engines or .NET use for something else, and names that say more in C#.
RECORD = {"action": "GameAction", "event": "GameEvent", "seat": "SeatInfo", "placed": "PlacedTile", "tile_def": "TileType",
          "segment_def": "SegmentType", "option_def": "OptionType", "path": "OutlinePath", "dice": "DiceTurn"}
ENUM = {"status_value": "Status", "segment": "SegmentKind", "side": "SideKind", "set": "BuiltInSet", "option": "GameOption"}
KEYWORDS = {"out", "in", "set", "event"}


def flag_name(name, value):
    return pascal(value["name"].removeprefix("BASTIDE_" + name + "_").lower())


def enum_name(vocabulary):
    name = plain(vocabulary["enum"])
    return ENUM.get(name, pascal(name))


def record_name(name):
    return RECORD.get(plain(name), pascal(plain(name)))


def typed(entry):
    """The C# type of a field or of a number that is passed."""
    kind = entry.get("type")
    if kind in VOCABULARIES:
        return enum_name(VOCABULARIES[kind])
    if kind in FLAGS:
        return pascal(kind.lower())
    if kind == "truth":
        return "bool"
    name = base(entry["c"])
    return record_name(name) if name in RECORD_NAMES else C[name]


def blittable(entry):
    return "int" if entry.get("type") == "truth" else typed(entry)


# The constants that a text of the header may name, as C# has them. The file Library.cs holds those of no vocabulary.
CONSTANTS = {value["name"]: f"{enum_name(each)}.{pascal(value['word'])}" for each in API["vocabularies"] for value in each["values"]}
CONSTANTS.update({value["name"]: f"{pascal(name.lower())}.{flag_name(name, value)}" for name, each in FLAGS.items() for value in each["values"]})
CONSTANTS.update({f"BASTIDE_{name.upper()}": f"Library.{pascal(name)}" for name in ("view_public", "view_full")})


def as_methods(text):
    text = re.sub(r"\b[A-Z]+_[A-Z0-9_]+\b", lambda match: CONSTANTS.get("BASTIDE_" + match[0], match[0]), text)
    text = re.sub(r"bastide_(?:game_|geometry_|tileset_|texts_|script_)?(\w+)\(\)", lambda match: pascal(match[1]) + "()", text)
    return re.sub(r"\bbastide_\w+", lambda match: record_name(match[0]) if match[0] in RECORD_NAMES else match[0], text)


def variable(name):
    words = pascal(name)
    small = words[0].lower() + words[1:]
    return "@" + small if small in KEYWORDS else small


def comment(text, pad, tag="summary"):
    text = as_methods(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"{pad}/// <{tag}>{text}</{tag.split()[0]}>\n" if text else ""


# ---- Words ----------------------------------------------------------------------------------------------------------------

def enum(vocabulary):
    body = "".join(comment(sentence(each), "        ") + f"        {pascal(each['word'])} = {each['value']},\n" for each in vocabulary["values"])
    zero = "" if any(each["value"] == 0 for each in vocabulary["values"]) else "        None = 0,\n"
    return f"    public enum {enum_name(vocabulary)} : int\n    {{\n{zero}{body}    }}\n"


def enum_beside(name, enum, zero=""):
    """An enum of a header beside bastide.h."""
    body = "".join(comment(each["text"][:1].upper() + each["text"][1:] + ".", "        ") + f"        {pascal(each['word'])} = {each['value']},\n"
                   for each in BESIDE[enum]["values"])
    return f"    public enum {name} : int\n    {{\n{zero}{body}    }}\n"


def flags(name, each):
    body = "".join(comment(value.get("text", ""), "        ") +
                   f"        {flag_name(name, value)} = {value['value']},\n" for value in each["values"])
    return f"    [Flags]\n    public enum {pascal(name.lower())} : uint\n    {{\n        None = 0,\n{body}    }}\n"


def words():
    beside = [enum_beside("Level", "bastide_players_level"), enum_beside("MoveReasonKind", "bastide_players_reason_kind", "        None = 0,\n")]
    return "\n".join([enum(each) for each in API["vocabularies"]] + [flags(*each) for each in FLAGS.items()] + beside)


# ---- Records --------------------------------------------------------------------------------------------------------------

def member(field):
    doc = comment(field.get("text", ""), "        ")
    name, kind = pascal(field["name"]), C[field["c"]]
    if field["name"] == "spare":
        return f"        internal fixed uint spare[{field['length']}];\n"
    if field["type"] == "text":
        return f"        internal fixed byte {field['name']}[{field['length']}];\n{doc}" \
               f"        public string {name} {{ get {{ fixed (byte* at = {field['name']}) return Utf8.Read(at, {field['length']}); }} }}\n"
    if field["length"] > 1:
        cast = "" if typed(field) == kind else f"({typed(field)})"
        return f"        internal fixed {kind} {field['name']}[{field['length']}];\n{doc}" \
               f"        public {typed(field)} {name}(int index)\n        {{\n            if (index < 0 || index >= {field['length']}) " \
               f"throw new ArgumentOutOfRangeException(\"index\");\n            fixed ({kind}* at = {field['name']}) return {cast}at[index];\n        }}\n"
    if field["type"] == "truth":
        return f"        internal int {field['name']};\n{doc}        public bool {name} {{ get {{ return {field['name']} != 0; }} " \
               f"set {{ {field['name']} = value ? 1 : 0; }} }}\n"
    return f"{doc}        public {typed(field)} {name};\n"


def equality(name):
    return f"""        public bool Equals({name} other)
        {{
            fixed ({name}* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }}
        public override bool Equals(object other) {{ return other is {name} && Equals(({name})other); }}
        public override int GetHashCode()
        {{
            fixed ({name}* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }}
        public static bool operator ==({name} left, {name} right) {{ return left.Equals(right); }}
        public static bool operator !=({name} left, {name} right) {{ return !left.Equals(right); }}
"""


def shown(field):
    """A field in the text of a record: what is unset is left out."""
    name = pascal(field["name"])
    if field["type"] in VOCABULARIES or field["type"] in FLAGS:
        return f'.Add("{name}", (int){name} == 0 ? null : {name}.ToString())'
    if field["type"] == "text":
        return f'.Add("{name}", {name}.Length == 0 ? null : {name})'
    if field["type"] == "truth":
        return f'.Add("{name}", {name} ? "true" : null)'
    return f'.Add("{name}", {name}, {field["unused"] if field["c"] == "int32_t" else 0})'


def text_of(each):
    rows = [shown(field) for field in fields(each) if field["length"] == 1 or field["type"] == "text"]
    return f"        /// <summary>The fields that say something, for logs.</summary>\n        public override string ToString()\n        {{\n" \
           f"            return new Shown(\"{record_name(each['name'])}\")\n" + "".join(f"                {row}\n" for row in rows).rstrip("\n") + ".End();\n        }\n"


def converted(field, to):
    """A parameter as a field of the record has it, where the kind says more of it than the record."""
    name = variable(field["name"])
    if typed(field) == to:
        return name
    return f"{name} ? 1 : 0" if typed(field) == "bool" else f"({to}){name}"


def factory(record, value, uses):
    """Makes a record of one kind by hand: what the kind does not use is unset."""
    name = record_name(record["name"])
    doc = comment(sentence(value), "        ")
    own = [each for each in common(record) if each["name"] == "seat"] + [each for each in uses if each["name"] != "seat"]
    own = [each for each in own if each["name"] != record["kind_field"] and each["length"] == 1]
    parameters = ", ".join(f"{typed(each)} {variable(each['name'])}" for each in own)
    unset = [each for each in fields(record) if each["unused"] != 0 and each["length"] == 1 and each["name"] not in [own_one["name"] for own_one in own]]
    body = "".join(f"            made.{pascal(each['name'])} = {each['unused']};\n" for each in unset)
    if plain(record["name"]) == "action":
        body += "            made.Origin = Origin.Seat;\n"  # as in the lists of the library
    whole = {each["name"]: typed(each) for each in fields(record)}
    body += "".join(f"            made.{pascal(each['name'])} = {converted(each, whole[each['name']])};\n" for each in own)
    kind = f"{enum_name(VOCABULARIES[record['kind']])}.{pascal(value['word'])}"
    is_field = name == "Put" or value["word"] in whole  # a Put has fields of most of these names
    made_as = ("Of" if is_field else "") + pascal(value["word"])
    return f"{doc}        public static {name} {made_as}({parameters})\n        {{\n            {name} made = new {name}();\n" \
           f"            made.{pascal(record['kind_field'])} = {kind};\n{body}            return made;\n        }}\n"


def view_name(record, value):
    return pascal(value["word"]) + record_name(record["name"]).removeprefix("Game")


def view_property(field):
    kind, name = typed(field), pascal(field["name"])
    doc = comment(field.get("text", ""), "        ")
    none = field["unused"]
    if field["unset"] and field["type"] not in VOCABULARIES and none != 0:
        return f"{doc}        public {kind}? {name} {{ get {{ return raw.{name} == {none} ? null : ({kind}?)raw.{name}; }} }}\n"
    return f"{doc}        public {kind} {name} {{ get {{ return raw.{name}; }} }}\n"


def view(record, value, uses):
    """What one kind of an action or event says, and nothing else."""
    name, whole = view_name(record, value), record_name(record["name"])
    own = [{**each, "unset": False} for each in common(record) if each["name"] not in [use["name"] for use in uses]] + uses
    body = "".join(view_property(each) for each in own if each["length"] == 1)
    return comment(sentence(value), "    ") + f"""    public readonly struct {name} : IEquatable<{name}>
    {{
        readonly {whole} raw;
        internal {name}({whole} raw) {{ this.raw = raw; }}
        /// <summary>The whole record.</summary>
        public {whole} Whole {{ get {{ return raw; }} }}
{body}        public bool Equals({name} other) {{ return raw.Equals(other.raw); }}
        public override bool Equals(object other) {{ return other is {name} && Equals(({name})other); }}
        public override int GetHashCode() {{ return raw.GetHashCode(); }}
        public override string ToString() {{ return raw.ToString(); }}
        public static bool operator ==({name} left, {name} right) {{ return left.Equals(right); }}
        public static bool operator !=({name} left, {name} right) {{ return !left.Equals(right); }}
    }}
"""


def record(each):
    name = record_name(each["name"])
    body = "".join(member(field) for field in each["fields"])
    views = ""
    if plain(each["name"]) in ("action", "choice", "put"):
        body += "".join(factory(each, *of_kind) for of_kind in kinds(each))
    if plain(each["name"]) in ("action", "event"):
        kind = enum_name(VOCABULARIES[each["kind"]])
        for value, uses in kinds(each):
            body += f"        public bool Is{pascal(value['word'])}(out {view_name(each, value)} view)\n        {{\n" \
                    f"            view = new {view_name(each, value)}(this);\n            return Kind == {kind}.{pascal(value['word'])};\n        }}\n"
            views += "\n" + view(each, value, uses)
    return comment(each["text"], "    ") + f"    [StructLayout(LayoutKind.Sequential)]\n    public unsafe partial struct {name} : IEquatable<{name}>\n" \
        f"    {{\n        internal const int Size = {each['size']};\n{body}{text_of(each)}{equality(name)}    }}\n{views}"


def records():
    sizes = "".join(f'            if (sizeof({record_name(each["name"])}) != {record_name(each["name"])}.Size) return "{record_name(each["name"])}";\n'
                    for each in RECORDS)
    check = f"""    static unsafe class Layout
    {{
        internal const uint Abi = {API['abi']}, Number = {API['layout']};
        internal const string Version = "{API['version']}";

        /// <summary>The first record that this runtime lays out otherwise than C, or null.</summary>
        internal static string Wrong()
        {{
{sizes}            return null;
        }}
    }}
"""
    return "\n".join([record(each) for each in RECORDS] + [check])


# ---- Functions ------------------------------------------------------------------------------------------------------------

def raw_type(parameter):
    role, name = parameter.get("role"), base(parameter["c"])
    if role == "handle":
        return HANDLES[name] + "Handle"
    if role in ("handles", "made"):
        return "IntPtr*"
    if role == "allocator":
        return "IntPtr"
    kind = record_name(name) if name in RECORD_NAMES else C[name]
    return kind + "*" * parameter["c"].count("*")


def imported(function):
    parameters = list(function["parameters"])
    listed = ", ".join(f"{'IntPtr' if is_destroy(function) else raw_type(each)} {variable(each['name'])}" for each in parameters)
    return f"        [DllImport(Name, CallingConvention = C)] internal static extern {C[function['c']]} {function['name']}({listed});\n"


def native():
    body = "".join(imported(each) for each in API["functions"])
    return f"    /// <summary>The functions of the library as C declares them.</summary>\n    static unsafe partial class Native\n    {{\n{body}    }}\n"


class Method:
    """One function as a method: parameters, what is set up before the call, the arguments, and the result."""

    def __init__(self, function):
        self.function, self.owner = function, owner(function)
        self.parameters, self.optional, self.before, self.fixed, self.arguments = [], [], [], [], []
        self.wrong = []  # lines that throw for a number which the library has refused
        self.kept, self.lengths = [], {}  # arrays of handles; the array that states a count
        self.result, self.list, self.made, self.refusal, self.count = None, None, None, False, None
        counts = {each["count"]: each for each in reversed(function["parameters"]) if "count" in each}
        for place, parameter in enumerate(function["parameters"]):
            self.take(parameter, counts.get(parameter["name"]), place)

    def take(self, parameter, counted, place):
        name, role = variable(parameter["name"]), parameter.get("role")
        self.note_length(parameter, name)
        if role == "count":
            self.arguments.append("size" if self.list and parameter["name"] == self.list["count"] else f"{variable(counted['name'])}_.Length")
        elif role == "handle":
            self.take_handle(parameter, name, place)
        elif role == "allocator":
            self.arguments.append("IntPtr.Zero")
        elif role == "refusal":
            self.refusal = True
            self.arguments.append("&refusal")
        elif role == "made":
            self.made = HANDLES[base(parameter["c"])]
            self.before.insert(0, "IntPtr handle_;")
            self.arguments.append("&handle_")
        elif role == "handles":
            kind = HANDLES[base(parameter["c"])]
            (self.optional if parameter["null"] == "with 0" and not self.function["name"].startswith("bastide_games_") else self.parameters).append(
                (f"{kind}[] {name}", " = null"))
            self.before.append(f"IntPtr[] {name}_ = {kind}Handle.Of({name});")
            self.kept.append(name)
            self.fixed.append(f"fixed (IntPtr* {name}At = {name}_)")
            self.arguments.append(f"{name}At")
        elif role in ("in", "inout") and "count" in parameter:
            self.take_array(parameter, name)
        elif role == "in":
            self.take_record(parameter, name)
        elif role == "inout":
            self.parameters.append((f"ref {typed(parameter)} {name}", ""))
            self.fixed.append(f"fixed ({blittable(parameter)}* {name}At = &{name})")
            self.arguments.append(f"{name}At")
        elif role == "out":
            self.take_out(parameter, name)
        else:
            default = " = (" + typed(parameter) + ")Library.Any" if parameter.get("any") else ""
            default = " = Library.ViewFull" if parameter.get("type") == "viewer" else default
            default = " = CloneFlag.None" if parameter.get("type") == "CLONE_FLAG" else default
            default = " = 0" if parameter["name"] == "first" and parameter["c"] in ("int32_t", "uint64_t") else default  # of a list: all of it
            self.parameters.append((f"{typed(parameter)} {name}", default))
            self.note_number(parameter, name)
            cast = {"bool": f"({name} ? 1 : 0)"}.get(typed(parameter), name)
            self.arguments.append(f"({C[parameter['c']]}){cast}" if typed(parameter) != C[parameter["c"]] else cast)

    def note_number(self, parameter, name):
        """The line that throws when the number is not possible."""
        start = f'"{plain(self.function["name"])}", "{name.lstrip("@")}", '
        if parameter["type"] == "viewer":
            games = [each for each in self.arguments if each == "handle" or each.startswith("GameHandle.Of(")]
            self.wrong.append(f"Checked.Viewer({start}{name}, {games[-1]});")
        elif "least" in parameter:
            self.wrong.append(f"Checked.Range({start}(long){name}, {parameter['least']}, {parameter['most']});")
        elif parameter["type"] in VOCABULARIES and parameter["type"] != "PIECE":  # a piece that a game lacks is absent
            kind, any_too = enum_name(VOCABULARIES[parameter["type"]]), str(bool(parameter.get("any"))).lower()
            word = pascal(parameter["type"].lower())
            self.wrong.append(f'Checked.Word({start}(int){name}, Vocabulary.{word}, "{kind}", {any_too});')

    def note_length(self, parameter, name):
        if parameter.get("role") == "handles":
            self.lengths[parameter["count"]] = name

    def take_handle(self, parameter, name, place):
        kind = HANDLES[base(parameter["c"])]
        if place == 0 and self.owner == kind:
            self.arguments.append("handle")
        elif parameter["null"] == "allowed":
            self.optional.append((f"{kind} {name}", " = null"))
            self.arguments.append(f"{kind}Handle.OrNone({name})")
        else:
            self.parameters.append((f"{kind} {name}", ""))
            self.arguments.append(f"{kind}Handle.Of({name})")

    def take_array(self, parameter, name):
        c = base(parameter["c"])
        kind = "string" if c == "char" else typed(parameter) + "[]"
        nullable = parameter["null"] == "with 0"
        (self.optional if nullable else self.parameters).append((f"{kind} {name}", " = null"if nullable else ""))
        if c == "char":
            self.before.append(f"byte[] {name}_ = Utf8.Bytes({name});")
        else:
            empty = f"new {typed(parameter)}[0]"
            self.before.append(f"{kind} {name}_ = {name} ?? {empty};" if nullable else f"{kind} {name}_ = Checked.NotNull({name}, \"{name.lstrip('@')}\");")
        pointer = C.get(c) or record_name(c)
        if parameter["count"] in self.lengths:
            self.before.append(f"Checked.SameLength({name}_.Length, {self.lengths[parameter['count']]}_.Length, \"{name}\");")
        self.fixed.append(f"fixed ({pointer}* {name}At = {'Checked.Pinnable(' + name + '_)' if not nullable else name + '_'})")
        self.arguments.append(f"{name}At")

    def take_record(self, parameter, name):
        kind = record_name(base(parameter["c"]))
        if parameter["null"] == "allowed":
            self.optional.append((f"{kind}? {name}", " = null"))
            self.before.append(f"{kind} {name}_ = {name}.GetValueOrDefault();")
            self.arguments.append(f"{name}.HasValue ? &{name}_ : null")
        else:
            self.parameters.append((f"{kind} {name}", ""))
            self.arguments.append(f"&{name}")

    def take_out(self, parameter, name):
        c = base(parameter["c"])
        if "count" in parameter and parameter["count"] == "cap":
            self.list = parameter
            self.arguments.append("at")
        elif "count" in parameter:  # one for each entry of another array
            of = next(each for each in self.function["parameters"] if each.get("count") == parameter["count"])
            kind = typed(parameter)
            self.result = kind + "[]"
            self.before.append(f"{kind}[] result = new {kind}[{variable(of['name'])}_.Length];")
            self.fixed.append(f"fixed ({kind}* resultAt = Checked.Pinnable(result))")
            self.arguments.append(f"(int*)resultAt" if kind in [enum_name(each) for each in VOCABULARIES.values()] else "resultAt")
        elif self.list is None and len([each for each in self.function["parameters"] if each.get("role") == "out"]) == 1:
            self.result = typed(parameter)
            self.before.append(f"{blittable(parameter)} result;")
            self.arguments.append("&result")
        else:
            self.parameters.append((f"out {typed(parameter)} {name}", ""))
            self.fixed.append(f"fixed ({C.get(c) or record_name(c)}* {name}At = &{name})")
            self.arguments.append(f"{name}At")

    # The method, line by line

    def signature(self):
        listed = list(self.parameters)
        for i in reversed(range(len(listed))):  # a default is possible only behind all that have none
            if not listed[i][1] or any(not each[1] for each in listed[i + 1:]):
                listed[i] = (listed[i][0], "")
        listed += self.optional
        name = plain(self.function["name"])
        own = {"Game": ("game_",), "TileSet": ("tileset_",), "Geometry": ("geometry_",), "Texts": ("texts_",), "Script": ("script_",),
               "Library": ()}[self.owner]
        for prefix in own:
            name = name.removeprefix(prefix)
        static = "static " if self.owner == "Library" else ""
        return f"{static}{self.returns()} {pascal(name)}({', '.join(a + b for a, b in listed)})"

    def returns(self):
        if self.list:
            c = base(self.list["c"])
            return "string" if c == "char" else "byte[]" if c == "uint8_t" else typed(self.list) + "[]"
        return self.made or self.result or ("void" if self.function["returns"] == "status" else "int")

    def body(self):
        call = f"Native.{self.function['name']}({', '.join(self.arguments)})"
        # No handle is there yet that was made by a library that fits.
        lines = (["Check();"] if self.owner == "Library" else []) + self.before + (["Refusal refusal;"] if self.refusal else [])
        refusal = "&refusal" if self.refusal else "null"
        inner = self.list_lines(call) if self.list else self.call_lines(call, refusal)
        for each in reversed(self.fixed):
            inner = [each, "{"] + ["    " + line for line in inner] + ["}"]
        lines += inner
        if not self.list and self.fixed and self.result:
            lines.append("return result;")
        return lines

    def call_lines(self, call, refusal):
        what = f'"{plain(self.function["name"])}"'
        kind = self.function["returns"]
        if self.wrong and not self.refusal:
            before, call = [f"int status = {call};", *self.explained("status")], "status"
            return before + self.call_lines_of(call, refusal, what, kind)
        return self.call_lines_of(call, refusal, what, kind)

    def explained(self, status):
        """What throws when the library has refused a number: an exception that names it."""
        if len(self.wrong) == 1:
            return [f"if ({status} == (int)Status.Argument) {self.wrong[0]}"]
        return [f"if ({status} == (int)Status.Argument)", "{"] + ["    " + line for line in self.wrong] + ["}"]

    def call_lines_of(self, call, refusal, what, kind):
        if kind == "status":
            lines = [f"Checked.Status({call}, {refusal}, {what});"]
        elif self.result:
            lines = [f"Checked.Count({call}, {what});"]
        elif kind in ("count", "length"):
            return [f"return Checked.Count({call}, {what});"]
        else:
            return [f"return Checked.Found({call}, {what});"]
        if self.made:
            return lines + [f"return new {self.made}(handle_);"]
        if self.result and not self.fixed:
            lines.append("return result;" if typed_is_same(self) else f"return result != 0;")
        return lines

    def list_lines(self, call):
        c, what = base(self.list["c"]), f'"{plain(self.function["name"])}"'
        kind = "byte" if c == "char" else C.get(c) or record_name(c)
        grow = f"{kind}[] buffer = new {kind}[{256 if c == 'char' else 16}];"
        if c == "uint8_t":
            grow = "byte[] buffer = new byte[4096];"
        done = {"char": "return Utf8.Read(buffer, count);", "uint8_t": "return Checked.Cut(buffer, count);"}.get(c, "return Checked.Cut(buffer, count);")
        counted = [f"    fixed ({kind}* at = buffer) count = Checked.Count({call}, {what});"]
        if self.wrong and not self.refusal:
            counted = [f"    fixed ({kind}* at = buffer) count = {call};", *["    " + line for line in self.explained("count")], f"    Checked.Count(count, {what});"]
        fits = "count < size" if c == "char" else "count <= size"
        return [grow, "for (;;)", "{", "    int size = buffer.Length, count;", *counted,
                f"    if ({fits}) {done}", f"    buffer = new {kind}[count + 1];", "}"]

    def kept_alive(self, lines):
        """Keeps the objects whose pointers a call takes as an array from the garbage collector until the call has returned."""
        if not self.kept:
            return lines
        return ["try", "{"] + ["    " + line for line in lines] + ["}", "finally", "{"] + [f"    GC.KeepAlive({name});" for name in self.kept] + ["}"]

    def comments(self):
        """What the method does, returns and throws, in the words of the description; the names of functions become those of methods."""
        what = re.split(r"[,;] (?:also )?E_|; and then", self.function.get("return", ""))[0].rstrip(".")
        what = "" if what == "OK" or what.startswith(("OK", "E_", "as ")) else what + "."
        text = self.function.get("text", "") or what
        doc = comment(text, "        ")
        doc += comment(what, "        ", "returns") if self.function.get("text") and self.returns() != "void" and not self.list else ""
        statuses = ", ".join(pascal(each.removeprefix("BASTIDE_E_").lower()) for each in self.function["statuses"] if each != "BASTIDE_OK")
        return doc + (comment("With the status " + statuses + ".", "        ", 'exception cref="BastideException"') if statuses else "")

    def text(self):
        doc = self.comments()
        lines = "".join(f"            {line}\n" for line in self.kept_alive(self.body()))
        return f"{doc}        public {self.signature()}\n        {{\n{lines}        }}\n"


def typed_is_same(method):
    return method.result != "bool"


def methods():
    parts = []
    for name in [*HANDLES.values(), "Library"]:
        own = [each for each in API["functions"] if owner(each) == name and not is_destroy(each) and each["name"] not in MADE_BY_HAND]
        body = "\n".join(Method(each).text() for each in own)
        static = "static " if name == "Library" else "sealed "
        parts.append(f"    public {static}unsafe partial class {name}\n    {{\n{body}    }}\n")
    return "\n".join(parts)


def names_of_c():
    """Constants of the header that a comment names as C does."""
    for path in sorted(OUT.parent.rglob("*.cs")):
        for line in path.read_text(encoding="utf-8").splitlines():
            for word in re.findall(r"\b[A-Z]+_[A-Z0-9_]+\b", line) if line.strip().startswith("///") else []:
                if "BASTIDE_" + word in CONSTANTS:
                    yield f"{path.relative_to(ROOT)} names {word}, which C# calls {CONSTANTS['BASTIDE_' + word]}"


def file_of(body):
    return "// SPDX-License-Identifier: MIT\n// Generated from capi/abi/bastide_api.json by capi/bindings/tools/csharp.py. Do not edit; run ./dev api.\n" \
           f"using System;\nusing System.Runtime.InteropServices;\n\nnamespace Bastide\n{{\n{body}}}\n"


def main():
    make = sys.argv[1:] == ["make"]
    files = {"Words.cs": words(), "Records.cs": records(), "Native.cs": native(), "Methods.cs": methods()}
    current = [write_or_compare(OUT / name, file_of(body), make) for name, body in files.items()]
    named = list(names_of_c())
    print("\n".join(named), end="\n" if named else "")
    return 0 if all(current) and not named else 1


if __name__ == "__main__":
    sys.exit(main())
