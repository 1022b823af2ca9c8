// SPDX-License-Identifier: MIT
// A table for two, for every preset. Put this component on an empty object in a scene with a camera, and press Play.
// Left click on a marked cell places the tile, the right button turns it; a click on the tile that lies there now deploys a follower. What
// else is legal stands on buttons. The middle button moves the view, the wheel is for its size.
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using Bastide;
using Bastide.Unity;
using UnityEngine;

public sealed class Table : MonoBehaviour
{
    const int ComputerSeat = 1, Simulations = 300; // Hard and Expert think a fraction of a second, in the frame

    static readonly string[] seatNames = { "Red", "Blue", "Green", "Yellow", "Black", "Grey", "Pink", "Violet" };

    public Preset preset = Preset.Winter;
    public bool computerPlays = true;
    public Level level = Level.Normal; // of the computer, and of the hints

    Game game;
    BoardView view;
    int turned; // quarter turns of the tile in hand
    readonly List<int> tiles = new List<int>(); // that may be placed now: one, or those of a hand, the one in hand first
    string says = "";
    readonly List<GameAction> offered = new List<GameAction>(); // what the buttons do, and their texts
    readonly List<string> captions = new List<string>();
    Vector2 scrolled;
    ulong chance = 1;

    string SaveFile { get { return Path.Combine(Application.persistentDataPath, "game.bastide"); } }

    void Start()
    {
        Camera.main.orthographic = true;
        Camera.main.orthographicSize = 4;
        view = new BoardView(transform);
        TakeUp(Game.Create(preset, 2, (ulong)Random.Range(0, int.MaxValue)));
    }

    void OnDestroy()
    {
        view.Dispose();
        game.Dispose();
    }

    void TakeUp(Game next)
    {
        if (game != null) game.Dispose();
        game = next;
        turned = 0;
        view.Show(game);
        Refresh();
    }

    void Update()
    {
        view.Move(Time.deltaTime);
        if (IsComputersTurn && !view.IsMoving) Play(Player.Choose(game, level, Simulations, ref chance));
    }

    bool IsComputersTurn
    {
        get
        {
            Decision decision = game.Decision;
            return computerPlays && !decision.Over && decision.Seat == ComputerSeat;
        }
    }

    // What no button has used. In a project with the Input System package alone there are no such events, see the page of the package.
    void Handle(Event happened)
    {
        Vector3 at = WorldAt(happened.mousePosition);
        switch (happened.type)
        {
            case EventType.MouseDown:
                if (happened.button == 0 && !IsComputersTurn) Click(at);
                if (happened.button == 1) Turn();
                break;
            case EventType.MouseDrag:
                if (happened.button == 2) Camera.main.transform.position += WorldAt(happened.mousePosition - happened.delta) - at;
                break;
            case EventType.ScrollWheel:
                Camera.main.orthographicSize = Mathf.Clamp(Camera.main.orthographicSize * (1 + 0.03f * happened.delta.y), 2, 40);
                break;
            case EventType.Repaint:
                view.HoldAt(at);
                break;
        }
    }

    static Vector3 WorldAt(Vector2 mouse) { return Camera.main.ScreenToWorldPoint(new Vector3(mouse.x, Screen.height - mouse.y, 0)); }

    void Turn()
    {
        turned = (turned + 1) % 4;
        view.Turn(game, Tile, turned);
    }

    void TakeNextTile()
    {
        tiles.Add(tiles[0]);
        tiles.RemoveAt(0);
        view.Turn(game, Tile, turned);
    }

    int Tile { get { return tiles.Count > 0 ? tiles[0] : Library.None; } }

    void Click(Vector3 at)
    {
        Decision decision = game.Decision;
        Vector2Int cell = Shapes.CellAt(at), units = Shapes.UnitsAt(at);
        PlacedSegment part;
        if (tiles.Count > 0)
            Play(PlacementOn(decision.Seat, cell));
        else if (decision.Allows(ActionKind.Deploy) && view.Geometry.TryPick(game, units.x, units.y, out part))
            Play(GameAction.Deploy(decision.Seat, Spot.Segment, part.X, part.Y, part.Segment, PieceKind.Follower));
    }

