// SPDX-License-Identifier: MIT
#include <new>

#include "common/lines.hpp"
#include "message_reader.hpp"
#include "texts_file.hpp"

namespace bastide {

namespace {

constexpr u32 kMaxSuffix = 24;

/// A range of the source.
struct SourceRange {
    u32 from = 0;
    u32 to = 0;

    u32 size() const noexcept { return to - from; }
};

class FileReader {
public:
    FileReader(bastide_texts& texts, u32 size, TextsFault& fault) noexcept
        : texts_(texts), source_(texts.source, size), lines_(source_), fault_(fault)
    {
    }

    bool read() noexcept
    {
        while (lines_.next()) {
            begin_ = static_cast<u32>(lines_.text().data - source_.data);
            if (!read_line({begin_, begin_ + lines_.text().size})) return false;
        }
        return true;
    }

private:
    template <class WriteSentence>
    bool fail(u32 at, WriteSentence&& write_sentence) noexcept
    {
        fault_.status = BASTIDE_E_FORMAT;
        fault_.line = lines_.number();
        fault_.column = static_cast<i32>(at - begin_ + 1);
        TextWriter out(fault_.text, sizeof fault_.text);
        write_sentence(out);
        return false;
    }
    bool fail(u32 at, const char* sentence) noexcept
    {
        return fail(at, [sentence](TextWriter& out) { out.put(sentence); });
    }

    Text text_of(SourceRange range) const noexcept { return source_.from(range.from).first(range.size()); }

    SourceRange trimmed(SourceRange range) const noexcept
    {
        const auto is_space = [this](u32 i) { return source_[i] == ' ' || source_[i] == '\t'; };
        while (range.from < range.to && is_space(range.from)) ++range.from;
        while (range.from < range.to && is_space(range.to - 1)) --range.to;
        return range;
    }

    bool read_line(SourceRange whole) noexcept
    {
        const SourceRange line = trimmed(whole);
        const Text text = text_of(line);
        if (const u32 bad = find_bad_byte(text); bad < text.size) return fail(line.from + bad, kBadByte);
        if (line.size() == 0 || source_[line.from] == '#') return true;
        u32 equals = line.from;
        while (equals < line.to && source_[equals] != '=') ++equals;
        if (equals == line.to)
            return fail(line.from, "Expected an entry, such as event.passed = {seat} passes., or a comment that begins with #.");
        return read_entry(trimmed({line.from, equals}), trimmed({equals + 1, line.to}));
    }

    bool read_entry(SourceRange key, SourceRange text) noexcept
    {
        TextEntry entry{};
        if (!read_key(key, entry)) return false;
        entry.text = text.from;
        entry.text_size = text.size();
        return check_text(entry, text) && add_entry(entry, key.from);
    }

    /// <section>.<word> or <section>.<word>.<suffix>
    bool read_key(SourceRange key, TextEntry& entry) noexcept
    {
        const SourceRange section = part_of_key(key, key.from);
        const SourceRange word = part_of_key(key, section.to + 1);
        const SourceRange suffix = part_of_key(key, word.to + 1);
        entry.section = section_named(text_of(section));
        if (entry.section == 0) return fail_section(section);
        const Word found = words_of_section(entry.section).find(text_of(word));
        if (!found) return fail_word(entry.section, word);
        entry.number = found.number;
        entry.suffix = suffix.from;
        entry.suffix_size = suffix.size();
        if (word.to == key.to) return true;
        return check_suffix(entry.section, suffix, key);
    }

    SourceRange part_of_key(SourceRange key, u32 from) const noexcept
    {
        if (from > key.to) return {key.to, key.to};
        u32 to = from;
        while (to < key.to && source_[to] != '.') ++to;
        return {from, to};
    }

    bool check_suffix(i32 section, SourceRange suffix, SourceRange key) noexcept
    {
        bool is_name = suffix.size() > 0 && suffix.size() <= kMaxSuffix && suffix.to == key.to;
        for (u32 i = suffix.from; i < suffix.to; ++i) is_name = is_name && is_word_letter(source_[i]);
        if (!is_name)
            return fail(suffix.from, "After the word comes at most one form, in small letters: piece.follower.genitive.");
        if (section == kLanguage || section == kList || section == kDecision || section == kRefusal)
            return fail(suffix.from, "This entry has no forms.");
        if (text_of(suffix) == Text(kWordSuffix) && !has_sentences(section))
            return fail(suffix.from, "This entry is already the word; leave out .word.");
        return true;
    }

