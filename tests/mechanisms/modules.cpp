// SPDX-License-Identifier: MIT
#include "mechanisms/modules.hpp"

#include "boxes/base/base.hpp"
#include "formats/snapshots/snapshot.hpp"
#include "game/check.hpp"
#include "game/hashing.hpp"
#include "support/dice.hpp"
#include "support/games.hpp"

namespace bastide_tests {

namespace {

std::vector<const Module*> modules_of_test;

const char* broken_account(const Position& board)
{
    std::vector<i32> sums(board.view().rules.config.seats);
    for (const Event& event : board.events())
        if (event.kind == EventKind::scored) sums[event.seat] += event.points;
    for (std::size_t seat = 0; seat < sums.size(); ++seat)
        if (sums[seat] != board.score(static_cast<int>(seat))) return "score lines do not sum to a score";
    return nullptr;
}

/// What is kept of a game leads to the same position again, by its history and, as if a rule had been mended, without.
const char* broken_record(Position& board)
{
    std::vector<u8> bytes(write_snapshot(board.game(), Viewer::full, nullptr, 0));
    write_snapshot(board.game(), Viewer::full, bytes.data(), static_cast<u32>(bytes.size()));
    for (const u32 revision : {kRulesRevision, kRulesRevision + 1}) {
        Fault fault;
        Game* const read =
            read_snapshot(bytes.data(), static_cast<u32>(bytes.size()), {}, nullptr, {}, fault, {.revision = revision});
        if (!read) return revision == kRulesRevision ? "a snapshot cannot be read" : "a position cannot be read";
        const bool same = hash_position(read->view()) == hash_position(board.view());
        Game::destroy(read);
        if (!same) return revision == kRulesRevision ? "a snapshot leads elsewhere" : "a position leads elsewhere";
    }
    return nullptr;
}

constexpr int kStepsBetweenSaves = 8;

const char* play_game(u64 number)
{
    PositionSetup setup = invented(2 + static_cast<int>(number % 4));
    setup.chance = Chance::seeded;
    setup.seed = number;
    Position board(setup);
    Dice dice(number);
    for (int step = 0; !board.is_over(); ++step) {
        const char* const unkept =
            step % kStepsBetweenSaves == static_cast<int>(number % kStepsBetweenSaves) ? broken_record(board) : nullptr;
        if (unkept) return unkept;
        const std::vector<Action> options = board.options();
        if (options.empty()) return "nothing can be done";
        Verdict verdict;
        if (board.game().apply(options[static_cast<std::size_t>(dice.below(static_cast<std::int32_t>(options.size())))],
                               verdict) != Status::ok)
            return "what is listed is refused";
        if (const char* broken = broken_invariant(board.view())) return broken;
    }
    if (const char* broken = broken_account(board)) return broken;
    return broken_record(board);
}

}  // namespace

Modules::Modules(std::vector<const Module*> boxes)
{
    modules_of_test = std::move(boxes);
    modules_of_test.insert(modules_of_test.begin(), &boxes::base::module);
}

Modules::Modules(std::vector<const Module*> modules, std::nullptr_t) { modules_of_test = std::move(modules); }

Modules::~Modules() { modules_of_test.clear(); }

std::string play_random_games(int usual)
{
    std::string wrong;
    each_game("mechanisms", usual, [&](u64 number) {
        const char* broken = wrong.empty() ? play_game(number) : nullptr;
        if (broken) wrong = "game " + std::to_string(number) + ": " + broken;
    });
    return wrong;
}

}  // namespace bastide_tests

/// In place of the library's.
bastide::AllModules bastide::all_modules() noexcept
{
    return {bastide_tests::modules_of_test.data(), static_cast<u32>(bastide_tests::modules_of_test.size())};
}
