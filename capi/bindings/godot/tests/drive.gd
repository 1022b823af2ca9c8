extends SceneTree
## Plays the demo by the events of a mouse, which the engine hands on: drags each tile onto the first marked cell, tries a wrong one, deploys,
## passes, saves, loads, undoes, begins anew, asks for hints; then plays each preset to its end.
## usage: godot --headless --path PROJECT -s tests/drive.gd

var table: Node2D
var deployed := 0


func _initialize() -> void:
	table = load("res://table.tscn").instantiate()
	root.add_child(table)
	drive.call_deferred()


func drive() -> void:
	seed(8)  # the same games each time
	root.size = Vector2i(1280, 800)  # of project.godot; without a screen the engine begins smaller
	await process_frame
	var refused := 0
	the_wheel_is_for_the_size()
	while not table.game.get_decision().over and table.game.list_board().size() < 40:
		var decision: BastideDecision = table.game.get_decision()
		if decision.seat == 0 and decision.step == Bastide.STEP_PLACE:
			drag(Vector2i(50, 50))
			refused += int(table.says.text.contains("(50,50)"))
			place(decision)
		elif decision.seat == 0:
			if not deploy(decision):
				await process_frame  # lays out the buttons
				click(offer_of(BastideAction.make_pass(0)).get_global_rect().get_center())
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
	await hints_are_legal_actions()
	await a_loaded_game_goes_on_with_the_computer()
	await the_player_cannot_act_for_the_computer()
	shapes_can_be_filled()
	presets_are_played_to_the_end()
	print(played)
	quit()


func press_button(button: String) -> void:
	click(table.get_node("Panel/Buttons/" + button).get_global_rect().get_center())


func click(at: Vector2) -> void:
	send(MOUSE_BUTTON_LEFT, true, at)
	send(MOUSE_BUTTON_LEFT, false, at)


## The button of an action: they stand in the order of the list. Two of them can say the same, such as a ransom for one of two prisoners.
func offer_of(action: BastideAction) -> Button:
	var place := 0
	for each: BastideAction in table.game.list_actions():
		if Bastide.action_encode(each) == Bastide.action_encode(action):
			return table.offers.get_child(place)
		place += int(not table.is_clicked(each))
	return null


## A click on the first segment that takes a follower; false when there is none.
func deploy(decision: BastideDecision) -> bool:
	for action: BastideAction in table.game.list_actions(Bastide.ACTION_DEPLOY):
		if action.spot != Bastide.SPOT_SEGMENT or action.piece_kind != Bastide.PIECE_FOLLOWER:
			continue
		click_segment(action)
		check(table.game.get_decision().action > decision.action, "a click deploys: " + table.says.text)
		deployed += 1
		return true
	return false


## Clicks where the piece of an action will stand. Moves the table first: no button may lie there.
func click_segment(action: BastideAction) -> void:
	var tile: BastidePlaced = table.game.get_placed(table.game.placed_at(action.x, action.y))
	var spot: Vector2 = table.board.geometry.list_spots(tile.drawing, action.segment, tile.rotation)[0]
	var at: Vector2 = (Vector2(action.x, action.y) * table.board.UNITS + spot) * table.board.SIZE / table.board.UNITS
	table.board.position += Vector2(700, 400) - table.board.to_global(at)
	click(table.board.to_global(at))


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


func hints_are_legal_actions() -> void:
	press_button("New")
	await process_frame
	table.computer.set_pressed_no_signal(false)
	table.level = Bastide.LEVEL_EXPERT
	for i in 4:
		var before: int = table.game.get_hash()
		press_button("Hint")
		check(table.game.get_hash() == before, "a hint changes nothing")
		var hinted: Array = table.game.list_actions().filter(is_hinted)
		check(not hinted.is_empty(), "a hint is a legal action with its reasons: " + table.says.text)
		table.play(hinted[0])
	table.level = Bastide.LEVEL_NORMAL
	table.computer.set_pressed_no_signal(true)


