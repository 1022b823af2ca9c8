// SPDX-License-Identifier: MIT
// Generated from capi/abi/bastide_api.json by tools/generate.py. Do not edit; run ./dev api.

export const abiVersion = 1;
export const layout = 2203557308;
export const nowhere = -32768;
export const viewPublic = -1;
export const viewFull = -100;
export const seatsMax = 8;

/** The numbers of the vocabularies; the words are asked of the library. */
export const vocabularies = { status: 1, action: 2, step: 3, event: 4, cause: 5, reward: 6, reason: 7, thing: 8, option: 9, preset: 10, note: 11, put: 12, choice: 13, piece: 14, segment: 15, side: 16, spot: 17, road_end: 18, mark: 19, set: 20, face: 21, game: 22, chance: 23, origin: 24, seat_state: 25, vocabulary: 26, box: 27, path: 28, sign: 29, script_line: 30 } as const;
export type VocabularyName = keyof typeof vocabularies;

export interface RecordTable { size: number; fields: string; kind?: string; common?: string; uses?: { [kind: number]: string } }
/** Where each field of each record lies and how it is read; src/memory.ts explains the letters. */
export const records = {
  config: { size: 64, fields: 'game@0wgame chance@4wchance seats@8i firstSeat@12i seed@16q eventCapacity@24i rulesRevision@28i flags@32u' },
  choice: {
    size: 32, kind: 'kind', common: 'kind',
    fields: 'kind@0wchoice id@4i value@8i',
    uses: {
      1: 'id=wset value=i',
      2: 'id=wpiece value=i',
      3: 'id=woption value=i',
      4: 'id=i value=i',
      5: 'id=i value=b',
    },
  },
  refusal: {
    size: 352, kind: 'reason', common: 'status reason index otherIndex line column text',
    fields: 'status@0wstatus reason@4wreason index@8o otherIndex@12o option@16woption otherOption@20woption line@24i column@28i seat@32o tile@36o x@40p y@44p side@48o sideKind@52wside otherSideKind@56wside spot@60wspot segment@64o segmentKind@68wsegment feature@72o piece@76o pieceKind@80wpiece least@84i most@88i box@92wbox set@96wset field@100o value@104i name@108t16 text@160t192',
    uses: {
      2: 'seat',
      4: 'tile=i',
      5: 'tile=i',
      6: 'x=i y=i',
      7: 'x=i y=i',
      8: 'x=i y=i side=i sideKind=wside otherSideKind=wside',
      10: 'x=i y=i',
      11: 'segment',
      12: 'pieceKind',
      13: 'pieceKind=wpiece',
      14: 'segment=i segmentKind=wsegment',
      15: 'feature piece seat=i x=i y=i segment=i',
      16: 'x y',
      17: 'piece=i',
      18: 'feature=i',
      19: 'piece=i',
      20: 'seat',
      21: 'seat=i',
      22: 'piece=i',
      23: 'seat=i',
      24: 'name=t16',
      25: 'pieceKind=wpiece',
      27: 'name=t16 field value=i least=i most=i',
      28: 'name=t16 field value=i',
      29: 'name=t16 value=i least=i most=i',
      30: 'pieceKind=wpiece',
      31: 'pieceKind=wpiece',
      301: 'segment=i',
      302: 'piece seat=i',
      303: 'x=i y=i most=i',
      304: 'piece=i',
      306: 'least=i',
      309: 'seat=i',
      401: 'seat=i',
      402: 'x=i y=i',
      405: 'spot=wspot x=i y=i',
      406: 'feature=i piece=i seat=i x=i y=i',
      407: 'x=i y=i',
      601: 'feature',
      602: 'feature',
      701: 'piece=i',
      801: 'x=i y=i',
      802: 'x=i y=i',
      803: 'x=i y=i',
      804: 'x=i y=i',
      805: 'x=i y=i',
      808: 'tile=i',
      809: 'tile=i',
      810: 'tile=i',
      811: 'tile=i',
      812: 'tile=i',
      1301: 'piece=i',
      1302: 'feature piece=i',
      1401: 'x=i y=i',
      1402: 'x=i y=i',
      1701: 'tile=i',
      1702: 'x=i y=i',
      1703: 'x=i y=i',
      1704: 'x=i y=i',
      1706: 'x=i y=i',
      1707: 'piece=i',
      1708: 'x=i y=i',
      1709: 'x=i y=i',
      1711: 'piece=i',
      1713: 'pieceKind=wpiece',
      1801: 'piece=i seat=i x=i y=i segment=i feature=i',
      1802: 'piece=i',
      1901: 'x=i y=i side=i sideKind',
      1902: 'x=i y=i',
      1903: 'x=i y=i',
      1904: 'x=i y=i',
      1905: 'x=i y=i side=i sideKind',
      1907: 'x=i y=i',
      1908: 'x=i y=i',
      1909: 'tile=i',
      1910: 'x=i y=i',
      1912: 'x=i y=i seat=i piece=i',
      1913: 'x=i y=i',
      1920: 'x=i y=i seat piece=i',
      1921: 'x=i y=i',
      1926: 'least=i most=i',
      1928: 'seat=i',
      2001: 'piece=i x=i y=i',
      2002: 'x=i y=i',
      2003: 'x=i y=i',
      2004: 'piece=i',
      2005: 'x=i y=i',
      2006: 'x=i y=i feature=i',
      2007: 'piece=i x=i y=i',
      2008: 'x=i y=i',
      2101: 'x=i y=i',
      2102: 'x=i y=i',
      2103: 'x=i y=i',
      2104: 'pieceKind=wpiece',
      2105: 'x=i y=i',
      2106: 'piece=i',
      2201: 'x=i y=i',
      2203: 'pieceKind=wpiece',
      2204: 'x=i y=i',
      2301: 'x=i y=i',
      2302: 'x=i y=i piece=i seat=i',
      2305: 'piece=i',
      2306: 'piece=i',
      2307: 'piece',
      2402: 'x=i y=i',
      2403: 'x=i y=i',
      2404: 'x=i y=i',
      2405: 'x=i y=i',
      2406: 'x=i y=i',
      2407: 'x=i y=i',
      2408: 'x=i y=i',
      2409: 'x=i y=i',
      2410: 'x=i y=i',
      2501: 'x=i y=i',
      2601: 'piece=i x=i y=i segment=i feature=i',
      2603: 'piece=i',
      2702: 'x=i y=i segment=i',
      2703: 'piece=i',
      2706: 'pieceKind=wpiece',
      3301: 'piece=i seat=i x=i y=i',
      3601: 'piece=i',
      3602: 'piece=i x=i y=i',
      3603: 'x=i y=i',
      3604: 'x=i y=i',
      3701: 'seat=i',
      3702: 'seat=i',
      3704: 'piece=i',
      3802: 'pieceKind=wpiece',
      3805: 'x=i y=i feature=i',
      8001: 'x=i y=i',
      8002: 'least=i most=i',
      8003: 'seat=i',
      8004: 'tile=i',
      8005: 'tile=i',
      8102: 'tile=i',
      8103: 'x=i y=i',
      8104: 'x=i y=i',
      8105: 'x=i y=i side=i sideKind=wside otherSideKind=wside',
      8110: 'most=i',
      9802: 'least=i most=i',
      9804: 'tile',
      9805: 'seat=i tile=i most=i',
      9811: 'x=i y=i',
      9812: 'feature',
      9813: 'tile=i',
      9901: 'name=t16 field=i value=i least=i most=i',
      9902: 'name=t16 field=i value=i least=i most=i',
      9903: 'name=t16 field value=i least=i most=i',
      9904: 'name=t16 field value=i least=i most=i',
      9905: 'option=woption tile least=i most=i name=t16 field value=i',
      9906: 'option=woption least=i most=i name=t16 field value=i',
      9907: 'name=t16',
      9908: 'most=i',
      9909: 'name=t16 field=i value=i least=i most=i',
      9910: 'tile=i name=t16',
      9911: 'name=t16 field=i value=i least=i most=i',
      9912: 'option=woption name=t16',
      9913: 'option=woption otherOption set name=t16',
      9914: 'option=woption otherOption name=t16',
      9915: 'name=t16 field=i value=i least=i most=i',
      9916: 'option box=wbox',
    },
  },
  decision: {
    size: 128, kind: 'step', common: 'kinds over seat step turnSeat turn mayPass tilesLeft winners action',
    fields: 'kinds@0Waction over@8b seat@12o step@16wstep turnSeat@20i turn@24i mayPass@28b tile@32o placed@36o x@40p y@44p segment@48o feature@52o piece@56o pieceKind@60wpiece otherSeat@64o least@68i most@72i tilesLeft@76i winners@80m action@84i',
    uses: {
      2: 'tile',
      3: 'placed=i x=i y=i',
      301: 'least=i',
      302: 'least=i',
      303: 'placed=i x=i y=i segment=i',
      304: 'otherSeat=i',
      401: 'tile=i',
      402: 'piece=i pieceKind=wpiece x=i y=i segment=i feature=i',
      1501: 'placed=i x=i y=i',
      1701: 'piece=i pieceKind=wpiece x=i y=i most=i',
      1702: 'placed=i x=i y=i',
      1801: 'piece=i pieceKind=wpiece x=i y=i segment=i feature=i',
      1802: 'piece=i pieceKind=wpiece x=i y=i segment=i feature=i',
      1920: 'piece=i pieceKind=wpiece x=i y=i segment=i feature=i',
      1921: 'piece=i pieceKind=wpiece x=i y=i segment=i feature=i',
      1922: 'least=i most=i',
      1923: 'tile=i otherSeat=i least=i most=i',
      1924: 'tile=i otherSeat=i most=i',
      2003: 'piece=i pieceKind=wpiece x=i y=i',
      2101: 'piece=i pieceKind=wpiece x=i y=i',
      2201: 'piece=i pieceKind=wpiece x=i y=i',
      2202: 'piece=i pieceKind=wpiece x=i y=i',
      2301: 'placed=i x=i y=i',
      2401: 'placed=i x=i y=i',
      2402: 'placed=i x=i y=i',
      2501: 'placed=i piece=i pieceKind=wpiece x=i y=i',
      2601: 'placed=i x=i y=i',
      2602: 'x=i y=i segment=i feature=i',
      2701: 'placed=i x=i y=i',
      2702: 'x=i y=i',
      2703: 'x=i y=i',
      3701: 'piece=i pieceKind=wpiece',
      3702: 'piece=i pieceKind=wpiece otherSeat=i least=i x y segment feature',
      3703: 'piece=i pieceKind=wpiece otherSeat=i',
      3801: 'piece=i pieceKind=wpiece least=i x y segment feature',
      3802: 'piece=i pieceKind=wpiece',
      3803: 'pieceKind=wpiece least=i',
      8004: 'tile=i otherSeat=i least=i most=i',
      8005: 'tile=i',
    },
  },
  action: {
    size: 96, kind: 'kind', common: 'kind seat origin',
    fields: 'kind@0waction seat@4o origin@8worigin tile@12o x@16p y@20p rotation@24i spot@28wspot segment@32o pieceKind@36wpiece piece@40o otherSeat@44o points@48i faces@52u cause@56wcause span@60i',
    uses: {
      1: 'tile=i otherSeat',
      2: 'tile=i x=i y=i rotation=i',
      3: 'spot=wspot x=i y=i segment pieceKind=wpiece',
      5: 'piece=i cause=wcause',
      6: 'piece=i',
      7: 'piece=i',
      8: 'piece=i spot=wspot x=i y=i segment',
      13: 'faces=u',
      14: 'otherSeat=i',
      15: 'tile=i',
      16: 'points=i tile',
      17: 'otherSeat=i',
      18: 'otherSeat',
      19: 'tile=i otherSeat',
      22: 'spot=wspot x=i y=i segment',
      23: 'cause=wcause',
      24: 'x=i y=i span=i',
      25: 'tile=i x=i y=i rotation=i span=i',
      28: 'pieceKind=wpiece',
    },
  },
  event: {
    size: 192, kind: 'kind', common: 'seq group kind action undone turn',
    fields: 'seq@0s group@8s kind@16wevent cause@20wcause action@24o undone@28b turn@32i seat@36o otherSeat@40o tile@44o placed@48o x@52p y@56p rotation@60i spot@64wspot segment@68o feature@72o featureKind@76wsegment fromSpot@80wspot fromX@84p fromY@88p fromSegment@92o fromFeature@96o piece@100o pieceKind@104wpiece reward@108wreward count@112i each@116i points@120i seats@124m viewers@128m faces@132u step@136wstep beside@140o span@144i fromSpan@148i',
    uses: {
      1: 'seat=i cause count=i',
      2: 'seat=i',
      3: 'seat tile count=i viewers=m',
      4: 'seat tile cause=wcause',
      5: 'seat tile=i placed=i x=i y=i rotation=i piece',
      6: 'seat otherSeat piece pieceKind cause=wcause spot=wspot x y segment feature featureKind beside fromSpot fromX fromY fromSegment fromFeature span=i fromSpan=i',
      7: 'seat=i feature=i featureKind=wsegment x=i y=i count=i',
      8: 'feature featureKind x y cause seats=m count=i',
      9: 'seat=i reward=wreward count=i each=i points=i feature featureKind otherSeat',
      10: 'seat=i step=wstep',
      12: 'seats=m',
      14: 'seat=i',
      15: 'seat=i cause=wcause',
      16: 'seat otherSeat=i',
      17: 'seat=i points=i tile',
      18: 'seat otherSeat=i tile=i points=i',
      19: 'seat=i tile=i',
      20: 'seat=i faces=u count=i',
      21: 'seat=i cause=wcause',
      23: 'seat=i count=i',
    },
  },
  scoreLine: { size: 80, fields: 'seq@0s group@8s action@16i seat@20i otherSeat@24o reward@28wreward feature@32o featureKind@36wsegment count@40i each@44i points@48i total@52i' },
  seat: { size: 64, fields: 'seat@0i state@4wseat_state score@8i track@12i laps@16i die@20i supply@24i hand@28i' },
  standing: { size: 48, fields: 'seat@0i rank@4i score@8i finalScore@12i wins@16b' },
  placed: { size: 48, fields: 'index@0i tile@4i x@8i y@12i rotation@16i copy@20i seat@24o turn@28i action@32o span@36i drawing@40i' },
  piece: { size: 80, fields: 'id@0i kind@4wpiece seat@8o spot@12wspot x@16p y@20p placed@24o segment@28o feature@32o otherSeat@36o beside@40o span@44i' },
  feature: { size: 176, fields: 'marks@0Wmark id@8i kind@12wsegment complete@16b tiles@20i segments@24i openSides@28i pennants@32i pointsNow@36i pointsComplete@40i occupants@44m leaders@48m weights@52i*8 points@84i*8' },
  placedSegment: { size: 32, fields: 'placed@0i x@4i y@8i segment@12i' },
  thing: {
    size: 96, kind: 'kind', common: 'kind id',
    fields: 'kind@0wthing id@4o seat@8o otherSeat@12o spot@16wspot x@20p y@24p segment@28o feature@32o piece@36o pieceKind@40wpiece tile@44o count@48i points@52i reach@56i closed@60b',
    uses: {
      1: 'seat tile count=i',
      301: 'spot=wspot x=i y=i segment=i count=i reach=i closed=b piece seat',
      401: 'x=i y=i',
      402: 'spot=wspot x=i y=i piece=i seat=i feature=i count=i points=i',
      601: 'spot=wspot pieceKind=wpiece seat=i count=i',
      1101: 'piece=i seat count=i points=i',
      1102: 'piece=i seat count=i points=i',
      1301: 'x=i y=i segment=i feature=i closed=b',
      1401: 'x=i y=i segment=i feature=i',
      1801: 'spot=wspot x=i y=i segment=i piece=i seat=i feature=i count=i points=i closed=b',
      1802: 'pieceKind=wpiece count=i',
      1803: 'count=i',
      1920: 'spot=wspot x=i y=i segment=i piece=i seat=i feature=i closed=b',
      1921: 'seat=i points=i',
      2001: 'x=i y=i segment=i count=i closed=b',
      2101: 'pieceKind=wpiece count=i points=i',
      2102: 'spot=wspot x=i y=i count=i points=i closed=b',
      2501: 'seat=i count=i points=i',
      3801: 'pieceKind=wpiece count=i',
      8001: 'seat=i points=i tile',
    },
  },
  stock: { size: 48, fields: 'tile@0i total@4i left@8i aside@12i placed@16i held@20i removed@24i placements@28i' },
  placement: { size: 32, fields: 'x@0i y@4i rotations@8m' },
  openCell: { size: 64, fields: 'x@0p y@4p sides@8wside*4 types@24i left@28i' },
  brief: { size: 160, fields: 'feature@0o kind@4wsegment complete@8b openCells@12i leastLeft@16i chance@20i pointsNow@24i pointsComplete@28i occupants@32m leaders@36m pieces@40i*8 weights@72i*8' },
  tileDef: { size: 96, fields: 'id@0i set@4wset count@8i segments@12i flags@16u sides@20wside*4 gardens@36i marks@40Wmark markValue@48i name@52t16' },
  segmentDef: { size: 96, fields: 'index@0i kind@4wsegment ports@8m flags@12u marks@16Wmark pennants@24i borders@28m links@32m crosses@36m roadEnd@40wroad_end meets@44m walls@48m nearSide@52o corners@56m' },
  point: { size: 8, fields: 'x@0i y@4i' },
  path: { size: 32, fields: 'kind@0wpath segment@4o otherSegment@8o first@12i count@16i' },
  sign: { size: 32, fields: 'kind@0wsign segment@4o x@8i y@12i mark@16wmark' },
  optionDef: { size: 64, fields: 'id@0woption least@4i most@8i usual@12i set@16wset needs@20woption excludes@24woption game@28wgame otherSets@32m excludedSets@40m' },
  scriptLine: {
    size: 80, kind: 'kind', common: 'kind line depth actions',
    fields: 'kind@0wscript_line line@4i depth@8i actions@12i seat@16o milliseconds@20i tag@48t32',
    uses: {
      2: 'tag=t32',
      8: 'seat=i milliseconds=i',
    },
  },
  position: { size: 64, fields: 'turn@0i seat@4o step@8wstep tile@12o' },
  put: {
    size: 96, kind: 'kind', common: 'kind',
    fields: 'kind@0wput seat@4o tile@8o x@12p y@16p rotation@20i spot@24wspot segment@28o pieceKind@32wpiece piece@36i slot@40i otherSeat@44o points@48i count@52i note@56wnote number@60i beside@64i span@68i',
    uses: {
      1: 'tile=i x=i y=i rotation=i span=i',
      2: 'seat pieceKind=wpiece piece=i spot=wspot x y segment otherSeat beside span=i',
      3: 'seat=i pieceKind=wpiece piece=i otherSeat=i',
      4: 'seat=i points=i',
      5: 'seat=i tile=i slot=i',
      6: 'tile=i count=i',
      7: 'tile=i count=i',
      8: 'note=wnote number=i',
    },
  },
  dice: { size: 128, fields: 'rolls@0i rollsLeft@4i dice@8i tray@12i*6 hand@36i built@40i aside@44i catapults@48i doubled@52b holders@56m largest@60i points@64i targetScore@68i finishRound@72b' },
  die: { size: 48, fields: 'number@0i spot@4wspot face@8wface x@12p y@16p rotation@20i sides@24m seat@28o feature@32o' },
} satisfies Record<string, RecordTable>;
export type RecordName = keyof typeof records;

