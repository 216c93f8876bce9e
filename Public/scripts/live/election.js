/**
 * One leader among the tabs of a browser, by messages alone: for pages that are not served over TLS and so have no Web Locks.
 * The leader says `alive` again and again, and answers `ping` at once, as timers of hidden tabs are slowed but messages are not.
 * Who hears nothing pings, and who gets no answer claims the next term. Of two claims the higher term wins, then the lower id.
 */
export class MessageElection {
  #channel
  #id
  #times
  #onchange
  #term = 0
  #leading = false
  #timer = null

  /** `channel` is a BroadcastChannel of its own; `onchange(leading)` hears when this tab becomes the leader, and when it no longer is. */
  constructor({ channel, id, onchange, times = { alive: 2000, silence: 5000, answer: 500 } }) {
    this.#channel = channel
    this.#id = id
    this.#onchange = onchange
    this.#times = times
  }

  /** Whether this tab leads. */
  get isLeader() { return this.#leading }

  /** Asks who leads, and claims it if nobody does. */
  start() {
    this.#channel.onmessage = ({ data }) => this.#hear(data)
    this.#ping()
  }

  /** Steps back, and says so, that another tab takes over at once. */
  stop() {
    clearTimeout(this.#timer)
    this.#channel.onmessage = null
    if (this.#leading) this.#say("bye")
    this.#lead(false)
  }

  #hear({ kind, id, term }) {
    if (id === this.#id) return
    if (kind === "ping") return this.#leading ? this.#beat() : undefined
    if (kind === "bye") return this.#leading ? undefined : this.#claimSoon()
    // A claim or a sign of life.
    if (this.#isAbove(id, term)) {
      this.#term = term
      this.#lead(false)
      this.#wait()
    } else if (this.#leading) {
      this.#beat()
    }
  }

  // Whether another's claim goes before ours. A follower has none, so any of its own term or later does.
  #isAbove(id, term) {
    if (term !== this.#term) return term > this.#term
    return this.#claiming || this.#leading ? id < this.#id : true
  }

  #claiming = false

  #ping() {
    this.#say("ping")
    this.#after(this.#times.answer, () => this.#claim())
  }

  #claim() {
    this.#term += 1
    this.#claiming = true
    this.#say("claim")
    this.#after(this.#times.answer, () => {
      this.#claiming = false
      this.#lead(true)
      this.#beat()
    })
  }

  // The tabs that are left draw lots, so that they do not all claim at once.
  #claimSoon() { this.#after(Math.random() * this.#times.answer, () => this.#claim()) }

  #wait() {
    this.#claiming = false
    this.#after(this.#times.silence * (1 + Math.random() / 2), () => this.#ping())
  }

  #beat() {
    this.#say("alive")
    this.#after(this.#times.alive, () => this.#beat())
  }

  #lead(leading) {
    if (leading === this.#leading) return
    this.#leading = leading
    this.#onchange(leading)
  }

  #say(kind) { this.#channel.postMessage({ kind, id: this.#id, term: this.#term }) }

  #after(time, run) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(run, time)
  }
}

/** One leader among the tabs of a browser, by Web Locks: whoever holds the lock leads, and the browser hands it on. */
export class LockElection {
  #locks
  #name
  #onchange
  #release = null
  #stopping = new AbortController()

  constructor({ locks, name, onchange }) {
    this.#locks = locks
    this.#name = name
    this.#onchange = onchange
  }

  /** Whether this tab leads. */
  get isLeader() { return this.#release !== null }

  /** Waits for the lock, in line with the other tabs. */
  start() {
    this.#locks.request(this.#name, { signal: this.#stopping.signal }, () => new Promise(resolve => {
      this.#release = resolve
      this.#onchange(true)
    })).catch(error => { if (error.name !== "AbortError") throw error })
  }

  /** Gives the lock to the next. */
  stop() {
    this.#stopping.abort()
    if (!this.#release) return
    this.#release()
    this.#release = null
    this.#onchange(false)
  }
}