func is_hinted(action: BastideAction) -> bool:
	var says: String = table.says.text
	return says.begins_with(table.game.action_text(action) + " (") and says.ends_with("): " + table.game.explain(action))


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
	check(table.offers.get_child_count() == 0, "the computer's actions are not offered")
	check(table.game.get_decision().action == at, "the computer's tile is not the player's")


func the_wheel_is_for_the_size() -> void:
	var at := Vector2(900, 300)
	var before: Vector2 = table.board.to_local(at)
	for wheel: MouseButton in [MOUSE_BUTTON_WHEEL_UP, MOUSE_BUTTON_WHEEL_DOWN]:
		for i in 30:
			send(wheel, true, at)
			check(table.board.to_local(at).distance_to(before) < 0.1, "what is under the mouse stays there")
	check(table.board.scale.x > 0.1, "the table can always be seen")
	table.board.zoom(at, 2)


## The engine draws only what it can cut into triangles.
func shapes_can_be_filled() -> void:
	for preset in Bastide.word_list(Bastide.VOCABULARY_PRESET):
		table.take_up(Bastide.create_game(preset))
		for type in table.game.list_tiles().size():
			for turn in 4:
				for shape: Array in table.board.shapes_of(type, turn):
					check(not Geometry2D.triangulate_polygon(shape[2]).is_empty(), "tile %d of preset %d is filled" % [type, preset])


## Any legal action of any preset can be done at this table: random ones, to the end.
func presets_are_played_to_the_end() -> void:
	table.computer.set_pressed_no_signal(false)
	for preset in Bastide.word_list(Bastide.VOCABULARY_PRESET):
		table.preset = preset
		table.begin()
		table.game.set_random(5)
		while not table.game.get_decision().over:
			var action: BastideAction = table.game.sample_action()
			var before: int = table.game.list_history().size()
			check(table.offers.get_combined_minimum_size().x <= table.offers.get_parent().size.x, "the texts of the buttons can be read")
			do_as_a_player(action)
			var history: Array[BastideAction] = table.game.list_history()
			var is_done := history.size() > before and Bastide.action_encode(history[before]) == Bastide.action_encode(action)
			check(is_done, "preset %d: %s: %s" % [preset, table.game.action_text(action), table.says.text])
			if not is_done:
				break
		check(table.says.text == table.game.decision_text(table.game.get_decision()) and table.says.text.contains("win"), "who has won: " + table.says.text)


func do_as_a_player(action: BastideAction) -> void:
	if action.kind == Bastide.ACTION_PLACE:
		for i in 9:
			if table.tiles[0] != action.tile:
				table.offers.get_child(-1).pressed.emit()  # another tile of the hand
		while table.turned != action.rotation:
			send(MOUSE_BUTTON_RIGHT, true, Vector2.ZERO)
		drag(Vector2i(action.x, action.y))
	elif table.is_clicked(action):
		click_segment(action)
	else:
		offer_of(action).pressed.emit()


func check(fine: bool, what: String) -> void:
	if not fine:
		printerr("ERROR: not true: ", what)


func place(decision: BastideDecision) -> void:
	var cell: BastidePlacement = table.game.list_placements(decision.tile)[0]
	while not cell.allows(table.turned):
		send(MOUSE_BUTTON_RIGHT, true, Vector2.ZERO)
	drag(Vector2i(cell.x, cell.y))


func drag(cell: Vector2i) -> void:
	send(MOUSE_BUTTON_LEFT, true, table.board.HAND + Vector2(9, 9))
	table.board.position += Vector2(700, 400) - table.board.to_global((Vector2(cell) + Vector2(0.5, 0.5)) * table.board.SIZE)
	send(MOUSE_BUTTON_LEFT, false, Vector2(700, 400))


func send(button: MouseButton, pressed: bool, at: Vector2) -> void:
	var event := InputEventMouseButton.new()
	event.button_index = button
	event.pressed = pressed
	event.position = at
	root.push_input(event)