    bool fail_section(SourceRange name) noexcept
    {
        return fail(name.from, [&](TextWriter& out) {
            out.put('"').put(text_of(name)).put("\" is not a section. The sections are: ");
            for (i32 section = section_after(0); section != 0; section = section_after(section))
                out.put(section == kLanguage ? "" : ", ").put(name_of_section(section));
        });
    }

    bool fail_word(i32 section, SourceRange word) noexcept
    {
        return fail(word.from, [&](TextWriter& out) {
            out.put(name_of_section(section)).put(" has no word \"").put(text_of(word)).put("\". It has: ");
            bool first = true;
            for (const Word each : words_of_section(section)) {
                out.put(first ? "" : ", ").put(each.name);
                first = false;
            }
        });
    }

    bool check_text(const TextEntry& entry, SourceRange text) noexcept
    {
        const bool message = is_message(entry.section, text_of({entry.suffix, entry.suffix + entry.suffix_size}));
        if (text.size() > (message ? kMaxSentence : kMaxWord))
            return fail(text.from, message ? "A sentence has at most 8000 bytes." : "A word has at most 400 bytes.");
        if (entry.section == kLanguage && entry.number == kLanguagePlural) return read_plural(text);
        has_text_ = has_text_ || entry.section != kLanguage;
        MessageFault fault;
        const bool right = entry.section == kList
                               ? check_list_pattern(text_of(text), fault)
                               : check_message(text_of(text), message ? Arguments(entry.section, entry.number) : Arguments(),
                                               texts_.family, fault);
        return right || fail(text.from + fault.at, [&](TextWriter& out) { out.put(fault.text); });
    }

    bool read_plural(SourceRange text) noexcept
    {
        if (has_text_) return fail(text.from, "language.plural must come before all other entries, because they depend on it.");
        if (find_plural_family(text_of(text), texts_.family)) return true;
        return fail(text.from, [&](TextWriter& out) {
            out.put("No plural has this name. The names are: ");
            for (int i = 0; language_with_plural(i); ++i) out.put(i == 0 ? "" : ", ").put(language_with_plural(i));
        });
    }

    bool add_entry(const TextEntry& entry, u32 at) noexcept
    {
        const Text suffix = text_of({entry.suffix, entry.suffix + entry.suffix_size});
        if (find_entry(&texts_, entry.section, entry.number, suffix)) return fail(at, "An earlier line already has this entry.");
        if (texts_.count == kMaxTextEntries) return fail(at, "A file has at most 4096 entries.");
        const u32 place = place_of_entry(texts_, entry.section, entry.number, suffix);
        for (u32 i = texts_.count; i > place; --i) texts_.entries[i] = texts_.entries[i - 1];
        texts_.entries[place] = entry;
        ++texts_.count;
        return true;
    }

    bastide_texts& texts_;
    Text source_;
    Lines lines_;
    TextsFault& fault_;
    u32 begin_ = 0;
    bool has_text_ = false;
};

}  // namespace

bastide_texts* parse_texts(Text utf8, const Memory& memory, TextsFault& fault) noexcept
{
    if (utf8.size > kMaxTextBytes) {
        fault.status = BASTIDE_E_FORMAT;
        TextWriter(fault.text, sizeof fault.text).put("A file of texts has at most 262144 bytes.");
        return nullptr;
    }
    if (const char* const reason = why_not_utf8(utf8); *reason != '\0') {
        fault.status = BASTIDE_E_FORMAT;
        fault.line = fault.column = 1;
        TextWriter(fault.text, sizeof fault.text).put(reason);
        return nullptr;
    }
    const u32 entries = round_up(sizeof(bastide_texts), alignof(TextEntry));
    const u32 most_entries = smaller(count_lines(utf8), kMaxTextEntries);  // a line has at most one
    const u32 source = entries + most_entries * static_cast<u32>(sizeof(TextEntry));
    const u32 bytes = source + utf8.size + 1;
    u8* const block = static_cast<u8*>(memory.allocate(bytes));
    if (!block) {
        fault.status = BASTIDE_E_MEMORY;
        return nullptr;
    }
    bastide_texts* const texts = new (block) bastide_texts{memory,
                                                           bytes,
                                                           0,
                                                           reinterpret_cast<TextEntry*>(block + entries),
                                                           reinterpret_cast<char*>(block + source),
                                                           PluralFamily::english};
    std::memcpy(texts->source, utf8.data, utf8.size);
    if (FileReader(*texts, utf8.size, fault).read()) return texts;
    memory.deallocate(block, bytes);
    return nullptr;
}

}  // namespace bastide
