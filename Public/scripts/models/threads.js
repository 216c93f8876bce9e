import { ownerOf } from "./outcomes.js"

/**
 * The threads of a flow, as they stand on one revision. Whatever arrives late (an answer that an event overtook) never
 * overwrites something newer, and a thread is never lost: what can't be placed is listed first.
 */
export class ThreadList {
  #threads = new Map()

  /** Takes one thread, unless a newer state of it is known. Says whether it changed anything. */
  receive(thread) {
    const known = this.#threads.get(thread.id)
    if (known && isOlder(thread, known)) return false
    this.#threads.set(thread.id, thread)
    return true
  }

  /** Takes many. */
  receiveAll(threads) {
    for (const thread of threads) this.receive(thread)
  }

  /** Adds a comment to its thread at once, before the server's state of the thread arrives. */
  addComment(id, comment) {
    const thread = this.#threads.get(id)
    if (!thread || thread.comments.some(other => other.id === comment.id)) return
    const comments = [...thread.comments, comment]
    this.#threads.set(id, { ...thread, comments, commentCount: thread.commentCount + 1 })
  }

  /** The thread of an id; undefined where nobody knows it. */
  find(id) {
    return this.#threads.get(id)
  }

  /** All, those that need placing first, then open ones, then resolved ones; within them the newest first. */
  get all() {
    return [...this.#threads.values()].sort(byUrgency)
  }

  /** How many are open. */
  get openCount() {
    return this.#count(thread => thread.state === "open")
  }

  /** The guidelines on which a blocking thread is open. */
  get blocked() {
    const blocking = [...this.#threads.values()].filter(thread => thread.blocking && thread.state === "open")
    return new Set(blocking.map(thread => thread.anchor.guideline))
  }

  /** Those of which nobody knows any more where they stand. */
  get unplaced() {
    return this.all.filter(needsPlacing)
  }

  /** The threads that concern a selection: on its finding first, then the rest of its node or guideline. All without one. */
  concerning({ node, guideline, finding, thread } = {}) {
    if (!node && !guideline) return this.all
    const hits = this.all.filter(each => each.id === thread || (node ? nodeOf(each) === node : each.anchor.guideline === guideline))
    if (!finding) return hits
    return [...hits.filter(each => each.anchor.finding === finding), ...hits.filter(each => each.anchor.finding !== finding)]
  }

  /** The open thread after the one of `id`, around the end of the list. */
  nextOpen(id, step = 1) {
    const open = this.all.filter(thread => thread.state === "open")
    if (open.length === 0) return null
    const at = open.findIndex(thread => thread.id === id)
    if (at < 0) return step > 0 ? open[0] : open.at(-1)
    return open[(at + step + open.length) % open.length]
  }

  #count(test) {
    let count = 0
    for (const thread of this.#threads.values()) if (test(thread)) count += 1
    return count
  }
}

/** The node that a thread stands at now; null where it stands at none. */
export function nodeOf(thread) {
  return ownerOf(thread.place?.subject) || null
}

/** Whether people have to say where a thread belongs. */
export function needsPlacing(thread) {
  return thread.state === "open" && thread.place?.state === "gone"
}

/**
 * What the head of a thread says about its place: `key` names the sentence, `revision` is where it was written. Null for a
 * thread that was written on the revision that is shown and stands where it was put.
 */
export function portNote(thread, shown) {
  const state = thread.place?.state ?? "exact"
  if (state === "exact") return thread.revision === shown ? null : { key: "exact", revision: thread.revision }
  return { key: state, revision: thread.revision }
}

function isOlder(thread, known) {
  if (thread.updatedAt !== known.updatedAt) return thread.updatedAt < known.updatedAt
  return thread.commentCount < known.commentCount
}

function byUrgency(left, right) {
  const urgency = urgencyOf(left) - urgencyOf(right)
  if (urgency !== 0) return urgency
  if (left.createdAt !== right.createdAt) return left.createdAt < right.createdAt ? 1 : -1
  return left.id < right.id ? 1 : -1
}

function urgencyOf(thread) {
  if (needsPlacing(thread)) return 0
  return thread.state === "open" ? 1 : 2
}
