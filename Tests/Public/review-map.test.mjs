import assert from "node:assert/strict"
import { test } from "node:test"
import { besideLabels, between, MapView, MAX_ZOOM, minimap, MIN_ZOOM, neighbour, roundedPath } from "../../Public/scripts/models/map-view.js"

const size = { width: 1200, height: 1000 }

function view(width = 800, height = 600) {
  const view = new MapView()
  view.resize(width, height)
  return view
}

function near(actual, expected, message) {
  assert.ok(Math.abs(actual - expected) < 1e-6, `${message ?? ""} ${actual} is not ${expected}`)
}

test("fitting shows the whole map inside the window and never enlarges it", () => {
  const fitted = view()
  fitted.fit(size)
  assert.ok(fitted.frame.x < 0 && fitted.frame.y < 0)
  assert.ok(fitted.frame.x + fitted.frame.width > size.width && fitted.frame.y + fitted.frame.height > size.height)
  fitted.fit({ width: 10, height: 10 })
  assert.equal(fitted.zoom, 1)
  fitted.fit({ width: 0, height: 0 })
  assert.ok(Number.isFinite(fitted.x))
})

test("zooming keeps the place under the pointer where it is, also at the limits", () => {
  const zoomed = view()
  zoomed.fit(size)
  for (const factor of [1.7, 0.2, 1e9, 1e-9]) {
    const before = { x: zoomed.x + 200 / zoomed.zoom, y: zoomed.y + 150 / zoomed.zoom }
    zoomed.zoomAt(200, 150, factor)
    near(zoomed.x + 200 / zoomed.zoom, before.x)
    near(zoomed.y + 150 / zoomed.zoom, before.y)
    assert.ok(zoomed.zoom >= MIN_ZOOM && zoomed.zoom <= MAX_ZOOM)
  }
})

test("panning moves the map by as many pixels as the hand", () => {
  const panned = view()
  panned.zoom = 0.5
  const before = panned.toWindow(100, 100)
  panned.panBy(30, -20)
  const after = panned.toWindow(100, 100)
  near(after.x - before.x, 30)
  near(after.y - before.y, -20)
})

test("the middle stays in the middle when the window changes", () => {
  const resized = view()
  const before = { x: resized.x + resized.frame.width / 2, y: resized.y + resized.frame.height / 2 }
  resized.resize(400, 900)
  near(resized.x + resized.frame.width / 2, before.x)
  near(resized.y + resized.frame.height / 2, before.y)
})

test("a node in sight moves nothing, one out of sight moves as little as it takes", () => {
  const moved = view()
  assert.equal(moved.reveal({ x: 100, y: 100, width: 132, height: 286 }), false)
  assert.equal(moved.reveal({ x: 900, y: 100, width: 132, height: 286 }), true)
  near(moved.x, 900 + 132 + 24 - 800)
  near(moved.y, 0)
})

test("a node larger than the window comes to its middle", () => {
  const moved = view(100, 100)
  moved.reveal({ x: 0, y: 0, width: 500, height: 500 })
  near(moved.x + moved.frame.width / 2, 250)
})

test("the map can't be pushed out of sight", () => {
  const lost = view()
  lost.panBy(1e6, -1e6)
  lost.keepInSight(size)
  assert.ok(lost.sees({ x: 0, y: 0, ...size }))
})

test("what is out of sight isn't seen, but its surroundings are with a margin", () => {
  const seeing = view()
  assert.equal(seeing.sees({ x: 900, y: 0, width: 10, height: 10 }), false)
  assert.equal(seeing.sees({ x: 900, y: 0, width: 10, height: 10 }, 120), true)
})

test("on the way between two views the zoom is between, and the ends are the views", () => {
  const [from, to] = [view(), view()]
  to.zoom = 0.25
  to.x = 400
  const ends = [between(from, to, 0), between(from, to, 1)]
  near(ends[0].x, from.x)
  near(ends[1].x, to.x)
  near(between(from, to, 0.5).zoom, 0.5)
})

const nodes = [
  { id: "a", x: 0, y: 0, width: 132, height: 286 },
  { id: "b", x: 212, y: 0, width: 132, height: 286 },
  { id: "c", x: 424, y: 0, width: 132, height: 286 },
  { id: "d", x: 212, y: 376, width: 132, height: 286 },
]

test("arrows go to the nearest node in their direction", () => {
  const go = (id, direction) => neighbour(nodes, nodes.find(node => node.id === id), direction)?.id ?? null
  assert.deepEqual([go("a", "right"), go("b", "right"), go("c", "right"), go("c", "left")], ["b", "c", null, "b"])
  assert.deepEqual([go("b", "down"), go("d", "up"), go("a", "up")], ["d", "b", null])
})

test("corners are rounded by ten units, less where there is no room, and a line needs no corner", () => {
  assert.equal(roundedPath([[0, 0], [100, 0], [100, 100]]), "M0 0L90 0Q100 0 100 10L100 100")
  assert.equal(roundedPath([[0, 0], [8, 0], [8, 100]]), "M0 0L4 0Q8 0 8 10L8 100")
  assert.equal(roundedPath([[0, 0], [5, 0]]), "M0 0L5 0")
  assert.equal(roundedPath([]), "")
  assert.ok(!roundedPath([[0, 0], [0, 0], [0, 0]]).includes("NaN"))
})

test("the minimap holds the whole map, and its rectangle stays inside", () => {
  const fitted = view()
  fitted.fit(size)
  const small = minimap(size, fitted, { width: 116, height: 76 })
  near(small.scale, 0.076)
  assert.ok(small.view.x <= small.left && small.view.y <= small.top)
  assert.ok(small.view.x >= 0 && small.view.x + small.view.width <= 116 && small.view.height <= 76)
  fitted.zoomBy(4)
  const close = minimap(size, fitted, { width: 116, height: 76 })
  assert.ok(close.view.x > 0 && close.view.width < 60)
})

test("a line ends above the label of the node that it reaches from above, and begins above that of the one it leaves upwards", () => {
  const ends = { from: { y: 400 }, to: { y: 700 } }
  assert.deepEqual(besideLabels([[0, 500], [50, 500], [50, 690]], ends, 40), [[0, 500], [50, 500], [50, 660]])
  assert.deepEqual(besideLabels([[50, 390], [50, 300], [90, 300]], ends, 40), [[50, 360], [50, 300], [90, 300]])
})

test("a line beside labels, or too short to be cut, keeps its course", () => {
  const ends = { from: { y: 0 }, to: { y: 700 } }
  assert.deepEqual(besideLabels([[0, 500], [50, 500]], ends, 40), [[0, 500], [50, 500]])
  assert.deepEqual(besideLabels([[50, 680], [50, 695]], ends, 40), [[50, 680], [50, 681]])
  assert.deepEqual(besideLabels([[50, 900], [50, 990]], ends, 40), [[50, 900], [50, 990]])
  assert.deepEqual(besideLabels([[50, 600], [50, 690]], { to: undefined }, 40), [[50, 600], [50, 690]])
})

test("a map begins without more emptiness around it than there has to be", () => {
  const beginning = view()
  beginning.centre({ x: 0, y: 0, width: 10, height: 10 }, 1)
  beginning.fill(size)
  assert.deepEqual([beginning.x, beginning.y], [-24, -32])
  beginning.centre({ x: 1190, y: 990, width: 10, height: 10 }, 1)
  beginning.fill(size)
  assert.deepEqual([beginning.x, beginning.y], [1200 + 24 - 800, 1000 + 20 - 600])
  beginning.fill({ width: 100, height: 100 })
  near(beginning.x + beginning.frame.width / 2, 50)
})
