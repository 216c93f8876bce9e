import { h, replace } from "../helpers/dom.js"
import { countName, quietGlyph } from "../helpers/marks.js"
import { t } from "../helpers/locale.js"

/**
 * How many guidelines have which outcome, as a bar and as numbers that filter. `.show(counts, pressed)` takes a map by kind and a
 * set of kinds; a press fires `filter` with the kind.
 */
class OutcomeBar extends HTMLElement {
  #buttons = new Map()
  #bars = new Map()

  show(counts, pressed) {
    if (this.#buttons.size === 0) this.#build([...counts.keys()])
    for (const [kind, count] of counts) {
      this.#bars.get(kind).style.setProperty("flex-grow", String(count))
      this.#bars.get(kind).hidden = count === 0
      const button = this.#buttons.get(kind)
      if (!button) continue
      button.lastChild.textContent = String(count)
      button.setAttribute("aria-label", countName(kind, count))
      button.title = t(`state.${kind}`)
      button.hidden = count === 0 && !pressed.has(kind)
      button.setAttribute("aria-pressed", String(pressed.has(kind)))
    }
  }

  #build(kinds) {
    for (const kind of kinds) {
      this.#bars.set(kind, h(`i.s-${kind}`))
      // What does not apply is nothing to work on: it is in the bar, but no filter.
      if (kind === "notApplicable") continue
      this.#buttons.set(kind, h("button", { type: "button", onclick: () => this.#filter(kind) }, quietGlyph(kind), h("span")))
    }
    replace(this,
      h("div.obar", { "aria-hidden": "true" }, [...this.#bars.values()]),
      h("div.ocounts", { role: "group", "aria-label": t("sheet.filter") }, [...this.#buttons.values()]))
  }

  #filter(kind) { this.dispatchEvent(new CustomEvent("filter", { detail: kind })) }
}

customElements.define("outcome-bar", OutcomeBar)
