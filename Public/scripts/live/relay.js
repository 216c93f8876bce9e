/**
 * The changes of the server in every tab of a browser, over one stream: the tab that leads listens to it and passes on what comes.
 * Every tab remembers the last event that it saw; who takes over goes on after it. A tab fires
 *  - `change` (detail: the change), each once;
 *  - `reset`, when something may have been missed and everything shown must be read again.
 * Knows nothing about the DOM; the stream, the election and the channel come from outside.
 */
export class Relay extends EventTarget {
  #channel
  #openStream
  #stream = null
  #last = null
  #ready

  /** Fulfilled when changes from now on will arrive. */
  ready = new Promise(resolve => { this.#ready = resolve })

  /** `channel` joins the tabs; `openStream(after)` begins the server's stream. */
  constructor({ channel, openStream }) {
    super()
    this.#channel = channel
    this.#openStream = openStream
    channel.onmessage = ({ data }) => this.#hear(data)
  }

  /** The id of the last event, or null. */
  get last() { return this.#last }

  /** Asks the tab that leads where the stream stands. */
  join() { this.#channel.postMessage({ kind: "join" }) }

  /** Takes the stream on, or lets go of it. */
  lead(leading) {
    this.#stream?.close()
    this.#stream = null
    if (!leading) return
    // A stream that is taken over before its first event begins at now, and not where the former one ended.
    let isGap = this.#isReady && this.#last === null
    const stream = this.#openStream(this.#last)
    this.#stream = stream
    stream.addEventListener("open", () => {
      this.#becomeReady()
      this.#channel.postMessage({ kind: "joined", last: this.#last })
      if (isGap) stream.dispatchEvent(new Event("reset"))
      isGap = false
    })
    stream.addEventListener("change", ({ detail }) => {
      this.#channel.postMessage({ kind: "change", change: detail })
      this.#take(detail)
    })
    stream.addEventListener("reset", () => {
      this.#channel.postMessage({ kind: "reset", last: stream.last })
      this.#reset(stream.last)
    })
    stream.open()
  }

  /** Ends it. */
  close() {
    this.#stream?.close()
    this.#stream = null
    this.#channel.onmessage = null
  }

  #hear(message) {
    if (message.kind === "change") this.#take(message.change)
    else if (message.kind === "reset") this.#reset(message.last)
    else if (message.kind === "join" && this.#stream && this.#isReady) this.#channel.postMessage({ kind: "joined", last: this.#last })
    else if (message.kind === "joined" && !this.#isReady) {
      this.#last ??= message.last
      this.#becomeReady()
    }
  }

  // While the leader changes, an event may come from both: ids of one epoch rise, so the second is dropped.
  #take(change) {
    if (this.#last !== null && !follows(change.id, this.#last)) return
    this.#last = change.id
    this.dispatchEvent(new CustomEvent("change", { detail: change }))
  }

  #reset(last) {
    this.#last = last
    this.dispatchEvent(new Event("reset"))
  }

  #isReady = false

  #becomeReady() {
    this.#isReady = true
    this.#ready()
  }
}

/** Whether an event comes after another. Ids are `EPOCH.SEQUENCE`; another epoch is another history, and always news. */
export function follows(id, last) {
  const [epoch, sequence] = split(id)
  const [lastEpoch, lastSequence] = split(last)
  return epoch !== lastEpoch || sequence > lastSequence
}

function split(id) {
  const dot = String(id).lastIndexOf(".")
  return [String(id).slice(0, dot), Number(String(id).slice(dot + 1))]
}
