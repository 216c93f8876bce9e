import { h, icon, replace, svg } from "./dom.js"
import { t } from "./locale.js"
import { countName, counts, nodeIcon, nodeKind, quietGlyph } from "./marks.js"
import { besideLabels, FAR_ZOOM, roundedPath } from "../models/map-view.js"

const kinds = new Set(["push", "present", "replace", "dismiss", "unwind", "pop", "embed", "switchTab", "external"])
const ARROW = "M-7 -3.5L0 0L-7 3.5z"
// Pixels above a node that its label takes.
const LABEL = 25
// Pixels around the window in which nodes are there already, so that panning shows no gaps.
const AHEAD = 200
const MOST_BUTTONS = 400

/**
 * The map as elements: lines, silhouettes and the server's drawings in one SVG, and over it a button for each node in sight. Lines,
 * discs, labels and badges keep their size in pixels at every zoom.
 */
export class MapScene {
  /** The lines and drawings. */
  picture = svg("svg.map-picture", { "aria-hidden": "true" })
  /** The nodes' buttons. */
  buttons = h("div.map-nodes")

  #review
  #lines = svg("g.lines")
  #shapes = svg("g.silhouettes")
  #drawings = svg("g.drawings")
  #edges = new Map()
  #silhouettes = new Map()
  #drawn = new Map()
  #nodes = new Map()
  #badges = new Map()
  #order = new Map()
  #leaving = new Map()
  #entry = null

