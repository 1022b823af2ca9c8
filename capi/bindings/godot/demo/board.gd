extends Node2D
## Draws a game from its geometry: tiles with their signs, pieces, the legal cells, and the tile in hand. It knows no rules.

const UNITS := 1024.0  # of geometry, to a side of a tile
const SIZE := 96.0  # pixels, before the node is scaled
const HAND := Vector2(1160, 660)  # where the tile lies that is to be placed, on the screen
const SEAT_NAMES: PackedStringArray = ["Red", "Blue", "Green", "Yellow", "Black", "Grey", "Pink", "Violet"]
const SEAT_COLOURS: PackedColorArray = [Color("d55e00"), Color("0072b2"), Color("009e73"), Color("f0e442"), Color("222222"), Color("999999"),
		Color("cc79a7"), Color("5a3f9e")]
const NOBODYS := Color("8b4513")  # a piece of no seat
const LINE := Color("5b4636")
const COLOURS := {
	Bastide.SEGMENT_FIELD: Color("bed79b"), Bastide.SEGMENT_CITY: Color("d08a48"), Bastide.SEGMENT_ROAD: Color("fffbf0"),
	Bastide.SEGMENT_RIVER: Color("6fa8dc"), Bastide.SEGMENT_MONASTERY: Color("a2563f"), Bastide.SEGMENT_GARDEN: Color("5f9e4f"),
	Bastide.SEGMENT_FOUNDATION: Color("8a8a8a"),
}

var game: BastideGame
var geometry: BastideGeometry
var is_dragging := false

var tile := -1  # in hand; -1: none
var turned := 0
var mouse := Vector2.ZERO
var shapes := {}  # (tile, rotation): how it is drawn, see shapes_of()
var flying := {}  # piece: where it is shown while it moves, in units
var tweens := {}  # piece: what moves it


func show_game(new_game: BastideGame) -> void:
	game = new_game
	geometry = game.geometry_create()
	position = get_viewport_rect().size / 2
	shapes.clear()
	stop_flights()


## Shows the game as it is now, and the tile in hand as it is turned.
func refresh(new_tile: int, new_turned: int) -> void:
	tile = new_tile
	turned = new_turned
	queue_redraw()


## The polygons of a tile type.
func shapes_of(type: int, rotation: int) -> Array:
	var key := Vector2i(type, rotation)
	if not shapes.has(key):
		shapes[key] = polygons(type, rotation, game.list_segments(type, rotation))
	return shapes[key]


## The same of a tile on the table, which may have got a road across it: its drawing has a number of its own.
func shapes_of_placed(placed: BastidePlaced) -> Array:
	var key := Vector2i(placed.drawing, placed.rotation)
	if not shapes.has(key):
		shapes[key] = polygons(placed.drawing, placed.rotation, game.list_segments_at(placed.x, placed.y))
	return shapes[key]


## [area, colour, points] each, the largest first, because what lies in a hole of another is drawn after it. Tiles and not whole features,
## because the engine does not manage to fill each large polygon.
func polygons(drawing: int, rotation: int, segments: Array) -> Array:
	var found := []
	for segment: BastideSegmentDef in segments:
		for ring: PackedVector2Array in geometry.outline(drawing, segment.index, rotation):
			if signed_area(ring) > 0:  # holes have a negative one
				found.append([signed_area(ring), COLOURS[segment.kind], ring])
	found.sort_custom(func(a, b): return a[0] > b[0])
	return found


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
	return tile >= 0 and Rect2(HAND, Vector2(SIZE, SIZE)).has_point(at)


func point_at(at: Vector2) -> void:
	mouse = at
	if is_dragging or game.get_decision().allows(Bastide.ACTION_DEPLOY):
		queue_redraw()


