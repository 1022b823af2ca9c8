# SPDX-License-Identifier: MIT
"""Reads the declarations of include/bastide.h into lists and dictionaries: libclang parses the C, and comments are attached here.

header.py reads the tags in the comments. Each entry has its line number, for error messages.
"""
import re
import sys

try:
    import clang.cindex as clang
except ImportError:  # Debian's python3-clang works with every Python, also one that does not search Debian's folder
    sys.path.append("/usr/lib/python3/dist-packages")
    try:
        import clang.cindex as clang
    except ImportError:
        sys.exit("the header needs libclang: apt-get install python3-clang")

WIDTHS = {"int32_t": 4, "uint32_t": 4, "uint64_t": 8, "int64_t": 8, "uint8_t": 1, "char": 1}
STDINT = "typedef int int32_t; typedef unsigned uint32_t; typedef long long int64_t; typedef unsigned long long uint64_t; " \
         "typedef unsigned char uint8_t;"
TARGETS = {8: "x86_64-linux-gnu", 4: "armv7-linux-gnueabihf"}

COMMENT = re.compile(r"/\*.*?\*/", re.S)
DEFINE = re.compile(r"^#define (BASTIDE_\w+)[ \t]+([^\n]*?)[ \t]*(?=/\*|$)", re.M)
NUMBER = re.compile(r"\(?(-?(?:0[xX][0-9a-fA-F]+|\d+))([uU]?)\)?")


class Discipline(Exception):
    """The header breaks one of its rules."""


def complain(entry, sentence):
    raise Discipline(f"{entry['at']}: {sentence}")


def every(entries, step):
    """Calls `step` for each entry and reports all faults together."""
    wrong = []
    for each in entries:
        try:
            step(each)
        except Discipline as broken:
            wrong.append(str(broken))
    if wrong:
        raise Discipline("\n".join(wrong))


def plain(comment):
    """The text of a comment in one line."""
    text = re.sub(r"^/\*\*?<?|\*/$", "", comment)
    return " ".join(re.sub(r"^\s*\*(?= |$)", "", text, flags=re.M).split())


