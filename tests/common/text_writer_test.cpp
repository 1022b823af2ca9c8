// SPDX-License-Identifier: MIT
// The writer of text: where it cuts what does not fit.
#include <string>

#include "common/text.hpp"
#include "support/catch.hpp"

using namespace bastide;

TEST_CASE("A text that reaches its limit ends before the character that does not fit", "[common]")
{
    const char* const characters[] = {"a", "\u00e9", "\u57ce", "\U0001F3F0"};  // of one to four bytes
    for (const char* const character : characters) {
        const u32 bytes = static_cast<u32>(std::string(character).size());
        for (u32 room = 0; room < bytes; ++room) {
            CAPTURE(bytes, room);
            char out[64];
            TextWriter writer(out, sizeof out, 2 * bytes + room);
            for (int i = 0; i < 4; ++i) writer.put(character);
            CHECK(writer.size() == 2 * bytes);
            CHECK(out == std::string(character) + character);
            CHECK(writer.is_full());
        }
    }
}

TEST_CASE("A buffer that is too small keeps whole characters and learns the length of all", "[common]")
{
    char out[6];
    TextWriter writer(out, sizeof out);
    writer.put("a\u57ce\u57ce");
    CHECK(writer.size() == 7);
    CHECK(out == std::string("a\u57ce"));
}
