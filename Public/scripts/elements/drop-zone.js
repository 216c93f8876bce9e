import { h, icon, replace } from "../helpers/dom.js"
import { droppedFiles } from "../helpers/files.js"
import { t } from "../helpers/locale.js"

const kinds = [".storyboard", ".xib", ".flow.json", "scrim.facts.json", ".png"]

/**
 * Takes files: dropped anywhere on the page, or chosen. Fires `files` with the list. `overlay` (a text) is what the page says while
 * files hang over it. With the attribute `unseen` only dropping and `choose()` are there.
 */
class DropZone extends HTMLElement {
  #input = h("input", { type: "file", multiple: true, accept: kinds.map(kind => kind.slice(kind.lastIndexOf("."))).join(","), hidden: true, onchange: () => this.#chosen() })
  #depth = 0
  #cover = null
  #ending = null

  /** What the page says while files hang over it. */
  overlay = ""

  connectedCallback() {
    if (!this.firstChild) this.#draw()
    this.#ending = new AbortController()
    const { signal } = this.#ending
    addEventListener("dragenter", event => this.#over(event, 1), { signal })
    addEventListener("dragleave", event => this.#over(event, -1), { signal })
    addEventListener("dragover", event => { if (holdsFiles(event)) event.preventDefault() }, { signal })
    addEventListener("drop", event => this.#drop(event), { signal })
  }

  disconnectedCallback() {
    this.#ending.abort()
    this.#uncover()
  }

  /** Opens the file chooser. */
  choose() { this.#input.click() }

  #draw() {
    if (this.hasAttribute("unseen")) return replace(this, this.#input)
    replace(this, h("div.drop",
      icon("drop", "icon large"),
      h("div.drop-text", h("h2", t("upload.drop")),
        h("p.quiet", t("upload.or"), " ", h("button.link", { type: "button", onclick: () => this.choose() }, t("upload.choose")), " · ", t("upload.limit"))),
      h("ul.kinds", { "aria-label": t("upload.kinds") }, kinds.map(kind => h("li.chip", icon("file"), kind)))), this.#input)
  }

  // Entering a child fires before leaving its parent, so only the count tells when the files have left the window.
  #over(event, step) {
    if (!holdsFiles(event)) return
    event.preventDefault()
    this.#depth += step
    if (this.#depth > 0) this.#show()
    else this.#uncover()
  }

  async #drop(event) {
    if (!holdsFiles(event)) return
    event.preventDefault()
    this.#uncover()
    this.#send(await droppedFiles(event.dataTransfer))
  }

  #chosen() {
    const files = [...this.#input.files]
    this.#input.value = ""
    if (files.length) this.#send(files)
  }

  #send(files) { this.dispatchEvent(new CustomEvent("files", { bubbles: true, detail: files })) }

  #show() {
    if (this.#cover) return
    this.#cover = h("div.drop-over", { "aria-hidden": "true" }, h("div", h("div.card", icon("drop", "icon large"), h("b", this.overlay))))
    document.body.append(this.#cover)
  }

  #uncover() {
    this.#depth = 0
    this.#cover?.remove()
    this.#cover = null
  }
}

function holdsFiles(event) { return event.dataTransfer?.types.includes("Files") ?? false }

customElements.define("drop-zone", DropZone)
