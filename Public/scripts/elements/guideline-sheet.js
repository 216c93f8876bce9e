import { h, icon, replace } from "../helpers/dom.js"
import { failure } from "../helpers/failure.js"
import { t, tn } from "../helpers/locale.js"
import { ReviewElement } from "../helpers/review-element.js"
import { bones } from "../helpers/bones.js"
import "./guideline-row.js"
import "./outcome-bar.js"

/** What the review says of every guideline, by page; what concerns the selected node has a bar, and *Only these* leaves only that. */
class GuidelineSheet extends ReviewElement {
  #kinds = new Set()
  #only = false
  #bar = null
  #scope = null
  #body = null
  #groups = new Map()
  #rows = new Map()

  connected(signal) {
    this.#bar = h("outcome-bar", { onfilter: event => this.#filter(event.detail) })
    this.#scope = h("p.scope.small.soft")
    this.#body = h("div.panel-body", { role: "group", "aria-label": t("sheet.title"), onkeydown: event => this.#keyed(event) })
    replace(this,
      h("header.panel-head", h("h2", { id: "sheet-title" }, t("sheet.title")), h("span.grow")),
      h("div.sheet-summary", this.#bar, this.#scope), this.#body)
    this.setAttribute("role", "region")
    this.setAttribute("aria-labelledby", "sheet-title")
    bones(this.#body, "grow-row", 24, signal)
    this.review.on("sheet", ({ live }) => this.#draw(live), signal)
    this.review.on(["findings", "questions", "layout", "threads"], () => this.#update(), signal)
    this.review.on("selection", ({ now, before }) => this.#selected(now, before), signal)
    if (this.review.statusOf("sheet") !== "loading") this.#draw()
  }

  /** The control of the judgement that is open; undefined where no guideline is. */
  get openControl() { return this.#rows.get(this.review.selection.current.guideline)?.control }

  /** Puts the focus on the row of a guideline. */
  focusRow(guideline) { this.#rows.get(guideline)?.button.focus() }

  #draw(live = false) {
    const status = this.review.statusOf("sheet")
    if (status !== "ready") return replace(this.#body, failure(status, () => this.review.load("sheet")))
    // By groups, as the rows were built: a page's guidelines need not follow one another in the sheet.
    const ids = this.review.sheet.groups().flatMap(group => group.rows.map(row => row.guideline)).join()
    if (ids !== [...this.#rows.keys()].join()) this.#build()
    this.#update(live)
  }

  #build() {
    this.#rows.clear()
    this.#groups.clear()
    const groups = this.review.sheet.groups().map(({ page, title, rows }) => {
      const elements = rows.map(({ guideline }) => {
        const row = Object.assign(h("guideline-row"), { review: this.review, guideline })
        this.#rows.set(guideline, row)
        return row
      })
      const total = h("span.quiet")
      const sum = h("span.quiet.small")
      const element = h("details.ggroup", { open: true },
        h("summary", icon("chevron"), h("h3", title), total, h("span.grow"), sum), h("div", { role: "list" }, elements))
      this.#groups.set(page, { element, total, sum })
      return element
    })
    replace(this.#body, groups)
    const open = this.#rows.get(this.review.selection.current.guideline)
    if (open) requestAnimationFrame(() => this.#reveal(open, "center"))
  }

  // Scrolls to a row, if it has to, and leaves no other half behind the head of its group.
  #reveal(row, block = "nearest") {
    const before = this.#body.scrollTop
    row.scrollIntoView({ block })
    if (this.#body.scrollTop === before) return
    const top = this.#body.getBoundingClientRect().top + row.closest("details").firstElementChild.offsetHeight
    const covered = [...this.#rows.values()].map(each => each.getBoundingClientRect()).find(box => box.top < top && box.bottom > top)
    if (covered) this.#body.scrollTop -= top - covered.top
  }

  #update(live = false) {
    if (this.#rows.size === 0) return
    const { node, guideline } = this.review.selection.current
    const { sheet } = this.review
    const concerned = this.#concerned(node)
    const shown = sheet.groups({ kinds: this.#kinds, only: node && this.#only ? concerned : null, keep: guideline })
    const visible = new Set(shown.flatMap(group => group.rows.map(row => row.guideline)))
    for (const [id, row] of this.#rows) {
      row.hidden = !visible.has(id)
      row.update({ concerns: node !== null && concerned.has(id), live })
    }
    for (const group of sheet.groups()) {
      const { element, total, sum } = this.#groups.get(group.page)
      element.hidden = !shown.some(({ page }) => page === group.page)
      total.textContent = String(group.total)
      sum.textContent = [group.failing && t("sheet.failing", { n: group.failing }), group.waiting && t("sheet.toJudge", { n: group.waiting })].filter(Boolean).join(" · ")
    }
    this.#bar.show(sheet.counts(), this.#kinds)
    replace(this.#scope, this.#words(node, concerned))
  }

  #concerned(node) {
    if (!node) return new Set()
    const asked = this.review.questions.ofNode(node).flatMap(question => question.guidelines ?? [])
    return new Set([...this.review.findings.guidelinesOf(node), ...asked].filter(id => this.review.sheet.find(id)))
  }

  #words(node, concerned) {
    const total = this.review.sheet.rows.length
    if (!node) {
      const clear = this.#kinds.size > 0 && h("button.link", { type: "button", onclick: () => this.#clear() }, t("sheet.showAll"))
      return [h("span.clip", t("sheet.total", { n: total }), this.review.sheet.waiting > 0 && ` · ${t("sheet.toJudge", { n: this.review.sheet.waiting })}`), h("span.grow"), clear]
    }
    const words = tn("sheet.scope", { n: concerned.size, count: h("b", String(concerned.size)), total, name: h("b", this.review.nameOf(node)) })
    return [h("span.clip", words), h("span.grow"),
      h("button.link.nowrap", { type: "button", "aria-pressed": this.#only, onclick: () => this.#toggleOnly() }, t(this.#only ? "sheet.showAll" : "sheet.onlyThese"))]
  }

  #filter(kind) {
    if (!this.#kinds.delete(kind)) this.#kinds.add(kind)
    this.#update()
  }

  #clear() {
    this.#kinds.clear()
    this.#update()
  }

  #toggleOnly() {
    this.#only = !this.#only
    this.#update()
    this.#scope.querySelector("button")?.focus()
  }

  #selected(now, before) {
    this.#update()
    if (!now.guideline || now.guideline === before.guideline) return
    const row = this.#rows.get(now.guideline)
    const group = row?.closest("details")
    if (group) group.open = true
    if (row) this.#reveal(row)
  }

  #keyed(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !event.target.matches(".grow-row")) return
    const buttons = [...this.#body.querySelectorAll(".grow-row")].filter(button => button.offsetParent !== null)
    const next = buttons[buttons.indexOf(event.target) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
}

customElements.define("guideline-sheet", GuidelineSheet)
