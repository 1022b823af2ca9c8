// SPDX-License-Identifier: MIT
#include "formats/scripts/script_lines.hpp"

#include "formats/scripts/script_config.hpp"

namespace bastide {

namespace {

ScriptLineKind kind_of_line(ScriptWord first) noexcept
{
    if (first.is("bastide")) return ScriptLineKind::title;
    if (first.is("tag")) return ScriptLineKind::tag;
    if (is_config_word(first)) return ScriptLineKind::config;
    if (first.is("table")) return ScriptLineKind::table;
    if (first.is("expect")) return ScriptLineKind::expectation;
    if (first.is("clock")) return ScriptLineKind::clock;
    if (first.is("variation")) return ScriptLineKind::variation;
    if (first.is("end")) return ScriptLineKind::variation_end;
    return ScriptLineKind::action;
}

/// The normal form of a source, written twice: once to count, once into the memory that was counted.
class ScriptTidier {
public:
    ScriptTidier(Text source, const u32* action_counts, ScriptText& out, TextWriter& text) noexcept
        : lines_(source), action_counts_(action_counts), out_(out), text_(text)
    {
    }

    void write() noexcept
    {
        while (lines_.next()) write_line(lines_.text());
        if (has_gap_ && out_.count > 0) text_.put('\n');  // the head of a game without actions ends so
        out_.size = text_.size();
    }

private:
    void write_line(Text source) noexcept
    {
        Fault unused;
        ScriptLine line(source, unused);
        const u32 first = skip_blanks(source, 0);
        if (first == source.size) {
            has_gap_ = true;
            return;
        }
        u32 end = first;  // of the last word before a comment
        if (!line.at_end()) end = write_words(line);
        const u32 comment = skip_blanks(source, end);
        if (comment < source.size) write_comment(source.from(comment + 1));
    }

    static bool is_blank_byte(char c) noexcept { return c == ' ' || c == '\t'; }

    static u32 skip_blanks(Text text, u32 from) noexcept
    {
        while (from < text.size && is_blank_byte(text[from])) ++from;
        return from;
    }

    /// Returns where the words end in the source.
    u32 write_words(ScriptLine& line) noexcept
    {
        const ScriptLineKind kind = kind_of_line(line.peek());
        if (kind == ScriptLineKind::variation_end) --depth_;
        ScriptEntry entry = begin_entry(kind);
        const u32 end = kind == ScriptLineKind::tag ? write_tag(line, entry) : write_other(line, entry);
        add(entry);
        if (kind == ScriptLineKind::variation) ++depth_;
        return end;
    }

    u32 write_tag(ScriptLine& line, ScriptEntry& entry) noexcept
    {
        line.next();
        const TagLine tag = split_tag(line);
        text_.put("tag ").put(tag.name.text).put(' ');
        entry.name_size = static_cast<u8>(tag.name.text.size);
        entry.text = text_.size();
        text_.put(tag.value.text);
        return line.column() - 1;
    }

    u32 write_other(ScriptLine& line, ScriptEntry& entry) noexcept
    {
        if (static_cast<ScriptLineKind>(entry.kind) == ScriptLineKind::clock) read_clock(line, entry);
        ScriptWord word = line.next();
        text_.put(word.text);
        while (!line.at_end()) {
            word = line.next();
            text_.put(' ').put(word.text);
        }
        return word.column - 1 + word.text.size;
    }

    static void read_clock(ScriptLine line, ScriptEntry& entry) noexcept
    {
        line.next();
        line.read_into(0, BASTIDE_SEATS_MAX - 1, entry.seat);
        read_clock_time(line, entry.milliseconds);
    }

    /// `content`: what follows the #.
    void write_comment(Text content) noexcept
    {
        u32 size = content.size;
        while (size > 0 && is_blank_byte(content[size - 1])) --size;
        content = content.first(size);
        if (size > 0 && is_blank_byte(content[0])) content = content.from(1);
        ScriptEntry entry = begin_entry(ScriptLineKind::comment);
        text_.put('#');
        if (!content.empty()) text_.put(' ');
        entry.text = text_.size();
        text_.put(content);
        add(entry);
    }

    /// Writes what comes before the content: an empty line where the source has some, and the indentation.
    ScriptEntry begin_entry(ScriptLineKind kind) noexcept
    {
        const bool has_gap = has_gap_ && out_.count > 0;
        if (has_gap) text_.put('\n');
        line_number_ += has_gap ? 2 : 1;
        has_gap_ = false;
        ScriptEntry entry{};
        entry.kind = static_cast<u8>(kind);
        entry.seat = -1;
        entry.depth = static_cast<u8>(depth_);
        entry.line = line_number_;
        entry.actions = action_counts_[lines_.number() - 1];
        entry.begin = text_.size();
        for (u32 i = 0; i < depth_; ++i) text_.put("  ");
        entry.text = text_.size();
        return entry;
    }

    void add(ScriptEntry& entry) noexcept
    {
        entry.size = text_.size() - entry.text;
        text_.put('\n');
        if (out_.entries) out_.entries[out_.count] = entry;
        ++out_.count;
    }

    Lines lines_;
    const u32* action_counts_;
    ScriptText& out_;
    TextWriter& text_;
    u32 depth_ = 0;
    i32 line_number_ = 0;
    bool has_gap_ = false;  // empty lines since the last entry
};

}  // namespace

bool is_clean_text(Text text, Fault& fault) noexcept
{
    if (!is_utf8(text, fault)) return false;
    for (Lines lines(text); lines.next();) {
        const u32 bad = find_bad_byte(lines.text());
        if (bad == lines.text().size) continue;
        fault.set(Status::format, Reason::none, kBadByte);
        fault.line = lines.number();
        fault.column = static_cast<i32>(bad + 1);
        return false;
    }
    return true;
}

bool read_script_lines(Text source, const u32* action_counts, const Memory& memory, ScriptText& out) noexcept
{
    ScriptText counted;
    TextWriter counter(nullptr, 0);
    ScriptTidier(source, action_counts, counted, counter).write();
    const u32 entry_bytes = counted.count * static_cast<u32>(sizeof(ScriptEntry));
    out = {};
    out.bytes = entry_bytes + counted.size + 1;
    out.block = static_cast<u8*>(memory.allocate(out.bytes));
    if (!out.block) return false;
    out.entries = reinterpret_cast<ScriptEntry*>(out.block);
    out.text = reinterpret_cast<char*>(out.block + entry_bytes);
    TextWriter writer(out.text, counted.size + 1);
    ScriptTidier(source, action_counts, out, writer).write();
    return true;
}

}  // namespace bastide
