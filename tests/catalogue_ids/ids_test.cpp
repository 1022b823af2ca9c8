// SPDX-License-Identifier: MIT
// Every rule of a box that exists has a test case tagged with its id, or a line in an exempt.txt that says why not. Reads the
// test sources as text. tests/data/rule_ids.txt holds all ids; tests/data/rule_ids_pending.txt the beginnings of those not yet
// due.
//
// A test case proves a rule when the library plays it. One that carries the tag [rehearsal], or stands in the folder of the
// referee, looks at rules that stand in the tests themselves: in the trial room, or in the second implementation. Its ids must
// exist, but they need another test, or a reason why there is none.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "source_tree.hpp"
#include "support/catch.hpp"

namespace {

namespace fs = std::filesystem;
using Ids = std::set<std::string>;

// ---- texts ------------------------------------------------------------------------------------------------------------

std::string text_of(const fs::path& path)
{
    std::ifstream in(path, std::ios::binary);
    if (!in) FAIL("cannot read " << path.string());
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

/// The first word of every line; empty lines and those that begin with # are none.
std::vector<std::string> lines_of(const std::string& text)
{
    std::vector<std::string> list;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        if (!line.empty() && line[0] != '#') list.push_back(line);
    return list;
}

/// Words of capitals joined by hyphens, a number the last: BASE-EX-01, AMEX-27, WAGON-C1-02.
bool is_id(std::string_view word)
{
    const std::size_t hyphen = word.rfind('-');
    if (hyphen == std::string_view::npos || hyphen == 0 || hyphen + 1 == word.size() || word[0] == '-') return false;
    const auto capital = [](unsigned char c) { return std::isupper(c) || std::isdigit(c) || c == '-'; };
    const auto digit = [](unsigned char c) { return std::isdigit(c) != 0; };
    return std::isupper(static_cast<unsigned char>(word[0])) && std::all_of(word.begin(), word.end(), capital) &&
           std::all_of(word.begin() + static_cast<std::ptrdiff_t>(hyphen) + 1, word.end(), digit);
}

bool starts_with_any(const std::string& id, const std::vector<std::string>& beginnings)
{
    return std::any_of(beginnings.begin(), beginnings.end(), [&](const std::string& b) { return id.rfind(b, 0) == 0; });
}

// ---- tags in sources --------------------------------------------------------------------------------------------------

/// Ids by what their test cases look at: rules of the library, or rules that stand in the tests.
struct Tags {
    Ids proven;
    Ids rehearsed;
};

/// Reads C++ as far as it matters: comments and strings.
class Source {
public:
    explicit Source(std::string_view text) : text_(text) {}

    /// The tags that are ids, of all test cases.
    Tags tags()
    {
        Tags ids;
        while (at_ < text_.size()) {
            if (skip_comment() || skip_string()) continue;
            if (!take_word("TEST_CASE")) {
                ++at_;
                continue;
            }
            Ids of_case;
            const bool is_rehearsal = take_tags(of_case);
            (is_rehearsal ? ids.rehearsed : ids.proven).merge(of_case);
        }
        return ids;
    }

private:
    bool begins(std::string_view what) const { return text_.substr(at_, what.size()) == what; }

    bool skip_comment()
    {
        const bool line = begins("//");
        if (!line && !begins("/*")) return false;
        const std::size_t end = line ? text_.find('\n', at_) : text_.find("*/", at_ + 2);
        at_ = end == std::string_view::npos ? text_.size() : end + (line ? 1 : 2);
        return true;
    }

    bool skip_string()
    {
        if (begins("R\"")) {
            const std::size_t open = text_.find('(', at_);
            if (open == std::string_view::npos) return false;
            const std::string close = ")" + std::string(text_.substr(at_ + 2, open - at_ - 2)) + "\"";
            const std::size_t end = text_.find(close, open);
            at_ = end == std::string_view::npos ? text_.size() : end + close.size();
            return true;
        }
        if (begins("'") && at_ > 0 && std::isalnum(static_cast<unsigned char>(text_[at_ - 1]))) return false;  // 1'000
        if (!begins("\"") && !begins("'")) return false;
        take_string();
        return true;
    }

    std::string take_string()
    {
        const char quote = text_[at_++];
        std::string value;
        for (; at_ < text_.size() && text_[at_] != quote; ++at_) {
            if (text_[at_] == '\\') ++at_;
            if (at_ < text_.size()) value += text_[at_];
        }
        ++at_;
        return value;
    }

    bool take_word(std::string_view word)
    {
        const auto in_word = [&](std::size_t i) {
            return i < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[i])) || text_[i] == '_');
        };
        if (!begins(word) || in_word(at_ + word.size()) || (at_ > 0 && in_word(at_ - 1))) return false;
        at_ += word.size();
        return true;
    }

    /// The strings after the comma of TEST_CASE("name", "[tag]"). Answers whether it is a rehearsal.
    bool take_tags(Ids& ids)
    {
        bool tags = false;
        bool is_rehearsal = false;
        while (at_ < text_.size() && text_[at_] != ')') {
            if (skip_comment()) continue;
            if (text_[at_] == '"') {
                const std::string value = take_string();
                if (tags) is_rehearsal = split(value, ids) || is_rehearsal;
                continue;
            }
            tags = tags || text_[at_] == ',';
            ++at_;
        }
        return is_rehearsal;
    }

    static bool split(const std::string& tags, Ids& ids)
    {
        bool is_rehearsal = false;
        for (std::size_t open = tags.find('['); open != std::string::npos; open = tags.find('[', open + 1)) {
            const std::size_t close = tags.find(']', open);
            if (close == std::string::npos) break;
            const std::string tag = tags.substr(open + 1, close - open - 1);
            if (is_id(tag)) ids.insert(tag);
            is_rehearsal = is_rehearsal || tag == "rehearsal";
        }
        return is_rehearsal;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

Tags tags_in(std::string_view text) { return Source(text).tags(); }

/// The referee is tested by itself in its folder; the library is nowhere near.
bool is_of_referee(const fs::path& path) { return path.parent_path().filename() == "referee"; }

// ---- what there is ----------------------------------------------------------------------------------------------------

struct Books {
    std::vector<std::string> all;      ///< every id of the catalogues
    std::vector<std::string> pending;  ///< beginnings of ids that are not due
    Ids tagged;                        ///< by tests of the library
    Ids rehearsed;                     ///< by tests of what stands in the tests
    Ids exempt;
    std::vector<std::string> bad_lines;  ///< of exempt.txt: no id, no reason, said twice
};

void read_exempt(const std::string& text, const std::string& name, Books& books)
{
    for (const std::string& line : lines_of(text)) {
        std::istringstream in(line);
        std::string id;
        std::string reason;
        in >> id >> reason;
        if (!is_id(id) || reason.empty() || !books.exempt.insert(id).second) books.bad_lines.push_back(name + ": " + line);
    }
}

void add_tags(Tags tags, bool is_of_referee, Books& books)
{
    (is_of_referee ? books.rehearsed : books.tagged).merge(tags.proven);
    books.rehearsed.merge(tags.rehearsed);
}

Books read_books()
{
    const fs::path tests = fs::path(BASTIDE_SOURCE_DIR) / "tests";
    Books books;
    books.all = lines_of(text_of(tests / "data" / "rule_ids.txt"));
    books.pending = lines_of(text_of(tests / "data" / "rule_ids_pending.txt"));
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(tests)) {
        if (!entry.is_regular_file()) continue;
        if (entry.path().extension() == ".cpp") add_tags(tags_in(text_of(entry.path())), is_of_referee(entry.path()), books);
        if (entry.path().filename() == "exempt.txt")
            read_exempt(text_of(entry.path()), entry.path().parent_path().filename().string(), books);
    }
    return books;
}

