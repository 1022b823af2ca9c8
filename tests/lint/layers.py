# SPDX-License-Identifier: MIT
"""What a file below src/ and capi/ may include and name, and which words its comments may use."""
import posixpath
import re
from pathlib import Path

import cpp

LAYERS = ("common", "defs", "board", "play", "boxes", "vocabulary", "setup", "game", "formats")  # the lowest first, below src/
BOXES = "boxes"
BESIDE = ("batch", "draw", "players")  # libraries beside the rules library
# What a folder that is no layer may include: the C interface stands above all layers, dice and geometry beside them.
APART = {
    "capi": ({"capi", "include", "vocabulary", "setup", "game", "formats", "dice", "geometry", "common"}, "the C interface includes nothing below the vocabulary but common"),
    "dice": ({"dice", "common"}, "the dice game stands on common alone"),
    "dice/host": ({"dice", "common", "vocabulary", "setup", "game", "formats"}, "what hosts see of the dice game shares the layers above the boxes"),
    "geometry": ({"geometry", "defs", "common"}, "geometry stands on the definitions alone"),
}
TABLE_OF_MODULES = "src/setup/modules_table.inc"


def boxes_in_order(table):
    """The folders of the boxes, the oldest first. The base game also has the tiles of the Winter Edition; house rules are the newest."""
    boxes = dict.fromkeys(re.findall(r"^BASTIDE_MODULE\(\w+, (\w+), \w+\)$", table, re.M))
    return [("base", "winter"), *((box,) for box in boxes if box not in ("base", "winter")), ("house",)]


ORDER = boxes_in_order((Path(__file__).resolve().parents[2] / TABLE_OF_MODULES).read_text(encoding="utf-8"))
WORDS = "src/common/enums.hpp"  # takes its numbers from the C header, and so names boxes
SEES_HEADER = (WORDS, "src/common/limits.hpp")
LIST_OF_MODULES = "src/setup/all_modules.cpp"
# The moves, the type Play that they write through, and the records of the board may write the block and emit events.
WRITERS = ("src/play/moves", "src/play/tile_moves", "src/play/token_moves", "src/play/setup_moves", "src/play/rules")
DOES_NOT_WRITE = ("play", "boxes", "vocabulary", "setup", "game", "formats")
NO_BOX = 80  # boxes of the tile game have lower numbers; house rules and the blocks after them in the header this one or a higher one

# Headers with allocation, exceptions, streams, clocks, threads or another random generator.
FORBIDDEN_HEADERS = set("""any chrono condition_variable deque exception forward_list fstream functional future iomanip ios iostream istream list
    locale map memory memory_resource mutex ostream queue random regex set sstream stack stdexcept stop_token streambuf string system_error thread
    time.h ctime unordered_map unordered_set vector""".split())
# Words from the table "Retired words" of docs/glossary.md that have no other meaning, so that a search finds each wrong use.
RETIRED_WORDS = set("""agenda annex annexes catalogue catalogues drawer drawers foretell foretells foretold he heir heirs herself him himself his lap laps
    ledger luck newborn nobody purse rehearsed tell tells told torn whoever willful witness witnesses""".split())
ORDINARY = {"nobody", "tell", "tells"}  # in pages, where "nobody votes" and "tell apart" say what they mean
GLOSSARY = "docs/glossary.md"  # lists the retired words
RULES_PAGES = "docs/rules/"    # say what printed rules say
# What code needs to write the block: the writable block, a cast that removes const, and the functions of Play that record events and actions.
WRITING_NAMES = {"State", "writable", "const_cast", "emit", "open_group", "close_group", "count_action", "record_nature"}


def place_of(path):
    """The first folder of a path below src/, or the top folder when it is another: "board", "capi", "include"."""
    return path.removeprefix("src/").split("/")[0]


def age_of(path):
    """The place of a file's box in ORDER; -1 when no box owns it."""
    folder = path.removeprefix(f"src/{BOXES}/").split("/")[0]
    return next((age for age, names in enumerate(ORDER) if folder in names), -1)


