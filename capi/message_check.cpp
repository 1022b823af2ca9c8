// SPDX-License-Identifier: MIT
// Checks a message, and reports the error and what is expected instead.
#include "message.hpp"
#include "message_reader.hpp"

namespace bastide {

namespace {

using record_fields::FieldType;

constexpr u32 kMaxCases = 64;

bool is_whole_number(Text text) noexcept
{
    u32 i = !text.empty() && text[0] == '-' ? 1 : 0;
    if (i == text.size || text.size > 10) return false;
    for (; i < text.size; ++i)
        if (text[i] < '0' || text[i] > '9') return false;
    return true;
}

/// Whether a field can have the value of a case. The caller has handled "other".
bool is_case_of(const Argument& argument, Text key) noexcept
{
    switch (argument.type) {
        case FieldType::word: return key == Text("none") || words(argument.vocabulary).find(key);
        case FieldType::seat: return key == Text("none") || words_of_section(kSeat).find(key);
        case FieldType::side: return key == Text("none") || (words_of_section(kWind).find(key) && key.size > 3);
        case FieldType::truth: return key == Text("yes") || key == Text("no");
        case FieldType::tile: return true;
        case FieldType::x:
            if (argument.source != ArgumentSource::record && argument.source != ArgumentSource::action)
                return key == Text("none");
            return key == Text("none") || is_whole_number(key);
        case FieldType::text:
        case FieldType::seats:
        case FieldType::kinds:
        case FieldType::marks:
        case FieldType::faces:
        case FieldType::sides: return key == Text("none");
        default: return key == Text("none") || is_whole_number(key);
    }
}

void put_cases_of(const Argument& argument, TextWriter& out) noexcept
{
    const auto put_all = [&out](WordList list) {
        for (const Word word : list) out.put(word.name).put(", ");
    };
    switch (argument.type) {
        case FieldType::word: put_all(words(argument.vocabulary)); break;
        case FieldType::seat: put_all(words_of_section(kSeat)); break;
        case FieldType::side: out.put("north, east, south, west, "); break;
        case FieldType::truth: out.put("yes, no and other"); return;
        case FieldType::text:
        case FieldType::seats:
        case FieldType::kinds:
        case FieldType::marks:
        case FieldType::faces:
        case FieldType::sides: break;
        default: out.put("whole numbers, ");
    }
    out.put("none and other");
}

class Checker {
public:
    Checker(Text message, const Arguments& arguments, PluralFamily family, MessageFault& fault) noexcept
        : in_(message), arguments_(arguments), family_(family), fault_(fault)
    {
    }

    bool check() noexcept { return check_body(0); }

private:
    template <class WriteSentence>
    bool fail(u32 at, WriteSentence&& write_sentence) noexcept
    {
        fault_.at = at;
        TextWriter out(fault_.text, sizeof fault_.text);
        write_sentence(out);
        return false;
    }
    bool fail(u32 at, const char* sentence) noexcept
    {
        return fail(at, [sentence](TextWriter& out) { out.put(sentence); });
    }

    bool check_body(u32 depth) noexcept
    {
        while (!in_.is_at_end()) {
            if (in_.take_quoted_brace() != '\0') continue;
            if (in_.here() == '}') {
                if (depth > 0) return true;
                return fail(in_.at(), "This } has no { before it. Write '}' for the character.");
            }
            if (in_.here() != '{') {
                in_.step();
                continue;
            }
            if (!check_field(depth)) return false;
        }
        return depth == 0 || fail_open();
    }

    bool fail_open() noexcept { return fail(in_.at(), "A { has no } before the end of the line."); }

    bool check_field(u32 depth) noexcept
    {
        const u32 begin = in_.at();
        in_.step();
        const Text name = in_.read_name();
        const Argument* argument = arguments_.find(name);
        if (!argument) return fail_unknown(begin, name);
        if (in_.take('}')) return true;
        if (!in_.take(',')) return fail(in_.at(), "After the name of a field comes } or a comma.");
        const u32 at = in_.at();
        const Text type = in_.read_name();
        if (type == Text("plural")) return check_plural(at, *argument, depth);
        if (type == Text("select")) return check_select(at, *argument, depth);
        if (type == Text("form")) return check_form();
        if (type == Text("name")) return check_name(at, *argument);
        return fail(at, "After a field and a comma comes plural, select, form or name.");
    }

    bool fail_unknown(u32 at, Text name) noexcept
    {
        return fail(at, [&](TextWriter& out) {
            out.put('{').put(name).put("} is not a field of this entry; ");
            if (arguments_.begin() == arguments_.end()) {
                out.put("it has none. Write '{' for the character.");
                return;
            }
            out.put("its fields are: ");
            for (const Argument& argument : arguments_) {
                if (&argument != arguments_.begin()) out.put(", ");
                out.put(argument.prefix).put(argument.name);
            }
        });
    }

