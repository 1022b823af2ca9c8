# SPDX-License-Identifier: MIT
"""Reads include/bastide.h, or an earlier release of it, into plain lists and dictionaries.

This is no parser of C but of our own discipline: block comments, one declaration at a time, fixed-width types, numbers written
out. Whatever it does not understand it refuses, with the line, and so holds the header to that discipline.
"""
import re

WIDTHS = {"int32_t": 4, "uint32_t": 4, "uint64_t": 8, "int64_t": 8, "uint8_t": 1, "char": 1}

TOKEN = re.compile(r"""
      (?P<after>/\*\*<.*?\*/) | (?P<before>/\*\*(?!<).*?\*/) | (?P<comment>/\*.*?\*/)
    | (?P<directive>\#[^\n]*?(?=/\*|\n)) | (?P<word>[A-Za-z_]\w*) | (?P<number>-?(?:0[xX][0-9a-fA-F]+|\d+)[uU]?)
    | (?P<mark>[{}()\[\];,*=]) | (?P<space>\s+) | (?P<unknown>.)""", re.X | re.S)


class Discipline(Exception):
    """The header says something that its own rules do not allow."""


def plain(comment):
    """The words of a comment in one line."""
    text = re.sub(r"^/\*\*?<?|\*/$", "", comment)
    return " ".join(re.sub(r"^\s*\*(?= |$)", "", text, flags=re.M).split())


def number_of(text):
    return int(text.rstrip("uU"), 0)


class Parser:
    def __init__(self, text):
        text = re.sub(r"#ifdef __cplusplus.*?#endif", lambda part: "\n" * part.group().count("\n"), text, flags=re.S)
        self.text = text
        self.tokens = [(found.lastgroup, found.group(), found.start())
                       for found in TOKEN.finditer(text) if found.lastgroup not in ("space", "comment")]
        self.place = 0
        self.doc = ""  # of the declaration to come
        self.last = {}  # what a comment behind it belongs to
        self.api = {"constants": [], "enums": [], "types": [], "handles": [], "records": [], "functions": []}

    def fail(self, sentence):
        line = self.text.count("\n", 0, self.tokens[min(self.place, len(self.tokens) - 1)][2]) + 1
        raise Discipline(f"bastide.h:{line}: {sentence}")

    def peek(self):
        """The next token that is no comment."""
        while self.place < len(self.tokens):
            kind, text, _ = self.tokens[self.place]
            if kind == "before":
                self.doc = plain(text)
            elif kind == "after":
                self.last["doc"] = plain(text)
            else:
                return kind, text
            self.place += 1
        return "end", ""

    def next(self, wanted=None):
        kind, text = self.peek()
        if wanted is not None and text != wanted:
            self.fail(f"expected {wanted!r}, found {text!r}")
        self.place += 1
        return text

    def take_doc(self):
        doc, self.doc = self.doc, ""
        return doc

    def entry(self, kind, **fields):
        self.last = fields
        self.api[kind].append(fields)
        return fields

    def read(self):
        while self.peek()[0] != "end":
            kind, text = self.peek()
            doc = self.take_doc()
            if kind == "directive":
                self.directive(doc)
            elif text == "enum":
                self.enum(doc)
            elif text == "typedef":
                self.typedef(doc)
            elif text == "BASTIDE_API":
                self.function(doc)
            else:
                self.fail(f"no declaration begins with {text!r}")
        return self.api

    def directive(self, doc):
        found = re.match(r"#define (BASTIDE_\w+) (-?\w+)\s*$", self.next())
        if found and re.match(r"-?\d", found[2]):
            kind = "uint32_t" if found[2][-1] in "uU" else "int32_t"
            self.entry("constants", name=found[1], type=kind, value=number_of(found[2]), doc=doc)

    def enum(self, doc):
        self.next("enum")
        enum = {"name": self.next(), "doc": doc, "values": []}
        self.api["enums"].append(enum)
        self.next("{")
        while self.peek()[1] != "}":
            name = self.next()
            self.next("=")
            self.last = {"name": name, "value": number_of(self.next()), "doc": ""}
            enum["values"].append(self.last)
            if self.peek()[1] == ",":
                self.next()
        self.next("}")
        self.next(";")

    def typedef(self, doc):
        self.next("typedef")
        if self.peek()[1] != "struct":
            self.entry("types", **{"is": self.next(), "name": self.next(), "doc": doc})
        else:
            self.next("struct")
            name = self.next()
            if self.peek()[1] == "{":
                self.record(name, doc)
            else:
                self.entry("handles", name=name, doc="")
            self.next(name)
        self.next(";")

    def record(self, name, doc):
        fields = []
        self.next("{")
        while self.peek()[1] != "}":
            self.last = self.field()
            fields.append(self.last)
        self.next("}")
        self.api["records"].append({"name": name, "doc": doc, "fields": fields})

    def field(self):
        field = {"name": "", "type": self.type_name(), "count": 1, "doc": ""}
        if self.peek()[1] == "(":
            self.pointer_to_function(field)
        else:
            field["name"] = self.next()
        if self.peek()[1] == "[":
            self.next()
            field["count"] = self.length()
            self.next("]")
        self.next(";")
        return field

    def length(self):
        kind, text = self.peek()
        self.next()
        if kind == "number":
            return number_of(text)
        values = {constant["name"]: constant["value"] for constant in self.api["constants"]}
        return values[text] if text in values else self.fail(f"no constant {text}")

    def pointer_to_function(self, field):
        for mark in ("(", "BASTIDE_CALL", "*"):
            self.next(mark)
        field["name"] = self.next()
        self.next(")")
        parameters = ", ".join(f"{each['type']} {each['name']}" for each in self.parameters())
        field["type"] = f"{field['type']} (*)({parameters})"

    def type_name(self):
        """A type as written, with one form of spaces: "const bastide_tileset* const*"."""
        words = self.next()
        if words == "const":
            words += " " + self.next()
        while self.peek()[1] in ("*", "const"):
            words += "*" if self.next() == "*" else " const"
        return words

    def parameters(self):
        self.next("(")
        out = []
        if self.peek()[1] == "void" and self.tokens[self.place + 1][1] == ")":
            self.next()
        while self.peek()[1] != ")":
            out.append({"name": "", "type": self.type_name()})
            out[-1]["name"] = self.next()
            if self.peek()[1] == ",":
                self.next()
        self.next(")")
        return out

    def function(self, doc):
        self.next("BASTIDE_API")
        answer = self.type_name()
        self.next("BASTIDE_CALL")
        name = self.next()
        self.api["functions"].append({"name": name, "returns": answer, "comment": doc, "parameters": self.parameters()})
        self.next(";")


