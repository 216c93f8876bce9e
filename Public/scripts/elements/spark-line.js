import { replace, svg } from "../helpers/dom.js"
import { number, t } from "../helpers/locale.js"
import { linePath } from "../models/chart.js"

const width = 132, height = 28, foot = 3, end = 24

/** `.values = [number, …]`: how a number went over the last revisions, with the last one written beside its point. */
class SparkLine extends HTMLElement {
  set values(values) {
    if (!values.length) return replace(this)
    const most = Math.max(...values, 1)
    const step = (width - end - foot * 2) / Math.max(values.length - 1, 1)
    const point = (value, index) => [foot + index * step, height - foot - (value / most) * (height - 10)]
    const points = values.map(point)
    const [x, y] = points.at(-1)
    replace(this, svg("svg", {
      viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": t("spark.label", { values: values.map(number).join(", ") }),
    },
      svg("path.base", { d: `M${foot} ${height - 1}H${width - end}` }),
      svg("path.line", { d: linePath(points) }),
      svg("circle", { cx: x, cy: y, r: 2.5 }),
      svg("text", { x: x + 6, y: Math.min(y + 4, height - 2) }, number(values.at(-1)))))
  }
}

customElements.define("spark-line", SparkLine)
