# SPDX-License-Identifier: MIT
"""Parts of pages that a program writes. A part stands between two comments:

    <!-- NAME, written by PROGRAM -->
    <!-- end of NAME -->
"""
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def with_part(path, name, lines):
    """The text of a page with the lines between the comments of a part."""
    text, count = re.subn(rf"(^<!-- {name}, written by \S+ -->\n).*?(^<!-- end of {name} -->$)",
                          lambda match: match[1] + "".join(f"{line}\n" for line in lines) + match[2], path.read_text(), flags=re.M | re.S)
    if count != 1:
        raise SystemExit(f"{path.relative_to(ROOT)} has {count} parts {name}")
    return text


def write(texts, only_check):
    """Writes the pages, or returns which of them are stale."""
    if only_check:
        return [f"{path.relative_to(ROOT)} is stale: ./dev pages writes it again" for path, text in texts.items() if path.read_text() != text]
    for path, text in texts.items():
        path.write_text(text)
    return []
