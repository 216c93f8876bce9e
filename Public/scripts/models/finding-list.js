import { kindOf, nodesOfFinding, partOf, rank, tally } from "./outcomes.js"

/**
 * The findings of a revision. The order is the server's and never changes by a selection.
 */
export class FindingList {
  #all = []
  #fixed = []
  #byFingerprint = new Map()
  #byNode = new Map()
  #byGuideline = new Map()

  /** Takes the findings as the server lists them, and those of the revision before that are gone. */
  receive(findings, fixed = this.#fixed) {
    this.#all = findings
    this.#fixed = fixed
    this.#byFingerprint = new Map([...fixed, ...findings].map(finding => [finding.fingerprint, finding]))
    this.#byNode = group(findings, nodesOfFinding)
    this.#byGuideline = group(findings, finding => finding.guidelines ?? [])
  }

  /** Every finding, the worst first. */
  get all() {
    return this.#all
  }

  /** What the revision before had and this one hasn't. */
  get fixed() {
    return this.#fixed
  }

  /** The finding of a fingerprint; undefined where it is gone. */
  find(fingerprint) {
    return this.#byFingerprint.get(fingerprint)
  }

  /** The findings of a node and its parts. */
  ofNode(node) {
    return this.#byNode.get(node) ?? []
  }

  /** The findings that a guideline has. */
  ofGuideline(guideline) {
    return this.#byGuideline.get(guideline) ?? []
  }

  /** How many of each kind a node has, the worst first. */
  countsOf(node) {
    return tally(this.ofNode(node).map(kindOf))
  }

  /** The worst kind of a node; null where it has no finding. */
  worstOf(node) {
    return this.ofNode(node).reduce((worst, finding) => {
      const kind = kindOf(finding)
      return worst === null || rank(kind) < rank(worst) ? kind : worst
    }, null)
  }

  /** The guidelines that a node's findings speak of. */
  guidelinesOf(node) {
    return new Set(this.ofNode(node).flatMap(finding => finding.guidelines ?? []))
  }

  /** The nodes that a guideline's findings stand at. */
  nodesOf(guideline) {
    return new Set(this.ofGuideline(guideline).flatMap(nodesOfFinding))
  }

  /**
   * What the list shows. `segment` is `all`, `selection`, `new` or `fixed`; without anything selected, `selection` is `all`.
   * A selected part narrows a node's findings only where it has any.
   */
  shown({ segment = "all", selection = {} } = {}) {
    if (segment === "new") return this.#all.filter(isNew)
    if (segment === "fixed") return this.#fixed
    if (segment !== "selection") return this.#all
    if (selection.node) return this.#narrowed(this.ofNode(selection.node), selection)
    return selection.guideline ? this.ofGuideline(selection.guideline) : this.#all
  }

  /** The finding `step` places after the one of `fingerprint` in a list, around its end; the first where none is chosen. */
  next(list, fingerprint, step = 1) {
    if (list.length === 0) return null
    const at = list.findIndex(finding => finding.fingerprint === fingerprint)
    if (at < 0) return step > 0 ? list[0] : list.at(-1)
    return list[(at + step + list.length) % list.length]
  }

  // A finding that is chosen leaves the list as it is, so that one can go through it.
  #narrowed(findings, { part, finding }) {
    if (!part || finding) return findings
    const own = findings.filter(finding => (finding.location?.control ?? partOf(finding.subject)) === part)
    return own.length > 0 ? own : findings
  }
}

/** Whether a finding was not there in the revision before. */
export function isNew(finding) {
  return finding.state === "new" || finding.state === "reopened"
}

function group(items, keysOf) {
  const groups = new Map()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const members = groups.get(key)
      if (members) members.push(item)
      else groups.set(key, [item])
    }
  }
  return groups
}
