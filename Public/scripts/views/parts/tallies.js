import { h, icon } from "../../helpers/dom.js"
import { number, t } from "../../helpers/locale.js"

const kinds = [["error", "fail"], ["warning", "warning"], ["advice", "advice"]]

/** The failing findings of a revision by severity, each with its sign; named as "2 errors". */
export function tallies(summary) {
  return h("span.tallies", kinds.map(([severity, state]) => {
    const n = summary.fail[severity]
    return h("span.tally", { role: "img", "aria-label": t(`chart.${severity}`, { n }) }, icon(state, `glyph s-${state}`), h("span", { "aria-hidden": "true" }, number(n)))
  }))
}
