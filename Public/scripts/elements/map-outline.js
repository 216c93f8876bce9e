import { h, replace } from "../helpers/dom.js"
import { has, t } from "../helpers/locale.js"
import { counts, nodeIcon, nodeKind } from "../helpers/marks.js"
import { ReviewElement } from "../helpers/review-element.js"

const PAGE = 300

/** The map as a list: every node with what it leads to. Says the same as the map, for those who'd rather read it. */
class MapOutline extends ReviewElement {
  #shown = PAGE

  connected(signal) {
    this.review.on(["layout", "findings", "selection"], () => this.#draw(), signal)
    this.#draw()
  }

  #draw() {
    const { layout, selection } = this.review
    if (!layout) return
    const focused = this.contains(document.activeElement) ? document.activeElement.dataset.key : null
    const { node: chosen } = selection.current
    const leads = Map.groupBy ? Map.groupBy(layout.edges, edge => edge.from) : groupBy(layout.edges)
    replace(this, h("ul.outline", { "aria-label": t("outline.title") }, layout.nodes.slice(0, this.#shown).map(node => h("li",
      h("button.outline-row", { type: "button", dataset: { key: node.id }, "aria-pressed": node.id === chosen, onclick: () => selection.chooseNode(node.id) },
        nodeIcon(node), h("b.clip", node.name || node.id), h("span.quiet.small", nodeKind(node)), h("span.grow"), h("span.row.kcounts", counts(this.review.findings.countsOf(node.id)))),
      leads.has(node.id) && h("ul", leads.get(node.id).map(edge => h("li",
        h("button.link.small", { type: "button", dataset: { key: `${edge.id}>` }, onclick: () => selection.chooseNode(edge.to) },
          t(has(`map.leads.${edge.kind}`) ? `map.leads.${edge.kind}` : "map.leads.push", { name: this.review.nameOf(edge.to) })))))))),
    layout.nodes.length > this.#shown && h("p.more", h("button.btn.plain", { type: "button", onclick: () => { this.#shown += PAGE; this.#draw() } }, t("findings.more", { n: layout.nodes.length - this.#shown }))))
    if (focused !== null) [...this.querySelectorAll("button")].find(button => button.dataset.key === focused)?.focus({ preventScroll: true })
  }
}

function groupBy(edges) {
  const groups = new Map()
  for (const edge of edges) groups.set(edge.from, [...(groups.get(edge.from) ?? []), edge])
  return groups
}

customElements.define("map-outline", MapOutline)
