# SPDX-License-Identifier: MIT
"""Reads C++ as far as the rules of the linter need it: comments, literals, include lines, names, tags of test cases."""
import re

LITERAL = r'R"([^(]*)\(.*?(?:\)\1"|\Z)|"(?:\\.|[^"\\\n])*"?|(?<![A-Za-z0-9])\'(?:\\.|[^\'\\\n])*\'?'  # 1'000 holds no character
COMMENT = r"//[^\n]*|/\*.*?(?:\*/|\Z)"
TOKEN = re.compile(rf"{LITERAL}|(?P<comment>{COMMENT})|(?P<case>\bTEST_CASE\b)", re.S)
NOT_LINE_END = re.compile(r"[^\n]")


def comments(text):
    return [match.span() for match in TOKEN.finditer(text) if match["comment"] is not None]


def blanked(text):
    return NOT_LINE_END.sub(" ", text)


def without_comments(text):
    """The text with every comment blanked; lines keep their numbers, literals stay."""
    return TOKEN.sub(lambda match: match[0] if match["comment"] is None else blanked(match[0]), text)


def comments_of(text):
    """The comments of a text; everything else is blanked."""
    out, at = [], 0
    for begin, end in comments(text):
        out += [blanked(text[at:begin]), text[begin:end]]
        at = end
    return "".join([*out, blanked(text[at:])])


def words_of(text):
    """The words of a text in small letters, names taken apart: `kTowerTop` holds k, tower, top."""
    return [word.lower() for run in re.findall(r"[A-Za-z]+", text) for word in re.findall(r"[A-Z]*[a-z]+|[A-Z]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", run))]


def names_of(line):
    return re.findall(r"\w+", line, re.ASCII)


def lines(text):
    """The number and the text of each line."""
    return enumerate(text.split("\n"), 1)


def includes_of(text):
    """What each include line names, and whether it stands in quotes."""
    for _, line in lines(without_comments(text)):
        match = re.match(r'\s*#\s*include\s*(["<])([^">]+)[">]', line)
        if match:
            yield match[2].replace(" ", ""), match[1] == '"'


def is_id(word):
    """Words of capitals joined by hyphens, a number the last: BASE-EX-01, AMEX-27, WAGON-C1-02."""
    return re.fullmatch(r"[A-Z][A-Z0-9-]*-[0-9]+", word) is not None


def tags_in(text):
    """The tags that are ids, of all test cases."""
    tags = set()
    for match in TOKEN.finditer(text):
        if match["case"] is None:
            continue
        named, after_comma = [], False
        for part in re.finditer(rf'{COMMENT}|"((?:\\.|[^"\\])*)"|,|\)', text[match.end():], re.S):
            if part[0] == ")":
                break
            after_comma = after_comma or part[0] == ","
            if part[1] is not None and after_comma:
                named += re.findall(r"\[([^\]]*)\]", part[1])
        tags.update(filter(is_id, named))
    return tags


def case_names(files):
    """Names of test cases that CMake would split into two tests."""
    for path, text in files.items():
        for match in TOKEN.finditer(text):
            name = match["case"] and re.match(r'\s*\(\s*"((?:\\.|[^"\\])*)"', text[match.end():])
            if name and ";" in name[1]:
                yield f"{path}: a test case has a semicolon in its name, at which CMake splits it: {name[1]}"


def check_reader():
    assert without_comments("a // b\n/* c\n d */ e") == "a     \n    \n      e"
    assert without_comments("f(\"// no comment\", '\"', x); // y").rstrip() == "f(\"// no comment\", '\"', x);"
    assert without_comments("f(1'000, R\"(\" // )\", x);") == "f(1'000, R\"(\" // )\", x);"
    assert comments_of("int a; // b\n/* c */") == "       // b\n/* c */"
    assert words_of("kTowerTop, is_abbey BARN CTower") == ["k", "tower", "top", "is", "abbey", "barn", "ctower"]
    assert list(includes_of('#include "a.hpp" // b\n# include <c>\n// #include "d"\n')) == [("a.hpp", True), ("c", False)]
    assert tags_in('TEST_CASE("a", "[ONE-01][other][TWO-B2-02]")') == {"ONE-01", "TWO-B2-02"}
    assert tags_in('TEST_CASE("a [NOT-01]",\n          "[ONE-01]"\n "[ONE-02]")\n{}\nTEST_CASE("b", "[ONE-03]")') == {"ONE-01", "ONE-02", "ONE-03"}
    assert tags_in('TEST_CASE("a \\" , b", "[ONE-01]") { f("[NOT-01]"); }') == {"ONE-01"}
    assert not tags_in('// TEST_CASE("a", "[NOT-01]")\n/* TEST_CASE("a", "[NOT-02]") */')
    assert not tags_in('MY_TEST_CASE("a", "[NOT-01]") TEST_CASES("a", "[NOT-02]")')
    assert tags_in("int n = 1'000; char c = '\"'; TEST_CASE(\"a\", \"[ONE-01]\")") == {"ONE-01"}
    assert len([*case_names({"a": 'TEST_CASE("a; b", "[c]") {}\nTEST_CASE("d", "[e; f]") {}\n// TEST_CASE("g; h")'})]) == 1
    assert is_id("AMEX-27") and not any(map(is_id, ("amex-27", "AMEX", "AMEX-", "BASE-ROAD-X")))
