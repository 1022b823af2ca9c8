// SPDX-License-Identifier: MIT
// Every function of the C interface with every wrong argument there is: whatever comes, a code that the header names, nothing
// made, nothing written where nothing was lent, the game as it was. The table of functions is generated from the header, so a new
// function is tried as soon as it is declared.
#include <cctype>
#include <functional>
#include <set>

#include "abi/every_call.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

using Complaints = std::vector<std::string>;

std::string name_of_status(std::int64_t answer)
{
    if (answer > 0) return std::to_string(answer);
    return text([&](char* out, std::int32_t cap) {
        return bastide_word_name(BASTIDE_VOCABULARY_STATUS, static_cast<std::int32_t>(answer), out, cap);
    });
}

bool takes_a_handle(const Function& function, bool that_is_const)
{
    for (const Parameter& parameter : function.parameters)
        if ((parameter.role == Role::handle || (parameter.role == Role::handles && parameter.to == "bastide_game")) &&
            parameter.is_const == that_is_const)
            return true;
    return false;
}

/// Destruction is tried on its own: it leaves nothing to look at.
bool ends_its_handle(const Function& function) { return function.is_void && takes_a_handle(function, false); }

bool is_documented(const Function& function, std::int64_t answer)
{
    for (std::int32_t status : function.statuses)
        if (status == answer) return true;
    return answer >= 0;
}

/// Makes calls on worlds of one kind and complains about what no call may do, whatever its arguments.
class Bench {
public:
    Bench(World::Kind kind, Complaints& complaints) : kind_(kind), world_(std::make_unique<World>(kind)), complaints_(complaints)
    {
    }

    World& world() { return *world_; }

    std::int64_t attempt(Call& call, const std::string& how)
    {
        const Function& function = call.function();
        where_ = std::string(function.name) + "() on world " + std::to_string(kind_) + ", " + how;
        const std::int64_t answer = call.answer();
        expect(is_documented(function, answer), "answers " + name_of_status(answer) + ", which its @return does not name");
        expect(call.is_guard_whole(), "wrote where nothing was lent");
        expect(answer >= 0 || call.is_nothing_made(), "failed and made something");
        expect(answer >= 0 || call.is_no_list_written(), "failed and wrote a part of a list or text");
        expect(is_told(call, answer), "answers " + name_of_status(answer) + ", and the refusal says something else");
        expect(is_explained(call, answer), "answers " + name_of_status(answer) + " without a reason or a sentence");
        expect(call.allocator().is_clean(), "gave memory back wrongly");
        call.end_what_was_made();
        expect(call.allocator().out() == 0, "kept memory");
        const bool may_change = takes_a_handle(function, false) && answer >= 0;
        if (may_change)
            world_ = std::make_unique<World>(kind_);
        else
            expect(world_->is_unchanged(), "answers " + name_of_status(answer) + " and changed the game");
        return answer;
    }

    /// A refusal that is wanted is written whatever comes, and its status is the answer.
    static bool is_told(Call& call, std::int64_t answer)
    {
        const std::vector<Parameter>& parameters = call.function().parameters;
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            if (parameters[i].role != Role::refusal || !call.slot(i).pointer) continue;
            bastide_refusal refusal;
            std::memcpy(&refusal, call.bytes(i), sizeof refusal);
            for (std::uint32_t word : refusal.spare)
                if (word != 0) return false;
            if (refusal.status != answer || (refusal.status == BASTIDE_OK && refusal.reason != 0)) return false;
        }
        return true;
    }

    /// A refusal that is wanted.
    static const bastide_refusal* refusal_of(Call& call)
    {
        static bastide_refusal refusal;
        const std::vector<Parameter>& parameters = call.function().parameters;
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            if (parameters[i].role != Role::refusal || !call.slot(i).pointer) continue;
            std::memcpy(&refusal, call.bytes(i), sizeof refusal);
            return &refusal;
        }
        return nullptr;
    }

    /// A wrong argument and a set spare word have a reason. What is not refused by the rules has its sentence at once, and
    /// bastide_refusal_text() writes the same one.
    static bool is_explained(Call& call, std::int64_t answer)
    {
        const bastide_refusal* refusal = refusal_of(call);
        if (!refusal || answer >= 0) return true;
        if (answer == BASTIDE_E_ARGUMENT && refusal->reason == 0) return false;
        const std::string said =
            text([&](char* out, std::int32_t cap) { return bastide_refusal_text(nullptr, nullptr, nullptr, refusal, out, cap); });
        if (answer == BASTIDE_E_ILLEGAL) return !said.empty();
        return refusal->text[0] != '\0' && (refusal->line > 0 || said == refusal->text);
    }

    void expect(bool holds, const std::string& what)
    {
        if (!holds) complaints_.push_back(where_ + ": " + what);
    }
    void expect_status(std::int64_t answer, std::int32_t status)
    {
        expect(answer == status, "answers " + name_of_status(answer) + " and not " + name_of_status(status));
    }

