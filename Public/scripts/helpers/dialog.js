import { h, icon, uniqueId } from "./dom.js"
import { t } from "./locale.js"

/** Opens a modal dialog with a title; gives back `close()`. It ends with the page that opened it. */
export function openDialog(title, content, signal) {
  const id = uniqueId("dialog")
  const dialog = h("dialog", { "aria-labelledby": id, onclose: () => dialog.remove() },
    h("div.pop-head.row", h("h2.grow", { id }, title),
      h("button.btn.plain.icon-only", { type: "button", "aria-label": t("close"), onclick: () => dialog.close() }, icon("close"))),
    content)
  signal?.addEventListener("abort", () => dialog.close())
  document.body.append(dialog)
  dialog.showModal()
  dialog.querySelector("input, textarea, select")?.focus()
  return () => dialog.close()
}
