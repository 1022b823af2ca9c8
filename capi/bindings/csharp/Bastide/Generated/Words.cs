// SPDX-License-Identifier: MIT
// Generated from capi/abi/bastide_api.json by capi/bindings/tools/csharp.py. Do not edit; run ./dev api.
using System;
using System.Runtime.InteropServices;

namespace Bastide
{
    public enum Status : int
    {
        /// <summary>The call succeeded.</summary>
        Ok = 0,
        /// <summary>An argument is missing, out of range or contradicts another.</summary>
        Argument = -1,
        /// <summary>The allocator had no memory left.</summary>
        Memory = -2,
        /// <summary>The rules refuse the request; the refusal says why</summary>
        Illegal = -3,
        /// <summary>The game cannot do this in its present state; the history is switched off, or the game has a fault</summary>
        State = -4,
        /// <summary>The bytes or the text do not have the expected format.</summary>
        Format = -5,
        /// <summary>The data is from a later version of the library, or a spare word is set.</summary>
        Version = -6,
        /// <summary>The request is larger than the library can hold.</summary>
        Limit = -7,
        /// <summary>The requested item does not exist.</summary>
        Absent = -8,
        /// <summary>The library found a fault in itself; restore the game from a snapshot; Status.State until then</summary>
        Internal = -9,
    }

    public enum ActionKind : int
    {
        None = 0,
        /// <summary>nature draws the tile; other_seat: in a history the seat whose hidden hand got it; -1 in a list of actions, ignored on input</summary>
        Draw = 1,
        /// <summary>place the tile, or a die that shows it</summary>
        Place = 2,
        /// <summary>deploy a piece from the supply</summary>
        Deploy = 3,
        /// <summary>decline the choice</summary>
        Pass = 4,
        /// <summary>take the piece off its place</summary>
        Take = 5,
        /// <summary>buy back a piece that another seat holds prisoner</summary>
        Pay = 6,
        /// <summary>choose the piece</summary>
        ChoosePiece = 7,
        /// <summary>move the piece</summary>
        Move = 8,
        /// <summary>set a knight of the tray aside</summary>
        DiceCollect = 9,
        /// <summary>roll all dice left in the tray</summary>
        Roll = 10,
        /// <summary>end the turn and score the largest closed city</summary>
        DiceStop = 11,
        /// <summary>end the turn, give up scoring and keep a knight</summary>
        DiceKeep = 12,
        /// <summary>nature rolls the dice of the tray</summary>
        Fall = 13,
        /// <summary>name a seat: who chooses or who begins</summary>
        Name = 14,
        /// <summary>give away a tile of the hand that cannot be placed</summary>
        Discard = 15,
        /// <summary>offer points, or the tile in hand, for the drawn tile, or points for the open tile that is chosen</summary>
        Bid = 16,
        /// <summary>let that seat have the tile for the highest bid or its own bid</summary>
        Sell = 17,
        /// <summary>nature draws a tile that this game does not know into a hidden hand; other_seat: as for DRAW</summary>
        DrawUnseen = 18,
        /// <summary>nature shows the tile that a seat has held unseen; other_seat: in a history the seat that held it; -1 in a list</summary>
        Reveal = 19,
        /// <summary>nature begins the final scoring</summary>
        Finish = 20,
        /// <summary>leave the game, at any time; listed only when its kind is asked for</summary>
        Resign = 21,
        /// <summary>choose the feature or the place there</summary>
        ChoosePlace = 22,
        /// <summary>choose what is done next; the cause says what</summary>
        Choose = 23,
        /// <summary>lay a road across the tile on x, y, or join two of its roads</summary>
        Span = 24,
        /// <summary>place the tile where it fits only with a road across it or across a tile beside it</summary>
        PlaceSpanned = 25,
        /// <summary>nature draws a token of this kind from a pool</summary>
        DrawToken = 28,
    }

    public enum Step : int
    {
        None = 0,
        /// <summary>nature draws a tile; HOST chance only</summary>
        Draw = 1,
        /// <summary>the seat places the drawn tile, or one of its hand</summary>
        Place = 2,
        /// <summary>the seat may deploy a piece</summary>
        Act = 3,
        /// <summary>nature begins the final scoring; with ConfigFlag.StopBeforeFinal</summary>
        Final = 4,
        /// <summary>the turn begins: the seat may pay ransom</summary>
        TowerRansomAtBegin = 301,
        /// <summary>the turn ends: the seat may pay ransom</summary>
        TowerRansomAtEnd = 302,
        /// <summary>the seat may capture from this tower</summary>
        TowerCapture = 303,
        /// <summary>the seat chooses which prisoner comes back</summary>
        TowerExchange = 304,
        /// <summary>the seat may place its abbey instead of drawing</summary>
        AbbeyPlace = 401,
        /// <summary>the wagon may move on; passing takes it home</summary>
        WagonMove = 402,
        /// <summary>the seat may play a second part of its turn, by naming itself</summary>
        DoubleTurnSecondPart = 601,
        /// <summary>the seat may take a knight out of a besieged city</summary>
        SiegeEscape = 1301,
        /// <summary>the seat may deploy its phantom, too</summary>
        Phantom = 1501,
        /// <summary>the seat must move the dragon one tile on; x, y: where the dragon is; most: the steps left, this one included</summary>
        DragonWalk = 1701,
        /// <summary>the seat must remove a knight from the city of the princess</summary>
        PrincessTake = 1702,
        /// <summary>the seat lets a flock grow, by choosing its shepherd, or guides it home, by taking the shepherd</summary>
        FlockGrowOrGuide = 1801,
        /// <summary>nature draws a token for the shepherd; HOST chance only</summary>
        ShepherdDraw = 1802,
        /// <summary>the seat may turn its city into a castle; piece: its follower there</summary>
        CastleBuild = 1920,
        /// <summary>the seat chooses the feature for which its castle is paid; piece: the castle</summary>
        CastlePoints = 1921,
        /// <summary>the seat chooses one of the open tiles and bids for it</summary>
        BazaarChoose = 1922,
        /// <summary>the seat may bid more for the tile that another one chose</summary>
        BazaarBid = 1923,
        /// <summary>the seat buys the tile that it chose, or sells it; other_seat: who bid most; most: that bid</summary>
        BazaarSell = 1924,
        /// <summary>the seat may move followers from the City to features that are scored next</summary>
        CountCityLeave = 2001,
        /// <summary>the seat may deploy a follower to a quarter of the City</summary>
        CountCityDeploy = 2002,
        /// <summary>the seat may move the count; x, y: the tile of his quarter</summary>
        CountMove = 2003,
        /// <summary>the seat may move a follower from the City to a feature before the final scoring</summary>
        CountFinalLeave = 2004,
        /// <summary>nature draws the token that lies under the big top; HOST chance only</summary>
        BigTopDraw = 2101,
        /// <summary>nature rolls how far the follower flies; HOST chance only</summary>
        FlierRoll = 2201,
        /// <summary>the seat must choose where its follower lands; x, y: the tile on which it lands</summary>
        FlierLand = 2202,
        /// <summary>the seat may put a token on a tunnel opening; x, y: the tile just placed</summary>
        TunnelPlace = 2301,
        /// <summary>the seat must put a ferry on the lake just placed</summary>
        FerryPlace = 2401,
        /// <summary>the seat may move a ferry of the road that the tile extends; x, y: that tile</summary>
        FerryMove = 2402,
        /// <summary>the seat must put a gold bar on a tile around the mine; x, y: the mine</summary>
        GoldPlace = 2501,
        /// <summary>the seat must place or move the mage or the witch, or take one off the board</summary>
        MagicPlace = 2601,
        /// <summary>mage and witch met, and the seat must move one of them away; x, y: where the mage stands</summary>
        MagicPart = 2602,
        /// <summary>the seat must choose what all seats do</summary>
        CropChoose = 2701,
        /// <summary>the seat places a follower beside one of its own; x, y: the crop circle</summary>
        CropAdd = 2702,
        /// <summary>the seat must take back one of its followers; x, y: the crop circle</summary>
        CropRemove = 2703,
        /// <summary>the seat may put its robber on the space of another seat; NAME: that seat</summary>
        RobbersPlace = 3701,
        /// <summary>the seat robs these points or waits for others; least: what it gets; other_seat got twice as many, for the feature</summary>
        RobbersRob = 3702,
        /// <summary>the seat chooses which marker of the other seat its robber waits for</summary>
        RobbersMarker = 3703,
        /// <summary>the seat must move one of its markers; piece: its messenger; least: how far; for the feature</summary>
        MessageMove = 3801,
        /// <summary>nature draws the top message; piece: the messenger of the seat. HOST chance only</summary>
        MessageDraw = 3802,
        /// <summary>the seat must take two points or do what the message says; piece_kind: the message; least: what that pays if it is no choice of a place or a piece</summary>
        MessageRead = 3803,
        /// <summary>nature names the seat that chooses who begins; HOST chance only</summary>
        StartToss = 8001,
        /// <summary>the seat names who begins</summary>
        StartName = 8002,
        /// <summary>no tile of the hand can be placed; the seat gives one away</summary>
        HandDiscard = 8003,
        /// <summary>the seat may bid for the tile that another one drew</summary>
        SaleBid = 8004,
        /// <summary>the seat that drew the tile takes one of the bids or none</summary>
        SaleSell = 8005,
        /// <summary>nature shows which tile the seat on turn has held unseen; HOST chance only</summary>
        HandReveal = 8006,
        /// <summary>the seat builds, collects, rolls again or ends its turn</summary>
        DiceTurn = 8101,
        /// <summary>nature rolls the dice of the tray; HOST chance only</summary>
        DiceFall = 8102,
    }

    public enum EventKind : int
    {
        None = 0,
        /// <summary>a turn begins; dice: count of the tray</summary>
        TurnBegan = 1,
        /// <summary>a turn ends</summary>
        TurnEnded = 2,
        /// <summary>a tile is drawn; seat: -1 when it is laid open for all. count: tiles left. tile: -1 when this game does not know it</summary>
        Drew = 3,
        /// <summary>a tile leaves the game or is set aside</summary>
        TileLeft = 4,
        /// <summary>a tile or a die is placed; piece: the die</summary>
        Placed = 5,
        /// <summary>a piece or token moves; a token has no id. A token of a seat has no from_spot; one of a pool goes beside a piece, or with spot SUPPLY and seat -1 into the pool: from beside a piece, or without from_spot when it was drawn for a piece at that place and does not stay</summary>
        Moved = 6,
        /// <summary>a feature is completed; x, y: its first cell; count: tiles</summary>
        Completed = 7,
        /// <summary>a scoring begins; seats are paid, perhaps none; count: tiles</summary>
        Scoring = 8,
        /// <summary>one score line</summary>
        Scored = 9,
        /// <summary>a seat passes</summary>
        Passed = 10,
        /// <summary>the final scoring begins</summary>
        Final = 11,
        /// <summary>the game is over; seats: the winners</summary>
        Ended = 12,
        /// <summary>actions are undone, from number `action` on</summary>
        Undone = 13,
        /// <summary>a seat leaves the game</summary>
        Resigned = 14,
        /// <summary>clock or stand-in decides for the seat</summary>
        StoodIn = 15,
        /// <summary>a seat is named</summary>
        Named = 16,
        /// <summary>a seat bids; tile: offered instead of points, or the open tile that the seat chose</summary>
        Bid = 17,
        /// <summary>the tile is sold; other_seat places it now, or holds it for its next turn; seat: -1 when nobody is paid. points: the price; 0 with a seat: the price was the abbey of other_seat, which the seller now holds</summary>
        Sold = 18,
        /// <summary>a tile held unseen is shown</summary>
        Revealed = 19,
        /// <summary>the dice of the tray are rolled; count: number of the roll in the turn</summary>
        Rolled = 20,
        /// <summary>a seat chooses what is done next</summary>
        Chose = 21,
        /// <summary>the next part of a turn begins; count: 2 for the second</summary>
        PartBegan = 23,
    }

