import { api } from "../api/client.js"
import { pages, paths } from "../api/paths.js"
import { session } from "../api/session.js"
import { h, icon, replace } from "../helpers/dom.js"
import { follow } from "../helpers/follow.js"
import { keyed } from "../helpers/keyed.js"
import { number, t } from "../helpers/locale.js"
import { navigate } from "../router.js"
import { emptyDrawing } from "./parts/empty-drawing.js"
import { members } from "./parts/members.js"
import { newThing } from "./parts/new-thing.js"
import { pushHint } from "./parts/push-hint.js"
import { settings } from "./parts/settings.js"
import { tallies } from "./parts/tallies.js"
import "../elements/gate-chip.js"
import "../elements/spark-line.js"
import "../elements/time-ago.js"

const types = ["project.changed", "flow.created", "flow.changed", "revision.created", "report.changed", "facts.changed", "judgement.changed", "thread.created", "thread.changed"]

/** A project: its flows, each with its gate and how it went, and its members. */
export default async function project({ params, signal }) {
  const slug = params.project
  const [about, flows, people] = await Promise.all([api.get(paths.project(slug), { signal }), api.list(paths.flows(slug), { signal }), members(slug, signal)])
  const title = h("h1", about.name)
  const line = h("p.quiet")
  const head = [["flow.name"], ["flow.gate"], ["flow.open"], ["flow.trend", "opt"], ["flow.threads", "num opt"], ["flow.newest", "opt"], ["flow.updated", "num"]]
  const body = h("tbody")
  const card = h("div.card.table-scroll", h("table.table.stacked.flows",
    h("thead", h("tr", head.map(([key, className]) => h("th", { scope: "col", class: className }, t(key))))), body))
  const mayCreate = session.can("editor", slug)
  const none = empty(slug, mayCreate, () => create(slug, signal))
  const show = (project, items) => {
    title.textContent = project.name
    replace(line, [t("projects.flowCount", { n: items.length }), project.archived && t("archived")].filter(Boolean).join(" · "))
    keyed(body, items.toSorted((a, b) => a.archived - b.archived), ({ slug }) => slug, flow => row(slug, flow))
    card.hidden = items.length === 0
    none.hidden = items.length > 0
  }
  show(about, flows)
  follow({ project: slug, types }, async () => show(await api.get(paths.project(slug), { signal }), await api.list(paths.flows(slug), { signal })), signal)
  return {
    title: about.name,
    crumbs: [{ label: t("projects.title"), href: pages.projects() }, { label: about.name }],
    element: h("div.page",
      h("header.page-head", h("div.grow", title, line),
        session.can("maintainer", slug) && h("button.btn", { type: "button", onclick: () => settings({ path: paths.project(slug), kind: "project", signal }) }, icon("edit"), t("settings")),
        mayCreate && h("button.btn.primary", { type: "button", onclick: () => create(slug, signal) }, icon("plus"), t("flow.new"))),
      card, none, people),
  }
}

function row(project, flow) {
  const { newest } = flow
  return h("tr", { class: flow.archived && "archived" },
    h("td", h("a.name", { href: pages.flow(project, flow.slug) }, flow.name), h("p.small.quiet", flow.slug, flow.archived && [" · ", t("archived")])),
    h("td", newest ? h("gate-chip", { small: true, ".gate": newest.gate }) : h("span.quiet", t("flow.noRevision"))),
    h("td.nowrap", newest && tallies(newest.summary)),
    h("td.opt", h("spark-line", { ".values": flow.trend.map(({ error, warning, advice }) => error + warning + advice) })),
    h("td.num.opt", flow.openThreads ? number(flow.openThreads) : h("span.quiet", "–")),
    h("td.opt.nowrap", newest && [h("a", { href: pages.review(project, flow.slug, newest.number) }, `r${newest.number}`), " ", h("span.quiet", newest.author.name)]),
    h("td.num.quiet.nowrap", h("time-ago", { time: flow.updatedAt })))
}

function empty(project, mayCreate, make) {
  return h("div.card.empty", emptyDrawing(), h("h2", t("flow.none")), h("p", t(mayCreate ? "flow.noneHint" : "flow.noneViewer")),
    mayCreate && h("p", h("button.btn.primary", { type: "button", onclick: make }, icon("plus"), t("flow.new"))),
    mayCreate && pushHint(project))
}

function create(project, signal) {
  newThing({
    title: t("flow.new"), hint: t("form.slugHint"), signal,
    send: async values => {
      const flow = await api.post(paths.flows(project), values)
      navigate(pages.flow(project, flow.slug))
    },
  })
}
