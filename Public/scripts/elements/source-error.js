import { h, replace, uniqueId } from "../helpers/dom.js"
import { t } from "../helpers/locale.js"
import { copy } from "../helpers/copy.js"
import { toast } from "../helpers/say.js"
import { excerpt } from "../models/excerpt.js"
import { sentence } from "../helpers/failure.js"
import { pathOf } from "../models/upload-plan.js"
import "./state-glyph.js"

/** Why files could not become a revision: the first place with its lines and a caret, then every other one. */
class SourceError extends HTMLElement {
  /**
   * Shows a `Problem`. `files` are those that were sent, for the lines around a place; `newest` is the revision that stays the newest, or null.
   */
  async show(problem, { files = [], newest = null } = {}) {
    const [first, ...others] = problem.errors
    const lines = first ? await this.#lines(first, files) : null
    const title = uniqueId("source-error")
    this.setAttribute("role", "group")
    this.setAttribute("aria-labelledby", title)
    this.tabIndex = -1
    replace(this,
      h("div.source-card",
        h("div.source-head", { role: "alert" }, h("state-glyph", { state: "fail" }),
          h("div.grow", h("h2", { id: title }, this.#title(first)), h("p.soft", first?.detail ?? sentence(problem)))),
        first?.file && this.#place(first),
        lines && this.#excerpt(lines)),
      h("p.small.quiet.stored",
        others.length > 0 && [t("upload.more", { n: others.length }), " "],
        newest ? t("upload.nothingStored", { revision: `r${newest}` }) : t("upload.nothingStoredYet"),
        problem.requestId && [" ", t("error.request"), " ", h("code", problem.requestId)]),
      others.length > 0 && this.#table(problem.errors))
  }

  #title(error) {
    if (!error?.file) return t("upload.failed")
    return error.line ? t("upload.unreadable", { file: error.file, line: String(error.line) }) : t("upload.unreadableFile", { file: error.file })
  }

  #place(error) {
    const field = h("input.place", { readonly: true, value: position(error), "aria-label": t("upload.position"), size: position(error).length })
    return h("div.card-head.place-row", field, error.pointer && h("span.quiet.small.clip.grow", error.pointer), !error.pointer && h("span.grow"),
      h("button.btn.plain.low", { type: "button", onclick: async () => await copy(field) && toast(t("copied")) }, t("copy")))
  }

  #excerpt({ lines, before, mark, after }) {
    return h("div.frame", { role: "group", "aria-label": t("upload.excerpt"), tabindex: "0", translate: "no" }, lines.map(({ number, text, isHit }) => isHit
      ? [h("div.hit", h("span.at", String(number)), h("span", before, h("mark", mark), after)),
        mark && h("div.caret", { "aria-hidden": "true" }, h("span.at"), h("span", h("span.unseen", before), "^".repeat([...mark].length)))]
      : h("div", h("span.at", String(number)), h("span", text))))
  }

  #table(errors) {
    return h("div.card", h("table.table.problems",
      h("thead", h("tr", h("th", { scope: "col" }, t("upload.position")), h("th", { scope: "col" }, t("upload.problem")), h("th.wide", { scope: "col" }, t("upload.kind")))),
      h("tbody", errors.map(error => h("tr",
        h("td", h("code", position(error))), h("td", error.detail), h("td.quiet.wide", error.code))))))
  }

  // The browser has the file, and so more lines around the place than an answer should carry.
  async #lines(error, files) {
    const file = files.find(file => [pathOf(file), file.name].includes(error.file)) ?? (files.length === 1 ? files[0] : null)
    const text = file && error.line ? await file.text().catch(() => null) : null
    const own = text === null ? null : excerpt(text, error.line, error.column)
    if (own || !error.excerpt) return own
    const server = error.excerpt.split("\n")
    if (server.length === 1 && error.line) return excerpt("\n".repeat(error.line - 1) + server[0], error.line, error.column, { above: 0 })
    return { lines: server.map(text => ({ number: "", text, isHit: false })) }
  }
}

function position({ file, line, column, pointer }) {
  if (!file) return pointer || "–"
  return [file, line, line && column].filter(Boolean).join(":")
}

customElements.define("source-error", SourceError)
