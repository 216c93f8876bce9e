import { h, icon, replace, uniqueId } from "../helpers/dom.js"
import { has, t } from "../helpers/locale.js"
import { say } from "../helpers/say.js"
import { sentence } from "../helpers/failure.js"
import { ReviewElement } from "../helpers/review-element.js"
import { isComposing } from "../helpers/keyboard.js"
import { judge } from "../models/review-actions.js"
import { pressed } from "../models/sheet.js"
import "./time-ago.js"

/** The judgements, in the order of the keys 1, 2 and 3, each with its sign. */
export const judgements = [["meets", "approve"], ["fallsShort", "close"], ["notApplicable", "minus"]]

/**
 * A person's word on a guideline: `.guideline` is its id. Pressing what stands takes it back. Falling short asks for a note, which
 * may stay empty.
 */
class JudgementControl extends ReviewElement {
  guideline = null
  #radios = new Map()
  #note = null
  #noteBox = null
  #by = null
  #problem = null
  #set = null
  #saving = Promise.resolve()

  connected(signal) {
    const name = uniqueId("judgement")
    for (const [value] of judgements) {
      this.#radios.set(value, h("input", { type: "radio", name, value, onclick: () => this.press(value) }))
    }
    this.#set = h("fieldset.judgement", h("legend.visually-hidden", { }, t("judge.of", { guideline: this.#row?.title ?? "" })),
      judgements.map(([value, sign]) => h("label", this.#radios.get(value), icon(sign), t(`judge.${value}`))))
    this.#note = h("textarea.textarea", {
      rows: 2, "aria-label": t("judge.note"), placeholder: t("judge.note"),
      onchange: () => this.#saveNote(), onkeydown: event => this.#keyed(event),
    })
    this.#noteBox = h("div.judge-note", { hidden: true }, this.#note)
    this.#by = h("p.small.quiet.judged-by")
    this.#problem = h("p.small.field-problem", { role: "alert", hidden: true })
    replace(this, this.#set, this.#noteBox, this.#problem, this.#by)
    this.review.on(["sheet", "announced", "revision"], () => this.#update(), signal)
    this.#update()
  }

  /** Judges, or takes back what stands. */
  press(value) { return this.#inTurn(() => this.#save(pressed(this.#row?.judgement, value))) }

  get #row() { return this.review.sheet.find(this.guideline) }

  // One after the other: leaving the note to press a judgement asks for both at once.
  #inTurn(run) {
    this.#saving = this.#saving.then(run)
    return this.#saving
  }

  #saveNote() {
    const note = this.#note.value.trim()
    return this.#inTurn(() => {
      const judgement = this.#row?.judgement
      return judgement?.value === "fallsShort" && (judgement.note ?? "") !== note ? this.#save("fallsShort", note) : undefined
    })
  }

  async #save(value, note = null) {
    if (!this.review.isDecidable) return
    this.#problem.hidden = true
    try {
      await judge(this.review, this.guideline, value, note || null)
      say(t(value ? "judge.saved" : "judge.takenBack", { value: value ? t(`judge.${value}`) : "" }))
      if (value === "fallsShort" && note === null && this.#noteBox.contains(document.activeElement) === false) this.#note.focus()
    } catch (problem) {
      this.#problem.hidden = false
      replace(this.#problem, sentence(problem))
    }
    this.#update()
  }

  #update() {
    const judgement = this.#row?.judgement ?? null
    for (const [value, radio] of this.#radios) radio.checked = judgement?.value === value
    this.#set.disabled = !this.review.isDecidable
    this.#noteBox.hidden = judgement?.value !== "fallsShort" || (!this.review.isDecidable && !judgement.note)
    this.#note.readOnly = !this.review.isDecidable
    if (document.activeElement !== this.#note) this.#note.value = judgement?.note ?? ""
    replace(this.#by, this.#words(judgement))
  }

  #words(judgement) {
    if (judgement) return [judgement.author?.name ?? "", " · ", h("time-ago", { time: judgement.at })]
    if (!this.review.isNewest) return t("judge.onlyNewest")
    return this.review.isDecidable && has("judge.keys") ? t("judge.keys") : ""
  }

  #keyed(event) {
    if (event.key !== "Enter" || isComposing(event) || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    this.#saveNote()
  }
}

customElements.define("judgement-control", JudgementControl)