private:
    World::Kind kind_;
    std::unique_ptr<World> world_;
    Complaints& complaints_;
    std::string where_;
};

/// Each function in each world.
void on_every_bench(const std::function<void(Bench&, const Function&)>& use)
{
    Complaints complaints;
    for (int kind = 0; kind < World::kinds; ++kind) {
        Bench bench(static_cast<World::Kind>(kind), complaints);
        for (const Function& function : functions())
            if (!ends_its_handle(function)) use(bench, function);
    }
    CHECK(complaints == Complaints());
}

/// Each parameter of each function in each world.
void on_every_parameter(const std::function<void(Bench&, const Function&, std::size_t)>& use)
{
    on_every_bench([&](Bench& bench, const Function& function) {
        for (std::size_t i = 0; i < function.parameters.size(); ++i) use(bench, function, i);
    });
}

bool is_counted_by(const Function& function, std::size_t i, std::size_t counter)
{
    return function.parameters[i].count == count_of(counter);
}
const Parameter& counted_by(const Function& function, std::size_t counter)
{
    std::size_t i = 0;
    while (!is_counted_by(function, i, counter)) ++i;
    return function.parameters[i];
}

std::vector<std::int64_t> extremes(const Function& function, std::size_t i, std::int64_t usual)
{
    const Parameter& parameter = function.parameters[i];
    if (parameter.to == "uint64_t") return {0, 1, 0xFFFFFFFF, 0x100000000, INT64_MAX, INT64_MIN, -1};  // as 64 bits
    if (parameter.to == "uint32_t") return {0, 1, 2, 255, 256, 65535, 65536, INT32_MAX, 0x80000000, 0xFFFFFFFF};
    if (std::string(parameter.name) == "most") return {INT32_MIN, -1, 0, 1, 2, 100};  // a dice game hardly ends by itself
    std::vector<std::int64_t> out = {INT32_MIN, INT32_MIN + 1, -65537, -65536, -32769, -257, -256, -129, -10, -2, -1};
    const bool promises_bytes = parameter.role == Role::count && counted_by(function, i).role != Role::out;
    const std::int64_t most = promises_bytes ? usual : INT32_MAX;
    for (std::int64_t n : {0,   1,   2,    3,    7,     8,     9,     63,    64,    65,      127,           128,      255,
                           256, 257, 1023, 1024, 32767, 32768, 65535, 65536, 65537, 1 << 20, INT32_MAX - 1, INT32_MAX})
        if (n <= most) out.push_back(n);
    return out;
}

}  // namespace

TEST_CASE("Every function does its work somewhere with the usual arguments")
{
    std::map<std::string, bool> works;
    on_every_bench([&](Bench& bench, const Function& function) {
        Call call(function, bench.world());
        works[function.name] |= bench.attempt(call, "as usual") >= 0;
    });
    Complaints idle;
    for (const auto& [name, is_working] : works)
        if (!is_working) idle.push_back(name);
    CHECK(idle == Complaints());
    CHECK(works.size() > 50);
}