/// What is wrong, one sentence each.
std::vector<std::string> faults(const Books& books)
{
    std::vector<std::string> list;
    const Ids known(books.all.begin(), books.all.end());
    for (const std::string& id : known) {
        const bool told = books.tagged.count(id) + books.exempt.count(id) > 0;
        if (!told && !starts_with_any(id, books.pending)) list.push_back(id + " has no test case and no line in an exempt.txt");
    }
    for (const std::string& id : books.tagged) {
        if (!known.count(id)) list.push_back("the tag " + id + " is no id of the catalogues");
        if (books.exempt.count(id)) list.push_back(id + " has a test case and need not be exempt");
    }
    for (const std::string& id : books.rehearsed)
        if (!known.count(id)) list.push_back("the tag " + id + " of a rehearsal is no id of the catalogues");
    for (const std::string& id : books.exempt)
        if (!known.count(id)) list.push_back("the exempt id " + id + " is no id of the catalogues");
    for (const std::string& line : books.bad_lines) list.push_back("a bad line of exempt.txt in " + line);
    return list;
}

}  // namespace

TEST_CASE("Every rule of a box that exists has a test or a reason why not", "[catalogue_ids]")
{
    const std::vector<std::string> found = faults(read_books());
    for (const std::string& fault : found) {
        INFO(fault);
        CHECK(false);
    }
    CHECK(found.empty());
}

TEST_CASE("The lists of ids are in order", "[catalogue_ids]")
{
    const Books books = read_books();
    CHECK(books.all.size() > 500);
    CHECK(Ids(books.all.begin(), books.all.end()).size() == books.all.size());  // each once
    for (const std::string& id : books.all) {
        INFO(id);
        CHECK(is_id(id));
    }
    for (const std::string& beginning : books.pending) {
        INFO(beginning << " begins no id");
        CHECK(std::any_of(books.all.begin(), books.all.end(),
                          [&](const std::string& id) { return starts_with_any(id, {beginning}); }));
    }
}

