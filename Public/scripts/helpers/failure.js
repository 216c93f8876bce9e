import { h, icon } from "./dom.js"
import { has, t } from "./locale.js"

/** What to say about an error, in one sentence. */
export function sentence(error) {
  if (error.status === 0) return t("error.offline")
  if (error.status === 429) return t("error.tooMany", { seconds: error.retryAfter ?? 60 })
  if (has(`error.${error.status}`)) return t(`error.${error.status}`)
  return error.detail || t("error.unknown")
}

/** In place of a page or a part that could not be shown: what failed, the request's id, and another try. */
export function failure(error, again) {
  return h("div.nothing", { role: "group" },
    icon("blocked", "icon s-fail"),
    h("p", h("b", sentence(error))),
    error.detail && error.detail !== sentence(error) && h("p.quiet.small", error.detail),
    error.requestId && h("p.quiet.small", t("error.request"), " ", h("code", error.requestId)),
    again && error.status !== 404 && h("button.btn", { type: "button", onclick: () => again() }, t("error.again")))
}