export type Status =
  | 'ok'
  | 'argument'
  | 'memory'
  | 'illegal'
  | 'state'
  | 'format'
  | 'version'
  | 'limit'
  | 'absent'
  | 'internal';

export type ActionKind =
  | 'draw'
  | 'place'
  | 'deploy'
  | 'pass'
  | 'take'
  | 'pay'
  | 'choose_piece'
  | 'move'
  | 'dice_collect'
  | 'roll'
  | 'dice_stop'
  | 'dice_keep'
  | 'fall'
  | 'name'
  | 'discard'
  | 'bid'
  | 'sell'
  | 'draw_unseen'
  | 'reveal'
  | 'finish'
  | 'resign'
  | 'choose_place'
  | 'choose'
  | 'span'
  | 'place_spanned'
  | 'draw_token';

export type Step =
  | 'draw'
  | 'place'
  | 'act'
  | 'final'
  | 'tower_ransom_at_begin'
  | 'tower_ransom_at_end'
  | 'tower_capture'
  | 'tower_exchange'
  | 'abbey_place'
  | 'wagon_move'
  | 'double_turn_second_part'
  | 'siege_escape'
  | 'phantom'
  | 'dragon_walk'
  | 'princess_take'
  | 'flock_grow_or_guide'
  | 'shepherd_draw'
  | 'castle_build'
  | 'castle_points'
  | 'bazaar_choose'
  | 'bazaar_bid'
  | 'bazaar_sell'
  | 'count_city_leave'
  | 'count_city_deploy'
  | 'count_move'
  | 'count_final_leave'
  | 'big_top_draw'
  | 'flier_roll'
  | 'flier_land'
  | 'tunnel_place'
  | 'ferry_place'
  | 'ferry_move'
  | 'gold_place'
  | 'magic_place'
  | 'magic_part'
  | 'crop_choose'
  | 'crop_add'
  | 'crop_remove'
  | 'robbers_place'
  | 'robbers_rob'
  | 'robbers_marker'
  | 'message_move'
  | 'message_draw'
  | 'message_read'
  | 'start_toss'
  | 'start_name'
  | 'hand_discard'
  | 'sale_bid'
  | 'sale_sell'
  | 'hand_reveal'
  | 'dice_turn'
  | 'dice_fall';

export type EventKind =
  | 'turn_began'
  | 'turn_ended'
  | 'drew'
  | 'tile_left'
  | 'placed'
  | 'moved'
  | 'completed'
  | 'scoring'
  | 'scored'
  | 'passed'
  | 'final'
  | 'ended'
  | 'undone'
  | 'resigned'
  | 'stood_in'
  | 'named'
  | 'bid'
  | 'sold'
  | 'revealed'
  | 'rolled'
  | 'chose'
  | 'part_began';

export type Cause =
  | 'deployed'
  | 'completed'
  | 'final'
  | 'fits_nowhere'
  | 'clock'
  | 'stand_in'
  | 'resigned'
  | 'tower_captured'
  | 'tower_taken_home'
  | 'tower_exchanged'
  | 'tower_ransomed'
  | 'wagon_set_out'
  | 'wagon_moved'
  | 'wagon_stayed'
  | 'barn_placed'
  | 'barn_joined'
  | 'goods_won'
  | 'builder_without_company'
  | 'abbot_called_back'
  | 'lake_placed'
  | 'river_set_aside'
  | 'king_won'
  | 'robber_won'
  | 'festival_returned'
  | 'siege_escaped'
  | 'cult_challenge_lost'
  | 'volcano_woke'
  | 'dragon_walked'
  | 'dragon_ate'
  | 'fairy_sent'
  | 'princess_removed'
  | 'fairy_stayed'
  | 'hill_covered'
  | 'shepherd_drew'
  | 'wolf_came'
  | 'flock_guided'
  | 'flock_closed'
  | 'flock_scattered'
  | 'bridge_built'
  | 'bridge_declined'
  | 'castle_built'
  | 'castle_scored'
  | 'bazaar_aside'
  | 'count_city_entered'
  | 'count_city_left'
  | 'count_moved'
  | 'big_top_moved'
  | 'big_top_revealed'
  | 'acrobats_scored'
  | 'flier_rolled'
  | 'flier_landed'
  | 'flier_returned'
  | 'tunnel_placed'
  | 'ferry_placed'
  | 'ferry_moved'
  | 'gold_found'
  | 'gold_taken'
  | 'magic_placed'
  | 'magic_ended'
  | 'crop_added'
  | 'crop_removed'
  | 'russian_trapped'
  | 'russian_freed'
  | 'robbers_placed'
  | 'robbers_robs'
  | 'robbers_returned'
  | 'robbers_followed'
  | 'robbers_first_marker'
  | 'robbers_second_marker'
  | 'message_marker'
  | 'message_messenger'
  | 'message_moved'
  | 'message_drawn'
  | 'message_seal'
  | 'message_action'
  | 'message_taken'
  | 'message_another'
  | 'bag_set_aside'
  | 'hand_discarded'
  | 'hole_filled'
  | 'sale_resumed'
  | 'dice_collected'
  | 'dice_passed'
  | 'dice_kept'
  | 'dice_doubled';

export type Reward =
  | 'road'
  | 'city'
  | 'city_pennants'
  | 'monastery'
  | 'final_road'
  | 'final_city'
  | 'final_city_pennants'
  | 'final_monastery'
  | 'final_field'
  | 'tower_ransom_paid'
  | 'tower_ransom_received'
  | 'barn_placed'
  | 'barn_joined'
  | 'barn_final'
  | 'inn_road'
  | 'inn_road_unfinished'
  | 'cathedral_city'
  | 'cathedral_pennants'
  | 'cathedral_city_unfinished'
  | 'goods_wine'
  | 'goods_grain'
  | 'goods_cloth'
  | 'pig_cities'
  | 'abbot_called_back'
  | 'abbot_garden'
  | 'abbot_garden_unfinished'
  | 'pig_herd_cities'
  | 'king_cities'
  | 'robber_roads'
  | 'king_held'
  | 'robber_held'
  | 'king_city_completed'
  | 'robber_road_completed'
  | 'besieged_city'
  | 'besieged_city_pennants'
  | 'besieged_city_unfinished'
  | 'besieged_cities_of_field'
  | 'darmstadt_city'
  | 'church_followers'
  | 'fairy_turn'
  | 'fairy_scored'
  | 'flock_sheep'
  | 'vineyards_of_building'
  | 'castle'
  | 'castles_of_field'
  | 'bazaar_paid'
  | 'bazaar_sold'
  | 'big_top'
  | 'big_top_at_end'
  | 'acrobats'
  | 'acrobats_at_end'
  | 'ringmaster'
  | 'gold_bars'
  | 'mage_tiles'
  | 'witch_half'
  | 'monasteries_abbot'
  | 'watchtower_meeples'
  | 'watchtower_pennants'
  | 'watchtower_roads'
  | 'watchtower_monasteries'
  | 'watchtower_cities'
  | 'little_buildings'
  | 'wind_rose'
  | 'labyrinth_followers'
  | 'russian_hut'
  | 'russian_hut_alone'
  | 'russian_drowned'
  | 'robbers_share'
  | 'message_seal'
  | 'message_road'
  | 'message_city'
  | 'message_monastery'
  | 'message_pennants'
  | 'message_knights'
  | 'message_farmers'
  | 'message_follower'
  | 'sale_bought'
  | 'sale_sold'
  | 'dice_city';

export type Reason =
  | 'game_over'
  | 'not_your_decision'
  | 'wrong_step'
  | 'tile_not_left'
  | 'wrong_tile'
  | 'cell_taken'
  | 'touches_nothing'
  | 'side_mismatch'
  | 'must_place'
  | 'not_last_tile'
  | 'no_such_segment'
  | 'no_such_piece'
  | 'supply_empty'
  | 'wrong_segment'
  | 'occupied'
  | 'out_of_reach'
  | 'not_on_board'
  | 'feature_complete'
  | 'not_this_piece'
  | 'no_such_seat'
  | 'not_own_turn'
  | 'cannot_be_taken'
  | 'resigned'
  | 'spare_set'
  | 'wrong_piece_kind'
  | 'drawn_openly'
  | 'argument_range'
  | 'argument_null'
  | 'argument_count'
  | 'token_not_left'
  | 'token_not_kept'
  | 'tower_missing'
  | 'tower_closed'
  | 'tower_out_of_range'
  | 'tower_not_prisoner'
  | 'tower_ransom_paid'
  | 'tower_ransom_too_dear'
  | 'tower_no_ransom'
  | 'tower_no_prisons'
  | 'tower_own_prisoner'
  | 'tower_mutual_prisoners'
  | 'abbey_none_left'
  | 'abbey_no_hole'
  | 'abbey_unturned'
  | 'abbey_must_place'
  | 'barn_no_junction'
  | 'barn_in_field'
  | 'wagon_too_far'
  | 'builder_without_follower'
  | 'pig_without_farmer'
  | 'abbot_not_own'
  | 'river_not_continued'
  | 'river_turns_twice'
  | 'river_end_blocked'
  | 'river_no_room_ahead'
  | 'river_kept_open'
  | 'river_tile_first'
  | 'lake_waits'
  | 'river_drawn_first'
  | 'river_fork_first'
  | 'lake_drawn_last'
  | 'river_start_tile_next'
  | 'river_tile_aside'
  | 'festival_not_held'
  | 'siege_no_knight'
  | 'siege_no_way_out'
  | 'cult_second_rival'
  | 'cult_rival_taken'
  | 'dragon_asleep'
  | 'dragon_there'
  | 'dragon_not_beside'
  | 'dragon_was_there'
  | 'dragon_must_walk'
  | 'fairy_keeps_out'
  | 'fairy_no_follower'
  | 'fairy_is_there'
  | 'fairy_nobody_there'
  | 'princess_not_placed'
  | 'princess_no_knight'
  | 'princess_must_take'
  | 'portal_followers_only'
  | 'portal_used'
  | 'dragon_not_called'
  | 'shepherd_in_field'
  | 'flock_must_choose'
  | 'shepherd_alone'
  | 'bridge_needs_fields'
  | 'bridge_there'
  | 'bridge_too_far'
  | 'bridge_only_on_placed'
  | 'bridge_faces_no_road'
  | 'bridge_used'
  | 'bridge_not_needed'
  | 'bridge_no_tile'
  | 'bridge_not_forced'
  | 'bridge_no_room'
  | 'bridge_unmatched'
  | 'bridge_over_follower'
  | 'bridge_straight'
  | 'castle_safe'
  | 'castle_other_city'
  | 'castle_no_small_city'
  | 'castle_holds_one'
  | 'castle_not_for_it'
  | 'castle_closed'
  | 'bazaar_bid_range'
  | 'bazaar_not_open'
  | 'bazaar_no_bid'
  | 'count_blocks_quarter'
  | 'count_city_no_quarter'
  | 'count_city_not_for_it'
  | 'count_city_not_in_it'
  | 'count_city_other_way'
  | 'count_city_not_scored'
  | 'count_there'
  | 'count_city_not_whole'
  | 'count_city_walls'
  | 'acrobats_no_space'
  | 'acrobats_too_far'
  | 'acrobats_full'
  | 'acrobats_followers_only'
  | 'acrobats_not_full'
  | 'acrobats_not_first'
  | 'acrobats_without_fairy'
  | 'big_top_no_circus'
  | 'big_top_no_token'
  | 'flier_none'
  | 'flier_used'
  | 'flier_followers_only'
  | 'flier_elsewhere'
  | 'flier_must_land'
  | 'tunnel_no_opening'
  | 'tunnel_taken'
  | 'tunnel_used'
  | 'tunnel_used_in_turn'
  | 'tunnel_not_own'
  | 'tunnel_stays'
  | 'tunnel_earlier_first'
  | 'ferry_must_place'
  | 'ferry_no_lake'
  | 'ferry_other_lake'
  | 'ferry_no_roads'
  | 'ferry_none'
  | 'ferry_not_met'
  | 'ferry_moved'
  | 'ferry_joins'
  | 'ferry_is_new'
  | 'ferry_there'
  | 'gold_not_around'
  | 'gold_must_place'
  | 'magic_is_there'
  | 'magic_must_place'
  | 'magic_has_place'
  | 'crop_must_choose'
  | 'crop_not_beside'
  | 'crop_wrong_kind'
  | 'crop_must_add'
  | 'crop_must_remove'
  | 'crop_followers_only'
  | 'little_building_there'
  | 'russian_not_trapped'
  | 'russian_trapped_now'
  | 'russian_no_trap'
  | 'russian_no_place'
  | 'robbers_own_marker'
  | 'robbers_is_there'
  | 'robbers_must_choose'
  | 'robbers_no_space'
  | 'message_must_move'
  | 'message_not_next'
  | 'message_must_choose'
  | 'message_nothing'
  | 'message_no_knight'
  | 'message_no_space'
  | 'message_order'
  | 'table_off'
  | 'sale_bid_range'
  | 'sale_no_bid'
  | 'bag_tile_aside'
  | 'start_tile_aside'
  | 'dice_not_a_city'
  | 'dice_not_in_tray'
  | 'dice_cell_taken'
  | 'dice_too_far'
  | 'dice_colour_mismatch'
  | 'dice_no_knight'
  | 'dice_no_rolls'
  | 'dice_tray_empty'
  | 'dice_few_knights'
  | 'dice_wrong_count'
  | 'position_entry'
  | 'position_number'
  | 'position_twice'
  | 'position_tile'
  | 'position_hand'
  | 'position_note'
  | 'position_bag'
  | 'position_step'
  | 'position_decision'
  | 'position_fresh'
  | 'position_no_tile'
  | 'position_scored'
  | 'position_fits_nowhere'
  | 'config_game'
  | 'config_chance'
  | 'config_seats'
  | 'config_first_seat'
  | 'config_choice'
  | 'config_value'
  | 'config_no_start'
  | 'config_too_large'
  | 'config_revision'
  | 'config_tileset'
  | 'config_capacity'
  | 'config_option_alone'
  | 'config_contradiction'
  | 'config_option_needs'
  | 'config_flags'
  | 'config_left_out';