TEST_CASE("A missing pointer is refused where the header does not allow it")
{
    on_every_parameter([](Bench& bench, const Function& function, std::size_t i) {
        const Parameter& parameter = function.parameters[i];
        if (parameter.null == Null::none) return;
        Call usual(function, bench.world());
        const std::int64_t before = bench.attempt(usual, "as usual");
        Call call(function, bench.world());
        call.slot(i).pointer = nullptr;
        const std::string how = std::string("without ") + parameter.name;
        const std::int64_t answer = bench.attempt(call, how);
        const bool is_in_other_words = parameter.to == "bastide_texts";
        if (parameter.null == Null::allowed)
            bench.expect(is_in_other_words ? answer >= 0 && before >= 0 : answer == before,
                         "answers " + name_of_status(answer) + ", with it " + name_of_status(before));
        else
            bench.expect_status(answer, BASTIDE_E_ARGUMENT);
        if (parameter.null != Null::with_0) return;
        Call none(function, bench.world());
        none.slot(i).pointer = nullptr;
        none.slot(at(parameter.count)).number = 0;
        const std::int64_t empty = bench.attempt(none, how + " and with 0");
        bench.expect(parameter.role == Role::out ? empty == before : empty != BASTIDE_E_ARGUMENT || before == BASTIDE_E_ARGUMENT,
                     "answers " + name_of_status(empty) + ", as usual " + name_of_status(before));
    });
}

TEST_CASE("All pointers may be missing at once")
{
    for (const Function& function : functions()) {
        for (std::int64_t number : {std::int64_t{-1}, std::int64_t{0}, std::int64_t{1}, std::int64_t{INT32_MAX}}) {
            const std::vector<Slot> nothing(function.parameters.size(), Slot{number, nullptr});
            const std::int64_t answer = function.call(nothing.data());
            CHECK((is_documented(function, answer) ? std::string() : function.name) == std::string());
            bool needs = false;
            for (const Parameter& parameter : function.parameters) needs |= parameter.null == Null::refused;
            if (number == 0 && answer == 0 && function.parameters[0].role == Role::handles) continue;  // with no games at all
            if (needs) CHECK(std::string(function.name) + name_of_status(answer) == std::string(function.name) + "argument");
        }
    }
}

TEST_CASE("A number at its extremes gets a code that the header names")
{
    on_every_parameter([](Bench& bench, const Function& function, std::size_t i) {
        const Parameter& parameter = function.parameters[i];
        if (parameter.role != Role::number && parameter.role != Role::count) return;
        for (std::int64_t n : extremes(function, i, Call(function, bench.world()).slot(i).number)) {
            Call call(function, bench.world());
            call.slot(i).number = n;
            const std::int64_t answer = bench.attempt(call, std::string("with ") + parameter.name + " " + std::to_string(n));
            const bool is_text_to_its_end = n == -1 && parameter.role == Role::count && counted_by(function, i).to == "char" &&
                                            counted_by(function, i).role == Role::in;
            if (parameter.role == Role::count && n < 0 && !is_text_to_its_end) bench.expect_status(answer, BASTIDE_E_ARGUMENT);
        }
    });
}

TEST_CASE("A spare word that is set is refused")
{
    int tried = 0;
    on_every_parameter([&](Bench& bench, const Function& function, std::size_t i) {
        const Parameter& parameter = function.parameters[i];
        const Record* record = record_named(parameter.to);
        if (parameter.role != Role::in || !record) return;
        for (std::size_t word = 0; word < record->spare_count; ++word) {
            for (std::uint32_t value : {1u, 0x80000000u, 0xFFFFFFFFu}) {
                Call call(function, bench.world());
                if (call.size(i) == 0) continue;
                const std::size_t last = call.size(i) / parameter.size - 1;  // of a list: its last record
                std::memcpy(call.bytes(i) + last * parameter.size + record->spare + 4 * word, &value, sizeof value);
                bench.expect_status(bench.attempt(call, record->name + ".spare[" + std::to_string(word) + "] set"),
                                    BASTIDE_E_VERSION);
                ++tried;
            }
        }
    });
    CHECK(tried > 100);
}

TEST_CASE("Spare words are 0 on the way out")
{
    int tried = 0;
    on_every_parameter([&](Bench& bench, const Function& function, std::size_t i) {
        const Parameter& parameter = function.parameters[i];
        const Record* record = record_named(parameter.to);
        if (parameter.role != Role::out || !record) return;
        Call call(function, bench.world());
        const std::int64_t answer = bench.attempt(call, "for its spare words");
        const std::int64_t count = parameter.count < 0 ? answer == BASTIDE_OK : std::max<std::int64_t>(answer, 0);
        for (std::int64_t k = 0; k < count; ++k) {
            for (std::size_t word = 0; word < record->spare_count; ++word) {
                std::uint32_t value = 1;
                std::memcpy(&value, call.bytes(i) + static_cast<std::size_t>(k) * parameter.size + record->spare + 4 * word,
                            sizeof value);
                bench.expect(value == 0, record->name + ".spare[" + std::to_string(word) + "] is not 0");
                ++tried;
            }
        }
    });
    CHECK(tried > 100);
}