    public enum Cause : int
    {
        None = 0,
        /// <summary>a seat deployed it</summary>
        Deployed = 1,
        /// <summary>its feature was completed and scored</summary>
        Completed = 2,
        /// <summary>scored at the end</summary>
        Final = 3,
        /// <summary>it fits nowhere</summary>
        FitsNowhere = 4,
        /// <summary>the time of the seat ran out</summary>
        Clock = 5,
        /// <summary>a stand-in decides for the seat</summary>
        StandIn = 6,
        /// <summary>its seat left the game</summary>
        Resigned = 7,
        /// <summary>another seat captured it</summary>
        TowerCaptured = 301,
        /// <summary>its owner took it home from a tower</summary>
        TowerTakenHome = 302,
        /// <summary>prisoners were exchanged</summary>
        TowerExchanged = 303,
        /// <summary>a ransom was paid for it</summary>
        TowerRansomed = 304,
        /// <summary>its feature was scored and it may move on</summary>
        WagonSetOut = 401,
        /// <summary>it moved on</summary>
        WagonMoved = 402,
        /// <summary>it did not move on</summary>
        WagonStayed = 403,
        /// <summary>a barn was placed in the field</summary>
        BarnPlaced = 404,
        /// <summary>the field was joined to a barn</summary>
        BarnJoined = 405,
        /// <summary>a city with the goods was completed</summary>
        GoodsWon = 601,
        /// <summary>the last follower beside the builder or pig left</summary>
        BuilderWithoutCompany = 602,
        /// <summary>its owner called it back from a building</summary>
        AbbotCalledBack = 701,
        /// <summary>a new turn for the seat that placed the lake with the volcano</summary>
        LakePlaced = 801,
        /// <summary>it fits nowhere and goes back to its group of river tiles</summary>
        RiverSetAside = 802,
        /// <summary>the largest city so far was completed</summary>
        KingWon = 1101,
        /// <summary>the longest road so far was completed</summary>
        RobberWon = 1102,
        /// <summary>its owner took it back at a festival</summary>
        FestivalReturned = 1201,
        /// <summary>it escaped from a besieged city</summary>
        SiegeEscaped = 1301,
        /// <summary>its rival was completed first</summary>
        CultChallengeLost = 1401,
        /// <summary>a volcano brought the dragon</summary>
        VolcanoWoke = 1701,
        /// <summary>a seat moved the dragon</summary>
        DragonWalked = 1702,
        /// <summary>the dragon ate it</summary>
        DragonAte = 1703,
        /// <summary>a seat sent the fairy</summary>
        FairySent = 1704,
        /// <summary>a princess removed it</summary>
        PrincessRemoved = 1705,
        /// <summary>its follower left, and it stays on the tile</summary>
        FairyStayed = 1706,
        /// <summary>it lies face down under a hill</summary>
        HillCovered = 1801,
        /// <summary>it was drawn for a shepherd</summary>
        ShepherdDrew = 1802,
        /// <summary>a wolf was drawn</summary>
        WolfCame = 1803,
        /// <summary>a seat guided the flocks of the field home</summary>
        FlockGuided = 1804,
        /// <summary>the field of the flocks was closed</summary>
        FlockClosed = 1805,
        /// <summary>its shepherd left the field</summary>
        FlockScattered = 1806,
        /// <summary>a seat built a bridge across the tile</summary>
        BridgeBuilt = 1901,
        /// <summary>it fits only with a bridge, and its seat puts it away</summary>
        BridgeDeclined = 1902,
        /// <summary>its city became a castle</summary>
        CastleBuilt = 1920,
        /// <summary>the castle was scored</summary>
        CastleScored = 1921,
        /// <summary>it was set aside, unseen, for the bazaar of this turn</summary>
        BazaarAside = 1922,
        /// <summary>it was deployed to a quarter of the City</summary>
        CountCityEntered = 2001,
        /// <summary>it left its quarter for a feature</summary>
        CountCityLeft = 2002,
        /// <summary>the count goes to a quarter</summary>
        CountMoved = 2003,
        /// <summary>a circus was placed</summary>
        BigTopMoved = 2101,
        /// <summary>it lay under the big top</summary>
        BigTopRevealed = 2102,
        /// <summary>a seat scored the acrobats of its tile</summary>
        AcrobatsScored = 2103,
        /// <summary>the die says how far the follower flies</summary>
        FlierRolled = 2201,
        /// <summary>it came with a flying machine</summary>
        FlierLanded = 2202,
        /// <summary>its flight found no place to land</summary>
        FlierReturned = 2203,
        /// <summary>the seat put it on a tunnel opening</summary>
        TunnelPlaced = 2301,
        /// <summary>its lake was placed</summary>
        FerryPlaced = 2401,
        /// <summary>a tile extended its road, and the seat moved it</summary>
        FerryMoved = 2402,
        /// <summary>a mine was placed</summary>
        GoldFound = 2501,
        /// <summary>the seat has the majority of a completed feature</summary>
        GoldTaken = 2502,
        /// <summary>a seat placed or moved it</summary>
        MagicPlaced = 2601,
        /// <summary>no road or city is left for it</summary>
        MagicEnded = 2602,
        /// <summary>a crop circle lets each seat place a follower</summary>
        CropAdded = 2701,
        /// <summary>a crop circle makes each seat take a follower back</summary>
        CropRemoved = 2702,
        /// <summary>it came into a trap</summary>
        RussianTrapped = 3601,
        /// <summary>its owner took it out of a trap</summary>
        RussianFreed = 3602,
        /// <summary>its seat sent it to a space of the score track</summary>
        RobbersPlaced = 3701,
        /// <summary>it robs these points</summary>
        RobbersRobs = 3702,
        /// <summary>it has robbed and goes home</summary>
        RobbersReturned = 3703,
        /// <summary>it went along with the marker of another robber</summary>
        RobbersFollowed = 3704,
        /// <summary>it waits for the score marker</summary>
        RobbersFirstMarker = 3705,
        /// <summary>it waits for the second marker</summary>
        RobbersSecondMarker = 3706,
        /// <summary>the score marker moves</summary>
        MessageMarker = 3801,
        /// <summary>the messenger moves</summary>
        MessageMessenger = 3802,
        /// <summary>its seat scored and moved it</summary>
        MessageMoved = 3803,
        /// <summary>a marker ended on a space divisible by five</summary>
        MessageDrawn = 3804,
        /// <summary>two points by the seal of the message</summary>
        MessageSeal = 3805,
        /// <summary>what the message says</summary>
        MessageAction = 3806,
        /// <summary>it was scored for a message</summary>
        MessageTaken = 3807,
        /// <summary>a message gives another turn</summary>
        MessageAnother = 3808,
        /// <summary>it fits nowhere and goes back to the bag after this draw</summary>
        BagSetAside = 8001,
        /// <summary>it was given away from a hand</summary>
        HandDiscarded = 8002,
        /// <summary>an extra turn for a filled hole</summary>
        HoleFilled = 8003,
        /// <summary>the seat whose tile was sold continues its turn</summary>
        SaleResumed = 8004,
        /// <summary>a knight was set aside</summary>
        DiceCollected = 8101,
        /// <summary>a catapult goes to the left neighbour</summary>
        DicePassed = 8102,
        /// <summary>the seat gives up scoring and keeps a knight</summary>
        DiceKept = 8103,
        /// <summary>the turn counts double</summary>
        DiceDoubled = 8104,
    }

    public enum Reward : int
    {
        None = 0,
        /// <summary>completed road</summary>
        Road = 1,
        /// <summary>completed city</summary>
        City = 2,
        /// <summary>pennants of a completed city</summary>
        CityPennants = 3,
        /// <summary>completed monastery</summary>
        Monastery = 4,
        /// <summary>incomplete road</summary>
        FinalRoad = 5,
        /// <summary>incomplete city</summary>
        FinalCity = 6,
        /// <summary>pennants of an incomplete city</summary>
        FinalCityPennants = 7,
        /// <summary>incomplete monastery</summary>
        FinalMonastery = 8,
        /// <summary>completed cities at a field</summary>
        FinalField = 9,
        /// <summary>ransom paid</summary>
        TowerRansomPaid = 301,
        /// <summary>ransom received</summary>
        TowerRansomReceived = 302,
        /// <summary>completed cities at a field with a new barn</summary>
        BarnPlaced = 401,
        /// <summary>completed cities at a field joined to a barn</summary>
        BarnJoined = 402,
        /// <summary>completed cities at a barn's field</summary>
        BarnFinal = 403,
        /// <summary>completed road with an inn</summary>
        InnRoad = 501,
        /// <summary>incomplete road with an inn, which is worth nothing</summary>
        InnRoadUnfinished = 502,
        /// <summary>completed city with a cathedral</summary>
        CathedralCity = 503,
        /// <summary>pennants of a completed city with a cathedral</summary>
        CathedralPennants = 504,
        /// <summary>incomplete city with a cathedral, which is worth nothing</summary>
        CathedralCityUnfinished = 505,
        /// <summary>most wine</summary>
        GoodsWine = 601,
        /// <summary>most grain</summary>
        GoodsGrain = 602,
        /// <summary>most cloth</summary>
        GoodsCloth = 603,
        /// <summary>completed cities at a field with a pig</summary>
        PigCities = 604,
        /// <summary>abbot called back</summary>
        AbbotCalledBack = 701,
        /// <summary>completed garden</summary>
        AbbotGarden = 702,
        /// <summary>incomplete garden</summary>
        AbbotGardenUnfinished = 703,
        /// <summary>completed cities at a field with a pig-herd</summary>
        PigHerdCities = 801,
        /// <summary>King, completed cities</summary>
        KingCities = 1101,
        /// <summary>Robber Baron, completed roads</summary>
        RobberRoads = 1102,
        /// <summary>King held at the end</summary>
        KingHeld = 1103,
        /// <summary>Robber Baron held at the end</summary>
        RobberHeld = 1104,
        /// <summary>King held while cities were completed</summary>
        KingCityCompleted = 1105,
        /// <summary>Robber Baron held while roads were completed</summary>
        RobberRoadCompleted = 1106,
        /// <summary>completed besieged city</summary>
        BesiegedCity = 1301,
        /// <summary>pennants of a completed besieged city</summary>
        BesiegedCityPennants = 1302,
        /// <summary>incomplete besieged city, which is worth nothing</summary>
        BesiegedCityUnfinished = 1303,
        /// <summary>besieged cities at a field, which count double</summary>
        BesiegedCitiesOfField = 1304,
        /// <summary>Darmstadtium of a completed city</summary>
        DarmstadtCity = 1601,
        /// <summary>most followers around a completed church</summary>
        ChurchFollowers = 1602,
        /// <summary>fairy at the beginning of the turn</summary>
        FairyTurn = 1701,
        /// <summary>fairy at a feature that is scored</summary>
        FairyScored = 1702,
        /// <summary>sheep of the flocks of a field</summary>
        FlockSheep = 1801,
        /// <summary>vineyards around a completed monastery</summary>
        VineyardsOfBuilding = 1802,
        /// <summary>castle, for a feature in its fief</summary>
        Castle = 1920,
        /// <summary>castles beside a field</summary>
        CastlesOfField = 1921,
        /// <summary>tile of a bazaar, paid</summary>
        BazaarPaid = 1922,
        /// <summary>tile of a bazaar, sold</summary>
        BazaarSold = 1923,
        /// <summary>own meeples around the big top</summary>
        BigTop = 2101,
        /// <summary>the same at the end of the game</summary>
        BigTopAtEnd = 2102,
        /// <summary>own acrobats that were scored</summary>
        Acrobats = 2103,
        /// <summary>own acrobats at the end of the game</summary>
        AcrobatsAtEnd = 2104,
        /// <summary>circuses and acrobats around a ringmaster that is scored</summary>
        Ringmaster = 2105,
        /// <summary>gold bars at the end</summary>
        GoldBars = 2501,
        /// <summary>mage on a road or city, for its tiles</summary>
        MageTiles = 2601,
        /// <summary>witch on a road or city, which loses half</summary>
        WitchHalf = 2602,
        /// <summary>abbot of a monastery: the tiles of its row and its column</summary>
        MonasteriesAbbot = 2901,
        /// <summary>meeples around a watchtower</summary>
        WatchtowerMeeples = 3201,
        /// <summary>pennants around a watchtower</summary>
        WatchtowerPennants = 3202,
        /// <summary>tiles with a road around a watchtower</summary>
        WatchtowerRoads = 3203,
        /// <summary>monasteries around a watchtower</summary>
        WatchtowerMonasteries = 3204,
        /// <summary>tiles with a city around a watchtower</summary>
        WatchtowerCities = 3205,
        /// <summary>little buildings on the tiles of a feature, or around a monastery</summary>
        LittleBuildings = 3301,
        /// <summary>a quarter of a wind rose in its section</summary>
        WindRose = 3401,
        /// <summary>followers on a completed road with a labyrinth</summary>
        LabyrinthFollowers = 3501,
        /// <summary>hut with tiles all around it</summary>
        RussianHut = 3601,
        /// <summary>hut and the empty spaces around it at the end</summary>
        RussianHutAlone = 3602,
        /// <summary>followers with the Vodyanoy at the end; points: less than 0</summary>
        RussianDrowned = 3603,
        /// <summary>half of the points of another seat, by its robber</summary>
        RobbersShare = 3701,
        /// <summary>seal of a message</summary>
        MessageSeal = 3801,
        /// <summary>least valuable own road, by a message</summary>
        MessageRoad = 3802,
        /// <summary>least valuable own city, by a message</summary>
        MessageCity = 3803,
        /// <summary>least valuable own monastery, by a message</summary>
        MessageMonastery = 3804,
        /// <summary>pennants of a city with an own knight, by a message</summary>
        MessagePennants = 3805,
        /// <summary>own knights, by a message</summary>
        MessageKnights = 3806,
        /// <summary>own farmers, by a message</summary>
        MessageFarmers = 3807,
        /// <summary>own follower that is taken back, by a message</summary>
        MessageFollower = 3808,
        /// <summary>price paid for a tile</summary>
        SaleBought = 8001,
        /// <summary>price received for a tile</summary>
        SaleSold = 8002,
        /// <summary>largest closed city of dice; count: its points; each: 2 when the turn counts double. 0 when nothing is closed. Its SCORING counts the dice</summary>
        DiceCity = 8101,
    }

