extends SceneTree
## Plays the demo by the events of a mouse, which the engine hands on: drags each tile onto the first marked cell, tries a wrong one, deploys,
## passes, saves, loads, undoes, begins anew.
## usage: godot --headless --path PROJECT -s tests/drive.gd

var table: Node2D
var deployed := 0


func _initialize() -> void:
	table = load("res://table.tscn").instantiate()
	root.add_child(table)
	drive.call_deferred()


func drive() -> void:
	root.size = Vector2i(1280, 800)  # of project.godot; without a screen the engine begins smaller
	await process_frame
	var refused := 0
	for i in 6:
		send(MOUSE_BUTTON_WHEEL_DOWN, true, Vector2.ZERO)
	while not table.game.get_decision().over and table.game.list_board().size() < 40:
		var decision: BastideDecision = table.game.get_decision()
		if decision.seat == 0 and decision.step == Bastide.STEP_PLACE:
			drag(Vector2i(50, 50))
			refused += int(table.says.text.contains("(50,50)"))
			place(decision)
		elif decision.seat == 0:
			if not deploy(decision):
				press_button("Pass")
		await process_frame
	check(refused > 5, "a tile far away is refused with a sentence")
	var before: int = table.game.get_hash()
	press_button("Save")
	press_button("Undo")
	check(table.game.get_hash() != before, "undo goes back")
	press_button("Load")
	check(table.game.get_hash() == before, "a saved game is loaded")
	var played := "the demo played %d tiles: %s" % [table.game.list_board().size(), table.scores.text]
	check(deployed > 3, "followers are deployed by clicks")
	await flights_end_with_the_game()
	await a_loaded_game_goes_on_with_the_computer()
	await the_player_cannot_act_for_the_computer()
	print(played)
	quit()


func press_button(button: String) -> void:
	var at: Vector2 = table.get_node("Panel/Buttons/" + button).get_global_rect().get_center()
	send(MOUSE_BUTTON_LEFT, true, at)
	send(MOUSE_BUTTON_LEFT, false, at)


## A click on the first segment that takes a follower; false when there is none.
func deploy(decision: BastideDecision) -> bool:
	for action: BastideAction in table.game.list_actions(Bastide.ACTION_DEPLOY):
		if action.spot != Bastide.SPOT_SEGMENT or action.piece_kind != Bastide.PIECE_FOLLOWER:
			continue
		var tile: BastidePlaced = table.game.get_placed(decision.placed)
		var spot: Vector2 = table.board.geometry.list_spots(tile.tile, action.segment, tile.rotation)[0]
		send(MOUSE_BUTTON_LEFT, true, table.board.to_global((Vector2(action.x, action.y) * table.board.UNITS + spot) * table.board.SIZE / table.board.UNITS))
		check(table.game.get_decision().action > decision.action, "a click deploys: " + table.says.text)
		deployed += 1
		return true
	return false


## Plays on to the next action of a kind that the player of this screen may do, without the computer.
func play_until(kind: int) -> void:
	table.computer.set_pressed_no_signal(false)
	while table.game.list_actions(kind).is_empty():
		table.play(table.game.list_actions()[0])


func flights_end_with_the_game() -> void:
	press_button("New")
	await process_frame
	play_until(Bastide.ACTION_DEPLOY)
	table.play(table.game.list_actions(Bastide.ACTION_DEPLOY)[0])
	check(table.board.flying.size() == 1, "a follower flies")
	press_button("Undo")
	check(table.board.flying.is_empty(), "undo stops it")
	table.play(table.game.list_actions(Bastide.ACTION_DEPLOY)[0])
	press_button("New")
	for i in 3:
		await process_frame
	check(table.board.flying.is_empty(), "pieces of an old game fly no more")


func a_loaded_game_goes_on_with_the_computer() -> void:
	while table.game.get_decision().seat != table.COMPUTER_SEAT:
		table.play(table.game.list_actions()[0])
	press_button("Save")
	press_button("New")
	table.computer.set_pressed_no_signal(true)
	press_button("Load")
	check(table.game.get_decision().seat == table.COMPUTER_SEAT, "the saved game is at the computer's turn")
	for i in 9:
		await process_frame
	check(table.game.get_decision().seat == 0, "the computer plays on in a loaded game")


func the_player_cannot_act_for_the_computer() -> void:
	table.computer.set_pressed_no_signal(false)
	while table.game.get_decision().seat != table.COMPUTER_SEAT or table.game.get_decision().step != Bastide.STEP_PLACE:
		table.play(table.game.list_actions()[0])
	table.computer.set_pressed_no_signal(true)
	var at: int = table.game.get_decision().action
	var cell: BastidePlacement = table.game.list_placements(table.game.get_decision().tile)[0]
	for turn in 4:
		send(MOUSE_BUTTON_RIGHT, true, Vector2.ZERO)
		drag(Vector2i(cell.x, cell.y))
	press_button("Pass")
	check(table.game.get_decision().action == at, "the computer's tile is not the player's")


func check(fine: bool, what: String) -> void:
	if not fine:
		printerr("ERROR: not true: ", what)


func place(decision: BastideDecision) -> void:
	var cell: BastidePlacement = table.game.list_placements(decision.tile)[0]
	while cell.rotations >> table.turned & 1 == 0:
		send(MOUSE_BUTTON_RIGHT, true, Vector2.ZERO)
	drag(Vector2i(cell.x, cell.y))


func drag(cell: Vector2i) -> void:
	send(MOUSE_BUTTON_LEFT, true, table.board.HAND + Vector2(9, 9))
	send(MOUSE_BUTTON_LEFT, false, table.board.to_global((Vector2(cell) + Vector2(0.5, 0.5)) * table.board.SIZE))


func send(button: MouseButton, pressed: bool, at: Vector2) -> void:
	var event := InputEventMouseButton.new()
	event.button_index = button
	event.pressed = pressed
	event.position = at
	root.push_input(event)
