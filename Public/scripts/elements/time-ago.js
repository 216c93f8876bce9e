import { age, fullTime } from "../helpers/time.js"

/** `<time-ago time="…">`: how long ago, with the full time beneath; keeps up with the clock. */
class TimeAgo extends HTMLElement {
  static observedAttributes = ["time"]
  #element = document.createElement("time")

  connectedCallback() {
    if (!this.#element.isConnected) this.append(this.#element)
    all.add(this)
    this.update()
  }

  disconnectedCallback() { all.delete(this) }

  attributeChangedCallback() { if (this.isConnected) this.update() }

  /** Writes the age as it is now. */
  update() {
    const time = this.getAttribute("time")
    if (!time) return
    const text = age(time)
    if (this.#element.textContent !== text) this.#element.textContent = text
    this.#element.dateTime = time
    this.#element.title = fullTime(time)
  }
}

const all = new Set()
setInterval(() => { for (const element of all) element.update() }, 30_000)

customElements.define("time-ago", TimeAgo)
