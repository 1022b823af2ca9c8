// SPDX-License-Identifier: MIT
#include "formats/scripts/script_tags.hpp"

namespace bastide {

namespace {

constexpr bool is_decimal_digit(char c) noexcept { return c >= '0' && c <= '9'; }
constexpr bool is_small_letter(char c) noexcept { return c >= 'a' && c <= 'z'; }

bool is_tag_name(Text name) noexcept
{
    if (name.empty() || name.size > kMaxTagName || !is_small_letter(name[0])) return false;
    for (u32 i = 1; i < name.size; ++i)
        if (!is_small_letter(name[i]) && !is_decimal_digit(name[i]) && name[i] != '_' && name[i] != '.') return false;
    return true;
}

/// A number of exactly this many digits, at most nine; -1 for another text.
i32 number_of_digits(Text text, u32 digits) noexcept
{
    if (text.size != digits) return -1;
    i32 number = 0;
    for (u32 i = 0; i < digits; ++i) {
        if (!is_decimal_digit(text[i])) return -1;
        number = number * 10 + (text[i] - '0');
    }
    return number;
}

i32 days_of_month(i32 year, i32 month) noexcept
{
    const bool is_leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    if (month == 2) return is_leap ? 29 : 28;
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

/// YYYY, YYYY-MM or YYYY-MM-DD.
bool is_date(Text text) noexcept
{
    if (text.size != 4 && text.size != 7 && text.size != 10) return false;
    const i32 year = number_of_digits(text.first(4), 4);
    if (year < 0 || text.size == 4) return year >= 0;
    const i32 month = number_of_digits(text.from(5).first(2), 2);
    if (text[4] != '-' || month < 1 || month > 12 || text.size == 7) return text[4] == '-' && month >= 1 && month <= 12;
    const i32 day = number_of_digits(text.from(8), 2);
    return text[7] == '-' && day >= 1 && day <= days_of_month(year, month);
}

bool is_seconds(Text text) noexcept
{
    u64 number = 0;
    return text.size <= 6 && read_unsigned(text, number);
}

/// `none`, seconds for the game, or seconds and `+` and seconds for each turn.
bool is_time_control(Text text) noexcept
{
    if (text == Text("none")) return true;
    u32 plus = 0;
    while (plus < text.size && text[plus] != '+') ++plus;
    if (plus == text.size) return is_seconds(text);
    return is_seconds(text.first(plus)) && is_seconds(text.from(plus + 1));
}

bool is_rating(Text text) noexcept
{
    i64 number = 0;
    return read_whole(text, number);
}

bool begins_with(Text text, Text start) noexcept { return text.size >= start.size && text.first(start.size) == start; }

/// The seat in a name such as player.0; -1 for another ending.
i32 seat_in_name(Text digits) noexcept
{
    const i32 seat = number_of_digits(digits, 1);
    return seat < BASTIDE_SEATS_MAX ? seat : -1;
}

constexpr Text kPlayer = "player.";
constexpr Text kRating = "rating.";

}  // namespace

TagLine split_tag(ScriptLine& line) noexcept
{
    const ScriptWord name = line.next();
    return {name, line.rest_after(name)};
}

bool read_clock_time(ScriptLine& line, i32& milliseconds) noexcept
{
    const ScriptWord word = line.next();
    const Text text = word.text;
    u32 colon = 0;
    while (colon < text.size && text[colon] != ':') ++colon;
    const Text rest = text.from(colon);  // ":mm:ss" or ":mm:ss.mmm"
    const bool has_parts = rest.size == 10 && rest[6] == '.';
    const bool has_shape = (rest.size == 6 || has_parts) && rest[3] == ':' && colon > 0 && colon <= 3;
    const i32 hours = has_shape ? number_of_digits(text.first(colon), colon) : -1;
    const i32 minutes = has_shape ? number_of_digits(rest.from(1).first(2), 2) : -1;
    const i32 seconds = has_shape ? number_of_digits(rest.from(4).first(2), 2) : -1;
    const i32 parts = has_parts ? number_of_digits(rest.from(7), 3) : 0;
    if (hours < 0 || hours > 595 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59 || parts < 0)
        return line.fail(word.column, "A clock shows h:mm:ss or h:mm:ss.mmm, up to 595 hours.");
    milliseconds = ((hours * 60 + minutes) * 60 + seconds) * 1000 + parts;
    return true;
}

bool Tags::read(ScriptLine& line, i32 line_number) noexcept
{
    const TagLine tag = split_tag(line);
    if (!is_tag_name(tag.name.text))
        return line.fail(tag.name.column, "The name of a tag is a small letter, then small letters, digits, _ or .; at most 31.");
    for (i32 i = 0; i < count_; ++i)
        if (names_[i] == tag.name.text) return line.fail(tag.name.column, "The script has this tag already.");
    if (count_ == kMaxTags) return line.fail(tag.name.column, "A script has at most 64 tags.", Status::limit);
    if (tag.value.text.empty()) return line.fail(tag.value.column, "A tag needs a value.");
    if (tag.value.text.size > kMaxTagValue)
        return line.fail(tag.value.column, "The value of a tag has at most 1000 bytes.", Status::limit);
    const u32 bad = find_bad_byte(tag.value.text);
    if (bad < tag.value.text.size) return line.fail(tag.value.column + bad, kBadByte);
    names_[count_++] = tag.name.text;
    if (tag.name.is("result")) result_ = {line_number, tag.value.column};
    const i32 greatest = greatest_seat_;
    if (!read_value(line, tag)) return false;
    if (greatest_seat_ > greatest) greatest_ = {line_number, tag.name.column};
    return true;
}

/// Tags without a format of their own take any text.
bool Tags::read_value(ScriptLine& line, const TagLine& tag) noexcept
{
    const Text name = tag.name.text;
    const Text value = tag.value.text;
    const u32 column = tag.value.column;
    if (tag.name.is("result")) return read_result(line, tag.value);
    if (tag.name.is("date")) return is_date(value) || line.fail(column, "A date is YYYY, YYYY-MM or YYYY-MM-DD.");
    if (tag.name.is("time_control"))
        return is_time_control(value) || line.fail(column, "A time control is 'none', seconds, or seconds+seconds.");
    const bool is_rating_name = begins_with(name, kRating);
    if (!is_rating_name && !begins_with(name, kPlayer)) return true;
    const i32 seat = seat_in_name(name.from(kPlayer.size));
    static_assert(sizeof("player.") == sizeof("rating."));
    if (seat < 0) return line.fail(tag.name.column, "A seat is expected after 'player.' and 'rating.'.");
    greatest_seat_ = larger(greatest_seat_, seat);
    return !is_rating_name || is_rating(value) || line.fail(column, "A rating is a whole number.");
}

/// `*`, or the points of each seat.
bool Tags::read_result(ScriptLine& line, ScriptWord value) noexcept
{
    if (value.is("*")) return true;
    for (ScriptLine rest(value.text, line.fault()); !rest.at_end();) {
        const ScriptWord word = rest.next();
        i64 points = 0;
        if (point_count_ == BASTIDE_SEATS_MAX || !read_whole(word.text, points))
            return line.fail(value.column + word.column - 1, "A result is * or the points of each seat.");
        points_[point_count_++] = static_cast<i32>(points);
    }
    return true;
}

bool Tags::refuse(Place place, Fault& fault) const noexcept
{
    fault.line = place.line;
    fault.column = static_cast<i32>(place.column);
    return false;
}

bool Tags::check_seats(i32 seats, Fault& fault) const noexcept
{
    if (greatest_seat_ >= seats) {
        fault.set(Status::format, Reason::none, "The game has no seat with this number.");
        return refuse(greatest_, fault);
    }
    if (point_count_ == 0 || point_count_ == seats) return true;
    fault.set(Status::format, Reason::none, "A result is * or the points of each seat.");
    return refuse(result_, fault);
}

namespace {

void write_points(const i32* points, i32 count, TextWriter& out) noexcept
{
    for (i32 i = 0; i < count; ++i) out.put(i > 0 ? " " : "").put_number(points[i]);
}

}  // namespace

bool Tags::check_result(const i32* scores, i32 seats, Fault& fault) const noexcept
{
    bool is_equal = true;
    for (i32 i = 0; i < point_count_; ++i) is_equal = is_equal && points_[i] == scores[i];
    if (is_equal) return true;
    fault.set(Status::format, Reason::none);
    TextWriter text(fault.text, sizeof fault.text);
    write_points(points_, point_count_, text.put("Expected the result to be "));
    write_points(scores, seats, text.put(", but it is "));
    text.put('.');
    return refuse(result_, fault);
}

}  // namespace bastide
