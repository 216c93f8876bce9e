import { h, icon, replace, uniqueId } from "../helpers/dom.js"
import { t } from "../helpers/locale.js"
import { ReviewElement } from "../helpers/review-element.js"
import { startThread } from "../models/review-actions.js"
import "./draft-composer.js"

/**
 * A new thread in the making. It hangs on a guideline, which is chosen here where the selection doesn't say it, and may point at a
 * node, a part, a finding or a spot. Fires `done` when it was sent or given up.
 */
class ThreadStart extends ReviewElement {
  /** What the thread begins from: `{guideline?, finding?, control?, point?}`; the node is the selected one. */
  target = {}
  #guideline = null
  #blocking = null
  #composer = null

  connected(signal) {
    // A draft, or a key, can bring it up before the guidelines are there.
    this.review.on("sheet", () => this.#guideline.options.length === 0 && this.#fillOptions(), signal)
    if (this.#composer) return
    const key = "new"
    const kept = this.review.drafts.read(`${key}.target`)?.extra ?? {}
    this.target = { node: this.review.selection.current.node, ...kept, ...withoutNothing(this.target) }
    const id = uniqueId("guideline")
    this.#guideline = h("select.select.grow", { id, onchange: () => this.#keep() })
    replace(this.#guideline, this.#options())
    this.#blocking = h("input", { type: "checkbox", onchange: () => this.#keep() })
    this.#blocking.checked = Boolean(kept.blocking)
    this.#composer = Object.assign(h("draft-composer"), {
      review: this.review, key, label: t("start.label"), action: t("start.send"), send: text => this.#send(text),
    })
    replace(this, h("div.tcard.on.start",
      h("header", icon("thread"), h("b.grow", t("start.title")), h("button.btn.plain.icon-only.slim", { type: "button", "aria-label": t("close"), onclick: () => this.#end() }, icon("close"))),
      h("div.start-fields",
        h("p.row", h("label.small.quiet.nowrap", { for: id }, t("start.on")), this.#guideline),
        this.target.node && h("p.small.quiet.row.wrap", this.#where()),
        h("label.check", this.#blocking, t("start.blocking"))),
      this.#composer))
    this.addEventListener("sent", event => { event.stopPropagation(); this.#end() })
    this.addEventListener("cancelled", event => { event.stopPropagation(); this.#end() })
    this.#keep()
  }

  /** Puts the focus into the text. */
  focusField() { this.#composer.focusField() }

  #where() {
    const { node, control, point, finding } = this.target
    return [icon("pin"), h("span", [this.review.nameOf(node), control].filter(Boolean).join(" / ")), point && h("span.chip", t("start.spot")), finding && h("span.chip", t("start.finding"))]
  }

  #fillOptions() {
    replace(this.#guideline, this.#options())
    this.#keep()
  }

  #options() {
    const { findings, sheet } = this.review
    const chosen = this.target.guideline
    const near = this.target.node ? findings.guidelinesOf(this.target.node) : new Set()
    const rows = [...sheet.rows.filter(row => near.has(row.guideline)), ...sheet.rows.filter(row => !near.has(row.guideline))]
    return rows.map(row => h("option", { value: row.guideline, selected: row.guideline === chosen }, row.title))
  }

  #keep() {
    if (this.#guideline.value === "") return
    this.review.drafts.write("new.target", "target", { ...this.target, guideline: this.#guideline.value, blocking: this.#blocking.checked })
  }

  async #send(body) {
    const { node, control, point, finding } = this.target
    const kind = this.review.node(node)?.kind === "modal" ? "modal" : "screen"
    const anchor = withoutNothing({ guideline: this.#guideline.value, [kind]: node, control, point, finding })
    await startThread(this.review, { anchor, body, blocking: this.#blocking.checked })
  }

  #end() {
    if (this.#composer.text === "") this.review.drafts.forget("new.target")
    this.dispatchEvent(new CustomEvent("done", { bubbles: true }))
  }
}

function withoutNothing(object) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null && value !== undefined))
}

customElements.define("thread-start", ThreadStart)
