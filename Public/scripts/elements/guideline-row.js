import { h, icon, replace, uniqueId } from "../helpers/dom.js"
import { t } from "../helpers/locale.js"
import { countName, glyph } from "../helpers/marks.js"
import { flash, ReviewElement } from "../helpers/review-element.js"
import { OUTCOMES } from "../models/outcomes.js"
import { ruleKind, rulesOf, rowKind, waits } from "../models/sheet.js"
import { judgements } from "./judgement-control.js"
import "./question-list.js"

const signOf = new Map(judgements)

/** A row of the sheet, `.guideline` being its id. Opened, it says why: the rules, what it rests on, what is asked, the judgement. */
class GuidelineRow extends ReviewElement {
  guideline = null
  #button = null
  #detail = null
  #shown = ""

  connected() {
    const id = uniqueId("guideline")
    this.setAttribute("role", "listitem")
    this.#button = h("button.grow-row", {
      type: "button", "aria-expanded": "false", "aria-controls": id,
      onclick: () => this.review.selection.chooseGuideline(this.guideline),
    })
    this.#detail = h("div.gdetail", { id, hidden: true })
    replace(this, this.#button, this.#detail)
    this.update({})
  }

  /** Shows the row as it is now; `concerns`, whether the selected node is meant; `live`, whether somebody else changed it. */
  update({ concerns = false, live = false }) {
    const row = this.review.sheet.find(this.guideline)
    if (!row) return
    const isOpen = this.review.selection.current.guideline === this.guideline
    const shown = JSON.stringify([row.title, row.outcome, row.severity, row.judgement, row.threads, row.findings, row.rules, this.#isBlocked(row)])
    const isChanged = shown !== this.#shown
    if (isChanged) replace(this.#button, this.#cells(row))
    if (isChanged && live && this.#shown) flash(this.#button)
    this.#shown = shown
    this.#button.setAttribute("aria-expanded", String(isOpen))
    this.#button.classList.toggle("on", isOpen || concerns)
    this.#button.classList.toggle("sel", isOpen)
    if (isOpen && (this.#detail.hidden || isChanged)) this.#fill(row)
    if (!isOpen && !this.#detail.hidden) this.#detail.replaceChildren()
    this.#detail.hidden = !isOpen
  }

  /** The judgement's control, while the row is open. */
  get control() { return this.querySelector("judgement-control") }

  /** The row's button. */
  get button() { return this.#button }

  #cells(row) {
    const { open = 0 } = row.threads ?? {}
    const named = (key, n, ...content) => h("span", { class: key === "bubble" && this.#isBlocked(row) ? "bubble blocking" : key, role: "img", "aria-label": t(`sheet.${key}`, { n }), title: t(`sheet.${key}`, { n }) }, content)
    return [
      glyph(rowKind(row)), h("span.clip", { title: row.title }, row.title),
      h("span.meta", this.#mark(row), open > 0 && named("bubble", open, icon("thread"), String(open)),
        row.findings > 0 ? named("n", row.findings, String(row.findings)) : h("span.n")),
    ]
  }

  #isBlocked({ guideline }) { return this.review.threads.blocked.has(guideline) }

  #mark(row) {
    if (waits(row)) return h("span.jmark.wait", t("sheet.judge"))
    if (!row.judgement) return null
    const { value, author } = row.judgement
    const words = `${t(`judge.${value}`)} · ${author?.name ?? ""}`
    return h("span.jmark", { class: value, role: "img", "aria-label": words, title: words }, icon(signOf.get(value) ?? "minus"), h("span.clip", author?.name ?? ""))
  }

  #fill(row) {
    const former = this.control
    const rules = rulesOf(row)
    const active = rules.filter(rule => rule.outcome !== "notApplicable")
    const asked = this.review.questions.ofGuideline(this.guideline).length > 0
    // The control stays the same element, so that neither focus nor a half-written note is lost.
    const control = former ?? Object.assign(h("judgement-control"), { review: this.review, guideline: this.guideline })
    const lead = h("div.gwhy",
      h("p.small.soft", row.text),
      active.length > 0 && h("ul.grules", active.map(rule => this.#rule(rule, row))),
      h("p.small.quiet", t(rules.length === 0 ? "sheet.byPerson" : active.length === 0 ? "sheet.nothingHere" : "sheet.restsOn"), " ",
        h("a", { href: row.source.url, target: "_blank", rel: "noreferrer" }, row.source.text)))
    const questions = asked && Object.assign(h("question-list"), { review: this.review, guideline: this.guideline })
    const foot = h("p.gfoot.small", h("button.link", { type: "button", onclick: () => this.#discuss() }, t("sheet.discuss")))
    if (!former) return replace(this.#detail, lead, questions, control, foot)
    for (const child of [...this.#detail.children]) if (child !== control && !child.contains(document.activeElement)) child.remove()
    if (!this.#detail.querySelector(".gwhy")) control.before(lead)
    if (questions && !this.#detail.querySelector("question-list")) control.before(questions)
    if (!this.#detail.querySelector(".gfoot")) control.after(foot)
  }

  #rule(rule, row) {
    const parts = OUTCOMES.filter(kind => kind !== "notApplicable" && rule.counts?.[kind] > 0)
      .map(kind => kind === "fail" ? t("sheet.fails", { n: rule.counts.fail }) : countName(kind, rule.counts[kind]))
    return h("li.grule", glyph(ruleKind(rule, row)), h("div.grow",
      h("p.small", { }, rule.summary), h("p.quiet.rule-line", h("code.code", rule.rule), parts.length > 0 && ` ${parts.join(" · ")}`)))
  }

  #discuss() { this.dispatchEvent(new CustomEvent("discuss", { bubbles: true, detail: { guideline: this.guideline } })) }
}

customElements.define("guideline-row", GuidelineRow)
