extends SceneTree
## A client follows the table of examples/server by its messages, in a game with all tiles in sight and in one with hidden hands.
## usage: godot --headless --path PROJECT -s tests/network.gd

var client: BastideGame


func _init() -> void:
	var hidden := Bastide.preset_list_choices(Bastide.PRESET_WINTER)
	hidden.append(BastideChoice.make_option(Bastide.OPTION_HAND_OF_THREE_TILES, 1))
	hidden.append(BastideChoice.make_option(Bastide.OPTION_HAND_HIDDEN, 1))
	play(Bastide.create_game(Bastide.PRESET_WINTER, 2, 8))
	play(Bastide.game_create(Bastide.config_init(), hidden))
	quit()


## What the table does: for seat 1 the history goes out as numbers, and its own choice comes as { at, code }.
func play(server: BastideGame) -> void:
	var messages := 0
	take(server.write_script(1), String.num_uint64(server.get_hash(), 16))
	while not server.get_decision().over:
		var first := server.get_decision().action
		var chooser := client if server.get_decision().seat == 1 else server
		var codes := chooser.list_codes()
		if not server.apply_code(codes[codes.size() / 2]):
			printerr("ERROR: ", server.why())
			return
		follow(Array(server.list_history(1, first)).map(Bastide.action_encode), String.num_uint64(server.get_hash(), 16))
		messages += 1
	print("followed %d messages to the end: %s" % [messages, client.get_decision().over])


# [messages]
func take(script: String, hex: String) -> void:  # of a message `view`
	client = Bastide.game_load_script(script)
	agree(hex)


func follow(codes: Array, hex: String) -> void:  # of a message `actions`
	for code: int in codes:
		var action := Bastide.action_decode(code)
		if action.kind == Bastide.ACTION_REVEAL and client.get_decision().step != Bastide.STEP_HAND_REVEAL:
			continue  # a tile that this game knew it has revealed by itself
		client.apply(action)
	agree(hex)


func agree(hex: String) -> void:
	if String.num_uint64(client.get_hash(), 16) != hex:
		push_error("client and server hold different positions")  # send `sync`
# [messages]
