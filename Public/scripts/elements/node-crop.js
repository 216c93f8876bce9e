import { drawing } from "../api/drawing.js"
import { replace } from "../helpers/dom.js"
import { ReviewElement } from "../helpers/review-element.js"
import { matchesDark } from "./modal-drawing.js"

// Which part of the drawing says most in a small picture.
const align = { alert: "xMidYMid", actionSheet: "xMidYMax", activityView: "xMidYMax", popover: "xMidYMid", formSheet: "xMidYMid" }

/** A small picture of a node, beside its name: `.show(node)`. It says nothing that the name doesn't, so it is silent. */
class NodeCrop extends ReviewElement {
  #node = null
  #loading = null

  connected() { this.setAttribute("aria-hidden", "true") }

  async show(node) {
    if (node.id === this.#node) return
    this.#node = node.id
    this.#loading?.abort()
    const loading = this.#loading = new AbortController()
    try {
      const query = { appearance: matchesDark() ? "dark" : "light" }
      const picture = await drawing(`${this.review.path}/preview/${encodeURIComponent(node.id)}.svg`, { query, signal: loading.signal })
      for (const name of ["width", "height", "role", "aria-label"]) picture.removeAttribute(name)
      picture.setAttribute("preserveAspectRatio", `${align[node.style] ?? "xMidYMin"} slice`)
      replace(this, picture)
    } catch (error) {
      if (error.name !== "AbortError") replace(this)
    }
  }
}

customElements.define("node-crop", NodeCrop)
