# SPDX-License-Identifier: MIT
"""The files that name a box are those of the table in docs/adding_a_box.md, and those of tests/lint/places.txt, where no new box adds anything.

The boxes are those of bastide_box in include/bastide.h that have a set, their words those that it lists. Wrong is
- code outside the home of a box that says one of its words, in a file that neither names; a place like marks/<box>.cpp of the
  table is home of that box alone,
- three sets typed out within four lines, which is a list of the boxes by hand, in a file that neither names,
- a row for each box whose file does not name one of them, a box without one of the files in tests/boxes that each box needs,
- a box that is named in more lines of code than a box may need away from home; translations are no code.
Comments are no code. What is generated from the header is in no table.
"""
import re
from fnmatch import fnmatch
from pathlib import Path

PAGE = "docs/adding_a_box.md"
OTHERS = "tests/lint/places.txt"
CODE = ("src/", "capi/", "examples/", "docs/tools/", ".ci/", "CMakeLists.txt", "dev")
LISTS = CODE + ("tests/", "docs/snippets/", "README.md", "CHANGELOG.md")
SOURCES = (".c", ".h", ".cpp", ".hpp", ".inc", ".py", ".sh", ".txt", ".mjs", ".cs", ".lua", "")
GENERATED = ("capi/abi/*", "capi/texts/english.txt", "src/common/enums.hpp", "src/*_table.inc", "src/vocabulary/record_fields.hpp", "include/*",
             "tests/abi/every_call_table.inc",
             "capi/bindings/godot/src/generated_*", "capi/bindings/csharp/Bastide/Generated/*", "capi/bindings/python/src/bastide/_words.py",
             "capi/bindings/python/src/bastide/_records.py")
TRANSLATIONS = ("capi/texts/*",)
HOME = "src/boxes/"
TESTS = "tests/boxes/"
TESTS_OF_BOX = ("box_check.hpp", "perft.txt", "mutants.sh")
RECORDED = ("tests/data/*", "tests/fuzz/corpus/*", "tests/fuzz/found/*")
BOX = re.compile(r"^ *BASTIDE_BOX_(\w+) =\s+\d+,? */\*\*<[^|*]*\| names: ([A-Z_\s]+)", re.M)
BY_HAND = 3  # sets named within a few lines
ORDINARY = {"count", "big", "top", "little", "buildings", "wind", "monasteries", "flying", "machines", "flight", "russian", "promos", "message", "messages"}  # words in the name of a box that others say, too
MOST_LINES = 0  # of code that each box may need outside its own files and tests


class Box:
    def __init__(self, name, words, shared=(), homes=()):
        self.name = name
        self.homes = {home.replace("<box>", name) for home in homes}
        self.words = {word.lower() for word in words.split() if "_" not in word} | set(name.split("_"))  # LARGE_FOLLOWER: ordinary words
        self.words -= set(shared) | ORDINARY
        self.at_home = self.words | set(re.findall("[a-z]+", words.lower()))  # a file of a box may say those that it shares with another one
        self.names = re.compile("|".join([name.replace("_", "_(?:and_)?"), *sorted(self.words)]), re.I)

    def is_home(self, path):
        """Whether a file belongs to the module, its rules, its pages or its tests."""
        stem = Path(path).name.split(".")[0].replace("_and_", "_")
        return path in self.homes or any(part.replace("_and_", "_") == self.name for part in Path(path).parts) or \
            any(stem == word or stem.startswith(word + "_") for word in {self.name, *self.words}) and path.startswith((HOME, "tests/boxes/", "tests/data/", "docs/"))


def boxes(header, homes=()):
    """The boxes with tiles; house rules and dice have no set. A kind of segment is a word that all share, even if a box has its name."""
    sets = set(re.findall(r"^ *BASTIDE_SET_([A-Z0-9_]+) *=\s+\d", header, re.M))
    shared = {name.lower() for name in re.findall(r"^ *BASTIDE_SEGMENT_([A-Z_]+) =\s+\d", header, re.M)}
    return [Box(name.lower(), words, shared, homes) for name, words in BOX.findall(header) if name in sets]


def set_names(header):
    """The words of all boxes except the base game, whose name is an ordinary word. One more set of a box names that box in brackets."""
    sets = re.findall(r"^ *BASTIDE_SET_([A-Z0-9_]+) *=\s+\d+,? */\*\*<(.*?)\*/", header, re.M | re.S)
    return [name.lower() for name, comment in sets if name != "BASE" and "[" not in comment]


def places(page):
    """file pattern -> whether each box has a line there."""
    table = page.split("<!-- places -->")[1].split("<!-- end of places -->")[0]
    return {pattern: "each box" in row for row in table.splitlines() for pattern in re.findall(r"`([^`]+)`", row.split("|")[1] if "|" in row else "")}


def other_places(text):
    """The file patterns of places.txt: the first word of each line that is no comment."""
    return {line.split()[0]: False for line in text.splitlines() if line.strip() and not line.startswith("#")}


