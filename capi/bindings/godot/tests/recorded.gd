extends SceneTree
## Plays the random games of docs/foreign.md in the engine: each kind must have the number that C recorded.
## usage: godot --headless --path PROJECT -s tests/recorded.gd -- GAMES

const DICE := -1

var value := 0


func _init() -> void:
	var games := int(OS.get_cmdline_user_args()[0])
	for kind in Bastide.word_list(Bastide.VOCABULARY_PRESET):
		print_number(Bastide.word_name(Bastide.VOCABULARY_PRESET, kind), kind, games)
	print_number("dice", DICE, games)
	quit()


func print_number(text: String, kind: int, games: int) -> void:
	value = -0x340d631b7bdddcdb  # 0xcbf29ce484222325 with a sign
	for number in games:
		play(kind, number)
	print("%s %d %08x%08x" % [text, games, value >> 32 & 0xffffffff, value & 0xffffffff])


func add_bytes(number: int, count: int) -> void:
	for place in count:
		value = (value ^ (number >> 8 * place & 255)) * 0x100000001b3


func add(numbers: Array) -> void:
	for number: int in numbers:
		add_bytes(number, 4)


func begin(kind: int, number: int) -> BastideGame:
	var config := Bastide.config_init()
	config.seats = 2 + number % 4
	config.first_seat = (number / 4) % config.seats
	config.seed = (number + 1) * -0x61c8864680b583eb  # 0x9e3779b97f4a7c15 with a sign
	if kind == DICE:
		config.game = Bastide.GAME_DICE
		return Bastide.game_create(config)
	return Bastide.game_create(config, Bastide.preset_list_choices(kind))


func add_position(game: BastideGame) -> void:
	var decision := game.get_decision()
	add([decision.seat, decision.step, decision.tile])
	add_bytes(decision.kinds, 8)
	add_bytes(decision.winners, 4)
	add_bytes(game.get_hash(), 8)


func play(kind: int, number: int) -> void:
	var state := ((number + 1) * 2654435761) & 0xffffffff
	var game := begin(kind, number)
	var done := 0
	while kind != DICE or done < 64:
		if done % 16 == 0:
			add_position(game)
		var actions := game.list_actions()
		if actions.is_empty():
			break
		state ^= state << 13 & 0xffffffff
		state ^= state >> 17
		state ^= state << 5 & 0xffffffff
		var a := actions[state % actions.size()]
		if not game.apply(a):
			printerr(game.why())
		add([actions.size(), a.kind, a.seat, a.origin, a.tile, a.x, a.y, a.rotation, a.spot, a.segment, a.piece_kind, a.piece,
				a.other_seat, a.points, a.faces, a.cause])
		done += 1
	add_end(game)


func add_end(game: BastideGame) -> void:
	add_position(game)
	var seats := game.list_seats()
	for seat in seats:
		add([seat.score])
	add([seats.size()])
	for line in game.list_score_lines(0):
		add([line.seat, line.reward, line.count, line.each, line.points, line.total])
	for viewer: int in [Bastide.VIEW_FULL, Bastide.VIEW_PUBLIC]:
		var bytes := game.write_snapshot(viewer)
		add([bytes.size()])
		for byte in bytes:
			add_bytes(byte, 1)
