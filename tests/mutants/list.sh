# SPDX-License-Identifier: MIT
# The mutants of what is no box; those of a box are in tests/boxes/<box>/mutants.sh. Each has a name, suites that should detect it
# (the likeliest first), a file, an old text, a new text.
# shellcheck shell=bash

# ---- the C interface ----

# An off-by-one in the check of spare words: the last word is not checked.
mutant spare_word 'capi' src/game/answers.hpp \
    'for (u32 i = 0; i < sizeof record.spare / sizeof record.spare[0]; ++i)' \
    'for (u32 i = 0; i + 1 < sizeof record.spare / sizeof record.spare[0]; ++i)'

# The same for actions, whose words are looked at together.
mutant spare_words_of_action 'capi' src/game/answers.hpp \
    'for (const u32 word : record.spare) bits |= word;' \
    'for (const u32 word : record.spare) bits &= word;'

# Two enumerators are swapped.
mutant swapped_enum 'common capi' src/common/enums.hpp \
    'mayor = BASTIDE_PIECE_MAYOR,
    wagon = BASTIDE_PIECE_WAGON,' 'mayor = BASTIDE_PIECE_WAGON,
    wagon = BASTIDE_PIECE_MAYOR,'

# A set spare word of an action is ignored.
mutant later_action 'capi' capi/interface.cpp \
    '    if (has_set_spare(in)) return Status::version;
    if (!wrong.holds(BASTIDE_ACTION_FIELD(kind),' '    if (!wrong.holds(BASTIDE_ACTION_FIELD(kind),'

# A list writes one entry beyond its capacity.
mutant list_overrun 'asan/fuzz:actions' capi/record.cpp \
    'if (count < static_cast<u64>(cap)) out[count] = widen_event(' 'if (count <= static_cast<u64>(cap)) out[count] = widen_event('

# The public view shows a tile of a hidden hand.
mutant open_hand 'hidden_information' capi/record.cpp \
    'out.tile = shows_tile(viewer, event, seats) ? to_host(event.tile) : -1;' 'out.tile = to_host(event.tile);'

# The log of a clone for a seat has the tiles of hidden hands.
mutant open_log 'capi' src/formats/views.cpp \
    'if (!shows_tile(viewer, event, game.rules().config.seats)) event.tile = {};' ''

# The brief of a field does not know the owners of its barns.
mutant brief_without_owners 'invariants capi' src/game/briefs.cpp \
    'if (const Ownership* const owned = owners.of(root)) {' 'if (const Ownership* const owned = owners.of({})) {'

# A batch takes a game that can come to one cell too far.
mutant batch_reach 'batch' src/batch/config_facts.cpp \
    'const int32_t most = kMaxInCode - table.tiles;' 'const int32_t most = kMaxInCode - table.tiles + 1;'

# A sentence lacks the cases that newer boxes add to it.
mutant cases_of_one_box 'capi' src/setup/all_modules.hpp \
    'if (def.vocabulary == 0 && def.number == static_cast<i32>(select)) visit(def);' \
    'if (def.vocabulary == 0 && def.number == static_cast<i32>(select)) return visit(def);'

# A long sentence is cut in the middle of a character.
mutant cut_character 'common' src/common/text.hpp \
    'if (u64{size_} + bytes_from(c) > most_) most_ = size_;' 'if (u64{size_} + 1 > most_) most_ = size_;'

# The copies of a tile type are numbered among the first types alone.
mutant copies_of_first_types 'capi invariants' capi/board.cpp \
    'first < game.rules().tiles.count; first += kTypesAtOnce' 'first < 1; first += kTypesAtOnce'

# The closing NUL of a text is written one byte beyond the buffer.
mutant text_overrun 'asan/fuzz:script' src/common/text.hpp \
    'if (size_ + 1 < cap_) {' 'if (size_ < cap_) {'

# A list of codes writes one code beyond its capacity.
mutant code_overrun 'capi' src/formats/codes.cpp \
    'if (count_ < cap_) out_[count_] = code;' 'if (count_ <= cap_) out_[count_] = code;'

# A cell far in the south has the code of another cell.
mutant far_cell 'capi' src/formats/codes.cpp \
    'too_wide |= (both | (both - kOfEach)) & kTooWide;' 'too_wide |= (both | (both - kOfEach)) & kTooWide & 0xFFFF;'

# The segments of a rotated tile are returned for rotation 0.
mutant unturned_port 'capi' capi/board.cpp \
    'const i32 upright = (port + kPorts - 3 * tile.rotation()) % kPorts;' 'const i32 upright = (port + 0 * tile.rotation()) % kPorts;'

# One field of the tile records is not filled.
mutant forgotten_field 'capi' capi/interface.cpp \
    '    out.gardens = def.gardens;
' ''

# The text of a tile lacks its marks.
mutant unwritten_marks 'capi' src/formats/tilesets/tileset_text.cpp \
    '    write_marks(def, out);
' ''

# The marks of a segment are not read from its record.
mutant dropped_marks 'capi' src/formats/tilesets/tileset_records.cpp \
    'return narrow_marks(in.marks, segment, def, fault);' 'return true;'

# The same marks in another order make another set.
mutant unordered_marks 'capi' src/defs/tile_text.hpp \
    'def.marked[at].mark != Mark::none && rank(def.marked[at]) < rank(mark)) ++at;' 'def.marked[at].mark != Mark::none) ++at;'

# A byte order mark is part of the first word.
mutant byte_order_mark 'capi' src/common/lines.hpp \
    '? text.from(3) : text)' '? text : text)'

# A CR ends no line.
mutant lone_return 'capi' src/common/lines.hpp \
    "while (size < rest_.size && rest_[size] != '\\n' && rest_[size] != '\\r') ++size;" \
    "while (size < rest_.size && rest_[size] != '\\n') ++size;"

# A text in another encoding is read.
mutant wide_text 'capi' src/common/lines.cpp \
    "    if (*reason == '\\0') return true;" '    return true;'

# A refused action advances the generator.
mutant trace_of_refusal 'invariants' src/game/game.hpp \
    'if (answer_if_legal(play, action, verdict) != Reason::none) return Status::illegal;' \
    'if (answer_if_legal(play, action, verdict) != Reason::none) {
        next(play.writable().header().random);
        return Status::illegal;
    }'

# A copy takes over the retention of its source.
mutant notes_copied 'capi' capi/game.cpp \
    'const Retention retention = retention_of(*game);' \
    'const Retention retention = retention_of(*source);'

# A game without the beginning of its history lists the history as if it were complete.
mutant lost_history 'capi' src/common/event_log.hpp \
    'if (from.cap_ == 0 || from.is_lost_) return mark_lost();' ''

# A failed restore empties the log of the game.
mutant failed_restore 'fuzz:load' capi/saving.cpp \
    'if (!restored) return report(fault, refusal);' \
    'if (!restored) on_game(*game, [](auto& inner) noexcept { inner.number_events_from(inner.log().next()); });
    if (!restored) return report(fault, refusal);'

# More handles are accepted than fit.
mutant seventeen_sets 'capi' capi/interface.cpp \
    'count, kMaxHostSets, fault)' 'count, kMaxCount, fault)'

# A game holds more tiles than the coordinates allow.
mutant too_many_tiles 'capi' src/board/layout.cpp \
    'needs.tiles > kMaxTiles || ' ''

# The marker of a negative score is on a space that does not exist.
mutant space_below_0 'capi' capi/seats.cpp \
    'out.track = seat.score - kTrack * out.laps;' 'out.track = seat.score % kTrack;'

# A negative score counts parts like a positive one.
mutant laps_below_0 'capi' capi/seats.cpp \
    'seat.score / kTrack - (seat.score % kTrack < 0 ? 1 : 0);' 'seat.score / kTrack;'

# A game with a fault can be copied.
mutant copy_of_faulty 'invariants' capi/game.cpp \
    '    if (is_faulty(*source)) return BASTIDE_E_STATE;
' ''

# ---- the tiles and the board ----

# Rotation is counter-clockwise.
mutant port_rotation 'perft invariants' src/board/tiles.hpp \
    'twice + (kPorts - 3 * rotation)' 'twice + 3 * rotation'

# Holes are looked for among the first sixteen open cells alone.
mutant holes_of_first_cells 'invariants' src/board/grid.hpp \
    'open_cell < end; open_cell += kCellsPerMask' 'open_cell < end; open_cell = end'

# Of two fields that share a side of a host's tile only the first one joins its neighbours.
mutant parted_side 'capi' src/board/features.cpp \
    'if (mine.joins_by_port | theirs.joins_by_port)' 'if (mine.is_wild() || theirs.is_wild())'

# The followers of merged features are not added.
mutant unmerged_field 'perft invariants boxes' src/board/features.cpp \
    '    root.change_claims(static_cast<int>(merged.claims()));
' ''

# A new monastery does not count the tiles at its corners.
mutant monastery_corners 'invariants boxes' src/board/features.cpp \
    'for (u32 stride : kKeyStridesAround)' 'for (u32 stride : kKeyStrides)'

# A new monastery empties the list of the others.
mutant forgotten_monasteries 'invariants boxes' src/board/features.cpp \
    '        if (is_complete(state, ids[i])) continue;' '        continue;'

# After others leave the list, a monastery is searched for at its old index.
mutant monastery_elsewhere 'invariants boxes' src/board/features.cpp \
    '        keys[remaining] = keys[i];
' ''

# A monastery that left the list is searched for at its old index.
mutant stale_monasteries 'invariants boxes' src/board/features.cpp \
    '    for (u32 i = remaining; i < count; ++i) keys[i] = 0;
' ''

# Of the monasteries around a new tile only the eastern one is found.
mutant eastern_monastery 'common invariants boxes' src/common/simd16_vector.hpp \
    'reinterpret_cast<U16x8>(pairs) - corner <= 2' \
    'reinterpret_cast<U16x8>(pairs) - corner == U16x8{2, 1, 2, 1, 2, 1, 2, 1}'

# A monastery that fills the last hole around itself is not complete.
mutant closed_at_birth 'perft invariants boxes' src/board/features.cpp \
    '        state.header().may_have_completed |= static_cast<u8>(is_complete(state, monastery));
' ''

# A feature whose last open side is closed is not complete.
mutant closed_by_joining 'invariants boxes' src/board/features.cpp \
    '        header_.may_have_completed |= static_cast<u8>(root.open == 0);
' ''

# When open cells shift on a long board, the cells after the last block do not shift.
mutant open_cells_moved 'capi invariants' src/board/grid.cpp \
    'const u32 blocks = (end - shift.from + kBlock - 1) / kBlock;' 'const u32 blocks = (end - shift.from) / kBlock;'

# When open cells shift, the last ones stay.
mutant last_open_cells 'invariants boxes' src/board/grid.cpp \
    '        store_block(array + last + third.by, d);
' ''

# A new open cell keeps the demand of the entry that it replaces.
mutant told_before 'invariants boxes' src/board/grid.cpp \
    'const u32 keep = is_new - 1;' 'const u32 keep = ~u32{0};'

# Occupied cells get demands too.
mutant all_sides_are_told 'invariants boxes' src/board/grid.cpp \
    'for_each_bit(empty, [&](u32 side) {' 'for_each_bit(0xFu | 0 * empty, [&](u32 side) {'

# ---- the rules ----

# Of several leaders only the first is paid.
mutant one_leader 'invariants boxes' src/play/scoring.cpp \
    'if (of[seat] == most) mask |= 1u << seat;' 'if (of[seat] == most && mask == 0) mask |= 1u << seat;'

# A field is paid for a city once for each tile that touches it.
mutant city_paid_twice 'invariants boxes' src/board/features.hpp \
    'if (is_complete(state, city) && seen.add(city.raw)) visit(city);' 'if (is_complete(state, city)) visit(city);'

# A siege reduces the points before a newer box adds its rate.
mutant stages_by_age 'boxes' src/setup/build_modules.cpp \
    'draft_.on.worth.insert(worths_up_to_[stage], def.change);' 'draft_.on.worth.add(def.change);'

# A completed feature without followers is processed only if there is a log.
mutant empty_unnoticed 'mechanisms' src/play/scoring.cpp \
    '    queue_completed(play, {}, queue);
    if (step.a' '    queue_completed(play, {play.log ? Listed::all : Listed::occupied}, queue);
    if (step.a'

# The steps before the scoring of a feature run after it.
mutant scored_before_asked 'mechanisms' src/play/scoring.cpp \
    '        moves::push_step(play, {step.code, step.seat, step.a, kScored});
        for (CompletedHook hook : play.rules.on.before_scoring) hook(play, feature, step.seat);' \
    '        for (CompletedHook hook : play.rules.on.before_scoring) hook(play, feature, step.seat);
        moves::push_step(play, {step.code, step.seat, step.a, kScored});'

# The second part of a turn begins with the variables of the first.
mutant part_remembers 'mechanisms' src/play/moves.cpp \
    'clear_part(play);
    if (Event* event = play.emit(EventKind::part_began' 'if (Event* event = play.emit(EventKind::part_began'

# Every leader is paid what the first one gets.
mutant worth_of_another 'boxes' src/play/scoring.hpp \
    'if (!view_.rules.on.worth_asks_seat || seat == seat_) return tally_;' \
    'if (!view_.rules.on.worth_asks_seat || seat_ != kNature) return tally_;'

# Marks are counted only on the oldest segment of a feature.
mutant marks_of_root 'boxes' src/board/features.cpp \
    '        visit(id);
        extent.tiles' '        if (id == root) visit(id);
        extent.tiles'

# In a game that begins at the deployment nothing is known of the placing.
mutant position_without_following 'capi' src/formats/positions/position_head.cpp \
    'moves::put_variable(quiet, follows.variable, follows.value);' 'moves::put_variable(quiet, follows.variable, 0);'

# In a game that begins in the second part of a turn the tile of the first part is nobody's.
mutant position_first_part 'capi' src/formats/positions/position_head.cpp \
    'const int count = view().part() + (header.last ? 1 : 0);' 'const int count = header.last ? 1 : 0;'

# A position may begin with ransom in the second part of a turn.
mutant position_part_from_start 'capi' src/formats/positions/position_head.cpp \
    'return view.part() > 0 ? view.rules' 'return view.part() > 1 ? view.rules'

# Goods are as many as tile types show, not as tiles.
mutant goods_by_type 'capi boxes' src/setup/build.cpp \
    'has_mark(def, segment, symbol) ? rules.totals[i] : 0u' 'has_mark(def, segment, symbol) ? 1u : 0u'

# The tile before its turn is refused as if none were left.
mutant draw_without_reason 'boxes games' src/play/drawing.cpp \
    'return waits ? reason_of_modules(view, type) : Reason::tile_not_left' 'return waits && !type ? reason_of_modules(view, type) : Reason::tile_not_left'

# The ransom at the end of a turn has the name of the one at its beginning.
mutant ransom_misnamed 'boxes games' src/play/rules.hpp \
    'view.state.header().cursor >= view.rules.phase_at[static_cast<int>(TurnPhase::finish)];' 'static_cast<bool>(view.state.header().last);'

# A piece that no cause allows to be taken is refused as if the step asked for none.
mutant take_for_no_cause 'capi invariants' src/play/turn.cpp \
    '    return best;
}' '    return answer == CauseAnswer::allows ? best : Cause::none;
}'

# The piece in the way is the first on the board, wherever it stands.
mutant piece_in_the_way 'invariants capi' src/play/deploying.cpp \
    'if (stands && root_of(view.state, NodeId(piece.at)) == root) return id;' 'if (stands && root) return id;'

# A layout of dice may be wider than play can make it.
mutant wide_layout 'dice' src/dice/dice_check.cpp \
    'span.columns() <= most &&' 'span.columns() <= most + 1 &&'

# A seller that continues after a buyer's extra turn may pay a second ransom.
mutant forgotten_turn 'boxes' src/play/moves.cpp \
    '        play.writable().variables()[variable] = play.lasting(module, i);
' ''

# Two positions that differ in the seat that places a sold tile have the same hash.
mutant hash_without_buyer 'boxes' src/game/hashing.cpp \
    '    if (header.acting_seat != header.active) hash.add(header.acting_seat + 1u);' ''

# The dice game ends one point too late.
mutant dice_target 'dice' src/dice/dice_rules.cpp \
    'if (highest < config.target_score) return 0;' 'if (highest <= config.target_score) return 0;'

# A list of placements lists the rotations of a cell in descending order.
mutant list_order 'invariants' capi/deciding.cpp \
    'next->rotation = rotation;' 'next->rotation = kSides - 1 - rotation;'

# Actions of every kind are added to a list of one kind.
mutant unwanted_kind 'fuzz:actions invariants' src/play/action_list.hpp \
    '        if (!accepts(action.kind)) return;
' ''

# A sample of a run returns the placement before the right one.
mutant sampled_neighbour 'capi invariants' src/play/placing.cpp \
    'select_bit(found.fits.pairs, found.k)' 'select_bit(found.fits.pairs, found.k > 0 ? found.k - 1 : 0)'

# A list of all kinds contains only the first offers.
mutant enough_too_early 'invariants boxes' src/play/action_list.hpp \
    'return stops_at_first_ && count() > 0;' 'return count() > 0;'

# BranchlessList keeps items that do not match.
mutant gathered_all 'invariants boxes' src/common/branchless_list.hpp \
    'count_ += condition;' 'count_ += condition || count_ == 0;'

# A sample of the rotations on a cell returns the first.
mutant first_rotation 'capi invariants' src/play/placing.cpp \
    'static_cast<u8>(bit % kSides)' \
    'static_cast<u8>(std::countr_zero(found.fits.pairs >> bit / kSides * kSides))'

# A sampled deployment is never a pass.
mutant sampled_deployment 'capi invariants' src/boxes/base/base.cpp \
    'bounded(stream, count + 1)' 'bounded(stream, count > 0 ? count : 1)'

# The last tile of a type is drawn as one of the next type.
mutant next_row 'invariants capi' src/board/bag.hpp \
    'count_sums_up_to(left, types, k)' 'count_sums_up_to(left, types, k + 1 < state.header().bag_left ? k + 1 : k)'

# The four bits of a tile for odd cells come before those for even cells.
mutant fours_in_turn 'common' src/common/simd16_vector.hpp \
    'fours | reinterpret_cast<U8x16>(reinterpret_cast<U16x8>(fours) >> 4)' \
    'reinterpret_cast<U8x16>(reinterpret_cast<U16x8>(fours) << 4 | reinterpret_cast<U16x8>(fours) >> 8)'

# The list-only fields of a captured piece stay in the history of a rollout.
mutant told_at_length 'capi' src/play/action.hpp \
    'kind == ActionKind::draw || kind == ActionKind::take ||' 'kind == ActionKind::draw ||'

# A placement run ends with the cells whose masks are stored.
mutant cut_run 'capi' src/play/placing.hpp \
    'if (count > PlacementRun::kMaxCells)' 'if (false)'

# Equal actions that do not fit one page are listed twice.
mutant page_told_twice 'invariants' src/play/action_list.hpp \
    'begin.times += begin_.times;' ''

# Placements of a second tile are listed after the run, in the wrong order.
mutant unmixed_placements 'invariants' src/play/action_list.hpp \
    'if (action.kind == ActionKind::place && run_.count > 0) is_mixed_ = true;' ''

# A row beside a new tile is searched for only in the next open cells.
mutant near_rows 'capi invariants' src/board/grid.cpp \
    '            if (before < kCellsPerMask) return from;' '            return from;'

# A tile that is not in its first hash slot is not found beside a new one.
mutant taken_slot 'invariants boxes' src/board/grid.hpp \
    'return difference * id.raw == 0 ? id : search_table(state, slot, key);' 'return difference * id.raw == 0 ? id : PlacedId{};'

# Foundations are listed in the order of placing.
mutant foundations_as_placed 'invariants boxes' src/board/features.cpp \
    'for (; at > 0 && order_key(state, ids[at - 1]) > order_key(state, segment); --at) ids[at] = ids[at - 1];' ''

# Without vector registers row 0 is not beside the row before it.
mutant rows_apart common src/common/simd16_scalar.hpp \
    'const u32 high = (((eight[i] >> 16) - (pair >> 16) + 1) & 0xFFFF) <= 2;' 'const u32 high = ((eight[i] >> 16) - (pair >> 16) + 1) <= 2;'

# With more monasteries than the list holds, those at the corners are not found.
mutant unlisted_monasteries 'boxes' src/board/features.hpp \
    'for (u32 stride : kKeyStridesAround)' 'for (u32 stride : kKeyStrides)'

# Prisoners are not counted.
mutant uncounted_prisoners 'boxes invariants' src/board/state.hpp \
    '        seat.prisoners = static_cast<u16>(seat.prisoners + (to.spot == Spot::prison) - (piece.spot == Spot::prison));
' ''

# A bid may equal the best bid of another seat.
mutant bid_met 'mechanisms' src/play/auction.cpp \
    'if (action.points >= range.least && action.points <= range.most) return Reason::none;' \
    'if (action.points >= range.least - 1 && action.points <= range.most) return Reason::none;'

# Of a leading group nothing is drawn after its first tile.
mutant leader_alone 'mechanisms boxes' src/play/drawing.cpp \
    'joining = here - first;' 'joining = 0;'

# A city completed in the third roll is not doubled.
mutant third_roll_single 'dice' src/dice/dice_rules.cpp \
    '(state.doubled ? 2 : 1)' '(state.doubled && state.rolls < kRolls ? 2 : 1)'

# ---- chance and hidden information ----

# The bounded draw does not reject biased numbers.
mutant draw_bias 'common' src/common/random.hpp \
    'while (static_cast<u32>(m) < threshold) m = (next(r) >> 32) * n;' 'static_cast<void>(threshold);'

# A draw never comes to the tiles that may lie face down.
mutant covered_never_drawn 'mechanisms boxes' src/play/drawing.cpp \
    'return count() + (has_groups_ ? 0 : count_covered(view_));' 'return count();'

# A token that a piece holds is drawn again.
mutant held_token_in_pool 'mechanisms boxes' src/play/pools.cpp \
    'left -= held[i * pool.kinds];' 'left -= 0u * held[i * pool.kinds];'

# A tie is not broken at the scoring.
mutant tie_stays 'mechanisms boxes' src/play/scoring.hpp \
    'if ((leaders & (leaders - 1)) != 0) leaders = hook(view, root, leaders);' 'if ((leaders & (leaders - 1)) == 0) leaders = hook(view, root, leaders);'

# Of two cities that share a side only the first joins a neighbour.
mutant shared_side_joins_one 'mechanisms boxes' src/board/features.cpp \
    'seam.joiner.join_to_joined(node_of(seam.tile, own.second_city - 1), node_of(seam.neighbour, other.city - 1));' 'static_cast<void>(seam);'

# The last tile of the bag is never drawn first.
mutant draw_range 'games common' src/play/tile_moves.cpp \
    'bounded(header.random, drawable.sum_of_weights())' 'bounded(header.random, drawable.count() > 1 ? drawable.count() - 1u : 1u)'

# The public snapshot contains the seed.
mutant seed_in_public_snapshot 'hidden_information' src/formats/snapshots/snapshot.cpp \
    'const u64 seed = viewer == Viewer::full ? game.seed() : 0;' 'const u64 seed = game.seed();'

# The public script contains the seed instead of the draws.
mutant seed_in_public_script 'hidden_information' src/formats/scripts/script.cpp \
    '    if (view != Viewer::full) config.chance = Chance::host;
' ''

# The script of a seat contains the seed.
mutant seed_in_seat_script 'hidden_information' src/formats/scripts/script.cpp \
    'if (view != Viewer::full) config.chance = Chance::host;' 'if (view == Viewer::open) config.chance = Chance::host;'

# An action of a snapshot refers to a piece that the game does not have.
mutant piece_beyond 'capi' src/formats/snapshots/snapshot_past.cpp \
    'get_up_to(in, rules.layout.piece_count)' 'get_up_to(in, 0xFFFF)'

# A position that was set draws by the seed from before a restart.
mutant seed_before_restart 'capi' src/game/game.cpp \
    '    config.seed = seed_;' '    '

# An event reveals the next draw.
mutant seed_in_event 'hidden_information' src/play/tile_moves.cpp \
    'event->count = play.state.header().bag_left;' 'event->count = play.state.header().bag_left;
    event->points = static_cast<i32>(play.state.header().random.s[0]);'

# The hash covers the generator.
mutant seed_in_hash 'hidden_information' src/game/hashing.cpp \
    'hash.add(header.turn, header.active, header.cursor, header.depth);' \
    'hash.add(header.turn, header.active, header.cursor, header.depth);
    hash.add(header.random.s[1]);'

# The public view shows the tile drawn into a hidden hand.
mutant hidden_hand_told 'hidden_information boxes' src/formats/scripts/script.cpp \
    'const bool is_shown = shows_hand(view, seat_of_hand(action));' 'const bool is_shown = true;'

# Games that differ in hidden hands have different hashes.
mutant hidden_hand_hashed 'hidden_information boxes' src/game/hashing.cpp \
    'if (rack.is_hidden) return hash.add(count_tiles(view, rack));' ''

# ---- positions ----

# The bag of a position has one tile that cannot be drawn.
mutant position_bag 'capi' src/play/setup_moves.cpp \
    'header.bag_left = static_cast<u16>(header.bag_left + copies);' \
    'header.bag_left = static_cast<u16>(header.bag_left + copies + (type.raw == 1));'

# The score of an entry is not set.
mutant position_score 'capi' src/formats/positions/position_put.cpp \
    '    moves::put_score(quiet, now_.seat, now_.points);
' ''

# The check accepts a piece of the active seat on the tile just placed.
mutant position_fresh 'capi' src/formats/positions/position_judge.cpp \
    '    judge_last_tile();
' ''

# The check of a decision depends on the seed.
mutant position_by_seed 'hidden_information' src/formats/positions/position_judge.cpp \
    'fed.asks_nature = true;' ''

# A drawn tile is accepted beside a hand of three.
mutant position_beside_hand 'hidden_information' src/formats/positions/position_judge.cpp \
    'if (!asks || chooses)' 'if (!asks)'

# A playout applies a revealed tile with its weight.
mutant reveal_at_length 'capi fuzz:load' src/play/action.hpp \
    'kind == ActionKind::take || kind == ActionKind::reveal || kind == ActionKind::draw_token;' 'kind == ActionKind::take || kind == ActionKind::draw_token;'

# ---- saving ----

# The hash does not cover the scores.
mutant hash_without_scores 'games capi' src/game/hashing.cpp \
    '        hash.add(static_cast<u64>(static_cast<u32>(view.state.seat(i).score)));
' ''

# The hash does not cover tiles set aside.
mutant hash_without_aside 'games' src/game/hashing.cpp \
    '    add_words(hash, view.rules.tiles.count, [&](int i) { return view.state.aside(TileId(i + 1)); });
' ''

# A snapshot does not store the first seat.
mutant snapshot_first_seat 'fuzz:load invariants' src/formats/snapshots/snapshot_config.cpp \
    'out.put_count(config.first_seat);' 'out.put_count(0);'

# The sets of a loaded game have the indices of the snapshot and not those of the handles.
mutant place_of_sets 'capi' src/formats/snapshots/snapshot_config.cpp \
    'if (used[at]) config.host_copies[at] = copies[next++];' \
    'if (used[at]) {
                config.host_copies[next] = copies[next];
                ++next;
            }'

# The reader of snapshots reads one byte past the end.
mutant read_past_end 'asan/fuzz:load' src/common/bytes.hpp \
    'if (at_ >= size_) {' 'if (at_ > size_) {'

# Numbers are accepted in longer forms, so one game has many encodings.
mutant longer_numbers 'common capi' src/common/bytes.cpp \
    '        if (byte == 0 && shift > 0) failed_ = true;
' ''

# The length in a snapshot is not checked.
mutant believed_length 'capi' src/common/snapshot_frame.hpp \
    'length == size - kSnapshotHeadSize - kChecksumSize && sum' 'length <= 0xFFFFFFFF && sum'

# The snapshot of a host game has a seed.
mutant seed_of_fed_game 'capi' src/formats/snapshots/snapshot.cpp \
    '        if (config_.chance == Chance::host && config_.seed != 0) return refuse("A game with host chance cannot have a seed.");
' ''

# The snapshot of a dice game with host chance has a seed.
mutant seed_of_fed_dice 'capi' src/dice/dice_snapshot.cpp \
    '        if (settings_.config.chance == Chance::host && settings_.seed != 0)
            return refuse("A game with host chance cannot have a seed.");
' ''

# A snapshot lists a tile with bushes twice.
mutant bush_twice 'capi' src/formats/snapshots/snapshot_config.cpp \
    'if (tile <= before) in_.fail();' 'if (tile < before) in_.fail();'

# A snapshot contains entries of the position that a game would not write.
mutant beyond_the_table 'capi' src/formats/snapshots/snapshot_past.cpp \
    'return same && left == 0;' 'return same;'

# One host set matches two fingerprints of a snapshot.
mutant set_found_twice 'capi' src/formats/snapshots/snapshot_config.cpp \
    '(used[at] || given_.sets[at].fingerprint != fingerprint)' '(given_.sets[at].fingerprint != fingerprint)'

# A history may lead to another position than that of the snapshot.
mutant history_elsewhere 'invariants' src/formats/snapshots/snapshot.cpp \
    'if (!matches_state_of(*game_)) return refuse_state' 'if (false) return refuse_state'

# A restored game builds its own tables although those of its config exist.
mutant unshared_rules 'capi' src/formats/snapshots/snapshot.cpp \
    'if (like && is_config_of(like->rules(), config_, sources)) {' 'if (false) {'

# Rules of another config are shared with a snapshot: another option, other host sets.
mutant shared_options 'capi' src/formats/snapshots/snapshot_config.cpp \
    'same_numbers(config.options, made.options) && ' ''
mutant shared_host_sets 'capi' src/formats/snapshots/snapshot_config.cpp \
    'if (sources.sets[i].defs != rules.host_sets[i].defs) return false;' ''

# A copy loses the position from which its game began.
mutant start_forgotten 'capi' src/game/game.cpp \
    '    start_ = from.start_;
' ''

# A snapshot has no score lines.
mutant unsaved_lines 'invariants' src/formats/snapshots/snapshot.cpp \
    '    put_section(out, Section::lines, [&](ByteWriter& to) { write_lines(to, game); });
' ''

# Undo goes back before the load of a game that began under other rules.
mutant undo_behind_load 'mechanisms' src/game/game.cpp \
    '    if (action < first_replayed()) return Status::state;
' ''

# The step of a saved game is stored as the next one of its module.
mutant step_behind 'invariants' src/formats/snapshots/saved_names.cpp \
    'if (module.plan.items[i].code == &code) return static_cast<u16>(i + 1);' 'if (module.plan.items[i].code == &code) return static_cast<u16>(i + 2);'

# The dice of a saved game lose the order of building.
mutant order_of_dice 'capi' src/dice/dice_snapshot.cpp \
    'out.put8(die.order);' 'out.put8(0);'

# The hash covers only the bushes of the first tiles.
mutant unhashed_bushes 'capi' src/setup/build.cpp \
    'word < kMaxBushes / 64; ++word' 'word < 1; ++word'

# The hash does not cover which words hold the tiles with bushes.
mutant misplaced_bushes 'capi' src/setup/build.cpp \
    'if (word > 0) hash.add(word);' ''

# A game that outgrew its history never has a history again.
mutant cut_for_good 'capi' src/common/event_log.hpp \
    '        count_ = 0;
        is_truncated_ = is_lost_ = false;' '        count_ = 0;
        is_lost_ = false;'

# The digits of a hash continue after f.
mutant digits_beyond_f 'capi' src/formats/scripts/script_words.cpp \
    "(c < 'a' || c > 'f')" "(c < 'a' || c > 'z')"

# A clone numbers its events from 0.
mutant clone_numbers 'capi' src/common/event_log.hpp \
    'restart(from.next_);' 'restart(0);'

# Undo restores a position in which a tile is revealed with a history in which it is not.
mutant undone_showing 'invariants' src/game/game.cpp \
    'return chance() == Chance::seeded || (done.kind == ActionKind::reveal && is_of_known_hand(done));' \
    'return chance() == Chance::seeded;'

# Undone payments stay in the totals of the score lines.
mutant undone_lines 'invariants' src/common/event_log.hpp \
    'event.undone = 1;' 'event.undone = 0;'

# A viewer's game does not record into whose hidden hand nature drew.
mutant nobodys_hand 'invariants' src/play/tile_moves.cpp \
    'if (rack.is_hidden) action->hand = hand_of_seat(rack.owner, is_known);' \
    'if (rack.is_hidden && is_known) action->hand = hand_of_seat(rack.owner, true);'

# A seat that gets nothing has no score line.
mutant untold_nothing 'capi' src/play/scoring.cpp \
    'if (!(leaders >> seat & 1)) return moves::pay(play, seat, sum.without_majority(), feature);' \
    'if (!(leaders >> seat & 1)) return;'

# The line of a field without a city says that the majority is lost.
mutant nothing_to_count 'capi' src/play/tally.hpp \
    'main_.count == 0 ? main_.each : 0' '0'

# ---- memory and threads ----

# A clone does not count as a user of the rules.
mutant uncounted_clone 'asan/threads' src/game/game.cpp \
    '    if (!copy) return nullptr;
    shared_->users.fetch_add(1, std::memory_order_relaxed);
' '    if (!copy) return nullptr;
'

# The rules leak when there is no memory for their game.
mutant kept_rules 'capi fuzz:config' src/game/game.cpp \
    '        release_rules(shared);
        return nullptr;' '        return nullptr;'

# The count of users has no memory ordering between threads.
mutant relaxed_count 'tsan/threads' src/setup/build.cpp \
    'fetch_sub(1, std::memory_order_acq_rel)' 'fetch_sub(1, std::memory_order_relaxed)'

# The count of users is not updated atomically.
mutant torn_count 'tsan/threads asan/threads' src/setup/build.cpp \
    'if (shared->users.fetch_sub(1, std::memory_order_acq_rel) != 1) return;' \
    'u32& users = reinterpret_cast<u32&>(shared->users);
    if (--users != 0) return;'

# A query stores its result in a global.
mutant global_answer 'tsan/threads' capi/deciding.cpp \
    'return game.is_faulty() ? BASTIDE_E_STATE : count_of(count_actions(game.view(), inner_kind(kind)));' \
    'static i32 answer;
    const i32 before = answer;
    answer = count_of(count_actions(game.view(), inner_kind(kind)));
    return before == answer || kind != 0 ? answer : 0;'

# The fairy stays beside a follower that went home.
mutant fairy_goes_along 'mechanisms' src/play/moves.cpp \
    'if (play.rules.neutral_pieces > 0) leave_companions' 'if (play.rules.neutral_pieces > 9) leave_companions'

# A neutral piece can be put at any spot.
mutant neutral_anywhere 'mechanisms' src/formats/positions/position_put.cpp \
    '.may_be_at(place.spot)) return refuse(Reason::wrong_segment);' '.may_be_at(place.spot) && false) return false;'

# A garden is never complete.
mutant garden_without_end 'boxes' src/play/scoring.hpp \
    'segment_set(SegmentKind::monastery, SegmentKind::garden, SegmentKind::hut);' \
    'segment_set(SegmentKind::monastery, SegmentKind::hut);'

# A river side is reported as a side that fits everything.
mutant river_as_wild 'capi' src/game/records.hpp \
    'i32{BASTIDE_SIDE_RIVER} : side + 1' 'i32{BASTIDE_SIDE_WILD} : side + 1'

# The reason of a module against taking a piece is ignored.
mutant deaf_taking 'mechanisms boxes' src/play/removing.cpp \
    'const Reason reason = hook(view, id, cause, verdict);
        if (reason != Reason::none) return reason;' 'hook(view, id, cause, verdict);'

# A saved game loses the space of a piece on a side board.
mutant space_forgotten 'mechanisms' src/formats/snapshots/snapshot_state.cpp \
    'PiecePlace::on_space(static_cast<int>(get(in, kMaxSpaces - 1)))' 'PiecePlace::on_space(static_cast<int>(0 * get(in, kMaxSpaces - 1)))'

# A snapshot loses the cause of a taken piece.
mutant cause_forgotten 'mechanisms' src/formats/snapshots/snapshot_past.cpp \
    'action.cause = static_cast<i32>(get_up_to(in, 0xFFFF));' 'get_up_to(in, 0xFFFF);'

# ---- limits of saved values ----

# A position lists a score that no position accepts.
mutant score_too_high 'capi' src/formats/positions/position_list.cpp \
    'score < -kMaxPoints || score > kMaxPoints' 'score < -kMaxPoints'

# The number of a turn exceeds what a snapshot accepts.
mutant turn_without_end 'capi' src/dice/dice_rules.cpp \
    'state.turn == kLastTurn ? 1 : state.turn + 1' 'state.turn + 1'

# A seat that may have reached the target is accepted with more points than one turn can bring.
mutant points_of_a_last_turn 'dice' src/dice/dice_check.cpp \
    'below_target + 2 * points_for(kDice)' 'below_target + 3 * points_for(kDice)'

# The sale loses variables of the seller's turn.
mutant words_set_aside 'limits' src/setup/build_modules.cpp \
    'lasting_in(of) + draft_.copies_in(of)' 'lasting_in(of) + of.copies'

# A table of steps is written beyond its end.
mutant step_too_many 'limits' src/setup/build_modules.cpp \
    'draft_.plan_size == kMaxSteps' 'draft_.plan_size > kMaxSteps'

# Where a game ends in the midst of a turn nothing is judged before pieces leave.
mutant judged_too_late 'boxes' src/play/scoring.cpp \
    'if (code.judges_before_scoring && is_due(play, i)) code.enter(play, rules.plan[i]);' ''

# A standing does not pay for a feature that the tile just placed completed.
mutant standing_unscored 'invariants' src/play/scoring.cpp \
    'Payout payout(view, feature, cause_now(view, feature));' 'Payout payout(view, feature, Cause::final);'

# A sample selects draws by their index and not by their weight.
mutant draw_unweighted 'capi' src/play/drawing.cpp \
    'out = drawable.action(drawable.find(bounded(stream, sum)));' 'out = drawable.action(drawable.find(bounded(stream, 1)));'

# Where a host is asked to finish the game, a church that the last tile completed is foretold once more, and its goods count twice.
mutant due_twice 'boxes' src/play/scoring.hpp \
    'header.cursor > view.rules.phase_at[static_cast<int>(TurnPhase::draw)] && header.cursor <= step;' 'header.cursor <= step;'

# ---- batches ----

# Pieces that return to their supply are still shown on the board.
mutant piece_left_on_board 'batch' src/batch/following.cpp \
    'if (slot.supplies[seat] != before[seat] - (seat == from ? 1 : 0)) return false;' \
    'if (slot.supplies[seat] < before[seat] - (seat == from ? 1 : 0)) return false;'

# Tiles stay where they were in a window that has moved.
mutant window_moved 'batch' src/batch/observing.cpp \
    'return observed.are_kept && drawn.x == observed.frame.window.x && drawn.y == observed.frame.window.y;' \
    'return observed.are_kept && drawn.x == observed.frame.window.x;'

# In planes that are kept, a mark stays on the tile that was placed before.
mutant last_tile_kept 'batch' src/batch/observing.cpp \
    'drawn.count = ink.count;' 'drawn.count = ink.count - 1;'

# In planes that are kept, tiles of the game before stay after a restart.
mutant game_before_kept 'batch' src/batch/following.cpp \
    'slot.drawn.x = BASTIDE_NOWHERE;' 'slot.drawn.tiles = 0;'

# A game that ends begins again with the same seed.
mutant same_game_again 'batch' src/batch/playing.cpp \
    'restart(batch, slot, next_random(word));' 'restart(batch, slot, word);'

# The legal actions are shown to a seat that does not decide.
mutant mask_for_all 'batch' src/batch/observed_game.hpp \
    'bool decides() const noexcept { return slot.legal > 0 && slot.seat == viewer; }' \
    'bool decides() const noexcept { return slot.legal > 0; }'

# A bid that a seat may decline is taken for the decision to deploy a piece, before which nothing is scored.
mutant bids_before_scoring 'batch' src/batch/config_facts.cpp \
    'return !table.is_dice && !table.sells &&' 'return !table.is_dice &&'

# A range beyond the last game is accepted.
mutant batch_range 'asan/fuzz:batch' src/batch/batch.hpp \
    'first <= batch->shape.games - count;' 'first <= batch->shape.games;'

# A list of numbers writes one number beyond its capacity.
mutant batch_list_overrun 'asan/fuzz:batch' src/batch/playing.cpp \
    'if (all < cap) out[all] = slot.numbers[k];' 'if (all <= cap) out[all] = slot.numbers[k];'

# After a seat has left, the order of groups still says what hidden hands hold.
mutant returned_hand 'hidden_information' src/play/drawing.cpp \
    'return hides_tiles(view.rules) && view.state.header().out != 0;' 'return view.state.header().placed > 9999;'

# An unseen tile can be of a group that is not drawn yet.
mutant unseen_any_group 'boxes invariants' src/play/drawing.cpp \
    ' < count_unseen(view);' ' < 1000;'

# A set position may have no builder on a road that the abbey of this turn completed.
mutant position_completed 'capi' src/formats/positions/position_judge.cpp \
    'found = found || feature.root == root;' 'found = found || (feature.root == root && found);'

# ---- the newer boxes ----

# In the final scoring after a resignation the features of the last tile count as incomplete.
mutant completed_at_resignation 'leaving' src/play/scoring.cpp \
    'pay_and_clear(play, feature, cause_now(play, feature), standing);' 'pay_and_clear(play, feature, Cause::final, standing);'

# A standing does not know that a seat which has left ranks last.
mutant standing_of_leaver 'invariants' src/game/observe.cpp \
    'if (view.is_out(a.seat) != view.is_out(b.seat)) return view.is_out(b.seat);' ''

# ---- snapshots ----

# A snapshot may have wild tiles in the bag, set aside, in a hand, or drawn.
mutant wild_in_bag 'capi' src/formats/snapshots/snapshot_state.cpp \
    'return !rules().tiles.wild[type.raw] && take(type, copies);' 'return take(type, copies);'

# Score lines of a snapshot are out of order.
mutant lines_out_of_order 'capi' src/formats/snapshots/snapshot_past.cpp \
    'if (action < lines.action || !is_reward' 'if (!is_reward'

# Score lines of a snapshot name a wrong kind of feature.
mutant kind_of_line 'capi' src/formats/snapshots/snapshot_past.cpp \
    '!is_reward(reward) || !is_kind_of(game, feature, kind)) return false;' '!is_reward(reward)) return false;'

# Score lines of a snapshot are behind actions to come.
mutant line_of_tomorrow 'capi' src/formats/snapshots/snapshot_past.cpp \
    'const u32 action = get_up_to(in, actions);' 'const u32 action = get_up_to(in, 0x7FFFFFFF);'

# Score lines with negative points make room for others.
mutant lines_without_bound 'capi' src/formats/snapshots/snapshot_past.cpp \
    'lines.points += sum < 0 ? -sum : sum;' 'lines.points += sum;'

# An open hand holds a tile of unknown type in a snapshot.
mutant unseen_in_open_hand 'capi' src/formats/snapshots/snapshot_state.cpp \
    'const bool may_be_unseen = rack.is_hidden && play_.asks_nature;' 'const bool may_be_unseen = play_.asks_nature;'

# In a snapshot a seat that has left wins.
mutant winner_that_left 'capi' src/formats/snapshots/snapshot_state.cpp \
    'return is_right_ && (winners & ~play_.playing()) == 0 &&' 'return is_right_ &&'

# ---- observations of batches ----

# The slots of a hand hold its types in descending order.
mutant slots_descending 'batch' src/batch/scalars.cpp \
    'while (at < count && tiles[at] < tile) ++at;' 'while (at < count && tiles[at] > tile) ++at;'

# A type that a hand holds twice has two slots.
mutant slots_twice 'batch' src/batch/scalars.cpp \
    'if ((at < count && tiles[at] == tile) || count == slots) continue;' 'if (count == slots) continue;'

# Other viewers see the slots of the hand that is played from.
mutant slots_for_all 'batch' src/batch/scalars.cpp \
    'if (slots == 1 || !observed.decides()) return;' 'if (slots == 1) return;'

# The seat on turn is not relative to the viewer.
mutant absolute_turn_seat 'batch' src/batch/scalars.cpp \
    'writer.add(observed.relative(decision.turn_seat));' 'writer.add(decision.turn_seat);'

# Row and column of the decision are exchanged.
mutant row_as_column 'batch' src/batch/scalars.cpp \
    'writer.add(place < 0 ? -1 : place / size);' 'writer.add(place < 0 ? -1 : place % size);'

# The sides of the tile in a slot are in another order.
mutant sides_of_slot 'batch' src/batch/scalars.cpp \
    'writer.add(tile < 0 ? 0 : observed.batch.defs[tile].sides[side]);' 'writer.add(tile < 0 ? 0 : observed.batch.defs[tile].sides[3 - side]);'

# Tiles look alike in all rotations.
mutant rotation_unseen 'batch' src/batch/observation_layout.cpp \
    'put(stamp, planes.find(BASTIDE_BATCH_PLANE_ROTATION, -1, -1, 0), rotation);' ''

# Two pieces of one kind on a tile are shown as one.
mutant second_piece_unseen 'batch' src/batch/observing.cpp \
    'set(plane, place, before == 0 ? where : least + 16 * greatest);' 'set(plane, place, where);'

# What the rules keep is said to all seats as seat 0 counts.
mutant absolute_variables 'batch' src/batch/scalars.cpp \
    'bastide_game_list_variables(observed.game, observed.base(), writer.out, table.variables);' \
    'bastide_game_list_variables(observed.game, 0, writer.out, table.variables);'

# The number of a segment tells when its tile was placed.
mutant segment_by_time 'batch' src/game/variables.cpp \
    'if (other.y < cell.y || (other.y == cell.y && other.x < cell.x)) ++before;' \
    'if (other.y < cell.y || i < id.raw) ++before;'

# Actions that are listed have the order of the list, which tells when tiles were drawn.
mutant listed_by_list 'batch' src/batch/action_numbers.cpp \
    'codes[rest[at - 1]] > codes[i]' 'codes[rest[at - 1]] == codes[i]'

# ---- pictures ----

# Legal cells lie outside of the picture.
mutant legal_outside 'draw' src/draw/board.cpp \
    'if (is_placement(action)) bounds_.add' 'if (action.kind == BASTIDE_ACTION_DISCARD) bounds_.add'

# The picture is cut in the south.
mutant cut_south 'draw' src/draw/board.cpp \
    'bottom = y > bottom ? y : bottom;' ''

# The last row has no ruler.
mutant last_ruler 'draw' src/draw/board.cpp \
    'for (int32_t y = bounds_.top; y <= bounds_.bottom; ++y)' 'for (int32_t y = bounds_.top; y < bounds_.bottom; ++y)'

# Rulers lie outside of the picture.
mutant rulers_outside 'draw' src/draw/board.cpp \
    'has(options_, BASTIDE_DRAW_FLAG_RULERS) ? kMargin : 40;' '40;'

# Tiles are turned the other way.
mutant turned_back 'draw' src/draw/board.cpp \
    'svg.put(" rotate(").put(90 * at.rotation)' 'svg.put(" rotate(").put(-90 * at.rotation)'

# Labels name row and column in the wrong order.
mutant label_order 'draw' src/draw/board.cpp \
    'svg.put(at.x).put(",").put(at.y).put(" ").put_text' 'svg.put(at.y).put(",").put(at.x).put(" ").put_text'

# Thieves lie, farmers stand.
mutant lying_thief 'draw' src/draw/board.cpp \
    'kind_below(piece) == BASTIDE_SEGMENT_FIELD' 'kind_below(piece) == BASTIDE_SEGMENT_ROAD'

# Rings for a piece are drawn beside its spot.
mutant ring_beside_spot 'draw' src/draw/board.cpp \
    'svg.put_attribute("cy", kTile * action.y + spot.y)' 'svg.put_attribute("cy", kTile * action.y + spot.x)'

# ---- scripts that people share ----

# A variation is played from the position after the action that it replaces.
mutant variation_after_its_action 'capi' src/formats/scripts/script_variations.cpp \
    'const ScriptBranch copy = copy_of(before);' 'const ScriptBranch copy = copy_of(now);'

# After a variation the game goes on in it.
mutant variation_goes_on 'capi' src/formats/scripts/script_variations.cpp \
    'release(now);
    now = level.outer;' 'release(level.outer);'

# The result of a finished game is not compared.
mutant any_result 'capi' src/formats/scripts/script_tags.cpp \
    'is_equal = is_equal && points_[i] == scores[i];' 'is_equal = is_equal || points_[i] == scores[i];'

# Every fourth year is a leap year.
mutant leap_year_of_a_century 'capi' src/formats/scripts/script_tags.cpp \
    '(year % 4 == 0 && year % 100 != 0) || year % 400 == 0;' 'year % 4 == 0;'

# A changed script loses the empty line after the lines that are replaced.
mutant replaced_empty_line 'capi' capi/script.cpp \
    'old.end_of(old.entries[first + removed - 1])' '(static_cast<u32>(first + removed) < count ? old.entries[first + removed].begin : old.size)'