TEST_CASE("The reader finds the tags of test cases and nothing else", "[catalogue_ids]")
{
    CHECK(tags_in(R"(TEST_CASE("a", "[ONE-01][other][TWO-B2-02]"))").proven == Ids{"ONE-01", "TWO-B2-02"});
    CHECK(
        tags_in("TEST_CASE(\"a [NOT-01]\",\n          \"[ONE-01]\"\n \"[ONE-02]\")\n{}\nTEST_CASE(\"b\", \"[ONE-03]\")").proven ==
        Ids{"ONE-01", "ONE-02", "ONE-03"});
    CHECK(tags_in("TEST_CASE(\"a \\\" , b\", \"[ONE-01]\") { f(\"[NOT-01]\"); }").proven == Ids{"ONE-01"});
    CHECK(tags_in("// TEST_CASE(\"a\", \"[NOT-01]\")\n/* TEST_CASE(\"a\", \"[NOT-02]\") */").proven.empty());
    CHECK(tags_in("MY_TEST_CASE(\"a\", \"[NOT-01]\") TEST_CASES(\"a\", \"[NOT-02]\")").proven.empty());
    CHECK(tags_in("int n = 1'000; char c = '\"'; TEST_CASE(\"a\", \"[ONE-01]\")").proven == Ids{"ONE-01"});
    CHECK(is_id("AMEX-27"));
    CHECK_FALSE(is_id("amex-27"));
    CHECK_FALSE(is_id("AMEX"));
    CHECK_FALSE(is_id("AMEX-"));
    CHECK_FALSE(is_id("BASE-ROAD-X"));
}

TEST_CASE("A rehearsal carries its ids apart", "[catalogue_ids]")
{
    const Tags tags = tags_in(
        "TEST_CASE(\"a\", \"[ONE-01][rehearsal]\") {}\nTEST_CASE(\"b\", \"[ONE-02]\") {}\n"
        "TEST_CASE(\"c [rehearsal]\", \"[ONE-03]\"\n \"[ONE-04]\") {}\n"
        "TEST_CASE(\"d\", \"[rehearsal]\" \"[ONE-05]\") {}");
    CHECK(tags.proven == Ids{"ONE-02", "ONE-03", "ONE-04"});
    CHECK(tags.rehearsed == Ids{"ONE-01", "ONE-05"});
    CHECK(is_of_referee("tests/referee/referee_test.cpp"));
    CHECK_FALSE(is_of_referee("tests/contract/referee_test.cpp"));
    Books books;
    add_tags(tags, false, books);
    CHECK(books.tagged == tags.proven);
    CHECK(books.rehearsed == tags.rehearsed);
    add_tags(tags_in("TEST_CASE(\"a\", \"[TWO-01]\") {}"), true, books);
    CHECK(books.tagged == tags.proven);
    CHECK(books.rehearsed == Ids{"ONE-01", "ONE-05", "TWO-01"});
}

TEST_CASE("An id without a test and one without a catalogue are both faults", "[catalogue_ids]")
{
    Books books;
    books.all = {"ONE-01", "ONE-02", "TWO-01"};
    books.pending = {"TWO-"};
    books.tagged = {"ONE-01"};
    books.exempt = {"ONE-02"};
    CHECK(faults(books).empty());
    SECTION("Neither test nor reason")
    {
        books.exempt.clear();
        CHECK(faults(books).size() == 1);
    }
    SECTION("Due at last")
    {
        books.pending.clear();
        CHECK(faults(books).size() == 1);
    }
    SECTION("A tag without a catalogue")
    {
        books.tagged.insert("ONE-03");
        CHECK(faults(books).size() == 1);
    }
    SECTION("An exemption without a catalogue")
    {
        books.exempt.insert("ONE-03");
        CHECK(faults(books).size() == 1);
    }
    SECTION("A test and an exemption")
    {
        books.tagged.insert("ONE-02");
        CHECK(faults(books).size() == 1);
    }
    SECTION("A rehearsal alone proves nothing")
    {
        books.tagged.clear();
        books.rehearsed = {"ONE-01"};
        CHECK(faults(books).size() == 1);
        books.exempt.insert("ONE-01");  // which needs a reason, and may keep its rehearsal
        CHECK(faults(books).empty());
    }
    SECTION("A rehearsal without a catalogue")
    {
        books.rehearsed = {"ONE-03"};
        CHECK(faults(books).size() == 1);
    }
    SECTION("Lines of an exempt.txt")
    {
        read_exempt("# comment\n\nTWO-01  waits\n", "a", books);
        CHECK(faults(books).empty());
        read_exempt("TWO-01  again\nONE-03\nnothing here\n", "a", books);
        CHECK(books.bad_lines.size() == 3);
    }
}
