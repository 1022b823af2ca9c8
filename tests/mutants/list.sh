# SPDX-License-Identifier: MIT
# The mutants: name, suites that should notice (the likeliest first), file, what stands there, what is put in its place.
# shellcheck shell=bash

# ---- the border ----

# An off-by-one in the check of spare words: the last one is not looked at.
mutant spare_word 'capi' src/house/answers.hpp \
    'for (u32 i = 0; i < sizeof record.spare / sizeof record.spare[0]; ++i)' \
    'for (u32 i = 0; i + 1 < sizeof record.spare / sizeof record.spare[0]; ++i)'

# Two numbers of an enumeration change places.
mutant swapped_enum 'ground capi' src/ground/words.hpp \
    'mayor = BASTIDE_PIECE_MAYOR,
    wagon = BASTIDE_PIECE_WAGON,' 'mayor = BASTIDE_PIECE_WAGON,
    wagon = BASTIDE_PIECE_MAYOR,'

# An action of a later version is done as if it said nothing new.
mutant later_action 'capi' capi/interface.cpp \
    '    if (find_set_spare(in) >= 0) return Status::version;
    if (!is_within(in.kind, 1,' '    if (!is_within(in.kind, 1,'

# A list writes one entry more than there is room for.
mutant list_overrun 'asan/fuzz:actions' capi/record.cpp \
    'if (count < static_cast<u64>(cap)) out[count] = widen_event(' 'if (count <= static_cast<u64>(cap)) out[count] = widen_event('

# A tile in a hidden hand is told to everybody.
mutant open_hand 'secrets' capi/record.cpp \
    'out.tile = is_seen ? to_host(event.tile) : -1;' 'out.tile = to_host(event.tile);'

# A text is closed behind its buffer.
mutant text_overrun 'asan/fuzz:script' src/ground/text.hpp \
    'if (size_ + 1 < cap_) {' 'if (size_ < cap_) {'

# A list of codes writes one more than there is room for.
mutant code_overrun 'capi' src/house/codes.cpp \
    'if (count_ < cap_) out_[count_] = code;' 'if (count_ <= cap_) out_[count_] = code;'

# A cell far in the south has a code that is another'"'"'s.
mutant far_cell 'capi' src/house/codes.cpp \
    'too_wide |= (both | (both - kOfEach)) & kTooWide;' 'too_wide |= (both | (both - kOfEach)) & kTooWide & 0xFFFF;'

# A turned tile is asked for its segments as if it stood upright.
mutant unturned_port 'capi' capi/board.cpp \
    'const i32 upright = (port + kPorts - 3 * tile.rotation()) % kPorts;' 'const i32 upright = (port + 0 * tile.rotation()) % kPorts;'

# A field of the tile records is forgotten.
mutant forgotten_field 'capi' capi/interface.cpp \
    '    out.gardens = row.gardens;
' ''

# A refusal leaves a trace: the next draw is another.
mutant trace_of_refusal 'contract' src/house/game.hpp \
    'if (answer_if_legal(play, action, verdict) != Reason::none) return Status::illegal;' \
    'if (answer_if_legal(play, action, verdict) != Reason::none) {
        next(play.writable().header().random);
        return Status::illegal;
    }'

# A handle takes over what the other one keeps.
mutant notes_copied 'capi' capi/game.cpp \
    'const Retention retention = game->functions->retention(game->game);' \
    'const Retention retention = functions.retention(source->game);'

# A game whose begin nobody kept is told as if it began there.
mutant lost_history 'capi' src/ground/event_log.hpp \
    'if (from.cap_ == 0 || from.is_lost_) return mark_lost();' ''

# A snapshot that cannot be read empties the log of the game it was not restored into.
mutant failed_restore 'fuzz:load' capi/saving.cpp \
    'if (!restored) return report(fault, refusal);' \
    'if (!restored) game->functions->number_events_from(game->game, game->functions->next_event(game->game));
    if (!restored) return report(fault, refusal);'

# More handles are taken than there is room for.
mutant seventeen_sets 'capi' capi/interface.cpp \
    'count < 0 || count > kMaxHostSets ||' 'count < 0 ||'

# A game holds more tiles than there are cells around its start.
mutant too_many_tiles 'capi' src/board/layout.cpp \
    'needs.tiles > kMostTiles || ' ''

# The marker of a score below 0 stands on a space that the track has not.
mutant space_below_0 'capi' capi/seats.cpp \
    '(seat.score % kTrack + kTrack) % kTrack' 'seat.score % kTrack'

# A score below 0 has been round the track no more than one above 0.
mutant laps_below_0 'capi' capi/seats.cpp \
    '(seat.score - out.track) / kTrack' 'seat.score / kTrack'

# A position of which nobody knows what is wrong with it is handed on.
mutant copy_of_faulty 'contract' capi/game.cpp \
    '    if (functions.is_faulty(source->game)) return BASTIDE_E_STATE;
' ''

# ---- the tiles and the board ----

# A tile is forgotten and another is there once too often.
mutant tile_count 'counts capi' src/rooms/base_tiles.hpp \
    'tile("E 5 CFFF c:N f:234567+0 garden:1"),
    tile("F 2 FCFC' 'tile("E 4 CFFF c:N f:234567+0 garden:1"),
    tile("F 3 FCFC'

# Tiles turn the wrong way.
mutant port_rotation 'counts contract' src/board/tiles.hpp \
    'o.part_at[(port + 3 * rotation) % kPorts]' 'o.part_at[(port + 3 * (4 - rotation)) % kPorts]'

# Followers of two features that become one are not added.
mutant unmerged_field 'counts contract rooms' src/board/features.cpp \
    '    root.change_claims(static_cast<int>(merged.claims()));
' ''

# A monastery does not see the corners around it when it is placed.
mutant monastery_corners 'contract rooms' src/board/features.cpp \
    'for (u32 stride : kKeyStridesAround)' 'for (u32 stride : kKeyStrides)'

# A new monastery makes the others forgotten.
mutant forgotten_monasteries 'contract rooms' src/board/features.cpp \
    '        if (is_complete(state, ids[i])) continue;' '        continue;'

# A monastery that is kept in the list while others leave it is looked for where they stood.
mutant monastery_elsewhere 'contract rooms' src/board/features.cpp \
    '        keys[remaining] = keys[i];
' ''

# A monastery that left the list is looked for where it stood.
mutant stale_monasteries 'contract rooms' src/board/features.cpp \
    '    for (u32 i = remaining; i < count; ++i) keys[i] = 0;
' ''

# Of the monasteries around a new tile only the one to the east is seen.
mutant eastern_monastery 'ground contract rooms' src/ground/sixteen_vector.hpp \
    'reinterpret_cast<U16x8>(pairs) - corner <= 2' \
    'reinterpret_cast<U16x8>(pairs) - corner == U16x8{2, 1, 2, 1, 2, 1, 2, 1}'

# A monastery that fills the last hole around itself is not seen to be complete.
mutant closed_at_birth 'counts contract rooms' src/board/features.cpp \
    '        state.header().may_have_completed |= static_cast<u8>(is_complete(state, monastery));
' ''

# A feature whose last end is closed is not seen to be complete.
mutant closed_by_joining 'contract rooms' src/board/features.cpp \
    '        header_.may_have_completed |= static_cast<u8>(root.open == 0);
' ''

# When open cells move on a long board, what stands behind the last of so many does not follow.
mutant open_cells_moved 'capi contract' src/board/grid.cpp \
    'const u32 blocks = (end - shift.from + kBlock - 1) / kBlock;' 'const u32 blocks = (end - shift.from) / kBlock;'

# When open cells move, the last ones stay.
mutant last_open_cells 'contract rooms' src/board/grid.cpp \
    '        store_block(array + last + third.by, d);
' ''

# A cell that opens in the place of another keeps what that one was told.
mutant told_before 'contract rooms' src/board/grid.cpp \
    'const u32 keep = is_new - 1;' 'const u32 keep = ~u32{0};'

# Cells with tiles on them are told, too.
mutant all_sides_are_told 'contract rooms' src/board/grid.cpp \
    'for_each_bit(empty, [&](u32 side) {' 'for_each_bit(0xFu | 0 * empty, [&](u32 side) {'

# ---- the rules ----

# An incomplete city pays as if it were complete.
mutant wrong_points 'contract rooms' src/rooms/base_game.cpp \
    'Reward::city : Reward::final_city, feature.tiles, complete ? 2 : 1);' \
    'Reward::city : Reward::final_city, feature.tiles, 2);'

# Of several leaders only the first is paid.
mutant one_leader 'contract rooms' src/play/scoring.cpp \
    'if (of[seat] == most) mask |= 1u << seat;' 'if (of[seat] == most && mask == 0) mask |= 1u << seat;'

# A city is paid to a field once for every tile that touches it.
mutant city_paid_twice 'contract rooms' src/board/features.hpp \
    'if (is_complete(state, city) && seen.add(city.raw)) visit(city);' 'if (is_complete(state, city)) visit(city);'

# What is worth less by a siege is lessened before a newer box has said its rate.
mutant stages_by_age 'rehearsed' src/house/build_rooms.cpp \
    'draft_.on.worth.insert(worths_up_to_[stage], row.change);' 'draft_.on.worth.add(row.change);'

# A feature where nobody stands is noticed only where a log is kept.
mutant empty_unnoticed 'rehearsed' src/play/scoring.cpp \
    'const bool is_needed = play.log || play.rules.on.scores_by_step();' 'const bool is_needed = play.log != nullptr;'

# What is asked before a feature is scored is answered behind it.
mutant scored_before_asked 'rehearsed' src/play/scoring.cpp \
    '        push_step(play, scoring_step, step.seat, step.a, kScored);
        for (CompletedHook hook : play.rules.on.before_scoring) hook(play, feature, step.seat);' \
    '        for (CompletedHook hook : play.rules.on.before_scoring) hook(play, feature, step.seat);
        push_step(play, scoring_step, step.seat, step.a, kScored);'

# A seat is paid what the first of those paid gets.
mutant worth_of_another 'rehearsed' src/play/scoring.hpp \
    'if (!view_.rules.on.worth_asks_seat || seat == seat_) return tally_;' \
    'if (!view_.rules.on.worth_asks_seat || seat_ != kNature) return tally_;'

# Only the oldest segment of a feature is asked for its marks.
mutant marks_of_root 'rehearsed' src/board/features.cpp \
    '        visit(id);
        extent.tiles' '        if (id == root) visit(id);
        extent.tiles'

# A tower reaches one cell too far.
mutant tower_range 'counts contract rooms' src/rooms/tower/towers.cpp \
    'return height(view, foundation) - (view' 'return height(view, foundation) + 1 - (view'

# Ransom is possible with two points.
mutant ransom_minimum 'counts contract rooms' src/rooms/tower/ransom.cpp \
    '.score < kRansom)' '.score < kRansom - 1)'

# A second ransom is paid in a turn.
mutant ransom_twice 'counts contract rooms' src/rooms/tower/ransom.cpp \
    '    moves::set_this_turn(play, kRoom, kPaid, 1);
' ''

# No hole is ever found for an abbey.
mutant abbey_refused 'counts contract rooms' src/rooms/abbey_and_mayor/abbey.cpp \
    'return has_abbey(view, seat) && has_hole(view);' 'return has_abbey(view, seat) && has_hole(view) && seat < 0;'

# A wagon moves on into a complete feature.
mutant wagon_into_complete 'counts contract rooms' src/rooms/abbey_and_mayor/wagon.cpp \
    'return is_complete(view.state, root_of(view.state, segment)) ?' \
    'return is_complete(view.state, root_of(view.state, segment)) && segment.raw == 0 ?'

# Of several wagons the one of the seat on turn moves last.
mutant wagon_order 'counts contract rooms' src/rooms/abbey_and_mayor/wagon.cpp \
    'int seat = view.state.header().active;' 'int seat = view.state.header().active + 1 < seats ? view.state.header().active + 1 : 0;'

# A barn stands on any corner of a field.
mutant barn_anywhere 'counts contract rooms' src/rooms/abbey_and_mayor/barn.cpp \
    'if (!shows_field(view, corner_cell(cell, corner, i))) return false;' 'if (!shows_field(view, corner_cell(cell, corner, i))) continue;'

# Farmers stay beside a barn that their field was joined to.
mutant farmers_beside_barn 'counts contract rooms' src/rooms/abbey_and_mayor/barn.cpp \
    'if (is_occupied(play.state, root)) joined.add(play, root);' \
    'if (is_occupied(play.state, root) && play.state.header().turn == 0) joined.add(play, root);'

# A barn is worth what a farmer is.
mutant barn_worth 'contract rooms' src/rooms/abbey_and_mayor/barn.cpp \
    'constexpr i32 kFinal = 4;' 'constexpr i32 kFinal = 3;'

# The easternmost column of a bounded table is missing.
mutant table_edge 'contract rooms' src/rooms/house_rules/table.cpp \
    'cell.x <= bound(Option::table_max_x)' 'cell.x < bound(Option::table_max_x)'

# Turns for abbeys alone are handed on by tiles that fit nowhere.
mutant abbeys_handed_on 'capi' src/rooms/abbey_and_mayor/abbey.cpp \
    'if ((!next.over && last_draw == 0) ||' 'if (!next.over ||'

# The forced turns for abbeys end with the seat of the last tile, who may have had it out of turn.
mutant abbeys_end_early 'capi' src/rooms/abbey_and_mayor/abbey.cpp \
    '(is_one_round && seat == last)' '(seat == last)'

# By the stricter reading who cannot place an abbey is skipped all the same.
mutant abbeys_skip 'rooms' src/rooms/abbey_and_mayor/abbey.cpp \
    'end_rule(play) == EndRule::forced_until_first && !play.is_out(seat)' 'false'

# A filled hole earns a turn without a tile.
mutant turn_without_tile 'capi' src/rooms/house_rules/hole.cpp \
    'if (next.over || !has_tile || !earns_extra_turn(play)) return next;' 'if (next.over || !earns_extra_turn(play)) return next;'

# What a buyer placed does not count as placed.
mutant bought_is_idle 'capi' src/rooms/house_rules/hands.cpp \
    'play.state.header().last || has_sold(play)' 'bool(play.state.header().last)'

# A round without a placement is counted beyond what a position can tell.
mutant idle_beyond 'capi' src/rooms/house_rules/hands.cpp \
    'idle < play.rules.config.seats ? idle : 0);  // turns' 'idle);  // turns'

# A dice layout may be wider than play can make it.
mutant wide_layout 'dice' src/dice/dice_check.cpp \
    'span.columns() <= most &&' 'span.columns() <= most + 1 &&'

# Tiles drawn for the start go back after each round.
mutant road_draw_returns 'capi' src/rooms/house_rules/start.cpp \
    'if (header.bag_left < (is_begun ? 1 : to_draw)) moves::return_aside(play);' 'if (!is_begun) moves::return_aside(play);'

# A tile is for sale although others that are left do the same.
mutant sale_of_any 'counts rooms contract' src/rooms/house_rules/completing.cpp \
    '&& !can_be_drawn_for(view, gap, root)' '&& (can_be_drawn_for(view, gap, root) || true)'

# A tile is sold for an abbey that stays where it is.
mutant abbey_not_paid 'rooms contract' src/rooms/house_rules/sale.cpp \
    'return transfer_abbey(play, buyer, seller);' 'return;'

# A seller who goes on after a buyer's extra turn may pay a second ransom.
mutant forgotten_turn 'rooms' src/play/moves.cpp \
    '        play.writable().words()[word] = play.lasting(room, i);
' ''

# Two positions that differ in who places a sold tile are one to the hash.
mutant hash_without_buyer 'rooms' src/house/hashing.cpp \
    '    if (header.acting_seat != header.active) hash.add(header.acting_seat + 1u);' ''

# The dice game ends one point late.
mutant dice_target 'dice' src/dice/dice_rules.cpp \
    'if (highest < config.target_score) return 0;' 'if (highest <= config.target_score) return 0;'

# A list of placements gives each cell its rotations in falling order.
mutant list_order 'contract' capi/deciding.cpp \
    'next->rotation = rotation;' 'next->rotation = kSides - 1 - rotation;'

# What is added is not asked whether its kind is wanted.
mutant unwanted_kind 'fuzz:actions contract' src/play/action_list.hpp \
    '        if (!wants(action.verb)) return;
' ''

# Of the placements of a run, the one before the wanted one is sampled.
mutant sampled_neighbour 'capi contract' src/play/placing.cpp \
    'fits.without_first(k)' 'fits.without_first(k > 0 ? k - 1 : 0)'

# Whoever lists everything gets the first offers alone.
mutant enough_too_early 'contract rooms' src/play/action_list.hpp \
    'return stops_at_first_ && count() > 0;' 'return count() > 0;'

# What does not belong is gathered.
mutant gathered_all 'contract rooms' src/ground/branchless_list.hpp \
    'count_ += condition;' 'count_ += condition || count_ == 0;'

# Of the ways a tile fits one cell, the first is sampled.
mutant first_rotation 'capi contract' src/play/placing.cpp \
    'out.rotation = rest.first_rotation();' \
    'out.rotation = PlacementMask{fits.pairs >> (kSides * rest.first_cell())}.first_rotation();'

# The last tile of a type is drawn as one of the next.
mutant next_row 'contract determinism capi' src/board/bag.hpp \
    'while (k >= *left)' 'while (k + 1 >= *left && left < state.bag() + 20)'

# A tile's four bits for the cells with odd numbers come before those for the even ones.
mutant fours_in_turn 'ground' src/ground/sixteen_vector.hpp \
    'fours | reinterpret_cast<U8x16>(reinterpret_cast<U16x8>(fours) >> 4)' \
    'reinterpret_cast<U8x16>(reinterpret_cast<U16x8>(fours) << 4 | reinterpret_cast<U16x8>(fours) >> 8)'

# What a list tells of a captured piece stays in the history of a rollout.
mutant told_at_length 'capi' src/play/action.hpp \
    'verb == Verb::draw || verb == Verb::take ||' 'verb == Verb::draw ||'

# A run of placements ends with the open cells for which it is kept.
mutant cut_run 'capi' src/play/placing.hpp \
    'if (count > PlacementRun::kMaxCells)' 'if (false)'

# Actions that stand at one place of the order, and are more than a page holds, are told twice.
mutant page_told_twice 'contract' src/play/action_list.hpp \
    'begin.times += begin_.times;' ''

# Placements of another tile are told behind the run, wherever they belong.
mutant unmixed_placements 'contract' src/play/action_list.hpp \
    'if (action.verb == Verb::place && run_.count > 0) is_mixed_ = true;' ''

# A row beside a new tile is looked for no farther than in the next open cells.
mutant near_rows 'capi contract' src/board/grid.cpp \
    '            if (before < kCellsPerMask) return from;' '            return from;'

# A tile whose slot was taken by another is not seen beside a new one.
mutant taken_slot 'contract rooms' src/board/grid.hpp \
    'return difference * id.raw == 0 ? id : search_table(state, slot, key);' 'return difference * id.raw == 0 ? id : PlacedId{};'

# Foundations are listed as they were placed.
mutant foundations_as_placed 'contract rooms' src/board/features.cpp \
    'for (; at > 0 && order_key(state, ids[at - 1]) > order_key(state, segment); --at) ids[at] = ids[at - 1];' ''

# A barn keeps followers off roads instead of fields.
mutant barn_beside_roads 'contract rooms' src/rooms/abbey_and_mayor/abbey_and_mayor.cpp \
    '.about = segment_set(SegmentKind::field)' '.about = segment_set(SegmentKind::road)'

# Nobody is asked for a ransom when a turn begins or ends.
mutant no_ransom_step 'contract rooms' src/rooms/tower/ransom.cpp \
    'return has_prisoner(play, step.seat) ? Flow::ask : Flow::done;' 'return Flow::done;'

# A barn is not offered beside a tile that lies alone on one side of its corner.
mutant corner_sides 'contract rooms' src/rooms/abbey_and_mayor/barn.cpp \
    'const u32 sides = 1u << corner | 1u << corner_after(corner, 3);' \
    'const u32 sides = 1u << corner | 1u << corner_after(corner, 1);'

# Row 0 is not beside the row before it where there are no vector registers.
mutant rows_apart ground src/ground/sixteen_scalar.hpp \
    'const u32 high = (((eight[i] >> 16) - (pair >> 16) + 1) & 0xFFFF) <= 2;' 'const u32 high = ((eight[i] >> 16) - (pair >> 16) + 1) <= 2;'

# When there are more monasteries than are listed, those past the corners are not looked at.
mutant unlisted_monasteries 'rooms' src/board/features.hpp \
    'for (u32 stride : kKeyStridesAround)' 'for (u32 stride : kKeyStrides)'

# Pieces that go to prison are not counted.
mutant uncounted_prisoners 'rooms contract' src/board/state.hpp \
    '        seat.prisoners = static_cast<u16>(seat.prisoners + (to.spot == Spot::prison) - (piece.spot == Spot::prison));
' ''

# After a tie for most roads all draw again.
mutant all_draw_again 'rooms' src/rooms/house_rules/start.cpp \
    'set_word(play, kContenders, best);' \
    'set_word(play, kContenders, (best & (best - 1)) == 0 ? best : (1 << play.rules.config.seats) - 1);'

# A tile is sold in the extra turn that a buyer earned.
mutant sold_again 'rooms' src/rooms/house_rules/sale.cpp \
    'tile_for_sale(view) && !has_waiting_seller(view) && ' 'tile_for_sale(view) && '

# A bought tile that fills a hole earns a turn although there is no tile to draw.
mutant turn_bought_for_nothing 'rooms' src/rooms/house_rules/sale_turns.cpp \
    'earns_extra_turn(view) && view.state.header().bag_left > 0;' 'earns_extra_turn(view);'

# What another seat bids may be met and need not be topped.
mutant bid_met 'rehearsed' src/play/auction.cpp \
    'if (action.value >= range.least && action.value <= range.most) return Reason::none;' \
    'if (action.value >= range.least - 1 && action.value <= range.most) return Reason::none;'

# All tiles of a group that leads are drawn before the next group.
mutant leader_alone 'rehearsed' src/play/drawing.cpp \
    '!has_begun(view, group)) return group;' '!has_begun(view, group) || leads) return group;'

# Who deployed a follower is asked for another.
mutant second_follower 'rooms' src/rooms/base_game.cpp \
    'node_of(tile, action.segment));
    return Flow::done;' 'node_of(tile, action.segment));
    return Flow::ask;'

# What was completed in the third roll is not doubled.
mutant third_roll_single 'dice' src/dice/dice_rules.cpp \
    '(state.doubled ? 2 : 1)' '(state.doubled && state.rolls < kRolls ? 2 : 1)'

# ---- chance and secrets ----

# Numbers that some draws would favour are not rejected.
mutant draw_bias 'ground' src/ground/random.hpp \
    'while (static_cast<u32>(m) < threshold) m = (next(r) >> 32) * n;' 'static_cast<void>(threshold);'

# The last tile of the bag is never drawn before the others.
mutant draw_range 'games ground' src/play/tile_moves.cpp \
    'bounded(header.random, drawable.count())' 'bounded(header.random, drawable.count() > 1 ? drawable.count() - 1u : 1u)'

# The public snapshot tells the seed.
mutant seed_in_public_snapshot 'secrets' src/house/snapshot.cpp \
    'const u64 seed = viewer == Viewer::full ? game.seed() : 0;' 'const u64 seed = game.seed();'

# The public script tells the seed instead of the draws.
mutant seed_in_public_script 'secrets' src/house/script.cpp \
    '    if (view != Viewer::full) config.chance = Chance::host;
' ''

# The script of a seat tells the seed.
mutant seed_in_seat_script 'secrets' src/house/script.cpp \
    'if (view != Viewer::full) config.chance = Chance::host;' 'if (view == Viewer::open) config.chance = Chance::host;'

# An action of a snapshot points beyond the game's pieces.
mutant piece_beyond 'capi' src/house/snapshot_past.cpp \
    'get_up_to(in, rules.layout.piece_count)' 'get_up_to(in, 0xFFFF)'

# A set table draws by the seed from before a restart.
mutant seed_before_restart 'capi' src/house/game.cpp \
    '    config.seed = seed_;' '    '

# An event tells how the next draw will go.
mutant seed_in_event 'secrets' src/play/tile_moves.cpp \
    'event->count = play.state.header().bag_left;' 'event->count = play.state.header().bag_left;
    event->points = static_cast<i32>(play.state.header().random.s[0]);'

# The hash looks at the generator.
mutant seed_in_hash 'secrets' src/house/hashing.cpp \
    'hash.add(header.turn, header.active, header.cursor, header.depth);' \
    'hash.add(header.turn, header.active, header.cursor, header.depth);
    hash.add(header.random.s[1]);'

# A view for everybody tells what is drawn into a hidden hand.
mutant hidden_hand_told 'secrets rooms' src/house/snapshot.cpp \
    'const bool is_shown = shows_hand(view, action.value - 1);' 'const bool is_shown = true;'

# The hash tells hidden hands apart.
mutant hidden_hand_hashed 'secrets rooms' src/house/hashing.cpp \
    'if (rack.is_hidden) return hash.add(count_tiles(view, rack));' ''

# ---- positions ----

# The bag of a set table holds one tile that nobody can draw.
mutant position_bag 'capi' src/play/setup_moves.cpp \
    'header.bag_left = static_cast<u16>(header.bag_left + copies);' \
    'header.bag_left = static_cast<u16>(header.bag_left + copies + (row.raw == 1));'

# A score that is told is not set.
mutant position_score 'capi' src/house/position_put.cpp \
    '    moves::put_score(quiet, now_.seat, now_.value);
' ''

# Whoever is to deploy may stand on the tile already.
mutant position_fresh 'capi' src/house/position_judge.cpp \
    '    judge_last_tile();
' ''

# Whether a decision is asked is found by what the seed brings.
mutant position_by_seed 'secrets' src/house/position_judge.cpp \
    'fed.asks_nature = true;' ''

# A drawn tile waits to be placed beside a hand of three.
mutant position_beside_hand 'secrets' src/house/position_judge.cpp \
    'if (!asks || chooses)' 'if (!asks)'

# A tile that is revealed is applied with its weight when a game is played out.
mutant reveal_at_length 'capi fuzz:load' src/play/action.hpp \
    'return verb == Verb::draw || verb == Verb::take || verb == Verb::reveal;' 'return verb == Verb::draw || verb == Verb::take;'

# ---- keeping ----

# The hash forgets the scores.
mutant hash_without_scores 'games capi' src/house/hashing.cpp \
    '        hash.add(static_cast<u64>(static_cast<u32>(view.state.seat(i).score)));
' ''

# The hash forgets tiles that wait aside.
mutant hash_without_aside 'games' src/house/hashing.cpp \
    '    add_words(hash, view.rules.tiles.count, [&](int i) { return view.state.aside(RowId(i + 1)); });
' ''

# A snapshot forgets who began.
mutant snapshot_first_seat 'fuzz:load contract' src/house/snapshot_config.cpp \
    'out.put_count(config.first_seat);' 'out.put_count(0);'

# The sets of a loaded game are named by their places in the snapshot and not by those at which they were given.
mutant place_of_sets 'capi' src/house/snapshot_config.cpp \
    'if (used[at]) config.host_copies[at] = copies[next++];' \
    'if (used[at]) {
                config.host_copies[next] = copies[next];
                ++next;
            }'

# The reader of snapshots reads one byte past the end.
mutant read_past_end 'asan/fuzz:load' src/ground/bytes.hpp \
    'if (at_ >= size_) {' 'if (at_ > size_) {'

# A number is read in longer forms than its own, so equal games have many.
mutant longer_numbers 'ground capi' src/ground/bytes.hpp \
    '            if (byte == 0 && shift > 0) failed_ = true;
' ''

# The length that a snapshot tells is believed without a look.
mutant believed_length 'capi' src/ground/frame.hpp \
    'length == size - kSnapshotHeadSize - kChecksumSize && sum' 'length <= 0xFFFFFFFF && sum'

# The snapshot of a game that is fed by its host has a seed.
mutant seed_of_fed_game 'capi' src/house/snapshot.cpp \
    '        if (config_.chance == Chance::host && config_.seed != 0) return refuse("A game with host chance cannot have a seed.");
' ''

# The snapshot of a dice game that is fed by its host has a seed.
mutant seed_of_fed_dice 'capi' src/dice/dice_snapshot.cpp \
    '        if (settings_.config.chance == Chance::host && settings_.seed != 0)
            return refuse("A game with host chance cannot have a seed.");
' ''

# A snapshot names a tile with bushes twice.
mutant bush_twice 'capi' src/house/snapshot_config.cpp \
    'if (tile <= before) in_.fail();' 'if (tile < before) in_.fail();'

# A snapshot tells more of its table than a game would.
mutant beyond_the_table 'capi' src/house/snapshot_past.cpp \
    'return same && left == 0;' 'return same;'

# One tile set that was given is found for two that a snapshot names.
mutant set_found_twice 'capi' src/house/snapshot_config.cpp \
    '(used[at] || given_.sets[at].fingerprint != fingerprint)' '(given_.sets[at].fingerprint != fingerprint)'

# A history may come to another position than the snapshot holds.
mutant history_elsewhere 'contract' src/house/snapshot.cpp \
    'if (!is_state_of(*game_)) return refuse_state' 'if (false) return refuse_state'

# A game restored builds tables of its own although those of its config are there.
mutant unshared_rules 'capi' src/house/snapshot.cpp \
    'if (like && would_make(like->rules(), config_, sources)) {' 'if (false) {'

# The rules of another config pass for those of a snapshot: another option, other host sets.
mutant shared_options 'capi' src/house/snapshot_config.cpp \
    'same_numbers(config.options, made.options) && ' ''
mutant shared_host_sets 'capi' src/house/snapshot_config.cpp \
    'if (sources.sets[i].rows != rules.host_sets[i].rows) return false;' ''

# A copy forgets from which position it began.
mutant start_forgotten 'capi' src/house/game.cpp \
    '    start_ = from.start_;
' ''

# A snapshot has no score lines.
mutant unsaved_lines 'contract' src/house/snapshot.cpp \
    '    put_section(out, Section::lines, [&](ByteWriter& to) { write_lines(to, game); });
' ''

# Undo goes behind the load of a game that was begun under other rules.
mutant undo_behind_load 'rehearsed' src/house/game.cpp \
    '    if (action < first_replayed()) return Status::state;
' ''

# The step of a saved game is told as the next one of its room.
mutant step_behind 'contract' src/house/saved_names.cpp \
    'if (room.plan.rows[i].code == &code) return static_cast<u16>(i + 1);' 'if (room.plan.rows[i].code == &code) return static_cast<u16>(i + 2);'

# The dice of a saved game lost the order in which they were built.
mutant order_of_dice 'capi' src/dice/dice_snapshot.cpp \
    'out.put8(die.order);' 'out.put8(0);'

# Of the bushes only those of the first tiles shape the hash.
mutant unhashed_bushes 'capi' src/house/build.cpp \
    'word < kMostBushes / 64; ++word' 'word < 1; ++word'

# The hash does not tell which tiles have bushes, only how they stand among sixty-four.
mutant misplaced_bushes 'capi' src/house/build.cpp \
    'if (word > 0) hash.add(word);' ''

# A game that outgrew its history is cut for good.
mutant cut_for_good 'capi' src/ground/event_log.hpp \
    '        count_ = 0;
        is_truncated_ = is_lost_ = false;' '        count_ = 0;
        is_lost_ = false;'

# The digits of a hash go on behind f.
mutant digits_beyond_f 'capi' src/house/script_words.cpp \
    "(c < 'a' || c > 'f')" "(c < 'a' || c > 'z')"

# A clone counts its events from 0.
mutant clone_numbers 'capi' src/ground/event_log.hpp \
    'restart(from.next_);' 'restart(0);'

# Undo brings back a position in which a tile is shown, and a history in which it is not.
mutant undone_showing 'contract' src/house/game.cpp \
    'return chance() == Chance::seeded || (done.verb == Verb::reveal && done.value > 0);' \
    'return chance() == Chance::seeded;'

# What was taken back goes on counting in the account.
mutant undone_lines 'contract' src/ground/event_log.hpp \
    'event.undone = 1;' 'event.undone = 0;'

# A viewer'"'"'s game does not say into whose hidden hand nature drew.
mutant nobodys_hand 'contract' src/play/tile_moves.cpp \
    'if (rack.is_hidden) action->value = is_known ? rack.owner + 1 : -(rack.owner + 1);' \
    'if (rack.is_hidden && is_known) action->value = rack.owner + 1;'

# Who gets nothing is not told so.
mutant untold_nothing 'capi' src/play/scoring.cpp \
    'if (!(leaders >> seat & 1)) return moves::pay(play, seat, sum.without_majority(), feature);' \
    'if (!(leaders >> seat & 1)) return;'

# A field without a city is told as a lost majority.
mutant nothing_to_count 'capi' src/play/tally.hpp \
    'main_.count == 0 ? main_.each : 0' '0'

# A wagon that may move on is told to go home.
mutant cause_of_setting_out 'rooms' src/rooms/abbey_and_mayor/wagon.cpp \
    'Home{Spot::moving, Cause::wagon_set_out}' 'Home{Spot::moving, home.cause}'

# ---- memory and threads ----

# A clone does not say that it uses the rules.
mutant uncounted_clone 'asan/threads' src/house/game.cpp \
    '    if (!copy) return nullptr;
    shared_->users.fetch_add(1, std::memory_order_relaxed);
' '    if (!copy) return nullptr;
'

# The rules are kept when there is no memory for their game.
mutant kept_rules 'capi fuzz:config' src/house/game.cpp \
    '        release_rules(shared);
        return nullptr;' '        return nullptr;'

# The count of users orders nothing between threads.
mutant relaxed_count 'tsan/threads' src/house/build.cpp \
    'fetch_sub(1, std::memory_order_acq_rel)' 'fetch_sub(1, std::memory_order_relaxed)'

# The count of users is read and written in two steps.
mutant torn_count 'tsan/threads asan/threads' src/house/build.cpp \
    'if (shared->users.fetch_sub(1, std::memory_order_acq_rel) != 1) return;' \
    'u32& users = reinterpret_cast<u32&>(shared->users);
    if (--users != 0) return;'

# A question keeps its answer where all games meet.
mutant global_answer 'tsan/threads' capi/deciding.cpp \
    'return game.is_faulty() ? BASTIDE_E_STATE : count_of(count_actions(game.view(), verb_of_kind(kind)));' \
    'static i32 answer;
    const i32 before = answer;
    answer = count_of(count_actions(game.view(), verb_of_kind(kind)));
    return before == answer || kind != 0 ? answer : 0;'

# The fairy stays beside a follower that went home.
mutant fairy_goes_along 'rehearsed' src/play/moves.cpp \
    'if (play.rules.neutral_pieces > 0) leave_companions' 'if (play.rules.neutral_pieces > 9) leave_companions'

# What is nobody's is put wherever a position says.
mutant neutral_anywhere 'rehearsed' src/house/position_put.cpp \
    '.may_be(place.spot)) return refuse(Reason::wrong_segment);' '.may_be(place.spot) && false) return false;'

# A garden is never complete.
mutant garden_without_end 'rehearsed' src/play/scoring.hpp \
    'kind == SegmentKind::city || counts_cells_around(kind);' 'kind == SegmentKind::city || kind == SegmentKind::monastery;'

# A river is told as a side that fits everything.
mutant river_as_wild 'rehearsed' src/house/records.hpp \
    'i32{BASTIDE_SIDE_RIVER} : side + 1' 'i32{BASTIDE_SIDE_WILD} : side + 1'

# What a room has against taking a piece is not heard.
mutant deaf_taking 'rehearsed rooms' src/play/removing.cpp \
    'const Reason reason = hook(view, id, cause, verdict);
        if (reason != Reason::none) return reason;' 'hook(view, id, cause, verdict);'

# A saved game forgets on which space of its board a piece is.
mutant space_forgotten 'rehearsed' src/house/snapshot_state.cpp \
    'PiecePlace::on_space(static_cast<int>(get(in, kMostSpaces - 1)))' 'PiecePlace::on_space(static_cast<int>(0 * get(in, kMostSpaces - 1)))'

# A snapshot forgets why a piece was taken.
mutant cause_forgotten 'rehearsed' src/house/snapshot_past.cpp \
    'if (fields & kFieldCause) action.value = static_cast<i32>(get_up_to(in, 0xFFFF));' \
    'if (fields & kFieldCause) get_up_to(in, 0xFFFF);'

# ---- what can be kept and held ----

# A position lists a score that no position takes.
mutant score_too_high 'capi' src/house/position_list.cpp \
    'score < -kMostPoints || score > kMostPoints' 'score < -kMostPoints'

# The number of a turn rises beyond what a snapshot takes.
mutant turn_without_end 'capi' src/dice/dice_rules.cpp \
    'state.turn == kLastTurn ? 1 : state.turn + 1' 'state.turn + 1'

# A seat that can have reached the target is given more points than a last turn brings.
mutant points_of_a_last_turn 'dice' src/dice/dice_check.cpp \
    'below_target + 2 * points_for(kDice)' 'below_target + 3 * points_for(kDice)'

# The sale forgets words of the seller's turn.
mutant words_set_aside 'limits' src/house/build.cpp \
    'turn_words > room->drawer.copies &&' 'turn_words > room->drawer.copies + 1 &&'

# A table of steps is written behind its end.
mutant step_too_many 'limits' src/house/build_rooms.cpp \
    'draft_.plan_size == kMaxSteps' 'draft_.plan_size > kMaxSteps'

# A standing does not pay for a feature that the tile just placed completed.
mutant standing_unscored 'contract' src/play/scoring.cpp \
    'completed ? Cause::completed : Cause::final' 'Cause::final'

# A sample takes draws by their number and not by their weight.
mutant draw_unweighted 'capi' src/play/drawing.cpp \
    'out = drawable.action(drawable.find(bounded(stream, sum)));' 'out = drawable.action(drawable.find(bounded(stream, 1)));'