export type ThingKind =
  | 'hand'
  | 'tower'
  | 'abbey_hole'
  | 'barn'
  | 'goods'
  | 'king'
  | 'robber'
  | 'siege'
  | 'cult_challenge'
  | 'flock'
  | 'sheep_bag'
  | 'hill_covered'
  | 'castle'
  | 'bazaar_bid'
  | 'count_city_quarter'
  | 'big_top_tokens'
  | 'acrobats'
  | 'gold_bars'
  | 'message'
  | 'sale_bid';

export type OptionName =
  | 'play_without_farmers'
  | 'small_city_two_points'
  | 'any_seat_count'
  | 'tower_capture_opponents_only'
  | 'tower_top_followers_safe'
  | 'tower_ransom_without_minimum'
  | 'tower_builder_pig_are_followers'
  | 'tower_no_capture_over_gaps'
  | 'tower_no_ransom'
  | 'tower_short_range'
  | 'tower_diagonal_capture'
  | 'abbey_end_rule'
  | 'wagon_move_rule'
  | 'wagon_far_travel'
  | 'mayor_tower_immune'
  | 'wagon_dragon_tower_immune'
  | 'mayor_lying_down'
  | 'pig_herd_counts_for_barn'
  | 'wagon_enters_castles'
  | 'inns_unfinished_score'
  | 'large_follower_weight'
  | 'double_turn_optional'
  | 'builder_completing_counts'
  | 'pig_points'
  | 'abbot_no_gardens'
  | 'abbot_no_early_return'
  | 'river_start_tile'
  | 'river_lookahead'
  | 'river_u_turns'
  | 'river_spring'
  | 'lake_is_ordinary'
  | 'river_ties_always'
  | 'abbey_keeps_river_open'
  | 'king_robber_scoring'
  | 'festival_meeples_only'
  | 'siege_escape'
  | 'siege_tiles'
  | 'cult_five_tiles'
  | 'remove_two_monasteries'
  | 'church_counts_strength'
  | 'dragon_moves_after_scoring'
  | 'fairy_on_tile'
  | 'princess_must_take'
  | 'volcano_barn'
  | 'princess_dragon_second_edition'
  | 'without_dragon'
  | 'without_fairy'
  | 'without_princess'
  | 'without_portal'
  | 'hill_tiebreak'
  | 'vineyards_for_gardens'
  | 'hills_sheep_second_edition'
  | 'without_shepherds'
  | 'without_hills'
  | 'without_vineyards'
  | 'bazaar_no_auction'
  | 'bazaar_bid_limit'
  | 'bazaar_double_turn'
  | 'bridge_only_on_placed_tile'
  | 'castle_points_chosen'
  | 'bridges_castles_bazaars_second_edition'
  | 'without_bridges'
  | 'without_castles'
  | 'without_bazaars'
  | 'count_move'
  | 'count_final'
  | 'count_start_tile_in_bag'
  | 'count_each_part'
  | 'count_bonus_lines_left_out'
  | 'city_board_only'
  | 'without_big_top'
  | 'without_acrobats'
  | 'without_ringmaster'
  | 'big_top_not_at_end'
  | 'tunnel_pairs'
  | 'tunnel_once_a_turn'
  | 'tunnel_own_tiles_only'
  | 'dragon_eats_magic'
  | 'crop_must_place'
  | 'keep_monasteries'
  | 'little_buildings_values'
  | 'labyrinth_advanced'
  | 'robbers_all'
  | 'messages_one_marker'
  | 'messages_empty_space'
  | 'no_points_for_unfinished'
  | 'bounded_table'
  | 'table_min_x'
  | 'table_max_x'
  | 'table_min_y'
  | 'table_max_y'
  | 'table_edge_completes'
  | 'extra_turn_for_filling_hole'
  | 'hole_needs_distinct_features'
  | 'start_tile_in_bag'
  | 'return_unplaceable_to_bag'
  | 'bushes_do_not_end_roads'
  | 'draw_next_tile_at_turn_end'
  | 'held_tiles_hidden'
  | 'hand_of_three_tiles'
  | 'hand_hidden'
  | 'sell_completing_tile'
  | 'start_player_by_toss'
  | 'start_player_by_road_draw'
  | 'dice_target_score'
  | 'dice_finish_round';

export type Preset =
  | 'base'
  | 'old_small_cities'
  | 'winter'
  | 'first_game'
  | 'tower'
  | 'abbey_mayor'
  | 'abbey_mayor_tower'
  | 'inns_cathedrals'
  | 'traders_builders'
  | 'traders_builders_inns'
  | 'abbot'
  | 'river'
  | 'river_2'
  | 'river_both'
  | 'river_abbot'
  | 'big_box'
  | 'king_robber'
  | 'festival'
  | 'siege'
  | 'cathars'
  | 'besiegers'
  | 'cult'
  | 'cult_siege_creativity'
  | 'phantom'
  | 'darmstadt'
  | 'princess_dragon'
  | 'princess_dragon_rgg'
  | 'princess_dragon_2'
  | 'princess_dragon_traders_inns'
  | 'hills_sheep'
  | 'hills_sheep_abbot'
  | 'bridges_castles_bazaars'
  | 'bridges_castles_bazaars_2'
  | 'count_city'
  | 'count_city_king_robber'
  | 'big_top'
  | 'big_top_abbot'
  | 'flying_machines'
  | 'tunnel'
  | 'ferries'
  | 'goldmines'
  | 'mage_witch'
  | 'crop_circles'
  | 'crop_circles_2'
  | 'monasteries_germany'
  | 'monasteries_netherlands'
  | 'monasteries_japan'
  | 'watchtowers'
  | 'little_buildings'
  | 'little_buildings_values'
  | 'wind_roses'
  | 'labyrinth'
  | 'labyrinth_advanced'
  | 'russian_promos'
  | 'robbers'
  | 'messages';

export type Note =
  | 'resigned'
  | 'tower_ransom_paid'
  | 'abbey_last_round'
  | 'double_turn_second_part'
  | 'king_size'
  | 'robber_length'
  | 'hill_covered'
  | 'bridge_used'
  | 'bazaar_round'
  | 'bazaar_aside'
  | 'count_city_deployed'
  | 'acrobats_fairy'
  | 'tunnel_used'
  | 'tunnel_used_in_turn'
  | 'message_road'
  | 'message_city'
  | 'message_monastery'
  | 'message_tile'
  | 'message_pennants'
  | 'message_knights'
  | 'message_farmers'
  | 'message_follower'
  | 'message_another'
  | 'message_chosen'
  | 'hand_idle_turns'
  | 'sale_asked';

export type PutKind =
  | 'tile'
  | 'piece'
  | 'prisoner'
  | 'score'
  | 'held'
  | 'out'
  | 'bag'
  | 'note';

export type ChoiceKind =
  | 'set'
  | 'pieces'
  | 'option'
  | 'tileset'
  | 'bush';

export type PieceKind =
  | 'follower'
  | 'tower_piece'
  | 'mayor'
  | 'wagon'
  | 'barn'
  | 'large_follower'
  | 'builder'
  | 'pig'
  | 'wine'
  | 'grain'
  | 'cloth'
  | 'abbot'
  | 'king'
  | 'robber'
  | 'phantom'
  | 'dragon'
  | 'fairy'
  | 'shepherd'
  | 'sheep_1'
  | 'sheep_2'
  | 'sheep_3'
  | 'sheep_4'
  | 'wolf'
  | 'bridge'
  | 'castle'
  | 'count'
  | 'ringmaster'
  | 'big_top'
  | 'flea'
  | 'monkey'
  | 'seal'
  | 'bear'
  | 'tiger'
  | 'elephant'
  | 'gold_bar'
  | 'mage'
  | 'witch'
  | 'little_tower'
  | 'little_house'
  | 'little_shed'
  | 'track_robber'
  | 'messenger'
  | 'ferry'
  | 'tunnel_token'
  | 'flight_1'
  | 'flight_2'
  | 'flight_3'
  | 'message_road'
  | 'message_city'
  | 'message_monastery'
  | 'message_tile'
  | 'message_pennants'
  | 'message_knights'
  | 'message_farmers'
  | 'message_follower';

export type SegmentKind =
  | 'city'
  | 'road'
  | 'field'
  | 'monastery'
  | 'foundation'
  | 'garden'
  | 'river'
  | 'castle'
  | 'abbacy'
  | 'hut';

export type SideKind =
  | 'field'
  | 'road'
  | 'city'
  | 'wild'
  | 'river';

export type Spot =
  | 'supply'
  | 'segment'
  | 'prison'
  | 'moving'
  | 'corner'
  | 'tray'
  | 'built'
  | 'aside'
  | 'passed'
  | 'kept'
  | 'tile'
  | 'space'
  | 'beside'
  | 'held';

export type RoadEnd =
  | 'village'
  | 'gate'
  | 'monastery'
  | 'foundation'
  | 'spring'
  | 'open';

export type Mark =
  | 'pennant'
  | 'inn'
  | 'cathedral'
  | 'wine'
  | 'grain'
  | 'cloth'
  | 'spring'
  | 'lake'
  | 'pig_herd'
  | 'volcano'
  | 'festival'
  | 'siege'
  | 'shrine'
  | 'darmstadtium'
  | 'church'
  | 'dragon'
  | 'portal'
  | 'princess'
  | 'hill'
  | 'vineyard'
  | 'bazaar'
  | 'castle_unfit'
  | 'castle_quarter'
  | 'market_quarter'
  | 'blacksmith_quarter'
  | 'cathedral_quarter'
  | 'circus'
  | 'acrobats'
  | 'goldmine'
  | 'magic'
  | 'crop_shield'
  | 'crop_club'
  | 'crop_pitchfork'
  | 'watchtower_meeples'
  | 'watchtower_pennants'
  | 'watchtower_roads'
  | 'watchtower_monasteries'
  | 'watchtower_cities'
  | 'wind_rose_orange'
  | 'wind_rose_blue'
  | 'wind_rose_ne'
  | 'wind_rose_se'
  | 'wind_rose_sw'
  | 'wind_rose_nw'
  | 'labyrinth'
  | 'flier'
  | 'flier_nw'
  | 'razboynik'
  | 'vodyanoy'
  | 'ferry_lake'
  | 'tunnel_opening'
  | 'robbers';

export type BuiltInSet =
  | 'base'
  | 'winter'
  | 'tower'
  | 'abbey_mayor'
  | 'inns_cathedrals'
  | 'traders_builders'
  | 'abbot'
  | 'river'
  | 'river_2'
  | 'gq11'
  | 'king_robber'
  | 'festival'
  | 'siege'
  | 'cult'
  | 'phantom'
  | 'darmstadt'
  | 'princess_dragon'
  | 'hills_sheep'
  | 'bridges_castles_bazaars'
  | 'count_city'
  | 'big_top'
  | 'flying_machines'
  | 'tunnel'
  | 'ferries'
  | 'goldmines'
  | 'mage_witch'
  | 'crop_circles'
  | 'crop_circles_2'
  | 'monasteries'
  | 'monasteries_netherlands'
  | 'monasteries_japan'
  | 'watchtowers'
  | 'little_buildings'
  | 'wind_roses'
  | 'labyrinth'
  | 'russian_promos'
  | 'robbers'
  | 'messages';

export type Face =
  | 'cap'
  | 'corner'
  | 'straight'
  | 'tee'
  | 'knight'
  | 'catapult';

export type GameKind =
  | 'tiles'
  | 'dice';

export type Chance =
  | 'seeded'
  | 'host';

export type Origin =
  | 'seat'
  | 'clock'
  | 'stand_in';

export type SeatState =
  | 'playing'
  | 'resigned';

export type Vocabulary =
  | 'status'
  | 'action'
  | 'step'
  | 'event'
  | 'cause'
  | 'reward'
  | 'reason'
  | 'thing'
  | 'option'
  | 'preset'
  | 'note'
  | 'put'
  | 'choice'
  | 'piece'
  | 'segment'
  | 'side'
  | 'spot'
  | 'road_end'
  | 'mark'
  | 'set'
  | 'face'
  | 'game'
  | 'chance'
  | 'origin'
  | 'seat_state'
  | 'vocabulary'
  | 'box'
  | 'path'
  | 'sign'
  | 'script_line';

export type Box =
  | 'tower'
  | 'abbey_mayor'
  | 'inns_cathedrals'
  | 'traders_builders'
  | 'abbot'
  | 'river'
  | 'king_robber'
  | 'festival'
  | 'siege'
  | 'cult'
  | 'phantom'
  | 'darmstadt'
  | 'princess_dragon'
  | 'hills_sheep'
  | 'bridges_castles_bazaars'
  | 'count_city'
  | 'big_top'
  | 'flying_machines'
  | 'tunnel'
  | 'ferries'
  | 'goldmines'
  | 'mage_witch'
  | 'crop_circles'
  | 'monasteries'
  | 'watchtowers'
  | 'little_buildings'
  | 'wind_roses'
  | 'labyrinth'
  | 'russian_promos'
  | 'robbers'
  | 'messages'
  | 'house'
  | 'dice';

export type PathKind =
  | 'rim'
  | 'edge'
  | 'wall'
  | 'gate'
  | 'line'
  | 'outline'
  | 'hole';

export type SignKind =
  | 'building'
  | 'village'
  | 'gate'
  | 'pennant'
  | 'mark';

export type ScriptLineKind =
  | 'title'
  | 'tag'
  | 'config'
  | 'table'
  | 'action'
  | 'expectation'
  | 'comment'
  | 'clock'
  | 'variation'
  | 'variation_end';

export interface Words {
  status: Status;
  action: ActionKind;
  step: Step;
  event: EventKind;
  cause: Cause;
  reward: Reward;
  reason: Reason;
  thing: ThingKind;
  option: OptionName;
  preset: Preset;
  note: Note;
  put: PutKind;
  choice: ChoiceKind;
  piece: PieceKind;
  segment: SegmentKind;
  side: SideKind;
  spot: Spot;
  road_end: RoadEnd;
  mark: Mark;
  set: BuiltInSet;
  face: Face;
  game: GameKind;
  chance: Chance;
  origin: Origin;
  seat_state: SeatState;
  vocabulary: Vocabulary;
  box: Box;
  path: PathKind;
  sign: SignKind;
  script_line: ScriptLineKind;
}

