// SPDX-License-Identifier: MIT
#include "draw/svg.hpp"

namespace bastide::draw {

void Svg::put_char(char c) noexcept
{
    if (length_ < cap_ - 1) out_[length_] = c;
    ++length_;
}

Svg& Svg::put(const char* markup) noexcept
{
    for (; *markup; ++markup) {
        if (*markup == '@') {
            put_char('b');
            put(number_);
            put_char('-');
        } else {
            put_char(*markup);
        }
    }
    return *this;
}

Svg& Svg::put(int32_t number) noexcept
{
    char digits[12];
    int count = 0;
    uint32_t rest = number < 0 ? 0u - static_cast<uint32_t>(number) : static_cast<uint32_t>(number);
    do digits[count++] = static_cast<char>('0' + rest % 10);
    while ((rest /= 10) != 0);
    if (number < 0) put_char('-');
    while (count > 0) put_char(digits[--count]);
    return *this;
}

Svg& Svg::put_text(const char* text) noexcept
{
    for (; *text; ++text) {
        const auto byte = static_cast<unsigned char>(*text);
        if (byte == '<')
            put("&lt;");
        else if (byte == '>')
            put("&gt;");
        else if (byte == '&')
            put("&amp;");
        else if (byte == '"')
            put("&quot;");
        else
            put_char(byte < 0x20 ? ' ' : *text);  // XML has no control characters
    }
    return *this;
}

Svg& Svg::put_colour(uint32_t colour) noexcept
{
    put_char('#');
    for (int shift = 20; shift >= 0; shift -= 4) put_char("0123456789abcdef"[colour >> shift & 0xF]);
    return *this;
}

Svg& Svg::put_attribute(const char* name, int32_t value) noexcept { return put(" ").put(name).put("=\"").put(value).put("\""); }

int32_t Svg::finish() noexcept
{
    if (cap_ > 0) out_[length_ < cap_ ? length_ : cap_ - 1] = '\0';
    return length_ <= INT32_MAX ? static_cast<int32_t>(length_) : static_cast<int32_t>(BASTIDE_E_LIMIT);
}

void put_rect(Svg& svg, const char* look, bastide_point corner, bastide_point size) noexcept
{
    svg.put("<rect class=\"").put(look).put("\"").put_attribute("x", corner.x).put_attribute("y", corner.y);
    svg.put_attribute("width", size.x).put_attribute("height", size.y).put("/>");
}

void put_use(Svg& svg, const char* symbol, const char* look, bastide_point at) noexcept
{
    svg.put("<use href=\"#@").put(symbol).put("\"");
    if (*look) svg.put(" class=\"").put(look).put("\"");
    svg.put_attribute("x", at.x).put_attribute("y", at.y).put("/>");
}

}  // namespace bastide::draw
