#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes a Markdown page that reads well in a repository into one for Doxygen: headings get labels, links lead to them, and the
page docs/rules/index.md gets the ruling index; and a header into one whose plain comments that tell about the whole file are its documentation.

    site_filter.py FILE     prints the page, or the header

A link to a page or a place on one becomes a reference; one to a file that is not on the site becomes its text. Lines stay where
they are, so that warnings name the right ones.
"""
import os
import re
import sys
from pathlib import Path

import ruling_index

ROOT = Path(__file__).resolve().parents[2]
SCALE = 50 / 1024  # pixels a unit of a board beside an example
ON_SITE = {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "examples/README.md"}


def slug(heading):
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading.strip().lower())
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def label(path, anchor=""):
    name = re.sub(r"[^A-Za-z0-9]", "_", os.path.splitext(path)[0])
    return "page_" + name + ("_" + re.sub(r"[^A-Za-z0-9]", "_", anchor) if anchor else "")


def is_on_site(path):
    return path in ON_SITE or (path.startswith("docs/") and path.endswith(".md"))


def link(page, text, target):
    if re.match(r"[a-z]+:", target):
        return f"[{text}]({target})"
    name, _, anchor = target.partition("#")
    path = os.path.normpath(os.path.join(os.path.dirname(page), name)).replace(os.sep, "/") if name else page
    if not is_on_site(path):
        return text
    return f"[{text}](@ref {label(path, anchor)})"


def picture(page, says, path):
    """Boards of examples have one scale, so that small boards are small pictures. The others open alone, to be looked at closely."""
    name = os.path.basename(path)
    if "/examples/" in path:
        box = re.search(r'viewBox="\S+ \S+ (\S+)', (ROOT / os.path.dirname(page) / path).read_text()[:400])
        return f'<img src="{name}" alt="{says}" width="{round(float(box[1]) * SCALE)}">'
    return f'<a href="{name}"><img src="{name}" alt="{says}"></a>'


def outside_of_code(line, change):
    """Applies a change to the parts of a line outside `code`."""
    return "".join(part if part.startswith("`") else change(part) for part in re.split(r"(`[^`]*`)", line))


def has_contents(text):
    """Whether a page gets a table of contents: it has some headings and no wide table, which needs the room beside it."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
    widest = max((line.count("|") for line in prose.split("\n") if line.startswith("| ---")), default=0)
    return len(re.findall(r"^##+ ", prose, re.M)) >= 3 and widest <= 6


def pictures_first(text):
    """Moves the picture of an example to the beginning of its entry, so that it stands beside the sentences."""
    entry = r"^(- <a id=\"[^\"]+\"></a>)((?:.*\n  )*?.*)\n  <br>(!\[[^\]]*\]\([^)]*/examples/[^)]*\))$"
    return re.sub(entry, r"\1\3\2\n", text, flags=re.M)


def on_one_line(text):
    """Doxygen loses its way in a link whose text goes over the end of a line; the end of the line moves behind the link."""
    return re.sub(r"\[([^\]\[`\n]*)\n( *)([^\]\[`\n]*\]\([^)\s]+\)[.,;:)]*) ?", r"[\1 \3\n\2", text)


def convert(page, text):
    """The table of contents stands in the place of the empty line after the title."""
    out, fenced, first = [], False, True
    text = pictures_first(on_one_line(text))
    if has_contents(text):
        text = re.sub(r"\A(# [^\n]*\n)\n", r"\1[TOC]\n", text)
    for line in text.split("\n"):
        if line.startswith("```"):
            fenced = not fenced
            out.append(re.sub(r"^```(\w+)", lambda m: "```{." + {"cmake": "txt"}.get(m.group(1), m.group(1)) + "}", line))
            continue
        if fenced:
            out.append(line)
            continue
        heading = re.match(r"(#{1,6}) (.*)", line)
        if heading:
            name = label(page) if first else label(page, slug(heading.group(2)))
            first = False
            line = f"{line} {{#{name}}}"
        line = line if line.startswith("    ") else re.sub(r"<!--.*?-->", "", line)  # code may show such a comment
        line = re.sub(r"!\[([^\]]*)\]\(([^)]*)\)", lambda m: picture(page, *m.groups()), line)
        line = re.sub(r'<a id="([^"]+)"></a>', lambda m: f"\\anchor {label(page, m.group(1))} ", line)
        line = re.sub(r"\[((?:`[^`]*`|[^\]`])*)\]\(([^)\s]+)\)", lambda m: link(page, m.group(1), m.group(2)), line)
        line = line.replace("<br>", " <br> ")
        if line.startswith("|"):  # where Doxygen loses its way after an apostrophe
            line = outside_of_code(line, lambda part: part.replace("'", "&rsquo;"))
        line = re.sub(r"(?<!`)`([^`']*'[^`]*)`(?!`)", r"``\1``", line)  # Doxygen ends `code at an apostrophe'
        line = outside_of_code(line, lambda part: part.replace("#0", "\\#0"))
        out.append(line)
    return "\n".join(out)


def prose(lines):
    """Converts the lines of a plain comment to Markdown: "Lists      Twice each" begins a list item."""
    out, listed = [], False
    for line in lines:
        entry = re.match(r"([A-Z]\w+) {2,}(.*)", line)
        if entry:
            line, listed = "- **%s** %s" % entry.groups(), True
        elif listed:
            line = re.sub(r"^ {6,}", "  ", line)
        if not re.match(r" {4}", line):
            line = outside_of_code(line, lambda part: part.replace("<", "&lt;").replace(">", "&gt;"))
        out.append(line)
    return out


def c_header(text):
    """Converts the head of bastide.h, and its section about the dice game, to the documentation of the file."""
    def head(match):
        lines = re.sub(r"^ \* ?", "", match.group(1), flags=re.M).split("\n")
        return "\n".join(["/** @file"] + [f" * {line}" for line in prose(lines)]) + "\n */"

    def section(match):
        lines = re.sub(r"^ \* ?", "", match.group(2), flags=re.M).split("\n")
        return "\n".join(["/** @file", f" * ## {match.group(1)}"] + [f" * {line}" for line in prose(lines)]) + "\n */"

    text = re.sub(r"\A/\* SPDX[^\n]*\n(.*?)\n \*/", head, text, flags=re.S)
    return re.sub(r"^/\* ==== ([^=\n]+) =+\n \*\n(.*?)\n \*/", section, text, flags=re.S | re.M)


def cpp_header(text):
    """The head of bastide.hpp likewise; and expands abbreviated statuses in its comments: "StatusValue::memory, ::state"."""
    def head(match):
        lines = re.sub(r"^// ?", "", match.group(1), flags=re.M).split("\n")
        return "\n".join(f"/// {line}" for line in ["@file"] + prose(lines))

    text = re.sub(r"\A// SPDX[^\n]*\n((?://[^\n]*\n)*//[^\n]*)", head, text)
    return re.sub(r"^(\s*///.*)$", lambda m: re.sub(r"(?<![\w:])::(\w+)", r"StatusValue::\1", m.group(1)), text, flags=re.M)


def main():
    path = Path(sys.argv[1]).resolve()
    page = path.relative_to(ROOT).as_posix()
    sys.stdout.reconfigure(encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".md":
        text = re.sub(r"@(threads|owner)\b", r"@site_\1", text)
    if path == ruling_index.START:
        text += "\n" + ruling_index.index()
    kinds = {".h": c_header, ".hpp": cpp_header}
    print(kinds[path.suffix](text) if path.suffix in kinds else convert(page, text))


if __name__ == "__main__":
    main()
