// SPDX-License-Identifier: MIT
// Writes all entries in one order. An entry that a language lacks is written in English as a comment, so that a translator finds
// it.
#include "setup/all_modules.hpp"
#include "texts_file.hpp"

namespace bastide {

namespace {

class FileWriter {
public:
    FileWriter(const bastide_texts* texts, TextWriter& out) noexcept : texts_(texts), out_(out) {}

    void write() noexcept
    {
        for (i32 section = section_after(0); section != 0; section = section_after(section)) write_section(section);
    }

private:
    void write_section(i32 section) noexcept
    {
        const Arguments common = has_sentences(section) ? Arguments(section, 0) : Arguments();
        if (section != kLanguage) out_.put('\n');
        out_.put("# ---- ").put(name_of_section(section));
        put_fields(" - every sentence knows", common, Arguments());
        out_.put('\n');
        const WordList all = words_of_section(section);
        for (Word word = all.next_above({}); word; word = all.next_above(word)) {
            if (is_message(section, {}) && section != kList) write_fields(section, word.number, common);
            write_word(section, word);
        }
    }

    void write_fields(i32 section, i32 number, const Arguments& common) noexcept
    {
        const Arguments arguments(section, number);
        bool has_more = false;
        for (const Argument& each : arguments) has_more = has_more || !is_in(each, common);
        if (!has_more) return;
        out_.put('#');
        put_fields("", arguments, common);
        out_.put('\n');
    }

    static bool is_in(const Argument& argument, const Arguments& arguments) noexcept
    {
        for (const Argument& each : arguments)
            if (are_equal(each.name, argument.name) && are_equal(each.prefix, argument.prefix)) return true;
        return false;
    }

    /// Most names differ in the first letter, so their lengths need not be known.
    static bool are_equal(const char* a, const char* b) noexcept
    {
        for (; *a != '\0' && *a == *b; ++a) ++b;
        return *a == *b;
    }

    void put_fields(const char* before, const Arguments& arguments, const Arguments& but) noexcept
    {
        bool first = true;
        for (const Argument& each : arguments) {
            if (is_in(each, but)) continue;
            out_.put(first ? before : "").put(" {").put(each.prefix).put(each.name).put('}');
            first = false;
        }
    }

    void write_word(i32 section, const Word& word) noexcept
    {
        const Text sentence = english_sentence(section, word.number);
        write_entry(section, word, {}, sentence.empty() ? Text(word.sentence) : sentence);
        const bool has_word = has_sentences(section) && !sentence.empty();
        if (has_word || find_entry(texts_, section, word.number, kWordSuffix))
            write_entry(section, word, kWordSuffix, word.sentence);
        write_forms(section, word);
    }

    void write_entry(i32 section, const Word& word, Text suffix, Text english) noexcept
    {
        const TextEntry* own = find_entry(texts_, section, word.number, suffix);
        if (texts_ && !own) out_.put("# ");
        put_line(section, word, suffix, own ? text_of(*texts_, *own) : english);
    }

    /// A text with the cases that boxes add to its selects.
    void put_text(Text text) noexcept
    {
        for (u32 i = 0; i < text.size; ++i) {
            if (is_select(text[i]))
                put_cases(static_cast<Select>(text[i]));
            else
                out_.put(text[i]);
        }
    }

    void put_cases(Select select) noexcept
    {
        for_each_case(select, [&](const SentenceDef& def) {
            put_text(def.text);
            out_.put(' ');
        });
    }

    void write_forms(i32 section, const Word& word) noexcept
    {
        if (!texts_) return;
        for (u32 i = place_of_entry(*texts_, section, word.number, {}); i < texts_->count; ++i) {
            const TextEntry& entry = texts_->entries[i];
            if (entry.section != section || entry.number != word.number) return;
            const Text suffix = suffix_of(*texts_, entry);
            if (!suffix.empty() && !(suffix == Text(kWordSuffix) && has_sentences(section)))
                put_line(section, word, suffix, text_of(*texts_, entry));
        }
    }

    void put_line(i32 section, const Word& word, Text suffix, Text text) noexcept
    {
        out_.put(name_of_section(section)).put('.').put(word.name);
        if (!suffix.empty()) out_.put('.').put(suffix);
        out_.put(" = ");
        put_text(text);
        out_.put('\n');
    }

    const bastide_texts* texts_;
    TextWriter& out_;
};

}  // namespace

void write_texts(const bastide_texts* texts, TextWriter& out) noexcept { FileWriter(texts, out).write(); }

}  // namespace bastide
