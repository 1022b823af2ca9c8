// SPDX-License-Identifier: MIT
// Fills messages from records: scans the text and selects among cases. Every message was checked or is built in; even so nothing
// is read beyond its end.
#include "common/bits.hpp"
#include "message_print.hpp"
#include "message_reader.hpp"
#include "setup/all_modules.hpp"

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
            MessageReader body = plural ? find_plural_case(in, own) : find_select_case(in, *argument);
            fill_body(body, plural ? &own : number);
        }
        in.skip_body();
    }

    /// The body of the best case so far.
    struct Best {
        u32 mark = 0;
        MessageReader body{Text()};
    };

    /// Finds the best of all cases. The rank of a key is 2 if it is the matching case, 1 if it is the default.
    template <class Rank>
    void find_best_case(MessageReader in, Best& best, const Rank& rank) const noexcept
    {
        for (in.skip_spaces(); !in.is_at_end() && in.here() != '}'; in.skip_spaces()) {
            if (is_select(in.here())) {
                for_each_case(static_cast<Select>(in.here()),
                              [&](const SentenceDef& def) { find_best_case(MessageReader(def.text), best, rank); });
                in.step();
                continue;
            }
            const Text key = in.read_key();
            if (!in.take('{')) return;
            const u32 mark = rank(key);
            if (mark > best.mark) best = {mark, in};
            in.skip_body();
        }
    }

    template <class Rank>
    MessageReader find_case(const MessageReader& in, const Rank& rank) const noexcept
    {
        Best best;
        find_best_case(in, best, rank);
        return best.body;
    }

    MessageReader find_plural_case(const MessageReader& in, i64 number) const noexcept
    {
        char buffer[24];
        TextWriter text(buffer, sizeof buffer);
        text.put('=').put_number(number);
        const Text exact(buffer, text.size());
        const Text form(name_of(plural_form(family_, number)));
        return find_case(in, [&](Text key) -> u32 { return key == exact ? 3 : key == form ? 2 : key == Text("other") ? 1 : 0; });
    }

    MessageReader find_select_case(const MessageReader& in, const Argument& argument) const noexcept
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