/** The fixed head of a config; choices add the rest: sets, pieces, options. 64 bytes. */
export interface Config {
  game: GameKind;
  /** 0 is SEEDED */
  chance: Chance;
  /** as many as the boxes allow, or 1 to 8 with OPTION_ANY_SEAT_COUNT (BASE-COMP-05) */
  seats: number;
  /** the seat that begins, unless an option finds it (BASE-SETUP-04) */
  firstSeat: number;
  /** any number; unused with HOST chance. A player who sees draws can search for the seed and finds one taken from the clock in minutes. If that matters, use 64 random bits, or HOST chance with a cryptographic generator */
  seed: bigint;
  /** events retained, up to 1048576: 0 all of the game, -1 none; a full log drops the oldest */
  eventCapacity: number;
  /** output: the revision under which the game began. Games begin under the newest one */
  rulesRevision: number;
  flags: number;
}

export interface ChoiceCommon {
}
/** One choice of a config: copies of a set, pieces of a kind, the value of an option. 32 bytes. */
export type Choice =
  | ({ kind: 'set'; id: BuiltInSet; value: number; } & ChoiceCommon)
  | ({ kind: 'pieces'; id: PieceKind; value: number; } & ChoiceCommon)
  | ({ kind: 'option'; id: OptionName; value: number; } & ChoiceCommon)
  | ({ kind: 'tileset'; id: number; value: number; } & ChoiceCommon)
  | ({ kind: 'bush'; id: number; value: boolean; } & ChoiceCommon)
;
/** What a call takes for it: what may be unset may be left out. */
export type ChoiceInput =
  | ({ kind: 'set'; id: BuiltInSet; value: number; } & Partial<ChoiceCommon>)
  | ({ kind: 'pieces'; id: PieceKind; value: number; } & Partial<ChoiceCommon>)
  | ({ kind: 'option'; id: OptionName; value: number; } & Partial<ChoiceCommon>)
  | ({ kind: 'tileset'; id: number; value: number; } & Partial<ChoiceCommon>)
  | ({ kind: 'bush'; id: number; value: boolean; } & Partial<ChoiceCommon>)
;

export interface RefusalCommon {
  status: Status;
  /** the choice, action, tile, entry or spare word it is about */
  index: number | null;
  /** the entry that it contradicts */
  otherIndex: number | null;
  /** of a text, from 1; 0 when the refusal is not about a text */
  line: number;
  /** in bytes, from 1 */
  column: number;
  /** the sentence in English; empty when the rules refuse an action or a position */
  text: string;
}
/** What a call refused, and why. bastide_refusal_text() writes the sentence. 352 bytes. */
export type Refusal =
  | ({ reason: 'game_over'; } & RefusalCommon)
  | ({ reason: 'not_your_decision'; seat: number | null; } & RefusalCommon)
  | ({ reason: 'wrong_step'; } & RefusalCommon)
  | ({ reason: 'tile_not_left'; tile: number; } & RefusalCommon)
  | ({ reason: 'wrong_tile'; tile: number; } & RefusalCommon)
  | ({ reason: 'cell_taken'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'touches_nothing'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'side_mismatch'; x: number; y: number; side: number; sideKind: SideKind; otherSideKind: SideKind; } & RefusalCommon)
  | ({ reason: 'must_place'; } & RefusalCommon)
  | ({ reason: 'not_last_tile'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'no_such_segment'; segment: number | null; } & RefusalCommon)
  | ({ reason: 'no_such_piece'; pieceKind: PieceKind | null; } & RefusalCommon)
  | ({ reason: 'supply_empty'; pieceKind: PieceKind; } & RefusalCommon)
  | ({ reason: 'wrong_segment'; segment: number; segmentKind: SegmentKind; } & RefusalCommon)
  | ({ reason: 'occupied'; feature: number | null; piece: number | null; seat: number; x: number; y: number; segment: number; } & RefusalCommon)
  | ({ reason: 'out_of_reach'; x: number | null; y: number | null; } & RefusalCommon)
  | ({ reason: 'not_on_board'; piece: number; } & RefusalCommon)
  | ({ reason: 'feature_complete'; feature: number; } & RefusalCommon)
  | ({ reason: 'not_this_piece'; piece: number; } & RefusalCommon)
  | ({ reason: 'no_such_seat'; seat: number | null; } & RefusalCommon)
  | ({ reason: 'not_own_turn'; seat: number; } & RefusalCommon)
  | ({ reason: 'cannot_be_taken'; piece: number; } & RefusalCommon)
  | ({ reason: 'resigned'; seat: number; } & RefusalCommon)
  | ({ reason: 'spare_set'; name: string; } & RefusalCommon)
  | ({ reason: 'wrong_piece_kind'; pieceKind: PieceKind; } & RefusalCommon)
  | ({ reason: 'drawn_openly'; } & RefusalCommon)
  | ({ reason: 'argument_range'; name: string; field: number | null; value: number; least: number; most: number; } & RefusalCommon)
  | ({ reason: 'argument_null'; name: string; field: number | null; value: number; } & RefusalCommon)
  | ({ reason: 'argument_count'; name: string; value: number; least: number; most: number; } & RefusalCommon)
  | ({ reason: 'token_not_left'; pieceKind: PieceKind; } & RefusalCommon)
  | ({ reason: 'token_not_kept'; pieceKind: PieceKind; } & RefusalCommon)
  | ({ reason: 'tower_missing'; segment: number; } & RefusalCommon)
  | ({ reason: 'tower_closed'; piece: number | null; seat: number; } & RefusalCommon)
  | ({ reason: 'tower_out_of_range'; x: number; y: number; most: number; } & RefusalCommon)
  | ({ reason: 'tower_not_prisoner'; piece: number; } & RefusalCommon)
  | ({ reason: 'tower_ransom_paid'; } & RefusalCommon)
  | ({ reason: 'tower_ransom_too_dear'; least: number; } & RefusalCommon)
  | ({ reason: 'tower_no_ransom'; } & RefusalCommon)
  | ({ reason: 'tower_no_prisons'; } & RefusalCommon)
  | ({ reason: 'tower_own_prisoner'; seat: number; } & RefusalCommon)
  | ({ reason: 'tower_mutual_prisoners'; } & RefusalCommon)
  | ({ reason: 'abbey_none_left'; seat: number; } & RefusalCommon)
  | ({ reason: 'abbey_no_hole'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'abbey_unturned'; } & RefusalCommon)
  | ({ reason: 'abbey_must_place'; } & RefusalCommon)
  | ({ reason: 'barn_no_junction'; spot: Spot; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'barn_in_field'; feature: number; piece: number; seat: number; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'wagon_too_far'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'builder_without_follower'; feature: number | null; } & RefusalCommon)
  | ({ reason: 'pig_without_farmer'; feature: number | null; } & RefusalCommon)
  | ({ reason: 'abbot_not_own'; piece: number; } & RefusalCommon)
  | ({ reason: 'river_not_continued'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'river_turns_twice'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'river_end_blocked'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'river_no_room_ahead'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'river_kept_open'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'river_tile_first'; } & RefusalCommon)
  | ({ reason: 'lake_waits'; } & RefusalCommon)
  | ({ reason: 'river_drawn_first'; tile: number; } & RefusalCommon)
  | ({ reason: 'river_fork_first'; tile: number; } & RefusalCommon)
  | ({ reason: 'lake_drawn_last'; tile: number; } & RefusalCommon)
  | ({ reason: 'river_start_tile_next'; tile: number; } & RefusalCommon)
  | ({ reason: 'river_tile_aside'; tile: number; } & RefusalCommon)
  | ({ reason: 'festival_not_held'; } & RefusalCommon)
  | ({ reason: 'siege_no_knight'; piece: number; } & RefusalCommon)
  | ({ reason: 'siege_no_way_out'; feature: number | null; piece: number; } & RefusalCommon)
  | ({ reason: 'cult_second_rival'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'cult_rival_taken'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'dragon_asleep'; tile: number; } & RefusalCommon)
  | ({ reason: 'dragon_there'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'dragon_not_beside'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'dragon_was_there'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'dragon_must_walk'; } & RefusalCommon)
  | ({ reason: 'fairy_keeps_out'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'fairy_no_follower'; piece: number; } & RefusalCommon)
  | ({ reason: 'fairy_is_there'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'fairy_nobody_there'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'princess_not_placed'; } & RefusalCommon)
  | ({ reason: 'princess_no_knight'; piece: number; } & RefusalCommon)
  | ({ reason: 'princess_must_take'; } & RefusalCommon)
  | ({ reason: 'portal_followers_only'; pieceKind: PieceKind; } & RefusalCommon)
  | ({ reason: 'portal_used'; } & RefusalCommon)
  | ({ reason: 'dragon_not_called'; } & RefusalCommon)
  | ({ reason: 'shepherd_in_field'; piece: number; seat: number; x: number; y: number; segment: number; feature: number; } & RefusalCommon)
  | ({ reason: 'flock_must_choose'; piece: number; } & RefusalCommon)
  | ({ reason: 'shepherd_alone'; } & RefusalCommon)
  | ({ reason: 'bridge_needs_fields'; x: number; y: number; side: number; sideKind: SideKind | null; } & RefusalCommon)
  | ({ reason: 'bridge_there'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'bridge_too_far'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'bridge_only_on_placed'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'bridge_faces_no_road'; x: number; y: number; side: number; sideKind: SideKind | null; } & RefusalCommon)
  | ({ reason: 'bridge_used'; } & RefusalCommon)
  | ({ reason: 'bridge_not_needed'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'bridge_no_tile'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'bridge_not_forced'; tile: number; } & RefusalCommon)
  | ({ reason: 'bridge_no_room'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'bridge_unmatched'; } & RefusalCommon)
  | ({ reason: 'bridge_over_follower'; x: number; y: number; seat: number; piece: number; } & RefusalCommon)
  | ({ reason: 'bridge_straight'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'castle_safe'; x: number; y: number; seat: number | null; piece: number; } & RefusalCommon)
  | ({ reason: 'castle_other_city'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'castle_no_small_city'; } & RefusalCommon)
  | ({ reason: 'castle_holds_one'; } & RefusalCommon)
  | ({ reason: 'castle_not_for_it'; } & RefusalCommon)
  | ({ reason: 'castle_closed'; } & RefusalCommon)
  | ({ reason: 'bazaar_bid_range'; least: number; most: number; } & RefusalCommon)
  | ({ reason: 'bazaar_not_open'; } & RefusalCommon)
  | ({ reason: 'bazaar_no_bid'; seat: number; } & RefusalCommon)
  | ({ reason: 'count_blocks_quarter'; piece: number; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'count_city_no_quarter'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'count_city_not_for_it'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'count_city_not_in_it'; piece: number; } & RefusalCommon)
  | ({ reason: 'count_city_other_way'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'count_city_not_scored'; x: number; y: number; feature: number; } & RefusalCommon)
  | ({ reason: 'count_there'; piece: number; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'count_city_not_whole'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'count_city_walls'; } & RefusalCommon)
  | ({ reason: 'acrobats_no_space'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'acrobats_too_far'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'acrobats_full'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'acrobats_followers_only'; pieceKind: PieceKind; } & RefusalCommon)
  | ({ reason: 'acrobats_not_full'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'acrobats_not_first'; piece: number; } & RefusalCommon)
  | ({ reason: 'acrobats_without_fairy'; } & RefusalCommon)
  | ({ reason: 'big_top_no_circus'; } & RefusalCommon)
  | ({ reason: 'big_top_no_token'; } & RefusalCommon)
  | ({ reason: 'flier_none'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'flier_used'; } & RefusalCommon)
  | ({ reason: 'flier_followers_only'; pieceKind: PieceKind; } & RefusalCommon)
  | ({ reason: 'flier_elsewhere'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'flier_must_land'; } & RefusalCommon)
  | ({ reason: 'tunnel_no_opening'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'tunnel_taken'; x: number; y: number; piece: number; seat: number; } & RefusalCommon)
  | ({ reason: 'tunnel_used'; } & RefusalCommon)
  | ({ reason: 'tunnel_used_in_turn'; } & RefusalCommon)
  | ({ reason: 'tunnel_not_own'; piece: number; } & RefusalCommon)
  | ({ reason: 'tunnel_stays'; piece: number; } & RefusalCommon)
  | ({ reason: 'tunnel_earlier_first'; piece: number | null; } & RefusalCommon)
  | ({ reason: 'ferry_must_place'; } & RefusalCommon)
  | ({ reason: 'ferry_no_lake'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'ferry_other_lake'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'ferry_no_roads'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'ferry_none'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'ferry_not_met'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'ferry_moved'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'ferry_joins'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'ferry_is_new'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'ferry_there'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'gold_not_around'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'gold_must_place'; } & RefusalCommon)
  | ({ reason: 'magic_is_there'; piece: number; x: number; y: number; segment: number; feature: number; } & RefusalCommon)
  | ({ reason: 'magic_must_place'; } & RefusalCommon)
  | ({ reason: 'magic_has_place'; piece: number; } & RefusalCommon)
  | ({ reason: 'crop_must_choose'; } & RefusalCommon)
  | ({ reason: 'crop_not_beside'; x: number; y: number; segment: number; } & RefusalCommon)
  | ({ reason: 'crop_wrong_kind'; piece: number; } & RefusalCommon)
  | ({ reason: 'crop_must_add'; } & RefusalCommon)
  | ({ reason: 'crop_must_remove'; } & RefusalCommon)
  | ({ reason: 'crop_followers_only'; pieceKind: PieceKind; } & RefusalCommon)
  | ({ reason: 'little_building_there'; piece: number; seat: number; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'russian_not_trapped'; piece: number; } & RefusalCommon)
  | ({ reason: 'russian_trapped_now'; piece: number; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'russian_no_trap'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'russian_no_place'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'robbers_own_marker'; seat: number; } & RefusalCommon)
  | ({ reason: 'robbers_is_there'; seat: number; } & RefusalCommon)
  | ({ reason: 'robbers_must_choose'; } & RefusalCommon)
  | ({ reason: 'robbers_no_space'; piece: number; } & RefusalCommon)
  | ({ reason: 'message_must_move'; } & RefusalCommon)
  | ({ reason: 'message_not_next'; pieceKind: PieceKind; } & RefusalCommon)
  | ({ reason: 'message_must_choose'; } & RefusalCommon)
  | ({ reason: 'message_nothing'; } & RefusalCommon)
  | ({ reason: 'message_no_knight'; x: number; y: number; feature: number; } & RefusalCommon)
  | ({ reason: 'message_no_space'; } & RefusalCommon)
  | ({ reason: 'message_order'; } & RefusalCommon)
  | ({ reason: 'table_off'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'sale_bid_range'; least: number; most: number; } & RefusalCommon)
  | ({ reason: 'sale_no_bid'; seat: number; } & RefusalCommon)
  | ({ reason: 'bag_tile_aside'; tile: number; } & RefusalCommon)
  | ({ reason: 'start_tile_aside'; tile: number; } & RefusalCommon)
  | ({ reason: 'dice_not_a_city'; } & RefusalCommon)
  | ({ reason: 'dice_not_in_tray'; tile: number; } & RefusalCommon)
  | ({ reason: 'dice_cell_taken'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'dice_too_far'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'dice_colour_mismatch'; x: number; y: number; side: number; sideKind: SideKind; otherSideKind: SideKind; } & RefusalCommon)
  | ({ reason: 'dice_no_knight'; } & RefusalCommon)
  | ({ reason: 'dice_no_rolls'; } & RefusalCommon)
  | ({ reason: 'dice_tray_empty'; } & RefusalCommon)
  | ({ reason: 'dice_few_knights'; } & RefusalCommon)
  | ({ reason: 'dice_wrong_count'; most: number; } & RefusalCommon)
  | ({ reason: 'position_entry'; } & RefusalCommon)
  | ({ reason: 'position_number'; least: number; most: number; } & RefusalCommon)
  | ({ reason: 'position_twice'; } & RefusalCommon)
  | ({ reason: 'position_tile'; tile: number | null; } & RefusalCommon)
  | ({ reason: 'position_hand'; seat: number; tile: number; most: number; } & RefusalCommon)
  | ({ reason: 'position_note'; } & RefusalCommon)
  | ({ reason: 'position_bag'; } & RefusalCommon)
  | ({ reason: 'position_step'; } & RefusalCommon)
  | ({ reason: 'position_decision'; } & RefusalCommon)
  | ({ reason: 'position_fresh'; } & RefusalCommon)
  | ({ reason: 'position_no_tile'; x: number; y: number; } & RefusalCommon)
  | ({ reason: 'position_scored'; feature: number | null; } & RefusalCommon)
  | ({ reason: 'position_fits_nowhere'; tile: number; } & RefusalCommon)
  | ({ reason: 'config_game'; name: string; field: number; value: number; least: number; most: number; } & RefusalCommon)
  | ({ reason: 'config_chance'; name: string; field: number; value: number; least: number; most: number; } & RefusalCommon)
  | ({ reason: 'config_seats'; name: string; field: number | null; value: number; least: number; most: number; } & RefusalCommon)
  | ({ reason: 'config_first_seat'; name: string; field: number | null; value: number; least: number; most: number; } & RefusalCommon)
  | ({ reason: 'config_choice'; option: OptionName; tile: number | null; least: number; most: number; name: string; field: number | null; value: number; } & RefusalCommon)
  | ({ reason: 'config_value'; option: OptionName; least: number; most: number; name: string; field: number | null; value: number; } & RefusalCommon)
  | ({ reason: 'config_no_start'; name: string; } & RefusalCommon)
  | ({ reason: 'config_too_large'; most: number; } & RefusalCommon)
  | ({ reason: 'config_revision'; name: string; field: number; value: number; least: number; most: number; } & RefusalCommon)
  | ({ reason: 'config_tileset'; tile: number; name: string; } & RefusalCommon)
  | ({ reason: 'config_capacity'; name: string; field: number; value: number; least: number; most: number; } & RefusalCommon)
  | ({ reason: 'config_option_alone'; option: OptionName; name: string; } & RefusalCommon)
  | ({ reason: 'config_contradiction'; option: OptionName; otherOption: OptionName | null; set: BuiltInSet | null; name: string; } & RefusalCommon)
  | ({ reason: 'config_option_needs'; option: OptionName; otherOption: OptionName | null; name: string; } & RefusalCommon)
  | ({ reason: 'config_flags'; name: string; field: number; value: number; least: number; most: number; } & RefusalCommon)
  | ({ reason: 'config_left_out'; option: OptionName | null; box: Box; } & RefusalCommon)
  | ({ reason: null } & RefusalCommon)