    bool check_form() noexcept
    {
        if (!in_.take(',')) return fail(in_.at(), "After form come a comma and its name: {piece_kind, form, genitive}.");
        const u32 at = in_.at();
        if (in_.read_name().empty()) return fail(at, "The name of a form is in small letters: {piece_kind, form, genitive}.");
        return in_.take('}') || fail(in_.at(), "Expected } here.");
    }

    bool check_name(u32 at, const Argument& argument) noexcept
    {
        if (argument.type != FieldType::word) return fail(at, "Only fields that hold a word of a vocabulary have a name.");
        return in_.take('}') || fail(in_.at(), "Expected } here.");
    }

    /// "key {", and then the body and its }.
    bool check_case(u32 depth) noexcept
    {
        if (!in_.take('{')) return fail(in_.at(), "A case is a word and a text in braces: other {# points}.");
        if (depth == kMaxDepth) return fail(in_.at(), "Cases can be nested at most eight deep.");
        if (!check_body(depth + 1)) return false;
        in_.step();
        return true;
    }

    bool check_plural(u32 begin, const Argument& argument, u32 depth) noexcept
    {
        if (!has_plural(argument)) return fail(begin, "Only numbers and masks that can be counted have a plural.");
        if (!in_.take(',')) return fail(in_.at(), "After plural come a comma and its forms.");
        u32 seen = 0;
        for (;;) {
            in_.skip_spaces();
            if (in_.take('}')) break;
            const u32 at = in_.at();
            if (in_.is_at_end()) return fail_open();
            const Text key = in_.read_key();
            PluralForm form{};
            if (!key.empty() && key[0] == '=') {
                if (!is_whole_number(key.from(1))) return fail(at, "After = comes a whole number: =0 {no tile}.");
            } else if (!find_plural_form(key, form) || !allows_form(family_, form)) {
                return fail_form(at, key, "is not a plural form of this language; ");
            } else if (seen >> static_cast<u8>(form) & 1) {
                return fail(at, "This form is given twice.");
            } else {
                seen |= 1u << static_cast<u8>(form);
            }
            if (!check_case(depth)) return false;
        }
        for (int i = 0; i < kPluralForms; ++i)
            if (needs_form(family_, static_cast<PluralForm>(i)) && !(seen >> i & 1))
                return fail_form(begin, name_of(static_cast<PluralForm>(i)), "is missing; ");
        return true;
    }

    bool fail_form(u32 at, Text key, const char* what) noexcept
    {
        return fail(at, [&](TextWriter& out) {
            out.put('"').put(key).put("\" ").put(what).put("its forms are ");
            bool first = true;
            for (int i = 0; i < kPluralForms; ++i) {
                if (!needs_form(family_, static_cast<PluralForm>(i))) continue;
                out.put(first ? "" : ", ").put(name_of(static_cast<PluralForm>(i)));
                first = false;
            }
            out.put(". The entry language.plural, at the start of the file, sets the language.");
        });
    }

    bool check_select(u32 begin, const Argument& argument, u32 depth) noexcept
    {
        if (!in_.take(',')) return fail(in_.at(), "After select come a comma and its cases.");
        Text seen[kMaxCases];
        u32 count = 0;
        bool has_other = false;
        for (;;) {
            in_.skip_spaces();
            if (in_.take('}')) break;
            const u32 at = in_.at();
            if (in_.is_at_end()) return fail_open();
            const Text key = in_.read_key();
            const bool other = key == Text("other");
            if (!other && (key.empty() || !is_case_of(argument, key))) return fail_case(at, argument, key);
            for (u32 i = 0; i < count; ++i)
                if (seen[i] == key) return fail(at, "This case is given twice.");
            if (count == kMaxCases) return fail(at, "A select has at most 64 cases.");
            seen[count++] = key;
            has_other = has_other || other;
            if (!check_case(depth)) return false;
        }
        return has_other || fail(begin, "A select needs the case other {...} for all other values.");
    }

    bool fail_case(u32 at, const Argument& argument, Text key) noexcept
    {
        return fail(at, [&](TextWriter& out) {
            out.put('"').put(key).put("\" is not a case of ").put(argument.prefix).put(argument.name).put("; its cases are: ");
            put_cases_of(argument, out);
        });
    }

    MessageReader in_;
    const Arguments& arguments_;
    PluralFamily family_;
    MessageFault& fault_;
};

}  // namespace

bool check_message(Text message, const Arguments& arguments, PluralFamily family, MessageFault& fault) noexcept
{
    return Checker(message, arguments, family, fault).check();
}

bool check_list_pattern(Text pattern, MessageFault& fault) noexcept
{
    MessageReader in(pattern);
    const char* const expected[] = {"list", "item"};
    u32 found = 0;
    bool is_right = true;
    while (is_right && !in.is_at_end()) {
        fault.at = in.at();
        const char c = in.here();
        in.step();
        if (c == '{' || c == '}') is_right = c == '{' && found < 2 && in.read_name() == Text(expected[found++]) && in.take('}');
    }
    if (is_right && found == 2) return true;
    TextWriter(fault.text, sizeof fault.text).put("A list needs {list} and then {item}, each once, and no other braces.");
    return false;
}

}  // namespace bastide
