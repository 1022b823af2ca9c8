#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Turns the English file of texts into pig latin, the test language: piglatin.py < english.txt > piglatin.txt

It counts as Czech does, so that each plural has a form that English lacks; two colons stand behind that one. The English file is what
bastide_texts_write(NULL, ...) writes.
"""
import re
import sys

HEAD = """# The test language: English as children disguise it, with the plural forms of Czech. Written by piglatin.py.
language.name = igPay atinLay
language.plural = czech
"""


def piglatin(text):
    def word(found):
        lead = re.match(r"[^aeiouAEIOUyY]*", found[0])[0]
        rest = found[0][len(lead):]
        return found[0] + "-ay" if not rest else rest + "-" + lead + "ay"

    return re.sub(r"[A-Za-z]+", word, text)


def message(text, at, end):
    """The message from `at` to its closing brace or the end, in pig latin, and where it ends."""
    out, plain = [], []

    def flush():
        out.append(piglatin("".join(plain)))
        plain.clear()

    while at < len(text) and not (end and text[at] == "}"):
        if text[at] != "{":
            plain.append(text[at])
            at += 1
            continue
        flush()
        field = re.compile(r"\{(\w+)(, (plural|select), |[^{}]*\})").match(text, at)
        out.append(field[0])
        at = field.end()
        while field[3] and text[at] != "}":
            case = re.compile(r"([^ {}]+) \{").match(text, at)
            body, at = message(text, case.end(), True)
            if field[3] == "plural" and case[1] == "other":
                out.append("few {" + body + "::} ")
            out.append(f"{case[1]} {{{body}}}")
            at += 1
            if text[at] == " ":
                out.append(" ")
                at += 1
        if field[3]:
            out.append("}")
            at += 1
    flush()
    return "".join(out), at


def main():
    print(HEAD, end="")
    for line in sys.stdin.read().splitlines():
        if not line or line.startswith(("#", "language.")):
            continue
        key, text = line.split(" = ", 1)
        print(key, "=", message(text, 0, False)[0] if not key.startswith("list.") else text.replace("and", "+"))


if __name__ == "__main__":
    main()