;

export interface DecisionCommon {
  /** bit k: an action of kind k is legal; RESIGN is always legal and has no bit */
  kinds: ActionKind[];
  /** the game is over and no seat decides */
  over: boolean;
  /** that decides; -1 nature, or none when the game is over */
  seat: number | null;
  /** whose turn it is */
  turnSeat: number;
  /** turns that have begun. A seller that continues after an extra turn of its buyer continues under the number of that turn (HOUSE-MIX-03) */
  turn: number;
  /** PASS is legal: the bit of PASS in `kinds`, for sentences that ask for it by name */
  mayPass: boolean;
  /** tiles that can still be drawn, without those set aside */
  tilesLeft: number;
  /** when over: the seats that win (BASE-WIN-02) */
  winners: number[];
  /** number of the next action in the history */
  action: number;
}
/** Which seat must decide what. 128 bytes. */
export type Decision =
  | ({ step: 'draw'; } & DecisionCommon)
  | ({ step: 'place'; tile: number | null; } & DecisionCommon)
  | ({ step: 'act'; placed: number; x: number; y: number; } & DecisionCommon)
  | ({ step: 'final'; } & DecisionCommon)
  | ({ step: 'tower_ransom_at_begin'; least: number; } & DecisionCommon)
  | ({ step: 'tower_ransom_at_end'; least: number; } & DecisionCommon)
  | ({ step: 'tower_capture'; placed: number; x: number; y: number; segment: number; } & DecisionCommon)
  | ({ step: 'tower_exchange'; otherSeat: number; } & DecisionCommon)
  | ({ step: 'abbey_place'; tile: number; } & DecisionCommon)
  | ({ step: 'wagon_move'; piece: number; pieceKind: PieceKind; x: number; y: number; segment: number; feature: number; } & DecisionCommon)
  | ({ step: 'double_turn_second_part'; } & DecisionCommon)
  | ({ step: 'siege_escape'; } & DecisionCommon)
  | ({ step: 'phantom'; placed: number; x: number; y: number; } & DecisionCommon)
  | ({ step: 'dragon_walk'; piece: number; pieceKind: PieceKind; x: number; y: number; most: number; } & DecisionCommon)
  | ({ step: 'princess_take'; placed: number; x: number; y: number; } & DecisionCommon)
  | ({ step: 'flock_grow_or_guide'; piece: number; pieceKind: PieceKind; x: number; y: number; segment: number; feature: number; } & DecisionCommon)
  | ({ step: 'shepherd_draw'; piece: number; pieceKind: PieceKind; x: number; y: number; segment: number; feature: number; } & DecisionCommon)
  | ({ step: 'castle_build'; piece: number; pieceKind: PieceKind; x: number; y: number; segment: number; feature: number; } & DecisionCommon)
  | ({ step: 'castle_points'; piece: number; pieceKind: PieceKind; x: number; y: number; segment: number; feature: number; } & DecisionCommon)
  | ({ step: 'bazaar_choose'; least: number; most: number; } & DecisionCommon)
  | ({ step: 'bazaar_bid'; tile: number; otherSeat: number; least: number; most: number; } & DecisionCommon)
  | ({ step: 'bazaar_sell'; tile: number; otherSeat: number; most: number; } & DecisionCommon)
  | ({ step: 'count_city_leave'; } & DecisionCommon)
  | ({ step: 'count_city_deploy'; } & DecisionCommon)
  | ({ step: 'count_move'; piece: number; pieceKind: PieceKind; x: number; y: number; } & DecisionCommon)
  | ({ step: 'count_final_leave'; } & DecisionCommon)
  | ({ step: 'big_top_draw'; piece: number; pieceKind: PieceKind; x: number; y: number; } & DecisionCommon)
  | ({ step: 'flier_roll'; piece: number; pieceKind: PieceKind; x: number; y: number; } & DecisionCommon)
  | ({ step: 'flier_land'; piece: number; pieceKind: PieceKind; x: number; y: number; } & DecisionCommon)
  | ({ step: 'tunnel_place'; placed: number; x: number; y: number; } & DecisionCommon)
  | ({ step: 'ferry_place'; placed: number; x: number; y: number; } & DecisionCommon)
  | ({ step: 'ferry_move'; placed: number; x: number; y: number; } & DecisionCommon)
  | ({ step: 'gold_place'; placed: number; piece: number; pieceKind: PieceKind; x: number; y: number; } & DecisionCommon)
  | ({ step: 'magic_place'; placed: number; x: number; y: number; } & DecisionCommon)
  | ({ step: 'magic_part'; x: number; y: number; segment: number; feature: number; } & DecisionCommon)
  | ({ step: 'crop_choose'; placed: number; x: number; y: number; } & DecisionCommon)
  | ({ step: 'crop_add'; x: number; y: number; } & DecisionCommon)
  | ({ step: 'crop_remove'; x: number; y: number; } & DecisionCommon)
  | ({ step: 'robbers_place'; piece: number; pieceKind: PieceKind; } & DecisionCommon)
  | ({ step: 'robbers_rob'; piece: number; pieceKind: PieceKind; otherSeat: number; least: number; x: number | null; y: number | null; segment: number | null; feature: number | null; } & DecisionCommon)
  | ({ step: 'robbers_marker'; piece: number; pieceKind: PieceKind; otherSeat: number; } & DecisionCommon)
  | ({ step: 'message_move'; piece: number; pieceKind: PieceKind; least: number; x: number | null; y: number | null; segment: number | null; feature: number | null; } & DecisionCommon)
  | ({ step: 'message_draw'; piece: number; pieceKind: PieceKind; } & DecisionCommon)
  | ({ step: 'message_read'; pieceKind: PieceKind; least: number; } & DecisionCommon)
  | ({ step: 'start_toss'; } & DecisionCommon)
  | ({ step: 'start_name'; } & DecisionCommon)
  | ({ step: 'hand_discard'; } & DecisionCommon)
  | ({ step: 'sale_bid'; tile: number; otherSeat: number; least: number; most: number; } & DecisionCommon)
  | ({ step: 'sale_sell'; tile: number; } & DecisionCommon)
  | ({ step: 'hand_reveal'; } & DecisionCommon)
  | ({ step: 'dice_turn'; } & DecisionCommon)
  | ({ step: 'dice_fall'; } & DecisionCommon)
  | ({ step: null } & DecisionCommon)
;

export interface ActionCommon {
  /** that acts */
  seat: number | null;
  /** who decided for the seat; recorded, and no rule reads it. 0 is SEAT */
  origin: Origin | null;
}
/** One action: what a seat or nature does. bastide_game_list_actions() fills it; to fill it by hand, call bastide_action_init() and set the fields that its kind uses. Between machines of different byte order send its code or text. 96 bytes. */
export type Action =
  | ({ kind: 'draw'; tile: number; otherSeat: number | null; } & ActionCommon)
  | ({ kind: 'place'; tile: number; x: number; y: number; rotation: number; } & ActionCommon)
  | ({ kind: 'deploy'; spot: Spot; x: number; y: number; segment: number | null; pieceKind: PieceKind; } & ActionCommon)
  | ({ kind: 'pass'; } & ActionCommon)
  | ({ kind: 'take'; piece: number; cause: Cause; } & ActionCommon)
  | ({ kind: 'pay'; piece: number; } & ActionCommon)
  | ({ kind: 'choose_piece'; piece: number; } & ActionCommon)
  | ({ kind: 'move'; piece: number; spot: Spot; x: number; y: number; segment: number | null; } & ActionCommon)
  | ({ kind: 'dice_collect'; } & ActionCommon)
  | ({ kind: 'roll'; } & ActionCommon)
  | ({ kind: 'dice_stop'; } & ActionCommon)
  | ({ kind: 'dice_keep'; } & ActionCommon)
  | ({ kind: 'fall'; faces: number; } & ActionCommon)
  | ({ kind: 'name'; otherSeat: number; } & ActionCommon)
  | ({ kind: 'discard'; tile: number; } & ActionCommon)
  | ({ kind: 'bid'; points: number; tile: number | null; } & ActionCommon)
  | ({ kind: 'sell'; otherSeat: number; } & ActionCommon)
  | ({ kind: 'draw_unseen'; otherSeat: number | null; } & ActionCommon)
  | ({ kind: 'reveal'; tile: number; otherSeat: number | null; } & ActionCommon)
  | ({ kind: 'finish'; } & ActionCommon)
  | ({ kind: 'resign'; } & ActionCommon)
  | ({ kind: 'choose_place'; spot: Spot; x: number; y: number; segment: number | null; } & ActionCommon)
  | ({ kind: 'choose'; cause: Cause; } & ActionCommon)
  | ({ kind: 'span'; x: number; y: number; span: number; } & ActionCommon)
  | ({ kind: 'place_spanned'; tile: number; x: number; y: number; rotation: number; span: number; } & ActionCommon)
  | ({ kind: 'draw_token'; pieceKind: PieceKind; } & ActionCommon)
;
/** What a call takes for it: what may be unset may be left out. */
export type ActionInput =
  | ({ kind: 'draw'; tile: number; otherSeat?: number | null; } & Partial<ActionCommon>)
  | ({ kind: 'place'; tile: number; x: number; y: number; rotation: number; } & Partial<ActionCommon>)
  | ({ kind: 'deploy'; spot: Spot; x: number; y: number; segment?: number | null; pieceKind: PieceKind; } & Partial<ActionCommon>)
  | ({ kind: 'pass'; } & Partial<ActionCommon>)
  | ({ kind: 'take'; piece: number; cause?: Cause; } & Partial<ActionCommon>)
  | ({ kind: 'pay'; piece: number; } & Partial<ActionCommon>)
  | ({ kind: 'choose_piece'; piece: number; } & Partial<ActionCommon>)
  | ({ kind: 'move'; piece: number; spot: Spot; x: number; y: number; segment?: number | null; } & Partial<ActionCommon>)
  | ({ kind: 'dice_collect'; } & Partial<ActionCommon>)
  | ({ kind: 'roll'; } & Partial<ActionCommon>)
  | ({ kind: 'dice_stop'; } & Partial<ActionCommon>)
  | ({ kind: 'dice_keep'; } & Partial<ActionCommon>)
  | ({ kind: 'fall'; faces: number; } & Partial<ActionCommon>)
  | ({ kind: 'name'; otherSeat: number; } & Partial<ActionCommon>)
  | ({ kind: 'discard'; tile: number; } & Partial<ActionCommon>)
  | ({ kind: 'bid'; points: number; tile?: number | null; } & Partial<ActionCommon>)
  | ({ kind: 'sell'; otherSeat: number; } & Partial<ActionCommon>)
  | ({ kind: 'draw_unseen'; otherSeat?: number | null; } & Partial<ActionCommon>)
  | ({ kind: 'reveal'; tile: number; otherSeat?: number | null; } & Partial<ActionCommon>)
  | ({ kind: 'finish'; } & Partial<ActionCommon>)
  | ({ kind: 'resign'; } & Partial<ActionCommon>)
  | ({ kind: 'choose_place'; spot: Spot; x: number; y: number; segment?: number | null; } & Partial<ActionCommon>)
  | ({ kind: 'choose'; cause?: Cause; } & Partial<ActionCommon>)
  | ({ kind: 'span'; x: number; y: number; span: number; } & Partial<ActionCommon>)
  | ({ kind: 'place_spanned'; tile: number; x: number; y: number; rotation: number; span: number; } & Partial<ActionCommon>)
  | ({ kind: 'draw_token'; pieceKind: PieceKind; } & Partial<ActionCommon>)
;

export interface EventCommon {
  /** counts from 0 and continues through undo, restore, clone and restart; below 2^53 */
  seq: number;
  /** of the innermost SCORING or FINAL event it belongs to; else its own */
  group: number;
  /** that caused it; -1 before the first */
  action: number | null;
  /** undone since */
  undone: boolean;
  /** of the turn, from 1; 0 before the first */
  turn: number;
}
/** Something that happened. 192 bytes. */
export type Event =
  | ({ kind: 'turn_began'; seat: number; cause: Cause | null; count: number; } & EventCommon)
  | ({ kind: 'turn_ended'; seat: number; } & EventCommon)
  | ({ kind: 'drew'; seat: number | null; tile: number | null; count: number; viewers: number[]; } & EventCommon)
  | ({ kind: 'tile_left'; seat: number | null; tile: number | null; cause: Cause; } & EventCommon)
  | ({ kind: 'placed'; seat: number | null; tile: number; placed: number; x: number; y: number; rotation: number; piece: number | null; } & EventCommon)
  | ({ kind: 'moved'; seat: number | null; otherSeat: number | null; piece: number | null; pieceKind: PieceKind | null; cause: Cause; spot: Spot; x: number | null; y: number | null; segment: number | null; feature: number | null; featureKind: SegmentKind | null; beside: number | null; fromSpot: Spot | null; fromX: number | null; fromY: number | null; fromSegment: number | null; fromFeature: number | null; span: number; fromSpan: number; } & EventCommon)
  | ({ kind: 'completed'; seat: number; feature: number; featureKind: SegmentKind; x: number; y: number; count: number; } & EventCommon)
  | ({ kind: 'scoring'; feature: number | null; featureKind: SegmentKind | null; x: number | null; y: number | null; cause: Cause | null; seats: number[]; count: number; } & EventCommon)
  | ({ kind: 'scored'; seat: number; reward: Reward; count: number; each: number; points: number; feature: number | null; featureKind: SegmentKind | null; otherSeat: number | null; } & EventCommon)
  | ({ kind: 'passed'; seat: number; step: Step; } & EventCommon)
  | ({ kind: 'final'; } & EventCommon)
  | ({ kind: 'ended'; seats: number[]; } & EventCommon)
  | ({ kind: 'undone'; } & EventCommon)
  | ({ kind: 'resigned'; seat: number; } & EventCommon)
  | ({ kind: 'stood_in'; seat: number; cause: Cause; } & EventCommon)
  | ({ kind: 'named'; seat: number | null; otherSeat: number; } & EventCommon)
  | ({ kind: 'bid'; seat: number; points: number; tile: number | null; } & EventCommon)
  | ({ kind: 'sold'; seat: number | null; otherSeat: number; tile: number; points: number; } & EventCommon)
  | ({ kind: 'revealed'; seat: number; tile: number; } & EventCommon)
  | ({ kind: 'rolled'; seat: number; faces: number; count: number; } & EventCommon)
  | ({ kind: 'chose'; seat: number; cause: Cause; } & EventCommon)
  | ({ kind: 'part_began'; seat: number; count: number; } & EventCommon)
