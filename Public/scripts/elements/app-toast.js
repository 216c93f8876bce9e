import { h, icon, replace } from "../helpers/dom.js"
import { t } from "../helpers/locale.js"

/** What is done, for some seconds, with a way to take it back. Stays while the pointer or the focus is on it. */
class AppToast extends HTMLElement {
  #timer = null

  /** Shows a text; `undo` gives it a button. */
  show(text, { undo } = {}) {
    const close = () => this.#close()
    replace(this, h("div.toast",
      icon("approve"), h("span.grow", text),
      undo && h("button.btn.plain", { type: "button", onclick: () => { close(); undo() } }, t("toast.undo")),
      h("button.btn.plain.icon-only", { type: "button", "aria-label": t("close"), onclick: close }, icon("close"))))
    this.#wait()
  }

  connectedCallback() {
    for (const name of ["pointerenter", "focusin"]) this.addEventListener(name, () => clearTimeout(this.#timer))
    for (const name of ["pointerleave", "focusout"]) this.addEventListener(name, () => this.firstChild && this.#wait())
  }

  #wait() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#close(), 8000)
  }

  #close() {
    clearTimeout(this.#timer)
    this.replaceChildren()
  }
}

customElements.define("app-toast", AppToast)