# ---- Layout ------------------------------------------------------------------------------------------------------------

def width_of(kind, pointer):
    if kind in WIDTHS:
        return WIDTHS[kind]
    if "*" in kind:
        return pointer
    raise Discipline(f"{kind} has no fixed width")


def lay_out(record, pointer):
    """(offset of each field, size), by natural alignment and without gaps: a gap is against the discipline."""
    offsets, size = [], 0
    for field in record["fields"]:
        width = width_of(field["type"], pointer)
        if size % width:
            raise Discipline(f"{record['name']}.{field['name']} would stand behind a gap, at {size}: move it or spell a reserved word out")
        offsets.append(size)
        size += width * field["count"]
    widest = max(width_of(field["type"], pointer) for field in record["fields"])
    if size % widest:
        raise Discipline(f"{record['name']} would end in a gap, at {size}: spell a reserved word out")
    return offsets, size


def add_layout(record):
    wide, narrow = lay_out(record, 8), lay_out(record, 4)
    for field, offset, offset_32 in zip(record["fields"], wide[0], narrow[0]):
        field.update(offset=offset, offset_32=offset_32, reserved=field["name"] == "reserved")
    record.update(size=wide[1], size_32=narrow[1])


def add_growth(record):
    found = re.search(r"\b(Grows|Frozen)\b(?:, (\d+) bytes)?", record["doc"])
    if not found:
        raise Discipline(f"{record['name']} does not say whether it \"Grows, N bytes\" or is \"Frozen, N bytes\"")
    record["grows"] = found[1] == "Grows"
    record["first_size"] = int(found[2] or record["size"])
    head = record["fields"][0]
    if record["grows"] and (head["name"], head["type"]) != ("struct_size", "uint32_t"):
        raise Discipline(f"{record['name']} grows and must begin with uint32_t struct_size")
    if record["first_size"] > record["size"] or not record["grows"] and record["first_size"] != record["size"]:
        raise Discipline(f"{record['name']} says {record['first_size']} bytes and has {record['size']}")


# ---- Functions ---------------------------------------------------------------------------------------------------------

COUNTS = re.compile(r"cap|len|count|\w+_count")


def add_tags(function, api):
    """What the comment promises, as separate words."""
    parts = re.split(r"@(param|return|threads|owner|since)\s+", function.pop("comment"))
    tags = {"param": {}}
    for tag, text in zip(parts[1::2], parts[2::2]):
        if tag == "param":
            name, _, text = text.partition(" ")
            tags["param"][name] = text.strip()
        else:
            tags[tag] = text.strip()
    function["doc"] = parts[0].strip()
    function["return"] = tags.get("return", "")
    function["owner"] = tags.get("owner", "").rstrip(".")
    function["since"] = tags.get("since", "0.1.0").rstrip(".")
    for parameter in function["parameters"]:
        parameter["doc"] = tags["param"].pop(parameter["name"], "")
    if tags["param"]:
        raise Discipline(f"{function['name']} has no parameter {', '.join(tags['param'])}")
    add_roles(function, api)
    function["threads"] = threads_of(function, tags.get("threads", ""))


