extends Node2D
## Draws a game from its geometry: features, pieces, the legal cells, and the tile in hand. It knows no rules.

const UNITS := 1024.0  # of geometry, to a side of a tile
const SIZE := 96.0  # pixels, before the node is scaled
const HAND := Vector2(1160, 660)  # where the tile lies that is to be placed, on the screen
const SEAT_NAMES: PackedStringArray = ["Red", "Blue", "Green", "Yellow", "Black", "Grey", "Pink", "Violet"]
const SEAT_COLOURS: PackedColorArray = [Color("d55e00"), Color("0072b2"), Color("009e73"), Color("f0e442"), Color("222222"), Color("999999"),
		Color("cc79a7"), Color("5a3f9e")]
const COLOURS := {
	Bastide.SEGMENT_FIELD: Color("bed79b"), Bastide.SEGMENT_CITY: Color("d08a48"), Bastide.SEGMENT_ROAD: Color("fffbf0"),
	Bastide.SEGMENT_RIVER: Color("6fa8dc"), Bastide.SEGMENT_MONASTERY: Color("a2563f"), Bastide.SEGMENT_GARDEN: Color("5f9e4f"),
	Bastide.SEGMENT_FOUNDATION: Color("8a8a8a"),
}

var game: BastideGame
var geometry: BastideGeometry
var is_dragging := false

var turned := 0
var mouse := Vector2.ZERO
var areas: Array = []  # [area, colour, points], the largest first: what lies in a hole of another is drawn after it
var flying := {}  # piece: where it is shown while it moves, in units
var tweens := {}  # piece: what moves it


func show_game(new_game: BastideGame) -> void:
	game = new_game
	geometry = game.geometry_create()
	position = get_viewport_rect().size / 2
	stop_flights()
	refresh(0)


func refresh(new_turned: int) -> void:
	turned = new_turned
	areas.clear()
	for feature: BastideFeature in game.list_features():
		for ring: PackedVector2Array in geometry.feature_outline(game, feature.id):
			var area := signed_area(ring)
			if area > 0:  # holes have a negative one
				areas.append([area, COLOURS[feature.kind], ring])
	areas.sort_custom(func(a, b): return a[0] > b[0])
	queue_redraw()


static func signed_area(ring: PackedVector2Array) -> float:
	var area := 0.0
	for i in ring.size():
		area += ring[i].cross(ring[(i + 1) % ring.size()])
	return area


# ---- From the screen to the board

func units_at(at: Vector2) -> Vector2i:
	return Vector2i((to_local(at) * UNITS / SIZE).floor())


func cell_at(at: Vector2) -> Vector2i:
	return Vector2i((to_local(at) / SIZE).floor())


func is_in_hand(at: Vector2) -> bool:
	return game.get_decision().step == Bastide.STEP_PLACE and Rect2(HAND, Vector2(SIZE, SIZE)).has_point(at)


func point_at(at: Vector2) -> void:
	mouse = at
	if is_dragging:
		queue_redraw()


func turn_hand(new_turned: int) -> void:
	turned = new_turned
	queue_redraw()


# ---- Moving pieces

func animate_piece(event: BastideEvent) -> void:
	if event.from_spot != Bastide.SPOT_SEGMENT and event.spot != Bastide.SPOT_SEGMENT:
		return
	var home := Vector2(units_at(HAND))
	var from := home if event.from_spot == Bastide.SPOT_SUPPLY else cell_middle(event.from_x, event.from_y)
	var to := home if event.spot == Bastide.SPOT_SUPPLY else cell_middle(event.x, event.y)
	if tweens.has(event.piece):
		tweens[event.piece].kill()
	flying[event.piece] = from
	var tween := create_tween()
	tweens[event.piece] = tween
	tween.tween_method(fly.bind(event.piece), from, to, 0.4)
	tween.tween_callback(land.bind(event.piece))


func fly(at: Vector2, piece: int) -> void:
	flying[piece] = at
	queue_redraw()


func land(piece: int) -> void:
	flying.erase(piece)
	tweens.erase(piece)
	queue_redraw()


## Every piece is at once where the game has it: before another position is shown.
func stop_flights() -> void:
	for tween: Tween in tweens.values():
		tween.kill()
	tweens.clear()
	flying.clear()
	queue_redraw()


func cell_middle(x: int, y: int) -> Vector2:
	return Vector2(x + 0.5, y + 0.5) * UNITS


# ---- Drawing

func _draw() -> void:
	draw_set_transform(Vector2.ZERO, 0, Vector2.ONE * SIZE / UNITS)
	for area: Array in areas:
		draw_colored_polygon(area[2], area[1])
		draw_polyline(area[2] + PackedVector2Array([area[2][0]]), Color("5b4636"), 12)  # closed
	draw_legal_cells()
	for piece: BastidePiece in game.list_pieces():
		draw_piece(piece)
	draw_hand()


func draw_legal_cells() -> void:
	var decision := game.get_decision()
	if decision.step != Bastide.STEP_PLACE:
		return
	for cell: BastidePlacement in game.list_placements(decision.tile):
		var fits_as_turned := cell.rotations >> turned & 1 == 1
		var colour := Color(0.2, 0.6, 0.2, 0.5) if fits_as_turned else Color(0.4, 0.4, 0.4, 0.3)
		draw_rect(Rect2(Vector2(cell.x, cell.y) * UNITS, Vector2.ONE * UNITS).grow(-40), colour)


func draw_piece(piece: BastidePiece) -> void:
	var at: Vector2
	if flying.has(piece.id):
		at = flying[piece.id]
	elif piece.spot == Bastide.SPOT_SEGMENT or piece.spot == Bastide.SPOT_CORNER:
		at = geometry.locate_piece(game, piece.id)
	else:
		return
	draw_circle(at, 92, Color.BLACK)
	draw_circle(at, 80, SEAT_COLOURS[piece.seat])


func draw_hand() -> void:
	var decision := game.get_decision()
	if decision.step != Bastide.STEP_PLACE:
		return
	var at := mouse - Vector2(SIZE, SIZE) / 2 if is_dragging else HAND
	draw_set_transform(to_local(at), 0, Vector2.ONE * SIZE / UNITS)
	var shapes: Array = []
	for segment: BastideSegmentDef in game.list_segments(decision.tile, turned):
		for ring: PackedVector2Array in geometry.outline(decision.tile, segment.index, turned):
			if signed_area(ring) > 0:
				shapes.append([signed_area(ring), COLOURS[segment.kind], ring])
	shapes.sort_custom(func(a, b): return a[0] > b[0])
	for shape: Array in shapes:
		draw_colored_polygon(shape[2], shape[1])
	draw_rect(Rect2(Vector2.ZERO, Vector2.ONE * UNITS), Color.BLACK, false, 16)