;

/** One payment: count times each is points. The lines of a seat sum to its score while the log retains all events. A seat that has a piece on the scored feature and is paid nothing has a line too: 0 times 0 without a majority, else 0 times `each` when there is nothing to count, or `count` times 0 when that is worth nothing. 80 bytes. */
export interface ScoreLine {
  /** of the SCORED event */
  seq: number;
  /** of its SCORING event: lines of one scoring share it; a payment between seats has its own */
  group: number;
  /** it follows from */
  action: number;
  seat: number;
  /** the other party of a payment between seats */
  otherSeat: number | null;
  reward: Reward;
  feature: number | null;
  featureKind: SegmentKind | null;
  count: number;
  each: number;
  points: number;
  /** score of the seat after this line */
  total: number;
}

/** A seat. 64 bytes. */
export interface Seat {
  seat: number;
  state: SeatState;
  score: number;
  /** space of its marker on the score track, 0 to 49 (BASE-TRACK-01) */
  track: number;
  /** times round the track; from the first on the marker lies flat */
  laps: number;
  /** face of a die that is used as marker: 6 at first, then the laps, at most 5 (HOUSE-MARK-01) */
  die: number;
  /** pieces of all kinds in the supply */
  supply: number;
  /** tiles held */
  hand: number;
}

/** Where a seat would stand if the game ended now; after the end, where it stands. 48 bytes. */
export interface Standing {
  seat: number;
  /** from 1; equal seats share it */
  rank: number;
  /** now */
  score: number;
  /** with the final scoring */
  finalScore: number;
  wins: boolean;
}

/** A placed tile. 48 bytes. */
export interface Placed {
  /** on the board, in order of placing */
  index: number;
  tile: number;
  x: number;
  y: number;
  rotation: number;
  /** number of copies of its type that were placed before. Equal on every machine, so it can choose the picture */
  copy: number;
  /** that placed it; -1 for a tile that lay there at the start */
  seat: number | null;
  /** of the turn in which it was placed; 0 before the first and in a position that was set */
  turn: number;
  /** that placed it; -1 for a tile that lay there at the start, or in a game without history */
  action: number | null;
  /** a road that was laid across it later, its last segment: 1 north-south, 2 east-west; 0 none (BRIDGE-ROAD-01) */
  span: number;
  /** its number in calls of geometry: its type, or for a tile with such a road one behind all types */
  drawing: number;
}

/** A piece. 80 bytes. */
export interface Piece {
  id: number;
  kind: PieceKind;
  /** its owner; -1 nobody's */
  seat: number | null;
  spot: Spot;
  /** its cell or corner */
  x: number | null;
  y: number | null;
  placed: number | null;
  segment: number | null;
  feature: number | null;
  /** that holds it */
  otherSeat: number | null;
  /** that it stands beside */
  beside: number | null;
  /** the way in which it joins two roads of its tile: 1 north-south, 2 east-west, 3 north-east, 4 east-south, 5 south-west, 6 west-north; 0 it joins none (FERRY-PLACE-02) */
  span: number;
}

/** A feature: connected segments. Its id is that of the feature that holds its first segment: after a merge the old ids lead to the merged feature. 176 bytes. */
export interface Feature {
  /** of all its segments and tiles */
  marks: Mark[];
  id: number;
  kind: SegmentKind;
  /** its open count is 0; a field: it is enclosed; a foundation or abbacy: never */
  complete: boolean;
  /** a monastery, garden or hut counts itself and the tiles around it, an abbacy those of its row and column */
  tiles: number;
  segments: number;
  /** open sides; a road: also its open ends at tunnels; a field: half sides; a monastery, garden or hut: empty cells; an abbacy: 1 */
  openSides: number;
  pennants: number;
  /** for each leader if it were scored now, without payments to one seat only */
  pointsNow: number;
  /** for each leader if it were completed with the tiles it has */
  pointsComplete: number;
  /** with a follower on it */
  occupants: number[];
  /** that would be paid: with most strength; of a field without farmers the owners of barns (BARN-FINAL-01) */
  leaders: number[];
  /** strength of each seat */
  weights: number[];
  /** what each seat would be paid now */
  points: number[];
}

/** One segment of a feature. 32 bytes. */
export interface PlacedSegment {
  placed: number;
  x: number;
  y: number;
  segment: number;
}

export interface ThingCommon {
  /** among its kind */
  id: number | null;
}
/** Something on or beside the board that is not a tile, a piece or a feature. 96 bytes. */
export type Thing =
  | ({ kind: 'hand'; seat: number | null; tile: number | null; count: number; } & ThingCommon)
  | ({ kind: 'tower'; spot: Spot; x: number; y: number; segment: number; count: number; reach: number; closed: boolean; piece: number | null; seat: number | null; } & ThingCommon)
  | ({ kind: 'abbey_hole'; x: number; y: number; } & ThingCommon)
  | ({ kind: 'barn'; spot: Spot; x: number; y: number; piece: number; seat: number; feature: number; count: number; points: number; } & ThingCommon)
  | ({ kind: 'goods'; spot: Spot; pieceKind: PieceKind; seat: number; count: number; } & ThingCommon)
  | ({ kind: 'king'; piece: number; seat: number | null; count: number; points: number; } & ThingCommon)
  | ({ kind: 'robber'; piece: number; seat: number | null; count: number; points: number; } & ThingCommon)
  | ({ kind: 'siege'; x: number; y: number; segment: number; feature: number; closed: boolean; } & ThingCommon)
  | ({ kind: 'cult_challenge'; x: number; y: number; segment: number; feature: number; } & ThingCommon)
  | ({ kind: 'flock'; spot: Spot; x: number; y: number; segment: number; piece: number; seat: number; feature: number; count: number; points: number; closed: boolean; } & ThingCommon)
  | ({ kind: 'sheep_bag'; pieceKind: PieceKind; count: number; } & ThingCommon)
  | ({ kind: 'hill_covered'; count: number; } & ThingCommon)
  | ({ kind: 'castle'; spot: Spot; x: number; y: number; segment: number; piece: number; seat: number; feature: number; closed: boolean; } & ThingCommon)
  | ({ kind: 'bazaar_bid'; seat: number; points: number; } & ThingCommon)
  | ({ kind: 'count_city_quarter'; x: number; y: number; segment: number; count: number; closed: boolean; } & ThingCommon)
  | ({ kind: 'big_top_tokens'; pieceKind: PieceKind; count: number; points: number; } & ThingCommon)
  | ({ kind: 'acrobats'; spot: Spot; x: number; y: number; count: number; points: number; closed: boolean; } & ThingCommon)
  | ({ kind: 'gold_bars'; seat: number; count: number; points: number; } & ThingCommon)
  | ({ kind: 'message'; pieceKind: PieceKind; count: number; } & ThingCommon)
  | ({ kind: 'sale_bid'; seat: number; points: number; tile: number | null; } & ThingCommon)
;

/** Where the copies of a tile type are. 48 bytes. */
export interface Stock {
  tile: number;
  /** in this game */
  total: number;
  /** not yet seen: in the bag, set aside, or in a hidden hand */
  left: number;
  /** part of `left`: set aside for later */
  aside: number;
  /** on the board */
  placed: number;
  /** drawn or in a hand */
  held: number;
  /** out of the game (BASE-DRAW-04) */
  removed: number;
  /** legal pairs of cell and rotation now */
  placements: number;
}

/** A cell where a tile may go. 32 bytes. */
export interface Placement {
  x: number;
  y: number;
  /** bit r: rotation r is legal */
  rotations: number[];
}

/** An empty cell next to a placed tile, or around a monastery. 64 bytes. */
export interface OpenCell {
  x: number | null;
  y: number | null;
  /** of north, east, south, west: what a tile needs there; 0 where no tile lies, WILD where every side fits */
  sides: (SideKind | null)[];
  /** tile types with a copy left that can be placed there now */
  types: number;
  /** copies left of those types; `left` of bastide_stock */
  left: number;
}

/** An occupied feature in short, to judge a position by: what it is worth, and how likely it is completed. 160 bytes. */
export interface Brief {
  /** its id */
  feature: number | null;
  kind: SegmentKind | null;
  /** as in bastide_feature */
  complete: boolean;
  /** empty cells that must be filled to complete it; 0 for a field */
  openCells: number;
  /** tiles left that fit the open cell that the fewest fit */
  leastLeft: number;
  /** that it will be completed, in 65536ths: the product over its open cells of the chance that among a third of the tiles left, rounded up, at least one fits the cell. A field: the sum of the chances of the cities at it that are not complete */
  chance: number;
  /** as in bastide_feature */
  pointsNow: number;
  /** as in bastide_feature */
  pointsComplete: number;
  /** with a follower on it */
  occupants: number[];
  /** as in bastide_feature */
  leaders: number[];
  /** followers of each seat on it */
  pieces: number[];
  /** strength of each seat */
  weights: number[];
}

/** A tile type. 96 bytes. */
export interface TileDef {
  /** its index in the set, or in the game when asked of a game */
  id: number;
  /** it comes from; 0 for a set of the caller */
  set: BuiltInSet | null;
  /** copies */
  count: number;
  segments: number;
  flags: number;
  /** of north, east, south, west at rotation 0 */
  sides: SideKind[];
  /** copies with a garden in the second edition; a game with abbots has them as types of their own (ABBOT-GARDEN-02) */
  gardens: number;
  /** printed on the tile */
  marks: Mark[];
  /** of its mark: a direction or points */
  markValue: number;
  /** as in the tile data: "D", "Z06" */
  name: string;
}

/** A segment of a tile type. Masks of segments count by segment index. 96 bytes. */
export interface SegmentDef {
  index: number;
  kind: SegmentKind;
  /** a city side has all three ports, a road or river the middle one, a field the outer ones; the middle of a field side belongs to no segment */
  ports: number[];
  flags: number;
  /** printed on it */
  marks: Mark[];
  /** 0 to 2 (BASE-CITY-05) */
  pennants: number;
  /** a field: the cities whose wall it meets (BASE-FIELD-04) */
  borders: number[];
  /** where a wagon may go inside the tile by the first-edition rule */
  links: number[];
  /** that pass over or under this one */
  crosses: number[];
  /** of a road */
  roadEnd: RoadEnd | null;
  /** that meet at that end; for a city or monastery the roads that end at it; without an end the monastery whose door the road passes */
  meets: number[];
  /** a passing road: cities whose wall it touches; a city: those roads */
  walls: number[];
  /** that an enclosed field lies near; 4: the middle of the tile */
  nearSide: number | null;
  /** a city: bit 0 NW, 1 NE, 2 SE, 3 SW that its wall reaches beyond its sides */
  corners: number[];
}

/** A point of a tile or of the board, in units. A point never gets more fields. 8 bytes. */
export interface Point {
  x: number;
  y: number;
}

/** A run of points in the list of points that belongs to the list of paths. 32 bytes. */
export interface Path {
  kind: PathKind;
  /** on the right hand, walking along the path; of a LINE, OUTLINE or HOLE its own. -1 for a feature */
  segment: number | null;
  /** on the left hand; -1 on the rim, and for other kinds than arcs */
  otherSegment: number | null;
  /** of its first point */
  first: number;
  /** of its points */
  count: number;
}

/** Something that is drawn at a point of a tile. 32 bytes. */
export interface Sign {
  kind: SignKind;
  /** it belongs to: of a village the first road that ends at it, of a gate the road; -1: the tile */
  segment: number | null;
  /** units of the tile */
  x: number;
  y: number;
  /** of a SIGN_MARK; 0: none */
  mark: Mark | null;
}

/** The possible values of an option. 64 bytes. */
export interface OptionDef {
  id: OptionName;
  /** smallest value */
  least: number;
  /** greatest value */
  most: number;
  /** the value without a choice */
  usual: number;
  /** of its box, or 0: the option needs this set, or a piece kind or a tile of its box */
  set: BuiltInSet | null;
  /** without which it has no effect */
  needs: OptionName | null;
  /** that cannot be chosen with it. Two options exclude each other when either names the other */
  excludes: OptionName | null;
  /** that has it */
  game: GameKind;
  /** further sets of its box: any of them serves as well as `set` */
  otherSets: number[];
  /** that cannot be chosen with it */
  excludedSets: number[];
}

export interface ScriptLineCommon {
  /** its number in the text that bastide_script_write() writes */
  line: number;
  /** variations around it; 0 in the main line of the game */
  depth: number;
  /** actions of the history after this line, draws included, along its variation: the position that a comment is about */
  actions: number;
}
/** One line of a script. 80 bytes. */
export type ScriptLine =
  | ({ kind: 'title'; } & ScriptLineCommon)
  | ({ kind: 'tag'; tag: string; } & ScriptLineCommon)
  | ({ kind: 'config'; } & ScriptLineCommon)
  | ({ kind: 'table'; } & ScriptLineCommon)
  | ({ kind: 'action'; } & ScriptLineCommon)
  | ({ kind: 'expectation'; } & ScriptLineCommon)
  | ({ kind: 'comment'; } & ScriptLineCommon)
  | ({ kind: 'clock'; seat: number; milliseconds: number; } & ScriptLineCommon)
  | ({ kind: 'variation'; } & ScriptLineCommon)
  | ({ kind: 'variation_end'; } & ScriptLineCommon)
;

/** The head of a position. All zero: the first turn of seat 0 begins. 64 bytes. */
export interface Position {
  /** of the turn, from 1 to 30000; 0 is 1 */
  turn: number;
  /** whose turn it is */
  seat: number | null;
  /** at which the game waits; 0: the turn begins and stops at its first decision */
  step: Step | null;
  /** PLACE, SALE_BID: the drawn tile, -1 when the seat chooses one from its hand; else ignored */
  tile: number | null;
}

export interface PutCommon {
}
/** One thing on the table. 96 bytes. */
export type Put =
  | ({ kind: 'tile'; tile: number; x: number; y: number; rotation: number; span: number; } & PutCommon)
  | ({ kind: 'piece'; seat: number | null; pieceKind: PieceKind; piece: number; spot: Spot; x: number | null; y: number | null; segment: number | null; otherSeat: number | null; beside: number; span: number; } & PutCommon)
  | ({ kind: 'prisoner'; seat: number; pieceKind: PieceKind; piece: number; otherSeat: number; } & PutCommon)
  | ({ kind: 'score'; seat: number; points: number; } & PutCommon)
  | ({ kind: 'held'; seat: number; tile: number; slot: number; } & PutCommon)
  | ({ kind: 'out'; tile: number; count: number; } & PutCommon)
  | ({ kind: 'bag'; tile: number; count: number; } & PutCommon)
  | ({ kind: 'note'; note: Note; number: number; } & PutCommon)
