// SPDX-License-Identifier: MIT
// Every function of the C face with every wrong argument there is: whatever comes, a code that the header names, nothing made,
// nothing written where nothing was lent, the game as it was. The table of functions is generated from the header, so a new
// function is tried as soon as it is declared.
#include <functional>

#include "abi/border.hpp"
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
        expect(is_told(call, answer), "answers " + name_of_status(answer) + ", and the refusal says something else");
        expect(call.ledger().is_clean(), "gave memory back wrongly");
        call.end_what_was_made();
        expect(call.ledger().out() == 0, "kept memory");
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

std::vector<std::int64_t> rooms_for(std::int64_t count)
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
        for (std::int64_t cap : rooms_for(count)) {
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
            call.ledger().serve(served);
            const std::int64_t answer = bench.attempt(call, "with " + std::to_string(served) + " pieces of memory");
            if (answer == wanted) {
                bench.expect(served == call.ledger().calls(), "asked for more than it needs");
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
            const int calls = bench.world().ledger().calls();
            bench.world().ledger().serve(served);
            const World* before = &bench.world();
            const std::int64_t answer = bench.attempt(call, "with " + std::to_string(served) + " pieces of the game's memory");
            if (before != &bench.world()) return;  // the call succeeded, so the fixture is made again
            const int asked = bench.world().ledger().calls() - calls;
            bench.world().ledger().serve(-1);
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
