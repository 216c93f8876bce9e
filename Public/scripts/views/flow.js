import { api } from "../api/client.js"
import { pages, paths } from "../api/paths.js"
import { session } from "../api/session.js"
import { h, icon } from "../helpers/dom.js"
import { follow } from "../helpers/follow.js"
import { shortcuts } from "../helpers/keyboard.js"
import { keyed } from "../helpers/keyed.js"
import { t } from "../helpers/locale.js"
import { live } from "../live/live.js"
import { writeFragment } from "../models/selection.js"
import { navigate } from "../router.js"
import { settings } from "./parts/settings.js"
import { pushHint } from "./parts/push-hint.js"
import { revisionRow } from "./parts/revision-row.js"
import { toast } from "../helpers/say.js"
import "../elements/findings-chart.js"
import "../elements/gate-chip.js"
import "../elements/live-note.js"
import "../elements/revision-upload.js"

const types = ["flow.changed", "revision.created", "report.changed", "facts.changed", "judgement.changed", "thread.created", "thread.changed"]

/** A flow: its revisions, how its findings went, and the way to a new revision. */
export default async function flow({ params, signal }) {
  const { project, flow } = params
  const path = paths.flow(project, flow)
  let most = 50
  const read = () => Promise.all([api.get(path, { signal }), api.list(paths.revisions(project, flow), { signal, limit: 50, most })])
  const [[about, revisions], owner] = await Promise.all([read(), api.get(paths.project(project), { signal })])
  const mayUpload = session.can("editor", project) && !about.archived
  const parts = {
    title: h("h1", about.name), line: h("p.quiet"), gate: h("gate-chip"), review: h("a.btn.primary"),
    body: h("tbody"), chart: h("findings-chart"), note: h("live-note.flow-note"),
    upload: mayUpload && h("revision-upload", { onrevision: event => made(event.detail) }),
  }
  parts.chartCard = h("section.card.section", { "aria-labelledby": "chart-title" }, h("header.card-head", h("h2", { id: "chart-title" }, t("chart.title"))), parts.chart)
  parts.push = h("p.center", pushHint(project, flow))
  parts.older = h("button.btn", { type: "button", onclick: async () => { most += 50; show(...await read(), false) } }, t("revision.older"))
  parts.table = table(parts.body, parts.older)
  // The first of what a reason names is selected there.
  parts.gate.hrefs = ({ findings = [], threads = [] }) => parts.review.href + writeFragment({ finding: findings[0], thread: threads[0] })
  let newest = null

  const show = (about, revisions, mark = true) => {
    newest = revisions[0] ?? null
    parts.title.textContent = about.name
    parts.line.textContent = [newest ? t("flow.revisionCount", { n: newest.number }) : t("flow.noRevision"), about.openThreads ? t("flow.openThreads", { n: about.openThreads }) : null, about.archived ? t("archived") : null].filter(Boolean).join(" · ")
    for (const part of [parts.gate, parts.review, parts.table]) part.hidden = !newest
    parts.push.hidden = Boolean(newest)
    parts.chartCard.hidden = about.trend.length < 2
    if (about.trend.length >= 2) parts.chart.trend = about.trend
    if (parts.upload) {
      parts.upload.toggleAttribute("compact", Boolean(newest))
      parts.upload.target = { project, flow, newest: newest?.number ?? null }
    }
    parts.older.hidden = revisions.length < most || revisions.at(-1).number === 1
    keyed(parts.body, revisions, ({ number }) => number, revision => revisionRow(project, flow, revision), { mark })
    if (!newest) return
    parts.review.href = pages.review(project, flow, newest.number)
    parts.gate.gate = newest.gate
    parts.review.textContent = t("flow.review", { revision: `r${newest.number}` })
  }

  const made = ({ revision, isNew }) => {
    if (!isNew) return toast(t("upload.same", { revision: `r${revision.number}` }))
    navigate(pages.review(project, flow, revision.number))
  }

  show(about, revisions)
  follow({ project, flow, types }, async () => show(...await read()), signal)
  live.subscribe({ project, flow }, { change: change => {
    if (change.type !== "revision.created" || session.isMe(change.actor)) return
    parts.note.show(t("live.revision", { name: change.actor?.name ?? "–", revision: `r${change.revision}` }), { label: t("live.show", { revision: `r${change.revision}` }), href: pages.review(project, flow, change.revision) })
  } }, signal)
  shortcuts([{ keys: ["u"], label: "keys.upload", run: () => parts.upload ? parts.upload.choose() : false }], signal)

  return {
    title: about.name,
    crumbs: [{ label: t("projects.title"), href: pages.projects() }, { label: owner.name, href: pages.project(project) }, { label: about.name }],
    element: h("div.page",
      h("header.page-head", h("div.grow", parts.title, parts.line),
        session.can("maintainer", project) && h("button.btn", { type: "button", onclick: () => settings({ path, kind: "flow", signal }) }, icon("edit"), t("settings")),
        parts.gate, parts.review),
      parts.note,
      parts.upload, mayUpload && parts.push,
      parts.chartCard, parts.table),
  }
}

function table(body, older) {
  const head = [["revision.title"], ["flow.gate"], ["flow.open"], ["revision.holds", "opt"], ["revision.author", "opt"], ["revision.created", "num"]]
  return h("section.section", { "aria-labelledby": "revisions-title" },
    h("div.section-head", h("h2", { id: "revisions-title" }, t("revision.all"))),
    h("div.card.table-scroll", h("table.table.stacked.revisions", h("thead", h("tr", head.map(([key, className]) => h("th", { scope: "col", class: className }, t(key))))), body)),
    h("p.form-foot", older))
}
