import { icon, replace } from "../helpers/dom.js"
import { t } from "../helpers/locale.js"

/** The states that have a shape of their own, worst first. */
export const states = ["fail", "warning", "advice", "review", "open", "waived", "pass", "notApplicable"]

/** The state of a finding, a rule or a row: a fail is named by its severity. */
export function stateOf({ outcome, severity }) {
  return outcome === "fail" ? { error: "fail", warning: "warning", advice: "advice" }[severity] ?? "fail" : outcome
}

/** `<state-glyph state="fail">`: the shape of a state, named in words; with `quiet`, silent, where the words stand beside it. */
class StateGlyph extends HTMLElement {
  static observedAttributes = ["state", "quiet"]

  connectedCallback() { this.#draw() }

  attributeChangedCallback() { if (this.isConnected) this.#draw() }

  #draw() {
    const state = this.getAttribute("state") ?? "open"
    const picture = icon(state, `glyph s-${state}`)
    if (!this.hasAttribute("quiet")) {
      picture.removeAttribute("aria-hidden")
      picture.setAttribute("role", "img")
      picture.setAttribute("aria-label", t(`state.${state}`))
    }
    replace(this, picture)
  }
}

customElements.define("state-glyph", StateGlyph)
