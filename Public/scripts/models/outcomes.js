/** The words in which a review speaks of results, and their order: the worst first. */
export const OUTCOMES = ["fail", "warning", "advice", "review", "open", "waived", "pass", "notApplicable"]

/** The glyph of a finding: what someone answers for is waived, another fail is shown by its severity, everything else by its outcome. */
export function kindOf({ outcome, severity, waiver }) {
  if (waiver?.status === "accepted") return "waived"
  if (outcome !== "fail") return outcome
  return severity === "warning" || severity === "advice" ? severity : "fail"
}

/** How bad a glyph is, 0 the worst; what nobody knows comes last. */
export function rank(kind) {
  const at = OUTCOMES.indexOf(kind)
  return at < 0 ? OUTCOMES.length : at
}

/** How many of each kind there are, as `[kind, count]` with the worst first; kinds without any are left out. */
export function tally(kinds) {
  const counts = new Map()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].sort(([left], [right]) => rank(left) - rank(right))
}

/** The node of a reference such as `inbox/delete`. */
export function ownerOf(reference) {
  return (reference ?? "").split("/", 1)[0]
}

/** The nodes that a finding stands at: its subject, or of a transition what it leads to and from. */
export function nodesOfFinding(finding) {
  return finding.nodes ?? [ownerOf(finding.subject)]
}

/** The control, region or element of a reference such as `inbox/delete`; null where it names a node. */
export function partOf(reference) {
  const slash = (reference ?? "").indexOf("/")
  return slash < 0 ? null : reference.slice(slash + 1)
}