## Makes everything larger or smaller around a point of the screen.
func zoom(at: Vector2, by: float) -> void:
	var to := clampf(scale.x * by, 0.2, 4)
	position = at + (position - at) * to / scale.x
	scale = Vector2(to, to)
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
	var placed := game.list_board()
	for each in placed:
		draw_tile(shapes_of_placed(each), geometry.list_signs(each.drawing, each.rotation), Vector2(each.x, each.y) * SIZE, SIZE / UNITS)
	draw_set_transform(Vector2.ZERO, 0, Vector2.ONE * SIZE / UNITS)
	if not placed.is_empty():
		draw_rect(square(placed[-1].x, placed[-1].y), Color.WHITE, false, 24)  # the last tile
	draw_legal_cells()
	draw_pointed_feature()
	for piece in game.list_pieces():
		draw_piece(piece)
	draw_hand()


func square(x: int, y: int) -> Rect2:
	return Rect2(Vector2(x, y) * UNITS, Vector2.ONE * UNITS)


func draw_tile(polygons_of_it: Array, signs: Array, at: Vector2, size: float) -> void:
	draw_set_transform(at, 0, Vector2.ONE * size)
	for shape: Array in polygons_of_it:
		draw_colored_polygon(shape[2], shape[1])
		draw_polyline(shape[2] + PackedVector2Array([shape[2][0]]), LINE, 12)  # closed
	for each in signs:
		draw_sign(each)
	draw_rect(square(0, 0), LINE, false, 12)


## A coat of arms is a blue lozenge, a village a brown block; what a box has drawn on its tiles is a dot with the first letters of its name.
func draw_sign(drawn: BastideSign) -> void:
	var at := Vector2(drawn.x, drawn.y)
	match drawn.kind:
		Bastide.SIGN_PENNANT:
			draw_colored_polygon([at + Vector2(0, -90), at + Vector2(70, 0), at + Vector2(0, 90), at + Vector2(-70, 0)], Color("2f5fd0"))
		Bastide.SIGN_VILLAGE:
			draw_rect(Rect2(at, Vector2.ZERO).grow(64), LINE)
		Bastide.SIGN_MARK:
			draw_circle(at, 96, Color.WHITE)
			draw_string(ThemeDB.fallback_font, at + Vector2(-96, 44), Bastide.word_name(Bastide.VOCABULARY_MARK, drawn.mark).left(2).capitalize(),
					HORIZONTAL_ALIGNMENT_CENTER, 192, 128, Color.BLACK)


func draw_legal_cells() -> void:
	if tile < 0:
		return
	for cell in game.list_placements(tile):
		var colour := Color(0.2, 0.7, 0.2, 0.6) if cell.allows(turned) else Color(0.8, 0.8, 0.8, 0.3)
		draw_rect(square(cell.x, cell.y).grow(-40), colour)
	for action in game.list_actions(Bastide.ACTION_PLACE_SPANNED):  # where it fits with a bridge: a frame
		if action.tile == tile:
			var colour := Color(0.2, 0.7, 0.2, 0.6) if action.rotation == turned else Color(0.8, 0.8, 0.8, 0.15)
			draw_rect(square(action.x, action.y).grow(-80), colour, false, 40)


## The feature under the mouse, while a piece can be deployed.
func draw_pointed_feature() -> void:
	if tile >= 0 or not game.get_decision().allows(Bastide.ACTION_DEPLOY):
		return
	var at := units_at(mouse)
	var part := geometry.pick(game, at.x, at.y)
	if part == null:
		return
	for ring: PackedVector2Array in geometry.feature_outline(game, game.feature_at(part.x, part.y, part.segment)):
		draw_polyline(ring + PackedVector2Array([ring[0]]), Color.WHITE, 24)


func draw_piece(piece: BastidePiece) -> void:
	var at: Vector2 = flying[piece.id] if flying.has(piece.id) else geometry.locate_piece(game, piece.id)
	if at == Vector2.INF:
		return  # in a supply
	draw_circle(at, 92, Color.BLACK)
	draw_circle(at, 80, SEAT_COLOURS[piece.seat] if piece.seat >= 0 else NOBODYS)


func draw_hand() -> void:
	if tile < 0:
		return
	var pixels := SIZE * scale.x if is_dragging else SIZE  # in the hand it is always of one size
	var at := mouse - Vector2(pixels, pixels) / 2 if is_dragging else HAND
	draw_tile(shapes_of(tile, turned), geometry.list_signs(tile, turned), to_local(at), pixels / scale.x / UNITS)
