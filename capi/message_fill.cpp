// SPDX-License-Identifier: MIT
// Fills messages from records: scans the text and selects among cases. Every message was checked or is built in; even so nothing
// is read beyond its end.
#include "common/bits.hpp"
#include "message_print.hpp"
#include "message_reader.hpp"

namespace bastide {

namespace {

class Filler {
public:
    Filler(const Values& values, PluralFamily family, TextWriter& out) noexcept
        : all_(values), values_(values), printer_(values, out), family_(family), out_(out)
    {
    }

    void fill(Text message) noexcept
    {
        MessageReader in(message);
        while (!in.is_at_end()) {
            fill_body(in, nullptr);
            in.step();  // an unmatched }, which the check refuses
        }
    }

private:
    /// Fills up to the } that closes the body, or to the end. `number` replaces #.
    void fill_body(MessageReader& in, const i64* number) noexcept
    {
        while (!in.is_at_end() && in.here() != '}') {
            const char brace = in.take_quoted_brace();
            if (brace != '\0') {
                out_.put(brace);
            } else if (in.here() == '{') {
                fill_field(in, number);
            } else {
                if (in.here() == '#' && number)
                    out_.put_number(*number);
                else
                    out_.put(in.here());
                in.step();
            }
        }
    }

    void fill_field(MessageReader& in, const i64* number) noexcept
    {
        in.step();
        const Argument* argument = all_.arguments.find(in.read_name());
        if (out_.is_full()) return in.skip_body();  // the work of a long sentence ends with its limit
        if (!argument || !in.take(',')) {
            if (argument) printer_.print(*argument, {});
            return in.skip_body();
        }
        const Text type = in.read_name();
        in.take(',');
        if (type == Text("form")) {
            printer_.print(*argument, in.read_name());
        } else if (type == Text("name")) {
            char buffer[24];
            out_.put(values_.is_unset(*argument, values_.value_of(*argument)) ? Text(kUnset) : values_.key_of(*argument, buffer));
        } else {
            const bool plural = type == Text("plural");
            const i64 own = plural ? values_.count_of(*argument) : 0;
            fill_case(in, plural ? find_plural_case(in, own) : find_select_case(in, *argument), plural ? &own : number);
        }
        in.skip_body();
    }

    void fill_case(MessageReader& in, u32 body, const i64* number) noexcept
    {
        const u32 at = in.at();
        in.go_to(body);
        fill_body(in, number);
        in.go_to(at);
    }

    /// The start of the body of the best case. The test returns 2 for the matching case and 1 for the default.
    template <class Judge>
    u32 find_case(MessageReader in, Judge&& judge) const noexcept
    {
        u32 best = 0;
        u32 body = 0;
        for (in.skip_spaces(); !in.is_at_end() && in.here() != '}'; in.skip_spaces()) {
            const Text key = in.read_key();
            if (!in.take('{')) break;
            const u32 mark = judge(key);
            if (mark > best) body = in.at();
            best = larger(best, mark);
            in.skip_body();
        }
        if (best > 0) return body;
        return in.at();
    }

    u32 find_plural_case(const MessageReader& in, i64 number) const noexcept
    {
        char buffer[24];
        TextWriter text(buffer, sizeof buffer);
        text.put('=').put_number(number);
        const Text exact(buffer, text.size());
        const Text form(name_of(plural_form(family_, number)));
        return find_case(in, [&](Text key) -> u32 { return key == exact ? 3 : key == form ? 2 : key == Text("other") ? 1 : 0; });
    }

    u32 find_select_case(const MessageReader& in, const Argument& argument) const noexcept
    {
        char buffer[24];
        const Text wanted = values_.key_of(argument, buffer);
        return find_case(in, [&](Text key) -> u32 { return key == wanted ? 2 : key == Text("other") ? 1 : 0; });
    }

    const Values& all_;
    ArgumentValues values_;
    ArgumentPrinter printer_;
    PluralFamily family_;
    TextWriter& out_;
};

}  // namespace

void put_message(const Message& message, const Values& values, TextWriter& out) noexcept
{
    if (message.is_plain)
        out.put(message.text);
    else
        Filler(values, message.family, out).fill(message.text);
}

}  // namespace bastide
