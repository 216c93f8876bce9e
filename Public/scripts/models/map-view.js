/** The smallest and the largest zoom; 1 shows a map unit as one pixel. */
export const MIN_ZOOM = 0.02
export const MAX_ZOOM = 4
/** Below this zoom drawings become silhouettes. */
export const FAR_ZOOM = 0.25
// Pixels around the flow when all of it is shown; the top has room for a label and a badge above the first row.
const MARGIN = { top: 32, side: 24, bottom: 20 }

/** What part of a map a window shows: the map's place at the window's top left corner, and the zoom. Sizes in pixels. */
export class MapView {
  x = 0
  y = 0
  zoom = 1
  width = 0
  height = 0

  /** The part of the map in sight, in map units. */
  get frame() {
    return { x: this.x, y: this.y, width: this.width / this.zoom, height: this.height / this.zoom }
  }

  /** Takes the window's size; what stands in its middle stays there. */
  resize(width, height) {
    if (this.width === 0) [this.width, this.height] = [width, height]
    this.x -= (width - this.width) / 2 / this.zoom
    this.y -= (height - this.height) / 2 / this.zoom
    this.width = width
    this.height = height
  }

  /** Moves the map by pixels, as a hand does. */
  panBy(dx, dy) {
    this.x -= dx / this.zoom
    this.y -= dy / this.zoom
  }

  /** Zooms by a factor; the place under the pixel (px, py) stays there. */
  zoomAt(px, py, factor) {
    const zoom = clamp(this.zoom * factor, MIN_ZOOM, MAX_ZOOM)
    this.x += px / this.zoom - px / zoom
    this.y += py / this.zoom - py / zoom
    this.zoom = zoom
  }

  /** Zooms at the window's middle. */
  zoomBy(factor) {
    this.zoomAt(this.width / 2, this.height / 2, factor)
  }

  /** Shows all of a map of this size, never larger than life. A tall or wide map starts at its beginning. */
  fit(size) {
    const room = { width: this.width - 2 * MARGIN.side, height: this.height - MARGIN.top - MARGIN.bottom }
    const fitting = Math.min(room.width / Math.max(size.width, 1), room.height / Math.max(size.height, 1))
    this.zoom = clamp(Math.min(fitting, 1), MIN_ZOOM, MAX_ZOOM)
    this.x = size.width / 2 - this.width / 2 / this.zoom
    this.y = size.height / 2 - (MARGIN.top + room.height / 2) / this.zoom
  }

  /** Brings a frame to the middle at a zoom; the same zoom if none is given. */
  centre(frame, zoom = this.zoom) {
    this.zoom = clamp(zoom, MIN_ZOOM, MAX_ZOOM)
    this.x = frame.x + frame.width / 2 - this.width / 2 / this.zoom
    this.y = frame.y + frame.height / 2 - this.height / 2 / this.zoom
  }

  /** Moves as little as it takes to have a frame in sight, with some pixels around it. Says whether it moved. */
  reveal(frame, margin = 24) {
    const room = margin / this.zoom
    const seen = this.frame
    const dx = shift(frame.x - room, frame.width + 2 * room, seen.x, seen.width)
    const dy = shift(frame.y - room, frame.height + 2 * room, seen.y, seen.height)
    this.x += dx
    this.y += dy
    return dx !== 0 || dy !== 0
  }

  /** Moves so that no more emptiness is in sight around a map of this size than there has to be. */
  fill(size) {
    const seen = this.frame
    const along = (start, length, whole, before, after) => length > whole + before + after ? whole / 2 - length / 2 : clamp(start, -before, whole + after - length)
    this.x = along(this.x, seen.width, size.width, MARGIN.side / this.zoom, MARGIN.side / this.zoom)
    this.y = along(this.y, seen.height, size.height, MARGIN.top / this.zoom, MARGIN.bottom / this.zoom)
  }

  /** Keeps at least a corner of the map in sight, so that nobody gets lost. */
  keepInSight(size) {
    const seen = this.frame
    const corner = 80 / this.zoom
    this.x = clamp(this.x, corner - seen.width, Math.max(size.width - corner, corner - seen.width))
    this.y = clamp(this.y, corner - seen.height, Math.max(size.height - corner, corner - seen.height))
  }

