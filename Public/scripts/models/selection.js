/**
 * What the four views of a review have selected together: `{node, part, finding, guideline, thread}`, each an id or null.
 * Kept in the fragment of the address, so that a link opens the same thing.
 */
export const NOTHING = Object.freeze({ node: null, part: null, finding: null, guideline: null, thread: null })

/** The selection that a fragment such as `#/delete-alert/no?finding=f1` speaks of. Anything odd in it is left out. */
export function readFragment(fragment) {
  const text = String(fragment ?? "").replace(/^#/, "")
  if (!text.startsWith("/") && !text.startsWith("?")) return { ...NOTHING }
  const [path, query = ""] = splitOnce(text, "?")
  const [node, ...part] = path.replace(/^\//, "").split("/").map(decode)
  const words = new URLSearchParams(query)
  return {
    node: node || null,
    part: part.join("/") || null,
    finding: words.get("finding") || null,
    guideline: words.get("guideline") || null,
    thread: words.get("thread") || null,
  }
}

/** The fragment of a selection; empty where nothing is selected. */
export function writeFragment(selection) {
  const words = new URLSearchParams()
  for (const key of ["finding", "guideline", "thread"]) if (selection[key]) words.set(key, selection[key])
  const path = selection.node ? `/${[selection.node, ...(selection.part?.split("/") ?? [])].map(encodeURIComponent).join("/")}` : ""
  const query = words.toString()
  if (!path && !query) return ""
  return `#${path || "/"}${query ? `?${query}` : ""}`
}

/** Whether two selections name the same. */
export function same(left, right) {
  return Object.keys(NOTHING).every(key => left[key] === right[key])
}

/** The selection of a review, with what each choice draws along. */
export class Selection {
  #current = { ...NOTHING }
  #listeners = new Set()
  #guidelineOf

  /** `guidelineOf` says which of its guidelines a finding opens. */
  constructor(guidelineOf = finding => finding.guidelines?.[0] ?? null) {
    this.#guidelineOf = guidelineOf
  }

  /** The ids that are selected. */
  get current() {
    return this.#current
  }

  /** Calls back with the new and the former selection at each change; returns what ends it. */
  subscribe(listener) {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Selects exactly this; ids that are left out are cleared. */
  set(next) {
    const former = this.#current
    const chosen = { ...NOTHING }
    for (const key of Object.keys(NOTHING)) chosen[key] = next[key] ?? null
    if (!chosen.node) chosen.part = null
    if (same(chosen, former)) return
    this.#current = chosen
    for (const listener of [...this.#listeners]) listener(chosen, former)
  }

  /** A node on the map, or a part of it. The guideline stays open where it was; a finding or thread of another node doesn't. */
  chooseNode(node, part = null) {
    const { node: former, finding, guideline, thread } = this.#current
    const stays = node !== null && node === former
    this.set({ node, part, guideline, finding: stays && !part ? finding : null, thread: stays ? thread : null })
  }

  /** A finding opens its guideline and selects its node. */
  chooseFinding(finding) {
    const [node, part] = placeOf(finding)
    this.set({ node, part, finding: finding.fingerprint, guideline: this.#guidelineOf(finding) })
  }

  /** A guideline; the same again closes it. What it concerns is shown everywhere, so a finding of another one goes. */
  chooseGuideline(guideline) {
    const { node, part } = this.#current
    this.set({ node, part, guideline: guideline === this.#current.guideline ? null : guideline })
  }

  /** A thread opens its guideline and selects what it stands at. */
  chooseThread(thread) {
    const node = thread.place?.subject?.split("/", 1)[0] ?? this.#current.node
    const part = thread.place?.control ?? null
    this.set({ node, part, thread: thread.id, guideline: thread.anchor?.guideline ?? null, finding: thread.anchor?.finding ?? null })
  }

  /** Takes one step back: thread, part, finding, node, guideline. Says whether there was one. */
  stepBack() {
    const order = ["thread", "part", "finding", "node", "guideline"]
    const key = order.find(name => this.#current[name])
    if (!key) return false
    this.set({ ...this.#current, [key]: null })
    return true
  }
}

function placeOf(finding) {
  const [subject, part] = splitOnce(finding.subject ?? "", "/")
  const node = finding.nodes?.[0] ?? subject
  return [node || null, finding.location?.control ?? part ?? null]
}

function splitOnce(text, separator) {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)]
}

function decode(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ""
  }
}