    // The tile in hand on a cell: alone, or where it fits only so with a road across it or a tile beside it, such as a bridge.
    GameAction PlacementOn(int seat, Vector2Int cell)
    {
        foreach (GameAction action in game.Actions(ActionKind.PlaceSpanned))
            if (action.Tile == Tile && action.X == cell.x && action.Y == cell.y && action.Rotation == turned) return action;
        return GameAction.Place(seat, Tile, cell.x, cell.y, turned);
    }

    void Play(GameAction action)
    {
        string why;
        if (!game.TryApply(action, out why))
        {
            says = why; // a sentence for the player; nothing has changed
            return;
        }
        turned = 0;
        Refresh();
        foreach (GameEvent happened in game.NewEvents())
        {
            MovedEvent moved;
            if (!happened.Undone && happened.IsMoved(out moved)) view.Animate(game, moved);
        }
    }

    static bool IsClicked(GameAction action)
    {
        DeployAction deploy;
        bool is_follower = action.IsDeploy(out deploy) && deploy.Spot == Spot.Segment && deploy.PieceKind == PieceKind.Follower;
        return is_follower || action.Kind == ActionKind.Place;
    }

    // All legal actions that no click on the board does: other pieces, prisoners, passing, and what a box adds tomorrow.
    void Offer()
    {
        offered.Clear();
        captions.Clear();
        tiles.Clear();
        foreach (GameAction action in game.Actions())
        {
            bool places = action.Kind == ActionKind.Place || action.Kind == ActionKind.PlaceSpanned;
            if (places && !tiles.Contains(action.Tile)) tiles.Add(action.Tile);
            if (IsClicked(action)) continue;
            offered.Add(action);
            captions.Add(game.Describe(action));
        }
    }

    void Refresh()
    {
        Offer();
        view.Refresh(game, Tile, turned);
        says = game.Describe(game.Decision);
    }

    void Undo()
    {
        while (game.Undo() && IsComputersTurn) { } // the player's own last action, not the computer's
        game.NewEvents();
        view.Show(game);
        Refresh();
    }

    // What a player of the level would do, what it is worth in points, and why. The errors of Easy are no advice.
    void Hint()
    {
        if (game.IsOver || IsComputersTurn) return;
        ValuedMove best = Player.ListMoves(game, level == Level.Easy ? Level.Normal : level, Simulations, ref chance)[0];
        string value = best.Value.ToString("+0.0;-0.0;0.0", CultureInfo.InvariantCulture);
        says = game.Describe(best.Action) + " (" + value + "): " + Player.Explain(game, best.Action);
    }

    void Load()
    {
        try
        {
            TakeUp(Game.Load(File.ReadAllBytes(SaveFile)));
        }
        catch (BastideException wrong)
        {
            says = wrong.Sentence;
        }
        catch (IOException)
        {
            says = "There is no saved game.";
        }
    }

    void OnGUI()
    {
        GUILayout.Label(says);
        foreach (SeatInfo seat in game.Seats) GUILayout.Label(seatNames[seat.Seat] + ": " + seat.Score);
        GUILayout.BeginHorizontal();
        if (GUILayout.Button("Hint")) Hint();
        if (GUILayout.Button("Undo")) Undo();
        if (GUILayout.Button("Save")) File.WriteAllBytes(SaveFile, game.Save());
        if (GUILayout.Button("Load")) Load();
        GUILayout.EndHorizontal();
        if (!IsComputersTurn) OfferedButtons();
        Handle(Event.current);
    }

    void OfferedButtons()
    {
        if (tiles.Count > 1 && GUILayout.Button("Take another tile of the hand")) TakeNextTile();
        int chosen = -1;
        scrolled = GUILayout.BeginScrollView(scrolled, GUILayout.Width(600), GUILayout.MaxHeight(Screen.height / 2));
        for (int i = 0; i < offered.Count; ++i)
            if (GUILayout.Button(captions[i])) chosen = i;
        GUILayout.EndScrollView();
        if (chosen >= 0) Play(offered[chosen]);
    }
}