  constructor(review) {
    this.#review = review
    this.picture.append(this.#lines, this.#shapes, this.#drawings)
  }

  /** Builds lines and silhouettes from the layout. */
  build({ nodes, edges }) {
    for (const all of [this.#edges, this.#silhouettes, this.#nodes, this.#badges, this.#order, this.#leaving, this.#drawn]) all.clear()
    this.#entry = nodes[0]?.id ?? null
    this.#zoom = 0
    nodes.forEach((node, index) => this.#order.set(node.id, index))
    for (const edge of edges) {
      this.#edges.set(edge.id, edgeElement(edge))
      this.#leaving.set(edge.from, [...(this.#leaving.get(edge.from) ?? []), edge])
    }
    for (const node of nodes) {
      const { x, y, width, height } = node
      this.#silhouettes.set(node.id, svg("rect.silhouette", { x, y, width, height, rx: Math.min(width, height) * 0.14, class: node.kind }))
    }
    replace(this.#lines, [...this.#edges.values()])
    replace(this.#shapes, [...this.#silhouettes.values()])
    replace(this.buttons)
  }

  /** Puts the server's drawing of the whole map in place of the silhouettes. */
  draw(root, { width, height }) {
    for (const [name, value] of Object.entries({ x: 0, y: 0, width, height, overflow: "visible" })) root.setAttribute(name, String(value))
    root.removeAttribute("role")
    for (const other of root.querySelectorAll("g.edge")) other.remove()
    this.#drawn = new Map([...root.querySelectorAll("g.node[data-node]")].map(group => [group.dataset.node, group]))
    for (const [id, shape] of this.#silhouettes) shape.classList.toggle("drawn", this.#drawn.has(id))
    replace(this.#drawings, root)
  }

  /** Shows what a view sees. */
  look(view) {
    const { x, y, width, height } = view.frame
    this.picture.setAttribute("viewBox", `${x} ${y} ${Math.max(width, 1)} ${Math.max(height, 1)}`)
    this.picture.style.setProperty("--f", String(1 / view.zoom))
    for (const [name, value] of [["--z", view.zoom], ["--x", view.x], ["--y", view.y]]) this.buttons.style.setProperty(name, String(value))
    this.#clearLabels(view.zoom)
    const isFar = view.zoom < FAR_ZOOM
    this.picture.classList.toggle("far", isFar)
    this.buttons.classList.toggle("far", isFar)
    this.#attach(view)
  }

  /** Shows how many findings everything has. */
  count() {
    const { layout, findings } = this.#review
    if (!layout) return
    for (const [id, shape] of this.#silhouettes) shape.dataset.worst = findings.worstOf(id) ?? ""
    this.#markEdges()
    for (const [id, button] of this.#nodes) this.#countButton(id, button)
  }

  /** Shows what is selected, and what it has to do with. */
  mark({ node, guideline }) {
    const { layout, findings } = this.#review
    if (!layout) return
    const isKnown = node !== null && this.#order.has(node)
    const related = isKnown ? layout.edges.filter(edge => edge.from === node || edge.to === node) : []
    const near = new Set(isKnown ? [node, ...related.flatMap(edge => [edge.from, edge.to])] : [])
    const lines = new Set(related.map(edge => edge.id))
    const meant = guideline && !node ? findings.nodesOf(guideline) : new Set()
    this.#marks = { node: isKnown ? node : null, near, meant }
    // Two classes on what holds everything, and a few exceptions: selecting among thousands touches only those.
    this.picture.classList.toggle("narrowed", isKnown)
    this.#near.set([...lines].map(id => this.#edges.get(id)).concat([...near].flatMap(id => [this.#silhouettes.get(id), this.#drawn.get(id)])))
    this.#related.set([...lines].map(id => this.#edges.get(id)))
    for (const [id, button] of this.#nodes) this.#markButton(id, button)
  }

  /** The button of a node; made if it isn't in sight. */
  button(id) {
    const node = this.#review.node(id)
    if (!node) return null
    const known = this.#nodes.get(id)
    if (known) return known
    const button = this.#makeButton(node)
    this.#insert(button, id)
    return button
  }

  // Labels keep their size in pixels, so how much of a line they need depends on the zoom.
  #clearLabels(zoom) {
    const { layout } = this.#review
    if (!layout || zoom === this.#zoom) return
    this.#zoom = zoom
    for (const edge of layout.edges) {
      const ends = { from: this.#review.node(edge.from), to: this.#review.node(edge.to) }
      trace(this.#edges.get(edge.id), zoom < FAR_ZOOM ? edge.points : besideLabels(edge.points, ends, LABEL / zoom))
    }
  }

  #zoom = 0
  #marks = { node: null, near: new Set(), meant: new Set() }
  #near = new Elements("near")
  #related = new Elements("rel")

  #attach(view) {
    const { layout, selection: { current } } = this.#review
    if (!layout) return
    const seen = layout.nodes.filter(node => view.sees(node, AHEAD))
    // Thousands of dots can't be told apart anyway; a click finds the node by its place, and the outline lists them.
    const isCrowded = seen.length > MOST_BUTTONS
    const wanted = new Set(isCrowded ? [] : seen.map(node => node.id))
    for (const id of [current.node, this.#entry]) if (this.#order.has(id)) wanted.add(id)
    for (const [id, button] of this.#nodes) {
      if (wanted.has(id) || button === document.activeElement) continue
      button.remove()
      this.#nodes.delete(id)
    }
    for (const id of wanted) if (!this.#nodes.has(id)) this.#insert(this.#makeButton(this.#review.node(id)), id)
  }

  // Buttons stand in the order of the layout, which is the order for a screen reader.
  #insert(button, id) {
    this.#nodes.set(id, button)
    const place = this.#order.get(id)
    let after = this.buttons.lastElementChild
    while (after && Number(after.dataset.order) > place) after = after.previousElementSibling
    button.dataset.order = String(place)
    if (after) after.after(button)
    else this.buttons.prepend(button)
    this.#countButton(id, button)
    this.#markButton(id, button)
  }

  #makeButton(node) {
    return h("button.map-node", {
      type: "button", tabindex: "-1", dataset: { node: node.id }, class: node.kind,
      style: { "--nx": String(node.x), "--ny": String(node.y), "--nw": String(node.width), "--nh": String(node.height) },
    }, h("span.map-label", nodeIcon(node), h("span.clip", node.name || node.id)), h("span.map-badge"))
  }

  #markButton(id, button) {
    const { node, near, meant } = this.#marks
    button.classList.toggle("sel", id === node)
    button.classList.toggle("faint", node !== null && !near.has(id))
    button.classList.toggle("meant", meant.has(id))
    button.setAttribute("aria-pressed", String(id === node))
    button.tabIndex = id === (node ?? this.#entry) ? 0 : -1
  }

  #countButton(id, button) {
    const { findings } = this.#review
    const place = this.#review.node(id)
    const all = findings.countsOf(id)
    const total = all.reduce((sum, [, n]) => sum + n, 0)
    button.setAttribute("aria-label", [place.name || id, nodeKind(place), total > 0 && t("map.findings", { n: total })].filter(Boolean).join(", "))
    const leads = (this.#leaving.get(id) ?? []).slice(0, 8).map(edge => t(`map.leads.${kinds.has(edge.kind) ? edge.kind : "push"}`, { name: this.#review.nameOf(edge.to) }))
    if (leads.length > 0) button.setAttribute("aria-description", leads.join(", "))
    const badge = button.lastChild
    badge.hidden = all.length === 0
    // The button's name says the number already.
    replace(badge, counts(all.slice(0, 2)))
    for (const each of badge.children) {
      each.removeAttribute("role")
      each.removeAttribute("aria-label")
      each.setAttribute("aria-hidden", "true")
    }
  }

  #markEdges() {
    const { layout, findings } = this.#review
    for (const edge of layout.edges) {
      const [worst] = findings.countsOf(edge.id)
      const known = this.#badges.get(edge.id)
      if (!worst) {
        known?.remove()
        this.#badges.delete(edge.id)
        continue
      }
      const badge = known ?? h("button.map-badge.on-edge", {
        type: "button", style: { "--nx": String(edge.disc[0]), "--ny": String(edge.disc[1]) }, onclick: () => this.#review.selection.chooseFinding(findings.ofNode(edge.id)[0]),
      })
      badge.setAttribute("aria-label", `${this.#review.nameOf(edge.from)} → ${this.#review.nameOf(edge.to)}, ${countName(worst[0], worst[1])}`)
      replace(badge, quietGlyph(worst[0]))
      this.#badges.set(edge.id, badge)
      if (!known) this.buttons.append(badge)
      badge.dataset.order = String(Infinity)
    }
  }
}

/** Elements that carry a class, which goes from those that no longer do. */
class Elements {
  #now = new Set()
  #name

  constructor(name) { this.#name = name }

  /** Gives the class to exactly these. */
  set(elements) {
    const next = new Set(elements.filter(Boolean))
    for (const element of this.#now) if (!next.has(element)) element.classList.remove(this.#name)
    for (const element of next) element.classList.add(this.#name)
    this.#now = next
  }
}

function edgeElement({ id, kind, points, disc }) {
  const name = kinds.has(kind) ? kind : "push"
  const element = svg("g.edge", { "data-transition": id, "data-kind": kind }, svg("path.line"), svg("g.end", svg("path.tip.px", { d: ARROW })),
    svg("g", { transform: `translate(${disc[0]} ${disc[1]})` }, svg("g.px.disc", svg("circle", { r: 8.5 }), sign(name))))
  trace(element, points)
  return element
}

function trace(element, points) {
  const [before, end] = [points.at(-2) ?? points[0], points.at(-1)]
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]) * 180 / Math.PI
  element.querySelector(".line").setAttribute("d", roundedPath(points))
  element.querySelector(".end").setAttribute("transform", `translate(${end[0]} ${end[1]}) rotate(${angle})`)
}

function sign(name) {
  const element = icon(name, "kind-icon")
  for (const [key, value] of Object.entries({ x: -6, y: -6, width: 12, height: 12 })) element.setAttribute(key, String(value))
  return element
}