;
/** What a call takes for it: what may be unset may be left out. */
export type PutInput =
  | ({ kind: 'tile'; tile: number; x: number; y: number; rotation: number; span: number; } & Partial<PutCommon>)
  | ({ kind: 'piece'; seat?: number | null; pieceKind: PieceKind; piece: number; spot: Spot; x?: number | null; y?: number | null; segment?: number | null; otherSeat?: number | null; beside?: number; span: number; } & Partial<PutCommon>)
  | ({ kind: 'prisoner'; seat: number; pieceKind: PieceKind; piece: number; otherSeat: number; } & Partial<PutCommon>)
  | ({ kind: 'score'; seat: number; points: number; } & Partial<PutCommon>)
  | ({ kind: 'held'; seat: number; tile: number; slot: number; } & Partial<PutCommon>)
  | ({ kind: 'out'; tile: number; count: number; } & Partial<PutCommon>)
  | ({ kind: 'bag'; tile: number; count: number; } & Partial<PutCommon>)
  | ({ kind: 'note'; note: Note; number: number; } & Partial<PutCommon>)
;

/** The turn of a dice game so far. 128 bytes. */
export interface Dice {
  /** made in this turn, 0 to 3 (DICE-TURN-02) */
  rolls: number;
  /** that the seat may still make; 0 when it has no die to roll */
  rollsLeft: number;
  /** the seat had when its turn began: 9 less the knights of others (DICE-FLOW-01) */
  dice: number;
  /** dice of the tray that show face i + 1 */
  tray: number[];
  /** dice of the tray that are not rolled yet */
  hand: number;
  /** dice in cities */
  built: number;
  /** knights set aside */
  aside: number;
  /** rolled in this turn; all of them are passed on; nine win (DICE-END-02) */
  catapults: number;
  /** the turn counts double (DICE-KNIGHT-03) */
  doubled: boolean;
  /** that keep a knight */
  holders: number[];
  /** dice of the largest closed city */
  largest: number;
  /** that DICE_STOP would score now */
  points: number;
  /** what ends the game (DICE-END-01) */
  targetScore: number;
  /** the round is completed before the game ends */
  finishRound: boolean;
}

/** A die. 48 bytes. */
export interface Die {
  /** 0 to 8 */
  number: number;
  spot: Spot;
  /** 0 when it is not rolled yet */
  face: Face | null;
  x: number | null;
  y: number | null;
  rotation: number;
  /** city sides as it lies: bit 0 N, 1 E, 2 S, 3 W */
  sides: number[];
  /** that keeps it */
  seat: number | null;
  /** its city */
  feature: number | null;
}

export interface Types {
  config: Config;
  choice: Choice;
  refusal: Refusal;
  decision: Decision;
  action: Action;
  event: Event;
  scoreLine: ScoreLine;
  seat: Seat;
  standing: Standing;
  placed: Placed;
  piece: Piece;
  feature: Feature;
  placedSegment: PlacedSegment;
  thing: Thing;
  stock: Stock;
  placement: Placement;
  openCell: OpenCell;
  brief: Brief;
  tileDef: TileDef;
  segmentDef: SegmentDef;
  point: Point;
  path: Path;
  sign: Sign;
  optionDef: OptionDef;
  scriptLine: ScriptLine;
  position: Position;
  put: Put;
  dice: Dice;
  die: Die;
}

/** The functions that return a number of 32 bits without a sign. */
export const unsignedFunctions = ['bastide_version', 'bastide_abi_version', 'bastide_layout'] as const;

