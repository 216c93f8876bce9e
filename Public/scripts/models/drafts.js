const PREFIX = "scrim.draft."

/**
 * Texts that aren't sent yet, kept in the browser from the first letter on, by flow and thread. A draft goes away only when its
 * text was sent or emptied by its author.
 */
export class Drafts {
  #storage
  #scope
  #now
  #memory = new Map()

  /** Keeps drafts in `storage` (as localStorage is; it may refuse) under a scope such as `anna/shop/checkout`. */
  constructor(storage, scope, now = () => new Date()) {
    this.#storage = storage
    this.#scope = scope
    this.#now = now
  }

  /** The draft of a key, `{text, extra, savedAt}`; null where there is none. */
  read(key) {
    const remembered = this.#memory.get(key)
    if (remembered) return remembered
    try {
      const draft = JSON.parse(this.#storage.getItem(this.#name(key)))
      return typeof draft?.text === "string" ? draft : null
    } catch {
      return null
    }
  }

  /** Keeps a text; an empty one forgets the draft. Gives the draft, with `stored` false where only this page remembers it. */
  write(key, text, extra = {}) {
    if (text === "") {
      this.forget(key)
      return null
    }
    const draft = { text, extra, savedAt: this.#now().toISOString() }
    this.#memory.set(key, draft)
    try {
      this.#storage.setItem(this.#name(key), JSON.stringify(draft))
      return { ...draft, stored: true }
    } catch {
      return { ...draft, stored: false }
    }
  }

  /** Drops a draft that was sent. */
  forget(key) {
    this.#memory.delete(key)
    try {
      this.#storage.removeItem(this.#name(key))
    } catch {
      // A browser that keeps nothing has nothing to drop.
    }
  }

  #name(key) {
    return `${PREFIX}${this.#scope}/${key}`
  }
}
