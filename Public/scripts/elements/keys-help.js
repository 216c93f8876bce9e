import { activeShortcuts, shortcuts } from "../helpers/keyboard.js"
import { h, icon } from "../helpers/dom.js"
import { t } from "../helpers/locale.js"

const signs = { ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", Escape: "Esc", "-": "−" }

/** The list of the keys that work on this page, in a dialog. */
class KeysHelp extends HTMLElement {
  #dialog = null

  /** Opens the list, or closes it. */
  toggle() {
    if (this.#dialog?.open) return this.#dialog.close()
    this.#dialog = h("dialog.keys-help", { "aria-labelledby": "keys-title", onclose: () => this.#dialog.remove() },
      h("div.pop-head.row", h("div.grow", h("h2", { id: "keys-title" }, t("keys.title")), h("p.quiet.small", t("keys.off"))),
        h("button.btn.plain.icon-only", { type: "button", "aria-label": t("close"), onclick: () => this.#dialog.close() }, icon("close"))),
      h("dl.keys", activeShortcuts().map(({ keys, label }) =>
        h("div", h("dt", keys.map(key => h("kbd", signs[key] ?? key))), h("dd", t(label))))))
    this.append(this.#dialog)
    this.#dialog.showModal()
  }
}

customElements.define("keys-help", KeysHelp)

const help = h("keys-help")
document.body.append(help)
shortcuts([{ keys: ["?"], label: "keys.help", run: () => help.toggle() }])
