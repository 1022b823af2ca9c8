# SPDX-License-Identifier: MIT
"""The values that tags may have, and the parser that takes a tag out of a comment."""
import re

from declared import complain

# Types of numbers besides the vocabularies: (the value when unset, the meaning). A plural is a mask: bit n stands for number n.
TYPES = {
    "seat": (-1, "a seat, from 0; -1 is nature or nobody"),
    "tile": (-1, "a tile type, from 0"),
    "placed": (-1, "a placed tile, in order of placing, from 0"),
    "piece": (-1, "the id of a piece"),
    "feature": (-1, "the id of a feature"),
    "segment": (-1, "a segment of a tile, from 0"),
    "action": (-1, "an action of the history, from 0"),
    "die": (-1, "a die, from 0"),
    "index": (-1, "an index of what the text says, from 0"),
    "side": (-1, "0 north, 1 east, 2 south, 3 west"),
    "corner": (-1, "0 north-west, 1 north-east, 2 south-east, 3 south-west"),
    "port": (-1, "0 to 11: side k of a tile owns 3k, 3k + 1 and 3k + 2, clockwise"),
    "x": (-32768, "a column, growing east"),
    "y": (-32768, "a row, growing south"),
    "rotation": (0, "quarter turns clockwise, 0 to 3"),
    "count": (0, "how many"),
    "points": (0, "points"),
    "truth": (0, "0 or 1"),
    "number": (0, "what the text says"),
    "line": (0, "a line of a text, from 1"),
    "column": (0, "a column of a line in bytes, from 1"),
    "seq": (0, "the number of an event, from 0, below 2^53"),
    "seed": (0, "any number"),
    "random": (0, "the state of the caller's chance, moved on by the call"),
    "hash": (0, "a number over a position"),
    "code": (0, "an action as one number below 2^53"),
    "weight": (0, "a share of the sum of a list"),
    "viewer": (-1, "a seat, BASTIDE_VIEW_PUBLIC or BASTIDE_VIEW_FULL"),
    "text": ("", "UTF-8, closed by NUL"),
}
MASKS = {
    "seats": "bit n: seat n", "segments": "bit n: segment n", "ports": "bit n: port n", "sides": "bit 0 N, 1 E, 2 S, 3 W",
    "rotations": "bit n: rotation n", "corners": "bit 0 NW, 1 NE, 2 SE, 3 SW", "kinds": "bit n: action kind n", "marks": "bit n: mark n", "sets": "bit n: set n",
    "faces": "four bits a die face, the lowest for face 1: how many dice show it",
}
# Fields of action codes: their bits, and the number added so that a value is not negative. Kind and seat are lowest.
CODE_HEAD = [("kind", 6, 0), ("seat", 4, 1)]
CODE_FIELDS = {
    "tile": (14, 1), "x": (11, 1024), "y": (11, 1024), "rotation": (2, 0), "spot": (5, 0), "segment": (5, 1), "piece_kind": (6, 0),
    "piece": (10, 1), "other_seat": (4, 1), "points": (20, 0), "faces": (24, 0), "span": (3, 0), "cause": (14, 0), "choice": (14, 0),
    "space": (8, 1), "other_piece": (10, 1), "other_segment": (5, 1), "token": (6, 0),
}
CODE_LIMIT = 53  # a double holds every integer below 2^53

BLOCK = 100  # the numbers of a box begin at this times its number
BLOCKS = [  # blocks of numbers that belong to no box
    {"name": "position", "number": 98, "title": "refusals of positions", "words": ["POSITION"]},
    {"name": "config", "number": 99, "title": "refusals of configs", "words": ["CONFIG"]},
]

KEYWORDS = set(  # of languages with bindings
    "abstract alignas alignof and as asm assert async auto await base begin bool boolean break byte case catch char checked class "
    "const constexpr continue crate debugger decimal def default defer del delegate delete do double dyn elif else elsif end ensure "
    "enum event except exec explicit export extends extern false final finally fixed float fn for foreach friend from func function "
    "global go goto guard if impl implements implicit import in inline inout instanceof int interface internal is lambda let local "
    "lock long loop macro map match mod module move mut mutable namespace native new nil none nonlocal not null object of open "
    "operator or out override package params pass private protected protocol pub public raise range readonly ref register repeat "
    "require rescue restrict return sbyte sealed select self short signed sizeof stackalloc static strictfp string struct super "
    "switch synchronized template then this throw throws trait transient true try type typedef typename typeof uint ulong unchecked "
    "undef union unless unsafe unsigned until use ushort using val var virtual void volatile wchar_t when where while with yield".split())
# Keywords of C++, because generated enumerators are words in lower case.
RESERVED = set(
    "alignas alignof and asm auto bitand bitor bool break case catch char class compl concept const consteval constexpr constinit "
    "continue decltype default delete do double else enum explicit export extern false float for friend goto if inline int long "
    "mutable namespace new noexcept not nullptr operator or private protected public register requires return short signed sizeof "
    "static struct switch template this throw true try typedef typeid typename union unsigned using virtual void volatile while "
    "xor any none".split())


def take(entry, pattern):
    """Returns the value of a tag in the comment of an entry, and removes the tag."""
    found = re.search(pattern, entry["comment"])
    if not found:
        return None
    entry["comment"] = " ".join((entry["comment"][:found.start()] + " " + entry["comment"][found.end():]).split())
    return found


def take_since(entry, version):
    found = take(entry, r"@since (\d+\.\d+\.\d+)\.?")
    since = found[1] if found else "0.1.0"
    if numbers_of(since) > numbers_of(version):
        complain(entry, f"{entry['name']} is there since {since}, and this is {version}")
    entry["since"] = since


def numbers_of(version):
    return [int(each) for each in version.split(".")]
