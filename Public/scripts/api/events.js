import { apiURL } from "./paths.js"

/**
 * The server's stream of changes, begun again whenever it ends: after the last event that it gave, so that none is missing and none
 * comes twice. Fires `change` (detail: the change), `reset` (the place in the stream is lost: read everything again) and `open`.
 */
export class EventStream extends EventTarget {
  #source = null
  #last
  #timer = null
  #failures = 0
  #isAgain = false

  /** `after` is the id of the last event that is known, or null to begin now. */
  constructor(after = null) {
    super()
    this.#last = after
  }

  /** The id of the last event, or null. */
  get last() { return this.#last }

  /** Begins to listen. */
  open() {
    const query = this.#last ? `?after=${encodeURIComponent(this.#last)}` : ""
    const source = new EventSource(apiURL(`/events${query}`))
    this.#source = source
    source.onopen = () => {
      this.#failures = 0
      this.dispatchEvent(new Event("open"))
      // Begun again without ever having had an event, it cannot say where it was.
      if (this.#isAgain && this.#last === null) this.dispatchEvent(new Event("reset"))
      this.#isAgain = true
    }
    source.addEventListener("change", event => this.#take(event))
    source.addEventListener("reset", event => {
      this.#last = event.lastEventId || null
      this.dispatchEvent(new Event("reset"))
    })
    source.onerror = () => {
      // The browser's own way of trying again gives up for good on an answer that is no stream, such as 429 or a proxy's 502.
      source.close()
      this.#again()
    }
  }

  /** Ends it. */
  close() {
    clearTimeout(this.#timer)
    this.#source?.close()
    this.#source = null
  }

  #take(event) {
    const change = read(event.data)
    if (!change) return
    this.#last = event.lastEventId || change.id
    this.dispatchEvent(new CustomEvent("change", { detail: change }))
  }

  #again() {
    if (!this.#source) return
    const wait = Math.min(30_000, 1000 * 2 ** this.#failures) * (0.75 + Math.random() / 2)
    this.#failures += 1
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#source && this.open(), wait)
  }
}

function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
