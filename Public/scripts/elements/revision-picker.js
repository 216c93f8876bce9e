import { h, icon, replace } from "../helpers/dom.js"
import { t } from "../helpers/locale.js"
import { popover } from "../helpers/popover.js"
import "./time-ago.js"

/** The revision that is shown, and the way to the others. */
class RevisionPicker extends HTMLElement {
  /** `revisions`: newest first; `current`: the number that is shown; `href(number)`: where one is. */
  show({ revisions, current, href }) {
    const shown = revisions.find(({ number }) => number === current)
    const button = h("button.btn", { type: "button" },
      h("b", `r${current}`),
      h("span.quiet.wide", shown?.isNewest ? [t("revision.newest"), " · "] : null, shown && h("time-ago", { time: shown.createdAt })),
      icon("chevron"))
    button.setAttribute("aria-label", t("revision.pick", { revision: `r${current}` }))
    const panel = h("div", { "aria-label": t("revision.all") }, h("ul.menu", revisions.map(revision =>
      h("li", h("a", { href: href(revision.number), "aria-current": revision.number === current ? "page" : null },
        h("b", `r${revision.number}`),
        h("span.grow.clip", summary(revision)),
        h("span.quiet.small.nowrap", revision.author.name, " · ", h("time-ago", { time: revision.createdAt })))))))
    panel.addEventListener("click", event => event.target.closest("a") && panel.hidePopover())
    replace(this, button, panel)
    popover(button, panel)
  }
}

/** What a revision changed, in a few words: its title, or else the kind of change. */
export function summary(revision) {
  if (revision.title) return revision.title
  if (!revision.change) return t("revision.first")
  return t(`change.${revision.change.kind}`)
}

customElements.define("revision-picker", RevisionPicker)
