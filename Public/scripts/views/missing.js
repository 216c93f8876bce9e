import { h } from "../helpers/dom.js"
import { t } from "../helpers/locale.js"
import { failure } from "../helpers/failure.js"
import { Problem } from "../api/problem.js"

/** An address where there is no page. */
export default function missing() {
  return { title: t("error.404"), crumbs: [{ label: t("error.title") }], element: h("div.page", h("h1.visually-hidden", t("error.title")), failure(new Problem(404))) }
}