    public enum Reason : int
    {
        None = 0,
        /// <summary>The game is over.</summary>
        GameOver = 1,
        /// <summary>Another seat decides now; seat: whose decision it is</summary>
        NotYourDecision = 2,
        /// <summary>The game does not wait for this action now.</summary>
        WrongStep = 3,
        /// <summary>No such tile is left to draw.</summary>
        TileNotLeft = 4,
        /// <summary>This is not the tile that was drawn.</summary>
        WrongTile = 5,
        /// <summary>A tile already lies there.</summary>
        CellTaken = 6,
        /// <summary>No side of the cell touches a placed tile.</summary>
        TouchesNothing = 7,
        /// <summary>A side does not match the neighbouring tile; x, y: the neighbour; side: of the new tile</summary>
        SideMismatch = 8,
        /// <summary>A tile that can be placed must be placed.</summary>
        MustPlace = 9,
        /// <summary>A piece can be deployed only on the tile just placed; x, y: that tile</summary>
        NotLastTile = 10,
        /// <summary>The tile has no such segment.</summary>
        NoSuchSegment = 11,
        /// <summary>The game has no piece of that kind.</summary>
        NoSuchPiece = 12,
        /// <summary>No piece of that kind is left in the supply.</summary>
        SupplyEmpty = 13,
        /// <summary>A piece of that kind may not stand there.</summary>
        WrongSegment = 14,
        /// <summary>The feature is occupied; by that piece, there</summary>
        Occupied = 15,
        /// <summary>The cell lies outside the largest possible board.</summary>
        OutOfReach = 16,
        /// <summary>The piece is not on the board.</summary>
        NotOnBoard = 17,
        /// <summary>The feature is complete.</summary>
        FeatureComplete = 18,
        /// <summary>The decision is about another piece; piece: that one</summary>
        NotThisPiece = 19,
        /// <summary>The game has no such seat.</summary>
        NoSuchSeat = 20,
        /// <summary>A seat can do this only in its own turn; seat: the one that cannot</summary>
        NotOwnTurn = 21,
        /// <summary>That piece cannot be taken.</summary>
        CannotBeTaken = 22,
        /// <summary>The seat has left the game.</summary>
        Resigned = 23,
        /// <summary>A spare word is set; it must be 0; index: which word; name: the parameter; other_index: which record of a list</summary>
        SpareSet = 24,
        /// <summary>That piece cannot be deployed at this step.</summary>
        WrongPieceKind = 25,
        /// <summary>A tile is drawn unseen only into a hidden hand.</summary>
        DrawnOpenly = 26,
        /// <summary>An argument is out of range; least, most: what is possible; both 0 when that is no range</summary>
        ArgumentRange = 27,
        /// <summary>A pointer is missing; index: of a list of handles, which one</summary>
        ArgumentNull = 28,
        /// <summary>A count or a length is out of range.</summary>
        ArgumentCount = 29,
        /// <summary>No such token is left in the pool.</summary>
        TokenNotLeft = 30,
        /// <summary>No piece keeps a token of that kind; it goes back at once.</summary>
        TokenNotKept = 31,
        /// <summary>The foundation has no tower to stand on.</summary>
        TowerMissing = 301,
        /// <summary>A follower stands on the tower.</summary>
        TowerClosed = 302,
        /// <summary>The tower does not reach that cell; x, y: the tower; most: its reach</summary>
        TowerOutOfRange = 303,
        /// <summary>The piece is not a prisoner that the seat can choose now.</summary>
        TowerNotPrisoner = 304,
        /// <summary>A ransom has already been paid in this turn.</summary>
        TowerRansomPaid = 305,
        /// <summary>A ransom costs 3 points; the seat has fewer.</summary>
        TowerRansomTooDear = 306,
        /// <summary>The game is played without ransom.</summary>
        TowerNoRansom = 307,
        /// <summary>No box of this game takes prisoners.</summary>
        TowerNoPrisons = 308,
        /// <summary>A seat cannot hold its own piece as a prisoner.</summary>
        TowerOwnPrisoner = 309,
        /// <summary>Two seats cannot hold prisoners of each other: they are exchanged at once.</summary>
        TowerMutualPrisoners = 310,
        /// <summary>The seat has no abbey left.</summary>
        AbbeyNoneLeft = 401,
        /// <summary>An abbey needs an empty cell with tiles on all four sides.</summary>
        AbbeyNoHole = 402,
        /// <summary>An abbey is placed with rotation 0.</summary>
        AbbeyUnturned = 403,
        /// <summary>No tile is left, so the abbey must be placed.</summary>
        AbbeyMustPlace = 404,
        /// <summary>Four tiles that show only field must meet at the corner.</summary>
        BarnNoJunction = 405,
        /// <summary>A barn stands in the field; that piece, on the corner x, y</summary>
        BarnInField = 406,
        /// <summary>The wagon cannot reach that cell.</summary>
        WagonTooFar = 407,
        /// <summary>The seat has no follower on that feature.</summary>
        BuilderWithoutFollower = 601,
        /// <summary>The seat has no farmer in that field.</summary>
        PigWithoutFarmer = 602,
        /// <summary>A seat can call back only its own abbot.</summary>
        AbbotNotOwn = 701,
        /// <summary>A river tile must continue the river.</summary>
        RiverNotContinued = 801,
        /// <summary>The river must not turn twice in a row in the same direction.</summary>
        RiverTurnsTwice = 802,
        /// <summary>The river must flow on to an empty cell that no other end of it faces; x, y: that cell</summary>
        RiverEndBlocked = 803,
        /// <summary>The river must not flow towards tiles, nor beside another of its ends; x, y: the cell that it would flow to</summary>
        RiverNoRoomAhead = 804,
        /// <summary>The river goes on there, so no abbey is placed.</summary>
        RiverKeptOpen = 805,
        /// <summary>The hand holds a river tile that fits; it is placed first.</summary>
        RiverTileFirst = 806,
        /// <summary>The lake is placed after all other river tiles.</summary>
        LakeWaits = 807,
        /// <summary>The tiles of the river are drawn before all others.</summary>
        RiverDrawnFirst = 808,
        /// <summary>The fork is drawn before the other river tiles.</summary>
        RiverForkFirst = 809,
        /// <summary>The lake is drawn after all other river tiles.</summary>
        LakeDrawnLast = 810,
        /// <summary>The start tile is drawn right after the river.</summary>
        RiverStartTileNext = 811,
        /// <summary>The tile fits nowhere and waits until another one of its group is drawn.</summary>
        RiverTileAside = 812,
        /// <summary>The tile just placed shows no festival.</summary>
        FestivalNotHeld = 1201,
        /// <summary>The piece is in no incomplete besieged city.</summary>
        SiegeNoKnight = 1301,
        /// <summary>No monastery, abbey or shrine is near enough to the besieged city.</summary>
        SiegeNoWayOut = 1302,
        /// <summary>A shrine or monastery may have only one neighbour of the other kind; x, y: the second one</summary>
        CultSecondRival = 1401,
        /// <summary>The building beside the cell has a neighbour of the other kind already; x, y: that building</summary>
        CultRivalTaken = 1402,
        /// <summary>Tiles with the dragon are not drawn before the first volcano lies.</summary>
        DragonAsleep = 1701,
        /// <summary>No figure comes to the tile of the dragon.</summary>
        DragonThere = 1702,
        /// <summary>The dragon goes to a tile beside its own.</summary>
        DragonNotBeside = 1703,
        /// <summary>The dragon was on that tile in this walk.</summary>
        DragonWasThere = 1704,
        /// <summary>The dragon goes on as long as it can.</summary>
        DragonMustWalk = 1705,
        /// <summary>The fairy keeps the dragon out.</summary>
        FairyKeepsOut = 1706,
        /// <summary>The fairy goes only to an own follower.</summary>
        FairyNoFollower = 1707,
        /// <summary>The fairy is there already.</summary>
        FairyIsThere = 1708,
        /// <summary>The fairy goes to a tile with an own follower.</summary>
        FairyNobodyThere = 1709,
        /// <summary>The tile just placed shows no princess.</summary>
        PrincessNotPlaced = 1710,
        /// <summary>The piece is no knight in the city of the princess.</summary>
        PrincessNoKnight = 1711,
        /// <summary>The seat must remove a knight.</summary>
        PrincessMustTake = 1712,
        /// <summary>Only followers go through a magic portal.</summary>
        PortalFollowersOnly = 1713,
        /// <summary>A follower has gone through the magic portal already.</summary>
        PortalUsed = 1714,
        /// <summary>The dragon comes with the first volcano, and to each volcano when it is placed.</summary>
        DragonNotCalled = 1715,
        /// <summary>A shepherd stands in that field already; that one, there</summary>
        ShepherdInField = 1801,
        /// <summary>The flock grows or is guided home; there is no third choice; piece: its shepherd</summary>
        FlockMustChoose = 1802,
        /// <summary>A shepherd draws a token when it is placed, and keeps it.</summary>
        ShepherdAlone = 1803,
        /// <summary>Both ends of a bridge lie on sides that show field; x, y: the tile; side: one that does not</summary>
        BridgeNeedsFields = 1901,
        /// <summary>A bridge lies across that tile already.</summary>
        BridgeThere = 1902,
        /// <summary>A bridge is built on the tile just placed or on one beside it; x, y: the tile just placed</summary>
        BridgeTooFar = 1903,
        /// <summary>A bridge is built only on the tile just placed; x, y: that tile</summary>
        BridgeOnlyOnPlaced = 1904,
        /// <summary>The end of a bridge faces a side that is no road; x, y: the tile with that side; side: of the bridge's tile</summary>
        BridgeFacesNoRoad = 1905,
        /// <summary>The seat has built a bridge in this part of its turn.</summary>
        BridgeUsed = 1906,
        /// <summary>The tile fits there without a bridge, which can be built afterwards.</summary>
        BridgeNotNeeded = 1907,
        /// <summary>No tile lies there to be bridged.</summary>
        BridgeNoTile = 1908,
        /// <summary>A tile that fits without a bridge is not put away.</summary>
        BridgeNotForced = 1909,
        /// <summary>The tile has as many segments as a tile can have.</summary>
        BridgeNoRoom = 1910,
        /// <summary>A road lies across a tile where a bridge is, and nowhere else.</summary>
        BridgeUnmatched = 1911,
        /// <summary>No bridge is built over a follower that stands on the tile itself.</summary>
        BridgeOverFollower = 1912,
        /// <summary>A bridge runs straight across its tile.</summary>
        BridgeStraight = 1913,
        /// <summary>A castle and the follower on it are safe.</summary>
        CastleSafe = 1920,
        /// <summary>The seat decides about another city; x, y: that city</summary>
        CastleOtherCity = 1921,
        /// <summary>A castle is built from a complete city of two tiles with a half-round wall each and without a siege.</summary>
        CastleNoSmallCity = 1922,
        /// <summary>One follower that may be a knight stands on a castle, its owner's, until the castle is scored.</summary>
        CastleHoldsOne = 1923,
        /// <summary>No feature for which the castle is paid has its first segment there.</summary>
        CastleNotForIt = 1924,
        /// <summary>A castle that was scored is entered by nobody.</summary>
        CastleClosed = 1925,
        /// <summary>A bid is more than the highest one and no more than allowed.</summary>
        BazaarBidRange = 1926,
        /// <summary>The bid names none of the tiles that lie open.</summary>
        BazaarNotOpen = 1927,
        /// <summary>The tile goes to the seat that chose it or to the one that bid most.</summary>
        BazaarNoBid = 1928,
        /// <summary>The count stands in that quarter, so nobody leaves it; piece: the count; x, y: the tile of the quarter</summary>
        CountBlocksQuarter = 2001,
        /// <summary>No quarter of the City is named; the castle is on CO_3, the market on CO_8, the blacksmith on CO_11, the cathedral on CO_6, and the count in one of them.</summary>
        CountCityNoQuarter = 2002,
        /// <summary>A piece of that kind may not be in that quarter.</summary>
        CountCityNotForIt = 2003,
        /// <summary>The piece is no own follower in a quarter of the City.</summary>
        CountCityNotInIt = 2004,
        /// <summary>From that quarter nobody goes to such a feature.</summary>
        CountCityOtherWay = 2005,
        /// <summary>That feature is not scored now.</summary>
        CountCityNotScored = 2006,
        /// <summary>The count is in that quarter already.</summary>
        CountThere = 2007,
        /// <summary>The City lies on the table from the beginning, all of its tiles as in the box.</summary>
        CountCityNotWhole = 2008,
        /// <summary>Inside the walls of the City nobody walks, and followers are only in its quarters.</summary>
        CountCityWalls = 2009,
        /// <summary>The tile has no space for acrobats.</summary>
        AcrobatsNoSpace = 2101,
        /// <summary>An acrobat goes to the tile just placed or to one around it; x, y: the tile just placed</summary>
        AcrobatsTooFar = 2102,
        /// <summary>Three acrobats stand there already.</summary>
        AcrobatsFull = 2103,
        /// <summary>Only followers are acrobats.</summary>
        AcrobatsFollowersOnly = 2104,
        /// <summary>Only three acrobats are scored.</summary>
        AcrobatsNotFull = 2105,
        /// <summary>The three are scored by taking the first of them; piece: that one</summary>
        AcrobatsNotFirst = 2106,
        /// <summary>The fairy does not stand alone at acrobats.</summary>
        AcrobatsWithoutFairy = 2107,
        /// <summary>The big top comes with the first circus that is placed, and stands on one.</summary>
        BigTopNoCircus = 2108,
        /// <summary>A token lies under the big top.</summary>
        BigTopNoToken = 2109,
        /// <summary>There is no flying machine.</summary>
        FlierNone = 2201,
        /// <summary>The flying machine has flown in this part of the turn.</summary>
        FlierUsed = 2202,
        /// <summary>Only followers fly.</summary>
        FlierFollowersOnly = 2203,
        /// <summary>The follower lands on another tile; that tile</summary>
        FlierElsewhere = 2204,
        /// <summary>The follower must land.</summary>
        FlierMustLand = 2205,
        /// <summary>There is no tunnel opening there.</summary>
        TunnelNoOpening = 2301,
        /// <summary>A token lies on that opening already; that one</summary>
        TunnelTaken = 2302,
        /// <summary>The seat has placed a token in this part of its turn.</summary>
        TunnelUsed = 2303,
        /// <summary>The seat has placed a token in this turn.</summary>
        TunnelUsedInTurn = 2304,
        /// <summary>A seat places its own tunnel tokens.</summary>
        TunnelNotOwn = 2305,
        /// <summary>A token that was placed stays where it is.</summary>
        TunnelStays = 2306,
        /// <summary>Tokens that are alike are placed in their order; piece: the one that comes first</summary>
        TunnelEarlierFirst = 2307,
        /// <summary>The new lake must get a ferry.</summary>
        FerryMustPlace = 2401,
        /// <summary>There is no ferry lake.</summary>
        FerryNoLake = 2402,
        /// <summary>The ferry goes to the lake just placed; that lake</summary>
        FerryOtherLake = 2403,
        /// <summary>The ferry joins two different roads that end at the lake.</summary>
        FerryNoRoads = 2404,
        /// <summary>No ferry is on that lake.</summary>
        FerryNone = 2405,
        /// <summary>Only the first ferry in each direction along the road that was extended may be moved.</summary>
        FerryNotMet = 2406,
        /// <summary>That ferry was moved in this part of the turn.</summary>
        FerryMoved = 2407,
        /// <summary>The ferry joins these roads already.</summary>
        FerryJoins = 2408,
        /// <summary>A ferry that was placed in this part of the turn is not moved.</summary>
        FerryIsNew = 2409,
        /// <summary>A lake has only one ferry.</summary>
        FerryThere = 2410,
        /// <summary>The second gold bar goes on a tile around the mine.</summary>
        GoldNotAround = 2501,
        /// <summary>The second gold bar must be placed.</summary>
        GoldMustPlace = 2502,
        /// <summary>The mage or the witch stands there already; that one, there</summary>
        MagicIsThere = 2601,
        /// <summary>The mage or the witch must be placed or moved.</summary>
        MagicMustPlace = 2602,
        /// <summary>There is a road or city to which the figure can go.</summary>
        MagicHasPlace = 2603,
        /// <summary>The seat must choose: place, or take back.</summary>
        CropMustChoose = 2701,
        /// <summary>No own follower of the kind of the crop circle stands there.</summary>
        CropNotBeside = 2702,
        /// <summary>The piece is no follower of the kind of the crop circle.</summary>
        CropWrongKind = 2703,
        /// <summary>The seat must place a follower.</summary>
        CropMustAdd = 2704,
        /// <summary>The seat must take back a follower.</summary>
        CropMustRemove = 2705,
        /// <summary>Only followers are placed beside others.</summary>
        CropFollowersOnly = 2706,
        /// <summary>A little building stands on that tile already; that one</summary>
        LittleBuildingThere = 3301,
        /// <summary>The piece is in no trap.</summary>
        RussianNotTrapped = 3601,
        /// <summary>Nobody is freed from the tile just placed.</summary>
        RussianTrappedNow = 3602,
        /// <summary>There is no trap.</summary>
        RussianNoTrap = 3603,
        /// <summary>No figure is placed beside the Vodyanoy.</summary>
        RussianNoPlace = 3604,
        /// <summary>A robber goes to the marker of another seat.</summary>
        RobbersOwnMarker = 3701,
        /// <summary>The robber is on the space of that seat already.</summary>
        RobbersIsThere = 3702,
        /// <summary>The seat robs these points or passes.</summary>
        RobbersMustChoose = 3703,
        /// <summary>The score track has no such space.</summary>
        RobbersNoSpace = 3704,
        /// <summary>The seat must move its score marker or its messenger.</summary>
        MessageMustMove = 3801,
        /// <summary>That message cannot be the top one.</summary>
        MessageNotNext = 3802,
        /// <summary>The seat takes two points or does what the message says.</summary>
        MessageMustChoose = 3803,
        /// <summary>What the message says cannot be done now.</summary>
        MessageNothing = 3804,
        /// <summary>No own knight is in a city with pennants there.</summary>
        MessageNoKnight = 3805,
        /// <summary>A messenger is on a space of the score track.</summary>
        MessageNoSpace = 3806,
        /// <summary>The places under the stack go from 1 on, each once.</summary>
        MessageOrder = 3807,
        /// <summary>The cell lies outside the table.</summary>
        TableOff = 8001,
        /// <summary>A bid is at least 1 point and at most the points of the seat.</summary>
        SaleBidRange = 8002,
        /// <summary>The seat has made no bid.</summary>
        SaleNoBid = 8003,
        /// <summary>The tile fits nowhere and goes back to the bag after this draw.</summary>
        BagTileAside = 8004,
        /// <summary>The tile was drawn for the start and stays aside for now.</summary>
        StartTileAside = 8005,
        /// <summary>Only city faces are built; knights and catapults are not.</summary>
        DiceNotACity = 8101,
        /// <summary>No die in the tray shows that face.</summary>
        DiceNotInTray = 8102,
        /// <summary>A die already lies there.</summary>
        DiceCellTaken = 8103,
        /// <summary>The first die is placed on (0,0), later dice near the built ones.</summary>
        DiceTooFar = 8104,
        /// <summary>Black must meet black and white must meet white; x, y: the neighbour</summary>
        DiceColourMismatch = 8105,
        /// <summary>The tray shows no knight.</summary>
        DiceNoKnight = 8106,
        /// <summary>All three rolls of the turn have been made.</summary>
        DiceNoRolls = 8107,
        /// <summary>No die is left to roll.</summary>
        DiceTrayEmpty = 8108,
        /// <summary>A seat needs three knights to keep one.</summary>
        DiceFewKnights = 8109,
        /// <summary>A roll shows all dice of the tray and no others; most: dice of the tray</summary>
        DiceWrongCount = 8110,
        /// <summary>An entry has an unknown kind.</summary>
        PositionEntry = 9801,
        /// <summary>A number of the entry is out of range.</summary>
        PositionNumber = 9802,
        /// <summary>Two entries put the same thing; other_index: the first entry</summary>
        PositionTwice = 9803,
        /// <summary>The game has no tile type with that number.</summary>
        PositionTile = 9804,
        /// <summary>The seat cannot hold that tile, or that many copies of it.</summary>
        PositionHand = 9805,
        /// <summary>The game has no such note.</summary>
        PositionNote = 9806,
        /// <summary>List the tiles in the bag or the tiles out of the game, not both.</summary>
        PositionBag = 9807,
        /// <summary>No turn of this game can begin at that step.</summary>
        PositionStep = 9808,
        /// <summary>At that step the seat has nothing to decide.</summary>
        PositionDecision = 9809,
        /// <summary>No piece can stand on the tile just placed before the deployment.</summary>
        PositionFresh = 9810,
        /// <summary>The cell has no tile.</summary>
        PositionNoTile = 9811,
        /// <summary>The feature is complete, so no piece can stand on it.</summary>
        PositionScored = 9812,
        /// <summary>The drawn tile cannot be placed anywhere.</summary>
        PositionFitsNowhere = 9813,
        /// <summary>The config names an unknown kind of game.</summary>
        ConfigGame = 9901,
        /// <summary>The config names an unknown kind of chance.</summary>
        ConfigChance = 9902,
        /// <summary>The chosen boxes do not allow this number of seats.</summary>
        ConfigSeats = 9903,
        /// <summary>The first seat is not a seat of the game.</summary>
        ConfigFirstSeat = 9904,
        /// <summary>A choice is unknown, repeated or without effect; in a script, index and other_index count the lines with a choice; tile: one without a village; least, most: the range of valid ids</summary>
        ConfigChoice = 9905,
        /// <summary>The value of a choice is out of range.</summary>
        ConfigValue = 9906,
        /// <summary>None of the chosen tile sets has a start tile.</summary>
        ConfigNoStart = 9907,
        /// <summary>The game has more tiles, pieces, events or rules than the library can hold; most: 16000 tiles, 65534 segments or 512 pieces; 0: events</summary>
        ConfigTooLarge = 9908,
        /// <summary>The config names an unknown rules revision.</summary>
        ConfigRevision = 9909,
        /// <summary>A tile set handle is missing, or one of its tiles has the name of another tile; index: the handle; other_index: the choice that names it. If tile is set: the tile of the handle that has the name of a tile of the handle other_index, or of a built-in set</summary>
        ConfigTileset = 9910,
        /// <summary>The event capacity is out of range.</summary>
        ConfigCapacity = 9911,
        /// <summary>An option belongs to a box that is not played.</summary>
        ConfigOptionAlone = 9912,
        /// <summary>Two options, or an option and a set, exclude each other.</summary>
        ConfigContradiction = 9913,
        /// <summary>An option needs another choice that is not made.</summary>
        ConfigOptionNeeds = 9914,
        /// <summary>The config sets an unknown flag.</summary>
        ConfigFlags = 9915,
        /// <summary>The game needs a box that this build of the library leaves out; index: the choice that asks for it</summary>
        ConfigLeftOut = 9916,
    }

