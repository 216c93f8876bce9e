import { h, icon } from "./dom.js"
import { has, t } from "./locale.js"
import "../elements/state-glyph.js"

/** The sign of a state, named by its word. */
export function glyph(kind) { return h("state-glyph", { state: kind }) }

/** The sign of a state beside a word or a number that says it. */
export function quietGlyph(kind) { return h("state-glyph", { state: kind, quiet: true }) }

/** The name of a state with a number, as a screen reader says it: "2 errors". */
export function countName(kind, n) { return has(`count.${kind}`) ? t(`count.${kind}`, { n }) : `${t(`state.${kind}`)}: ${n}` }

/** Counts by kind, `[[kind, n], …]`, as signs with numbers. */
export function counts(pairs) {
  return pairs.map(([kind, n]) => h("span.kcount", { role: "img", "aria-label": countName(kind, n) }, quietGlyph(kind), h("span", { "aria-hidden": "true" }, String(n))))
}

/** The sign of what a node is. */
export function nodeIcon(node) { return icon(styles.has(node?.style) ? node.style : node?.kind === "modal" ? "currentContext" : "screen") }

/** What a node is, in words: "Alert", "Screen". */
export function nodeKind(node) {
  const key = `style.${node?.style ?? node?.kind ?? "screen"}`
  return has(key) ? t(key) : t(node?.kind === "modal" ? "style.modal" : "style.screen")
}

const styles = new Set(["alert", "actionSheet", "activityView", "popover", "pageSheet", "formSheet", "fullScreen", "currentContext"])
