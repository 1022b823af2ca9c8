// SPDX-License-Identifier: MIT
// Numbers as bytes: each has one form, and the reader takes no other.
#include "common/bytes.hpp"

#include <vector>

#include "support/catch.hpp"

using namespace bastide;

namespace {

struct Count {
    bool taken;
    u64 value;
    u32 left;
};

Count read(const std::vector<u8>& bytes)
{
    ByteReader in(bytes.data(), static_cast<u32>(bytes.size()));
    const u64 value = in.get_count();
    return {!in.failed(), value, in.left()};
}

std::vector<u8> written(u64 value)
{
    u8 buffer[16] = {};
    ByteWriter out(buffer, sizeof buffer);
    out.put_count(value);
    return {buffer, buffer + out.size()};
}

}  // namespace

TEST_CASE("A count takes seven bits a byte and comes back as it was")
{
    CHECK(written(0) == std::vector<u8>{0x00});
    CHECK(written(127) == std::vector<u8>{0x7F});
    CHECK(written(128) == std::vector<u8>{0x80, 0x01});
    CHECK(written(300) == std::vector<u8>{0xAC, 0x02});
    CHECK(written(~u64{0}) == std::vector<u8>{0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01});
    for (int bit = 0; bit < 64; ++bit) {
        for (u64 value : {(u64{1} << bit) - 1, u64{1} << bit, (u64{1} << bit) + 1}) {
            const Count count = read(written(value));
            CHECK(count.taken);
            CHECK(count.value == value);
            CHECK(count.left == 0);
        }
    }
}

TEST_CASE("A count that is longer than it need be is refused")
{
    CHECK_FALSE(read({0x80, 0x00}).taken);              // 0 in two bytes
    CHECK_FALSE(read({0x81, 0x00}).taken);              // 1
    CHECK_FALSE(read({0xFF, 0x80, 0x00}).taken);        // 127 in three
    CHECK_FALSE(read({0xAC, 0x82, 0x80, 0x00}).taken);  // 300 in four
    CHECK(read({0x80, 0x80, 0x01}).taken);              // a byte without bits in the middle is no such thing
    CHECK(read({0x80, 0x80, 0x01}).value == u64{1} << 14);
}

TEST_CASE("A count that is larger than a number or ends too early is refused")
{
    CHECK_FALSE(read({0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x02}).taken);
    CHECK_FALSE(read({0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01}).taken);
    CHECK_FALSE(read({}).taken);
    CHECK_FALSE(read({0x80}).taken);
}