    public enum ThingKind : int
    {
        None = 0,
        /// <summary>tiles in a hand; seat: -1 when they lie open for all. tile: -1 when this game does not know them</summary>
        Hand = 1,
        /// <summary>a foundation; count: storeys; piece, seat: the follower on top, which closes it</summary>
        Tower = 301,
        /// <summary>an empty cell between four tiles</summary>
        AbbeyHole = 401,
        /// <summary>a barn; count: completed cities of its field; points: for them at the end</summary>
        Barn = 402,
        /// <summary>goods that a seat has won</summary>
        Goods = 601,
        /// <summary>the King; seat: its holder; count: tiles of the largest city completed so far; points: what the holder would get for it at the end</summary>
        King = 1101,
        /// <summary>the Robber Baron; the same, for roads</summary>
        Robber = 1102,
        /// <summary>a siege of an incomplete city; closed: its city has no way out</summary>
        Siege = 1301,
        /// <summary>a shrine and a monastery that challenge each other; x, y, segment: the shrine; feature: the monastery</summary>
        CultChallenge = 1401,
        /// <summary>a shepherd with its flock; count: its sheep; points: all sheep of its field; closed: the field is closed</summary>
        Flock = 1801,
        /// <summary>tokens of a kind in the bag</summary>
        SheepBag = 1802,
        /// <summary>tiles that lie face down under hills, unknown to all</summary>
        HillCovered = 1803,
        /// <summary>a castle; closed: it was scored</summary>
        Castle = 1920,
        /// <summary>a bid for the tile that is sold now</summary>
        BazaarBid = 1921,
        /// <summary>a quarter of the City; x, y: its tile; segment: its number as a space; count: followers in it; closed: the count is there</summary>
        CountCityQuarter = 2001,
        /// <summary>tokens of a kind that were not revealed yet, the one under the big top among them; points: what one is worth</summary>
        BigTopTokens = 2101,
        /// <summary>a space for acrobats; count: acrobats on it; points: what all of them bring together; closed: there are three</summary>
        Acrobats = 2102,
        /// <summary>gold bars that a seat holds; points: what they are worth</summary>
        GoldBars = 2501,
        /// <summary>a message that was drawn; count: its place under the stack</summary>
        Message = 3801,
        /// <summary>a bid for the drawn tile; tile: offered instead of points</summary>
        SaleBid = 8001,
    }

