import { h, replace } from "./dom.js"

const widths = [150, 190, 120, 170]

/** Shows rows of bones in the heights of the real ones, but only if what they stand for takes longer than 150 ms. */
export function bones(body, row, count, signal) {
  const timer = setTimeout(() => {
    if (body.hidden || body.childElementCount > 0) return
    replace(body, Array.from({ length: count }, (_, index) => h(`div.${row}`, { "aria-hidden": "true" },
      h("i.bone.dot"), h("i.bone", { style: { "inline-size": `${widths[index % widths.length]}px` } }))))
  }, 150)
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true })
}
