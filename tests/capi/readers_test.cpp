// SPDX-License-Identifier: MIT
// What the readers of all texts that a person may have edited have in common: byte order marks, the ends of lines, other
// encodings, places of errors. A reader that is added here passes all tests.
#include <functional>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// The result of reading a text: what the library writes of it, or the refusal.
struct Read {
    bastide_refusal refusal{};
    std::string written;
};

Read read_script(const std::string& lines)
{
    Read read;
    bastide_game* made = nullptr;
    bastide_game_load_script(lines.data(), count_of(lines.size()), nullptr, 0, nullptr, &read.refusal, &made);
    if (const Game game{made}) read.written = script(game);
    return read;
}

Read read_tileset(const std::string& lines)
{
    Read read;
    bastide_tileset* made = nullptr;
    bastide_tileset_parse(lines.data(), count_of(lines.size()), nullptr, &read.refusal, &made);
    if (const Tileset set{made})
        read.written = text([&](char* out, std::int32_t cap) { return bastide_tileset_write(set.get(), out, cap); });
    return read;
}

Read read_texts(const std::string& lines)
{
    Read read;
    bastide_texts* made = nullptr;
    bastide_texts_parse(lines.data(), count_of(lines.size()), nullptr, &read.refusal, &made);
    if (const Texts texts{made})
        read.written = text([&](char* out, std::int32_t cap) { return bastide_texts_write(texts.get(), out, cap); });
    return read;
}

struct Reader {
    const char* name;
    std::function<Read(const std::string&)> read;
    std::string lines;  ///< five lines that it reads
    std::string wrong;  ///< two lines, the second of which is wrong
};

const Reader readers[] = {
    {"scripts", read_script, "bastide 1\n# base\n\nchance host\ndraw E\n", "bastide 1\nset none 1\n"},
    {"scripts of dice", read_script, "bastide 1\ngame dice\n\n# two\nseats 3\n", "bastide 1\ngame dice 2\n"},
    {"tile sets", read_tileset, "# two\nA 1 FFFF f:01234567\n\n\tB 2 FFFF f:01234567 m\t \n#\n",
     "A 1 FFFF f:01234567\nB 2 XFFF f\n"},
    {"texts", read_texts, "# German\nlanguage.name = Deutsch\n\nseat.0 = J\xC3\xB6rg\nseat.1 =\tBert \n", "seat.0 = A\nseatsx\n"},
};

std::string with_line_ends(std::string lines, const std::string& end)
{
    for (std::size_t i = lines.find('\n'); i != std::string::npos; i = lines.find('\n', i + end.size())) lines.replace(i, 1, end);
    return lines;
}

const std::string mark = "\xEF\xBB\xBF";

}  // namespace

TEST_CASE("Every reader of texts reads the same with and without a byte order mark and with any ends of lines")
{
    for (const Reader& reader : readers) {
        INFO(reader.name);
        const Read plain = reader.read(reader.lines);
        CHECK(plain.refusal.status == BASTIDE_OK);
        REQUIRE(!plain.written.empty());
        for (const char* end : {"\n", "\r\n", "\r"}) {
            const std::string lines = with_line_ends(reader.lines, end);
            const std::string open = lines.substr(0, lines.size() - std::string(end).size());  // the last line has no end
            for (const std::string& each : {lines, mark + lines, open, mark + open, lines + end})
                CHECK(reader.read(each).written == plain.written);
        }
        std::string mixed = reader.lines;
        mixed.replace(mixed.find('\n'), 1, "\r");
        mixed.replace(mixed.rfind('\n'), 1, "\r\n");
        CHECK(reader.read(mixed).written == plain.written);
    }
}

TEST_CASE("Every reader of texts counts lines and columns without the byte order mark and by any ends of lines")
{
    for (const Reader& reader : readers) {
        const bastide_refusal plain = reader.read(reader.wrong).refusal;
        INFO(reader.name << ": " << plain.text);
        REQUIRE(plain.status == BASTIDE_E_FORMAT);
        CHECK(plain.line == 2);
        for (const char* end : {"\n", "\r\n", "\r"}) {
            for (const std::string& each : {with_line_ends(reader.wrong, end), mark + with_line_ends(reader.wrong, end)}) {
                const bastide_refusal refusal = reader.read(each).refusal;
                CHECK(refusal.line == plain.line);
                CHECK(refusal.column == plain.column);
                CHECK(refusal.text == std::string(plain.text));
            }
        }
        CHECK(reader.read(mark + "\n" + reader.wrong).refusal.line == 3);
        CHECK(reader.read(mark + "\r\n\r" + reader.wrong).refusal.line == 4);
    }
}

TEST_CASE("Every reader of texts names the other encoding of a text that begins with its byte order mark")
{
    const auto wide = [](const std::string& lines, std::size_t before, std::size_t after) {
        std::string out;
        for (const char c : lines) out += std::string(before, '\0') + c + std::string(after, '\0');
        return out;
    };
    for (const Reader& reader : readers) {
        INFO(reader.name);
        const auto is_refused = [&](const std::string& bytes, const char* sentence) {
            const bastide_refusal refusal = reader.read(bytes).refusal;
            return refusal.status == BASTIDE_E_FORMAT && refusal.line == 1 && refusal.column == 1 &&
                   refusal.text == std::string(sentence);
        };
        const char* const utf16 = "This text is UTF-16; save it as UTF-8.";
        const char* const utf32 = "This text is UTF-32; save it as UTF-8.";
        CHECK(is_refused("\xFF\xFE" + wide(reader.lines, 0, 1), utf16));
        CHECK(is_refused("\xFE\xFF" + wide(reader.lines, 1, 0), utf16));
        CHECK(is_refused("\xFF\xFE", utf16));
        CHECK(is_refused(std::string("\xFF\xFE\0\0", 4) + wide(reader.lines, 0, 3), utf32));
        CHECK(is_refused(std::string("\0\0\xFE\xFF", 4) + wide(reader.lines, 3, 0), utf32));
        CHECK(reader.read("\xEF\xBB").refusal.status == BASTIDE_E_FORMAT);  // half a mark is a wrong byte
        CHECK(reader.read(mark + mark + reader.lines).refusal.status == BASTIDE_E_FORMAT);
    }
}

TEST_CASE("The sentence about a wrong byte of a script is UTF-8")
{
    const std::string head = "bastide 1\nchance host\n";
    const bastide_refusal refusal = read_script(head +
                                                "expect tile \xFF"
                                                "E\x1B\n")
                                        .refusal;
    CHECK(refusal.status == BASTIDE_E_FORMAT);
    CHECK(refusal.text == std::string("Expected the drawn tile to be ?E?, but it is none."));
}