    public enum GameOption : int
    {
        None = 0,
        /// <summary>No piece stands in a field, and fields score nothing.</summary>
        PlayWithoutFarmers = 1,
        /// <summary>A completed city of two tiles pays 1 point for each tile and pennant.</summary>
        SmallCityTwoPoints = 2,
        /// <summary>One to eight seats can play, also where the boxes do not allow it.</summary>
        AnySeatCount = 3,
        /// <summary>Only followers of other seats are captured.</summary>
        TowerCaptureOpponentsOnly = 301,
        /// <summary>Followers on towers are not captured.</summary>
        TowerTopFollowersSafe = 302,
        /// <summary>Ransom may be paid with fewer than 3 points.</summary>
        TowerRansomWithoutMinimum = 303,
        /// <summary>Builder and pig can be captured and can stand on towers.</summary>
        TowerBuilderPigAreFollowers = 304,
        /// <summary>An empty cell ends the reach of a tower.</summary>
        TowerNoCaptureOverGaps = 305,
        /// <summary>No ransom can be paid; exchanges stay.</summary>
        TowerNoRansom = 306,
        /// <summary>A tower reaches one cell less.</summary>
        TowerShortRange = 307,
        /// <summary>A tower also reaches diagonally: every cell within that many steps.</summary>
        TowerDiagonalCapture = 308,
        /// <summary>When no tile is left, abbeys must be placed (0), may be placed in one round (1), are not placed (2), or must be placed until a seat cannot (3).</summary>
        AbbeyEndRule = 401,
        /// <summary>Wagons move to neighbouring tiles (0) or along the links of the first edition (1).</summary>
        WagonMoveRule = 402,
        /// <summary>Wagons travel on through occupied and complete features.</summary>
        WagonFarTravel = 403,
        /// <summary>Towers cannot take mayors.</summary>
        MayorTowerImmune = 404,
        /// <summary>Towers cannot take wagons, and the dragon does not eat them.</summary>
        WagonDragonTowerImmune = 405,
        /// <summary>Clients show mayors lying down; no rule uses it.</summary>
        MayorLyingDown = 406,
        /// <summary>A pig-herd pays barns 1 point for each completed city, too.</summary>
        PigHerdCountsForBarn = 407,
        /// <summary>A wagon may enter an empty castle that has not been scored.</summary>
        WagonEntersCastles = 408,
        /// <summary>Incomplete roads with an inn and cities with a cathedral pay at the end as others do.</summary>
        InnsUnfinishedScore = 501,
        /// <summary>The strength of the large follower; 0 or 2: 2, as in the box; 1: 1; 3: 3</summary>
        LargeFollowerWeight = 502,
        /// <summary>A seat may decline the second part of a double turn.</summary>
        DoubleTurnOptional = 601,
        /// <summary>The seat's own abbey that completes the builder's feature gives a double turn, too.</summary>
        BuilderCompletingCounts = 602,
        /// <summary>Points of a pig for each completed city; 0 or 1: 1, as in the box; 2: 2; 3: none</summary>
        PigPoints = 603,
        /// <summary>The tiles are those of the first edition, which show no gardens.</summary>
        AbbotNoGardens = 701,
        /// <summary>An abbot stays until its building is completed.</summary>
        AbbotNoEarlyReturn = 702,
        /// <summary>With a river the start tile is left out (0), in the bag (1), or the first tile drawn after the river (2).</summary>
        RiverStartTile = 801,
        /// <summary>The river may not flow towards tiles, nor beside another of its ends.</summary>
        RiverLookahead = 802,
        /// <summary>The river may turn twice in a row in the same direction.</summary>
        RiverUTurns = 803,
        /// <summary>The river begins at GQ11; needs its set</summary>
        RiverSpring = 804,
        /// <summary>The lake with the volcano is placed in a turn like any other.</summary>
        LakeIsOrdinary = 805,
        /// <summary>The inn of The River II counts without Inns &amp; Cathedrals.</summary>
        RiverTiesAlways = 806,
        /// <summary>No abbey is placed where the river goes on.</summary>
        AbbeyKeepsRiverOpen = 807,
        /// <summary>What the King and the Robber Baron pay; 0: at the end 1 point for each completed city or road; 1: 10 points each; 2: 15 points, both together 40; 3: 1 point whenever a city or road is completed, nothing at the end</summary>
        KingRobberScoring = 1101,
        /// <summary>A festival returns no builder, pig or barn.</summary>
        FestivalMeeplesOnly = 1201,
        /// <summary>A knight escapes through a monastic building beside a siege (0) or beside any tile of its city (1), or never (2).</summary>
        SiegeEscape = 1301,
        /// <summary>All ten tiles (0), those of The Cathars (1) or of The Besiegers (2).</summary>
        SiegeTiles = 1302,
        /// <summary>Without the sixth tile, which only one printing has.</summary>
        CultFiveTiles = 1401,
        /// <summary>Two tiles B of the base game are not in the game.</summary>
        RemoveTwoMonasteries = 1601,
        /// <summary>Followers around a church count by their strength.</summary>
        ChurchCountsStrength = 1602,
        /// <summary>The dragon walks after the scoring instead of before it.</summary>
        DragonMovesAfterScoring = 1701,
        /// <summary>The fairy stands on a tile with an own follower instead of beside a follower.</summary>
        FairyOnTile = 1702,
        /// <summary>A princess must remove a knight if there is one.</summary>
        PrincessMustTake = 1703,
        /// <summary>A barn may be placed at a corner of the volcano tile just placed.</summary>
        VolcanoBarn = 1704,
        /// <summary>The tiles are those of the second edition: two with gardens, one pennant less.</summary>
        PrincessDragonSecondEdition = 1705,
        /// <summary>Volcanoes and dragons on tiles have no effect.</summary>
        WithoutDragon = 1706,
        /// <summary>There is no fairy.</summary>
        WithoutFairy = 1707,
        /// <summary>Princesses have no effect.</summary>
        WithoutPrincess = 1708,
        /// <summary>Magic portals have no effect.</summary>
        WithoutPortal = 1709,
        /// <summary>Hills break ties for the tied seats with a meeple on a hill (0), or for those with most meeples on hills (1).</summary>
        HillTiebreak = 1801,
        /// <summary>Vineyards add to completed gardens, too.</summary>
        VineyardsForGardens = 1802,
        /// <summary>HS_N shows a garden.</summary>
        HillsSheepSecondEdition = 1803,
        /// <summary>No shepherds and no sheep; the tiles stay.</summary>
        WithoutShepherds = 1804,
        /// <summary>Hills hide no tiles and break no ties.</summary>
        WithoutHills = 1805,
        /// <summary>Vineyards add nothing.</summary>
        WithoutVineyards = 1806,
        /// <summary>At a bazaar each seat chooses an open tile and pays nothing.</summary>
        BazaarNoAuction = 1901,
        /// <summary>Nobody bids more points at a bazaar than the seat has.</summary>
        BazaarBidLimit = 1902,
        /// <summary>When a double turn places a bazaar in its first part, the tiles of the bazaar are revealed after its second part (0), or set aside before it (1), or the whole auction comes before it (2).</summary>
        BazaarDoubleTurn = 1903,
        /// <summary>A bridge that no placement needs is built on the tile just placed alone.</summary>
        BridgeOnlyOnPlacedTile = 1904,
        /// <summary>The owner of a castle chooses which of several features it is paid for.</summary>
        CastlePointsChosen = 1905,
        /// <summary>BB_D shows a garden.</summary>
        BridgesCastlesBazaarsSecondEdition = 1906,
        /// <summary>There are no bridges; the tiles stay.</summary>
        WithoutBridges = 1907,
        /// <summary>No city becomes a castle.</summary>
        WithoutCastles = 1908,
        /// <summary>Bazaars on tiles have no effect.</summary>
        WithoutBazaars = 1909,
        /// <summary>Who moves the count after a follower has come to the City; 0: its seat, where it likes; 1: it goes on by one quarter; 2: it follows that one</summary>
        CountMove = 2001,
        /// <summary>Before the final scoring followers leave the market alone (0) or each quarter (1).</summary>
        CountFinal = 2002,
        /// <summary>The ordinary start tile is in the bag.</summary>
        CountStartTileInBag = 2003,
        /// <summary>A follower may come to the City in each part of a double turn.</summary>
        CountEachPart = 2004,
        /// <summary>Points of the fairy neither give nor take the right to deploy to the City.</summary>
        CountBonusLinesLeftOut = 2005,
        /// <summary>The City is the start and nothing else: no count and no quarters.</summary>
        CityBoardOnly = 2006,
        /// <summary>There is no big top, and circuses call none.</summary>
        WithoutBigTop = 2101,
        /// <summary>There are no acrobats.</summary>
        WithoutAcrobats = 2102,
        /// <summary>There are no ringmasters.</summary>
        WithoutRingmaster = 2103,
        /// <summary>The token under the big top is not scored at the end.</summary>
        BigTopNotAtEnd = 2104,
        /// <summary>Each seat has two more pairs of tokens with 1 or 2 seats and one more with 3 (0), one more with 1 or 2 seats (1), or one pair (2).</summary>
        TunnelPairs = 2301,
        /// <summary>One token in a double turn, not one in each part.</summary>
        TunnelOnceATurn = 2302,
        /// <summary>Roads through tunnels on tiles of other sets stay whole.</summary>
        TunnelOwnTilesOnly = 2303,
        /// <summary>The dragon eats mage and witch; nothing without a dragon</summary>
        DragonEatsMagic = 2601,
        /// <summary>A seat that can place a follower for a crop circle must do so.</summary>
        CropMustPlace = 2701,
        /// <summary>The monasteries of the base game stay in the game.</summary>
        KeepMonasteries = 2901,
        /// <summary>Each little building adds 1 point (0), or a tower 3, a house 2 and a shed 1 (1).</summary>
        LittleBuildingsValues = 3301,
        /// <summary>Each arm of a labyrinth is occupied for itself, and a completed road with one pays 2 points for each follower on it, too.</summary>
        LabyrinthAdvanced = 3501,
        /// <summary>After a tile with robbers each other seat may place its robber, not only the next one.</summary>
        RobbersAll = 3701,
        /// <summary>A seat moves one marker for all that it scores in a turn.</summary>
        MessagesOneMarker = 3801,
        /// <summary>A space with another marker brings no message.</summary>
        MessagesEmptySpace = 3802,
        /// <summary>Incomplete roads, cities and monasteries pay nothing at the end.</summary>
        NoPointsForUnfinished = 8001,
        /// <summary>No tile is placed outside the table; set at least one of the next four: a table has no default size</summary>
        BoundedTable = 8002,
        /// <summary>The westernmost column of the table; 0 or less</summary>
        TableMinX = 8003,
        /// <summary>The easternmost column of the table; 0 or more</summary>
        TableMaxX = 8004,
        /// <summary>The northernmost row of the table; 0 or less</summary>
        TableMinY = 8005,
        /// <summary>The southernmost row of the table; 0 or more</summary>
        TableMaxY = 8006,
        /// <summary>The edge of the table completes features as an abbey does.</summary>
        TableEdgeCompletes = 8007,
        /// <summary>The seat that fills a hole has another turn.</summary>
        ExtraTurnForFillingHole = 8008,
        /// <summary>Only a hole between four different features counts.</summary>
        HoleNeedsDistinctFeatures = 8009,
        /// <summary>The start tile is drawn like any other; the board begins empty.</summary>
        StartTileInBag = 8010,
        /// <summary>A tile that fits nowhere goes back to the bag.</summary>
        ReturnUnplaceableToBag = 8011,
        /// <summary>Roads continue through junctions drawn with bushes.</summary>
        BushesDoNotEndRoads = 8012,
        /// <summary>Each seat draws its next tile at the end of its turn.</summary>
        DrawNextTileAtTurnEnd = 8013,
        /// <summary>Only its seat sees a tile drawn ahead until its turn.</summary>
        HeldTilesHidden = 8014,
        /// <summary>Each seat holds three tiles and chooses which to place.</summary>
        HandOfThreeTiles = 8015,
        /// <summary>Only its seat sees a hand of three.</summary>
        HandHidden = 8016,
        /// <summary>Other seats bid points or their abbey for the only tile left that completes a feature.</summary>
        SellCompletingTile = 8017,
        /// <summary>A seat found by chance names who begins.</summary>
        StartPlayerByToss = 8018,
        /// <summary>The seat that draws the tile with the most roads begins.</summary>
        StartPlayerByRoadDraw = 8019,
        /// <summary>Points that end the dice game; 42 unless chosen; 0 is 42</summary>
        DiceTargetScore = 8101,
        /// <summary>The round is completed before the dice game ends.</summary>
        DiceFinishRound = 8102,
    }

