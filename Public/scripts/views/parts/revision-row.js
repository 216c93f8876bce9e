import { pages } from "../../api/paths.js"
import { h, icon } from "../../helpers/dom.js"
import { t } from "../../helpers/locale.js"
import { summary } from "../../elements/revision-picker.js"
import { tallies } from "./tallies.js"
import "../../elements/gate-chip.js"
import "../../elements/time-ago.js"
import "../../elements/user-avatar.js"

/** One revision in the list of a flow: what changed, by whom, and how it stands. */
export function revisionRow(project, flow, revision) {
  return h("tr",
    h("td", h("a.name", { href: pages.review(project, flow, revision.number) }, `r${revision.number} `, h("span.revision-title", summary(revision))),
      h("p.small.quiet", change(revision), " · ", revision.source.files.join(", ")), notes(revision)),
    h("td", h("gate-chip", { small: true, ".gate": revision.gate })),
    h("td.nowrap", tallies(revision.summary)),
    h("td.opt.small.quiet.nowrap", t("revision.screens", { n: revision.counts.screens }), " · ", t("revision.modals", { n: revision.counts.modals })),
    h("td.opt", h("span.row", h("user-avatar", { quiet: true, ".user": revision.author }), h("span.clip", revision.author.name))),
    h("td.num.quiet.nowrap", h("time-ago", { time: revision.createdAt })))
}

function change({ change }) {
  if (!change) return t("revision.first")
  const counts = ["added", "changed", "removed"].filter(kind => change[kind]).map(kind => t(`revision.${kind}`, { n: change[kind] }))
  return [t(`change.${change.kind}`), ...counts].join(" · ")
}

// What the reader of the file could not see.
function notes({ notes }) {
  if (!notes?.length) return null
  return h("details.small.notes", h("summary", icon("help"), t("revision.notes", { n: notes.length })),
    h("ul", notes.map(({ detail, file, line, column }) => h("li", detail, " ", h("code.quiet", [file, line, column].filter(Boolean).join(":"))))))
}