namespace {

std::vector<std::int64_t> capacities_for(std::int64_t count)
{
    std::vector<std::int64_t> out;
    for (std::int64_t cap = 0; cap <= count + 1; ++cap)
        if (cap <= 24 || cap >= count - 8 || cap % 97 == 0) out.push_back(cap);
    return out;
}

/// What a buffer of `cap` must hold, byte by byte, when `whole` is the answer with room for all of it.
std::vector<unsigned char> cut(const std::vector<unsigned char>& whole, const Parameter& parameter, std::int64_t cap,
                               std::int64_t count)
{
    std::vector<unsigned char> out(whole.size(), 0x5A);
    const bool is_all_or_nothing = parameter.to == "uint8_t";
    const auto entries = is_all_or_nothing && cap < count ? 0 : std::min(cap, count);
    const auto used = static_cast<std::ptrdiff_t>(static_cast<std::size_t>(entries) * parameter.size);
    std::copy(whole.begin(), whole.begin() + used, out.begin());
    if (parameter.to == "char" && cap > 0) out[static_cast<std::size_t>(std::min(cap - 1, count))] = 0;
    return out;
}

}  // namespace

namespace {

bool has_refusal(const Function& function)
{
    for (const Parameter& parameter : function.parameters)
        if (parameter.role == Role::refusal) return true;
    return false;
}

/// Whether a refusal names an argument with value and range, and its sentence too.
bool names(const bastide_refusal& refusal, std::int32_t reason, const std::string& name, std::int32_t field, std::int64_t value)
{
    const std::string said = refusal.text;
    const bool is_right = refusal.reason == reason && refusal.name == name && refusal.field == field && refusal.value == value;
    if (reason == BASTIDE_REASON_ARGUMENT_NULL) return is_right && said.rfind(name, 0) == 0 && said.find("NULL") < said.size();
    const bool is_range = refusal.least != 0 || refusal.most != 0;
    const bool is_outside = value < refusal.least || value > refusal.most;
    return is_right && (!is_range || is_outside) && said.rfind(name + " is " + std::to_string(value), 0) == 0;
}

std::string shown(const bastide_refusal& refusal)
{
    return "says reason " + std::to_string(refusal.reason) + ", name " + refusal.name + ", field " +
           std::to_string(refusal.field) + ", value " + std::to_string(refusal.value) + ", " + std::to_string(refusal.least) +
           " to " + std::to_string(refusal.most) + ": " + refusal.text;
}

/// Sets a field of the first record behind an argument.
void set_field(Call& call, std::size_t i, const RecordField& field, std::int32_t value)
{
    std::memcpy(call.bytes(i) + field.offset, &value, sizeof value);
}
std::int32_t get_field(Call& call, std::size_t i, const RecordField& field)
{
    std::int32_t value = 0;
    std::memcpy(&value, call.bytes(i) + field.offset, sizeof value);
    return value;
}

/// The reasons that are about one field of a record.
bool is_about_a_field(std::int32_t reason)
{
    switch (reason) {
        case BASTIDE_REASON_ARGUMENT_RANGE:
        case BASTIDE_REASON_CONFIG_GAME:
        case BASTIDE_REASON_CONFIG_CHANCE:
        case BASTIDE_REASON_CONFIG_SEATS:
        case BASTIDE_REASON_CONFIG_FIRST_SEAT:
        case BASTIDE_REASON_CONFIG_CAPACITY:
        case BASTIDE_REASON_CONFIG_REVISION:
        case BASTIDE_REASON_CONFIG_FLAGS:
        case BASTIDE_REASON_CONFIG_VALUE: return true;
        default: return false;
    }
}

/// Sets one field and looks at a refusal of it: it names this field, or one whose meaning this field decides.
void try_field(Bench& bench, Call& call, std::size_t i, const Record& record, std::size_t place, std::int32_t value,
               std::set<std::string>& refused)
{
    const RecordField& field = record.fields[place];
    set_field(call, i, field, value);
    const std::int64_t answer = bench.attempt(call, record.name + "." + field.name + " = " + std::to_string(value));
    const bastide_refusal refusal = *Bench::refusal_of(call);
    if (answer >= 0 || !is_about_a_field(refusal.reason)) return;
    const auto told = static_cast<std::size_t>(refusal.field);
    bench.expect(told < record.fields.size() && record.fields[told].name == refusal.name, shown(refusal));
    if (told >= record.fields.size()) return;
    const bool decides =
        field.name == "kind" || field.name == "game" || field.name == "id" || field.name == "seats" || field.name == "spot";
    bench.expect(told == place || decides, "is about another field: " + shown(refusal));
    bench.expect(get_field(call, i, record.fields[told]) == refusal.value, shown(refusal));
    const bool is_range = refusal.least != 0 || refusal.most != 0;
    bench.expect(!is_range || refusal.value < refusal.least || refusal.value > refusal.most, shown(refusal));
    if (refusal.reason == BASTIDE_REASON_ARGUMENT_RANGE)
        bench.expect(names(refusal, refusal.reason, refusal.name, refusal.field, refusal.value), shown(refusal));
    refused.insert(record.name + "." + refusal.name);
}

constexpr std::int32_t kFieldValues[] = {INT32_MIN, -65537, -2, -1, 0,  1,   2,    3,     4,        5,
                                         7,         8,      9,  31, 64, 300, 9999, 65537, INT32_MAX};

/// An action of a kind that is possible in some game, though hardly legal.
bastide_action action_of_kind(std::int32_t kind)
{
    bastide_action action{};
    action.kind = kind;
    action.spot = BASTIDE_SPOT_SEGMENT;
    action.piece_kind = BASTIDE_PIECE_FOLLOWER;
    action.points = 1;
    return action;
}

}  // namespace