    public enum Preset : int
    {
        None = 0,
        /// <summary>The base game of 72 tiles</summary>
        Base = 1,
        /// <summary>The base game with cheap cities of two tiles</summary>
        OldSmallCities = 2,
        /// <summary>The Winter Edition</summary>
        Winter = 3,
        /// <summary>The Winter Edition without farmers</summary>
        FirstGame = 4,
        /// <summary>The Winter Edition with The Tower</summary>
        Tower = 301,
        /// <summary>The Winter Edition with Abbey &amp; Mayor</summary>
        AbbeyMayor = 401,
        /// <summary>The Winter Edition with The Tower and Abbey &amp; Mayor</summary>
        AbbeyMayorTower = 402,
        /// <summary>The base game with Inns &amp; Cathedrals</summary>
        InnsCathedrals = 501,
        /// <summary>The base game with Traders &amp; Builders</summary>
        TradersBuilders = 601,
        /// <summary>The base game with Inns &amp; Cathedrals and Traders &amp; Builders</summary>
        TradersBuildersInns = 602,
        /// <summary>The base game with The Abbot</summary>
        Abbot = 701,
        /// <summary>The base game with The River</summary>
        River = 801,
        /// <summary>The base game with The River II</summary>
        River2 = 802,
        /// <summary>The base game with The River and The River II as one river</summary>
        RiverBoth = 803,
        /// <summary>The base box sold since 2014: the base game, The River and The Abbot</summary>
        RiverAbbot = 804,
        /// <summary>The Big Box of 2017 without its seven small expansions; with Inns &amp; Cathedrals, Traders &amp; Builders, The River and The Abbot</summary>
        BigBox = 805,
        /// <summary>The base game with King &amp; Robber Baron</summary>
        KingRobber = 1101,
        /// <summary>The base game with The Festival</summary>
        Festival = 1201,
        /// <summary>The base game with The Cathars and The Besiegers</summary>
        Siege = 1301,
        /// <summary>The base game with The Cathars, or Siege, whose tiles are the same</summary>
        Cathars = 1302,
        /// <summary>The base game with The Besiegers</summary>
        Besiegers = 1303,
        /// <summary>The base game with five shrines</summary>
        Cult = 1401,
        /// <summary>The base game with Cult, Siege &amp; Creativity: six shrines, four sieges</summary>
        CultSiegeCreativity = 1402,
        /// <summary>The base game with The Phantom</summary>
        Phantom = 1501,
        /// <summary>The base game with Darmstadt</summary>
        Darmstadt = 1601,
        /// <summary>The base game with Princess &amp; Dragon</summary>
        PrincessDragon = 1701,
        /// <summary>The same by the rules of Rio Grande Games: the dragon walks after the scoring</summary>
        PrincessDragonRgg = 1702,
        /// <summary>The base game with The Abbot and the second edition of Princess &amp; Dragon</summary>
        PrincessDragon2 = 1703,
        /// <summary>The base game with Inns &amp; Cathedrals, Traders &amp; Builders and Princess &amp; Dragon</summary>
        PrincessDragonTradersInns = 1704,
        /// <summary>The base game with Hills &amp; Sheep</summary>
        HillsSheep = 1801,
        /// <summary>The base game with The Abbot and Hills &amp; Sheep of the second edition</summary>
        HillsSheepAbbot = 1802,
        /// <summary>The base game with Bridges, Castles &amp; Bazaars</summary>
        BridgesCastlesBazaars = 1901,
        /// <summary>The base game with The Abbot and Bridges, Castles &amp; Bazaars of the second edition</summary>
        BridgesCastlesBazaars2 = 1902,
        /// <summary>The base game with The Count of Carcassonne</summary>
        CountCity = 2001,
        /// <summary>The base game with Count, King &amp; Robber: The Count of Carcassonne and King &amp; Robber Baron</summary>
        CountCityKingRobber = 2002,
        /// <summary>The base game with Under the Big Top</summary>
        BigTop = 2101,
        /// <summary>The base game with The Abbot and Under the Big Top</summary>
        BigTopAbbot = 2102,
        /// <summary>The base game with The Flying Machines</summary>
        FlyingMachines = 2201,
        /// <summary>The base game with The Tunnel</summary>
        Tunnel = 2301,
        /// <summary>The base game with The Ferries</summary>
        Ferries = 2401,
        /// <summary>The base game with The Goldmines</summary>
        Goldmines = 2501,
        /// <summary>The base game with Mage &amp; Witch</summary>
        MageWitch = 2601,
        /// <summary>The base game with Crop Circles I</summary>
        CropCircles = 2701,
        /// <summary>The base game with Crop Circles II by the rules of the second edition</summary>
        CropCircles2 = 2702,
        /// <summary>The base game with Monasteries in Germany</summary>
        MonasteriesGermany = 2901,
        /// <summary>The base game with Monasteries in the Netherlands &amp; Belgium</summary>
        MonasteriesNetherlands = 2902,
        /// <summary>The base game with Japanese Buildings</summary>
        MonasteriesJapan = 2903,
        /// <summary>The base game with The Watchtowers</summary>
        Watchtowers = 3201,
        /// <summary>The base game with Little Buildings</summary>
        LittleBuildings = 3301,
        /// <summary>The base game with Little Buildings, whose towers and houses are worth more</summary>
        LittleBuildingsValues = 3302,
        /// <summary>The base game with The Wind Roses</summary>
        WindRoses = 3401,
        /// <summary>The base game with The Labyrinth</summary>
        Labyrinth = 3501,
        /// <summary>The base game with The Labyrinth by its advanced rules</summary>
        LabyrinthAdvanced = 3502,
        /// <summary>The base game with Russian Promos</summary>
        RussianPromos = 3601,
        /// <summary>The base game with The Robbers</summary>
        Robbers = 3701,
        /// <summary>The base game with The Messages</summary>
        Messages = 3801,
    }

    public enum Note : int
    {
        None = 0,
        /// <summary>Mask of the seats that have left the game.</summary>
        Resigned = 1,
        /// <summary>The seat on turn has paid a ransom.</summary>
        TowerRansomPaid = 301,
        /// <summary>The turns for abbeys end with this seat; the number is the seat plus 1.</summary>
        AbbeyLastRound = 401,
        /// <summary>The seat on turn plays the second part of its turn.</summary>
        DoubleTurnSecondPart = 601,
        /// <summary>Tiles of the largest city completed so far.</summary>
        KingSize = 1101,
        /// <summary>Tiles of the longest road completed so far.</summary>
        RobberLength = 1102,
        /// <summary>Tiles that lie face down under hills.</summary>
        HillCovered = 1801,
        /// <summary>The seat on turn has built a bridge in this part of its turn.</summary>
        BridgeUsed = 1901,
        /// <summary>1: the seat on turn began it with the tile that it won; 2: the bazaar of this turn is over.</summary>
        BazaarRound = 1920,
        /// <summary>Tiles that were set aside for the bazaar of this turn.</summary>
        BazaarAside = 1921,
        /// <summary>Mask of the seats that have deployed to the City in this turn.</summary>
        CountCityDeployed = 2001,
        /// <summary>The fairy stands at the acrobats of its tile, assigned to nobody.</summary>
        AcrobatsFairy = 2101,
        /// <summary>The token that the seat on turn has placed in this part of its turn; its id plus 1.</summary>
        TunnelUsed = 2301,
        /// <summary>1: the seat on turn has placed a token in this turn; only with TUNNEL_ONCE_A_TURN</summary>
        TunnelUsedInTurn = 2302,
        /// <summary>Place of the message of a road under the stack, from 1; 0: not drawn yet.</summary>
        MessageRoad = 3801,
        /// <summary>Place of the message of a city under the stack, from 1; 0: not drawn yet.</summary>
        MessageCity = 3802,
        /// <summary>Place of the message of a monastery under the stack, from 1; 0: not drawn yet.</summary>
        MessageMonastery = 3803,
        /// <summary>Place of the message of a tile under the stack, from 1; 0: not drawn yet.</summary>
        MessageTile = 3804,
        /// <summary>Place of the message of pennants under the stack, from 1; 0: not drawn yet.</summary>
        MessagePennants = 3805,
        /// <summary>Place of the message of knights under the stack, from 1; 0: not drawn yet.</summary>
        MessageKnights = 3806,
        /// <summary>Place of the message of farmers under the stack, from 1; 0: not drawn yet.</summary>
        MessageFarmers = 3807,
        /// <summary>Place of the message of a follower under the stack, from 1; 0: not drawn yet.</summary>
        MessageFollower = 3808,
        /// <summary>The seat on turn has another turn.</summary>
        MessageAnother = 3809,
        /// <summary>Mask of the seats that have moved their score marker in this turn, plus 256 times that of those that have moved their messenger.</summary>
        MessageChosen = 3810,
        /// <summary>Seats in a row, skipped ones too, that could place no tile of their hands.</summary>
        HandIdleTurns = 8001,
        /// <summary>Seats that were asked for a bid in this turn; one more after a sale.</summary>
        SaleAsked = 8002,
    }

    public enum PutKind : int
    {
        None = 0,
        /// <summary>a tile lies on a cell; in order of placing, the first one anywhere</summary>
        Tile = 1,
        /// <summary>a piece is there; after the tiles, and after the pieces that it stands on or beside; seat -1: nobody's</summary>
        Piece = 2,
        /// <summary>a piece is held by another seat</summary>
        Prisoner = 3,
        /// <summary>a seat has points; 0 when it has no entry</summary>
        Score = 4,
        /// <summary>a seat holds a tile: its abbey, or one drawn ahead</summary>
        Held = 5,
        /// <summary>copies are out of the game; all other tiles are in the bag</summary>
        Out = 6,
        /// <summary>copies are in the bag; with one such entry, all other tiles are out of the game. Not together with OUT</summary>
        Bag = 7,
        /// <summary>what the table does not show; 0 when it has no entry</summary>
        Note = 8,
    }

    public enum ChoiceKind : int
    {
        None = 0,
        /// <summary>copies of a built-in set; 0 to 1000. The first SET or TILESET choice replaces the default sets. A game holds 16000 tiles and 65534 segments at most</summary>
        Set = 1,
        /// <summary>pieces of a kind for each seat; 0 to 100; at most 512 pieces of all kinds and seats together</summary>
        Pieces = 2,
        /// <summary>the value of an option</summary>
        Option = 3,
        /// <summary>copies of a tile set of the caller; id: index of its handle; 0 to 1000</summary>
        Tileset = 4,
        /// <summary>the village of a tile type is drawn with bushes; 0: as in its set. 1 needs GameOption.BushesDoNotEndRoads</summary>
        Bush = 5,
    }

    public enum PieceKind : int
    {
        None = 0,
        /// <summary>follower; 7 for each seat</summary>
        Follower = 1,
        /// <summary>tower piece; a storey; the number depends on the seats</summary>
        TowerPiece = 2,
        /// <summary>mayor; as strong as its city has pennants</summary>
        Mayor = 3,
        /// <summary>wagon; moves on after scoring</summary>
        Wagon = 4,
        /// <summary>barn; stands where four tiles show field</summary>
        Barn = 5,
        /// <summary>large follower; counts as two followers</summary>
        LargeFollower = 6,
        /// <summary>builder; gives its owner a double turn</summary>
        Builder = 7,
        /// <summary>pig; adds to what its field is worth</summary>
        Pig = 8,
        /// <summary>wine; a token that a seat wins and counts</summary>
        Wine = 9,
        /// <summary>grain; the same</summary>
        Grain = 10,
        /// <summary>cloth; the same</summary>
        Cloth = 11,
        /// <summary>abbot; in monasteries and gardens; can be called back</summary>
        Abbot = 12,
        /// <summary>King; held for the largest completed city</summary>
        King = 14,
        /// <summary>Robber Baron; held for the longest completed road</summary>
        Robber = 15,
        /// <summary>phantom; a second follower of a turn</summary>
        Phantom = 16,
        /// <summary>dragon; nobody's; walks over the tiles and eats</summary>
        Dragon = 17,
        /// <summary>fairy; nobody's; stands beside a follower</summary>
        Fairy = 18,
        /// <summary>shepherd; tends sheep in a field</summary>
        Shepherd = 19,
        /// <summary>one sheep; a token of the bag</summary>
        Sheep1 = 20,
        /// <summary>two sheep; the same</summary>
        Sheep2 = 21,
        /// <summary>three sheep; the same</summary>
        Sheep3 = 22,
        /// <summary>four sheep; the same</summary>
        Sheep4 = 23,
        /// <summary>wolf; the same</summary>
        Wolf = 24,
        /// <summary>bridge; a road across a tile</summary>
        Bridge = 25,
        /// <summary>castle; on a small city</summary>
        Castle = 26,
        /// <summary>count; nobody's; stands in a quarter and closes it</summary>
        Count = 27,
        /// <summary>ringmaster; a follower that likes circuses and acrobats</summary>
        Ringmaster = 28,
        /// <summary>big top; nobody's; moves to each circus that is placed</summary>
        BigTop = 29,
        /// <summary>flea; a token under the big top, 1 point</summary>
        Flea = 30,
        /// <summary>monkey; the same, 3 points</summary>
        Monkey = 31,
        /// <summary>seal; the same, 4 points</summary>
        Seal = 32,
        /// <summary>bear; the same, 5 points</summary>
        Bear = 33,
        /// <summary>tiger; the same, 6 points</summary>
        Tiger = 34,
        /// <summary>elephant; the same, 7 points</summary>
        Elephant = 35,
        /// <summary>gold bar; nobody's; lies on a tile until a seat takes it</summary>
        GoldBar = 36,
        /// <summary>mage; nobody's; raises a road or city</summary>
        Mage = 37,
        /// <summary>witch; nobody's; halves a road or city</summary>
        Witch = 38,
        /// <summary>little tower; stands on a tile and adds to its features</summary>
        LittleTower = 39,
        /// <summary>little house; the same</summary>
        LittleHouse = 40,
        /// <summary>little shed; the same</summary>
        LittleShed = 41,
        /// <summary>robber; stands on the score track</summary>
        TrackRobber = 42,
        /// <summary>messenger; the second marker of a seat on the score track</summary>
        Messenger = 43,
        /// <summary>ferry; nobody's; joins two roads of its tile</summary>
        Ferry = 44,
        /// <summary>tunnel token; two of a pair join their openings</summary>
        TunnelToken = 45,
        /// <summary>short flight; a face of the die: one space</summary>
        Flight1 = 46,
        /// <summary>middle flight; the same, two spaces</summary>
        Flight2 = 47,
        /// <summary>long flight; the same, three spaces</summary>
        Flight3 = 48,
        /// <summary>message of a road; a token of the stack</summary>
        MessageRoad = 50,
        /// <summary>message of a city; the same</summary>
        MessageCity = 51,
        /// <summary>message of a monastery; the same</summary>
        MessageMonastery = 52,
        /// <summary>message of a tile; the same</summary>
        MessageTile = 53,
        /// <summary>message of pennants; the same</summary>
        MessagePennants = 54,
        /// <summary>message of knights; the same</summary>
        MessageKnights = 55,
        /// <summary>message of farmers; the same</summary>
        MessageFarmers = 56,
        /// <summary>message of a follower; the same</summary>
        MessageFollower = 57,
    }