def layer_of(place):
    return LAYERS.index(place) if place in LAYERS else -1


def why_not_include(source, target):
    """Why one file may not include another; empty when it may."""
    here, there = place_of(source), place_of(target)
    for beside in BESIDE:
        header = f"include/bastide_{beside}.h"
        if here == beside:
            return "" if there == beside or target in ("include/bastide.h", header) else "a library beside the rules is made of the public headers alone"
        if there == beside or target == header:
            return "the rules know nothing of the libraries beside them"
    if there == "include" and here != "capi":
        return "" if source in SEES_HEADER else "only common/enums, common/limits and the C interface see the C header"
    if here in APART:
        is_shown = source.startswith("src/dice/host/")
        if here == "dice" and not is_shown and target.startswith("src/dice/host/"):
            return "the rules of dice know nothing of what hosts see"
        may, why = APART["dice/host" if is_shown else here]
        return "" if there in may else why
    if there in APART:
        return f"no layer includes {there}"
    if layer_of(here) < 0 or layer_of(there) < 0:
        return f"no such layer: {here if layer_of(here) < 0 else there}"
    if layer_of(there) > layer_of(here):
        return "a layer includes no higher one"
    if layer_of(here) > layer_of(BOXES) and there == BOXES and source != LIST_OF_MODULES:
        return "above the boxes only setup/all_modules.cpp names them"
    if here == there == BOXES:
        if age_of(source) < 0 or age_of(target) < 0:
            return "a file of a box that the header does not list"
        if age_of(target) > age_of(source):
            return "a box includes no newer one"
    return ""


def resolve(files, source, name):
    """The file that a quoted include means: beside the includer, below src/, include/ or capi/; none when there is no such file."""
    for root in (source[:source.rfind("/") + 1], "src/", "include/", "capi/"):
        path = posixpath.normpath(root + name)
        if path in files:
            return path
    return None


def includes(files):
    """A file includes only its own layer and lower ones."""
    for path, text in files.items():
        if place_of(path) == "include":
            continue
        for name, is_quoted in cpp.includes_of(text):
            target = resolve(files, path, name)
            if target:
                why = why_not_include(path, target)
            elif is_quoted:
                why = "there is no such file"
            else:
                why = "the library does without this header" if name in FORBIDDEN_HEADERS else ""
            if why:
                yield f"{path} includes {name}: {why}"


def box_words(header):
    """Words that no file below the boxes except WORDS may use: those that the header lists for each box, as in "BASTIDE_BOX_TOWER = 3,
    /**< The Tower | names: TOWER */". The Winter Edition is no box. A kind of segment is vocabulary that all share, even if a box has its name."""
    words = {"winter"}
    for number, listed in re.findall(r"BASTIDE_BOX_\w+ =\s+(\d+),? */\*\*<[^|*]*\| names: ([A-Z_\s]+)", header):
        if int(number) < NO_BOX:
            words |= {word for name in listed.split() if "_" not in name for word in cpp.words_of(name)}  # else each part alone is an ordinary word
    kinds = re.findall(r"BASTIDE_SEGMENT_([^ ]*)", header)
    return words - {word for kind in kinds for word in cpp.words_of(kind)}


def boxes(files):
    """No box is named below the boxes."""
    forbidden = box_words(files["include/bastide.h"])
    for path, text in files.items():
        if path.startswith("src/") and 0 <= layer_of(place_of(path)) < layer_of(BOXES) and path != WORDS:
            for number, line in cpp.lines(cpp.without_comments(text)):
                yield from (f"{path}:{number} says {word}" for word in cpp.words_of(line) if word in forbidden)


def prose_of(path, text):
    """What a file says in words, its lines in their places: the comments of a source, a page without its code, the labels of a picture."""
    if path.endswith((".md", ".svg")):
        code = r"```.*?^```|`[^`]*`|\]\([^)]*\)|<[^>]*>" if path.endswith(".md") else r"<style.*?</style>|<[^>]*>"
        return re.sub(code, lambda found: cpp.blanked(found[0]), text, flags=re.S | re.M)
    return text if path.endswith(".script") else cpp.comments_of(text)


