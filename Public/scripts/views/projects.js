import { api } from "../api/client.js"
import { pages } from "../api/paths.js"
import { h } from "../helpers/dom.js"
import { t } from "../helpers/locale.js"

/** The projects of the person. */
export default async function projects({ signal }) {
  const items = await api.list("/projects", { signal })
  return {
    title: t("projects.title"),
    crumbs: [{ label: t("projects.title") }],
    element: h("div.page", h("h1", t("projects.title")), h("ul", items.map(project => h("li", h("a", { href: pages.project(project.slug) }, project.name))))),
  }
}
