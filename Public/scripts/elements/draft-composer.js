import { h, icon, replace, uniqueId } from "../helpers/dom.js"
import { sentence } from "../helpers/failure.js"
import { isComposing, onSubmitKey } from "../helpers/keyboard.js"
import { t } from "../helpers/locale.js"
import { clock } from "../helpers/time.js"
import { quietGlyph } from "../helpers/marks.js"
import { ReviewElement } from "../helpers/review-element.js"

/**
 * A text on its way into a thread, kept as it is typed under `.key`. `.send(text, {resolve})` sends it; `.label` names the field;
 * `.canResolve` offers to resolve along; `.initial` is what to begin with. Fires `cancelled` when it was closed without a text.
 */
class DraftComposer extends ReviewElement {
  key = ""
  label = ""
  initial = ""
  action = null
  canResolve = false
  send = async () => {}
  #field = null
  #saved = null
  #problem = null
  #buttons = []
  #isSending = false

  connected() {
    if (this.#field) return
    const draft = this.review.drafts.read(this.key)
    const id = uniqueId("composer")
    this.#field = h("textarea.textarea", { id, rows: 3, value: draft?.text ?? this.initial, maxlength: 20000, dir: "auto" })
    this.#saved = h("span.saved", { role: "status" })
    this.#problem = h("p.small.field-problem", { role: "alert", hidden: true })
    this.#buttons = [
      this.canResolve && h("button.btn.plain", { type: "button", "aria-label": t("composer.sendResolve"), title: t("composer.sendResolve"), onclick: () => this.#submit({ resolve: true }) }, t("thread.resolve")),
      h("button.btn.primary", { type: "button", onclick: () => this.#submit() }, this.action ?? t("composer.send")),
    ].filter(Boolean)
    this.#field.addEventListener("input", () => this.#keep())
    this.#field.addEventListener("keydown", event => this.#keyed(event))
    onSubmitKey(this.#field, () => this.#submit())
    replace(this, h("div.draft",
      h("label.visually-hidden", { for: id }, this.label), this.#field, this.#problem,
      h("div.bar", this.#saved, h("span.grow"), this.#buttons)))
    if (draft) this.#say(draft)
  }

  /** What is written so far. */
  get text() { return this.#field?.value ?? "" }

  /** Puts the focus into the field, at its end. */
  focusField() {
    this.#field.focus()
    this.#field.setSelectionRange(this.text.length, this.text.length)
  }

  #keep() {
    const draft = this.review.drafts.write(this.key, this.text)
    this.#say(draft)
  }

  #say(draft) {
    replace(this.#saved, draft && [icon(draft.stored === false ? "outdated" : "approve"), draft.stored === false ? t("composer.notSaved") : t("composer.saved", { time: clock(draft.savedAt) })])
  }

  async #submit(options = {}) {
    const text = this.text.trim()
    if (this.#isSending) return
    if (text === "") return this.#refuse(t("composer.empty"))
    this.#problem.hidden = true
    this.#busy(true)
    try {
      await this.send(text, options)
      // What was typed while it went out stays a draft.
      if (this.text.trim() === text) {
        this.#field.value = ""
        this.review.drafts.forget(this.key)
        this.#say(null)
        this.dispatchEvent(new CustomEvent("sent", { bubbles: true }))
      }
    } catch (error) {
      this.#refuse(sentence(error))
    }
    this.#busy(false)
  }

  #busy(isBusy) {
    this.#isSending = isBusy
    for (const button of this.#buttons) button.disabled = isBusy
  }

  #refuse(text) {
    this.#problem.hidden = false
    replace(this.#problem, quietGlyph("fail"), " ", text)
    this.#field.focus()
  }

  // Escape closes a composer only while nothing is written in it.
  #keyed(event) {
    if (event.key !== "Escape" || isComposing(event)) return
    event.stopPropagation()
    if (this.text === "") this.dispatchEvent(new CustomEvent("cancelled", { bubbles: true }))
    else this.#field.blur()
  }
}

customElements.define("draft-composer", DraftComposer)
