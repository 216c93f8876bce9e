import { api } from "../api/client.js"
import { pages } from "../api/paths.js"
import { h, icon } from "../helpers/dom.js"
import { follow } from "../helpers/follow.js"
import { keyed } from "../helpers/keyed.js"
import { t } from "../helpers/locale.js"
import { navigate } from "../router.js"
import { emptyDrawing } from "./parts/empty-drawing.js"
import { newThing } from "./parts/new-thing.js"
import "../elements/time-ago.js"

/** The projects that are shared with the person. */
export default async function projects({ signal }) {
  const head = ["projects.name", "projects.flows", "projects.gates", "projects.role", "projects.updated"]
  const body = h("tbody")
  const card = h("div.card.table-scroll", h("table.table.stacked",
    h("thead", h("tr", head.map((key, index) => h("th", { scope: "col", class: index === 4 && "num" }, t(key))))), body))
  const none = h("div.card.empty", emptyDrawing(), h("h2", t("projects.none")), h("p", t("projects.noneHint")))
  const show = items => {
    keyed(body, items.toSorted((a, b) => a.archived - b.archived), ({ slug }) => slug, row)
    card.hidden = items.length === 0
    none.hidden = items.length > 0
  }
  const read = async () => show(await api.list("/projects", { signal }))
  await read()
  follow({ types: ["project.created", "project.changed", "members.changed", "flow.created", "flow.changed", "revision.created", "report.changed"] }, read, signal)
  return {
    title: t("projects.title"),
    crumbs: [{ label: t("projects.title") }],
    element: h("div.page",
      h("header.page-head", h("div.grow", h("h1", t("projects.title"))),
        h("button.btn.primary", { type: "button", onclick: () => create(signal) }, icon("plus"), t("projects.new"))),
      card, none),
  }
}

function row(project) {
  return h("tr", { class: project.archived && "archived" },
    h("td", h("a.name", { href: pages.project(project.slug) }, project.name), h("p.small.quiet", project.slug, project.archived && [" · ", t("archived")])),
    h("td", t("projects.flowCount", { n: project.flowCount })),
    h("td", gates(project.gates)),
    h("td.quiet.opt", project.role && t(`role.${project.role}`)),
    h("td.num.quiet.nowrap", h("time-ago", { time: project.updatedAt })))
}

function gates({ passed, blocked }) {
  if (!passed && !blocked) return h("span.quiet", "–")
  return h("span.tallies",
    h("span.tally", icon("blocked", "glyph s-fail"), t("projects.blocked", { n: blocked })),
    h("span.tally", icon("passed", "glyph s-pass"), t("projects.passed", { n: passed })))
}

function create(signal) {
  newThing({
    title: t("projects.new"), hint: t("form.slugHint"), signal,
    send: async values => {
      const project = await api.post("/projects", values)
      navigate(pages.project(project.slug))
    },
  })
}