TEST_CASE("A wrong parameter is named with its value and what is possible")
{
    std::set<std::string> tried;
    on_every_parameter([&](Bench& bench, const Function& function, std::size_t i) {
        const Parameter& parameter = function.parameters[i];
        if (!has_refusal(function)) return;
        if (parameter.null == Null::refused || parameter.null == Null::with_0) {
            Call call(function, bench.world());
            const std::int64_t count = parameter.count < 0 || parameter.to == "char" || parameter.to == "uint8_t"
                                           ? 0
                                           : call.slot(at(parameter.count)).number;
            call.slot(i).pointer = nullptr;
            bench.attempt(call, std::string("named without ") + parameter.name);
            const bastide_refusal& told = *Bench::refusal_of(call);
            bench.expect(names(told, BASTIDE_REASON_ARGUMENT_NULL, parameter.name, -1, count), shown(told));
            tried.insert(std::string("null ") + parameter.name);
        }
        if (parameter.role == Role::handles) {
            Call call(function, bench.world());
            std::memset(call.bytes(i), 0, sizeof(void*));
            bench.attempt(call, "named without a handle");
            const bastide_refusal& told = *Bench::refusal_of(call);
            bench.expect(names(told, BASTIDE_REASON_ARGUMENT_NULL, parameter.name, -1, 0) && told.index == 0, shown(told));
            tried.insert(std::string("handle ") + parameter.name);
        }
        if (parameter.role == Role::allocator) {
            for (const bool has_alloc : {false, true}) {
                Call call(function, bench.world());
                bastide_allocator half = call.allocator().record();
                if (has_alloc)
                    half.release = nullptr;
                else
                    half.alloc = nullptr;
                call.slot(i).pointer = &half;
                bench.attempt(call, "with half an allocator");
                const bastide_refusal& told = *Bench::refusal_of(call);
                bench.expect(names(told, BASTIDE_REASON_ARGUMENT_NULL, has_alloc ? "release" : "alloc", has_alloc ? 2 : 1, 0),
                             shown(told));
                tried.insert("allocator");
            }
        }
        if (parameter.role != Role::number && parameter.role != Role::count) return;
        for (std::int64_t n : extremes(function, i, Call(function, bench.world()).slot(i).number)) {
            Call call(function, bench.world());
            call.slot(i).number = n;
            if (bench.attempt(call, std::string("named with ") + parameter.name + " " + std::to_string(n)) != BASTIDE_E_ARGUMENT)
                continue;
            const bastide_refusal& told = *Bench::refusal_of(call);
            const bool is_count = parameter.role == Role::count;
            const bool is_of_a_code = std::string(parameter.name) == "code";  // which holds the fields of an action
            bench.expect(is_of_a_code
                             ? told.field >= 0 && told.name == record_named("bastide_action")->fields[at(told.field)].name
                             : names(told, is_count ? BASTIDE_REASON_ARGUMENT_COUNT : BASTIDE_REASON_ARGUMENT_RANGE,
                                     parameter.name, -1, n),
                         shown(told));
            tried.insert(std::string("number ") + parameter.name);
        }
    });
    for (const char* each :
         {"null game",    "null config",       "null choices",        "null sets",           "null out",         "null action",
          "null utf8",    "null bytes",        "null head",           "null puts",           "null tiles",       "null segments",
          "handle sets",  "allocator",         "number action",       "number choice_count", "number set_count", "number len",
          "number count", "number tile_count", "number segment_count"})
        CHECK((tried.count(each) != 0 ? std::string() : each) == std::string());
}

