import { api } from "../api/client.js"
import { paths } from "../api/paths.js"
import { Problem } from "../api/problem.js"
import { h, icon, replace } from "../helpers/dom.js"
import { t } from "../helpers/locale.js"
import { say } from "../helpers/say.js"
import { pathOf, planUpload } from "../models/upload-plan.js"
import "./drop-zone.js"
import "./source-error.js"

/**
 * A new revision from files: dropped anywhere on the page or chosen, sent, read by the server, refused with the place of every fault.
 * `target` is `{project, flow, newest}` (`newest`: number or null). Fires `revision` (detail: `{revision, isNew}`). What happens shows
 * in a dialog, so that nothing of the page moves. With the attribute `unseen` there is no field to drop on, only the page.
 */
class RevisionUpload extends HTMLElement {
  #zone = h("drop-zone")
  #state = h("div.upload-state")
  #dialog = null
  #sending = null
  #target = null

  get target() { return this.#target }

  set target(target) {
    this.#target = target
    this.#zone.overlay = t("upload.over", { revision: `r${(target.newest ?? 0) + 1}` })
  }

  connectedCallback() {
    if (this.firstChild) return
    if (this.hasAttribute("unseen")) this.#zone.setAttribute("unseen", "")
    this.addEventListener("files", event => this.#send(event.detail))
    replace(this, this.#zone)
  }

  disconnectedCallback() {
    this.#sending?.abort()
    this.#dialog?.remove()
  }

  /** Opens the file chooser. */
  choose() { this.#zone.choose() }

  async #send(files) {
    if (this.#sending) return
    const plan = planUpload(files)
    if (plan.refusal) return this.#refuse(new Problem(422, { errors: [{ detail: t(plan.refusal, plan.values) }] }), files)
    this.#sending = new AbortController()
    const { project, flow } = this.#target
    try {
      this.#reading(plan)
      const answer = await api.upload(paths.revisions(project, flow), plan.type ? plan.files[0] : form(plan.files), {
        query: plan.query, type: plan.type, signal: this.#sending.signal, onprogress: part => this.#progress(part),
      })
      this.#clear()
      this.dispatchEvent(new CustomEvent("revision", { bubbles: true, detail: { revision: answer.body, isNew: answer.status === 201 } }))
    } catch (error) {
      if (error.name === "AbortError") this.#clear()
      else await this.#refuse(error, plan.files)
    } finally {
      this.#sending = null
    }
  }

  #reading({ files, ignored }) {
    const size = files.reduce((sum, file) => sum + file.size, 0)
    this.#show(h("section.card.reading", { "aria-label": t("upload.reading") },
      h("header.card-head", icon("file"), h("h2.clip", pathOf(files[0])),
        h("span.quiet.small.nowrap", files.length > 1 && [t("upload.others", { n: files.length - 1 }), " · "], t("upload.kilobytes", { n: Math.max(1, Math.round(size / 1024)) })),
        h("span.grow"),
        h("button.btn.plain", { type: "button", onclick: () => this.#sending?.abort() }, t("cancel"))),
      h("div.card-body.row", h("span.grow", { class: "step" }, t("upload.sending")),
        h("progress.prog", { max: "1", value: "0", "aria-label": t("upload.sending") })),
      ignored > 0 && h("p.small.quiet.ignored", t("upload.ignored", { n: ignored }))))
    say(t("upload.reading"))
  }

  #progress(part) {
    const bar = this.#state.querySelector("progress")
    if (!bar) return
    if (part < 1) bar.value = part
    else {
      bar.removeAttribute("value")
      this.#state.querySelector(".step").textContent = t("upload.checking")
    }
  }

  async #refuse(problem, files) {
    const error = h("source-error")
    await error.show(problem, { files, newest: this.#target.newest })
    this.#show(error, h("p.row.wrap.again",
      h("button.btn.primary", { type: "button", onclick: () => this.choose() }, t("upload.chooseOthers")),
      h("button.btn", { type: "button", onclick: () => this.#clear() }, t("close"))))
    error.focus()
  }

  #show(...content) {
    replace(this.#state, content)
    if (this.#dialog) return
    this.#dialog = h("dialog.upload-dialog", { "aria-label": t("upload.title"), onclose: () => this.#closed() }, this.#state)
    this.append(this.#dialog)
    this.#dialog.showModal()
  }

  #clear() {
    this.#state.replaceChildren()
    this.#dialog?.close()
  }

  #closed() {
    this.#sending?.abort()
    this.#dialog.remove()
    this.#dialog = null
  }
}

function form(files) {
  const data = new FormData()
  for (const file of files) data.append("file", file, pathOf(file))
  return data
}

customElements.define("revision-upload", RevisionUpload)