class Reader:
    def __init__(self, text, name):
        self.text, self.name = text, name
        self.trees = {width: self.parse(target) for width, target in TARGETS.items()}
        self.cursors = [each for each in self.trees[8].cursor.get_children()
                        if each.location.file and each.location.file.name == name]
        self.uses = {macro: [each.location.offset for each in self.cursors
                             if each.kind.name == "MACRO_INSTANTIATION" and each.spelling == macro]
                     for macro in ("BASTIDE_API", "BASTIDE_CALL")}
        self.api = {"constants": [], "enums": [], "types": [], "handles": [], "records": [], "functions": []}
        self.entries = []  # (start, declaration) of everything that a comment can belong to

    def parse(self, target):
        arguments = ["-xc", "-std=c99", "-nostdinc", "-I/fixed", "-Wall", "-target", target]
        files = [(self.name, self.text), ("/fixed/stdint.h", STDINT)]
        tree = clang.Index.create().parse(self.name, args=arguments, unsaved_files=files,
                                          options=clang.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD)
        for each in tree.diagnostics:
            raise Discipline(f"{self.name}:{each.location.line}: {each.spelling}")
        return tree

    def entry(self, start, line, **fields):
        out = {"at": f"{self.name}:{line}", "comment": "", **fields}
        self.entries.append((start, out))
        return out

    def of(self, cursor, **fields):
        return self.entry(cursor.extent.start.offset, cursor.location.line, name=cursor.spelling, **fields)

    def read(self):
        self.constants()
        end = 0
        for cursor in self.cursors:
            kind = cursor.kind.name
            if kind in ("MACRO_INSTANTIATION", "MACRO_DEFINITION", "INCLUSION_DIRECTIVE"):
                continue
            {"ENUM_DECL": self.enum, "STRUCT_DECL": self.record, "TYPEDEF_DECL": self.typedef,
             "FUNCTION_DECL": self.function}.get(kind, self.stranger)(cursor, end)
            end = cursor.extent.end.offset
        self.comments()
        return self.api

    def stranger(self, cursor, _):
        complain(self.of(cursor), f"{cursor.spelling} is no enum, record, handle, type or function")

    def constants(self):
        """The macros that are numbers or texts. libclang does not attach comments to macros."""
        for found in DEFINE.finditer(COMMENT.sub(lambda each: "/*" + re.sub(r"[^\n]", " ", each[0][2:]), self.text)):
            line = self.text.count("\n", 0, found.start()) + 1
            number = NUMBER.fullmatch(found[2])
            if number or found[2].startswith('"'):
                self.api["constants"].append(self.entry(
                    found.start(), line, name=found[1], c="char*" if not number else "uint32_t" if number[2] else "int32_t",
                    value=int(number[1], 0) if number else found[2].strip('"')))
            elif found[1] not in ("BASTIDE_API", "BASTIDE_CALL"):
                complain({"at": f"{self.name}:{line}"}, f"{found[1]} is neither a number nor a text")

    def enum(self, cursor, _):
        enum = self.of(cursor, values=[])
        self.api["enums"].append(enum)
        for each in cursor.get_children():
            value = self.of(each, value=each.enum_value)
            if not list(each.get_children()):
                complain(value, f"{each.spelling} has no number written out")
            enum["values"].append(value)

    def typedef(self, cursor, _):
        """Ignores the typedefs of records and handles, whose structs were visited before."""
        kind = cursor.underlying_typedef_type
        if kind.spelling != f"struct {cursor.spelling}":
            self.api["types"].append(self.of(cursor, **{"is": kind.spelling}))

    def record(self, cursor, _):
        if not cursor.is_definition():
            self.api["handles"].append(self.of(cursor))
            return
        narrow = next(each for each in self.trees[4].cursor.get_children()
                      if each.kind == cursor.kind and each.spelling == cursor.spelling and each.is_definition())
        record = self.of(cursor, size=cursor.type.get_size(), size_32=narrow.type.get_size(), fields=[])
        self.api["records"].append(record)
        end = 0
        for each, other in zip(cursor.get_children(), narrow.get_children()):
            length = max(each.type.get_array_size(), 1)
            kind = spelled(each.type.element_type if length > 1 or "[" in each.type.spelling else each.type)
            field = self.of(each, c=kind, length=length, offset=cursor.type.get_offset(each.spelling) // 8,
                            offset_32=narrow.type.get_offset(other.spelling) // 8)
            if kind not in WIDTHS and "*" not in kind:
                complain(field, f"{each.spelling} has the type {kind}, which has no fixed width")
            if field["offset"] != end:
                complain(field, f"{each.spelling} follows a gap: move it, or declare a spare word")
            if "(*)" in kind and not self.used("BASTIDE_CALL", each.extent.start.offset, each.extent.end.offset):
                complain(field, f"{each.spelling} is called without BASTIDE_CALL")
            end = field["offset"] + each.type.get_size()
            record["fields"].append(field)
        if end != record["size"]:
            complain(record, f"{cursor.spelling} ends in a gap: declare a spare word")

    def used(self, macro, begin, end):
        return any(begin <= each < end for each in self.uses[macro])

    def function(self, cursor, before):
        function = self.of(cursor, c=spelled(cursor.result_type), parameters=[])
        for macro in ("BASTIDE_API", "BASTIDE_CALL"):
            if not self.used(macro, before, cursor.location.offset):
                complain(function, f"{cursor.spelling} is declared without {macro}")
        if cursor.is_definition():
            complain(function, f"{cursor.spelling} has a body; the header only declares")
        function["parameters"] = [{"name": each.spelling, "c": spelled(each.type), "at": function["at"]} for each in cursor.get_arguments()]
        self.api["functions"].append(function)

    def comments(self):
        """Attaches each comment to a declaration: `/**` to the next one, `/**<` to the one before."""
        self.entries.sort(key=lambda each: each[0])
        for found in COMMENT.finditer(self.text):
            if not found[0].startswith("/**"):
                continue
            behind = found[0].startswith("/**<")
            near = [entry for start, entry in self.entries if (start < found.start()) == behind]
            here = {"at": f"{self.name}:{self.text.count(chr(10), 0, found.start()) + 1}"}
            if not near or (near[-1] if behind else near[0])["comment"]:
                complain(here, "this comment belongs to no declaration, or to one that has a comment already")
            (near[-1] if behind else near[0])["comment"] = plain(found[0])


def spelled(kind):
    """A type in one form of spaces: "const bastide_tileset* const*"."""
    return re.sub(r"\s*\*", "*", kind.spelling.replace("(*)", "\0")).replace("*const", "* const").replace(" \0", "\0").replace("\0", " (*)")


def read_declarations(text, name="bastide.h"):
    return Reader(text, name).read()