TEST_CASE("A wrong field is named with its value and what is possible")
{
    std::set<std::string> refused;
    on_every_parameter([&](Bench& bench, const Function& function, std::size_t i) {
        const Parameter& parameter = function.parameters[i];
        const Record* record = record_named(parameter.to);
        if (!has_refusal(function) || parameter.role != Role::in || !record) return;
        for (std::size_t place = 0; place < record->fields.size(); ++place) {
            if (record->fields[place].size != sizeof(std::int32_t)) continue;
            for (const std::int32_t value : kFieldValues) {
                Call call(function, bench.world());
                try_field(bench, call, i, *record, place, value, refused);
            }
        }
        if (record->name != "bastide_action") return;
        for (std::int32_t kind = 1; kind <= BASTIDE_ACTION_RESIGN; ++kind) {
            const bastide_action action = action_of_kind(kind);
            Call call(function, bench.world());
            std::memcpy(call.bytes(i), &action, sizeof action);
            if (bench.attempt(call, "kind " + std::to_string(kind)) == BASTIDE_E_ARGUMENT) continue;  // not in this game
            for (std::size_t place = 0; place < record->fields.size(); ++place) {
                if (record->fields[place].size != sizeof(std::int32_t)) continue;
                for (const std::int32_t value : kFieldValues) {
                    Call changed(function, bench.world());
                    std::memcpy(changed.bytes(i), &action, sizeof action);
                    try_field(bench, changed, i, *record, place, value, refused);
                }
            }
        }
    });
    const std::set<std::string> all = {
        "bastide_action.kind",           "bastide_action.seat",           "bastide_action.origin", "bastide_action.tile",
        "bastide_action.rotation",       "bastide_action.spot",           "bastide_action.cause",  "bastide_action.faces",
        "bastide_config.game",           "bastide_config.chance",         "bastide_config.seats",  "bastide_config.first_seat",
        "bastide_config.event_capacity", "bastide_config.rules_revision", "bastide_config.flags",  "bastide_choice.value"};
    CHECK(refused == all);
}

TEST_CASE("The ends of a range are possible and the numbers beside them are not")
{
    int ranges = 0;
    on_every_parameter([&](Bench& bench, const Function& function, std::size_t i) {
        const Parameter& parameter = function.parameters[i];
        const Record* record = record_named(parameter.to);
        if (!has_refusal(function) || parameter.role != Role::in || !record) return;
        for (const RecordField& field : record->fields) {
            if (field.size != sizeof(std::int32_t)) continue;
            Call first(function, bench.world());
            set_field(first, i, field, INT32_MIN);
            bench.attempt(first, record->name + "." + field.name + " is the least number");
            const bastide_refusal range = *Bench::refusal_of(first);
            if (range.name != field.name || (range.least == 0 && range.most == 0)) continue;
            ++ranges;
            for (const std::int64_t value : {std::int64_t{range.least} - 1, std::int64_t{range.least}, std::int64_t{range.most},
                                             std::int64_t{range.most} + 1}) {
                Call call(function, bench.world());
                set_field(call, i, field, static_cast<std::int32_t>(value));
                bench.attempt(call, record->name + "." + field.name + " = " + std::to_string(value));
                const bastide_refusal& told = *Bench::refusal_of(call);
                const bool is_inside = value >= range.least && value <= range.most;
                const bool is_refused = told.name == field.name && (told.least != 0 || told.most != 0);
                bench.expect(is_inside != is_refused, shown(told));
            }
        }
    });
    CHECK(ranges > 30);
}

