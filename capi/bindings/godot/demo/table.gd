extends Node2D
## A table for two, for every preset. Drag the tile onto a marked cell; the right button turns it. Click a segment of the tile that lies
## there now to deploy a follower. What else is legal stands on buttons. The middle button moves the table, the wheel is for its size.

const SAVE_FILE := "user://game.bastide"
const COMPUTER_SEAT := 1
const SIMULATIONS := 300  # LEVEL_HARD and LEVEL_EXPERT think a fraction of a second

@export var preset := Bastide.PRESET_WINTER
@export var level := Bastide.LEVEL_NORMAL  ## of the computer, and of the hints

var game: BastideGame
var turned := 0  # quarter turns of the tile in hand
var tiles: PackedInt32Array = []  # that may be placed now: one, or those of a hand; the first is in hand

@onready var board: Node2D = $Board
@onready var says: Label = $Panel/Says
@onready var scores: Label = $Panel/Scores
@onready var computer: CheckButton = $Panel/Buttons/Computer
@onready var offers: VBoxContainer = $Panel/Offers/Buttons


func _ready() -> void:
	begin()


func begin() -> void:
	take_up(Bastide.create_game(preset, 2, randi()))


func take_up(new_game: BastideGame) -> void:
	game = new_game
	game.happened.connect(_on_happened)
	game.emit_happened(true)
	turned = 0
	board.is_dragging = false
	board.show_game(game)
	refresh()
	let_computer_play.call_deferred()  # a loaded game may be at its turn


# ---- What the player does

func _unhandled_input(event: InputEvent) -> void:
	if event is InputEventMouseMotion:
		move(event)
	elif event is InputEventMouseButton and event.pressed:
		press(event)
	elif event is InputEventMouseButton and event.button_index == MOUSE_BUTTON_LEFT and board.is_dragging:
		drop(event.position)


func move(event: InputEventMouseMotion) -> void:
	if event.button_mask & MOUSE_BUTTON_MASK_MIDDLE:
		board.position += event.relative
	board.point_at(event.position)


func press(event: InputEventMouseButton) -> void:
	match event.button_index:
		MOUSE_BUTTON_LEFT when not is_computers_turn() and board.is_in_hand(event.position):
			board.is_dragging = true
		MOUSE_BUTTON_LEFT:
			deploy(event.position)
		MOUSE_BUTTON_RIGHT:
			turned = (turned + 1) % 4
			board.refresh(board.tile, turned)
		MOUSE_BUTTON_WHEEL_UP:
			board.zoom(event.position, 1.1)
		MOUSE_BUTTON_WHEEL_DOWN:
			board.zoom(event.position, 1 / 1.1)


func drop(at: Vector2) -> void:
	var cell: Vector2i = board.cell_at(at)
	board.is_dragging = false
	board.queue_redraw()
	if tiles.is_empty() or is_computers_turn():
		return  # the game went on while the tile was dragged
	play(placement_on(cell))


## The tile in hand on a cell: alone, or where it fits only so with a road across it or a tile beside it, such as a bridge. Where several
## tiles can get that road, the buttons offer them all.
func placement_on(cell: Vector2i) -> BastideAction:
	for action in game.list_actions(Bastide.ACTION_PLACE_SPANNED):
		if action.tile == tiles[0] and action.x == cell.x and action.y == cell.y and action.rotation == turned:
			return action
	return BastideAction.make_place(game.get_decision().seat, tiles[0], cell.x, cell.y, turned)


func deploy(at: Vector2) -> void:
	var units: Vector2i = board.units_at(at)
	var part := board.geometry.pick(game, units.x, units.y) as BastidePlacedSegment
	if part and is_players_step(Bastide.ACTION_DEPLOY):
		play(BastideAction.make_deploy(game.get_decision().seat, Bastide.SPOT_SEGMENT, part.x, part.y, part.segment, Bastide.PIECE_FOLLOWER))


func take_next_tile() -> void:
	tiles.append(tiles[0])
	tiles.remove_at(0)
	board.refresh(tiles[0], turned)


