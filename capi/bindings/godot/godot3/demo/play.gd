extends SceneTree
# Plays one whole game and prints its hash before every 16th action and at the end; saves and loads on the way.
# usage: godot3-server --path DEMO -s play.gd


func _init():
	var game = load("res://game.gdns").new()
	var state = 2654435761
	var done = 0
	if game.count_actions() != -1 or game.apply(0) != -1 or game.get_hash() != 0 or game.save().size() != 0:
		printerr("the game is there before it begins")
	if game.begin(3, 2, 7) != 0:
		printerr("the game cannot begin")
	while game.count_actions() > 0:
		if done % 16 == 0:
			print("%d %d" % [done, game.get_hash()])
			var other = load("res://game.gdns").new()
			if other.load(game.save()) != 0 or other.get_hash() != game.get_hash():
				printerr("the game is another when it is loaded")
			game = other
		state ^= (state << 13) & 0xffffffff
		state ^= state >> 17
		state ^= (state << 5) & 0xffffffff
		game.apply(state % game.count_actions())
		done += 1
	print("%d %d" % [done, game.get_hash()])
	quit()
