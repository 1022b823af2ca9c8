#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes a Markdown page that reads well in a repository into one for Doxygen: headings get labels, links lead to them.

    site_filter.py FILE     prints the page, or the header

A link to a page or a place on one becomes a reference; one to a file that is not on the site becomes its text.
"""
import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
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


def outside_of_code(line, change):
    """Applies a change to the parts of a line that are no `code`."""
    return "".join(part if part.startswith("`") else change(part) for part in re.split(r"(`[^`]*`)", line))


def convert(page, text):
    out, fenced, first = [], False, True
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
        line = re.sub(r"<!--.*?-->", "", line)
        line = re.sub(r"!\[([^\]]*)\]\(([^)]*)\)", lambda m: f'<img src="{os.path.basename(m.group(2))}" alt="{m.group(1)}">', line)
        line = re.sub(r'<a id="([^"]+)"></a>', lambda m: f"\\anchor {label(page, m.group(1))} ", line)
        line = re.sub(r"\[((?:`[^`]*`|[^\]`])*)\]\(([^)\s]+)\)", lambda m: link(page, m.group(1), m.group(2)), line)
        line = line.replace("<br>", " <br> ")
        line = outside_of_code(line, lambda part: part.replace("#0", "\\#0"))
        out.append(line)
    return "\n".join(out)


def main():
    path = Path(sys.argv[1]).resolve()
    page = path.relative_to(ROOT).as_posix()
    sys.stdout.reconfigure(encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".hpp":  # in its comments a status after another is said in short: "Status::memory, ::state"
        print(re.sub(r"^(\s*///.*)$", lambda m: re.sub(r"(?<![\w:])::(\w+)", r"Status::\1", m.group(1)), text, flags=re.M))
    else:
        print(convert(page, text))


if __name__ == "__main__":
    main()