namespace {

std::int32_t vocabulary_number(const std::string& name)
{
    std::int32_t number = 0;
    std::string lower = name;
    for (char& c : lower) c = static_cast<char>(std::tolower(c));
    return bastide_word_find(BASTIDE_VOCABULARY_VOCABULARY, lower.c_str(), -1, &number) == BASTIDE_OK ? number : 0;
}

/// What bastide_api.json says that a number may be: its range, a word, a viewer of the game. Anything else is at most absent.
bool is_possible(const World& world, const Parameter& parameter, std::int64_t n)
{
    if (std::string(parameter.name) == "seats") return n >= 2 && n <= 6;  // as the preset allows, here with The Tower or without
    if (parameter.least != kNoLeast) return n >= parameter.least && n <= parameter.most;
    if (parameter.type == "viewer")
        return n == BASTIDE_VIEW_FULL || n == BASTIDE_VIEW_PUBLIC ||
               (n >= 0 && n < bastide_game_list_seats(world.game(), nullptr, 0));
    const bool is_word = !parameter.type.empty() && std::isupper(static_cast<unsigned char>(parameter.type[0])) != 0;
    const std::int32_t vocabulary = is_word ? vocabulary_number(parameter.type) : 0;
    if (vocabulary == 0) return true;
    if (n == BASTIDE_ANY && std::string(parameter.name) == "kind") return true;
    return bastide_word_name(vocabulary, static_cast<std::int32_t>(n), nullptr, 0) >= 0;
}

}  // namespace

TEST_CASE("A number without a refusal is wrong exactly where the description of the interface says so")
{
    std::set<std::string> wrong;
    on_every_parameter([&](Bench& bench, const Function& function, std::size_t i) {
        const Parameter& parameter = function.parameters[i];
        if (parameter.role != Role::number || parameter.to == "uint64_t") return;
        const std::int64_t usual = Call(function, bench.world()).slot(i).number;
        for (std::int64_t n : extremes(function, i, usual)) {
            Call call(function, bench.world());
            call.slot(i).number = n;
            const std::int64_t answer =
                bench.attempt(call, std::string("possible with ") + parameter.name + " " + std::to_string(n));
            const bool is_refused = answer == BASTIDE_E_ARGUMENT;
            const bool is_absent_here = parameter.type == "PIECE";  // a word that this game lacks is absent
            bench.expect(is_refused != is_possible(bench.world(), parameter, n) || is_absent_here,
                         "answers " + name_of_status(answer) + " with " + parameter.name + " " + std::to_string(n));
            if (is_refused) wrong.insert(parameter.name);
        }
    });
    CHECK(wrong == std::set<std::string>{"action", "first", "flags", "index", "kind", "most", "port", "preset", "rotation",
                                         "seats", "set", "viewer", "vocabulary", "x", "y"});
}

