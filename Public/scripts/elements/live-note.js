import { h, icon, replace } from "../helpers/dom.js"
import { t } from "../helpers/locale.js"
import { say } from "../helpers/say.js"

/** Announces what someone else did, without touching the page: *heron pushed r8 · Show r8*. A newer note takes the place of an older. */
class LiveNote extends HTMLElement {
  /** Says a text, with a link or a button `{label, href?, run?}` to see it. */
  show(text, { label, href, run } = {}) {
    replace(this, h("div.live", h("span.dot"), h("span.grow", text),
      href ? h("a.btn.low", { href }, label) : run && h("button.btn.low", { type: "button", onclick: () => { this.clear(); run() } }, label),
      h("button.btn.plain.low.icon-only", { type: "button", "aria-label": t("close"), onclick: () => this.clear() }, icon("close"))))
    say(text, { throttle: true })
  }

  /** Takes the note away. */
  clear() { this.replaceChildren() }
}

customElements.define("live-note", LiveNote)
