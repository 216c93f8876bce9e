import { h, icon, replace } from "../helpers/dom.js"
import { t } from "../helpers/locale.js"
import { glyph } from "../helpers/marks.js"
import { ReviewElement } from "../helpers/review-element.js"
import { kindOf } from "../models/outcomes.js"

const LINES = 8

/** The selected finding: what is wrong, where, in which languages and cases, what would settle or mend it. Hidden without one. */
class FindingCard extends ReviewElement {
  #shown = null

  connected(signal) {
    this.review.on(["selection", "findings", "threads"], () => this.#draw(), signal)
    this.hidden = true
    this.#draw()
  }

  #draw() {
    // It stands above the threads, and comes together with them.
    if (this.review.statusOf("threads") === "loading") return
    const finding = this.review.findings.find(this.review.selection.current.finding)
    this.hidden = !finding
    const key = finding ? `${finding.fingerprint}${finding.contentFingerprint}${finding.state}${kindOf(finding)}` : ""
    if (!finding || key === this.#shown) return
    this.#shown = key
    replace(this, h("div.fcard",
      h("header", glyph(kindOf(finding)), h("b.grow", finding.message?.text ?? finding.rule), h("span.tag", { class: finding.state }, t(`finding.state.${finding.state}`))),
      h("p.small.quiet.wrap.row", h("code.code", finding.rule), this.#place(finding), this.#cells(finding)),
      finding.settledBy?.message && h("p.small", finding.settledBy.message.text),
      finding.waiver && this.#waiver(finding.waiver),
      finding.fix && this.#fix(finding.fix),
      // Threads stand at guidelines, and some rules are of none.
      this.review.canWrite && this.review.guidelineOf(finding) && h("p", h("button.link.small", { type: "button", onclick: () => this.#discuss(finding) }, t("finding.discuss")))))
  }

  #place({ location }) {
    if (location?.file) return h("span.clip", { title: location.file }, `${location.file}:${location.line}:${location.column}`)
    return location?.pointer && h("code.code.clip", { title: location.pointer }, location.pointer)
  }

  // Which of the drawn cases have it, where not all have.
  #cells({ cells = [] }) {
    const words = cells.filter(cell => cell.outcome !== "pass").map(cell => [cell.language, cell.case].filter(Boolean).join(" "))
    return [...new Set(words.filter(Boolean))].slice(0, LINES).map(word => h("span.chip", word))
  }

  // Why it may stay, who says so, and until when.
  #waiver({ status, reason, author, until }) {
    return h("p.small", h("b", t(`finding.waiver.${status}`)), " ", reason,
      (author || until) && h("span.quiet", " ", [author, until].filter(Boolean).join(" · ")))
  }

  #fix({ title, safety, patch = [] }) {
    return h("div.fix", h("p.small", icon("fix"), " ", h("b", t(safety === "safe" ? "findings.safeFix" : "findings.suggestion")), " ", h("span", title?.text ?? "")),
      patch.length > 0 && h("pre.diff", patch.slice(0, LINES).map(({ op, path, value }) =>
        h(`span.line.${op === "remove" ? "del" : "ins"}`, `${op === "remove" ? "−" : op === "add" ? "+" : "~"} ${path}${value === undefined ? "" : ` = ${JSON.stringify(value)}`}\n`)),
      patch.length > LINES && `… ${patch.length - LINES}`))
  }

  #discuss(finding) {
    this.dispatchEvent(new CustomEvent("discuss", { bubbles: true, detail: { guideline: this.review.guidelineOf(finding), finding: finding.fingerprint } }))
  }
}

customElements.define("finding-card", FindingCard)