    public enum SegmentKind : int
    {
        None = 0,
        /// <summary>city</summary>
        City = 1,
        /// <summary>road</summary>
        Road = 2,
        /// <summary>field</summary>
        Field = 3,
        /// <summary>monastery; or an abbey: complete when the eight cells around it hold tiles</summary>
        Monastery = 4,
        /// <summary>tower foundation; a feature of its own</summary>
        Foundation = 5,
        /// <summary>garden; complete as a monastery is</summary>
        Garden = 6,
        /// <summary>river; separates fields; no piece stands on it and it is never scored</summary>
        River = 7,
        /// <summary>castle; a city of two tiles that was turned into one</summary>
        Castle = 8,
        /// <summary>abbacy; of a monastery: its follower is an abbot, is never complete, and scores the row and the column at the end</summary>
        Abbacy = 9,
        /// <summary>hut; complete as a monastery is, and worth more the fewer tiles lie around it</summary>
        Hut = 10,
    }

    public enum SideKind : int
    {
        None = 0,
        /// <summary>field</summary>
        Field = 1,
        /// <summary>road</summary>
        Road = 2,
        /// <summary>city; on a die: black</summary>
        City = 3,
        /// <summary>fits every side</summary>
        Wild = 4,
        /// <summary>river; meets only rivers</summary>
        River = 5,
    }

    public enum Spot : int
    {
        None = 0,
        /// <summary>with its owner, unused</summary>
        Supply = 1,
        /// <summary>on a segment of the tile on x, y</summary>
        Segment = 2,
        /// <summary>held by another seat</summary>
        Prison = 3,
        /// <summary>moving while its owner decides where to; x, y, segment: where it set out</summary>
        Moving = 4,
        /// <summary>on the corner x, y</summary>
        Corner = 5,
        /// <summary>a die that may still be rolled this turn</summary>
        Tray = 6,
        /// <summary>a die in a city, on a cell</summary>
        Built = 7,
        /// <summary>a knight set aside</summary>
        Aside = 8,
        /// <summary>a catapult that went to the left neighbour</summary>
        Passed = 9,
        /// <summary>a knight that a seat holds between its turns</summary>
        Kept = 10,
        /// <summary>on the tile on x, y, on none of its segments</summary>
        Tile = 11,
        /// <summary>on a space of a board beside the tiles; segment: its number</summary>
        Space = 12,
        /// <summary>beside another piece; x, y, segment: where that one stands</summary>
        Beside = 13,
        /// <summary>held in front of a seat</summary>
        Held = 14,
    }

    public enum RoadEnd : int
    {
        None = 0,
        /// <summary>village; a crossing with houses, or a hamlet where one road ends</summary>
        Village = 1,
        /// <summary>city gate</summary>
        Gate = 2,
        /// <summary>monastery door</summary>
        Monastery = 3,
        /// <summary>tower foundation</summary>
        Foundation = 4,
        /// <summary>spring of a river</summary>
        Spring = 5,
        /// <summary>nothing: it ends in the open, as at a volcano</summary>
        Open = 6,
    }

    public enum Mark : int
    {
        None = 0,
        /// <summary>pennant; bit n of a mask of marks is mark n</summary>
        Pennant = 1,
        /// <summary>inn; of a road</summary>
        Inn = 2,
        /// <summary>cathedral; of a city</summary>
        Cathedral = 3,
        /// <summary>wine; goods of a city</summary>
        Wine = 4,
        /// <summary>grain; the same</summary>
        Grain = 5,
        /// <summary>cloth; the same</summary>
        Cloth = 6,
        /// <summary>spring; of a river, which begins there</summary>
        Spring = 7,
        /// <summary>lake; of a river, which ends there</summary>
        Lake = 8,
        /// <summary>pig-herd; of a field</summary>
        PigHerd = 9,
        /// <summary>volcano; of a tile</summary>
        Volcano = 10,
        /// <summary>festival; of a tile</summary>
        Festival = 12,
        /// <summary>siege; of a city</summary>
        Siege = 13,
        /// <summary>shrine; of a monastery</summary>
        Shrine = 15,
        /// <summary>Darmstadtium; of a city</summary>
        Darmstadtium = 16,
        /// <summary>church; a monastery that pays the followers around it</summary>
        Church = 17,
        /// <summary>dragon; of a tile</summary>
        Dragon = 18,
        /// <summary>magic portal; of a tile</summary>
        Portal = 19,
        /// <summary>princess; of a city</summary>
        Princess = 20,
        /// <summary>hill; of a tile</summary>
        Hill = 22,
        /// <summary>vineyard; of a tile</summary>
        Vineyard = 23,
        /// <summary>bazaar; of a tile</summary>
        Bazaar = 24,
        /// <summary>no castle; of a city whose wall has no half-round shape</summary>
        CastleUnfit = 25,
        /// <summary>castle quarter; of a tile, space 0 of the City</summary>
        CastleQuarter = 26,
        /// <summary>market quarter; of a tile, space 1</summary>
        MarketQuarter = 27,
        /// <summary>blacksmith quarter; of a tile, space 2</summary>
        BlacksmithQuarter = 28,
        /// <summary>cathedral quarter; of a tile, space 3</summary>
        CathedralQuarter = 29,
        /// <summary>circus; of a tile: a space for the big top</summary>
        Circus = 30,
        /// <summary>acrobats; of a tile: a space for three acrobats</summary>
        Acrobats = 31,
        /// <summary>goldmine; of a tile</summary>
        Goldmine = 32,
        /// <summary>magic; of a tile</summary>
        Magic = 33,
        /// <summary>crop circle with a shield; of a tile, for knights</summary>
        CropShield = 34,
        /// <summary>crop circle with a club; of a tile, for thieves</summary>
        CropClub = 35,
        /// <summary>crop circle with a pitchfork; of a tile, for farmers</summary>
        CropPitchfork = 36,
        /// <summary>watchtower over meeples; of a tile</summary>
        WatchtowerMeeples = 37,
        /// <summary>watchtower over pennants; of a tile</summary>
        WatchtowerPennants = 38,
        /// <summary>watchtower over roads; of a tile</summary>
        WatchtowerRoads = 39,
        /// <summary>watchtower over monasteries; of a tile</summary>
        WatchtowerMonasteries = 40,
        /// <summary>watchtower over cities; of a tile</summary>
        WatchtowerCities = 41,
        /// <summary>orange wind rose; of a tile</summary>
        WindRoseOrange = 42,
        /// <summary>blue wind rose; of a tile</summary>
        WindRoseBlue = 43,
        /// <summary>north-east of a wind rose; of a tile</summary>
        WindRoseNe = 44,
        /// <summary>south-east of a wind rose; of a tile</summary>
        WindRoseSe = 45,
        /// <summary>south-west of a wind rose; of a tile</summary>
        WindRoseSw = 46,
        /// <summary>north-west of a wind rose; of a tile</summary>
        WindRoseNw = 47,
        /// <summary>labyrinth; of a road</summary>
        Labyrinth = 48,
        /// <summary>flying machine; of a tile, pointing west</summary>
        Flier = 49,
        /// <summary>slanting flying machine; of a tile, pointing north-west</summary>
        FlierNw = 50,
        /// <summary>Solovei Razboynik; of a road: a trap for its followers</summary>
        Razboynik = 51,
        /// <summary>Vodyanoy; of a tile: a trap for the followers around it</summary>
        Vodyanoy = 52,
        /// <summary>ferry lake; of a tile: a ferry joins two of the roads that end there</summary>
        FerryLake = 53,
        /// <summary>tunnel opening; of a road, which has an open end there</summary>
        TunnelOpening = 54,
        /// <summary>robbers; of a tile</summary>
        Robbers = 56,
    }

    public enum BuiltInSet : int
    {
        None = 0,
        /// <summary>Base game, 72 tiles; A to X, with the start tile D</summary>
        Base = 1,
        /// <summary>Winter Edition, 12 animal tiles; Z01 to Z12</summary>
        Winter = 2,
        /// <summary>The Tower, first edition, 18 tiles and tower pieces; T01 to T17</summary>
        Tower = 3,
        /// <summary>Abbey &amp; Mayor, new edition, 12 tiles, abbeys, mayors, wagons, barns; AM_B to AM_M, an abbey AM_A for each seat</summary>
        AbbeyMayor = 4,
        /// <summary>Inns &amp; Cathedrals, new edition, 18 tiles, large followers; IC01 to IC17</summary>
        InnsCathedrals = 5,
        /// <summary>Traders &amp; Builders, new edition, 24 tiles, builders, pigs; TB01, ...</summary>
        TradersBuilders = 6,
        /// <summary>The Abbot, new edition, abbots and gardens; no tiles of its own</summary>
        Abbot = 7,
        /// <summary>The River, 12 tiles; RV01 to RV11, with the spring RV01</summary>
        River = 8,
        /// <summary>The River II, 12 tiles; R201 to R212, with the spring R201</summary>
        River2 = 9,
        /// <summary>Games Quarterly 11, 12 tiles; GQ01 to GQ12; GQ11 and GQ12 need a river</summary>
        Gq11 = 10,
        /// <summary>King &amp; Robber Baron, 5 tiles, the King and the Robber Baron; KR01, ...</summary>
        KingRobber = 11,
        /// <summary>The Festival, 10 tiles; FE01 to FE10</summary>
        Festival = 12,
        /// <summary>The Cathars, Siege, The Besiegers, 10 tiles; SC01 to SC04, SB01 to SB06</summary>
        Siege = 13,
        /// <summary>The Cult, 6 tiles with shrines; CU01 to CU06</summary>
        Cult = 14,
        /// <summary>The Phantom, phantoms; no tiles of its own</summary>
        Phantom = 15,
        /// <summary>Darmstadt, 3 tiles, the Darmstadtium and two churches; DA01 to DA03</summary>
        Darmstadt = 16,
        /// <summary>Princess &amp; Dragon, 30 tiles, dragon and fairy; PD_A to PD_Z, PD_AA to PD_AC, and PD_T2, which takes the place of PD_T in the second edition</summary>
        PrincessDragon = 17,
        /// <summary>Hills &amp; Sheep, 18 tiles, shepherds and a bag of sheep; HS_A to HS_P</summary>
        HillsSheep = 18,
        /// <summary>Bridges, Castles &amp; Bazaars, 12 tiles, bridges and castles; BB_A to BB_K</summary>
        BridgesCastlesBazaars = 19,
        /// <summary>The Count of Carcassonne, 12 start tiles and the count; CO_1 to CO_12</summary>
        CountCity = 20,
        /// <summary>Under the Big Top, 20 tiles, ringmasters, the big top, animal tokens; BT_A to BT_P</summary>
        BigTop = 21,
        /// <summary>The Flying Machines, 8 tiles; FL_A to FL_H</summary>
        FlyingMachines = 22,
        /// <summary>The Tunnel, 4 tiles and tokens in pairs; TU_A to TU_D</summary>
        Tunnel = 23,
        /// <summary>The Ferries, 8 tiles and 8 ferries; FE_A to FE_C</summary>
        Ferries = 24,
        /// <summary>The Goldmines, 8 tiles and 16 gold bars; GM_A to GM_H</summary>
        Goldmines = 25,
        /// <summary>Mage &amp; Witch, 8 tiles, mage and witch; MW_A to MW_H</summary>
        MageWitch = 26,
        /// <summary>Crop Circles I, 6 tiles; CC1_A to CC1_F</summary>
        CropCircles = 27,
        /// <summary>Crop Circles II, 6 tiles; CC2_A to CC2_F</summary>
        CropCircles2 = 28,
        /// <summary>Monasteries in Germany, 6 tiles; MG_A, MG_B</summary>
        Monasteries = 29,
        /// <summary>Monasteries in the Netherlands &amp; Belgium, 6 tiles; MN_A, MN_B</summary>
        MonasteriesNetherlands = 30,
        /// <summary>Japanese Buildings, 6 tiles; MJ_A, MJ_B</summary>
        MonasteriesJapan = 31,
        /// <summary>The Watchtowers, 12 tiles; WT_A to WT_L</summary>
        Watchtowers = 32,
        /// <summary>Little Buildings, towers, houses and sheds; no tiles of its own</summary>
        LittleBuildings = 33,
        /// <summary>The Wind Roses, 6 tiles; WR_A to WR_F, with the start tile WR_A</summary>
        WindRoses = 34,
        /// <summary>The Labyrinth, 1 tile; LA_A</summary>
        Labyrinth = 35,
        /// <summary>Russian Promos, 4 tiles; RU_A to RU_D</summary>
        RussianPromos = 36,
        /// <summary>The Robbers, 8 tiles and robbers; RB_A to RB_F</summary>
        Robbers = 37,
        /// <summary>The Messages, 8 messages and messengers; no tiles of its own</summary>
        Messages = 38,
    }

    public enum Face : int
    {
        None = 0,
        /// <summary>city on one side</summary>
        Cap = 1,
        /// <summary>city on two sides that meet</summary>
        Corner = 2,
        /// <summary>city on two opposite sides</summary>
        Straight = 3,
        /// <summary>city on three sides</summary>
        Tee = 4,
        /// <summary>knight</summary>
        Knight = 5,
        /// <summary>catapult</summary>
        Catapult = 6,
    }

    public enum GameKind : int
    {
        None = 0,
        /// <summary>the tile game with its expansions</summary>
        Tiles = 1,
        /// <summary>the dice game</summary>
        Dice = 2,
    }