/** The functions of the module: addresses and handles are numbers, words of 64 bits are bigints. */
export interface Exports {
  memory: { readonly buffer: ArrayBuffer };
  malloc(size: number): number;
  free(address: number): void;
  _initialize(): void;
  /** Functions of your own for the module; exported by the module `full`. */
  readonly __indirect_function_table?: { grow(count: number): number; set(place: number, call: unknown): void };
  /** the version of the library as 0x00MMmmpp. */
  bastide_version(): number;
  /** the version of the binary interface; compare with BASTIDE_ABI_VERSION before anything else. */
  bastide_abi_version(): number;
  /** A hash of the names, sizes and offsets of all records of this ABI version, as `layout` of bastide_api.json. For bindings that lay records out by hand. */
  bastide_layout(): number;
  /** Fills a config with the defaults: the tile game, SEEDED with seed 0, two seats, all events retained. */
  bastide_config_init(config: number): number;
  /** Unsets a choice: all fields are 0. */
  bastide_choice_init(choice: number): number;
  /** Lists the choices of a preset. Pass them to bastide_game_create(); you may append choices of your own. */
  bastide_preset_list_choices(preset: number, out: number, cap: number): number;
  /** Begins a game. Without a SET or TILESET choice it is the Winter Edition: one BASE and one WINTER set. The start tile lies on 0, 0 (BASE-SETUP-01); with SEEDED chance the first tile is already drawn. */
  bastide_game_create(config: number, choices: number, choiceCount: number, sets: number, setCount: number, mem: number, refusal: number, out: number): number;
  /** Begins a game of a preset: bastide_game_create() with the defaults of bastide_config_init(), the choices of the preset and this number of seats and seed, with memory of malloc. For any other config, and for a refusal that says what is wrong with these numbers, call those functions. */
  bastide_game_create_preset(preset: number, seats: number, seed: bigint, out: number): number;
  /** Makes a second game in the same position, or what one viewer may know of it: the game that the viewer's snapshot loads. The numbers of events continue and the history is copied; CLONE_FLAG_LOG copies the log too. Games made from one another share the tables of their rules: clones for any viewer, copies, games set to a position, and games restored from a snapshot whose config differs only in seed, chance, event capacity and CONFIG_FLAG_NO_HISTORY. The tables belong to the allocator of the game that built them and end with the last game that uses them. So a server creates one game of each config, begins all others by clone and restart, and loads them by clone and restore (docs/guides/server.md). */
  bastide_game_clone(game: number, viewer: number, flags: number, mem: number, out: number): number;
  /** Measures what a clone needs: bastide_game_clone() with the same arguments takes no more bytes from its allocator in all, the memory that it returns before it ends included. For hosts that give it a block of fixed size. */
  bastide_game_measure_clone(game: number, viewer: number, flags: number): number;
  /** As bastide_game_clone(), but into an existing handle, for searches. With VIEW_FULL and between games that share their rules it allocates nothing; otherwise `game` gets new memory from its own allocator. `game` keeps its CONFIG_FLAG_NO_HISTORY and its event capacity. If only `source` has no history, `game` has none until it is restarted or copied from another game. */
  bastide_game_copy(game: number, source: number, viewer: number, flags: number): number;
  /** Begins the same game again with another seed, from the position if one was set, under the newest rules. It allocates nothing and builds no table. The log drops its events, and their numbers continue; the history begins empty. With HOST chance the seed is ignored. */
  bastide_game_restart(game: number, seed: bigint): number;
  /** Goes back to the position before an action of the history; does nothing if the game is already there. The events of that action and of all later ones stay in the log as `undone`, an UNDONE event follows, and the score lines are those of the position. A log of all events has capacity for 64 undone events; if there are more, it drops the undone ones, and all others keep their numbers. What the library did by itself belongs to the action before it, so a seeded game stops after its draws, and the same draws come again: a server decides whether its seats may undo. */
  bastide_game_undo(game: number, action: number, refusal: number): number;
  /** Goes back to the position before the last action of a seat, as bastide_game_undo() does: to the decision that led to that action. What nature did since is undone too; in a game with HOST chance the host draws and rolls it again. RESIGN and the actions of a clock or a stand-in are actions of their seat. */
  bastide_game_undo_last(game: number, refusal: number): number;
  /** Destroys a game. NULL is allowed. */
  bastide_game_destroy(game: number): void;
  /** The config of a game, defaults filled in. In a seat's view and the public view the seed is 0. */
  bastide_game_get_config(game: number, out: number): number;
  /** Lists the choices of its config: sets with their copies, counts of pieces, options that are not 0, the host's sets, tiles with bushes. */
  bastide_game_list_choices(game: number, out: number, cap: number): number;
  /** Unsets an action: -1 for seats, ids and segments, BASTIDE_NOWHERE for x and y, 0 for the rest. */
  bastide_action_init(action: number): number;
  /** The decision that the game waits for. */
  bastide_game_get_decision(game: number, out: number): number;
  /** Lists every legal action, ready to apply, ordered by kind, y, x, rotation, spot, segment, piece_kind, piece: a TAKE by the place of its piece, a corner by the tile around it that was placed last. */
  bastide_game_list_actions(game: number, kind: number, out: number, cap: number): number;
  /** Counts the actions that bastide_game_list_actions() would list, without making them. */
  bastide_game_count_actions(game: number, kind: number): number;
  /** Lists the same actions as codes of 64 bits, each below 2^53: the quickest list. */
  bastide_game_list_codes(game: number, kind: number, out: number, cap: number): number;
  /** Lists the weight of each action of the same list; the probability of an action is its weight divided by the sum of all. The weight of a draw is the number of copies left in the bag or the pool, that of a roll the number of ways in which the dice can fall, that of an action of a seat 1. */
  bastide_game_list_weights(game: number, kind: number, out: number, cap: number): number;
  /** The action at an index of that list. */
  bastide_game_get_action(game: number, kind: number, index: number, out: number): number;
  /** Samples a legal action: each action of a seat is equally likely, an action of nature as likely as the bag or the dice make it. */
  bastide_game_sample_action(game: number, kind: number, random: number, out: number): number;
  /** The action for a seat whose time has run out: PASS if it is legal, else the first of the list, with origin CLOCK. */
  bastide_game_get_default_action(game: number, out: number): number;
  /** Returns what bastide_game_apply() would return. E_ARGUMENT means a number that no action of this game can have: an unknown kind, origin, tile type or cause, a seat that the game does not have, a rotation beyond 0 to 3, a spot that the kind does not use. The seat that acts is `seat`; other numbers that name nothing, as an `other_seat`, are E_ILLEGAL. The refusal may overlap the action in memory. */
  bastide_game_check(game: number, action: number, refusal: number): number;
  /** Applies an action and all that follows from it, up to the next decision or the end, with the final scoring unless CONFIG_FLAG_STOP_BEFORE_FINAL is set. */
  bastide_game_apply(game: number, action: number, refusal: number): number;
  /** As bastide_game_apply(), for a code. */
  bastide_game_apply_code(game: number, code: bigint, refusal: number): number;
  /** An action as a code, equal on every platform: six bits of kind, four of seat + 1, then the fields of the kind in the order of its {fields}, without `origin`. bastide_action_decode() is the inverse. docs/codes.md lists the widths. */
  bastide_action_encode(action: number, out: number): number;
  /** OK, E_FORMAT when it is no code, E_ARGUMENT. */
  bastide_action_decode(code: bigint, out: number): number;
  /** The numbers of the oldest retained event and of the next event. */
  bastide_game_get_event_range(game: number, first: number, next: number): number;
  /** Lists events from number `first` on, or from the oldest retained (bastide_game_get_event_range()), in the order of their numbers. The numbers of dropped events are missing, so continue from the `seq` of the last event plus 1. */
  bastide_game_list_events(game: number, viewer: number, first: bigint, out: number, cap: number): number;
  /** Lists the score lines whose `seq` is `first` or greater; 0 lists all. Lines that were undone are left out; lines from before a load or a restore are included. The call makes them from the events that the log retains: with a small `event_capacity` the oldest are gone, with -1 there are none. bastide_game_get_event_range() gives the number at which the log begins. */
  bastide_game_list_score_lines(game: number, first: bigint, out: number, cap: number): number;
  /** Lists the actions so far, from number `first` on, as a viewer may know them, with those of nature: DRAW or DRAW_UNSEEN, DRAW_TOKEN, REVEAL, NAME, FALL, FINISH. To replay the list, leave out a REVEAL where the step is not HAND_REVEAL: there the library knew the tile and revealed it by itself. A server that knows all tiles lists such a REVEAL for a seat with that seat as `other_seat`. */
  bastide_game_list_history(game: number, viewer: number, first: number, out: number, cap: number): number;
  /** Lists the seats. */
  bastide_game_list_seats(game: number, out: number, cap: number): number;
  /** One seat. */
  bastide_game_get_seat(game: number, seat: number, out: number): number;
  /** Counts the pieces of one kind in the supply of a seat. */
  bastide_game_count_supply(game: number, seat: number, pieceKind: number): number;
  /** Lists where each seat would stand if the game ended now, by rank, then seat. A feature that is completed but not yet scored counts as completed, so `final_score` is exact before a PASS or FINISH that ends the game. */
  bastide_game_list_standing(game: number, out: number, cap: number): number;
  /** Lists the placed tiles in the order of placing, the start tile first. */
  bastide_game_list_board(game: number, out: number, cap: number): number;
  /** One placed tile. */
  bastide_game_get_placed(game: number, placed: number, out: number): number;
  /** the index of the tile on a cell, E_ABSENT when the cell is empty, E_ARGUMENT. */
  bastide_game_placed_at(game: number, x: number, y: number): number;
  /** The segment of a placed tile that owns a port. A side is cut into three ports, clockwise: side k owns 3k, 3k + 1 (its middle) and 3k + 2, as the tile lies. Two tiles meet at ports that touch. If two segments own a port, the call returns the lower one. */
  bastide_game_segment_at_port(game: number, x: number, y: number, port: number): number;
  /** the feature that a segment of the tile on a cell belongs to, E_ABSENT, E_ARGUMENT. */
  bastide_game_feature_at(game: number, x: number, y: number, segment: number): number;
  /** Lists all pieces, in every place, by id. */
  bastide_game_list_pieces(game: number, out: number, cap: number): number;
  /** One piece. */
  bastide_game_get_piece(game: number, piece: number, out: number): number;
  /** Lists all features of a kind, by id. */
  bastide_game_list_features(game: number, kind: number, out: number, cap: number): number;
  /** One feature. */
  bastide_game_get_feature(game: number, feature: number, out: number): number;
  /** Lists the briefs of all occupied features of a kind, by id, without foundations. Whether a tile fits a cell is judged by its sides and by the rules about placements; tiles that seats hold, such as abbeys, do not count, but those of hands that this game does not know do. */
  bastide_game_list_briefs(game: number, kind: number, out: number, cap: number): number;
  /** The brief of one feature, occupied or not. */
  bastide_game_get_brief(game: number, feature: number, out: number): number;
  /** Lists the cities at a field, complete or not, by id. */
  bastide_game_list_field_cities(game: number, feature: number, out: number, cap: number): number;
  /** Lists the features that events changed, by their ids now: those of the tiles that were placed, the monasteries around them, and those that a piece came to or left. Events that the log dropped do not count, undone ones do. */
  bastide_game_list_changed_features(game: number, first: bigint, out: number, cap: number): number;
  /** Lists the segments of a feature, ordered by tile index and segment. */
  bastide_game_list_feature_segments(game: number, feature: number, out: number, cap: number): number;
  /** Lists the things that boxes add, ordered by kind, y, x, segment, id. A kind whose box is not played has none. */
  bastide_game_list_things(game: number, kind: number, out: number, cap: number): number;
  /** Lists the numbers that the rules keep beside the board: with the lists of tiles, pieces, seats, hands, tokens and copies left and with the decision they say everything that a position holds, for programs that compare or learn positions. Equal configs give equally many, in the same order: the place in the turn, the acting seat, whether a tile was placed in this turn; in a game whose steps can wait their number and the four on top, each its index among the steps of this config plus 1, a seat plus 1 and three numbers; the variables of the modules (docs/snapshots.md), those that count tokens or abbeys as 0; in a game that sets tiles aside the copies of each type set aside. A tile or piece is its id plus 1; a segment is 16 times the number of tiles before its own, row by row, and the segment plus 1. The numbers do not depend on the order of placing. A later version may add some. */
  bastide_game_list_variables(game: number, seat: number, out: number, cap: number): number;
  /** Lists where the copies of each tile type are, by tile id. */
  bastide_game_list_stock(game: number, out: number, cap: number): number;
  /** Lists the cells where a tile of any type could be placed on the present board, drawn or not, ordered by y, x. */
  bastide_game_list_placements(game: number, tile: number, out: number, cap: number): number;
  /** Lists the open cells of a feature, or all of the board, ordered by y, x. All: the empty cells next to a tile. A feature: those that its open sides face; a monastery: the empty cells around it. A cell that no tile can ever fill is left out. Copies left are those of bastide_game_list_left(). */
  bastide_game_list_open_cells(game: number, feature: number, out: number, cap: number): number;
  /** Lists the copies left of each tile type, by tile id: `left` of bastide_stock, without counting anything else. The tiles of hidden hands count as left only in a game that does not know them, such as a clone for a viewer. */
  bastide_game_list_left(game: number, out: number, cap: number): number;
  /** Unsets a tile type: -1 for its id, 0 for the rest. */
  bastide_tile_def_init(tile: number): number;
  /** Unsets a segment of a tile type: -1 for its index and `near_side`, 0 for the rest. */
  bastide_segment_def_init(segment: number): number;
  /** A built-in set, to inspect it without a game. The sets of some boxes have no tiles. */
  bastide_tileset_create(set: number, mem: number, out: number): number;
  /** Makes a set from text, one tile a line (docs/tilesets.md). Any bytes are safe. */
  bastide_tileset_parse(utf8: number, len: number, mem: number, refusal: number, out: number): number;
  /** Makes a set from records. `segments` holds the segments of all tiles one after the other; the field `segments` of a tile is the number of its own. Tiles need name, count, sides, flags, gardens, marks; segments need what their kind uses, and marks, at rotation 0. The call does not read `id`, `set`, `index` and `links`, and `mark_value` must be 0. */
  bastide_tileset_build(tiles: number, tileCount: number, segments: number, segmentCount: number, mem: number, refusal: number, out: number): number;
  /** Writes a set as text that bastide_tileset_parse() reads as the same set. */
  bastide_tileset_write(set: number, out: number, cap: number): number;
  /** Lists the tile types of a set, in order. */
  bastide_tileset_list_tiles(set: number, out: number, cap: number): number;
  /** Lists the segments of a tile type as they lie in a rotation: cities, roads, fields, then a monastery, a foundation, a garden, then rivers, an abbacy, a hut. */
  bastide_tileset_list_segments(set: number, tile: number, rotation: number, out: number, cap: number): number;
  /** Destroys a set; games made from it stay valid. NULL is allowed. */
  bastide_tileset_destroy(set: number): void;
  /** Lists the tile types of a game, by id: built-in sets in the order of their numbers, then the host's; in a game with gardens then their copies with a garden, in the same order, each with the set of its type. */
  bastide_game_list_tiles(game: number, out: number, cap: number): number;
  /** Lists the segments of a tile type as they lie in a rotation. */
  bastide_game_list_segments(game: number, tile: number, rotation: number, out: number, cap: number): number;
  /** Lists the segments of the tile on a cell, as it lies. A box can add segments to a placed tile, so clients call this function and do not derive them from the type. */
  bastide_game_list_segments_at(game: number, x: number, y: number, out: number, cap: number): number;
  /** Draws the tile types of a game, once; no later call allocates. Clones and loaded games with the same tiles can use it too: a call with a game whose tile types do not have the same segments returns E_ARGUMENT. */
  bastide_geometry_create(game: number, mem: number, out: number): number;
  /** As bastide_geometry_create(), for the tile types of a set. */
  bastide_geometry_create_for_set(set: number, mem: number, out: number): number;
  /** Destroys a geometry. NULL is allowed. */
  bastide_geometry_destroy(geometry: number): void;
  /** Lists the arcs of a tile type, those of the rim first, then the centre lines. Turning a tile changes its points alone. */
  bastide_geometry_list_paths(geometry: number, tile: number, out: number, cap: number): number;
  /** Lists the points of those paths. */
  bastide_geometry_list_points(geometry: number, tile: number, rotation: number, out: number, cap: number): number;
  /** Lists the rings of a segment: OUTLINE and HOLE. A segment can have several of both, where another passes over it. */
  bastide_geometry_list_rings(geometry: number, tile: number, segment: number, out: number, cap: number): number;
  /** Lists the points of those rings. The rings of all segments fill the square of the tile without gap or overlap. */
  bastide_geometry_list_outline(geometry: number, tile: number, segment: number, rotation: number, out: number, cap: number): number;
  /** Lists where the pieces on a segment stand, at most four, the best spot first: the n-th piece takes the n-th spot. */
  bastide_geometry_list_spots(geometry: number, tile: number, segment: number, rotation: number, out: number, cap: number): number;
  /** Lists what is drawn at single points of a tile type: buildings, a village, gates, pennants. */
  bastide_geometry_list_signs(geometry: number, tile: number, rotation: number, out: number, cap: number): number;
  /** The segment of a tile type at a point, as the tile lies. */
  bastide_geometry_segment_at_point(geometry: number, tile: number, rotation: number, x: number, y: number): number;
  /** The segment of a placed tile at a point of the board: what a player clicked on. */
  bastide_geometry_pick(geometry: number, game: number, x: number, y: number, out: number): number;
  /** Lists the rings around a whole feature on the board: OUTLINE and HOLE. */
  bastide_geometry_list_feature_rings(geometry: number, game: number, feature: number, out: number, cap: number): number;
  /** Lists the points of those rings, in units of the board. */
  bastide_geometry_list_feature_outline(geometry: number, game: number, feature: number, out: number, cap: number): number;
  /** Where a piece on the board stands, in units of the board: on a segment the spot of its place among the pieces there, by id; further pieces than spots begin again, 48 units to the east. On a foundation all stand on its first spot, and a client raises them; on a corner it is the corner; on a tile its middle; beside another piece 64 units east of that. */
  bastide_geometry_locate_piece(geometry: number, game: number, piece: number, out: number): number;
  /** The name of a number: (VOCABULARY_REASON, 6) is "cell_taken". Scripts use these names; they never change. */
  bastide_word_name(vocabulary: number, number: number, out: number, cap: number): number;
  /** The number of a name. */
  bastide_word_find(vocabulary: number, name: number, len: number, out: number): number;
  /** Lists the numbers of a vocabulary in ascending order, without those of boxes that this build leaves out (BASTIDE_BOX_...); those have names all the same. */
  bastide_word_list(vocabulary: number, out: number, cap: number): number;
  /** The meaning of a word, in a sentence or a few words. */
  bastide_word_text(texts: number, vocabulary: number, number: number, out: number, cap: number): number;
  /** The rule id of a word, or an empty text. */
  bastide_word_rule(vocabulary: number, number: number, out: number, cap: number): number;
  /** Lists every option that this build has, by number. */
  bastide_option_list(out: number, cap: number): number;
  /** Sentences of another language, one template a line (docs/texts.md), on top of English: a missing entry stays English. Names of seats are entries too: "seat.0 = Anna". A filled sentence is cut after 16000 bytes. */
  bastide_texts_parse(utf8: number, len: number, mem: number, refusal: number, out: number): number;
  /** Writes all templates as text that bastide_texts_parse() reads, ready to translate. */
  bastide_texts_write(texts: number, out: number, cap: number): number;
  /** Destroys texts. NULL is allowed. */
  bastide_texts_destroy(texts: number): void;
  /** The sentence for an action: "Red places D on (0,-1), turned twice." */
  bastide_action_text(game: number, texts: number, action: number, out: number, cap: number): number;
  /** The sentence for a decision: "Red may deploy a piece." */
  bastide_decision_text(game: number, texts: number, decision: number, out: number, cap: number): number;
  /** The sentence for an event. */
  bastide_event_text(game: number, texts: number, event: number, out: number, cap: number): number;
  /** The sentence for a score line. */
  bastide_score_line_text(game: number, texts: number, line: number, out: number, cap: number): number;
  /** The sentence for a refusal: "The north side needs a road at (3,-2); the tile has a city there." */
  bastide_refusal_text(game: number, texts: number, action: number, refusal: number, out: number, cap: number): number;
  /** An action as a line of a script: "0: deploy follower 3 -1 r0". It ignores fields that its kind does not use. */
  bastide_action_write(game: number, action: number, out: number, cap: number): number;
  /** The action that a line of a script means in this position; it may be illegal. Without "SEAT:" it is the seat that decides. */
  bastide_action_parse(game: number, utf8: number, len: number, refusal: number, out: number): number;
  /** A hash of everything public in the position: config, board, pieces, scores, the decision. It leaves out the seed and the chance mode, so a seeded server and a client with HOST chance agree. Equal on every platform. */
  bastide_game_get_hash(game: number, out: number): number;
  /** Writes a snapshot, all or nothing: config, position, score lines, and the history if the game has one (docs/snapshots.md). Games with equal config, history, position and score lines give equal bytes on every platform. A log that cannot hold all events may hold other score lines after an undo or a load. Every later version reads a snapshot. */
  bastide_game_write_snapshot(game: number, viewer: number, out: number, cap: number): number;
  /** Puts a game into the position of a snapshot. Its log begins empty, its score lines are those of the snapshot. It continues under the newest rules; undo can go back before the snapshot if the game began under the same rules. Any bytes are safe. The snapshot must use tile sets that this game knows: built-in ones, or those it was created with. If it has the config of `game` the rules stay shared, see bastide_game_clone(); otherwise new tables are built. `game` keeps its CONFIG_FLAG_NO_HISTORY and its event capacity. */
  bastide_game_restore_snapshot(game: number, bytes: number, len: number, refusal: number): number;
  /** Makes a new game from a snapshot. */
  bastide_game_load_snapshot(bytes: number, len: number, sets: number, setCount: number, mem: number, refusal: number, out: number): number;
  /** Writes the game as a script: its config and its actions as readable text (docs/scripts.md). */
  bastide_game_write_script(game: number, viewer: number, out: number, cap: number): number;
  /** Makes a new game from a script; the call applies its actions and checks its `expect` lines, its tags and its variations. The game does not hold tags, comments and variations: bastide_script_parse() does. Any bytes are safe. */
  bastide_game_load_script(utf8: number, len: number, sets: number, setCount: number, mem: number, refusal: number, out: number): number;
  /** Reads a script with everything that it says beside the game: tags, comments, clocks, expectations and variations (docs/scripts.md). It checks what bastide_game_load_script() checks, and that all bytes are UTF-8. */
  bastide_script_parse(utf8: number, len: number, sets: number, setCount: number, mem: number, refusal: number, out: number): number;
  /** Writes a script in its normal form: one blank between words, each comment on its own line, variations indented, of several empty lines one. bastide_script_parse() reads it as the same script, and it is then written as the same bytes. */
  bastide_script_write(script: number, out: number, cap: number): number;
  /** Lists the lines of a script in their order, without empty ones. */
  bastide_script_list_lines(script: number, out: number, cap: number): number;
  /** The text of a line without its indentation: of a comment what follows the #, of a tag its value. */
  bastide_script_line_text(script: number, index: number, out: number, cap: number): number;
  /** Finds the line of a tag by its name. */
  bastide_script_find_tag(script: number, utf8: number, len: number, out: number): number;
  /** Puts lines into a script in place of some of its lines, and checks the whole as bastide_script_parse() does: adds tags, comments, variations, changes and removes them. */
  bastide_script_replace(script: number, first: number, removed: number, utf8: number, len: number, sets: number, setCount: number, refusal: number): number;
  /** Makes a new game at a line of a script, in the main line or in a variation. */
  bastide_script_load_game(script: number, index: number, sets: number, setCount: number, mem: number, refusal: number, out: number): number;
  /** Destroys a script. NULL is allowed. */
  bastide_script_destroy(script: number): void;
  /** Unsets a head: the first turn of seat 0 begins, with no tile (-1). */
  bastide_position_init(position: number): number;
  /** Unsets an entry: -1 for seats, tile and segment, BASTIDE_NOWHERE for x and y, 0 for the rest. */
  bastide_put_init(put: number): number;
  /** Lists the position of a game as entries, ready to edit and set: tiles in order of placing, pieces, prisoners, scores, hands, what is out of the game, notes. */
  bastide_game_list_position(game: number, head: number, out: number, cap: number): number;
  /** Lists everything that is illegal in a position under the rules of a game: first the errors of single entries, in their order, then those of the whole table. An illegal entry is left out when the entries that depend on it are checked. The call uses the memory of the game and does not change the game. */
  bastide_game_check_position(game: number, head: number, puts: number, count: number, out: number, cap: number): number;
  /** Sets the table: the game continues from the position as if it had been created there; a seeded game starts its draws from its seed again. Log and history begin empty. Snapshots and scripts contain the position. */
  bastide_game_set_position(game: number, head: number, puts: number, count: number, refusal: number): number;
  /** Restarts each game, as bastide_game_restart(). */
  bastide_games_restart(games: number, count: number, seeds: number): number;
  /** Samples one action of each game as bastide_game_sample_action(), and does not apply it. */
  bastide_games_sample(games: number, count: number, randoms: number, out: number): number;
  /** Applies one action to each game, as bastide_game_apply(), one after the other. A game may occur twice. */
  bastide_games_apply(games: number, count: number, actions: number, statuses: number): number;
  /** Plays each game to its end, one after the other, and samples every action with the same word: rollouts. Games with a fault stay as they are. */
  bastide_games_play_out(games: number, count: number, most: number, random: number): number;
  /** The turn so far. */
  bastide_game_get_dice(game: number, out: number): number;
  /** Lists the dice by number. */
  bastide_game_list_dice(game: number, out: number, cap: number): number;
}

/** The numbers that a function without a refusal can refuse, as name@place:what is possible; src/numbers.ts reads it. */
export const refusable: Record<string, string> = {
  bastide_preset_list_choices: 'preset@0:preset',
  bastide_game_create_preset: 'preset@0:preset seats@1:1..2147483647',
  bastide_game_clone: 'viewer@1:viewer flags@2:0..2',
  bastide_game_measure_clone: 'viewer@1:viewer flags@2:0..2',
  bastide_game_copy: 'viewer@2:viewer flags@3:0..1',
  bastide_game_list_actions: 'kind@1:-1..255',
  bastide_game_count_actions: 'kind@1:-1..255',
  bastide_game_list_codes: 'kind@1:-1..255',
  bastide_game_list_weights: 'kind@1:-1..255',
  bastide_game_get_action: 'kind@1:-1..255 index@2:0..2147483647',
  bastide_game_sample_action: 'kind@1:-1..255',
  bastide_game_list_events: 'viewer@1:viewer',
  bastide_game_list_history: 'viewer@1:viewer first@2:0..2147483647',
  bastide_game_segment_at_port: 'port@3:0..11',
  bastide_game_list_features: 'kind@1:segment?',
  bastide_game_list_briefs: 'kind@1:segment?',
  bastide_game_list_things: 'kind@1:thing?',
  bastide_tileset_create: 'set@0:set',
  bastide_tileset_list_segments: 'rotation@2:0..3',
  bastide_game_list_segments: 'rotation@2:0..3',
  bastide_geometry_list_points: 'rotation@2:0..3',
  bastide_geometry_list_outline: 'rotation@3:0..3',
  bastide_geometry_list_spots: 'rotation@3:0..3',
  bastide_geometry_list_signs: 'rotation@2:0..3',
  bastide_geometry_segment_at_point: 'rotation@2:0..3 x@3:0..1023 y@4:0..1023',
  bastide_word_name: 'vocabulary@0:vocabulary',
  bastide_word_find: 'vocabulary@0:vocabulary',
  bastide_word_list: 'vocabulary@0:vocabulary',
  bastide_word_text: 'vocabulary@1:vocabulary',
  bastide_word_rule: 'vocabulary@0:vocabulary',
  bastide_game_write_snapshot: 'viewer@1:viewer',
  bastide_game_write_script: 'viewer@1:viewer',
  bastide_script_line_text: 'index@1:0..2147483647',
  bastide_games_play_out: 'most@2:1..2147483647',
};

/** The numbers of bastide_players_level. */
export const levels = { easy: 1, normal: 2, hard: 3, expert: 4 } as const;

/** The numbers of bastide_players_reason_kind. */
export const moveReasons = { completes: 1, claims: 2, extends: 3, blocks: 4, shares: 5, takes_over: 6, helps: 7, takes: 8, returns: 9, strengthens: 10, raises: 11, closes: 12, keeps: 13, expects: 14, neutral: 15, harms: 16 } as const;
