import { h, icon, replace, svg } from "../helpers/dom.js"
import { number, t } from "../helpers/locale.js"
import { gridValues, linePath, spread } from "../models/chart.js"

const height = 208, left = 34, right = 120, top = 14, bottom = 30
const series = [["error", "fail"], ["warning", "warning"], ["advice", "advice"]]

/** Findings by revision, a line for every severity: told apart by dashes and by the sign at its end, not by colour alone. Beneath, the same as a table. */
class FindingsChart extends HTMLElement {
  #trend = []
  #size = new ResizeObserver(() => this.#draw())
  #picture = h("div.chart-holder")
  #details = h("details.chart-table")

  /** `trend`: oldest first, as the API gives it. */
  set trend(trend) {
    this.#trend = trend
    replace(this.#details, h("summary", t("chart.table")), h("div.table-scroll", table(trend)))
    this.#draw()
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#picture, this.#details)
    this.#size.observe(this.#picture)
  }

  disconnectedCallback() { this.#size.disconnect() }

  // At the width that there is: letters keep their size.
  #draw() {
    const width = this.#picture.clientWidth
    const trend = this.#trend
    if (!width || !trend.length) return
    const grid = gridValues(Math.max(...trend.flatMap(entry => series.map(([name]) => entry[name])), 1))
    const x = index => left + (trend.length > 1 ? index * (width - left - right) / (trend.length - 1) : 0)
    const y = value => height - bottom - value / grid.at(-1) * (height - top - bottom)
    replace(this.#picture,
      svg("svg.chart", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": describe(trend) },
        grid.map(value => [svg("path.axis", { d: `M${left} ${y(value)}H${width - right + 8}` }), svg("text", { x: left - 10, y: y(value) + 4, "text-anchor": "end" }, number(value))]),
        trend.map((entry, index) => every(trend.length, index, x(1) - x(0)) && svg("text", { x: x(index), y: height - 10, "text-anchor": "middle" }, `r${entry.revision}`)),
        this.#lines(trend, x, y)))
  }

  #lines(trend, x, y) {
    const last = trend.at(-1)
    const labels = spread(series.map(([name]) => y(last[name])), 18)
    return series.map(([name, state], index) => svg(`g.s-${state}`, { class: `series ${name}` },
      svg("path", { d: linePath(trend.map((entry, place) => [x(place), y(entry[name])])) }),
      trend.length === 1 && svg("circle", { cx: x(0), cy: y(last[name]), r: 2.5 }),
      sign(state, x(trend.length - 1) + 12, labels[index] - 7),
      svg("text.value", { x: x(trend.length - 1) + 32, y: labels[index] + 4 }, t(`chart.${name}`, { n: last[name] }))))
  }
}

// As many labels below as there is room for, the newest always.
function every(count, index, step) { return (count - 1 - index) % Math.max(1, Math.ceil(36 / step)) === 0 }

function sign(state, x, y) {
  const picture = icon(state, `glyph s-${state}`)
  for (const [name, value] of Object.entries({ x, y, width: 14, height: 14 })) picture.setAttribute(name, value)
  return picture
}

function describe(trend) {
  const first = trend[0], last = trend.at(-1)
  return t("chart.label", {
    from: `r${first.revision}`, to: `r${last.revision}`,
    errors: `${number(first.error)}–${number(last.error)}`, warnings: `${number(first.warning)}–${number(last.warning)}`, advice: `${number(first.advice)}–${number(last.advice)}`,
  })
}

function table(trend) {
  const columns = ["error", "warning", "advice", "review", "open"]
  return h("table.table",
    h("thead", h("tr", h("th", { scope: "col" }, t("revision.title")), columns.map(name => h("th.num", { scope: "col" }, t(`chart.column.${name}`))))),
    h("tbody", trend.toReversed().map(entry => h("tr", h("th", { scope: "row" }, `r${entry.revision}`), columns.map(name => h("td.num", number(entry[name])))))))
}

customElements.define("findings-chart", FindingsChart)
