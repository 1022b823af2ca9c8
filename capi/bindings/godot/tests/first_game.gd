# The shortest way through the extension: create, show legal cells, place, explain a refusal, animate, undo, save.
# usage: godot --headless --path PROJECT -s tests/first_game.gd
# [game]
extends SceneTree


func _init() -> void:
	var game := Bastide.create_game(Bastide.PRESET_WINTER, 2, 8)
	game.happened.connect(animate)
	game.emit_happened(true)
	var decision := game.get_decision()
	print(game.decision_text(decision))  # Red must place W.

	for cell in game.list_placements(decision.tile):  # show the legal cells
		print(Vector2i(cell.x, cell.y), " turned ", range(4).filter(cell.allows))

	var far := BastideAction.make_place(decision.seat, decision.tile, 9, 9, 0)
	if not game.apply(far):  # explain a refusal
		print(game.why())  # No side of (9,9) touches a placed tile.

	var first := game.list_placements(decision.tile)[0]  # place the tile
	var turned: int = range(4).filter(first.allows)[0]
	game.apply(BastideAction.make_place(decision.seat, decision.tile, first.x, first.y, turned))

	var before := game.get_hash()  # deploy, and take it back
	game.apply(game.list_actions(Bastide.ACTION_DEPLOY)[0])
	game.undo_last()
	print("undone" if game.get_hash() == before else "not undone")

	var loaded := Bastide.game_load_snapshot(game.write_snapshot())  # save and load
	print("saved" if loaded.get_hash() == before else "not saved")
	quit()


func animate(event: BastideEvent) -> void:  # what happened
	if event.undone:
		return
	match event.kind:
		Bastide.EVENT_PLACED:
			print("tile to ", Vector2i(event.x, event.y))
		Bastide.EVENT_MOVED:
			print("piece %d from spot %d to spot %d" % [event.piece, event.from_spot, event.spot])
# [game]
