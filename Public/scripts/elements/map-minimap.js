import { replace, svg } from "../helpers/dom.js"
import { ReviewElement } from "../helpers/review-element.js"
import { minimap } from "../models/map-view.js"

/** The whole map in small, coloured by the worst finding of each node; its rectangle can be dragged. Fires `look` with a place. */
class MapMinimap extends ReviewElement {
  #picture = svg("svg")
  #view = svg("rect.mini-view", { rx: 2 })
  #shapes = svg("g")
  #nodes = new Map()
  #last = null

  connected(signal) {
    this.setAttribute("aria-hidden", "true")
    this.#picture.append(this.#shapes, this.#view)
    replace(this, this.#picture)
    for (const name of ["pointerdown", "pointermove"]) {
      this.addEventListener(name, event => {
        if (event.buttons !== 1) return
        event.preventDefault()
        this.setPointerCapture(event.pointerId)
        this.#go(event)
      }, { signal })
    }
    this.addEventListener("click", event => event.stopPropagation(), { signal })
  }

  /** Draws the nodes. */
  build() {
    this.#nodes = new Map(this.review.layout.nodes.map(({ id, kind, x, y, width, height }) => [id, svg("rect.mini-node", { x, y, width, height, rx: 18, class: kind })]))
    replace(this.#shapes, [...this.#nodes.values()])
    this.count()
  }

  /** Colours each node by its worst finding. */
  count() {
    for (const [id, shape] of this.#nodes) shape.dataset.worst = this.review.findings.worstOf(id) ?? ""
  }

  /** Shows which node is selected. */
  mark() {
    this.#shapes.querySelector(".sel")?.classList.remove("sel")
    this.#nodes.get(this.review.selection.current.node)?.classList.add("sel")
  }

  /** Shows what a view sees. */
  look(view) {
    const { layout } = this.review
    const box = { width: this.clientWidth, height: this.clientHeight }
    if (!layout || box.width === 0) return
    const small = minimap(layout, view, box)
    this.#last = small
    this.#shapes.setAttribute("transform", `translate(${small.left} ${small.top}) scale(${small.scale})`)
    for (const [name, value] of Object.entries(small.view)) this.#view.setAttribute(name, String(value))
  }

  #go(event) {
    if (!this.#last) return
    const box = this.getBoundingClientRect()
    const { scale, left, top } = this.#last
    const place = { x: (event.clientX - box.left - left) / scale, y: (event.clientY - box.top - top) / scale, width: 0, height: 0 }
    this.dispatchEvent(new CustomEvent("look", { detail: place }))
  }
}

customElements.define("map-minimap", MapMinimap)
