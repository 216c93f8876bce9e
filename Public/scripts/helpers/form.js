import { h, icon, replace, uniqueId } from "./dom.js"
import { sentence } from "./failure.js"
import { isComposing } from "./keyboard.js"
import { t } from "./locale.js"

/** A labelled field: `input` is the control, `name` the JSON member that it fills. The place for what is wrong with it is kept. */
export function field(name, label, input, { hint } = {}) {
  const id = uniqueId("field")
  input.id = id
  input.name ||= name
  const note = h("p.err", { id: `${id}-error`, hidden: true })
  const help = hint && h("p.hint", { id: `${id}-hint` }, hint)
  if (help) input.setAttribute("aria-describedby", help.id)
  return h("div.field", { dataset: { field: name } }, h("label", { for: id }, label), input, h("div.field-note", help, note))
}

/**
 * A form that sends itself once at a time. `send(values)` gets what the fields hold; what it throws stands at the field that the
 * server's pointer names, or at the foot. What was typed stays.
 */
export function form(fields, { submit, busy, send, className = "" }) {
  const button = h("button.btn.primary", { type: "submit" }, submit)
  const foot = h("p.err.grow", { role: "alert", hidden: true })
  const element = h("form", { class: className, novalidate: true }, fields,
    h("div.form-foot.field", button, foot))
  // The Enter that takes a candidate of an input method is not for the form.
  element.addEventListener("keydown", event => { if (event.key === "Enter" && isComposing(event)) event.preventDefault() })
  element.addEventListener("submit", async event => {
    event.preventDefault()
    if (button.getAttribute("aria-disabled") === "true") return
    clear(element)
    const errors = missing(element)
    if (errors.length) return explain(element, foot, { errors, status: 422 })
    const width = button.offsetWidth
    button.style.minWidth = `${width}px`
    button.setAttribute("aria-disabled", "true")
    button.textContent = busy ?? submit
    try {
      await send(Object.fromEntries(new FormData(element)), element)
    } catch (error) {
      if (error.name !== "AbortError") explain(element, foot, error)
    } finally {
      button.removeAttribute("aria-disabled")
      button.textContent = submit
    }
  })
  return element
}

/** Says what is wrong, at a form's fields where the server names them, else at its foot; the focus goes to the first. */
function explain(element, foot, error) {
  if (!(error.status >= 0)) console.error(error)
  let first = null
  const rest = []
  for (const { pointer = "", detail } of error.errors ?? []) {
    const holder = element.querySelector(`[data-field="${CSS.escape(pointer.split("/")[1] ?? "")}"]`)
    const input = holder?.querySelector("input, select, textarea")
    if (!input) {
      rest.push(detail)
      continue
    }
    const note = holder.querySelector(".err")
    say(note, detail)
    input.setAttribute("aria-invalid", "true")
    input.setAttribute("aria-describedby", [holder.querySelector(".hint")?.id, note.id].filter(Boolean).join(" "))
    first ??= input
  }
  if (!first || rest.length) say(foot, rest.join(" ") || sentence(error))
  first?.focus()
}

// What the browser knows without asking the server, in the page's own language.
function missing(element) {
  return [...element.querySelectorAll("[data-field] :is(input, select, textarea)")].filter(input => !input.validity.valid).map(input => {
    const { valueMissing, tooShort } = input.validity
    const detail = valueMissing ? t("form.required") : tooShort ? t("form.tooShort", { n: input.minLength }) : input.type === "email" ? t("form.email") : input.validationMessage
    return { pointer: `/${input.closest("[data-field]").dataset.field}`, detail }
  })
}

function clear(element) {
  for (const note of element.querySelectorAll(".err")) note.hidden = true
  for (const input of element.querySelectorAll("[aria-invalid]")) input.removeAttribute("aria-invalid")
}

function say(note, text) {
  note.hidden = false
  replace(note, icon("fail", "glyph s-fail"), text)
}
