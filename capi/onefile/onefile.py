#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Joins the sources of a library into one file that a compiler takes alone.

usage: onefile.py <folder>      writes there bastide.h, bastide.cpp, bastide_draw.h, bastide_draw.cpp (and those of later libraries)

Each header of the sources is written once, where a source first includes it. Headers of the system are included at the top, but those
under a condition stay under it. Unnamed namespaces of two sources can hold the same
name: in one file that name is told apart by the name of its source, as `find_in_roads`. The sources are found by their folders.
"""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = [ROOT / "src", ROOT / "include"]  # where quoted includes are looked for, after the folder of the source itself
TOKEN = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])+'|[A-Za-z_]\w*|\.?\d[\w.']*|\s+|->|::|.", re.S)
DIRECTIVE = re.compile(r'^[ \t]*#[ \t]*(?:(if)\w*|(endif)|include[ \t]+(["<])([^">]+)[">])[^\n]*\n', re.M)
WORD = re.compile(r"[A-Za-z_]\w*\Z")
# The libraries: name, and the folders of their sources; those of the rules library are all folders of src that no other one has.
BESIDE = {"bastide_batch": "batch", "bastide_draw": "draw", "bastide_players": "players"}


def sources_of(library):
    if library in BESIDE:
        return sorted((ROOT / "src" / BESIDE[library]).rglob("*.cpp"))
    inner = [path for path in (ROOT / "src").rglob("*.cpp") if path.relative_to(ROOT / "src").parts[0] not in BESIDE.values()]
    return sorted(inner) + sorted((ROOT / "capi").glob("*.cpp"))


def tokens_of(text):
    return TOKEN.findall(text)


def is_blank(token):
    return token.isspace() or token.startswith(("//", "/*"))


def code_of(tokens):
    """(place, token) of everything but blanks, comments and preprocessor lines."""
    at_start, in_line, code = True, False, []
    for place, token in enumerate(tokens):
        if is_blank(token):
            if "\n" in token or token.startswith("//"):
                at_start = True
                in_line = in_line and place > 0 and tokens[place - 1] == "\\"
            continue
        if at_start and token == "#":
            in_line = True
        at_start = False
        if not in_line:
            code.append((place, token))
    return code


def closing(code, at):
    """The place in `code` of the brace that closes the one at `at`."""
    depth = 0
    for i in range(at, len(code)):
        depth += {"{": 1, "}": -1}.get(code[i][1], 0)
        if depth == 0:
            return i
    raise SystemExit("onefile: a brace is not closed")


def declared(code):
    """The names that a run of declarations at the level of a namespace declares."""
    names, i = set(), 0
    while i < len(code):
        start = i
        while i < len(code) and code[i][1] not in (";", "{"):
            i += 1
        names |= names_of([token for _, token in code[start:i]])
        if i < len(code) and code[i][1] == "{":
            i = closing(code, i)
            if i + 1 < len(code) and code[i + 1][1] == ";":
                i += 1
        i += 1
    return names


def names_of(head):
    """The name that the head of a declaration declares, up to its body, its semicolon or its braces."""
    head = without_templates(head)
    if "static_assert" in head or head[:1] == [")"]:  # the rest of a function whose last argument is {} by default
        return set()
    if head[:1] == ["using"] and "=" not in head:
        return set()
    if head[:1] and head[0] in ("struct", "class", "enum", "union", "using", "concept"):
        return set([each for each in head[1:] if WORD.match(each) and each not in ("class", "struct")][:1])
    for i, token in enumerate(head):
        if token in ("(", "=", "[") and i > 0 and WORD.match(head[i - 1]) and head[i - 1] not in ("noexcept", "alignas", "decltype"):
            return set() if i > 1 and head[i - 2] == "::" else {head[i - 1]}
    return {head[-1]} if len(head) > 1 and WORD.match(head[-1]) and head[-2] != "::" else set()


def without_templates(head):
    if head[:1] != ["template"]:
        return head
    depth = 0
    for i, token in enumerate(head):
        depth += {"<": 1, ">": -1}.get(token, 0)
        if token == ">" and depth == 0:
            return without_templates(head[i + 1:])
    return head


def private_names(text):
    """The names in the unnamed namespaces of a source."""
    code, names = code_of(tokens_of(text)), set()
    for i in range(len(code) - 1):
        if code[i][1] == "namespace" and code[i + 1][1] == "{":
            names |= declared(code[i + 2:closing(code, i + 1)])
    return names


def renamed(text, names, stem):
    """The source with its own names told apart. What follows . or -> or a scope that is no namespace of the source is a member."""
    tokens = tokens_of(text)
    spaces = re.findall(r"^namespace (\w+)", text, re.M)
    before = ["", ""]
    for i, token in enumerate(tokens):
        if is_blank(token):
            continue
        is_member = before[1] in (".", "->") or (before[1] == "::" and before[0] not in spaces)
        if token in names and not is_member:
            tokens[i] = f"{token}_in_{stem}"
        before = [before[1], token]
    return "".join(tokens)


class OneFile:
    """One library as one file; `public` are headers that stay includes."""

    def __init__(self, public):
        self.public, self.system, self.done, self.parts = public, set(), set(), []

    def resolve(self, name, folder):
        for each in [folder, *FOLDERS]:
            if (each / name).is_file():
                return (each / name).resolve()
        raise SystemExit(f"onefile: {name} is not found from {folder}")

    def add(self, path, text):
        """Writes a file, after what it includes."""
        depth = 0  # of conditions

        def directive(match):
            nonlocal depth
            if not match[4]:
                depth += 1 if match[1] else -1
                return match[0]
            return self.included(match[0], match[4], path, is_system=match[3] == "<", is_conditional=depth > 0)
        body = DIRECTIVE.sub(directive, text)
        body = re.sub(r"^// SPDX-License-Identifier: MIT\n|^#pragma once\n", "", body, flags=re.M).strip("\n")
        self.parts.append(f"// ---- {path.relative_to(ROOT)} ----\n\n{body}\n")

    def included(self, line, name, path, is_system, is_conditional):
        """What stands in place of an include line."""
        if is_system and is_conditional:
            return line
        if is_system:
            self.system.add(name)
        elif name.endswith(".inc"):  # a table, which stays where it is
            return self.resolve(name, path.parent).read_text(encoding="utf-8")
        elif name not in self.public:
            if is_conditional:  # one of two conditions would miss a header that is written once
                raise SystemExit(f"onefile: {path.relative_to(ROOT)} includes {name} under a condition: put the condition into {name}")
            self.add_header(self.resolve(name, path.parent))
        return ""

    def add_header(self, path):
        if path not in self.done:
            self.done.add(path)
            self.add(path, path.read_text(encoding="utf-8"))

    def written(self, name):
        head = f"// SPDX-License-Identifier: MIT\n//\n// {name}: all sources of the library in one file, made by ./dev package source. " \
               "Compile it alone as C++20;\n// docs/onefile.md says how.\n"
        system = "".join(f"#include <{each}>\n" for each in sorted(self.system, key=lambda each: (each.endswith(".h"), each)))
        public = "".join(f'#include "{each}"\n' for each in self.public)
        return head + public + system + "\n" + "\n".join(self.parts)


def in_one(library, sources):
    texts = {path: path.read_text(encoding="utf-8") for path in sources}
    own = {path: private_names(text) for path, text in texts.items()}
    count = {}
    for names in own.values():
        for name in names:
            count[name] = count.get(name, 0) + 1
    file = OneFile([library + ".h"] if library == "bastide" else ["bastide.h", library + ".h"])
    for path, text in texts.items():
        twice = {name for name in own[path] if count[name] > 1}
        file.add(path, renamed(text, twice, path.stem))
    return file.written(library + ".cpp")


def main():
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for library in ["bastide", *BESIDE]:
        (out / f"{library}.h").write_bytes((ROOT / "include" / f"{library}.h").read_bytes())
        (out / f"{library}.cpp").write_text(in_one(library, sources_of(library)), encoding="utf-8")


if __name__ == "__main__":
    main()
