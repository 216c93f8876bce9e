import { EventStream } from "../api/events.js"
import { base } from "../api/paths.js"
import { LockElection, MessageElection } from "./election.js"
import { Relay } from "./relay.js"

/** Live changes for the views of this tab. One event stream serves all tabs of a browser. */
class Live {
  #relay = null
  #election = null
  #ready

  /** Fulfilled when changes from now on will arrive. */
  ready = new Promise(resolve => { this.#ready = resolve })

  /** Begins; called once someone is signed in. */
  start() {
    const name = `scrim${base()}`
    const relay = new Relay({
      channel: new BroadcastChannel(`${name}.events`),
      openStream: after => new EventStream(after),
    })
    const onchange = leading => relay.lead(leading)
    this.#relay = relay
    this.#election = navigator.locks
      ? new LockElection({ locks: navigator.locks, name: `${name}.leader`, onchange })
      : new MessageElection({ channel: new BroadcastChannel(`${name}.leader`), id: randomId(), onchange })
    let late = false
    setTimeout(() => { late = true }, 250)
    relay.ready.then(() => {
      this.#ready()
      // What the page read before may be older than where the stream begins.
      if (late) relay.dispatchEvent(new Event("reset"))
    })
    relay.join()
    this.#election.start()
    // A page that the browser keeps for going back would hold the stream, and the lock, while nobody sees it.
    addEventListener("pagehide", () => this.stop())
    addEventListener("pageshow", event => { if (event.persisted) location.reload() })
  }

  /** Ends: on signing out, or when the page goes. */
  stop() {
    this.#election?.stop()
    this.#relay?.close()
    this.#election = null
    this.#relay = null
  }

  /**
   * Calls `handle(change)` for every change that fits, until `signal` ends, and `reset()` when everything shown must be read again.
   * `filter` may hold a `project` and a `flow`.
   */
  subscribe({ project, flow } = {}, { change, reset }, signal) {
    const fits = event => (!project || event.project === project) && (!flow || event.flow === flow)
    this.#relay?.addEventListener("change", ({ detail }) => fits(detail) && change?.(detail), { signal })
    this.#relay?.addEventListener("reset", () => reset?.(), { signal })
  }
}

// No randomUUID: pages that are not served over TLS have none.
function randomId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, "0")).join("")
}

/** The live changes of this tab. */
export const live = new Live()
