import { drawing } from "../api/drawing.js"
import { replace } from "../helpers/dom.js"
import { ReviewElement } from "../helpers/review-element.js"
import { matchesDark } from "./modal-drawing.js"

// Which part of the drawing says most in a small picture.
const align = { alert: "xMidYMid", actionSheet: "xMidYMax", activityView: "xMidYMax", popover: "xMidYMid", formSheet: "xMidYMid" }

/** A small picture of a node, beside its name: `.show(node)`. It says nothing that the name doesn't, so it is silent. */
class NodeCrop extends ReviewElement {
  #shown = ""
  #loading = null

  connected() { this.setAttribute("aria-hidden", "true") }

  async show(node) {
    // A popover is one only where there is room for it.
    const wide = ["popover", "formSheet"].includes(node.style) ? this.review.revision?.cases.find(({ idiom }) => idiom === "ipad")?.id : null
    const query = { appearance: matchesDark() ? "dark" : "light", case: wide }
    const key = JSON.stringify([node.id, query])
    if (key === this.#shown) return
    this.#shown = key
    this.#loading?.abort()
    const loading = this.#loading = new AbortController()
    try {
      const picture = await drawing(`${this.review.path}/preview/${encodeURIComponent(node.id)}.svg`, { query, signal: loading.signal })
      for (const name of ["width", "height", "role", "aria-label"]) picture.removeAttribute(name)
      picture.setAttribute("preserveAspectRatio", `${align[node.style] ?? "xMidYMin"} slice`)
      replace(this, picture)
    } catch (error) {
      if (error.name === "AbortError") return
      this.#shown = ""
      replace(this)
    }
  }
}

customElements.define("node-crop", NodeCrop)