def has_prose(path):
    """Whether a file's words are those of the glossary: sources, pages but those of the rules, pictures and the games that they show."""
    is_page = path.startswith("docs/") and path.endswith(".md") and not path.startswith(RULES_PAGES) and path != GLOSSARY
    is_picture = path.startswith("docs/pictures/") and path.endswith((".svg", ".script"))
    return path.startswith(("src/", "capi/")) or is_page or is_picture


def retired(files):
    """Comments of the sources, pages and pictures use no retired word."""
    for path, text in files.items():
        if has_prose(path):
            words = RETIRED_WORDS - ORDINARY if path.startswith("docs/") else RETIRED_WORDS
            for number, line in cpp.lines(prose_of(path, text)):
                yield from (f"{path}:{number} says {word}" for word in cpp.words_of(line) if word in words)


def ages(files):
    """Every box is in the list of boxes."""
    found = [path for path in files if path.startswith(f"src/{BOXES}/")]
    yield from (f"{path}: {TABLE_OF_MODULES} has no such box" for path in found if age_of(path) < 0)
    if not found:
        yield f"src/{BOXES}: there is no box"


def defined_types(text):
    """The full name of each class and enumeration that a file defines in a named namespace."""
    open_names = []
    for _, line in cpp.lines(cpp.without_comments(text)):
        begins = re.match(r"(?:inline )?namespace ?([\w:]*) ?\{", line)
        defined = re.match(r"(?:struct|class|enum class|enum) (\w+)\b(?![<:]\S)[^;]*(?:\{|$)", line)
        if begins:
            open_names.append(begins[1])
        elif line == "}" + " " * (len(line) - 1) and open_names and line != "}":
            open_names.pop()
        elif defined and all(open_names):
            yield "::".join([*open_names, defined[1]])


def one_definition(files):
    """No two files define a type of one name: a program that holds both would run the functions of either (and no compiler tells)."""
    places = {}
    for path, text in files.items():
        for name in dict.fromkeys(defined_types(text)):
            places.setdefault(name, []).append(path)
    yield from (f"{name} is defined in {' and '.join(paths)}" for name, paths in places.items() if len(paths) > 1)


def appends(line):
    """Whether a line appends to a log or a history: `log->add`, `history_.add`."""
    names = cpp.names_of(line)
    return any(first in ("log", "log_", "history", "history_") and second == "add" for first, second in zip(names, names[1:]))


def writes(files):
    """Only moves write the block and emit events."""
    for path, text in files.items():
        if path.rsplit(".", 1)[0] in WRITERS or not path.startswith("src/") or place_of(path) not in DOES_NOT_WRITE:
            continue
        for number, line in cpp.lines(cpp.without_comments(text)):
            yield from (f"{path}:{number} says {name}" for name in cpp.names_of(line) if name in WRITING_NAMES)
            if appends(line):
                yield f"{path}:{number} appends to a log or a history"