TEST_CASE("A set spare word has its sentence however it is asked for")
{
    int tried = 0;
    on_every_parameter([&](Bench& bench, const Function& function, std::size_t i) {
        const Parameter& parameter = function.parameters[i];
        const Record* record = record_named(parameter.to);
        if (parameter.role != Role::in || !record || !has_refusal(function)) return;
        for (std::size_t word = 0; word < record->spare_count; ++word) {
            Call call(function, bench.world());
            if (call.size(i) == 0) continue;
            const std::size_t last = call.size(i) / parameter.size - 1;
            const std::uint32_t value = 1;
            std::memcpy(call.bytes(i) + last * parameter.size + record->spare + 4 * word, &value, sizeof value);
            bench.attempt(call, "for the sentence of a spare word");
            const bastide_refusal& told = *Bench::refusal_of(call);
            std::string wanted = "Spare word " + std::to_string(word) + " of " + parameter.name;
            if (parameter.count >= 0) wanted += "[" + std::to_string(last) + "]";
            wanted += " is set; it must be 0.";
            bench.expect(told.text == wanted, shown(told));
            bastide_action action{};
            action.spare[0] = 1;  // the one that was refused
            for (const bastide_action* asked : {static_cast<const bastide_action*>(nullptr), &std::as_const(action)})
                bench.expect(text([&](char* out, std::int32_t cap) {
                                 return bastide_refusal_text(bench.world().game(), nullptr, asked, &told, out, cap);
                             }) == wanted,
                             shown(told));
            ++tried;
        }
    });
    CHECK(tried > 50);
}

TEST_CASE("A list or text fills as much as there is room for and no more")
{
    int tried = 0;
    on_every_parameter([&](Bench& bench, const Function& function, std::size_t i) {
        const Parameter& parameter = function.parameters[i];
        if (parameter.role != Role::out || parameter.count < 0) return;
        Call all(function, bench.world());
        const std::int64_t count = bench.attempt(all, "with room for all");
        if (count < 0) return;
        ++tried;
        const std::vector<unsigned char> whole(all.bytes(i), all.bytes(i) + all.size(i));
        for (std::int64_t cap : capacities_for(count)) {
            Call call(function, bench.world());
            call.slot(at(parameter.count)).number = cap;
            const std::int64_t answer = bench.attempt(call, "with room for " + std::to_string(cap));
            bench.expect(answer == count, "answers " + std::to_string(answer) + " and not " + std::to_string(count));
            const std::vector<unsigned char> wanted = cut(whole, parameter, cap, count);
            bench.expect(std::equal(wanted.begin(), wanted.end(), call.bytes(i)), "the buffer is not the beginning of the whole");
        }
    });
    CHECK(tried > 100);
}

TEST_CASE("Every call that allocates returns E_MEMORY when no memory is left")
{
    int failures = 0;
    on_every_parameter([&](Bench& bench, const Function& function, std::size_t i) {
        if (function.parameters[i].role != Role::allocator) return;
        Call usual(function, bench.world());
        const std::int64_t wanted = bench.attempt(usual, "with memory");
        if (wanted < 0) return;
        for (int served = 0;; ++served) {
            Call call(function, bench.world());
            call.allocator().serve(served);
            const std::int64_t answer = bench.attempt(call, "with " + std::to_string(served) + " pieces of memory");
            if (answer == wanted) {
                bench.expect(served == call.allocator().calls(), "asked for more than it needs");
                break;
            }
            ++failures;
            bench.expect_status(answer, BASTIDE_E_MEMORY);
            if (answer != BASTIDE_E_MEMORY || served > 99) break;
        }
    });
    CHECK(failures > 10);
}

TEST_CASE("A call on a handle takes memory from that handle's allocator or none, and may be refused any of it")
{
    on_every_bench([&](Bench& bench, const Function& function) {
        const bool changes = takes_a_handle(function, false);
        if (!changes && !takes_a_handle(function, true)) return;
        for (int served = 0;; ++served) {
            Call call(function, bench.world());
            const int calls = bench.world().allocator().calls();
            bench.world().allocator().serve(served);
            const World* before = &bench.world();
            const std::int64_t answer = bench.attempt(call, "with " + std::to_string(served) + " pieces of the game's memory");
            if (before != &bench.world()) return;  // the call succeeded, so the fixture is made again
            const int asked = bench.world().allocator().calls() - calls;
            bench.world().allocator().serve(-1);
            bench.expect(changes || asked == 0, "asks for memory on a handle that is const");
            if (answer != BASTIDE_E_MEMORY || served > 99) return;
        }
    });
}

TEST_CASE("Ending nothing is fine")
{
    int tried = 0;
    for (const Function& function : functions()) {
        if (!ends_its_handle(function)) continue;
        const Slot nothing;
        CHECK(function.call(&nothing) == 0);
        ++tried;
    }
    CHECK(tried == 5);  // games, sets, texts
}