func undo() -> void:
	while game.undo_last() and is_computers_turn():
		pass  # the player's own last action, not the computer's
	board.stop_flights()
	turned = 0
	refresh()
	let_computer_play.call_deferred()  # nothing is left to undo, and it began


## Says what a player of the level would do, what it is worth in points, and why. The errors of an easy one are no advice.
func hint() -> void:
	if game.get_decision().over or is_computers_turn():
		return
	var adviser := Bastide.LEVEL_NORMAL if level == Bastide.LEVEL_EASY else level
	var best := game.list_moves(adviser, SIMULATIONS)[0]
	says.text = "%s (%+.1f): %s" % [game.action_text(best.action), best.value, game.explain(best.action)]


# ---- The game goes on

func play(action: BastideAction) -> void:
	if not game.apply(action):
		says.text = game.why()  # a sentence for the player; nothing has changed
		board.queue_redraw()
		return
	turned = 0
	refresh()
	if is_computers_turn():
		let_computer_play.call_deferred()


## Whether a player at this screen decides, and may do an action of a kind.
func is_players_step(kind: Bastide.ActionKind) -> bool:
	return not is_computers_turn() and game.get_decision().allows(kind)


func is_computers_turn() -> bool:
	var decision := game.get_decision()
	return computer.button_pressed and not decision.over and decision.seat == COMPUTER_SEAT


func let_computer_play() -> void:
	if is_computers_turn():
		play(game.choose(level, SIMULATIONS))


func _on_computer_toggled(_on: bool) -> void:
	refresh()
	let_computer_play()


## Called for each event. A move of any piece is the same kind of event: from where, to where, why.
func _on_happened(event: BastideEvent) -> void:
	if event.undone:
		return
	match event.kind:
		Bastide.EVENT_MOVED:
			board.animate_piece(event)
		Bastide.EVENT_SCORED:
			print(game.event_text(event))


func refresh() -> void:
	offer()
	board.refresh(-1 if tiles.is_empty() else tiles[0], turned)
	says.text = game.decision_text(game.get_decision())
	scores.text = "   ".join(game.list_seats().map(func(seat): return "%s %d" % [board.SEAT_NAMES[seat.seat], seat.score]))


## Makes a button for each legal action that nothing on the board does: other pieces, passing, and what a box adds tomorrow.
func offer() -> void:
	for old in offers.get_children():
		offers.remove_child(old)
		old.queue_free()
	tiles.clear()
	for action in game.list_actions():
		if action.kind in [Bastide.ACTION_PLACE, Bastide.ACTION_PLACE_SPANNED] and not tiles.has(action.tile):
			tiles.append(action.tile)
		if not is_clicked(action) and not is_computers_turn():
			add_offer(game.action_text(action), play.bind(action))
	if tiles.size() > 1 and not is_computers_turn():
		add_offer("Take another tile of the hand", take_next_tile)


func is_clicked(action: BastideAction) -> bool:
	var is_follower := action.spot == Bastide.SPOT_SEGMENT and action.piece_kind == Bastide.PIECE_FOLLOWER
	return action.kind == Bastide.ACTION_PLACE or (action.kind == Bastide.ACTION_DEPLOY and is_follower)


func add_offer(text: String, does: Callable) -> void:
	var button := Button.new()
	button.text = text
	button.alignment = HORIZONTAL_ALIGNMENT_LEFT
	button.pressed.connect(does)
	offers.add_child(button)


# ---- Saving

func save() -> void:
	FileAccess.open(SAVE_FILE, FileAccess.WRITE).store_buffer(game.write_snapshot())
	says.text = "Saved."


func restore() -> void:
	if not FileAccess.file_exists(SAVE_FILE):
		says.text = "There is no saved game."
		return
	var loaded := Bastide.game_load_snapshot(FileAccess.get_file_as_bytes(SAVE_FILE))
	if loaded:
		take_up(loaded)
	else:
		says.text = Bastide.last_error()
