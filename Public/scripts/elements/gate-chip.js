import { h, icon, replace, uniqueId } from "../helpers/dom.js"
import { has, t } from "../helpers/locale.js"
import { popover } from "../helpers/popover.js"

const signs = { openErrors: ["fail", "s-fail"], blockingThreads: ["thread", "s-fail"], judgements: ["review", "s-review"], approvals: ["outdated", "s-open"] }

/**
 * The gate of a revision: always shape and word, with the number of reasons; opened, every reason as a link to what mends it.
 * `gate` is the API's object, so that page and API share one answer. A reason that is followed fires `gate-reason` with it;
 * `hrefs(reason)` may give it an address. With the attribute `small` it is only a sign, for tables.
 */
class GateChip extends HTMLElement {
  #gate = null

  /** Where a reason leads, when there is no one on the page to take `gate-reason`. */
  hrefs = () => "#"

  get gate() { return this.#gate }

  set gate(gate) {
    this.#gate = gate
    if (this.isConnected) this.#draw()
  }

  connectedCallback() { if (this.#gate && !this.firstChild) this.#draw() }

  #draw() {
    const { state, reasons } = this.#gate
    const sign = icon(state, "glyph")
    const word = t(`gate.${state}`)
    if (this.hasAttribute("small")) return replace(this, h(`span.gate.small.${state}`, sign, word))
    const wasOpen = this.querySelector("[popover]")?.matches(":popover-open")
    const button = h(`button.gate.${state}`, { type: "button" }, sign, h("span", word),
      reasons.length > 0 && [h("span", "· ", String(reasons.length)), h("span.wide", t("gate.reasons", { n: reasons.length }))])
    const title = uniqueId("gate")
    const panel = h("div.gate-why", { "aria-labelledby": title },
      h("div.pop-head", h("h2", { id: title }, t(`gate.title.${state}`, { revision: `r${this.#gate.revision}` })),
        h("p.quiet.small", t(reasons.length ? "gate.computed" : "gate.nothing"))),
      reasons.length > 0 && h("ul.pop-list", reasons.map(reason => this.#reason(reason))))
    replace(this, button, panel)
    popover(button, panel)
    if (wasOpen) panel.showPopover()
  }

  #reason(reason) {
    const [name, tone] = signs[reason.kind] ?? ["blocked", "s-fail"]
    const key = `gate.reason.${reason.kind}`
    const follow = event => {
      const taken = !this.dispatchEvent(new CustomEvent("gate-reason", { bubbles: true, cancelable: true, detail: reason }))
      if (!taken) return
      event.preventDefault()
      this.querySelector("[popover]")?.hidePopover()
    }
    return h("li", icon(name, `glyph ${tone}`),
      h("div.grow", h("a", { href: this.hrefs(reason), onclick: follow }, has(key) ? t(key, { n: reason.count }) : reason.detail)))
  }
}

customElements.define("gate-chip", GateChip)
