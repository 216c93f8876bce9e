import { h, icon, replace } from "../helpers/dom.js"
import { failure } from "../helpers/failure.js"
import { t } from "../helpers/locale.js"
import { glyph, nodeIcon, nodeKind } from "../helpers/marks.js"
import { flash, ReviewElement } from "../helpers/review-element.js"
import { bones } from "../helpers/bones.js"
import { kindOf, nodesOfFinding, ownerOf, partOf } from "../models/outcomes.js"
import { isNew } from "../models/finding-list.js"

const PAGE = 200
const segments = ["all", "selection", "new", "fixed"]

/**
 * The findings: all of them, those of the selection, the new ones, or those that are mended. Never sorted anew by a choice: until
 * somebody says which to show, a node or a guideline shows its own, and a finding, which is chosen in the list, leaves the list.
 */
class FindingListElement extends ReviewElement {
  #segment = "all"
  #isAsked = false
  #shownRows = PAGE
  #buttons = new Map()
  #count = null
  #body = null
  #rows = new Map()
  #key = ""

  connected(signal) {
    const { node, guideline, finding } = this.review.selection.current
    if ((node || guideline) && !finding) this.#segment = "selection"
    for (const segment of segments) {
      this.#buttons.set(segment, h("button", { type: "button", "aria-pressed": "false", onclick: () => this.#show(segment) }, t(`findings.${segment}`), segment !== "selection" && h("span.seg-count")))
    }
    this.#count = h("span.quiet.small.clip", { role: "status" })
    this.#body = h("div.panel-body")
    replace(this,
      h("header.panel-head", h("h2", { id: "findings-title" }, t("findings.title")), this.#count, h("span.grow"),
        h("div.seg", { role: "group", "aria-label": t("findings.show") }, [...this.#buttons.values()])),
      this.#body)
    this.setAttribute("role", "region")
    this.setAttribute("aria-labelledby", "findings-title")
    bones(this.#body, "frow", 5, signal)
    this.review.on("findings", ({ live }) => this.#draw(live), signal)
    this.review.on(["layout", "sheet"], () => this.#draw(), signal)
    this.review.on("selection", ({ now, before }) => this.#selected(now, before), signal)
    if (this.review.statusOf("findings") !== "loading") this.#draw()
  }

  /** The findings in the list, for the keys that go through them. */
  get shown() { return this.review.findings.shown({ segment: this.#segment, selection: this.review.selection.current }) }

  #show(segment) {
    this.#segment = segment
    this.#isAsked = true
    this.#shownRows = PAGE
    this.#draw()
  }

  #draw(live = false) {
    const status = this.review.statusOf("findings")
    if (status === "loading") return
    if (status !== "ready") return replace(this.#body, failure(status, () => this.review.load("findings")))
    const { findings, selection: { current } } = this.review
    const numbers = { all: this.#total, new: findings.all.filter(isNew).length, fixed: findings.fixed.length }
    for (const [segment, button] of this.#buttons) {
      button.setAttribute("aria-pressed", String(segment === this.#active(current)))
      if (segment !== "selection") button.lastChild.textContent = String(numbers[segment])
      if (segment === "selection") button.disabled = !current.node && !current.guideline
    }
    const shown = this.shown
    this.#count.textContent = this.#words(shown.length, current)
    this.#list(shown, live)
    this.#mark(current)
  }

  // Without a selection its segment is all of them.
  #active(current) { return this.#segment === "selection" && !current.node && !current.guideline ? "all" : this.#segment }

  get #total() {
    const { findings, hasMoreFindings } = this.review
    return hasMoreFindings ? `${findings.all.length}+` : String(findings.all.length)
  }

  #words(n, { node, guideline }) {
    if (this.#segment !== "selection" || (!node && !guideline)) return ""
    const name = node ? this.review.nameOf(node) : this.review.sheet.find(guideline)?.title ?? guideline
    return t("findings.of", { n, total: this.#total, name })
  }

  #list(shown, live) {
    const cut = shown.slice(0, this.#shownRows)
    const { node } = this.review.selection.current
    const isNarrow = this.#segment === "selection" && node !== null
    const key = JSON.stringify([isNarrow, shown.length, cut.map(each => [each.fingerprint, each.contentFingerprint, each.state, kindOf(each), this.review.nameOf(ownerOf(each.subject))])])
    if (key === this.#key) return
    const known = new Set(this.#rows.keys())
    this.#key = key
    this.#rows = new Map(cut.map(finding => [finding.fingerprint, this.#row(finding, isNarrow)]))
    this.#body.classList.toggle("narrow", isNarrow)
    this.#body.classList.toggle("fixless", !cut.some(({ fix }) => fix))
    if (cut.length === 0) return replace(this.#body, h("p.empty.quiet", t(this.#emptyKey())))
    replace(this.#body, h("ul", [...this.#rows.values()].map(row => h("li", row))),
      shown.length > cut.length && h("p.more", h("button.btn.plain", { type: "button", onclick: () => this.#more() }, t("findings.more", { n: shown.length - cut.length }))))
    if (live) for (const [fingerprint, row] of this.#rows) if (!known.has(fingerprint)) flash(row)
  }

  #emptyKey() {
    if (this.#segment === "new" || this.#segment === "fixed") return `findings.no.${this.#segment}`
    return "findings.none"
  }

  #more() {
    const at = this.#shownRows
    this.#shownRows += PAGE
    this.#draw()
    ;[...this.#rows.values()][at]?.focus()
  }

  #row(finding, isNarrow) {
    const node = this.review.node(nodesOfFinding(finding)[0])
    const part = finding.location?.control ?? partOf(finding.subject)
    const place = isNarrow ? part ?? nodeKind(node) : [finding.subjectName, part].filter(Boolean).join(" / ")
    const text = finding.message?.text ?? finding.rule
    return h("button.frow", {
      type: "button", "aria-current": "false", class: finding.state === "fixed" && "gone", onclick: () => this.review.selection.chooseFinding(finding),
    },
    glyph(kindOf(finding)), h("span.clip.message", { title: text }, text), h("code.code.rule-id.clip", finding.rule),
    h("span.where", nodeIcon(node), h("span.clip", { title: place }, place)),
    h("span.tag", { class: finding.state }, t(`finding.state.${finding.state}`)),
    h("span.fixlink", finding.fix && [icon("fix"), t(finding.fix.safety === "safe" ? "findings.safeFix" : "findings.suggestion")]))
  }

  #selected(now, before) {
    if (!this.#isAsked && (!now.finding || now.finding === before.finding)) this.#segment = now.node || now.guideline ? "selection" : "all"
    if ((now.node !== before.node || now.guideline !== before.guideline) && now.finding === null) this.#shownRows = PAGE
    this.#draw()
    if (!now.finding || now.finding === before.finding) return
    // A finding that a link or a key chose, but that the list hides, is shown among all.
    if (!this.#rows.has(now.finding) && this.review.findings.find(now.finding)) this.#reveal(now.finding)
    this.#rows.get(now.finding)?.scrollIntoView({ block: "nearest" })
  }

  #reveal(fingerprint) {
    const isShown = this.shown.some(each => each.fingerprint === fingerprint)
    if (!isShown) this.#segment = this.review.findings.find(fingerprint).state === "fixed" ? "fixed" : "all"
    const at = this.shown.findIndex(each => each.fingerprint === fingerprint)
    this.#shownRows = Math.max(this.#shownRows, Math.ceil((at + 1) / PAGE) * PAGE)
    this.#draw()
  }

  #mark({ finding }) {
    for (const [fingerprint, row] of this.#rows) {
      row.classList.toggle("sel", fingerprint === finding)
      row.classList.toggle("on", fingerprint === finding)
      row.setAttribute("aria-current", String(fingerprint === finding))
    }
  }
}

customElements.define("finding-list", FindingListElement)
