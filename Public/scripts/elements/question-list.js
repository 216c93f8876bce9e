import { h, replace, uniqueId } from "../helpers/dom.js"
import { failure, sentence } from "../helpers/failure.js"
import { onSubmitKey } from "../helpers/keyboard.js"
import { has, t } from "../helpers/locale.js"
import { quietGlyph } from "../helpers/marks.js"
import { ReviewElement } from "../helpers/review-element.js"
import { toast } from "../helpers/say.js"
import { answerLabel, readAnswer } from "../models/questions.js"
import { answer, takeBack } from "../models/review-actions.js"

const PAGE = 50

/**
 * What the rules wait to hear, answered in place: with `.guideline`, what that guideline waits for, else what concerns the
 * selection. An answer may be stated of all subjects that the same question is asked of.
 */
class QuestionListElement extends ReviewElement {
  guideline = null
  #cards = new Map()
  #shown = PAGE

  connected(signal) {
    this.review.on(["questions", "announced", "revision"], () => this.#draw(), signal)
    if (!this.guideline) this.review.on(["selection", "layout"], () => this.#draw(), signal)
    this.#draw()
  }

  #draw() {
    const status = this.review.statusOf("questions")
    if (status === "loading") return
    if (status !== "ready") return replace(this, failure(status, () => this.review.load("questions")))
    const { questions, selection } = this.review
    const all = this.guideline ? questions.ofGuideline(this.guideline) : questions.concerning({ node: selection.current.node })
    const former = this.#cards
    this.#cards = new Map(all.slice(0, this.#shown).map(question => [question.id, former.get(question.id) ?? this.#card(question)]))
    for (const card of this.#cards.values()) card.querySelector("fieldset").disabled = !this.review.isDecidable
    const list = [...this.#cards.values()]
    // Rebuilding a list takes the focus out of it, so nothing is moved that stands right.
    if (list.length !== this.children.length || list.some((card, index) => this.children[index] !== card)) {
      replace(this, list.length > 0 ? list : this.guideline ? null : this.#nothing(), all.length > list.length && this.#more(all.length - list.length))
    }
  }

  #nothing() {
    const name = this.review.selection.current.node && this.review.nameOf(this.review.selection.current.node)
    return h("div.nothing", h("p", h("b", name ? t("questions.noneOn", { name }) : t("questions.none"))))
  }

  #more(n) {
    return h("button.btn.plain", { type: "button", onclick: () => { this.#shown += PAGE; this.#draw() } }, t("findings.more", { n }))
  }

  #card(question) {
    const id = uniqueId("question")
    const group = question.group ?? []
    const forAll = group.length > 0 && h("input", { type: "checkbox" })
    const problem = h("p.small.field-problem", { id: `${id}-problem`, hidden: true })
    const send = async value => {
      const subjects = forAll && forAll.checked ? [question.subject, ...group] : [question.subject]
      await this.#send(question, value, subjects, card, problem)
    }
    const fields = question.answers ? this.#choices(question, id, send) : this.#free(question, id, send, problem)
    const card = h("form.question", { "aria-labelledby": `${id}-subject ${id}`, onsubmit: event => event.preventDefault() },
      h("fieldset", { "aria-describedby": `${id}-problem` },
        h("legend.visually-hidden", this.#text(question)),
        h("p.question-head", quietGlyph("open"), h("span.grow", h("span.quiet.small", { id: `${id}-subject` }, question.subjectName ?? this.review.nameOf(question.subject)),
          h("b", { id }, this.#text(question)))),
        fields,
        forAll && h("label.check", forAll, t("questions.forAll", { n: group.length + 1 })),
        problem))
    return card
  }

  #text({ field, text }) { return has(`question.${field}`) ? t(`question.${field}`) : text }

  #choices(question, id, send) {
    return h("div.answers", question.answers.map(choice => {
      const word = answerLabel(choice)
      const key = [`answer.${question.field}.${word}`, `answer.${word}`, `style.${word}`].find(has)
      const label = key ? t(key) : word
      return h("button.btn.answer", { type: "button", onclick: () => send(choice.value) }, label)
    }))
  }

  #free(question, id, send, problem) {
    const key = `question-${question.id}`
    const field = h("textarea.textarea", { rows: 2, "aria-labelledby": id, value: this.review.drafts.read(key)?.text ?? "", spellcheck: true })
    field.addEventListener("input", () => this.review.drafts.write(key, field.value))
    const submit = () => {
      const read = readAnswer(field.value)
      if (read.problem) return this.#refuse(problem, t(`questions.problem.${read.problem}`), field)
      send(read.value)
    }
    onSubmitKey(field, submit)
    return h("div.answers.free", field, h("div.row",
      h("button.btn", { type: "button", onclick: submit }, t("questions.answer")),
      h("button.btn.plain", { type: "button", onclick: () => send(null) }, t("questions.hasNone"))))
  }

  async #send(question, value, subjects, card, problem) {
    const fieldset = card.querySelector("fieldset")
    problem.hidden = true
    card.setAttribute("aria-busy", "true")
    // What had the focus is about to go; the next question takes it.
    const next = card.nextElementSibling ?? card.previousElementSibling
    fieldset.disabled = true
    try {
      await answer(this.review, question, value, subjects)
      this.review.drafts.forget(`question-${question.id}`)
      if (document.activeElement === document.body) next?.querySelector("button, textarea")?.focus({ preventScroll: true })
      toast(t("questions.answered"), { undo: () => takeBack(this.review, question, subjects).catch(error => toast(sentence(error))) })
    } catch (error) {
      this.#refuse(problem, error.status === 412 ? t("questions.faster") : sentence(error))
      if (error.status === 412) this.review.load("questions")
    }
    fieldset.disabled = !this.review.isDecidable
    card.removeAttribute("aria-busy")
  }

  #refuse(problem, text, field) {
    problem.hidden = false
    replace(problem, quietGlyph("fail"), " ", text)
    field?.focus()
  }
}

customElements.define("question-list", QuestionListElement)
