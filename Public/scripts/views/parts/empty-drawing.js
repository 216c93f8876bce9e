import { svg } from "../../helpers/dom.js"

/** Three devices, the middle one with an alert: what stands where no flow is yet. */
export function emptyDrawing() {
  return svg("svg.empty-drawing", { viewBox: "0 0 232 132", "aria-hidden": "true" },
    svg("g.away", svg("rect", { x: 20, y: 14, width: 52, height: 104, rx: 11 }), svg("rect", { x: 160, y: 14, width: 52, height: 104, rx: 11 }), svg("path", { d: "M76 66h5M151 66h5" })),
    svg("rect.dim", { x: 86, y: 6, width: 60, height: 120, rx: 13 }),
    svg("rect.device", { x: 86, y: 6, width: 60, height: 120, rx: 13 }),
    svg("rect.alert", { x: 94, y: 48, width: 44, height: 36, rx: 7 }),
    svg("path.device", { d: "M94 70h44M116 70v14M103 57h26M107 63h18" }))
}
