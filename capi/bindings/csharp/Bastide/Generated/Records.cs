// SPDX-License-Identifier: MIT
// Generated from capi/abi/bastide_api.json by capi/bindings/tools/csharp.py. Do not edit; run ./dev api.
using System;
using System.Runtime.InteropServices;

namespace Bastide
{
    /// <summary>The fixed head of a config; choices add the rest: sets, pieces, options. 64 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Config : IEquatable<Config>
    {
        internal const int Size = 64;
        public GameKind Game;
        /// <summary>0 is SEEDED</summary>
        public Chance Chance;
        /// <summary>as many as the boxes allow, or 1 to 8 with GameOption.AnySeatCount (BASE-COMP-05)</summary>
        public int Seats;
        /// <summary>the seat that begins, unless an option finds it (BASE-SETUP-04)</summary>
        public int FirstSeat;
        /// <summary>any number; unused with HOST chance. A player who sees draws can search for the seed and finds one taken from the clock in minutes. If that matters, use 64 random bits, or HOST chance with a cryptographic generator</summary>
        public ulong Seed;
        /// <summary>events retained, up to 1048576: 0 all of the game, -1 none; a full log drops the oldest</summary>
        public int EventCapacity;
        /// <summary>output: the revision under which the game began. Games begin under the newest one</summary>
        public int RulesRevision;
        public ConfigFlag Flags;
        internal fixed uint spare[7];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Config")
                .Add("Game", (int)Game == 0 ? null : Game.ToString())
                .Add("Chance", (int)Chance == 0 ? null : Chance.ToString())
                .Add("Seats", Seats, 0)
                .Add("FirstSeat", FirstSeat, -1)
                .Add("Seed", Seed, 0)
                .Add("EventCapacity", EventCapacity, 0)
                .Add("RulesRevision", RulesRevision, 0)
                .Add("Flags", (int)Flags == 0 ? null : Flags.ToString()).End();
        }
        public bool Equals(Config other)
        {
            fixed (Config* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Config && Equals((Config)other); }
        public override int GetHashCode()
        {
            fixed (Config* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Config left, Config right) { return left.Equals(right); }
        public static bool operator !=(Config left, Config right) { return !left.Equals(right); }
    }

    /// <summary>One choice of a config: copies of a set, pieces of a kind, the value of an option. 32 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Choice : IEquatable<Choice>
    {
        internal const int Size = 32;
        public ChoiceKind Kind;
        /// <summary>what is chosen; the kind says in which vocabulary</summary>
        public int Id;
        /// <summary>of copies or pieces, or the value of the option</summary>
        public int Value;
        internal fixed uint spare[5];
        /// <summary>copies of a built-in set; 0 to 1000. The first SET or TILESET choice replaces the default sets. A game holds 16000 tiles and 65534 segments at most</summary>
        public static Choice Set(BuiltInSet id, int value)
        {
            Choice made = new Choice();
            made.Kind = ChoiceKind.Set;
            made.Id = (int)id;
            made.Value = value;
            return made;
        }
        /// <summary>pieces of a kind for each seat; 0 to 100; at most 512 pieces of all kinds and seats together</summary>
        public static Choice Pieces(PieceKind id, int value)
        {
            Choice made = new Choice();
            made.Kind = ChoiceKind.Pieces;
            made.Id = (int)id;
            made.Value = value;
            return made;
        }
        /// <summary>the value of an option</summary>
        public static Choice Option(GameOption id, int value)
        {
            Choice made = new Choice();
            made.Kind = ChoiceKind.Option;
            made.Id = (int)id;
            made.Value = value;
            return made;
        }
        /// <summary>copies of a tile set of the caller; id: index of its handle; 0 to 1000</summary>
        public static Choice Tileset(int id, int value)
        {
            Choice made = new Choice();
            made.Kind = ChoiceKind.Tileset;
            made.Id = id;
            made.Value = value;
            return made;
        }
        /// <summary>the village of a tile type is drawn with bushes; 0: as in its set. 1 needs GameOption.BushesDoNotEndRoads</summary>
        public static Choice Bush(int id, bool value)
        {
            Choice made = new Choice();
            made.Kind = ChoiceKind.Bush;
            made.Id = id;
            made.Value = value ? 1 : 0;
            return made;
        }
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Choice")
                .Add("Kind", (int)Kind == 0 ? null : Kind.ToString())
                .Add("Id", Id, 0)
                .Add("Value", Value, 0).End();
        }
        public bool Equals(Choice other)
        {
            fixed (Choice* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Choice && Equals((Choice)other); }
        public override int GetHashCode()
        {
            fixed (Choice* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Choice left, Choice right) { return left.Equals(right); }
        public static bool operator !=(Choice left, Choice right) { return !left.Equals(right); }
    }

    /// <summary>What a call refused, and why. RefusalText() writes the sentence. 352 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Refusal : IEquatable<Refusal>
    {
        internal const int Size = 352;
        public Status Status;
        /// <summary>0 when nothing is refused</summary>
        public Reason Reason;
        /// <summary>the choice, action, tile, entry or spare word it is about</summary>
        public int Index;
        /// <summary>the entry that it contradicts</summary>
        public int OtherIndex;
        /// <summary>the option it is about</summary>
        public GameOption Option;
        /// <summary>the option it excludes or needs</summary>
        public GameOption OtherOption;
        /// <summary>of a text, from 1; 0 when the refusal is not about a text</summary>
        public int Line;
        /// <summary>in bytes, from 1</summary>
        public int Column;
        /// <summary>owner of the piece in the way, or the seat that decides</summary>
        public int Seat;
        public int Tile;
        /// <summary>the cell or corner it is about</summary>
        public int X;
        public int Y;
        /// <summary>of the tile being placed: 0 north, 1 east, 2 south, 3 west</summary>
        public int Side;
        /// <summary>of that side</summary>
        public SideKind SideKind;
        /// <summary>of the neighbour's side</summary>
        public SideKind OtherSideKind;
        public Spot Spot;
        /// <summary>aimed at, or in the way</summary>
        public int Segment;
        public SegmentKind SegmentKind;
        /// <summary>in the way</summary>
        public int Feature;
        /// <summary>in the way</summary>
        public int Piece;
        public PieceKind PieceKind;
        /// <summary>smallest number possible</summary>
        public int Least;
        /// <summary>greatest number possible</summary>
        public int Most;
        /// <summary>the box that this build leaves out</summary>
        public Box Box;
        /// <summary>the set that the option excludes</summary>
        public BuiltInSet Set;
        /// <summary>the wrong field, by its place in its record in bastide_api.json; -1 for a parameter</summary>
        public int Field;
        /// <summary>what it holds; of a pointer that is NULL, its count. Masks as signed numbers</summary>
        public int Value;
        internal fixed byte name[16];
        /// <summary>the wrong parameter or field, as this header names it</summary>
        public string Name { get { fixed (byte* at = name) return Utf8.Read(at, 16); } }
        internal fixed uint spare[9];
        internal fixed byte text[192];
        /// <summary>the sentence in English; empty when the rules refuse an action or a position</summary>
        public string Text { get { fixed (byte* at = text) return Utf8.Read(at, 192); } }
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Refusal")
                .Add("Status", (int)Status == 0 ? null : Status.ToString())
                .Add("Reason", (int)Reason == 0 ? null : Reason.ToString())
                .Add("Index", Index, -1)
                .Add("OtherIndex", OtherIndex, -1)
                .Add("Option", (int)Option == 0 ? null : Option.ToString())
                .Add("OtherOption", (int)OtherOption == 0 ? null : OtherOption.ToString())
                .Add("Line", Line, 0)
                .Add("Column", Column, 0)
                .Add("Seat", Seat, -1)
                .Add("Tile", Tile, -1)
                .Add("X", X, -32768)
                .Add("Y", Y, -32768)
                .Add("Side", Side, -1)
                .Add("SideKind", (int)SideKind == 0 ? null : SideKind.ToString())
                .Add("OtherSideKind", (int)OtherSideKind == 0 ? null : OtherSideKind.ToString())
                .Add("Spot", (int)Spot == 0 ? null : Spot.ToString())
                .Add("Segment", Segment, -1)
                .Add("SegmentKind", (int)SegmentKind == 0 ? null : SegmentKind.ToString())
                .Add("Feature", Feature, -1)
                .Add("Piece", Piece, -1)
                .Add("PieceKind", (int)PieceKind == 0 ? null : PieceKind.ToString())
                .Add("Least", Least, 0)
                .Add("Most", Most, 0)
                .Add("Box", (int)Box == 0 ? null : Box.ToString())
                .Add("Set", (int)Set == 0 ? null : Set.ToString())
                .Add("Field", Field, -1)
                .Add("Value", Value, 0)
                .Add("Name", Name.Length == 0 ? null : Name)
                .Add("Text", Text.Length == 0 ? null : Text).End();
        }
        public bool Equals(Refusal other)
        {
            fixed (Refusal* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Refusal && Equals((Refusal)other); }
        public override int GetHashCode()
        {
            fixed (Refusal* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Refusal left, Refusal right) { return left.Equals(right); }
        public static bool operator !=(Refusal left, Refusal right) { return !left.Equals(right); }
    }

    /// <summary>Which seat must decide what. 128 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Decision : IEquatable<Decision>
    {
        internal const int Size = 128;
        /// <summary>bit k: an action of kind k is legal; RESIGN is always legal and has no bit</summary>
        public ulong Kinds;
        internal int over;
        /// <summary>the game is over and no seat decides</summary>
        public bool Over { get { return over != 0; } set { over = value ? 1 : 0; } }
        /// <summary>that decides; -1 nature, or none when the game is over</summary>
        public int Seat;
        /// <summary>what it decides</summary>
        public Step Step;
        /// <summary>whose turn it is</summary>
        public int TurnSeat;
        /// <summary>turns that have begun. A seller that continues after an extra turn of its buyer continues under the number of that turn (HOUSE-MIX-03)</summary>
        public int Turn;
        internal int may_pass;
        /// <summary>PASS is legal: the bit of PASS in `kinds`, for sentences that ask for it by name</summary>
        public bool MayPass { get { return may_pass != 0; } set { may_pass = value ? 1 : 0; } }
        /// <summary>the tile that is drawn and not yet placed, or for sale</summary>
        public int Tile;
        /// <summary>the tile placed in this turn</summary>
        public int Placed;
        /// <summary>the cell of the decision: of that tile, of the tower, of the wagon</summary>
        public int X;
        public int Y;
        /// <summary>the foundation or segment of the decision</summary>
        public int Segment;
        /// <summary>of the decision</summary>
        public int Feature;
        /// <summary>of the decision: the wagon to move</summary>
        public int Piece;
        /// <summary>of that piece</summary>
        public PieceKind PieceKind;
        /// <summary>the other party: owner of the prisoners, seller of the tile</summary>
        public int OtherSeat;
        /// <summary>smallest bid, or price of a ransom</summary>
        public int Least;
        /// <summary>greatest bid</summary>
        public int Most;
        /// <summary>tiles that can still be drawn, without those set aside</summary>
        public int TilesLeft;
        /// <summary>when over: the seats that win (BASE-WIN-02)</summary>
        public uint Winners;
        /// <summary>number of the next action in the history</summary>
        public int Action;
        internal fixed uint spare[10];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Decision")
                .Add("Kinds", Kinds, 0)
                .Add("Over", Over ? "true" : null)
                .Add("Seat", Seat, -1)
                .Add("Step", (int)Step == 0 ? null : Step.ToString())
                .Add("TurnSeat", TurnSeat, -1)
                .Add("Turn", Turn, 0)
                .Add("MayPass", MayPass ? "true" : null)
                .Add("Tile", Tile, -1)
                .Add("Placed", Placed, -1)
                .Add("X", X, -32768)
                .Add("Y", Y, -32768)
                .Add("Segment", Segment, -1)
                .Add("Feature", Feature, -1)
                .Add("Piece", Piece, -1)
                .Add("PieceKind", (int)PieceKind == 0 ? null : PieceKind.ToString())
                .Add("OtherSeat", OtherSeat, -1)
                .Add("Least", Least, 0)
                .Add("Most", Most, 0)
                .Add("TilesLeft", TilesLeft, 0)
                .Add("Winners", Winners, 0)
                .Add("Action", Action, -1).End();
        }
        public bool Equals(Decision other)
        {
            fixed (Decision* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Decision && Equals((Decision)other); }
        public override int GetHashCode()
        {
            fixed (Decision* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Decision left, Decision right) { return left.Equals(right); }
        public static bool operator !=(Decision left, Decision right) { return !left.Equals(right); }
    }

    /// <summary>One action: what a seat or nature does. ListActions() fills it; to fill it by hand, call ActionInit() and set the fields that its kind uses. Between machines of different byte order send its code or text. 96 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct GameAction : IEquatable<GameAction>
    {
        internal const int Size = 96;
        public ActionKind Kind;
        /// <summary>that acts</summary>
        public int Seat;
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin;
        public int Tile;
        public int X;
        public int Y;
        public int Rotation;
        /// <summary>SEGMENT: segment of the tile on x, y; CORNER: the corner x, y; TILE: the tile on x, y, for MOVE, CHOOSE_PLACE and some DEPLOY</summary>
        public Spot Spot;
        /// <summary>with CORNER and TILE ignored on input and -1 on output</summary>
        public int Segment;
        /// <summary>of a piece from the supply</summary>
        public PieceKind PieceKind;
        /// <summary>a piece that is on the table</summary>
        public int Piece;
        /// <summary>the seat that is named, buys, or holds the hand</summary>
        public int OtherSeat;
        /// <summary>offered</summary>
        public int Points;
        /// <summary>number of dice that show each face, four bits a face, the lowest four for CAP</summary>
        public uint Faces;
        /// <summary>what allows the seat to take the piece, 0 on input: anything; or what the seat chooses</summary>
        public Cause Cause;
        /// <summary>way of a road across a tile: 1 north-south, 2 east-west. SPAN, for a ferry, which joins two roads: also 3 north-east, 4 east-south, 5 south-west, 6 west-north. PLACE_SPANNED: 1 and 2 across the tile that is placed, 3 to 6 across the tile north, east, south, west of it, away from it</summary>
        public int Span;
        internal fixed uint spare[8];
        /// <summary>nature draws the tile; other_seat: in a history the seat whose hidden hand got it; -1 in a list of actions, ignored on input</summary>
        public static GameAction Draw(int seat, int tile, int otherSeat)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Draw;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.Tile = tile;
            made.OtherSeat = otherSeat;
            return made;
        }
        /// <summary>place the tile, or a die that shows it</summary>
        public static GameAction Place(int seat, int tile, int x, int y, int rotation)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Place;
            made.Segment = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.Tile = tile;
            made.X = x;
            made.Y = y;
            made.Rotation = rotation;
            return made;
        }
        /// <summary>deploy a piece from the supply</summary>
        public static GameAction Deploy(int seat, Spot spot, int x, int y, int segment, PieceKind pieceKind)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Deploy;
            made.Tile = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.Spot = spot;
            made.X = x;
            made.Y = y;
            made.Segment = segment;
            made.PieceKind = pieceKind;
            return made;
        }
        /// <summary>decline the choice</summary>
        public static GameAction Pass(int seat)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Pass;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            return made;
        }
        /// <summary>take the piece off its place</summary>
        public static GameAction Take(int seat, int piece, Cause cause)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Take;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.Piece = piece;
            made.Cause = cause;
            return made;
        }
        /// <summary>buy back a piece that another seat holds prisoner</summary>
        public static GameAction Pay(int seat, int piece)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Pay;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.Piece = piece;
            return made;
        }
        /// <summary>choose the piece</summary>
        public static GameAction ChoosePiece(int seat, int piece)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.ChoosePiece;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.Piece = piece;
            return made;
        }
        /// <summary>move the piece</summary>
        public static GameAction Move(int seat, int piece, Spot spot, int x, int y, int segment)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Move;
            made.Tile = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.Piece = piece;
            made.Spot = spot;
            made.X = x;
            made.Y = y;
            made.Segment = segment;
            return made;
        }
        /// <summary>set a knight of the tray aside</summary>
        public static GameAction DiceCollect(int seat)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.DiceCollect;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            return made;
        }
        /// <summary>roll all dice left in the tray</summary>
        public static GameAction Roll(int seat)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Roll;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            return made;
        }
        /// <summary>end the turn and score the largest closed city</summary>
        public static GameAction DiceStop(int seat)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.DiceStop;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            return made;
        }
        /// <summary>end the turn, give up scoring and keep a knight</summary>
        public static GameAction DiceKeep(int seat)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.DiceKeep;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            return made;
        }
        /// <summary>nature rolls the dice of the tray</summary>
        public static GameAction Fall(int seat, uint faces)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Fall;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.Faces = faces;
            return made;
        }
        /// <summary>name a seat: who chooses or who begins</summary>
        public static GameAction Name(int seat, int otherSeat)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Name;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.OtherSeat = otherSeat;
            return made;
        }
        /// <summary>give away a tile of the hand that cannot be placed</summary>
        public static GameAction Discard(int seat, int tile)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Discard;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.Tile = tile;
            return made;
        }
        /// <summary>offer points, or the tile in hand, for the drawn tile, or points for the open tile that is chosen</summary>
        public static GameAction Bid(int seat, int points, int tile)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Bid;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.Points = points;
            made.Tile = tile;
            return made;
        }
        /// <summary>let that seat have the tile for the highest bid or its own bid</summary>
        public static GameAction Sell(int seat, int otherSeat)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Sell;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.OtherSeat = otherSeat;
            return made;
        }
        /// <summary>nature draws a tile that this game does not know into a hidden hand; other_seat: as for DRAW</summary>
        public static GameAction DrawUnseen(int seat, int otherSeat)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.DrawUnseen;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.OtherSeat = otherSeat;
            return made;
        }
        /// <summary>nature shows the tile that a seat has held unseen; other_seat: in a history the seat that held it; -1 in a list</summary>
        public static GameAction Reveal(int seat, int tile, int otherSeat)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Reveal;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.Tile = tile;
            made.OtherSeat = otherSeat;
            return made;
        }
        /// <summary>nature begins the final scoring</summary>
        public static GameAction Finish(int seat)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Finish;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            return made;
        }
        /// <summary>leave the game, at any time; listed only when its kind is asked for</summary>
        public static GameAction Resign(int seat)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Resign;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            return made;
        }
        /// <summary>choose the feature or the place there</summary>
        public static GameAction ChoosePlace(int seat, Spot spot, int x, int y, int segment)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.ChoosePlace;
            made.Tile = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.Spot = spot;
            made.X = x;
            made.Y = y;
            made.Segment = segment;
            return made;
        }
        /// <summary>choose what is done next; the cause says what</summary>
        public static GameAction Choose(int seat, Cause cause)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Choose;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.Cause = cause;
            return made;
        }
        /// <summary>lay a road across the tile on x, y, or join two of its roads</summary>
        public static GameAction OfSpan(int seat, int x, int y, int span)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.Span;
            made.Tile = -1;
            made.Segment = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.X = x;
            made.Y = y;
            made.Span = span;
            return made;
        }
        /// <summary>place the tile where it fits only with a road across it or across a tile beside it</summary>
        public static GameAction PlaceSpanned(int seat, int tile, int x, int y, int rotation, int span)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.PlaceSpanned;
            made.Segment = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.Tile = tile;
            made.X = x;
            made.Y = y;
            made.Rotation = rotation;
            made.Span = span;
            return made;
        }
        /// <summary>nature draws a token of this kind from a pool</summary>
        public static GameAction DrawToken(int seat, PieceKind pieceKind)
        {
            GameAction made = new GameAction();
            made.Kind = ActionKind.DrawToken;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.Piece = -1;
            made.OtherSeat = -1;
            made.Origin = Origin.Seat;
            made.Seat = seat;
            made.PieceKind = pieceKind;
            return made;
        }
        public bool IsDraw(out DrawAction view)
        {
            view = new DrawAction(this);
            return Kind == ActionKind.Draw;
        }
        public bool IsPlace(out PlaceAction view)
        {
            view = new PlaceAction(this);
            return Kind == ActionKind.Place;
        }
        public bool IsDeploy(out DeployAction view)
        {
            view = new DeployAction(this);
            return Kind == ActionKind.Deploy;
        }
        public bool IsPass(out PassAction view)
        {
            view = new PassAction(this);
            return Kind == ActionKind.Pass;
        }
        public bool IsTake(out TakeAction view)
        {
            view = new TakeAction(this);
            return Kind == ActionKind.Take;
        }
        public bool IsPay(out PayAction view)
        {
            view = new PayAction(this);
            return Kind == ActionKind.Pay;
        }
        public bool IsChoosePiece(out ChoosePieceAction view)
        {
            view = new ChoosePieceAction(this);
            return Kind == ActionKind.ChoosePiece;
        }
        public bool IsMove(out MoveAction view)
        {
            view = new MoveAction(this);
            return Kind == ActionKind.Move;
        }
        public bool IsDiceCollect(out DiceCollectAction view)
        {
            view = new DiceCollectAction(this);
            return Kind == ActionKind.DiceCollect;
        }
        public bool IsRoll(out RollAction view)
        {
            view = new RollAction(this);
            return Kind == ActionKind.Roll;
        }
        public bool IsDiceStop(out DiceStopAction view)
        {
            view = new DiceStopAction(this);
            return Kind == ActionKind.DiceStop;
        }
        public bool IsDiceKeep(out DiceKeepAction view)
        {
            view = new DiceKeepAction(this);
            return Kind == ActionKind.DiceKeep;
        }
        public bool IsFall(out FallAction view)
        {
            view = new FallAction(this);
            return Kind == ActionKind.Fall;
        }
        public bool IsName(out NameAction view)
        {
            view = new NameAction(this);
            return Kind == ActionKind.Name;
        }
        public bool IsDiscard(out DiscardAction view)
        {
            view = new DiscardAction(this);
            return Kind == ActionKind.Discard;
        }
        public bool IsBid(out BidAction view)
        {
            view = new BidAction(this);
            return Kind == ActionKind.Bid;
        }
        public bool IsSell(out SellAction view)
        {
            view = new SellAction(this);
            return Kind == ActionKind.Sell;
        }
        public bool IsDrawUnseen(out DrawUnseenAction view)
        {
            view = new DrawUnseenAction(this);
            return Kind == ActionKind.DrawUnseen;
        }
        public bool IsReveal(out RevealAction view)
        {
            view = new RevealAction(this);
            return Kind == ActionKind.Reveal;
        }
        public bool IsFinish(out FinishAction view)
        {
            view = new FinishAction(this);
            return Kind == ActionKind.Finish;
        }
        public bool IsResign(out ResignAction view)
        {
            view = new ResignAction(this);
            return Kind == ActionKind.Resign;
        }
        public bool IsChoosePlace(out ChoosePlaceAction view)
        {
            view = new ChoosePlaceAction(this);
            return Kind == ActionKind.ChoosePlace;
        }
        public bool IsChoose(out ChooseAction view)
        {
            view = new ChooseAction(this);
            return Kind == ActionKind.Choose;
        }
        public bool IsSpan(out SpanAction view)
        {
            view = new SpanAction(this);
            return Kind == ActionKind.Span;
        }
        public bool IsPlaceSpanned(out PlaceSpannedAction view)
        {
            view = new PlaceSpannedAction(this);
            return Kind == ActionKind.PlaceSpanned;
        }
        public bool IsDrawToken(out DrawTokenAction view)
        {
            view = new DrawTokenAction(this);
            return Kind == ActionKind.DrawToken;
        }
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("GameAction")
                .Add("Kind", (int)Kind == 0 ? null : Kind.ToString())
                .Add("Seat", Seat, -1)
                .Add("Origin", (int)Origin == 0 ? null : Origin.ToString())
                .Add("Tile", Tile, -1)
                .Add("X", X, -32768)
                .Add("Y", Y, -32768)
                .Add("Rotation", Rotation, 0)
                .Add("Spot", (int)Spot == 0 ? null : Spot.ToString())
                .Add("Segment", Segment, -1)
                .Add("PieceKind", (int)PieceKind == 0 ? null : PieceKind.ToString())
                .Add("Piece", Piece, -1)
                .Add("OtherSeat", OtherSeat, -1)
                .Add("Points", Points, 0)
                .Add("Faces", Faces, 0)
                .Add("Cause", (int)Cause == 0 ? null : Cause.ToString())
                .Add("Span", Span, 0).End();
        }
        public bool Equals(GameAction other)
        {
            fixed (GameAction* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is GameAction && Equals((GameAction)other); }
        public override int GetHashCode()
        {
            fixed (GameAction* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(GameAction left, GameAction right) { return left.Equals(right); }
        public static bool operator !=(GameAction left, GameAction right) { return !left.Equals(right); }
    }

    /// <summary>nature draws the tile; other_seat: in a history the seat whose hidden hand got it; -1 in a list of actions, ignored on input</summary>
    public readonly struct DrawAction : IEquatable<DrawAction>
    {
        readonly GameAction raw;
        internal DrawAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        public int Tile { get { return raw.Tile; } }
        /// <summary>the seat that is named, buys, or holds the hand</summary>
        public int? OtherSeat { get { return raw.OtherSeat == -1 ? null : (int?)raw.OtherSeat; } }
        public bool Equals(DrawAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is DrawAction && Equals((DrawAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(DrawAction left, DrawAction right) { return left.Equals(right); }
        public static bool operator !=(DrawAction left, DrawAction right) { return !left.Equals(right); }
    }

    /// <summary>place the tile, or a die that shows it</summary>
    public readonly struct PlaceAction : IEquatable<PlaceAction>
    {
        readonly GameAction raw;
        internal PlaceAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        public int Tile { get { return raw.Tile; } }
        public int X { get { return raw.X; } }
        public int Y { get { return raw.Y; } }
        public int Rotation { get { return raw.Rotation; } }
        public bool Equals(PlaceAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is PlaceAction && Equals((PlaceAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(PlaceAction left, PlaceAction right) { return left.Equals(right); }
        public static bool operator !=(PlaceAction left, PlaceAction right) { return !left.Equals(right); }
    }

    /// <summary>deploy a piece from the supply</summary>
    public readonly struct DeployAction : IEquatable<DeployAction>
    {
        readonly GameAction raw;
        internal DeployAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        /// <summary>SEGMENT: segment of the tile on x, y; CORNER: the corner x, y; TILE: the tile on x, y, for MOVE, CHOOSE_PLACE and some DEPLOY</summary>
        public Spot Spot { get { return raw.Spot; } }
        public int X { get { return raw.X; } }
        public int Y { get { return raw.Y; } }
        /// <summary>with CORNER and TILE ignored on input and -1 on output</summary>
        public int? Segment { get { return raw.Segment == -1 ? null : (int?)raw.Segment; } }
        /// <summary>of a piece from the supply</summary>
        public PieceKind PieceKind { get { return raw.PieceKind; } }
        public bool Equals(DeployAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is DeployAction && Equals((DeployAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(DeployAction left, DeployAction right) { return left.Equals(right); }
        public static bool operator !=(DeployAction left, DeployAction right) { return !left.Equals(right); }
    }

    /// <summary>decline the choice</summary>
    public readonly struct PassAction : IEquatable<PassAction>
    {
        readonly GameAction raw;
        internal PassAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        public bool Equals(PassAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is PassAction && Equals((PassAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(PassAction left, PassAction right) { return left.Equals(right); }
        public static bool operator !=(PassAction left, PassAction right) { return !left.Equals(right); }
    }

    /// <summary>take the piece off its place</summary>
    public readonly struct TakeAction : IEquatable<TakeAction>
    {
        readonly GameAction raw;
        internal TakeAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        /// <summary>a piece that is on the table</summary>
        public int Piece { get { return raw.Piece; } }
        /// <summary>what allows the seat to take the piece, 0 on input: anything; or what the seat chooses</summary>
        public Cause Cause { get { return raw.Cause; } }
        public bool Equals(TakeAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is TakeAction && Equals((TakeAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(TakeAction left, TakeAction right) { return left.Equals(right); }
        public static bool operator !=(TakeAction left, TakeAction right) { return !left.Equals(right); }
    }

    /// <summary>buy back a piece that another seat holds prisoner</summary>
    public readonly struct PayAction : IEquatable<PayAction>
    {
        readonly GameAction raw;
        internal PayAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        /// <summary>a piece that is on the table</summary>
        public int Piece { get { return raw.Piece; } }
        public bool Equals(PayAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is PayAction && Equals((PayAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(PayAction left, PayAction right) { return left.Equals(right); }
        public static bool operator !=(PayAction left, PayAction right) { return !left.Equals(right); }
    }

    /// <summary>choose the piece</summary>
    public readonly struct ChoosePieceAction : IEquatable<ChoosePieceAction>
    {
        readonly GameAction raw;
        internal ChoosePieceAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        /// <summary>a piece that is on the table</summary>
        public int Piece { get { return raw.Piece; } }
        public bool Equals(ChoosePieceAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is ChoosePieceAction && Equals((ChoosePieceAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(ChoosePieceAction left, ChoosePieceAction right) { return left.Equals(right); }
        public static bool operator !=(ChoosePieceAction left, ChoosePieceAction right) { return !left.Equals(right); }
    }

    /// <summary>move the piece</summary>
    public readonly struct MoveAction : IEquatable<MoveAction>
    {
        readonly GameAction raw;
        internal MoveAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        /// <summary>a piece that is on the table</summary>
        public int Piece { get { return raw.Piece; } }
        /// <summary>SEGMENT: segment of the tile on x, y; CORNER: the corner x, y; TILE: the tile on x, y, for MOVE, CHOOSE_PLACE and some DEPLOY</summary>
        public Spot Spot { get { return raw.Spot; } }
        public int X { get { return raw.X; } }
        public int Y { get { return raw.Y; } }
        /// <summary>with CORNER and TILE ignored on input and -1 on output</summary>
        public int? Segment { get { return raw.Segment == -1 ? null : (int?)raw.Segment; } }
        public bool Equals(MoveAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is MoveAction && Equals((MoveAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(MoveAction left, MoveAction right) { return left.Equals(right); }
        public static bool operator !=(MoveAction left, MoveAction right) { return !left.Equals(right); }
    }

    /// <summary>set a knight of the tray aside</summary>
    public readonly struct DiceCollectAction : IEquatable<DiceCollectAction>
    {
        readonly GameAction raw;
        internal DiceCollectAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        public bool Equals(DiceCollectAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is DiceCollectAction && Equals((DiceCollectAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(DiceCollectAction left, DiceCollectAction right) { return left.Equals(right); }
        public static bool operator !=(DiceCollectAction left, DiceCollectAction right) { return !left.Equals(right); }
    }

    /// <summary>roll all dice left in the tray</summary>
    public readonly struct RollAction : IEquatable<RollAction>
    {
        readonly GameAction raw;
        internal RollAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        public bool Equals(RollAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is RollAction && Equals((RollAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(RollAction left, RollAction right) { return left.Equals(right); }
        public static bool operator !=(RollAction left, RollAction right) { return !left.Equals(right); }
    }

    /// <summary>end the turn and score the largest closed city</summary>
    public readonly struct DiceStopAction : IEquatable<DiceStopAction>
    {
        readonly GameAction raw;
        internal DiceStopAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        public bool Equals(DiceStopAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is DiceStopAction && Equals((DiceStopAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(DiceStopAction left, DiceStopAction right) { return left.Equals(right); }
        public static bool operator !=(DiceStopAction left, DiceStopAction right) { return !left.Equals(right); }
    }

    /// <summary>end the turn, give up scoring and keep a knight</summary>
    public readonly struct DiceKeepAction : IEquatable<DiceKeepAction>
    {
        readonly GameAction raw;
        internal DiceKeepAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        public bool Equals(DiceKeepAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is DiceKeepAction && Equals((DiceKeepAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(DiceKeepAction left, DiceKeepAction right) { return left.Equals(right); }
        public static bool operator !=(DiceKeepAction left, DiceKeepAction right) { return !left.Equals(right); }
    }

    /// <summary>nature rolls the dice of the tray</summary>
    public readonly struct FallAction : IEquatable<FallAction>
    {
        readonly GameAction raw;
        internal FallAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        /// <summary>number of dice that show each face, four bits a face, the lowest four for CAP</summary>
        public uint Faces { get { return raw.Faces; } }
        public bool Equals(FallAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is FallAction && Equals((FallAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(FallAction left, FallAction right) { return left.Equals(right); }
        public static bool operator !=(FallAction left, FallAction right) { return !left.Equals(right); }
    }

    /// <summary>name a seat: who chooses or who begins</summary>
    public readonly struct NameAction : IEquatable<NameAction>
    {
        readonly GameAction raw;
        internal NameAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        /// <summary>the seat that is named, buys, or holds the hand</summary>
        public int OtherSeat { get { return raw.OtherSeat; } }
        public bool Equals(NameAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is NameAction && Equals((NameAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(NameAction left, NameAction right) { return left.Equals(right); }
        public static bool operator !=(NameAction left, NameAction right) { return !left.Equals(right); }
    }

    /// <summary>give away a tile of the hand that cannot be placed</summary>
    public readonly struct DiscardAction : IEquatable<DiscardAction>
    {
        readonly GameAction raw;
        internal DiscardAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        public int Tile { get { return raw.Tile; } }
        public bool Equals(DiscardAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is DiscardAction && Equals((DiscardAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(DiscardAction left, DiscardAction right) { return left.Equals(right); }
        public static bool operator !=(DiscardAction left, DiscardAction right) { return !left.Equals(right); }
    }

    /// <summary>offer points, or the tile in hand, for the drawn tile, or points for the open tile that is chosen</summary>
    public readonly struct BidAction : IEquatable<BidAction>
    {
        readonly GameAction raw;
        internal BidAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        /// <summary>offered</summary>
        public int Points { get { return raw.Points; } }
        public int? Tile { get { return raw.Tile == -1 ? null : (int?)raw.Tile; } }
        public bool Equals(BidAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is BidAction && Equals((BidAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(BidAction left, BidAction right) { return left.Equals(right); }
        public static bool operator !=(BidAction left, BidAction right) { return !left.Equals(right); }
    }

    /// <summary>let that seat have the tile for the highest bid or its own bid</summary>
    public readonly struct SellAction : IEquatable<SellAction>
    {
        readonly GameAction raw;
        internal SellAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        /// <summary>the seat that is named, buys, or holds the hand</summary>
        public int OtherSeat { get { return raw.OtherSeat; } }
        public bool Equals(SellAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is SellAction && Equals((SellAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(SellAction left, SellAction right) { return left.Equals(right); }
        public static bool operator !=(SellAction left, SellAction right) { return !left.Equals(right); }
    }

    /// <summary>nature draws a tile that this game does not know into a hidden hand; other_seat: as for DRAW</summary>
    public readonly struct DrawUnseenAction : IEquatable<DrawUnseenAction>
    {
        readonly GameAction raw;
        internal DrawUnseenAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        /// <summary>the seat that is named, buys, or holds the hand</summary>
        public int? OtherSeat { get { return raw.OtherSeat == -1 ? null : (int?)raw.OtherSeat; } }
        public bool Equals(DrawUnseenAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is DrawUnseenAction && Equals((DrawUnseenAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(DrawUnseenAction left, DrawUnseenAction right) { return left.Equals(right); }
        public static bool operator !=(DrawUnseenAction left, DrawUnseenAction right) { return !left.Equals(right); }
    }

    /// <summary>nature shows the tile that a seat has held unseen; other_seat: in a history the seat that held it; -1 in a list</summary>
    public readonly struct RevealAction : IEquatable<RevealAction>
    {
        readonly GameAction raw;
        internal RevealAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        public int Tile { get { return raw.Tile; } }
        /// <summary>the seat that is named, buys, or holds the hand</summary>
        public int? OtherSeat { get { return raw.OtherSeat == -1 ? null : (int?)raw.OtherSeat; } }
        public bool Equals(RevealAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is RevealAction && Equals((RevealAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(RevealAction left, RevealAction right) { return left.Equals(right); }
        public static bool operator !=(RevealAction left, RevealAction right) { return !left.Equals(right); }
    }

    /// <summary>nature begins the final scoring</summary>
    public readonly struct FinishAction : IEquatable<FinishAction>
    {
        readonly GameAction raw;
        internal FinishAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        public bool Equals(FinishAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is FinishAction && Equals((FinishAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(FinishAction left, FinishAction right) { return left.Equals(right); }
        public static bool operator !=(FinishAction left, FinishAction right) { return !left.Equals(right); }
    }

    /// <summary>leave the game, at any time; listed only when its kind is asked for</summary>
    public readonly struct ResignAction : IEquatable<ResignAction>
    {
        readonly GameAction raw;
        internal ResignAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        public bool Equals(ResignAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is ResignAction && Equals((ResignAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(ResignAction left, ResignAction right) { return left.Equals(right); }
        public static bool operator !=(ResignAction left, ResignAction right) { return !left.Equals(right); }
    }

    /// <summary>choose the feature or the place there</summary>
    public readonly struct ChoosePlaceAction : IEquatable<ChoosePlaceAction>
    {
        readonly GameAction raw;
        internal ChoosePlaceAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        /// <summary>SEGMENT: segment of the tile on x, y; CORNER: the corner x, y; TILE: the tile on x, y, for MOVE, CHOOSE_PLACE and some DEPLOY</summary>
        public Spot Spot { get { return raw.Spot; } }
        public int X { get { return raw.X; } }
        public int Y { get { return raw.Y; } }
        /// <summary>with CORNER and TILE ignored on input and -1 on output</summary>
        public int? Segment { get { return raw.Segment == -1 ? null : (int?)raw.Segment; } }
        public bool Equals(ChoosePlaceAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is ChoosePlaceAction && Equals((ChoosePlaceAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(ChoosePlaceAction left, ChoosePlaceAction right) { return left.Equals(right); }
        public static bool operator !=(ChoosePlaceAction left, ChoosePlaceAction right) { return !left.Equals(right); }
    }

    /// <summary>choose what is done next; the cause says what</summary>
    public readonly struct ChooseAction : IEquatable<ChooseAction>
    {
        readonly GameAction raw;
        internal ChooseAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        /// <summary>what allows the seat to take the piece, 0 on input: anything; or what the seat chooses</summary>
        public Cause Cause { get { return raw.Cause; } }
        public bool Equals(ChooseAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is ChooseAction && Equals((ChooseAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(ChooseAction left, ChooseAction right) { return left.Equals(right); }
        public static bool operator !=(ChooseAction left, ChooseAction right) { return !left.Equals(right); }
    }

    /// <summary>lay a road across the tile on x, y, or join two of its roads</summary>
    public readonly struct SpanAction : IEquatable<SpanAction>
    {
        readonly GameAction raw;
        internal SpanAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        public int X { get { return raw.X; } }
        public int Y { get { return raw.Y; } }
        /// <summary>way of a road across a tile: 1 north-south, 2 east-west. SPAN, for a ferry, which joins two roads: also 3 north-east, 4 east-south, 5 south-west, 6 west-north. PLACE_SPANNED: 1 and 2 across the tile that is placed, 3 to 6 across the tile north, east, south, west of it, away from it</summary>
        public int Span { get { return raw.Span; } }
        public bool Equals(SpanAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is SpanAction && Equals((SpanAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(SpanAction left, SpanAction right) { return left.Equals(right); }
        public static bool operator !=(SpanAction left, SpanAction right) { return !left.Equals(right); }
    }

    /// <summary>place the tile where it fits only with a road across it or across a tile beside it</summary>
    public readonly struct PlaceSpannedAction : IEquatable<PlaceSpannedAction>
    {
        readonly GameAction raw;
        internal PlaceSpannedAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        public int Tile { get { return raw.Tile; } }
        public int X { get { return raw.X; } }
        public int Y { get { return raw.Y; } }
        public int Rotation { get { return raw.Rotation; } }
        /// <summary>way of a road across a tile: 1 north-south, 2 east-west. SPAN, for a ferry, which joins two roads: also 3 north-east, 4 east-south, 5 south-west, 6 west-north. PLACE_SPANNED: 1 and 2 across the tile that is placed, 3 to 6 across the tile north, east, south, west of it, away from it</summary>
        public int Span { get { return raw.Span; } }
        public bool Equals(PlaceSpannedAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is PlaceSpannedAction && Equals((PlaceSpannedAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(PlaceSpannedAction left, PlaceSpannedAction right) { return left.Equals(right); }
        public static bool operator !=(PlaceSpannedAction left, PlaceSpannedAction right) { return !left.Equals(right); }
    }

    /// <summary>nature draws a token of this kind from a pool</summary>
    public readonly struct DrawTokenAction : IEquatable<DrawTokenAction>
    {
        readonly GameAction raw;
        internal DrawTokenAction(GameAction raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameAction Whole { get { return raw; } }
        /// <summary>that acts</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>who decided for the seat; recorded, and no rule reads it. 0 is SEAT</summary>
        public Origin Origin { get { return raw.Origin; } }
        /// <summary>of a piece from the supply</summary>
        public PieceKind PieceKind { get { return raw.PieceKind; } }
        public bool Equals(DrawTokenAction other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is DrawTokenAction && Equals((DrawTokenAction)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(DrawTokenAction left, DrawTokenAction right) { return left.Equals(right); }
        public static bool operator !=(DrawTokenAction left, DrawTokenAction right) { return !left.Equals(right); }
    }

    /// <summary>Something that happened. 192 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct GameEvent : IEquatable<GameEvent>
    {
        internal const int Size = 192;
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq;
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group;
        public EventKind Kind;
        public Cause Cause;
        /// <summary>that caused it; -1 before the first</summary>
        public int Action;
        internal int undone;
        /// <summary>undone since</summary>
        public bool Undone { get { return undone != 0; } set { undone = value ? 1 : 0; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn;
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int Seat;
        /// <summary>the other party</summary>
        public int OtherSeat;
        public int Tile;
        public int Placed;
        public int X;
        public int Y;
        public int Rotation;
        /// <summary>where a piece is now</summary>
        public Spot Spot;
        public int Segment;
        public int Feature;
        public SegmentKind FeatureKind;
        /// <summary>where the piece was</summary>
        public Spot FromSpot;
        public int FromX;
        public int FromY;
        public int FromSegment;
        public int FromFeature;
        public int Piece;
        public PieceKind PieceKind;
        /// <summary>reason of the payment</summary>
        public Reward Reward;
        public int Count;
        public int Each;
        /// <summary>count times each; a price or bid</summary>
        public int Points;
        /// <summary>that are paid, or that win</summary>
        public uint Seats;
        /// <summary>that may see the tile</summary>
        public uint Viewers;
        /// <summary>as in an action</summary>
        public uint Faces;
        /// <summary>at which the seat passes</summary>
        public Step Step;
        /// <summary>that a piece stands beside now</summary>
        public int Beside;
        /// <summary>of a piece that is a road across its tile, or joins two of its roads: 1 north-south, 2 east-west, 3 north-east, 4 east-south, 5 south-west, 6 west-north</summary>
        public int Span;
        /// <summary>the same, where the piece was</summary>
        public int FromSpan;
        internal fixed uint spare[10];
        public bool IsTurnBegan(out TurnBeganEvent view)
        {
            view = new TurnBeganEvent(this);
            return Kind == EventKind.TurnBegan;
        }
        public bool IsTurnEnded(out TurnEndedEvent view)
        {
            view = new TurnEndedEvent(this);
            return Kind == EventKind.TurnEnded;
        }
        public bool IsDrew(out DrewEvent view)
        {
            view = new DrewEvent(this);
            return Kind == EventKind.Drew;
        }
        public bool IsTileLeft(out TileLeftEvent view)
        {
            view = new TileLeftEvent(this);
            return Kind == EventKind.TileLeft;
        }
        public bool IsPlaced(out PlacedEvent view)
        {
            view = new PlacedEvent(this);
            return Kind == EventKind.Placed;
        }
        public bool IsMoved(out MovedEvent view)
        {
            view = new MovedEvent(this);
            return Kind == EventKind.Moved;
        }
        public bool IsCompleted(out CompletedEvent view)
        {
            view = new CompletedEvent(this);
            return Kind == EventKind.Completed;
        }
        public bool IsScoring(out ScoringEvent view)
        {
            view = new ScoringEvent(this);
            return Kind == EventKind.Scoring;
        }
        public bool IsScored(out ScoredEvent view)
        {
            view = new ScoredEvent(this);
            return Kind == EventKind.Scored;
        }
        public bool IsPassed(out PassedEvent view)
        {
            view = new PassedEvent(this);
            return Kind == EventKind.Passed;
        }
        public bool IsFinal(out FinalEvent view)
        {
            view = new FinalEvent(this);
            return Kind == EventKind.Final;
        }
        public bool IsEnded(out EndedEvent view)
        {
            view = new EndedEvent(this);
            return Kind == EventKind.Ended;
        }
        public bool IsUndone(out UndoneEvent view)
        {
            view = new UndoneEvent(this);
            return Kind == EventKind.Undone;
        }
        public bool IsResigned(out ResignedEvent view)
        {
            view = new ResignedEvent(this);
            return Kind == EventKind.Resigned;
        }
        public bool IsStoodIn(out StoodInEvent view)
        {
            view = new StoodInEvent(this);
            return Kind == EventKind.StoodIn;
        }
        public bool IsNamed(out NamedEvent view)
        {
            view = new NamedEvent(this);
            return Kind == EventKind.Named;
        }
        public bool IsBid(out BidEvent view)
        {
            view = new BidEvent(this);
            return Kind == EventKind.Bid;
        }
        public bool IsSold(out SoldEvent view)
        {
            view = new SoldEvent(this);
            return Kind == EventKind.Sold;
        }
        public bool IsRevealed(out RevealedEvent view)
        {
            view = new RevealedEvent(this);
            return Kind == EventKind.Revealed;
        }
        public bool IsRolled(out RolledEvent view)
        {
            view = new RolledEvent(this);
            return Kind == EventKind.Rolled;
        }
        public bool IsChose(out ChoseEvent view)
        {
            view = new ChoseEvent(this);
            return Kind == EventKind.Chose;
        }
        public bool IsPartBegan(out PartBeganEvent view)
        {
            view = new PartBeganEvent(this);
            return Kind == EventKind.PartBegan;
        }
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("GameEvent")
                .Add("Seq", Seq, 0)
                .Add("Group", Group, 0)
                .Add("Kind", (int)Kind == 0 ? null : Kind.ToString())
                .Add("Cause", (int)Cause == 0 ? null : Cause.ToString())
                .Add("Action", Action, -1)
                .Add("Undone", Undone ? "true" : null)
                .Add("Turn", Turn, 0)
                .Add("Seat", Seat, -1)
                .Add("OtherSeat", OtherSeat, -1)
                .Add("Tile", Tile, -1)
                .Add("Placed", Placed, -1)
                .Add("X", X, -32768)
                .Add("Y", Y, -32768)
                .Add("Rotation", Rotation, 0)
                .Add("Spot", (int)Spot == 0 ? null : Spot.ToString())
                .Add("Segment", Segment, -1)
                .Add("Feature", Feature, -1)
                .Add("FeatureKind", (int)FeatureKind == 0 ? null : FeatureKind.ToString())
                .Add("FromSpot", (int)FromSpot == 0 ? null : FromSpot.ToString())
                .Add("FromX", FromX, -32768)
                .Add("FromY", FromY, -32768)
                .Add("FromSegment", FromSegment, -1)
                .Add("FromFeature", FromFeature, -1)
                .Add("Piece", Piece, -1)
                .Add("PieceKind", (int)PieceKind == 0 ? null : PieceKind.ToString())
                .Add("Reward", (int)Reward == 0 ? null : Reward.ToString())
                .Add("Count", Count, 0)
                .Add("Each", Each, 0)
                .Add("Points", Points, 0)
                .Add("Seats", Seats, 0)
                .Add("Viewers", Viewers, 0)
                .Add("Faces", Faces, 0)
                .Add("Step", (int)Step == 0 ? null : Step.ToString())
                .Add("Beside", Beside, -1)
                .Add("Span", Span, 0)
                .Add("FromSpan", FromSpan, 0).End();
        }
        public bool Equals(GameEvent other)
        {
            fixed (GameEvent* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is GameEvent && Equals((GameEvent)other); }
        public override int GetHashCode()
        {
            fixed (GameEvent* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(GameEvent left, GameEvent right) { return left.Equals(right); }
        public static bool operator !=(GameEvent left, GameEvent right) { return !left.Equals(right); }
    }

    /// <summary>a turn begins; dice: count of the tray</summary>
    public readonly struct TurnBeganEvent : IEquatable<TurnBeganEvent>
    {
        readonly GameEvent raw;
        internal TurnBeganEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int Seat { get { return raw.Seat; } }
        public Cause Cause { get { return raw.Cause; } }
        public int Count { get { return raw.Count; } }
        public bool Equals(TurnBeganEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is TurnBeganEvent && Equals((TurnBeganEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(TurnBeganEvent left, TurnBeganEvent right) { return left.Equals(right); }
        public static bool operator !=(TurnBeganEvent left, TurnBeganEvent right) { return !left.Equals(right); }
    }

    /// <summary>a turn ends</summary>
    public readonly struct TurnEndedEvent : IEquatable<TurnEndedEvent>
    {
        readonly GameEvent raw;
        internal TurnEndedEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int Seat { get { return raw.Seat; } }
        public bool Equals(TurnEndedEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is TurnEndedEvent && Equals((TurnEndedEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(TurnEndedEvent left, TurnEndedEvent right) { return left.Equals(right); }
        public static bool operator !=(TurnEndedEvent left, TurnEndedEvent right) { return !left.Equals(right); }
    }

    /// <summary>a tile is drawn; seat: -1 when it is laid open for all. count: tiles left. tile: -1 when this game does not know it</summary>
    public readonly struct DrewEvent : IEquatable<DrewEvent>
    {
        readonly GameEvent raw;
        internal DrewEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int? Seat { get { return raw.Seat == -1 ? null : (int?)raw.Seat; } }
        public int? Tile { get { return raw.Tile == -1 ? null : (int?)raw.Tile; } }
        public int Count { get { return raw.Count; } }
        /// <summary>that may see the tile</summary>
        public uint Viewers { get { return raw.Viewers; } }
        public bool Equals(DrewEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is DrewEvent && Equals((DrewEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(DrewEvent left, DrewEvent right) { return left.Equals(right); }
        public static bool operator !=(DrewEvent left, DrewEvent right) { return !left.Equals(right); }
    }

    /// <summary>a tile leaves the game or is set aside</summary>
    public readonly struct TileLeftEvent : IEquatable<TileLeftEvent>
    {
        readonly GameEvent raw;
        internal TileLeftEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int? Seat { get { return raw.Seat == -1 ? null : (int?)raw.Seat; } }
        public int? Tile { get { return raw.Tile == -1 ? null : (int?)raw.Tile; } }
        public Cause Cause { get { return raw.Cause; } }
        public bool Equals(TileLeftEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is TileLeftEvent && Equals((TileLeftEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(TileLeftEvent left, TileLeftEvent right) { return left.Equals(right); }
        public static bool operator !=(TileLeftEvent left, TileLeftEvent right) { return !left.Equals(right); }
    }

    /// <summary>a tile or a die is placed; piece: the die</summary>
    public readonly struct PlacedEvent : IEquatable<PlacedEvent>
    {
        readonly GameEvent raw;
        internal PlacedEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int? Seat { get { return raw.Seat == -1 ? null : (int?)raw.Seat; } }
        public int Tile { get { return raw.Tile; } }
        public int Placed { get { return raw.Placed; } }
        public int X { get { return raw.X; } }
        public int Y { get { return raw.Y; } }
        public int Rotation { get { return raw.Rotation; } }
        public int? Piece { get { return raw.Piece == -1 ? null : (int?)raw.Piece; } }
        public bool Equals(PlacedEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is PlacedEvent && Equals((PlacedEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(PlacedEvent left, PlacedEvent right) { return left.Equals(right); }
        public static bool operator !=(PlacedEvent left, PlacedEvent right) { return !left.Equals(right); }
    }

    /// <summary>a piece or token moves; a token has no id. A token of a seat has no from_spot; one of a pool goes beside a piece, or with spot SUPPLY and seat -1 into the pool: from beside a piece, or without from_spot when it was drawn for a piece at that place and does not stay</summary>
    public readonly struct MovedEvent : IEquatable<MovedEvent>
    {
        readonly GameEvent raw;
        internal MovedEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int? Seat { get { return raw.Seat == -1 ? null : (int?)raw.Seat; } }
        /// <summary>the other party</summary>
        public int? OtherSeat { get { return raw.OtherSeat == -1 ? null : (int?)raw.OtherSeat; } }
        public int? Piece { get { return raw.Piece == -1 ? null : (int?)raw.Piece; } }
        public PieceKind PieceKind { get { return raw.PieceKind; } }
        public Cause Cause { get { return raw.Cause; } }
        /// <summary>where a piece is now</summary>
        public Spot Spot { get { return raw.Spot; } }
        public int? X { get { return raw.X == -32768 ? null : (int?)raw.X; } }
        public int? Y { get { return raw.Y == -32768 ? null : (int?)raw.Y; } }
        public int? Segment { get { return raw.Segment == -1 ? null : (int?)raw.Segment; } }
        public int? Feature { get { return raw.Feature == -1 ? null : (int?)raw.Feature; } }
        public SegmentKind FeatureKind { get { return raw.FeatureKind; } }
        /// <summary>that a piece stands beside now</summary>
        public int? Beside { get { return raw.Beside == -1 ? null : (int?)raw.Beside; } }
        /// <summary>where the piece was</summary>
        public Spot FromSpot { get { return raw.FromSpot; } }
        public int? FromX { get { return raw.FromX == -32768 ? null : (int?)raw.FromX; } }
        public int? FromY { get { return raw.FromY == -32768 ? null : (int?)raw.FromY; } }
        public int? FromSegment { get { return raw.FromSegment == -1 ? null : (int?)raw.FromSegment; } }
        public int? FromFeature { get { return raw.FromFeature == -1 ? null : (int?)raw.FromFeature; } }
        /// <summary>of a piece that is a road across its tile, or joins two of its roads: 1 north-south, 2 east-west, 3 north-east, 4 east-south, 5 south-west, 6 west-north</summary>
        public int Span { get { return raw.Span; } }
        /// <summary>the same, where the piece was</summary>
        public int FromSpan { get { return raw.FromSpan; } }
        public bool Equals(MovedEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is MovedEvent && Equals((MovedEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(MovedEvent left, MovedEvent right) { return left.Equals(right); }
        public static bool operator !=(MovedEvent left, MovedEvent right) { return !left.Equals(right); }
    }

    /// <summary>a feature is completed; x, y: its first cell; count: tiles</summary>
    public readonly struct CompletedEvent : IEquatable<CompletedEvent>
    {
        readonly GameEvent raw;
        internal CompletedEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int Seat { get { return raw.Seat; } }
        public int Feature { get { return raw.Feature; } }
        public SegmentKind FeatureKind { get { return raw.FeatureKind; } }
        public int X { get { return raw.X; } }
        public int Y { get { return raw.Y; } }
        public int Count { get { return raw.Count; } }
        public bool Equals(CompletedEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is CompletedEvent && Equals((CompletedEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(CompletedEvent left, CompletedEvent right) { return left.Equals(right); }
        public static bool operator !=(CompletedEvent left, CompletedEvent right) { return !left.Equals(right); }
    }

    /// <summary>a scoring begins; seats are paid, perhaps none; count: tiles</summary>
    public readonly struct ScoringEvent : IEquatable<ScoringEvent>
    {
        readonly GameEvent raw;
        internal ScoringEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        public int? Feature { get { return raw.Feature == -1 ? null : (int?)raw.Feature; } }
        public SegmentKind FeatureKind { get { return raw.FeatureKind; } }
        public int? X { get { return raw.X == -32768 ? null : (int?)raw.X; } }
        public int? Y { get { return raw.Y == -32768 ? null : (int?)raw.Y; } }
        public Cause Cause { get { return raw.Cause; } }
        /// <summary>that are paid, or that win</summary>
        public uint Seats { get { return raw.Seats; } }
        public int Count { get { return raw.Count; } }
        public bool Equals(ScoringEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is ScoringEvent && Equals((ScoringEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(ScoringEvent left, ScoringEvent right) { return left.Equals(right); }
        public static bool operator !=(ScoringEvent left, ScoringEvent right) { return !left.Equals(right); }
    }

    /// <summary>one score line</summary>
    public readonly struct ScoredEvent : IEquatable<ScoredEvent>
    {
        readonly GameEvent raw;
        internal ScoredEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>reason of the payment</summary>
        public Reward Reward { get { return raw.Reward; } }
        public int Count { get { return raw.Count; } }
        public int Each { get { return raw.Each; } }
        /// <summary>count times each; a price or bid</summary>
        public int Points { get { return raw.Points; } }
        public int? Feature { get { return raw.Feature == -1 ? null : (int?)raw.Feature; } }
        public SegmentKind FeatureKind { get { return raw.FeatureKind; } }
        /// <summary>the other party</summary>
        public int? OtherSeat { get { return raw.OtherSeat == -1 ? null : (int?)raw.OtherSeat; } }
        public bool Equals(ScoredEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is ScoredEvent && Equals((ScoredEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(ScoredEvent left, ScoredEvent right) { return left.Equals(right); }
        public static bool operator !=(ScoredEvent left, ScoredEvent right) { return !left.Equals(right); }
    }

    /// <summary>a seat passes</summary>
    public readonly struct PassedEvent : IEquatable<PassedEvent>
    {
        readonly GameEvent raw;
        internal PassedEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>at which the seat passes</summary>
        public Step Step { get { return raw.Step; } }
        public bool Equals(PassedEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is PassedEvent && Equals((PassedEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(PassedEvent left, PassedEvent right) { return left.Equals(right); }
        public static bool operator !=(PassedEvent left, PassedEvent right) { return !left.Equals(right); }
    }

    /// <summary>the final scoring begins</summary>
    public readonly struct FinalEvent : IEquatable<FinalEvent>
    {
        readonly GameEvent raw;
        internal FinalEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        public bool Equals(FinalEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is FinalEvent && Equals((FinalEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(FinalEvent left, FinalEvent right) { return left.Equals(right); }
        public static bool operator !=(FinalEvent left, FinalEvent right) { return !left.Equals(right); }
    }

    /// <summary>the game is over; seats: the winners</summary>
    public readonly struct EndedEvent : IEquatable<EndedEvent>
    {
        readonly GameEvent raw;
        internal EndedEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that are paid, or that win</summary>
        public uint Seats { get { return raw.Seats; } }
        public bool Equals(EndedEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is EndedEvent && Equals((EndedEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(EndedEvent left, EndedEvent right) { return left.Equals(right); }
        public static bool operator !=(EndedEvent left, EndedEvent right) { return !left.Equals(right); }
    }

    /// <summary>actions are undone, from number `action` on</summary>
    public readonly struct UndoneEvent : IEquatable<UndoneEvent>
    {
        readonly GameEvent raw;
        internal UndoneEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        public bool Equals(UndoneEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is UndoneEvent && Equals((UndoneEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(UndoneEvent left, UndoneEvent right) { return left.Equals(right); }
        public static bool operator !=(UndoneEvent left, UndoneEvent right) { return !left.Equals(right); }
    }

    /// <summary>a seat leaves the game</summary>
    public readonly struct ResignedEvent : IEquatable<ResignedEvent>
    {
        readonly GameEvent raw;
        internal ResignedEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int Seat { get { return raw.Seat; } }
        public bool Equals(ResignedEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is ResignedEvent && Equals((ResignedEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(ResignedEvent left, ResignedEvent right) { return left.Equals(right); }
        public static bool operator !=(ResignedEvent left, ResignedEvent right) { return !left.Equals(right); }
    }

    /// <summary>clock or stand-in decides for the seat</summary>
    public readonly struct StoodInEvent : IEquatable<StoodInEvent>
    {
        readonly GameEvent raw;
        internal StoodInEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int Seat { get { return raw.Seat; } }
        public Cause Cause { get { return raw.Cause; } }
        public bool Equals(StoodInEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is StoodInEvent && Equals((StoodInEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(StoodInEvent left, StoodInEvent right) { return left.Equals(right); }
        public static bool operator !=(StoodInEvent left, StoodInEvent right) { return !left.Equals(right); }
    }

    /// <summary>a seat is named</summary>
    public readonly struct NamedEvent : IEquatable<NamedEvent>
    {
        readonly GameEvent raw;
        internal NamedEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int? Seat { get { return raw.Seat == -1 ? null : (int?)raw.Seat; } }
        /// <summary>the other party</summary>
        public int OtherSeat { get { return raw.OtherSeat; } }
        public bool Equals(NamedEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is NamedEvent && Equals((NamedEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(NamedEvent left, NamedEvent right) { return left.Equals(right); }
        public static bool operator !=(NamedEvent left, NamedEvent right) { return !left.Equals(right); }
    }

    /// <summary>a seat bids; tile: offered instead of points, or the open tile that the seat chose</summary>
    public readonly struct BidEvent : IEquatable<BidEvent>
    {
        readonly GameEvent raw;
        internal BidEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>count times each; a price or bid</summary>
        public int Points { get { return raw.Points; } }
        public int? Tile { get { return raw.Tile == -1 ? null : (int?)raw.Tile; } }
        public bool Equals(BidEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is BidEvent && Equals((BidEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(BidEvent left, BidEvent right) { return left.Equals(right); }
        public static bool operator !=(BidEvent left, BidEvent right) { return !left.Equals(right); }
    }

    /// <summary>the tile is sold; other_seat places it now, or holds it for its next turn; seat: -1 when nobody is paid. points: the price; 0 with a seat: the price was the abbey of other_seat, which the seller now holds</summary>
    public readonly struct SoldEvent : IEquatable<SoldEvent>
    {
        readonly GameEvent raw;
        internal SoldEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int? Seat { get { return raw.Seat == -1 ? null : (int?)raw.Seat; } }
        /// <summary>the other party</summary>
        public int OtherSeat { get { return raw.OtherSeat; } }
        public int Tile { get { return raw.Tile; } }
        /// <summary>count times each; a price or bid</summary>
        public int Points { get { return raw.Points; } }
        public bool Equals(SoldEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is SoldEvent && Equals((SoldEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(SoldEvent left, SoldEvent right) { return left.Equals(right); }
        public static bool operator !=(SoldEvent left, SoldEvent right) { return !left.Equals(right); }
    }

    /// <summary>a tile held unseen is shown</summary>
    public readonly struct RevealedEvent : IEquatable<RevealedEvent>
    {
        readonly GameEvent raw;
        internal RevealedEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int Seat { get { return raw.Seat; } }
        public int Tile { get { return raw.Tile; } }
        public bool Equals(RevealedEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is RevealedEvent && Equals((RevealedEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(RevealedEvent left, RevealedEvent right) { return left.Equals(right); }
        public static bool operator !=(RevealedEvent left, RevealedEvent right) { return !left.Equals(right); }
    }

    /// <summary>the dice of the tray are rolled; count: number of the roll in the turn</summary>
    public readonly struct RolledEvent : IEquatable<RolledEvent>
    {
        readonly GameEvent raw;
        internal RolledEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int Seat { get { return raw.Seat; } }
        /// <summary>as in an action</summary>
        public uint Faces { get { return raw.Faces; } }
        public int Count { get { return raw.Count; } }
        public bool Equals(RolledEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is RolledEvent && Equals((RolledEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(RolledEvent left, RolledEvent right) { return left.Equals(right); }
        public static bool operator !=(RolledEvent left, RolledEvent right) { return !left.Equals(right); }
    }

    /// <summary>a seat chooses what is done next</summary>
    public readonly struct ChoseEvent : IEquatable<ChoseEvent>
    {
        readonly GameEvent raw;
        internal ChoseEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int Seat { get { return raw.Seat; } }
        public Cause Cause { get { return raw.Cause; } }
        public bool Equals(ChoseEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is ChoseEvent && Equals((ChoseEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(ChoseEvent left, ChoseEvent right) { return left.Equals(right); }
        public static bool operator !=(ChoseEvent left, ChoseEvent right) { return !left.Equals(right); }
    }

    /// <summary>the next part of a turn begins; count: 2 for the second</summary>
    public readonly struct PartBeganEvent : IEquatable<PartBeganEvent>
    {
        readonly GameEvent raw;
        internal PartBeganEvent(GameEvent raw) { this.raw = raw; }
        /// <summary>The whole record.</summary>
        public GameEvent Whole { get { return raw; } }
        /// <summary>counts from 0 and continues through undo, restore, clone and restart; below 2^53</summary>
        public ulong Seq { get { return raw.Seq; } }
        /// <summary>of the innermost SCORING or FINAL event it belongs to; else its own</summary>
        public ulong Group { get { return raw.Group; } }
        /// <summary>that caused it; -1 before the first</summary>
        public int Action { get { return raw.Action; } }
        /// <summary>undone since</summary>
        public bool Undone { get { return raw.Undone; } }
        /// <summary>of the turn, from 1; 0 before the first</summary>
        public int Turn { get { return raw.Turn; } }
        /// <summary>that acts, is paid, or owns the piece</summary>
        public int Seat { get { return raw.Seat; } }
        public int Count { get { return raw.Count; } }
        public bool Equals(PartBeganEvent other) { return raw.Equals(other.raw); }
        public override bool Equals(object other) { return other is PartBeganEvent && Equals((PartBeganEvent)other); }
        public override int GetHashCode() { return raw.GetHashCode(); }
        public override string ToString() { return raw.ToString(); }
        public static bool operator ==(PartBeganEvent left, PartBeganEvent right) { return left.Equals(right); }
        public static bool operator !=(PartBeganEvent left, PartBeganEvent right) { return !left.Equals(right); }
    }

    /// <summary>One payment: count times each is points. The lines of a seat sum to its score while the log retains all events. A seat that has a piece on the scored feature and is paid nothing has a line too: 0 times 0 without a majority, else 0 times `each` when there is nothing to count, or `count` times 0 when that is worth nothing. 80 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct ScoreLine : IEquatable<ScoreLine>
    {
        internal const int Size = 80;
        /// <summary>of the SCORED event</summary>
        public ulong Seq;
        /// <summary>of its SCORING event: lines of one scoring share it; a payment between seats has its own</summary>
        public ulong Group;
        /// <summary>it follows from</summary>
        public int Action;
        public int Seat;
        /// <summary>the other party of a payment between seats</summary>
        public int OtherSeat;
        public Reward Reward;
        public int Feature;
        public SegmentKind FeatureKind;
        public int Count;
        public int Each;
        public int Points;
        /// <summary>score of the seat after this line</summary>
        public int Total;
        internal fixed uint spare[6];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("ScoreLine")
                .Add("Seq", Seq, 0)
                .Add("Group", Group, 0)
                .Add("Action", Action, -1)
                .Add("Seat", Seat, -1)
                .Add("OtherSeat", OtherSeat, -1)
                .Add("Reward", (int)Reward == 0 ? null : Reward.ToString())
                .Add("Feature", Feature, -1)
                .Add("FeatureKind", (int)FeatureKind == 0 ? null : FeatureKind.ToString())
                .Add("Count", Count, 0)
                .Add("Each", Each, 0)
                .Add("Points", Points, 0)
                .Add("Total", Total, 0).End();
        }
        public bool Equals(ScoreLine other)
        {
            fixed (ScoreLine* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is ScoreLine && Equals((ScoreLine)other); }
        public override int GetHashCode()
        {
            fixed (ScoreLine* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(ScoreLine left, ScoreLine right) { return left.Equals(right); }
        public static bool operator !=(ScoreLine left, ScoreLine right) { return !left.Equals(right); }
    }

    /// <summary>A seat. 64 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct SeatInfo : IEquatable<SeatInfo>
    {
        internal const int Size = 64;
        public int Seat;
        public SeatState State;
        public int Score;
        /// <summary>space of its marker on the score track, 0 to 49 (BASE-TRACK-01)</summary>
        public int Track;
        /// <summary>times round the track; from the first on the marker lies flat</summary>
        public int Laps;
        /// <summary>face of a die that is used as marker: 6 at first, then the laps, at most 5 (HOUSE-MARK-01)</summary>
        public int Die;
        /// <summary>pieces of all kinds in the supply</summary>
        public int Supply;
        /// <summary>tiles held</summary>
        public int Hand;
        internal fixed uint spare[8];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("SeatInfo")
                .Add("Seat", Seat, -1)
                .Add("State", (int)State == 0 ? null : State.ToString())
                .Add("Score", Score, 0)
                .Add("Track", Track, 0)
                .Add("Laps", Laps, 0)
                .Add("Die", Die, 0)
                .Add("Supply", Supply, 0)
                .Add("Hand", Hand, 0).End();
        }
        public bool Equals(SeatInfo other)
        {
            fixed (SeatInfo* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is SeatInfo && Equals((SeatInfo)other); }
        public override int GetHashCode()
        {
            fixed (SeatInfo* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(SeatInfo left, SeatInfo right) { return left.Equals(right); }
        public static bool operator !=(SeatInfo left, SeatInfo right) { return !left.Equals(right); }
    }

    /// <summary>Where a seat would stand if the game ended now; after the end, where it stands. 48 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Standing : IEquatable<Standing>
    {
        internal const int Size = 48;
        public int Seat;
        /// <summary>from 1; equal seats share it</summary>
        public int Rank;
        /// <summary>now</summary>
        public int Score;
        /// <summary>with the final scoring</summary>
        public int FinalScore;
        internal int wins;
        public bool Wins { get { return wins != 0; } set { wins = value ? 1 : 0; } }
        internal fixed uint spare[7];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Standing")
                .Add("Seat", Seat, -1)
                .Add("Rank", Rank, 0)
                .Add("Score", Score, 0)
                .Add("FinalScore", FinalScore, 0)
                .Add("Wins", Wins ? "true" : null).End();
        }
        public bool Equals(Standing other)
        {
            fixed (Standing* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Standing && Equals((Standing)other); }
        public override int GetHashCode()
        {
            fixed (Standing* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Standing left, Standing right) { return left.Equals(right); }
        public static bool operator !=(Standing left, Standing right) { return !left.Equals(right); }
    }

    /// <summary>A placed tile. 48 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct PlacedTile : IEquatable<PlacedTile>
    {
        internal const int Size = 48;
        /// <summary>on the board, in order of placing</summary>
        public int Index;
        public int Tile;
        public int X;
        public int Y;
        public int Rotation;
        /// <summary>number of copies of its type that were placed before. Equal on every machine, so it can choose the picture</summary>
        public int Copy;
        /// <summary>that placed it; -1 for a tile that lay there at the start</summary>
        public int Seat;
        /// <summary>of the turn in which it was placed; 0 before the first and in a position that was set</summary>
        public int Turn;
        /// <summary>that placed it; -1 for a tile that lay there at the start, or in a game without history</summary>
        public int Action;
        /// <summary>a road that was laid across it later, its last segment: 1 north-south, 2 east-west; 0 none (BRIDGE-ROAD-01)</summary>
        public int Span;
        /// <summary>its number in calls of geometry: its type, or for a tile with such a road one behind all types</summary>
        public int Drawing;
        internal fixed uint spare[1];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("PlacedTile")
                .Add("Index", Index, -1)
                .Add("Tile", Tile, -1)
                .Add("X", X, -32768)
                .Add("Y", Y, -32768)
                .Add("Rotation", Rotation, 0)
                .Add("Copy", Copy, -1)
                .Add("Seat", Seat, -1)
                .Add("Turn", Turn, 0)
                .Add("Action", Action, -1)
                .Add("Span", Span, 0)
                .Add("Drawing", Drawing, -1).End();
        }
        public bool Equals(PlacedTile other)
        {
            fixed (PlacedTile* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is PlacedTile && Equals((PlacedTile)other); }
        public override int GetHashCode()
        {
            fixed (PlacedTile* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(PlacedTile left, PlacedTile right) { return left.Equals(right); }
        public static bool operator !=(PlacedTile left, PlacedTile right) { return !left.Equals(right); }
    }

    /// <summary>A piece. 80 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Piece : IEquatable<Piece>
    {
        internal const int Size = 80;
        public int Id;
        public PieceKind Kind;
        /// <summary>its owner; -1 nobody's</summary>
        public int Seat;
        public Spot Spot;
        /// <summary>its cell or corner</summary>
        public int X;
        public int Y;
        public int Placed;
        public int Segment;
        public int Feature;
        /// <summary>that holds it</summary>
        public int OtherSeat;
        /// <summary>that it stands beside</summary>
        public int Beside;
        /// <summary>the way in which it joins two roads of its tile: 1 north-south, 2 east-west, 3 north-east, 4 east-south, 5 south-west, 6 west-north; 0 it joins none (FERRY-PLACE-02)</summary>
        public int Span;
        internal fixed uint spare[8];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Piece")
                .Add("Id", Id, -1)
                .Add("Kind", (int)Kind == 0 ? null : Kind.ToString())
                .Add("Seat", Seat, -1)
                .Add("Spot", (int)Spot == 0 ? null : Spot.ToString())
                .Add("X", X, -32768)
                .Add("Y", Y, -32768)
                .Add("Placed", Placed, -1)
                .Add("Segment", Segment, -1)
                .Add("Feature", Feature, -1)
                .Add("OtherSeat", OtherSeat, -1)
                .Add("Beside", Beside, -1)
                .Add("Span", Span, 0).End();
        }
        public bool Equals(Piece other)
        {
            fixed (Piece* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Piece && Equals((Piece)other); }
        public override int GetHashCode()
        {
            fixed (Piece* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Piece left, Piece right) { return left.Equals(right); }
        public static bool operator !=(Piece left, Piece right) { return !left.Equals(right); }
    }

    /// <summary>A feature: connected segments. Its id is that of the feature that holds its first segment: after a merge the old ids lead to the merged feature. 176 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Feature : IEquatable<Feature>
    {
        internal const int Size = 176;
        /// <summary>of all its segments and tiles</summary>
        public ulong Marks;
        public int Id;
        public SegmentKind Kind;
        internal int complete;
        /// <summary>its open count is 0; a field: it is enclosed; a foundation or abbacy: never</summary>
        public bool Complete { get { return complete != 0; } set { complete = value ? 1 : 0; } }
        /// <summary>a monastery, garden or hut counts itself and the tiles around it, an abbacy those of its row and column</summary>
        public int Tiles;
        public int Segments;
        /// <summary>open sides; a road: also its open ends at tunnels; a field: half sides; a monastery, garden or hut: empty cells; an abbacy: 1</summary>
        public int OpenSides;
        public int Pennants;
        /// <summary>for each leader if it were scored now, without payments to one seat only</summary>
        public int PointsNow;
        /// <summary>for each leader if it were completed with the tiles it has</summary>
        public int PointsComplete;
        /// <summary>with a follower on it</summary>
        public uint Occupants;
        /// <summary>that would be paid: with most strength; of a field without farmers the owners of barns (BARN-FINAL-01)</summary>
        public uint Leaders;
        internal fixed int weights[8];
        /// <summary>strength of each seat</summary>
        public int Weights(int index)
        {
            if (index < 0 || index >= 8) throw new ArgumentOutOfRangeException("index");
            fixed (int* at = weights) return at[index];
        }
        internal fixed int points[8];
        /// <summary>what each seat would be paid now</summary>
        public int Points(int index)
        {
            if (index < 0 || index >= 8) throw new ArgumentOutOfRangeException("index");
            fixed (int* at = points) return at[index];
        }
        internal fixed uint spare[15];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Feature")
                .Add("Marks", Marks, 0)
                .Add("Id", Id, -1)
                .Add("Kind", (int)Kind == 0 ? null : Kind.ToString())
                .Add("Complete", Complete ? "true" : null)
                .Add("Tiles", Tiles, 0)
                .Add("Segments", Segments, 0)
                .Add("OpenSides", OpenSides, 0)
                .Add("Pennants", Pennants, 0)
                .Add("PointsNow", PointsNow, 0)
                .Add("PointsComplete", PointsComplete, 0)
                .Add("Occupants", Occupants, 0)
                .Add("Leaders", Leaders, 0).End();
        }
        public bool Equals(Feature other)
        {
            fixed (Feature* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Feature && Equals((Feature)other); }
        public override int GetHashCode()
        {
            fixed (Feature* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Feature left, Feature right) { return left.Equals(right); }
        public static bool operator !=(Feature left, Feature right) { return !left.Equals(right); }
    }

    /// <summary>One segment of a feature. 32 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct PlacedSegment : IEquatable<PlacedSegment>
    {
        internal const int Size = 32;
        public int Placed;
        public int X;
        public int Y;
        public int Segment;
        internal fixed uint spare[4];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("PlacedSegment")
                .Add("Placed", Placed, -1)
                .Add("X", X, -32768)
                .Add("Y", Y, -32768)
                .Add("Segment", Segment, -1).End();
        }
        public bool Equals(PlacedSegment other)
        {
            fixed (PlacedSegment* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is PlacedSegment && Equals((PlacedSegment)other); }
        public override int GetHashCode()
        {
            fixed (PlacedSegment* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(PlacedSegment left, PlacedSegment right) { return left.Equals(right); }
        public static bool operator !=(PlacedSegment left, PlacedSegment right) { return !left.Equals(right); }
    }

    /// <summary>Something on or beside the board that is not a tile, a piece or a feature. 96 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Thing : IEquatable<Thing>
    {
        internal const int Size = 96;
        public ThingKind Kind;
        /// <summary>among its kind</summary>
        public int Id;
        /// <summary>that owns it</summary>
        public int Seat;
        public int OtherSeat;
        public Spot Spot;
        public int X;
        public int Y;
        public int Segment;
        public int Feature;
        public int Piece;
        public PieceKind PieceKind;
        public int Tile;
        public int Count;
        public int Points;
        /// <summary>cells</summary>
        public int Reach;
        internal int closed;
        public bool Closed { get { return closed != 0; } set { closed = value ? 1 : 0; } }
        internal fixed uint spare[8];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Thing")
                .Add("Kind", (int)Kind == 0 ? null : Kind.ToString())
                .Add("Id", Id, -1)
                .Add("Seat", Seat, -1)
                .Add("OtherSeat", OtherSeat, -1)
                .Add("Spot", (int)Spot == 0 ? null : Spot.ToString())
                .Add("X", X, -32768)
                .Add("Y", Y, -32768)
                .Add("Segment", Segment, -1)
                .Add("Feature", Feature, -1)
                .Add("Piece", Piece, -1)
                .Add("PieceKind", (int)PieceKind == 0 ? null : PieceKind.ToString())
                .Add("Tile", Tile, -1)
                .Add("Count", Count, 0)
                .Add("Points", Points, 0)
                .Add("Reach", Reach, 0)
                .Add("Closed", Closed ? "true" : null).End();
        }
        public bool Equals(Thing other)
        {
            fixed (Thing* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Thing && Equals((Thing)other); }
        public override int GetHashCode()
        {
            fixed (Thing* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Thing left, Thing right) { return left.Equals(right); }
        public static bool operator !=(Thing left, Thing right) { return !left.Equals(right); }
    }

    /// <summary>Where the copies of a tile type are. 48 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Stock : IEquatable<Stock>
    {
        internal const int Size = 48;
        public int Tile;
        /// <summary>in this game</summary>
        public int Total;
        /// <summary>not yet seen: in the bag, set aside, or in a hidden hand</summary>
        public int Left;
        /// <summary>part of `left`: set aside for later</summary>
        public int Aside;
        /// <summary>on the board</summary>
        public int Placed;
        /// <summary>drawn or in a hand</summary>
        public int Held;
        /// <summary>out of the game (BASE-DRAW-04)</summary>
        public int Removed;
        /// <summary>legal pairs of cell and rotation now</summary>
        public int Placements;
        internal fixed uint spare[4];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Stock")
                .Add("Tile", Tile, -1)
                .Add("Total", Total, 0)
                .Add("Left", Left, 0)
                .Add("Aside", Aside, 0)
                .Add("Placed", Placed, 0)
                .Add("Held", Held, 0)
                .Add("Removed", Removed, 0)
                .Add("Placements", Placements, 0).End();
        }
        public bool Equals(Stock other)
        {
            fixed (Stock* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Stock && Equals((Stock)other); }
        public override int GetHashCode()
        {
            fixed (Stock* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Stock left, Stock right) { return left.Equals(right); }
        public static bool operator !=(Stock left, Stock right) { return !left.Equals(right); }
    }

    /// <summary>A cell where a tile may go. 32 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Placement : IEquatable<Placement>
    {
        internal const int Size = 32;
        public int X;
        public int Y;
        /// <summary>bit r: rotation r is legal</summary>
        public uint Rotations;
        internal fixed uint spare[5];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Placement")
                .Add("X", X, -32768)
                .Add("Y", Y, -32768)
                .Add("Rotations", Rotations, 0).End();
        }
        public bool Equals(Placement other)
        {
            fixed (Placement* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Placement && Equals((Placement)other); }
        public override int GetHashCode()
        {
            fixed (Placement* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Placement left, Placement right) { return left.Equals(right); }
        public static bool operator !=(Placement left, Placement right) { return !left.Equals(right); }
    }

    /// <summary>An empty cell next to a placed tile, or around a monastery. 64 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct OpenCell : IEquatable<OpenCell>
    {
        internal const int Size = 64;
        public int X;
        public int Y;
        internal fixed int sides[4];
        /// <summary>of north, east, south, west: what a tile needs there; 0 where no tile lies, WILD where every side fits</summary>
        public SideKind Sides(int index)
        {
            if (index < 0 || index >= 4) throw new ArgumentOutOfRangeException("index");
            fixed (int* at = sides) return (SideKind)at[index];
        }
        /// <summary>tile types with a copy left that can be placed there now</summary>
        public int Types;
        /// <summary>copies left of those types; `left` of Stock</summary>
        public int Left;
        internal fixed uint spare[8];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("OpenCell")
                .Add("X", X, -32768)
                .Add("Y", Y, -32768)
                .Add("Types", Types, 0)
                .Add("Left", Left, 0).End();
        }
        public bool Equals(OpenCell other)
        {
            fixed (OpenCell* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is OpenCell && Equals((OpenCell)other); }
        public override int GetHashCode()
        {
            fixed (OpenCell* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(OpenCell left, OpenCell right) { return left.Equals(right); }
        public static bool operator !=(OpenCell left, OpenCell right) { return !left.Equals(right); }
    }

    /// <summary>An occupied feature in short, to judge a position by: what it is worth, and how likely it is completed. 160 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Brief : IEquatable<Brief>
    {
        internal const int Size = 160;
        /// <summary>its id</summary>
        public int Feature;
        public SegmentKind Kind;
        internal int complete;
        /// <summary>as in Feature</summary>
        public bool Complete { get { return complete != 0; } set { complete = value ? 1 : 0; } }
        /// <summary>empty cells that must be filled to complete it; 0 for a field</summary>
        public int OpenCells;
        /// <summary>tiles left that fit the open cell that the fewest fit</summary>
        public int LeastLeft;
        /// <summary>that it will be completed, in 65536ths: the product over its open cells of the chance that among a third of the tiles left, rounded up, at least one fits the cell. A field: the sum of the chances of the cities at it that are not complete</summary>
        public int Chance;
        /// <summary>as in Feature</summary>
        public int PointsNow;
        /// <summary>as in Feature</summary>
        public int PointsComplete;
        /// <summary>with a follower on it</summary>
        public uint Occupants;
        /// <summary>as in Feature</summary>
        public uint Leaders;
        internal fixed int pieces[8];
        /// <summary>followers of each seat on it</summary>
        public int Pieces(int index)
        {
            if (index < 0 || index >= 8) throw new ArgumentOutOfRangeException("index");
            fixed (int* at = pieces) return at[index];
        }
        internal fixed int weights[8];
        /// <summary>strength of each seat</summary>
        public int Weights(int index)
        {
            if (index < 0 || index >= 8) throw new ArgumentOutOfRangeException("index");
            fixed (int* at = weights) return at[index];
        }
        internal fixed uint spare[14];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Brief")
                .Add("Feature", Feature, -1)
                .Add("Kind", (int)Kind == 0 ? null : Kind.ToString())
                .Add("Complete", Complete ? "true" : null)
                .Add("OpenCells", OpenCells, 0)
                .Add("LeastLeft", LeastLeft, 0)
                .Add("Chance", Chance, 0)
                .Add("PointsNow", PointsNow, 0)
                .Add("PointsComplete", PointsComplete, 0)
                .Add("Occupants", Occupants, 0)
                .Add("Leaders", Leaders, 0).End();
        }
        public bool Equals(Brief other)
        {
            fixed (Brief* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Brief && Equals((Brief)other); }
        public override int GetHashCode()
        {
            fixed (Brief* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Brief left, Brief right) { return left.Equals(right); }
        public static bool operator !=(Brief left, Brief right) { return !left.Equals(right); }
    }

    /// <summary>A tile type. 96 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct TileType : IEquatable<TileType>
    {
        internal const int Size = 96;
        /// <summary>its index in the set, or in the game when asked of a game</summary>
        public int Id;
        /// <summary>it comes from; 0 for a set of the caller</summary>
        public BuiltInSet Set;
        /// <summary>copies</summary>
        public int Count;
        public int Segments;
        public TileFlag Flags;
        internal fixed int sides[4];
        /// <summary>of north, east, south, west at rotation 0</summary>
        public SideKind Sides(int index)
        {
            if (index < 0 || index >= 4) throw new ArgumentOutOfRangeException("index");
            fixed (int* at = sides) return (SideKind)at[index];
        }
        /// <summary>copies with a garden in the second edition; a game with abbots has them as types of their own (ABBOT-GARDEN-02)</summary>
        public int Gardens;
        /// <summary>printed on the tile</summary>
        public ulong Marks;
        /// <summary>of its mark: a direction or points</summary>
        public int MarkValue;
        internal fixed byte name[16];
        /// <summary>as in the tile data: "D", "Z06"</summary>
        public string Name { get { fixed (byte* at = name) return Utf8.Read(at, 16); } }
        internal fixed uint spare[7];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("TileType")
                .Add("Id", Id, -1)
                .Add("Set", (int)Set == 0 ? null : Set.ToString())
                .Add("Count", Count, 0)
                .Add("Segments", Segments, 0)
                .Add("Flags", (int)Flags == 0 ? null : Flags.ToString())
                .Add("Gardens", Gardens, 0)
                .Add("Marks", Marks, 0)
                .Add("MarkValue", MarkValue, 0)
                .Add("Name", Name.Length == 0 ? null : Name).End();
        }
        public bool Equals(TileType other)
        {
            fixed (TileType* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is TileType && Equals((TileType)other); }
        public override int GetHashCode()
        {
            fixed (TileType* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(TileType left, TileType right) { return left.Equals(right); }
        public static bool operator !=(TileType left, TileType right) { return !left.Equals(right); }
    }

    /// <summary>A segment of a tile type. Masks of segments count by segment index. 96 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct SegmentType : IEquatable<SegmentType>
    {
        internal const int Size = 96;
        public int Index;
        public SegmentKind Kind;
        /// <summary>a city side has all three ports, a road or river the middle one, a field the outer ones; the middle of a field side belongs to no segment</summary>
        public uint Ports;
        public SegmentFlag Flags;
        /// <summary>printed on it</summary>
        public ulong Marks;
        /// <summary>0 to 2 (BASE-CITY-05)</summary>
        public int Pennants;
        /// <summary>a field: the cities whose wall it meets (BASE-FIELD-04)</summary>
        public uint Borders;
        /// <summary>where a wagon may go inside the tile by the first-edition rule</summary>
        public uint Links;
        /// <summary>that pass over or under this one</summary>
        public uint Crosses;
        /// <summary>of a road</summary>
        public RoadEnd RoadEnd;
        /// <summary>that meet at that end; for a city or monastery the roads that end at it; without an end the monastery whose door the road passes</summary>
        public uint Meets;
        /// <summary>a passing road: cities whose wall it touches; a city: those roads</summary>
        public uint Walls;
        /// <summary>that an enclosed field lies near; 4: the middle of the tile</summary>
        public int NearSide;
        /// <summary>a city: bit 0 NW, 1 NE, 2 SE, 3 SW that its wall reaches beyond its sides</summary>
        public uint Corners;
        internal fixed uint spare[9];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("SegmentType")
                .Add("Index", Index, -1)
                .Add("Kind", (int)Kind == 0 ? null : Kind.ToString())
                .Add("Ports", Ports, 0)
                .Add("Flags", (int)Flags == 0 ? null : Flags.ToString())
                .Add("Marks", Marks, 0)
                .Add("Pennants", Pennants, 0)
                .Add("Borders", Borders, 0)
                .Add("Links", Links, 0)
                .Add("Crosses", Crosses, 0)
                .Add("RoadEnd", (int)RoadEnd == 0 ? null : RoadEnd.ToString())
                .Add("Meets", Meets, 0)
                .Add("Walls", Walls, 0)
                .Add("NearSide", NearSide, -1)
                .Add("Corners", Corners, 0).End();
        }
        public bool Equals(SegmentType other)
        {
            fixed (SegmentType* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is SegmentType && Equals((SegmentType)other); }
        public override int GetHashCode()
        {
            fixed (SegmentType* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(SegmentType left, SegmentType right) { return left.Equals(right); }
        public static bool operator !=(SegmentType left, SegmentType right) { return !left.Equals(right); }
    }

    /// <summary>A point of a tile or of the board, in units. A point never gets more fields. 8 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Point : IEquatable<Point>
    {
        internal const int Size = 8;
        public int X;
        public int Y;
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Point")
                .Add("X", X, 0)
                .Add("Y", Y, 0).End();
        }
        public bool Equals(Point other)
        {
            fixed (Point* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Point && Equals((Point)other); }
        public override int GetHashCode()
        {
            fixed (Point* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Point left, Point right) { return left.Equals(right); }
        public static bool operator !=(Point left, Point right) { return !left.Equals(right); }
    }

    /// <summary>A run of points in the list of points that belongs to the list of paths. 32 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct OutlinePath : IEquatable<OutlinePath>
    {
        internal const int Size = 32;
        public PathKind Kind;
        /// <summary>on the right hand, walking along the path; of a LINE, OUTLINE or HOLE its own. -1 for a feature</summary>
        public int Segment;
        /// <summary>on the left hand; -1 on the rim, and for other kinds than arcs</summary>
        public int OtherSegment;
        /// <summary>of its first point</summary>
        public int First;
        /// <summary>of its points</summary>
        public int Count;
        internal fixed uint spare[3];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("OutlinePath")
                .Add("Kind", (int)Kind == 0 ? null : Kind.ToString())
                .Add("Segment", Segment, -1)
                .Add("OtherSegment", OtherSegment, -1)
                .Add("First", First, -1)
                .Add("Count", Count, 0).End();
        }
        public bool Equals(OutlinePath other)
        {
            fixed (OutlinePath* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is OutlinePath && Equals((OutlinePath)other); }
        public override int GetHashCode()
        {
            fixed (OutlinePath* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(OutlinePath left, OutlinePath right) { return left.Equals(right); }
        public static bool operator !=(OutlinePath left, OutlinePath right) { return !left.Equals(right); }
    }

    /// <summary>Something that is drawn at a point of a tile. 32 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Sign : IEquatable<Sign>
    {
        internal const int Size = 32;
        public SignKind Kind;
        /// <summary>it belongs to: of a village the first road that ends at it, of a gate the road; -1: the tile</summary>
        public int Segment;
        /// <summary>units of the tile</summary>
        public int X;
        public int Y;
        /// <summary>of a SignKind.Mark; 0: none</summary>
        public Mark Mark;
        internal fixed uint spare[3];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Sign")
                .Add("Kind", (int)Kind == 0 ? null : Kind.ToString())
                .Add("Segment", Segment, -1)
                .Add("X", X, 0)
                .Add("Y", Y, 0)
                .Add("Mark", (int)Mark == 0 ? null : Mark.ToString()).End();
        }
        public bool Equals(Sign other)
        {
            fixed (Sign* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Sign && Equals((Sign)other); }
        public override int GetHashCode()
        {
            fixed (Sign* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Sign left, Sign right) { return left.Equals(right); }
        public static bool operator !=(Sign left, Sign right) { return !left.Equals(right); }
    }

    /// <summary>The possible values of an option. 64 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct OptionType : IEquatable<OptionType>
    {
        internal const int Size = 64;
        public GameOption Id;
        /// <summary>smallest value</summary>
        public int Least;
        /// <summary>greatest value</summary>
        public int Most;
        /// <summary>the value without a choice</summary>
        public int Usual;
        /// <summary>of its box, or 0: the option needs this set, or a piece kind or a tile of its box</summary>
        public BuiltInSet Set;
        /// <summary>without which it has no effect</summary>
        public GameOption Needs;
        /// <summary>that cannot be chosen with it. Two options exclude each other when either names the other</summary>
        public GameOption Excludes;
        /// <summary>that has it</summary>
        public GameKind Game;
        /// <summary>further sets of its box: any of them serves as well as `set`</summary>
        public ulong OtherSets;
        /// <summary>that cannot be chosen with it</summary>
        public ulong ExcludedSets;
        internal fixed uint spare[4];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("OptionType")
                .Add("Id", (int)Id == 0 ? null : Id.ToString())
                .Add("Least", Least, 0)
                .Add("Most", Most, 0)
                .Add("Usual", Usual, 0)
                .Add("Set", (int)Set == 0 ? null : Set.ToString())
                .Add("Needs", (int)Needs == 0 ? null : Needs.ToString())
                .Add("Excludes", (int)Excludes == 0 ? null : Excludes.ToString())
                .Add("Game", (int)Game == 0 ? null : Game.ToString())
                .Add("OtherSets", OtherSets, 0)
                .Add("ExcludedSets", ExcludedSets, 0).End();
        }
        public bool Equals(OptionType other)
        {
            fixed (OptionType* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is OptionType && Equals((OptionType)other); }
        public override int GetHashCode()
        {
            fixed (OptionType* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(OptionType left, OptionType right) { return left.Equals(right); }
        public static bool operator !=(OptionType left, OptionType right) { return !left.Equals(right); }
    }

    /// <summary>One line of a script. 80 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct ScriptLine : IEquatable<ScriptLine>
    {
        internal const int Size = 80;
        public ScriptLineKind Kind;
        /// <summary>its number in the text that Write() writes</summary>
        public int Line;
        /// <summary>variations around it; 0 in the main line of the game</summary>
        public int Depth;
        /// <summary>actions of the history after this line, draws included, along its variation: the position that a comment is about</summary>
        public int Actions;
        /// <summary>the seat whose clock it is</summary>
        public int Seat;
        /// <summary>the time that this seat has left</summary>
        public int Milliseconds;
        internal fixed uint spare[6];
        internal fixed byte tag[32];
        /// <summary>the name of the tag: "event"</summary>
        public string Tag { get { fixed (byte* at = tag) return Utf8.Read(at, 32); } }
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("ScriptLine")
                .Add("Kind", (int)Kind == 0 ? null : Kind.ToString())
                .Add("Line", Line, 0)
                .Add("Depth", Depth, 0)
                .Add("Actions", Actions, 0)
                .Add("Seat", Seat, -1)
                .Add("Milliseconds", Milliseconds, 0)
                .Add("Tag", Tag.Length == 0 ? null : Tag).End();
        }
        public bool Equals(ScriptLine other)
        {
            fixed (ScriptLine* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is ScriptLine && Equals((ScriptLine)other); }
        public override int GetHashCode()
        {
            fixed (ScriptLine* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(ScriptLine left, ScriptLine right) { return left.Equals(right); }
        public static bool operator !=(ScriptLine left, ScriptLine right) { return !left.Equals(right); }
    }

    /// <summary>The head of a position. All zero: the first turn of seat 0 begins. 64 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Position : IEquatable<Position>
    {
        internal const int Size = 64;
        /// <summary>of the turn, from 1 to 30000; 0 is 1</summary>
        public int Turn;
        /// <summary>whose turn it is</summary>
        public int Seat;
        /// <summary>at which the game waits; 0: the turn begins and stops at its first decision</summary>
        public Step Step;
        /// <summary>PLACE, SALE_BID: the drawn tile, -1 when the seat chooses one from its hand; else ignored</summary>
        public int Tile;
        internal fixed uint spare[12];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Position")
                .Add("Turn", Turn, 0)
                .Add("Seat", Seat, -1)
                .Add("Step", (int)Step == 0 ? null : Step.ToString())
                .Add("Tile", Tile, -1).End();
        }
        public bool Equals(Position other)
        {
            fixed (Position* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Position && Equals((Position)other); }
        public override int GetHashCode()
        {
            fixed (Position* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Position left, Position right) { return left.Equals(right); }
        public static bool operator !=(Position left, Position right) { return !left.Equals(right); }
    }

    /// <summary>One thing on the table. 96 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Put : IEquatable<Put>
    {
        internal const int Size = 96;
        public PutKind Kind;
        public int Seat;
        public int Tile;
        public int X;
        public int Y;
        public int Rotation;
        /// <summary>SEGMENT, CORNER or TILE, as in an action; SPACE, BESIDE, HELD</summary>
        public Spot Spot;
        /// <summary>ignored with CORNER and TILE; the space with SPACE</summary>
        public int Segment;
        public PieceKind PieceKind;
        /// <summary>id of the piece plus 1; 0 the first in the supply</summary>
        public int Piece;
        /// <summary>place in the hand, from 1; 0 the first free one</summary>
        public int Slot;
        /// <summary>that holds it</summary>
        public int OtherSeat;
        public int Points;
        /// <summary>copies</summary>
        public int Count;
        public Note Note;
        /// <summary>of the note</summary>
        public int Number;
        /// <summary>id plus 1 of the piece that it stands beside</summary>
        public int Beside;
        /// <summary>of a tile: a road across it, 1 north-south, 2 east-west; 0 none. It needs a piece there. Of a piece: the way in which it joins two roads of its tile, as in Piece</summary>
        public int Span;
        internal fixed uint spare[6];
        /// <summary>a tile lies on a cell; in order of placing, the first one anywhere</summary>
        public static Put OfTile(int tile, int x, int y, int rotation, int span)
        {
            Put made = new Put();
            made.Kind = PutKind.Tile;
            made.Seat = -1;
            made.Segment = -1;
            made.OtherSeat = -1;
            made.Tile = tile;
            made.X = x;
            made.Y = y;
            made.Rotation = rotation;
            made.Span = span;
            return made;
        }
        /// <summary>a piece is there; after the tiles, and after the pieces that it stands on or beside; seat -1: nobody's</summary>
        public static Put OfPiece(PieceKind pieceKind, int piece, Spot spot, int x, int y, int segment, int otherSeat, int beside, int span)
        {
            Put made = new Put();
            made.Kind = PutKind.Piece;
            made.Seat = -1;
            made.Tile = -1;
            made.PieceKind = pieceKind;
            made.Piece = piece;
            made.Spot = spot;
            made.X = x;
            made.Y = y;
            made.Segment = segment;
            made.OtherSeat = otherSeat;
            made.Beside = beside;
            made.Span = span;
            return made;
        }
        /// <summary>a piece is held by another seat</summary>
        public static Put OfPrisoner(PieceKind pieceKind, int piece, int otherSeat)
        {
            Put made = new Put();
            made.Kind = PutKind.Prisoner;
            made.Seat = -1;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.PieceKind = pieceKind;
            made.Piece = piece;
            made.OtherSeat = otherSeat;
            return made;
        }
        /// <summary>a seat has points; 0 when it has no entry</summary>
        public static Put OfScore(int points)
        {
            Put made = new Put();
            made.Kind = PutKind.Score;
            made.Seat = -1;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.OtherSeat = -1;
            made.Points = points;
            return made;
        }
        /// <summary>a seat holds a tile: its abbey, or one drawn ahead</summary>
        public static Put OfHeld(int tile, int slot)
        {
            Put made = new Put();
            made.Kind = PutKind.Held;
            made.Seat = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.OtherSeat = -1;
            made.Tile = tile;
            made.Slot = slot;
            return made;
        }
        /// <summary>copies are out of the game; all other tiles are in the bag</summary>
        public static Put OfOut(int tile, int count)
        {
            Put made = new Put();
            made.Kind = PutKind.Out;
            made.Seat = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.OtherSeat = -1;
            made.Tile = tile;
            made.Count = count;
            return made;
        }
        /// <summary>copies are in the bag; with one such entry, all other tiles are out of the game. Not together with OUT</summary>
        public static Put OfBag(int tile, int count)
        {
            Put made = new Put();
            made.Kind = PutKind.Bag;
            made.Seat = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.OtherSeat = -1;
            made.Tile = tile;
            made.Count = count;
            return made;
        }
        /// <summary>what the table does not show; 0 when it has no entry</summary>
        public static Put OfNote(Note note, int number)
        {
            Put made = new Put();
            made.Kind = PutKind.Note;
            made.Seat = -1;
            made.Tile = -1;
            made.X = -32768;
            made.Y = -32768;
            made.Segment = -1;
            made.OtherSeat = -1;
            made.Note = note;
            made.Number = number;
            return made;
        }
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Put")
                .Add("Kind", (int)Kind == 0 ? null : Kind.ToString())
                .Add("Seat", Seat, -1)
                .Add("Tile", Tile, -1)
                .Add("X", X, -32768)
                .Add("Y", Y, -32768)
                .Add("Rotation", Rotation, 0)
                .Add("Spot", (int)Spot == 0 ? null : Spot.ToString())
                .Add("Segment", Segment, -1)
                .Add("PieceKind", (int)PieceKind == 0 ? null : PieceKind.ToString())
                .Add("Piece", Piece, 0)
                .Add("Slot", Slot, 0)
                .Add("OtherSeat", OtherSeat, -1)
                .Add("Points", Points, 0)
                .Add("Count", Count, 0)
                .Add("Note", (int)Note == 0 ? null : Note.ToString())
                .Add("Number", Number, 0)
                .Add("Beside", Beside, 0)
                .Add("Span", Span, 0).End();
        }
        public bool Equals(Put other)
        {
            fixed (Put* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Put && Equals((Put)other); }
        public override int GetHashCode()
        {
            fixed (Put* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Put left, Put right) { return left.Equals(right); }
        public static bool operator !=(Put left, Put right) { return !left.Equals(right); }
    }

    /// <summary>The turn of a dice game so far. 128 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct DiceTurn : IEquatable<DiceTurn>
    {
        internal const int Size = 128;
        /// <summary>made in this turn, 0 to 3 (DICE-TURN-02)</summary>
        public int Rolls;
        /// <summary>that the seat may still make; 0 when it has no die to roll</summary>
        public int RollsLeft;
        /// <summary>the seat had when its turn began: 9 less the knights of others (DICE-FLOW-01)</summary>
        public int Dice;
        internal fixed int tray[6];
        /// <summary>dice of the tray that show face i + 1</summary>
        public int Tray(int index)
        {
            if (index < 0 || index >= 6) throw new ArgumentOutOfRangeException("index");
            fixed (int* at = tray) return at[index];
        }
        /// <summary>dice of the tray that are not rolled yet</summary>
        public int Hand;
        /// <summary>dice in cities</summary>
        public int Built;
        /// <summary>knights set aside</summary>
        public int Aside;
        /// <summary>rolled in this turn; all of them are passed on; nine win (DICE-END-02)</summary>
        public int Catapults;
        internal int doubled;
        /// <summary>the turn counts double (DICE-KNIGHT-03)</summary>
        public bool Doubled { get { return doubled != 0; } set { doubled = value ? 1 : 0; } }
        /// <summary>that keep a knight</summary>
        public uint Holders;
        /// <summary>dice of the largest closed city</summary>
        public int Largest;
        /// <summary>that DICE_STOP would score now</summary>
        public int Points;
        /// <summary>what ends the game (DICE-END-01)</summary>
        public int TargetScore;
        internal int finish_round;
        /// <summary>the round is completed before the game ends</summary>
        public bool FinishRound { get { return finish_round != 0; } set { finish_round = value ? 1 : 0; } }
        internal fixed uint spare[13];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("DiceTurn")
                .Add("Rolls", Rolls, 0)
                .Add("RollsLeft", RollsLeft, 0)
                .Add("Dice", Dice, 0)
                .Add("Hand", Hand, 0)
                .Add("Built", Built, 0)
                .Add("Aside", Aside, 0)
                .Add("Catapults", Catapults, 0)
                .Add("Doubled", Doubled ? "true" : null)
                .Add("Holders", Holders, 0)
                .Add("Largest", Largest, 0)
                .Add("Points", Points, 0)
                .Add("TargetScore", TargetScore, 0)
                .Add("FinishRound", FinishRound ? "true" : null).End();
        }
        public bool Equals(DiceTurn other)
        {
            fixed (DiceTurn* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is DiceTurn && Equals((DiceTurn)other); }
        public override int GetHashCode()
        {
            fixed (DiceTurn* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(DiceTurn left, DiceTurn right) { return left.Equals(right); }
        public static bool operator !=(DiceTurn left, DiceTurn right) { return !left.Equals(right); }
    }

    /// <summary>A die. 48 bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Die : IEquatable<Die>
    {
        internal const int Size = 48;
        /// <summary>0 to 8</summary>
        public int Number;
        public Spot Spot;
        /// <summary>0 when it is not rolled yet</summary>
        public Face Face;
        public int X;
        public int Y;
        public int Rotation;
        /// <summary>city sides as it lies: bit 0 N, 1 E, 2 S, 3 W</summary>
        public uint Sides;
        /// <summary>that keeps it</summary>
        public int Seat;
        /// <summary>its city</summary>
        public int Feature;
        internal fixed uint spare[3];
        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            return new Shown("Die")
                .Add("Number", Number, -1)
                .Add("Spot", (int)Spot == 0 ? null : Spot.ToString())
                .Add("Face", (int)Face == 0 ? null : Face.ToString())
                .Add("X", X, -32768)
                .Add("Y", Y, -32768)
                .Add("Rotation", Rotation, 0)
                .Add("Sides", Sides, 0)
                .Add("Seat", Seat, -1)
                .Add("Feature", Feature, -1).End();
        }
        public bool Equals(Die other)
        {
            fixed (Die* mine = &this) return Bytes.Equal((byte*)mine, (byte*)&other, Size);
        }
        public override bool Equals(object other) { return other is Die && Equals((Die)other); }
        public override int GetHashCode()
        {
            fixed (Die* mine = &this) return Bytes.Hash((byte*)mine, Size);
        }
        public static bool operator ==(Die left, Die right) { return left.Equals(right); }
        public static bool operator !=(Die left, Die right) { return !left.Equals(right); }
    }

    static unsafe class Layout
    {
        internal const uint Abi = 1, Number = 2203557308;
        internal const string Version = "0.1.0";

        /// <summary>The first record that this runtime lays out otherwise than C, or null.</summary>
        internal static string Wrong()
        {
            if (sizeof(Config) != Config.Size) return "Config";
            if (sizeof(Choice) != Choice.Size) return "Choice";
            if (sizeof(Refusal) != Refusal.Size) return "Refusal";
            if (sizeof(Decision) != Decision.Size) return "Decision";
            if (sizeof(GameAction) != GameAction.Size) return "GameAction";
            if (sizeof(GameEvent) != GameEvent.Size) return "GameEvent";
            if (sizeof(ScoreLine) != ScoreLine.Size) return "ScoreLine";
            if (sizeof(SeatInfo) != SeatInfo.Size) return "SeatInfo";
            if (sizeof(Standing) != Standing.Size) return "Standing";
            if (sizeof(PlacedTile) != PlacedTile.Size) return "PlacedTile";
            if (sizeof(Piece) != Piece.Size) return "Piece";
            if (sizeof(Feature) != Feature.Size) return "Feature";
            if (sizeof(PlacedSegment) != PlacedSegment.Size) return "PlacedSegment";
            if (sizeof(Thing) != Thing.Size) return "Thing";
            if (sizeof(Stock) != Stock.Size) return "Stock";
            if (sizeof(Placement) != Placement.Size) return "Placement";
            if (sizeof(OpenCell) != OpenCell.Size) return "OpenCell";
            if (sizeof(Brief) != Brief.Size) return "Brief";
            if (sizeof(TileType) != TileType.Size) return "TileType";
            if (sizeof(SegmentType) != SegmentType.Size) return "SegmentType";
            if (sizeof(Point) != Point.Size) return "Point";
            if (sizeof(OutlinePath) != OutlinePath.Size) return "OutlinePath";
            if (sizeof(Sign) != Sign.Size) return "Sign";
            if (sizeof(OptionType) != OptionType.Size) return "OptionType";
            if (sizeof(ScriptLine) != ScriptLine.Size) return "ScriptLine";
            if (sizeof(Position) != Position.Size) return "Position";
            if (sizeof(Put) != Put.Size) return "Put";
            if (sizeof(DiceTurn) != DiceTurn.Size) return "DiceTurn";
            if (sizeof(Die) != Die.Size) return "Die";
            return null;
        }
    }
}