def check_rules():
    """Each rule finds the faults of small trees, and nothing else."""
    tree = dict.fromkeys(("include/bastide.h", "src/common/flat.hpp", "src/board/grid.hpp", "src/play/turn.hpp", "src/boxes/tower/tower.hpp", "src/boxes/base/base.hpp",
                          "src/boxes/winter/tiles.hpp", "src/game/game.hpp", "src/dice/dice_state.hpp", "capi/interface.hpp", "src/dice/host/x.hpp",
                          "src/boxes/house/x.hpp", "include/bastide_draw.h", "src/draw/svg.hpp", "src/players/evaluate.hpp", "include/bastide_players.h"), "")
    for path, include, count in (
            ("src/board/a.cpp", '"board/grid.hpp"', 0), ("src/board/a.cpp", '"grid.hpp"', 0), ("src/board/a.cpp", '"common/flat.hpp"', 0),
            ("src/board/a.cpp", '"../play/turn.hpp"', 1), ("src/board/a.cpp", '"play/turn.hpp" // for later', 1), ("src/board/a.cpp", "<play/turn.hpp>", 1),
            ("src/board/a.cpp", '"dice/dice_state.hpp"', 1), ("src/board/a.cpp", '"nowhere.hpp"', 1), ("src/board/a.cpp", '"draw/svg.hpp"', 1),
            ("src/board/a.cpp", "<vector>", 1), ("src/board/a.cpp", "<cstdint>", 0), ("src/board/a.cpp", '"bastide.h"', 1),
            ("src/draw/a.cpp", '"draw/svg.hpp"', 0), ("src/draw/a.cpp", '"bastide_draw.h"', 0), ("src/draw/a.cpp", '"bastide.h"', 0),
            ("src/draw/a.cpp", '"common/flat.hpp"', 1), ("src/draw/a.cpp", '"interface.hpp"', 1), ("src/draw/a.cpp", "<vector>", 1),
            ("src/players/a.cpp", '"players/evaluate.hpp"', 0), ("src/players/a.cpp", '"bastide_players.h"', 0), ("src/players/a.cpp", '"bastide.h"', 0),
            ("src/players/a.cpp", '"draw/svg.hpp"', 1), ("src/players/a.cpp", '"game/game.hpp"', 1),
            ("capi/a.cpp", '"bastide_players.h"', 1), ("capi/a.cpp", '"bastide_draw.h"', 1), ("src/common/enums.hpp", '"bastide.h"', 0),
            ("src/dice/a.cpp", '"common/flat.hpp"', 0), ("src/dice/a.cpp", '"board/grid.hpp"', 1), ("src/dice/a.cpp", '"game/game.hpp"', 1),
            ("src/dice/a.cpp", '"dice/host/x.hpp"', 1), ("src/dice/host/a.cpp", '"game/game.hpp"', 0), ("src/dice/host/a.cpp", '"dice/dice_state.hpp"', 0),
            ("src/dice/host/a.cpp", '"board/grid.hpp"', 1), ("src/boxes/base/base.cpp", '"boxes/tower/tower.hpp"', 1),
            ("src/boxes/abbey_mayor/a.cpp", '"boxes/tower/tower.hpp"', 0), ("src/boxes/tower/a.cpp", '"boxes/house/x.hpp"', 1),
            ("src/boxes/house/y.cpp", '"boxes/tower/tower.hpp"', 0), ("src/boxes/base/tiles.hpp", '"boxes/winter/tiles.hpp"', 0),
            ("src/boxes/unheard_of/a.cpp", '"boxes/base/base.hpp"', 1), ("src/setup/all_modules.cpp", '"boxes/tower/tower.hpp"', 0),
            ("src/setup/build.cpp", '"boxes/tower/tower.hpp"', 1), ("src/setup/build.cpp", '"capi/interface.hpp"', 1), ("capi/game.cpp", '"game/game.hpp"', 0),
            ("capi/game.cpp", '"interface.hpp"', 0), ("capi/game.cpp", '"play/turn.hpp"', 1), ("capi/game.cpp", '"boxes/tower/tower.hpp"', 1),
            ("src/attic/a.cpp", '"common/flat.hpp"', 1)):
        assert len([*includes(tree | {path: f"#include {include}\n"})]) == count, (path, include)
    assert [*ages({"src/boxes/unheard_of/a.cpp": ""})] and not [*ages({"src/boxes/tower/a.cpp": ""})] and [*ages({})]

    for path, text, count in (
            ("src/boxes/a.cpp", "play.writable().header().last = {};", 1), ("src/boxes/a.cpp", "const State state(rules.layout, block);", 1),
            ("src/boxes/a.cpp", "void f(State& state);", 1), ("src/boxes/a.cpp", "const_cast<Header&>(play.state.header()).last = {};", 1),
            ("src/boxes/a.cpp", "play.emit(EventKind::bid, 0);", 1), ("src/play/turn.cpp", "play.log->add(EventKind::bid, 0, 1);", 1),
            ("src/play/turn.cpp", "play.history->add(action);", 1), ("src/game/game.cpp", "log_.add(EventKind::undone, kNature, 1);", 1),
            ("src/play/turn.cpp", "play.record_nature(ActionKind::finish);", 1), ("src/boxes/a.cpp", "moves::set_lasting(play, kModule, 0, 1); things.add(thing);", 0),
            ("src/boxes/a.cpp", "const StateView state = view.state;  // a State that is not writable", 0),
            ("src/play/moves.cpp", "play.writable().header().last = {};", 0), ("src/play/setup_moves.cpp", "play.writable().header().last = {};", 0),
            ("src/board/grid.cpp", "void f(State& state);", 0)):
        assert len([*writes({path: text})]) == count, (path, text)

    one, two = "namespace a {\nstruct B {\n};\n}  // namespace a\n", "namespace a {\nnamespace {\nstruct B {\n};\n}  // namespace\n}  // namespace a\n"
    assert [*one_definition({"tests/a.hpp": one, "tests/b.hpp": one})] and not [*one_definition({"tests/a.hpp": one, "tests/b.cpp": two})]
    assert not [*one_definition({"tests/a.hpp": one, "tests/b.hpp": one.replace("{\n}", ": C {\n}").replace("namespace a", "namespace c")})]

    header = ("    BASTIDE_SEGMENT_MOAT = 9, /**< moat */\n    BASTIDE_BOX_TOWER = 3,       /**< The Tower | names: TOWER */\n"
              "    BASTIDE_BOX_ABBEY_MAYOR = 4, /**< Abbey & Mayor | names: ABBEY MAYOR\n                                      WAGON BARN */\n"
              "    BASTIDE_BOX_INNS = 5, /**< Inns | names: INN LARGE_FOLLOWER */\n    BASTIDE_BOX_MOAT = 6, /**< Moats | names: MOAT SWAN. Deep */\n"
              "    BASTIDE_BOX_HOUSE = 80 /**< house rules | names: any */\n")
    assert box_words(header) == {"abbey", "barn", "inn", "mayor", "swan", "tower", "wagon", "winter"}
    for path, text, count in (
            ("src/play/a.cpp", "int tower = 0;", 1), ("src/play/a.cpp", "int kTowerTop, is_abbey, BARN;", 3), ("src/play/a.cpp", "int towering;", 0),
            ("src/play/a.cpp", "int a; // a tower\n/* a wagon\n a barn */ int b;", 0), ("src/play/a.cpp", "f(\"// no comment\", '\"', mayor); // mayor", 1),
            ("src/play/a.cpp", "f(1'000, R\"(\" // )\", mayor);", 1), ("src/common/enums.hpp", "int tower;", 0), ("src/boxes/tower.cpp", "int tower;", 0),
            ("src/setup/a.cpp", "int tower;", 0), ("src/dice/a.cpp", "int tower;", 0)):
        assert len([*boxes({"include/bastide.h": header, path: text})]) == count, (path, text)

    for path, text, count in (
            ("src/play/a.cpp", "int a; // Whoever\n/* is told\n this */ int b;", 2), ("src/play/a.cpp", 'int told = f("// told");  // as many as it holds', 0),
            ("src/boxes/a.cpp", "// Whoever is told", 2), ("capi/a.cpp", "// Whoever is told", 2), ("include/a.hpp", "// Whoever is told", 0),
            ("docs/a.md", "Whoever\ncan tell is told `told`, [told](told.md).\n```\ntold\n```\n", 3), ("docs/rules/a.md", "told", 0), ("docs/glossary.md", "told", 0),
            ("docs/pictures/a.svg", "<style>.told {}</style><text id=\"told\">told</text>", 1), ("docs/pictures/a.script", "# told", 1), ("docs/a.py", "told", 0)):
        assert len([*retired({path: text})]) == count, (path, text)