  /** Whether any of a frame is in sight; `margin` in pixels widens the window. */
  sees(frame, margin = 0) {
    const seen = this.frame
    const room = margin / this.zoom
    return (
      frame.x + frame.width >= seen.x - room &&
      frame.x <= seen.x + seen.width + room &&
      frame.y + frame.height >= seen.y - room &&
      frame.y <= seen.y + seen.height + room
    )
  }

  /** Where a place of the map is in the window. */
  toWindow(x, y) {
    return { x: (x - this.x) * this.zoom, y: (y - this.y) * this.zoom }
  }
}

/** The state between two views, `part` of the way (0…1); the zoom changes evenly to the eye. */
export function between(from, to, part) {
  const zoom = from.zoom * (to.zoom / from.zoom) ** part
  const middle = view => ({ x: view.x + view.width / 2 / view.zoom, y: view.y + view.height / 2 / view.zoom })
  const [start, end] = [middle(from), middle(to)]
  return {
    zoom,
    x: start.x + (end.x - start.x) * part - to.width / 2 / zoom,
    y: start.y + (end.y - start.y) * part - to.height / 2 / zoom,
  }
}

/**
 * The nearest node of `nodes` in a direction (`left`, `right`, `up`, `down`) from a frame; null where there is none. What lies
 * straight ahead is nearer than what lies aside.
 */
export function neighbour(nodes, from, direction) {
  const [axis, sign] = { left: ["x", -1], right: ["x", 1], up: ["y", -1], down: ["y", 1] }[direction]
  const start = centreOf(from)
  let best = null
  let nearest = Infinity
  for (const node of nodes) {
    const end = centreOf(node)
    const ahead = (end[axis] - start[axis]) * sign
    const aside = Math.abs(axis === "x" ? end.y - start.y : end.x - start.x)
    if (ahead <= 1 || aside > ahead * 2.5) continue
    const distance = ahead + aside * 2
    if (distance < nearest) [best, nearest] = [node, distance]
  }
  return best
}

/** The path of an orthogonal line with rounded corners. Points and radius in map units. */
export function roundedPath(points, radius = 10) {
  if (points.length === 0) return ""
  let path = `M${point(points[0])}`
  for (let index = 1; index < points.length; index += 1) {
    const [before, here, after] = [points[index - 1], points[index], points[index + 1]]
    if (!after) return `${path}L${point(here)}`
    const into = towards(here, before, radius)
    const out = towards(here, after, radius)
    path += `L${point(into)}Q${point(here)} ${point(out)}`
  }
  return path
}

/**
 * A line that leaves or reaches a node at its top, cut so that the label above the node stays free: `room` map units. A line that
 * has no stretch to cut stays as it is.
 */
export function besideLabels(points, { from, to }, room) {
  const line = points.map(place => [...place])
  cutEnd(line, to, room)
  line.reverse()
  cutEnd(line, from, room)
  return line.reverse()
}

function cutEnd(line, node, room) {
  const [before, end] = [line.at(-2), line.at(-1)]
  if (!node || !before || before[0] !== end[0] || before[1] >= end[1] || end[1] > node.y + 1) return
  end[1] = Math.max(Math.min(end[1], node.y - room), before[1] + 1)
}

/** How a map of this size stands in the minimap, and the view in it: scale, offsets and the view's rectangle, in pixels. */
export function minimap(size, view, box) {
  const scale = Math.min(box.width / Math.max(size.width, 1), box.height / Math.max(size.height, 1))
  const left = (box.width - size.width * scale) / 2
  const top = (box.height - size.height * scale) / 2
  const seen = view.frame
  const x0 = clamp(left + seen.x * scale, 0, box.width)
  const y0 = clamp(top + seen.y * scale, 0, box.height)
  const x1 = clamp(left + (seen.x + seen.width) * scale, 0, box.width)
  const y1 = clamp(top + (seen.y + seen.height) * scale, 0, box.height)
  return { scale, left, top, view: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 } }
}

function towards(from, to, radius) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length === 0) return from
  const step = Math.min(radius, length / 2) / length
  return [from[0] + (to[0] - from[0]) * step, from[1] + (to[1] - from[1]) * step]
}

function shift(start, length, seenStart, seenLength) {
  if (length >= seenLength) return start + length / 2 - (seenStart + seenLength / 2)
  if (start < seenStart) return start - seenStart
  return Math.max(start + length - (seenStart + seenLength), 0)
}

function centreOf(frame) {
  return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
}

function point([x, y]) {
  return `${round(x)} ${round(y)}`
}

function round(value) {
  return Math.round(value * 100) / 100
}

function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high)
}