    public enum Chance : int
    {
        None = 0,
        /// <summary>the library draws from the seed, with its own generator</summary>
        Seeded = 1,
        /// <summary>each draw is an action of nature that the host supplies</summary>
        Host = 2,
    }

    public enum Origin : int
    {
        None = 0,
        /// <summary>the seat itself</summary>
        Seat = 1,
        /// <summary>the time of the seat ran out</summary>
        Clock = 2,
        /// <summary>a stand-in decides for the seat</summary>
        StandIn = 3,
    }

    public enum SeatState : int
    {
        None = 0,
        /// <summary>in the game</summary>
        Playing = 1,
        /// <summary>left the game: it decides nothing more, its pieces stay, it cannot win</summary>
        Resigned = 2,
    }

    public enum Vocabulary : int
    {
        None = 0,
        /// <summary>statuses</summary>
        Status = 1,
        /// <summary>kinds of actions</summary>
        Action = 2,
        /// <summary>what a decision is about</summary>
        Step = 3,
        /// <summary>kinds of events</summary>
        Event = 4,
        /// <summary>causes of events</summary>
        Cause = 5,
        /// <summary>reasons of payments</summary>
        Reward = 6,
        /// <summary>reasons of refusals</summary>
        Reason = 7,
        /// <summary>kinds of things</summary>
        Thing = 8,
        /// <summary>options</summary>
        Option = 9,
        /// <summary>presets</summary>
        Preset = 10,
        /// <summary>notes of positions</summary>
        Note = 11,
        /// <summary>entries of positions</summary>
        Put = 12,
        /// <summary>kinds of choices</summary>
        Choice = 13,
        /// <summary>kinds of pieces</summary>
        Piece = 14,
        /// <summary>kinds of segments and features</summary>
        Segment = 15,
        /// <summary>kinds of sides</summary>
        Side = 16,
        /// <summary>where a piece is</summary>
        Spot = 17,
        /// <summary>what a road ends at inside its tile</summary>
        RoadEnd = 18,
        /// <summary>marks on segments and tiles</summary>
        Mark = 19,
        /// <summary>built-in tile sets</summary>
        Set = 20,
        /// <summary>faces of a die</summary>
        Face = 21,
        /// <summary>kinds of games</summary>
        Game = 22,
        /// <summary>who draws: the library or the host</summary>
        Chance = 23,
        /// <summary>who decided for a seat</summary>
        Origin = 24,
        /// <summary>states of a seat</summary>
        SeatState = 25,
        /// <summary>vocabularies</summary>
        Vocabulary = 26,
        /// <summary>boxes that a build can leave out</summary>
        Box = 27,
        /// <summary>kinds of paths of a drawing</summary>
        Path = 28,
        /// <summary>kinds of signs of a drawing</summary>
        Sign = 29,
        /// <summary>kinds of lines of a script</summary>
        ScriptLine = 30,
    }

    public enum Box : int
    {
        None = 0,
        /// <summary>The Tower; names: TOWER</summary>
        Tower = 3,
        /// <summary>Abbey &amp; Mayor; names: ABBEY MAYOR WAGON BARN PIG</summary>
        AbbeyMayor = 4,
        /// <summary>Inns &amp; Cathedrals; names: INN INNS CATHEDRAL LARGE_FOLLOWER</summary>
        InnsCathedrals = 5,
        /// <summary>Traders &amp; Builders; names: TRADERS BUILDER_COMPLETING BUILDER_WITHOUT PIG GOODS DOUBLE_TURN</summary>
        TradersBuilders = 6,
        /// <summary>The Abbot; names: ABBOT</summary>
        Abbot = 7,
        /// <summary>The River, The River II, Games Quarterly 11; names: RIVER LAKE ABBEY_KEEPS PIG_HERD BIG_BOX</summary>
        River = 8,
        /// <summary>King &amp; Robber Baron; names: KING ROBBER</summary>
        KingRobber = 11,
        /// <summary>The Festival; names: FESTIVAL</summary>
        Festival = 12,
        /// <summary>The Cathars, Siege, The Besiegers; names: SIEGE CATHARS BESIEGERS BESIEGED</summary>
        Siege = 13,
        /// <summary>The Cult; names: CULT</summary>
        Cult = 14,
        /// <summary>The Phantom; names: PHANTOM</summary>
        Phantom = 15,
        /// <summary>Darmstadt; names: DARMSTADT CHURCH REMOVE_TWO</summary>
        Darmstadt = 16,
        /// <summary>Princess &amp; Dragon; names: PRINCESS DRAGON FAIRY PORTAL VOLCANO_BARN VOLCANO_WOKE WITHOUT_DRAGON WITHOUT_FAIRY WITHOUT_PRINCESS WITHOUT_PORTAL</summary>
        PrincessDragon = 17,
        /// <summary>Hills &amp; Sheep; names: HILL HILLS VINEYARD VINEYARDS SHEPHERD SHEEP FLOCK WOLF WITHOUT_SHEPHERDS WITHOUT_HILLS WITHOUT_VINEYARDS</summary>
        HillsSheep = 18,
        /// <summary>Bridges, Castles &amp; Bazaars; names: BRIDGE BRIDGES CASTLE CASTLES BAZAAR BAZAARS WITHOUT_BRIDGES WITHOUT_CASTLES WITHOUT_BAZAARS</summary>
        BridgesCastlesBazaars = 19,
        /// <summary>The Count of Carcassonne; names: COUNT_CITY COUNT_MOVE COUNT_MOVED COUNT_FINAL COUNT_START COUNT_EACH COUNT_BONUS COUNT_BLOCKS COUNT_THERE CITY_BOARD CATHEDRAL_QUARTER</summary>
        CountCity = 20,
        /// <summary>Under the Big Top; names: BIG_TOP CIRCUS ACROBAT ACROBATS RINGMASTER FLEA MONKEY SEAL BEAR TIGER ELEPHANT WITHOUT_BIG_TOP WITHOUT_ACROBATS WITHOUT_RINGMASTER</summary>
        BigTop = 21,
        /// <summary>The Flying Machines; names: FLYING FLIER FLIGHT</summary>
        FlyingMachines = 22,
        /// <summary>The Tunnel; names: TUNNEL</summary>
        Tunnel = 23,
        /// <summary>The Ferries; names: FERRY FERRIES</summary>
        Ferries = 24,
        /// <summary>The Goldmines; names: GOLDMINE GOLDMINES GOLD_BAR GOLD_BARS GOLD_PLACE GOLD_FOUND GOLD_TAKEN GOLD_NOT_AROUND GOLD_MUST_PLACE</summary>
        Goldmines = 25,
        /// <summary>Mage &amp; Witch; names: MAGE WITCH MAGIC DRAGON_EATS_MAGIC</summary>
        MageWitch = 26,
        /// <summary>Crop Circles I, Crop Circles II; names: CROP</summary>
        CropCircles = 27,
        /// <summary>Monasteries in Germany, Monasteries in the Netherlands &amp; Belgium, Japanese Buildings; names: MONASTERIES_GERMANY MONASTERIES_NETHERLANDS MONASTERIES_JAPAN MONASTERIES_ABBOT KEEP_MONASTERIES</summary>
        Monasteries = 29,
        /// <summary>The Watchtowers; names: WATCHTOWER WATCHTOWERS</summary>
        Watchtowers = 32,
        /// <summary>Little Buildings; names: LITTLE_BUILDING LITTLE_BUILDINGS LITTLE_TOWER LITTLE_HOUSE LITTLE_SHED</summary>
        LittleBuildings = 33,
        /// <summary>The Wind Roses; names: WIND_ROSE WIND_ROSES</summary>
        WindRoses = 34,
        /// <summary>The Labyrinth; names: LABYRINTH</summary>
        Labyrinth = 35,
        /// <summary>Russian Promos; names: RUSSIAN RAZBOYNIK VODYANOY</summary>
        RussianPromos = 36,
        /// <summary>The Robbers; names: ROBBERS TRACK_ROBBER</summary>
        Robbers = 37,
        /// <summary>The Messages; names: MESSAGE MESSAGES MESSENGER</summary>
        Messages = 38,
        /// <summary>the house rules; names: any. The variants are in every build</summary>
        House = 80,
        /// <summary>the dice game; names: DICE</summary>
        Dice = 81,
    }

    public enum PathKind : int
    {
        None = 0,
        /// <summary>part of the side of a tile; clockwise; it depends on the kind of the side alone</summary>
        Rim = 1,
        /// <summary>boundary of two segments</summary>
        Edge = 2,
        /// <summary>wall of a city</summary>
        Wall = 3,
        /// <summary>gate, where a road ends at a city</summary>
        Gate = 4,
        /// <summary>centre line of a road or river, from the side of the tile inwards or to another side</summary>
        Line = 5,
        /// <summary>outer ring; clockwise; the last point is joined to the first</summary>
        Outline = 6,
        /// <summary>hole in a ring; counter-clockwise</summary>
        Hole = 7,
    }

    public enum SignKind : int
    {
        None = 0,
        /// <summary>middle of a monastery, foundation or garden</summary>
        Building = 1,
        /// <summary>village at which roads end</summary>
        Village = 2,
        /// <summary>middle of a gate</summary>
        Gate = 3,
        /// <summary>pennant of a city</summary>
        Pennant = 4,
        /// <summary>another mark of a segment or of the tile, such as an inn</summary>
        Mark = 5,
    }

    public enum ScriptLineKind : int
    {
        None = 0,
        /// <summary>the title</summary>
        Title = 1,
        /// <summary>a tag; its text is the value</summary>
        Tag = 2,
        /// <summary>a part of the config</summary>
        Config = 3,
        /// <summary>a part of the position from which the game begins</summary>
        Table = 4,
        /// <summary>an action; ActionParse() reads its text in the position before it</summary>
        Action = 5,
        /// <summary>an expectation</summary>
        Expectation = 6,
        /// <summary>a comment; its text is what follows the #</summary>
        Comment = 7,
        /// <summary>the time that a seat has left</summary>
        Clock = 8,
        /// <summary>the beginning of a variation; it is played instead of the last action of the lines around it</summary>
        Variation = 9,
        /// <summary>the end of a variation</summary>
        VariationEnd = 10,
    }

    [Flags]
    public enum ConfigFlag : uint
    {
        None = 0,
        /// <summary>store no history: no undo and no script</summary>
        NoHistory = 1,
        /// <summary>the game waits at Step.Final for FINISH before the final scoring</summary>
        StopBeforeFinal = 2,
    }

    [Flags]
    public enum CloneFlag : uint
    {
        None = 0,
        /// <summary>copy the events and score lines that the log of the source holds, as the viewer may know them; without it both begin empty</summary>
        Log = 1,
        /// <summary>only Clone(): the new game records neither events nor history, so it is small and quick to copy: for searches. Not together with LOG</summary>
        PositionOnly = 2,
    }

    [Flags]
    public enum TileFlag : uint
    {
        None = 0,
        /// <summary>may lie on the table at the start (BASE-SETUP-01)</summary>
        Start = 1,
        /// <summary>held by the seats, never drawn, matches any side</summary>
        Wild = 2,
    }

    [Flags]
    public enum SegmentFlag : uint
    {
        None = 0,
        /// <summary>the village this road ends at is drawn with bushes (HOUSE-ROAD-01)</summary>
        Bush = 1,
    }

    public enum Level : int
    {
        /// <summary>A beginner: sees each move and misjudges it.</summary>
        Easy = 1,
        /// <summary>Judges the position after each move.</summary>
        Normal = 2,
        /// <summary>Also plays the next four turns many times, as far as simulations or time go.</summary>
        Hard = 3,
        /// <summary>Plays the next eight turns many times; for 300 simulations and more.</summary>
        Expert = 4,
    }

    public enum MoveReasonKind : int
    {
        None = 0,
        /// <summary>A feature is completed and pays the seat.</summary>
        Completes = 1,
        /// <summary>A follower claims a feature.</summary>
        Claims = 2,
        /// <summary>A feature of the seat that acts is worth more.</summary>
        Extends = 3,
        /// <summary>A feature of another seat is worth less.</summary>
        Blocks = 4,
        /// <summary>The seat that acts shares a feature that another led.</summary>
        Shares = 5,
        /// <summary>It alone leads a feature that another led.</summary>
        TakesOver = 6,
        /// <summary>A feature of another seat is worth more.</summary>
        Helps = 7,
        /// <summary>It takes a piece of the seat.</summary>
        Takes = 8,
        /// <summary>The seat that acts gets a piece of its own back, and what it pays.</summary>
        Returns = 9,
        /// <summary>A further piece joins a feature of the seat that acts.</summary>
        Strengthens = 10,
        /// <summary>A tower grows (TOWER-PIECE-01).</summary>
        Raises = 11,
        /// <summary>A follower closes a tower (TOWER-TOP-01).</summary>
        Closes = 12,
        /// <summary>It declines, and keeps its pieces and points.</summary>
        Keeps = 13,
        /// <summary>The dice game: what the turn can be expected to pay.</summary>
        Expects = 14,
        /// <summary>It hardly changes a feature that a seat holds: less than half a point.</summary>
        Neutral = 15,
        /// <summary>A feature of the seat that acts is worth less.</summary>
        Harms = 16,
    }
}