def files_of(pattern):
    """The pattern of a place for any box."""
    return pattern.replace("<box>", "*")


def words_of(line):
    """The words of a line in lower case, with names split: kTowerTop has k, tower and top."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", line)}


def without_comments(path, text):
    if Path(path).suffix in (".c", ".h", ".cpp", ".hpp", ".inc", ".cs"):
        text = re.sub(r"/\*.*?\*/", lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=re.S)
        return re.sub(r"//[^\n]*", "", text)
    return re.sub(r"(?m)(^|[ \t])#.*$", "", text)


def names_of_boxes(path, text, known):
    """Each line of code outside the files of a box that uses a word of the box."""
    own = set().union(*(box.at_home for box in known if box.is_home(path)))
    for number, line in enumerate(without_comments(path, text).splitlines(), 1):
        said = words_of(line) - own
        for box in known:
            if box.words & said and not box.is_home(path):
                yield f"{path}:{number} names {box.name}: {PAGE} does not name this place"


def lists_by_hand(path, text, sets):
    """The first of four lines that name three or more sets, once for each list."""
    lines, last = without_comments(path, text).splitlines(), -4
    said = [{name for name in sets if re.search(rf"(?<![a-z]){name}(?![a-z])", line.lower())} for line in lines]
    for number in range(len(lines)):
        if number - last >= 4 and said[number] and len(set().union(*said[number:number + 4])) >= BY_HAND:
            last = number
            yield f"{path}:{number + 1} lists the sets by hand: take them from the library's list, or name the place in {PAGE}"


def is_one_of(path, patterns):
    return any(fnmatch(path, pattern) for pattern in patterns)


def check_rules():
    """The reader finds the faults of sources of three lines."""
    box = Box("tower", "TOWER")
    assert [*names_of_boxes("src/setup/a.cpp", "int a;\nint tower;", [box])] and not [*names_of_boxes("src/setup/a.cpp", "// a tower", [box])]
    assert not [*names_of_boxes("capi/bindings/csharp/A.cs", "/// <summary>A tower.</summary>", [box])]
    assert not [*names_of_boxes("src/boxes/tower/a.cpp", "int tower;", [box])]
    tower = Box("tower", "TOWER", homes=["src/draw/marks/<box>.cpp"])
    assert not [*names_of_boxes("src/draw/marks/tower.cpp", "int tower;", [tower])]
    assert [*names_of_boxes("src/draw/marks/moat.cpp", "int tower;", [tower])]
    assert other_places("# why\n\ntests/a.cpp  games of a tower\n") == {"tests/a.cpp": False}
    sets = ["moat", "mill", "ferry"]
    assert [*lists_by_hand("tests/a.cpp", "x\nBASTIDE_SET_MOAT, SET_MILL,\n\"ferry\"", sets)] and not [*lists_by_hand("tests/a.cpp", "moat, mill", sets)]


def places_of_boxes(files):
    """A box is named where its page says and nowhere else."""
    header = files["include/bastide.h"]
    sets, of_page, others = set_names(header), places(files[PAGE]), other_places(files[OTHERS])
    table = {**others, **of_page}
    known = boxes(header, [pattern for pattern in table if "<box>" in pattern])
    if len(known) < 2 or len(of_page) < 5 or len(others) < 5:
        yield f"the boxes of the header, the table of the page or {OTHERS} cannot be read"
    yield from (f"{OTHERS} names {pattern}, as {PAGE} does" for pattern in others if pattern in of_page)
    for path, text in files.items():
        if not path.startswith(LISTS) or Path(path).suffix not in SOURCES or is_one_of(path, [*GENERATED, *RECORDED, *table]):
            continue
        if path.startswith(CODE) and not path.startswith(HOME):  # a box may use older boxes
            yield from names_of_boxes(path, text, known)
        if not path.startswith(HOME):
            yield from lists_by_hand(path, text, sets)
    yield from (f"{TESTS}{box.name}/{name} is missing" for box in known for name in TESTS_OF_BOX if f"{TESTS}{box.name}/{name}" not in files)
    yield from lines_away(files, known, table)
    for pattern, is_each in table.items():
        found = [path for path in files if fnmatch(path, files_of(pattern))]
        if not found:
            yield f"{PAGE if pattern in of_page else OTHERS} names {pattern}, which is no file"
        elif is_each:
            yield from (f"{path} does not name {box.name}, and {PAGE} asks that of each box"
                        for path in found for box in known if not box.names.search(files[path]))


def lines_away(files, known, table):
    """Boxes that are named in too many lines of code outside their own files."""
    away = [path for path in files if path.startswith(CODE) and is_one_of(path, [pattern for pattern in table if table[pattern]])
            and not is_one_of(path, TRANSLATIONS)]
    code = [line for path in away for line in without_comments(path, files[path]).splitlines()]
    for box in known:
        lines = [line for line in code if box.names.search(line)]
        if len(lines) > MOST_LINES:
            yield f"{box.name} is named in {len(lines)} lines of code away from home, {MOST_LINES} are allowed: {lines}"
