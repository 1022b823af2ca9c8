extends SceneTree
## Plays the demo by the events of a mouse: drags each tile onto the first marked cell, tries a wrong one, passes, saves, loads, undoes.
## usage: godot --headless --path PROJECT -s tests/drive.gd

var table: Node2D


func _initialize() -> void:
	table = load("res://table.tscn").instantiate()
	root.add_child(table)
	drive.call_deferred()


func drive() -> void:
	await process_frame
	var refused := 0
	while not table.game.get_decision().over and table.game.list_board().size() < 40:
		var decision: BastideDecision = table.game.get_decision()
		if decision.seat == 0 and decision.step == Bastide.STEP_PLACE:
			drag(Vector2i(50, 50))
			refused += int(table.says.text.contains("(50,50)"))
			place(decision)
		elif decision.seat == 0:
			table.pass_turn()
		await process_frame
	check(refused > 5, "a tile far away is refused with a sentence")
	var before: int = table.game.get_hash()
	table.save()
	table.undo()
	check(table.game.get_hash() != before, "undo goes back")
	table.restore()
	check(table.game.get_hash() == before, "a saved game is loaded")
	print("the demo played %d tiles: %s" % [table.game.list_board().size(), table.scores.text])
	quit()


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
	table._unhandled_input(event)