def threads_of(function, said):
    """any: at any time. overlap: with other calls that overlap on the same handle. alone: with no other call on the handle."""
    handles = [each["const"] for each in function["parameters"]
               if each["role"] == "handle" or each["role"] == "handles" and not each["const"]]
    if said and not all(handles):
        raise Discipline(f"{function['name']} takes a handle that is not const and must be alone, not \"{said}\"")
    if said.startswith("any"):
        return "any"
    return "alone" if not all(handles) else "overlap" if handles else "any"


def add_roles(function, api):
    handles = {each["name"] for each in api["handles"]}
    before = None
    for each in function["parameters"]:
        base = re.sub(r"\bconst\b|\*", "", each["type"]).strip()
        stars = each["type"].count("*")
        each["role"] = "number"
        if stars:
            each.update(to=base, const=each["type"].startswith("const"), count="")
            each["role"] = role_of(each, base, stars, base in handles)
        elif COUNTS.fullmatch(each["name"]) and before is not None and "to" in before:
            each["role"] = "count"
            before["count"] = each["name"]
        before = each
    for each in function["parameters"]:
        if "to" in each:
            each["null"] = null_of(each, function)


def role_of(parameter, base, stars, is_handle):
    if is_handle:
        return "handle" if stars == 1 else "handles" if parameter["type"].endswith("* const*") else "made"
    if base in ("bastide_allocator", "bastide_error"):
        return base.removeprefix("bastide_")
    return "in" if parameter["const"] else "out"


def null_of(parameter, function):
    says = parameter["doc"]
    if parameter["role"] in ("allocator", "error") or "may be NULL" in says:
        return "allowed"
    if function["returns"] == "void" and "NULL is fine" in function["doc"]:
        return "allowed"
    if (parameter["role"] == "handles" and parameter["count"]) or "NULL with 0" in says or (parameter["role"] == "out" and parameter["count"] == "cap"):
        return "with 0"
    return "refused"


def add_statuses(functions, api):
    """Which statuses a function may answer: those its @return names, and those of the functions it refers to."""
    known = {value["name"] for enum in api["enums"] if enum["name"] == "bastide_status_value" for value in enum["values"]}
    by_name = {function["name"]: function for function in functions}

    def named(function, seen):
        text = function["return"]
        out = {"BASTIDE_" + word for word in re.findall(r"\b(OK|E_[A-Z]+)\b", text)}
        for other in re.findall(r"\bas (bastide_\w+)\(\)", text):
            if other not in by_name:
                raise Discipline(f"{function['name']} answers as {other}(), which does not exist")
            if other not in seen:
                out |= named(by_name[other], seen | {other})
        if out - known:
            raise Discipline(f"{function['name']} names {', '.join(sorted(out - known))}, which is no status")
        return out

    for function in functions:
        function["statuses"] = sorted(named(function, {function["name"]}))
        if function["returns"] != "void" and not function["return"]:
            raise Discipline(f"{function['name']} has no @return")


# ---- The whole ---------------------------------------------------------------------------------------------------------

def check_names(api):
    seen = set()
    for kind in ("constants", "enums", "types", "handles", "records", "functions"):
        for each in api[kind]:
            names = [each["name"]] + [value["name"] for value in each.get("values", [])]
            for name in names:
                if name in seen or not re.match("BASTIDE_" if name.isupper() else "bastide_", name):
                    raise Discipline(f"{name} is there twice or lacks our prefix")
                seen.add(name)


def check_enums(api):
    for enum in api["enums"]:
        values = [value["value"] for value in enum["values"]]
        if len(values) != len(set(values)):
            raise Discipline(f"two members of {enum['name']} have the same number")
        if min(values) >= 0:
            raise Discipline(f"{enum['name']} needs a negative member, or its type differs between compilers")
        if min(values) < -2**31 or max(values) >= 2**31:
            raise Discipline(f"a member of {enum['name']} does not fit into 32 bits")


def check_struct_numbers(api):
    numbers = {value["name"] for enum in api["enums"] if enum["name"] == "bastide_struct" for value in enum["values"]}
    for record in api["records"]:
        name = "BASTIDE_STRUCT_" + record["name"].removeprefix("bastide_").upper()
        if name not in numbers:
            raise Discipline(f"{record['name']} has no number {name} for bastide_struct_size()")
        record["number"] = name


def read_header(text):
    """Everything a header declares. Raises Discipline where it breaks its own rules."""
    api = Parser(text).read()
    check_names(api)
    check_enums(api)
    for record in api["records"]:
        add_layout(record)
        add_growth(record)
    check_struct_numbers(api)
    for function in api["functions"]:
        add_tags(function, api)
    add_statuses(api["functions"], api)
    numbers = {constant["name"]: constant["value"] for constant in api["constants"]}
    version = ".".join(str(numbers[f"BASTIDE_VERSION_{part}"]) for part in ("MAJOR", "MINOR", "PATCH"))
    return {"version": version, "abi": numbers["BASTIDE_ABI_VERSION"], **api}
