/** An element that shows a part of a review: `.review` is set before it is put into the document. */
export class ReviewElement extends HTMLElement {
  #end = null

  /** The review that is shown. */
  review = null

  /** Ends when the element leaves the document. */
  get signal() { return this.#end?.signal }

  connectedCallback() {
    this.#end = new AbortController()
    this.connected(this.#end.signal)
  }

  disconnectedCallback() { this.#end?.abort() }

  /** Draws the element and subscribes to what it shows, until `signal` ends. */
  connected() {}
}

/** A row that someone else just changed shows it for two seconds. */
export function flash(element) {
  element.classList.remove("changed")
  requestAnimationFrame(() => {
    element.classList.add("changed")
    element.addEventListener("animationend", () => element.classList.remove("changed"), { once: true })
  })
}
