// SPDX-License-Identifier: MIT
#include "house/names.hpp"

namespace bastide {

namespace {

constexpr Word kStatuses[] = {
    {BASTIDE_OK, "ok", "All is well."},
    {BASTIDE_E_ARGUMENT, "argument", "An argument is missing, out of range or contradicts another."},
    {BASTIDE_E_MEMORY, "memory", "The allocator had no memory left."},
    {BASTIDE_E_ILLEGAL, "illegal", "The rules refuse the action."},
    {BASTIDE_E_STATE, "state", "The game cannot do this now."},
    {BASTIDE_E_FORMAT, "format", "The bytes or the text cannot be read as what they should be."},
    {BASTIDE_E_VERSION, "version", "Made by a later version of the library."},
    {BASTIDE_E_LIMIT, "limit", "Larger than the library can hold."},
    {BASTIDE_E_ABSENT, "absent", "There is nothing of that kind there."},
    {BASTIDE_E_INTERNAL, "internal", "The library found a fault in itself; restore the game from a snapshot."},
};

constexpr Word kActions[] = {
    {BASTIDE_ACTION_DRAW, "draw"},     {BASTIDE_ACTION_PLACE, "place"}, {BASTIDE_ACTION_DEPLOY, "deploy"},
    {BASTIDE_ACTION_PASS, "pass"},     {BASTIDE_ACTION_TAKE, "take"},   {BASTIDE_ACTION_PAY, "pay"},
    {BASTIDE_ACTION_CHOOSE, "choose"}, {BASTIDE_ACTION_MOVE, "move"},   {BASTIDE_ACTION_COLLECT, "collect"},
    {BASTIDE_ACTION_ROLL, "roll"},     {BASTIDE_ACTION_STOP, "stop"},   {BASTIDE_ACTION_KEEP, "keep"},
    {BASTIDE_ACTION_FALL, "fall"},     {BASTIDE_ACTION_ELECT, "elect"}, {BASTIDE_ACTION_DISCARD, "discard"},
    {BASTIDE_ACTION_BID, "bid"},       {BASTIDE_ACTION_SELL, "sell"},   {BASTIDE_ACTION_DRAW_UNSEEN, "draw_unseen"},
    {BASTIDE_ACTION_REVEAL, "reveal"},
};

constexpr Word kSteps[] = {
    {BASTIDE_STEP_DRAW, "draw"},       {BASTIDE_STEP_PLACE, "place"},     {BASTIDE_STEP_DEPLOY, "deploy"},
    {BASTIDE_STEP_RANSOM, "ransom"},   {BASTIDE_STEP_CAPTURE, "capture"}, {BASTIDE_STEP_EXCHANGE, "exchange"},
    {BASTIDE_STEP_ABBEY, "abbey"},     {BASTIDE_STEP_WAGON, "wagon"},     {BASTIDE_STEP_DICE, "dice"},
    {BASTIDE_STEP_FALL, "fall"},       {BASTIDE_STEP_TOSS, "toss"},       {BASTIDE_STEP_FIRST, "first"},
    {BASTIDE_STEP_DISCARD, "discard"}, {BASTIDE_STEP_BID, "bid"},         {BASTIDE_STEP_SELL, "sell"},
    {BASTIDE_STEP_REVEAL, "reveal"},
};

constexpr Word kSegments[] = {
    {BASTIDE_SEGMENT_CITY, "city"},
    {BASTIDE_SEGMENT_ROAD, "road"},
    {BASTIDE_SEGMENT_FIELD, "field"},
    {BASTIDE_SEGMENT_MONASTERY, "monastery"},
    {BASTIDE_SEGMENT_FOUNDATION, "foundation"},
};

constexpr Word kPieces[] = {
    {BASTIDE_PIECE_FOLLOWER, "follower"}, {BASTIDE_PIECE_TOWER_PIECE, "tower_piece"},
    {BASTIDE_PIECE_MAYOR, "mayor"},       {BASTIDE_PIECE_WAGON, "wagon"},
    {BASTIDE_PIECE_BARN, "barn"},
};

constexpr Word kPlaces[] = {
    {BASTIDE_WHERE_SUPPLY, "supply"}, {BASTIDE_WHERE_SEGMENT, "segment"}, {BASTIDE_WHERE_PRISON, "prison"},
    {BASTIDE_WHERE_MOVING, "moving"}, {BASTIDE_WHERE_CORNER, "corner"},   {BASTIDE_WHERE_TRAY, "tray"},
    {BASTIDE_WHERE_BUILT, "built"},   {BASTIDE_WHERE_ASIDE, "aside"},     {BASTIDE_WHERE_PASSED, "passed"},
    {BASTIDE_WHERE_KEPT, "kept"},
};

constexpr Word kSetNames[] = {
    {BASTIDE_SET_BASE, "base", "Base game, 72 tiles", "BASE-SET-01"},
    {BASTIDE_SET_WINTER, "winter", "Winter Edition, 12 animal tiles", "BASE-SET-01"},
    {BASTIDE_SET_TOWER, "tower", "The Tower, first edition, 18 tiles and tower pieces", "TOWER-COMP-01"},
    {BASTIDE_SET_ABBEY_MAYOR, "abbey_mayor", "Abbey & Mayor, new edition, 12 tiles, abbeys, mayors, wagons, barns", "AM-COMP-01"},
};

constexpr Word kEnds[] = {
    {BASTIDE_END_VILLAGE, "village"},
    {BASTIDE_END_GATE, "gate"},
    {BASTIDE_END_MONASTERY, "monastery"},
    {BASTIDE_END_FOUNDATION, "foundation"},
};

constexpr Word kOptionNames[] = {
    {BASTIDE_OPTION_TOWER_CAPTURE_OPPONENTS_ONLY, "tower_capture_opponents_only", "Only followers of other seats are captured.",
     "TOWER-OPT-01"},
    {BASTIDE_OPTION_TOWER_TOP_FOLLOWERS_SAFE, "tower_top_followers_safe", "Followers on towers are not captured.",
     "TOWER-OPT-02"},
    {BASTIDE_OPTION_TOWER_RANSOM_WITHOUT_MINIMUM, "tower_ransom_without_minimum", "Ransom may be paid with fewer than 3 points.",
     "TOWER-OPT-03"},
    {BASTIDE_OPTION_TOWER_BUILDER_PIG_ARE_FOLLOWERS, "tower_builder_pig_are_followers",
     "Builder and pig are captured and stand on towers.", "TOWER-OPT-04"},
    {BASTIDE_OPTION_TOWER_NO_CAPTURE_OVER_GAPS, "tower_no_capture_over_gaps", "A tower reaches no farther than to an empty cell.",
     "TOWER-HOUSE-01"},
    {BASTIDE_OPTION_TOWER_NO_RANSOM, "tower_no_ransom", "Nobody pays ransom; exchanges stay.", "TOWER-HOUSE-02"},
    {BASTIDE_OPTION_TOWER_SHORT_RANGE, "tower_short_range", "A tower reaches one cell less.", "TOWER-HOUSE-03"},
    {BASTIDE_OPTION_TOWER_DIAGONAL_CAPTURE, "tower_diagonal_capture", "A tower reaches every cell within so many steps.",
     "TOWER-HOUSE-04"},
    {BASTIDE_OPTION_ABBEY_END_RULE, "abbey_end_rule",
     "With no tile left abbeys must be placed (0), may be in one round (1), are not (2), or must until a seat cannot (3).",
     "AM-OPT-01"},
    {BASTIDE_OPTION_WAGON_MOVE_RULE, "wagon_move_rule",
     "Wagons move to the tiles around (0) or along links of the first edition (1).", "AM-OPT-02"},
    {BASTIDE_OPTION_WAGON_FAR_TRAVEL, "wagon_far_travel", "Wagons travel on through occupied and complete features.",
     "AM-HOUSE-01"},
    {BASTIDE_OPTION_MAYOR_TOWER_IMMUNE, "mayor_tower_immune", "Towers cannot take mayors.", "AM-HOUSE-02"},
    {BASTIDE_OPTION_WAGON_DRAGON_TOWER_IMMUNE, "wagon_dragon_tower_immune", "Towers cannot take wagons.", "AM-HOUSE-03"},
    {BASTIDE_OPTION_MAYOR_LYING_DOWN, "mayor_lying_down", "Mayors are shown lying; for clients only.", "AM-HOUSE-04"},
    {BASTIDE_OPTION_PIG_HERD_COUNTS_FOR_BARN, "pig_herd_counts_for_barn", "A pig-herd counts for barns; waits for a later box.",
     "AM-HOUSE-05"},
    {BASTIDE_OPTION_TARGET_SCORE, "target_score", "Points that end the dice game; 42 unless chosen.", "DICE-END-01"},
    {BASTIDE_OPTION_FINISH_ROUND, "finish_round", "The round is completed before the dice game ends.", "DICE-END-01"},
    {BASTIDE_OPTION_PLAY_WITHOUT_FARMERS, "play_without_farmers", "Nothing stands in fields and fields score nothing.",
     "BASE-VAR-01"},
    {BASTIDE_OPTION_SMALL_CITY_TWO_POINTS, "small_city_two_points",
     "A completed city of two tiles pays 1 point a tile and pennant.", "BASE-VAR-02"},
    {BASTIDE_OPTION_NO_POINTS_FOR_UNFINISHED, "no_points_for_unfinished",
     "Incomplete roads, cities and monasteries pay nothing at the end.", "HOUSE-END-01"},
    {BASTIDE_OPTION_BOUNDED_TABLE, "bounded_table", "No tile is placed outside the table.", "HOUSE-TABLE-01"},
    {BASTIDE_OPTION_TABLE_MIN_X, "table_min_x", "The westernmost column of the table.", "HOUSE-TABLE-01"},
    {BASTIDE_OPTION_TABLE_MAX_X, "table_max_x", "The easternmost column of the table.", "HOUSE-TABLE-01"},
    {BASTIDE_OPTION_TABLE_MIN_Y, "table_min_y", "The northernmost row of the table.", "HOUSE-TABLE-01"},
    {BASTIDE_OPTION_TABLE_MAX_Y, "table_max_y", "The southernmost row of the table.", "HOUSE-TABLE-01"},
    {BASTIDE_OPTION_TABLE_EDGE_COMPLETES, "table_edge_completes", "The edge of the table closes features as an abbey does.",
     "HOUSE-TABLE-02"},
    {BASTIDE_OPTION_EXTRA_TURN_FOR_FILLING_HOLE, "extra_turn_for_filling_hole", "Whoever fills a hole has another turn.",
     "HOUSE-HOLE-01"},
    {BASTIDE_OPTION_HOLE_NEEDS_DISTINCT_FEATURES, "hole_needs_distinct_features",
     "Only a hole between four different features counts.", "HOUSE-HOLE-01"},
    {BASTIDE_OPTION_START_TILE_IN_BAG, "start_tile_in_bag", "The start tile is drawn like any other; the board begins empty.",
     "HOUSE-BAG-01"},
    {BASTIDE_OPTION_RETURN_UNPLACEABLE_TO_BAG, "return_unplaceable_to_bag", "A tile that fits nowhere goes back to the bag.",
     "HOUSE-BAG-02"},
    {BASTIDE_OPTION_BUSHES_DO_NOT_END_ROADS, "bushes_do_not_end_roads", "Roads run on through junctions drawn with bushes.",
     "HOUSE-ROAD-01"},
    {BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, "draw_next_tile_at_turn_end",
     "Each seat draws its next tile at the end of its turn.", "HOUSE-DRAW-01"},
    {BASTIDE_OPTION_HELD_TILES_HIDDEN, "held_tiles_hidden", "A tile drawn ahead is seen by its seat alone until its turn.",
     "HOUSE-DRAW-01"},
    {BASTIDE_OPTION_HAND_OF_THREE_TILES, "hand_of_three_tiles", "Each seat holds three tiles and chooses which to place.",
     "HOUSE-DRAW-02"},
    {BASTIDE_OPTION_HAND_HIDDEN, "hand_hidden", "A hand of three is seen by its seat alone.", "HOUSE-DRAW-02"},
    {BASTIDE_OPTION_SELL_COMPLETING_TILE, "sell_completing_tile",
     "Other seats bid points, or their abbey, for a drawn tile that alone can complete a feature.", "HOUSE-SALE-01"},
    {BASTIDE_OPTION_START_PLAYER_BY_TOSS, "start_player_by_toss", "A seat found by chance names who begins.", "HOUSE-START-01"},
    {BASTIDE_OPTION_START_PLAYER_BY_ROAD_DRAW, "start_player_by_road_draw",
     "The seat that draws the tile with most roads begins.", "HOUSE-START-02"},
};

constexpr Word kPresets[] = {
    {BASTIDE_PRESET_WINTER, "winter", "The Winter Edition"},
    {BASTIDE_PRESET_BASE, "base", "The base game of 72 tiles"},
    {BASTIDE_PRESET_FIRST_GAME, "first_game", "The Winter Edition without farmers", "BASE-VAR-01"},
    {BASTIDE_PRESET_WINTER_TOWER, "winter+tower", "The Winter Edition with The Tower"},
    {BASTIDE_PRESET_WINTER_ABBEY_MAYOR, "winter+abbey_mayor", "The Winter Edition with Abbey & Mayor"},
    {BASTIDE_PRESET_WINTER_TOWER_ABBEY_MAYOR, "winter+tower+abbey_mayor", "The Winter Edition with The Tower and Abbey & Mayor"},
    {BASTIDE_PRESET_OLD_SMALL_CITIES, "old_small_cities", "The base game with cheap cities of two tiles", "BASE-VAR-02"},
};

constexpr Word kThings[] = {
    {BASTIDE_THING_TOWER, "tower"},         {BASTIDE_THING_PRISONER, "prisoner"}, {BASTIDE_THING_HOLE, "hole"},
    {BASTIDE_THING_HAND, "hand"},           {BASTIDE_THING_BARN, "barn"},         {BASTIDE_THING_DIE, "die"},
    {BASTIDE_THING_DICE_CITY, "dice_city"}, {BASTIDE_THING_BID, "bid"},
};

constexpr Word kFaces[] = {
    {BASTIDE_FACE_CAP, "cap"}, {BASTIDE_FACE_CORNER, "corner"}, {BASTIDE_FACE_STRAIGHT, "straight"},
    {BASTIDE_FACE_TEE, "tee"}, {BASTIDE_FACE_KNIGHT, "knight"}, {BASTIDE_FACE_CATAPULT, "catapult"},
};

constexpr Word kSides[] = {
    {BASTIDE_SIDE_FIELD, "field"},
    {BASTIDE_SIDE_ROAD, "road"},
    {BASTIDE_SIDE_CITY, "city"},
};

constexpr Word kEvents[] = {
    {BASTIDE_EVENT_TURN, "turn"},           {BASTIDE_EVENT_DREW, "drew"},           {BASTIDE_EVENT_REMOVED, "removed"},
    {BASTIDE_EVENT_PLACED, "placed"},       {BASTIDE_EVENT_DEPLOYED, "deployed"},   {BASTIDE_EVENT_COMPLETED, "completed"},
    {BASTIDE_EVENT_SCORED, "scored"},       {BASTIDE_EVENT_RETURNED, "returned"},   {BASTIDE_EVENT_CAPTURED, "captured"},
    {BASTIDE_EVENT_RELEASED, "released"},   {BASTIDE_EVENT_MOVED, "moved"},         {BASTIDE_EVENT_ENDED, "ended"},
    {BASTIDE_EVENT_FINAL, "final"},         {BASTIDE_EVENT_ROLLED, "rolled"},       {BASTIDE_EVENT_PASSED, "passed"},
    {BASTIDE_EVENT_BUILT, "built"},         {BASTIDE_EVENT_COLLECTED, "collected"}, {BASTIDE_EVENT_KEPT, "kept"},
    {BASTIDE_EVENT_SET_ASIDE, "set_aside"}, {BASTIDE_EVENT_ELECTED, "elected"},     {BASTIDE_EVENT_BID, "bid"},
    {BASTIDE_EVENT_SOLD, "sold"},           {BASTIDE_EVENT_RESUMED, "resumed"},     {BASTIDE_EVENT_REVEALED, "revealed"},
};

constexpr Word kRules[] = {
    {BASTIDE_RULE_ROAD, "road", "completed road", "BASE-ROAD-02"},
    {BASTIDE_RULE_CITY, "city", "completed city", "BASE-CITY-02"},
    {BASTIDE_RULE_CITY_PENNANTS, "city_pennants", "pennants of a completed city", "BASE-CITY-02"},
    {BASTIDE_RULE_MONASTERY, "monastery", "completed monastery", "BASE-MON-02"},
    {BASTIDE_RULE_FINAL_ROAD, "final_road", "incomplete road", "BASE-FINAL-02"},
    {BASTIDE_RULE_FINAL_CITY, "final_city", "incomplete city", "BASE-FINAL-02"},
    {BASTIDE_RULE_FINAL_CITY_PENNANTS, "final_city_pennants", "pennants of an incomplete city", "BASE-FINAL-02"},
    {BASTIDE_RULE_FINAL_MONASTERY, "final_monastery", "incomplete monastery", "BASE-FINAL-02"},
    {BASTIDE_RULE_FINAL_FIELD, "final_field", "completed cities at a field", "BASE-FINAL-05"},
    {BASTIDE_RULE_RANSOM_PAID, "ransom_paid", "ransom paid", "TOWER-RANSOM-01"},
    {BASTIDE_RULE_RANSOM_RECEIVED, "ransom_received", "ransom received", "TOWER-RANSOM-01"},
    {BASTIDE_RULE_BARN_PLACED, "barn_placed", "completed cities at a field with a new barn", "BARN-SCORE-01"},
    {BASTIDE_RULE_BARN_JOINED, "barn_joined", "completed cities at a field joined to a barn", "BARN-JOIN-02"},
    {BASTIDE_RULE_FINAL_BARN, "final_barn", "completed cities at a barn's field", "BARN-FINAL-01"},
    {BASTIDE_RULE_DICE_CITY, "dice_city", "largest closed city of dice", "DICE-SCORE-02"},
    {BASTIDE_RULE_TILE_BOUGHT, "tile_bought", "price paid for a tile", "HOUSE-SALE-01"},
    {BASTIDE_RULE_TILE_SOLD, "tile_sold", "price received for a tile", "HOUSE-SALE-01"},
};

constexpr Word kReasons[] = {
    {BASTIDE_REASON_NONE, "none", "Nothing is against it."},
    {BASTIDE_REASON_GAME_OVER, "game_over", "The game is over.", "BASE-END-01"},
    {BASTIDE_REASON_NOT_YOUR_DECISION, "not_your_decision", "Somebody else decides now.", "BASE-TURN-01"},
    {BASTIDE_REASON_WRONG_STEP, "wrong_step", "This is not asked for now.", "BASE-TURN-02"},
    {BASTIDE_REASON_TILE_NOT_LEFT, "tile_not_left", "No such tile is left to draw.", "BASE-SETUP-02"},
    {BASTIDE_REASON_WRONG_TILE, "wrong_tile", "This is not the tile that was drawn.", "BASE-TURN-02"},
    {BASTIDE_REASON_CELL_TAKEN, "cell_taken", "A tile lies there already.", "BASE-PLACE-01"},
    {BASTIDE_REASON_TOUCHES_NOTHING, "touches_nothing", "No side of the cell touches a placed tile.", "BASE-PLACE-01"},
    {BASTIDE_REASON_SIDE_MISMATCH, "side_mismatch", "A side does not match its neighbour.", "BASE-PLACE-02"},
    {BASTIDE_REASON_MUST_PLACE, "must_place", "A tile that can be placed must be placed.", "BASE-TURN-03"},
    {BASTIDE_REASON_NOT_LAST_TILE, "not_last_tile", "Only the tile just placed takes a piece.", "BASE-MEEPLE-02"},
    {BASTIDE_REASON_NO_SUCH_SEGMENT, "no_such_segment", "The tile has no such segment.", "BASE-MEEPLE-02"},
    {BASTIDE_REASON_NO_SUCH_PIECE, "no_such_piece", "The game has no piece of that kind.", "BASE-MEEPLE-02"},
    {BASTIDE_REASON_SUPPLY_EMPTY, "supply_empty", "No piece of that kind is left in the supply.", "BASE-MEEPLE-09"},
    {BASTIDE_REASON_WRONG_SEGMENT, "wrong_segment", "A piece of that kind may not stand there.", "BASE-MEEPLE-02"},
    {BASTIDE_REASON_OCCUPIED, "occupied", "The feature is occupied.", "BASE-MEEPLE-03"},
    {BASTIDE_REASON_OUT_OF_REACH, "out_of_reach", "No board grows as far as that cell.", "BASE-PLACE-01"},
    {BASTIDE_REASON_NOT_ON_BOARD, "not_on_board", "The piece is not on the board.", "TOWER-CAPTURE-08"},
    {BASTIDE_REASON_NO_TOWER, "no_tower", "There is no tower to stand on, only a foundation.", "TOWER-TOP-02"},
    {BASTIDE_REASON_TOWER_CLOSED, "tower_closed", "A follower stands on the tower.", "TOWER-TOP-03"},
    {BASTIDE_REASON_OUT_OF_RANGE, "out_of_range", "The tower does not reach that far.", "TOWER-CAPTURE-03"},
    {BASTIDE_REASON_CANNOT_BE_TAKEN, "cannot_be_taken", "That piece cannot be captured.", "TOWER-CAPTURE-08"},
    {BASTIDE_REASON_NOT_PRISONER, "not_prisoner", "The piece is no such prisoner.", "TOWER-RANSOM-01"},
    {BASTIDE_REASON_RANSOM_PAID, "ransom_paid", "A ransom was paid this turn already.", "TOWER-RANSOM-02"},
    {BASTIDE_REASON_RANSOM_TOO_DEAR, "ransom_too_dear", "A ransom costs 3 points.", "TOWER-RANSOM-03"},
    {BASTIDE_REASON_NO_RANSOM, "no_ransom", "The game is played without ransom.", "TOWER-HOUSE-02"},
    {BASTIDE_REASON_NOT_OWN_TURN, "not_own_turn", "This can be done in the own turn only.", "TOWER-SEQ-01"},
    {BASTIDE_REASON_NO_ABBEY, "no_abbey", "The seat has no abbey left.", "ABBEY-PLACE-06"},
    {BASTIDE_REASON_NO_HOLE, "no_hole", "An abbey is placed between four tiles only.", "ABBEY-PLACE-02"},
    {BASTIDE_REASON_ABBEY_UNTURNED, "abbey_unturned", "An abbey is placed with rotation 0.", "ABBEY-PLACE-03"},
    {BASTIDE_REASON_MUST_PLACE_ABBEY, "must_place_abbey", "With no tile left the abbey must be placed.", "ABBEY-END-02"},
    {BASTIDE_REASON_NO_JUNCTION, "no_junction", "Four tiles that show only field must meet at the corner.", "BARN-PLACE-02"},
    {BASTIDE_REASON_BARN_IN_FIELD, "barn_in_field", "A barn stands in the field.", "BARN-PLACE-05"},
    {BASTIDE_REASON_FEATURE_COMPLETE, "feature_complete", "The feature is complete.", "WAGON-MOVE-02"},
    {BASTIDE_REASON_WAGON_TOO_FAR, "wagon_too_far", "The wagon does not get there.", "WAGON-MOVE-02"},
    {BASTIDE_REASON_NOT_THIS_PIECE, "not_this_piece", "Another piece is to be moved now.", "WAGON-MOVE-07"},
    {BASTIDE_REASON_NOT_A_CITY_FACE, "not_a_city_face", "Knights and catapults are never built.", "DICE-TURN-03"},
    {BASTIDE_REASON_FACE_NOT_IN_TRAY, "face_not_in_tray", "No die of the tray shows that face.", "DICE-TURN-05"},
    {BASTIDE_REASON_DIE_IN_THE_WAY, "die_in_the_way", "A die lies there already.", "DICE-BUILD-06"},
    {BASTIDE_REASON_TOO_FAR_AWAY, "too_far_away", "The first die goes on (0,0), later ones not too far from those built.",
     "DICE-MODEL-06"},
    {BASTIDE_REASON_COLOUR_MISMATCH, "colour_mismatch", "Black must meet black and white must meet white.", "DICE-BUILD-02"},
    {BASTIDE_REASON_NO_KNIGHT_IN_TRAY, "no_knight_in_tray", "The tray shows no knight.", "DICE-TURN-03"},
    {BASTIDE_REASON_NO_ROLLS_LEFT, "no_rolls_left", "A turn has three rolls.", "DICE-TURN-02"},
    {BASTIDE_REASON_TRAY_EMPTY, "tray_empty", "No die is left to roll.", "DICE-TURN-07"},
    {BASTIDE_REASON_TOO_FEW_KNIGHTS, "too_few_knights", "Keeping a knight takes three of them.", "DICE-KNIGHT-01"},
    {BASTIDE_REASON_WRONG_DICE_COUNT, "wrong_dice_count", "All dice of the tray fall, and no others.", "DICE-TURN-04"},
    {BASTIDE_REASON_OFF_TABLE, "off_table", "The cell lies outside the table.", "HOUSE-TABLE-01"},
    {BASTIDE_REASON_NO_SUCH_SEAT, "no_such_seat", "The game has no such seat.", "HOUSE-START-01"},
    {BASTIDE_REASON_BID_OUT_OF_RANGE, "bid_out_of_range", "A bid is 1 point at least and at most what the seat has.",
     "HOUSE-SALE-01"},
    {BASTIDE_REASON_NO_BID, "no_bid", "That seat has made no bid.", "HOUSE-SALE-01"},
    {BASTIDE_REASON_NO_TILE_THERE, "no_tile_there", "No tile lies there.", "BASE-MEEPLE-02"},
    {BASTIDE_REASON_FEATURE_SCORED, "feature_scored", "The feature is complete; its pieces went home.", "BASE-SCORE-04"},
    {BASTIDE_REASON_NO_PRISONS, "no_prisons", "Nothing takes prisoners in this game.", "TOWER-CAPTURE-01"},
    {BASTIDE_REASON_OWN_PRISONER, "own_prisoner", "Nobody holds his own piece.", "TOWER-CAPTURE-15"},
    {BASTIDE_REASON_MUTUAL_PRISONERS, "mutual_prisoners", "Prisoners of two seats are exchanged at once.", "TOWER-EXCHANGE-01"},
    {BASTIDE_REASON_TILE_FITS_NOWHERE, "tile_fits_nowhere", "The drawn tile cannot be placed anywhere.", "BASE-DRAW-02"},
    {BASTIDE_REASON_CONFIG_RULESET, "config_ruleset", "There is no such ruleset."},
    {BASTIDE_REASON_CONFIG_CHANCE, "config_chance", "There is no such kind of chance."},
    {BASTIDE_REASON_CONFIG_SEATS, "config_seats", "That many seats cannot play the chosen boxes.", "BASE-COMP-05"},
    {BASTIDE_REASON_CONFIG_FIRST_SEAT, "config_first_seat", "The first seat is none of the seats.", "BASE-SETUP-04"},
    {BASTIDE_REASON_CONFIG_CHOICE, "config_choice", "A choice is unknown, made twice or of no use."},
    {BASTIDE_REASON_CONFIG_VALUE, "config_value", "The value of a choice is out of range."},
    {BASTIDE_REASON_CONFIG_NO_START, "config_no_start", "None of the chosen tile sets has a start tile.", "BASE-SETUP-01"},
    {BASTIDE_REASON_CONFIG_TOO_LARGE, "config_too_large", "More tiles, pieces, events or rules than the library can hold."},
    {BASTIDE_REASON_CONFIG_REVISION, "config_revision", "An unknown revision of the rules."},
    {BASTIDE_REASON_CONFIG_TILESET, "config_tileset", "A tile set handle is missing or names a tile that is there already."},
    {BASTIDE_REASON_CONFIG_CAPACITY, "config_capacity", "The event capacity is out of range."},
    {BASTIDE_REASON_CONFIG_OPTION_ALONE, "config_option_alone", "An option is chosen whose box is not played."},
    {BASTIDE_REASON_CONFIG_CONTRADICTION, "config_contradiction", "Two options exclude each other."},
    {BASTIDE_REASON_CONFIG_OPTION_NEEDS, "config_option_needs", "An option needs another choice that is not made."},
    {BASTIDE_REASON_POSITION_ENTRY, "position_entry", "An entry is of an unknown kind."},
    {BASTIDE_REASON_POSITION_NUMBER, "position_number", "A number is out of range."},
    {BASTIDE_REASON_POSITION_TWICE, "position_twice", "This is told already."},
    {BASTIDE_REASON_POSITION_TILE, "position_tile", "The game has no tile type of that number."},
    {BASTIDE_REASON_POSITION_HAND, "position_hand", "The seat cannot hold that tile, or no more of them."},
    {BASTIDE_REASON_POSITION_NOTE, "position_note", "The game keeps no such note."},
    {BASTIDE_REASON_POSITION_BAG, "position_bag", "Tell what is in the bag or what is out of the game, not both."},
    {BASTIDE_REASON_POSITION_STEP, "position_step", "No turn of this game can begin at that step."},
    {BASTIDE_REASON_POSITION_DECISION, "position_decision", "Nothing is to be decided at that step."},
    {BASTIDE_REASON_POSITION_FRESH, "position_fresh", "Before the deployment nothing stands on the tile just placed."},
};

constexpr Word kPuts[] = {
    {BASTIDE_PUT_TILE, "tile"}, {BASTIDE_PUT_PIECE, "piece"}, {BASTIDE_PUT_PRISONER, "prisoner"}, {BASTIDE_PUT_SCORE, "score"},
    {BASTIDE_PUT_HELD, "held"}, {BASTIDE_PUT_OUT, "out"},     {BASTIDE_PUT_BAG, "bag"},           {BASTIDE_PUT_NOTE, "note"},
};

constexpr Word kNoteNames[] = {
    {BASTIDE_NOTE_RANSOM_PAID, "ransom_paid", "The seat on turn has paid a ransom.", "TOWER-RANSOM-02"},
    {BASTIDE_NOTE_IDLE_TURNS, "idle_turns", "Seats in a row without a placement.", "HOUSE-DRAW-02"},
    {BASTIDE_NOTE_LAST_ROUND, "last_round", "The turns for abbeys end with the seat of this number less 1.", "AM-OPT-01"},
    {BASTIDE_NOTE_SALE_ASKED, "sale_asked", "Seats that were asked for a bid this turn; one more when it sold.", "HOUSE-SALE-01"},
};

/// Tables, masks and bytes are sized by the numbers below: no word may lie beyond.
template <u32 N>
constexpr bool all_below(i32 end, const Word (&words)[N]) noexcept
{
    for (const Word& word : words)
        if (word.number < 0 || word.number >= end) return false;
    return true;
}
static_assert(all_below(kVerbs, kActions));  // bastide_pending.kinds has a bit for each
static_assert(all_below(kSegmentKinds, kSegments));
static_assert(all_below(kPieceKinds, kPieces));
static_assert(all_below(kSets, kSetNames));
static_assert(all_below(kOptions, kOptionNames));
static_assert(all_below(kPutKinds, kPuts));
static_assert(all_below(kNotes, kNoteNames));
static_assert(all_below(0x100, kSteps) && all_below(0x100, kPlaces) && all_below(0x100, kEvents) && all_below(0x100, kRules));
static_assert(all_below(0x100, kThings) && all_below(0x100, kEnds) && all_below(0x10000, kReasons));

template <u32 N>
constexpr WordList list_of(const Word (&words)[N]) noexcept
{
    return {words, N};
}

}  // namespace

const Word* WordList::find(i32 number) const noexcept
{
    for (const Word& word : *this)
        if (word.number == number) return &word;
    return nullptr;
}

const Word* WordList::find(Text name) const noexcept
{
    for (const Word& word : *this)
        if (Text(word.name) == name) return &word;
    return nullptr;
}

const Word* WordList::next_above(const Word* after) const noexcept
{
    const Word* next = nullptr;
    for (const Word& word : *this)
        if ((!after || word.number > after->number) && (!next || word.number < next->number)) next = &word;
    return next;
}

WordList words(i32 list) noexcept
{
    switch (list) {
        case BASTIDE_LIST_STATUS: return list_of(kStatuses);
        case BASTIDE_LIST_ACTION: return list_of(kActions);
        case BASTIDE_LIST_STEP: return list_of(kSteps);
        case BASTIDE_LIST_SEGMENT: return list_of(kSegments);
        case BASTIDE_LIST_PIECE: return list_of(kPieces);
        case BASTIDE_LIST_WHERE: return list_of(kPlaces);
        case BASTIDE_LIST_SET: return list_of(kSetNames);
        case BASTIDE_LIST_EVENT: return list_of(kEvents);
        case BASTIDE_LIST_RULE: return list_of(kRules);
        case BASTIDE_LIST_REASON: return list_of(kReasons);
        case BASTIDE_LIST_END: return list_of(kEnds);
        case BASTIDE_LIST_SIDE: return list_of(kSides);
        case BASTIDE_LIST_OPTION: return list_of(kOptionNames);
        case BASTIDE_LIST_THING: return list_of(kThings);
        case BASTIDE_LIST_FACE: return list_of(kFaces);
        case BASTIDE_LIST_PRESET: return list_of(kPresets);
        case BASTIDE_LIST_PUT: return list_of(kPuts);
        case BASTIDE_LIST_NOTE: return list_of(kNoteNames);
        default: return {};
    }
}

Text name_of(i32 list, i32 number) noexcept
{
    const Word* word = words(list).find(number);
    return word ? Text(word->name) : Text("?");
}

Text sentence_of_reason(i32 reason) noexcept
{
    const Word* word = words(BASTIDE_LIST_REASON).find(reason);
    return word ? Text(word->sentence) : Text("The reason is not known.");
}

}  // namespace bastide
