import { h, icon, replace, uniqueId } from "../helpers/dom.js"
import { failure } from "../helpers/failure.js"
import { t } from "../helpers/locale.js"
import { counts, nodeIcon, nodeKind } from "../helpers/marks.js"
import { ReviewElement } from "../helpers/review-element.js"
import { bones } from "../helpers/bones.js"
import "./finding-card.js"
import "./modal-drawing.js"
import "./node-crop.js"
import "./question-list.js"
import "./thread-card.js"
import "./thread-start.js"

const tabs = ["threads", "drawing", "questions"]
const PAGE = 30

/** The selection and what is said of it: its threads, its drawing, and the questions about it. */
class ThreadPanel extends ReviewElement {
  /** What the flow is called. */
  flowName = ""
  #tab = "threads"
  #subject = null
  #buttons = new Map()
  #panels = new Map()
  #cards = new Map()
  #list = null
  #bones = h("div")
  #note = null
  #start = null
  #nothing = null
  #shown = PAGE
  #held = false

  connected(signal) {
    this.#subject = h("div.subject")
    this.#list = h("div.thread-list")
    this.#nothing = h("div.nothing", { hidden: true })
    this.#note = h("button.held.small", { type: "button", hidden: true, onclick: () => this.#release() }, t("threads.held"))
    const drawing = Object.assign(h("modal-drawing"), { review: this.review })
    const asked = Object.assign(h("question-list"), { review: this.review })
    const finding = Object.assign(h("finding-card"), { review: this.review })
    for (const [name, ...content] of [["threads", finding, this.#bones, this.#list, this.#nothing], ["drawing", drawing], ["questions", asked]]) this.#addTab(name, content)
    replace(this, this.#subject,
      h("div.panel-head.side-head", h("div.tabs", { role: "tablist", "aria-label": t("side.title"), onkeydown: event => this.#keyed(event) }, [...this.#buttons.values()]),
        h("span.grow"), this.#note,
        this.review.canWrite && h("button.btn.plain.icon-only", { type: "button", "aria-label": t("start.title"), title: t("start.title"), onclick: () => this.start({}) }, icon("plus"))),
      [...this.#panels.values()])
    this.setAttribute("role", "region")
    this.setAttribute("aria-label", t("side.title"))
    this.addEventListener("focusout", () => queueMicrotask(() => this.#held && !this.#isTyping && this.#release()))
    this.addEventListener("discuss", event => { event.stopPropagation(); this.start(event.detail) })
    this.review.on("threads", detail => this.#changed(detail), signal)
    this.review.on(["sheet", "findings", "layout", "announced"], () => { if (!this.#held) this.#draw(); this.#head() }, signal)
    this.review.on(["questions", "revision"], () => this.#head(), signal)
    this.review.on("selection", ({ now, before }) => this.#selected(now, before), signal)
    bones(this.#bones, "tcard.bones", 2, signal)
    this.#head()
    this.#show(this.#tab)
    this.#draw()
    if (this.review.drafts.read("new")) this.start({}, { quietly: true })
  }

  /** Begins a thread on the selection, or goes on with the one that is being written. */
  start(target, { quietly = false } = {}) {
    if (!this.review.canWrite) return
    const { node, part, finding, guideline } = this.review.selection.current
    this.#show("threads")
    if (this.#start && Object.keys(target).length > 0 && !this.#start.querySelector("textarea")?.value) this.#endStart()
    if (!this.#start) {
      this.#start = Object.assign(h("thread-start"), { review: this.review, target: quietly ? target : { node, control: part, finding, guideline, ...target } })
      this.#start.addEventListener("done", () => this.#endStart({ focus: true }))
      this.#list.before(this.#start)
      this.#draw()
    }
    if (!quietly) this.#start.focusField()
  }

  /** Opens the reply of the selected thread, or else of the first. */
  reply() { this.#chosenCard()?.reply() }

  /** Resolves the selected thread, or opens it again. */
  toggleResolved() { if (this.review.canWrite) this.#chosenCard()?.toggleResolved() }

  /** Shows one of the tabs: threads, drawing or questions. */
  showTab(name) {
    this.#show(name)
    this.#buttons.get(name).focus()
  }

  #addTab(name, content) {
    const id = uniqueId("side")
    this.#buttons.set(name, h("button.tab", { type: "button", role: "tab", id: `${id}-tab`, "aria-controls": id, onclick: () => this.#show(name) }, t(`side.${name}`), name !== "drawing" && h("span.count")))
    this.#panels.set(name, h("div.panel-body", { class: `side-${name}`, role: "tabpanel", id, "aria-labelledby": `${id}-tab`, tabindex: name === "drawing" ? "0" : null }, content))
  }

  #show(name) {
    this.#tab = name
    for (const [each, button] of this.#buttons) {
      button.setAttribute("aria-selected", String(each === name))
      button.tabIndex = each === name ? 0 : -1
      this.#panels.get(each).hidden = each !== name
    }
    if (name === "drawing") this.querySelector("modal-drawing").update()
  }

  #keyed(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    this.showTab(tabs[(tabs.indexOf(this.#tab) + step + tabs.length) % tabs.length])
  }

  #head() {
    const { selection: { current: { node, guideline } }, questions, sheet } = this.review
    const set = (name, n) => { this.#buttons.get(name).lastChild.textContent = n > 0 ? String(n) : "" }
    set("threads", this.#concerned().length)
    set("questions", questions.concerning({ node }).length)
    // What is selected keeps its room while nobody knows its name yet, and its id where nobody ever will.
    const isWaiting = node !== null && this.review.statusOf("layout") === "loading"
    const place = this.review.node(node) ?? (node && { id: node, name: node })
    const row = sheet.find(guideline)
    const crop = place && (this.#subject.querySelector("node-crop") ?? Object.assign(h("node-crop"), { review: this.review }))
    replace(this.#subject, crop, h("div.grow",
      h("p.small.quiet.row.kind", place ? [nodeIcon(place), isWaiting ? "" : nodeKind(place)] : row ? [icon("book"), row.pageTitle] : [icon("screen"), t("side.flow")]),
      isWaiting ? h("div.waiting", h("i.bone")) : h("h2.clip", { title: place?.name }, place ? place.name || place.id : row?.title ?? (this.flowName || t("side.flow"))),
      h("p.small.soft.row.kcounts", place ? counts(this.review.findings.countsOf(node)) : t("side.hint"))))
    if (crop && !isWaiting) crop.show(place)
  }

  #concerned() { return this.review.threads.concerning(this.review.selection.current) }

  get #isTyping() {
    const field = document.activeElement
    return field?.tagName === "TEXTAREA" && this.contains(field)
  }

  // While someone types here, nothing that others do moves the field.
  #changed({ live }) {
    if (live && this.#isTyping) {
      this.#held = true
      this.#note.hidden = false
      return
    }
    this.#draw(live)
    this.#head()
  }

  #release() {
    this.#held = false
    this.#note.hidden = true
    this.#draw(true)
    this.#head()
  }

  #draw(live = false) {
    const status = this.review.statusOf("threads")
    // The finding stands above the threads; together, nothing has to make room.
    if (status === "loading" || this.review.statusOf("findings") === "loading") return
    this.#bones.hidden = true
    if (status !== "ready" && this.review.threads.all.length === 0) return replace(this.#list, failure(status, () => this.review.load("threads")))
    const concerned = this.#concerned()
    // A thread with something half written stays in sight, whatever is selected.
    const writing = [...this.#cards].filter(([, card]) => card.querySelector("textarea")?.value).map(([id]) => this.review.threads.find(id))
    const shown = [...new Set([...concerned.slice(0, this.#shown), ...writing])]
    const former = this.#cards
    this.#cards = new Map(shown.map(thread => [thread.id, former.get(thread.id) ?? Object.assign(h("thread-card"), { review: this.review, thread: thread.id })]))
    const list = [...this.#cards.values()]
    if (list.length !== this.#list.children.length || list.some((card, index) => this.#list.children[index] !== card)) this.#arrange(list, concerned.length)
    for (const card of list) card.update({ live })
    this.#nothing.hidden = concerned.length > 0 || this.#start !== null
    if (!this.#nothing.hidden) replace(this.#nothing, this.#empty())
  }

  // Moves only what stands wrong, so that a field keeps its focus.
  #arrange(list, total) {
    for (const child of [...this.#list.children]) if (!list.includes(child)) child.remove()
    list.forEach((card, index) => { if (this.#list.children[index] !== card) this.#list.insertBefore(card, this.#list.children[index] ?? null) })
    if (total > this.#shown) this.#list.append(h("p.more", h("button.btn.plain", { type: "button", onclick: () => { this.#shown += PAGE; this.#draw() } }, t("findings.more", { n: total - this.#shown }))))
  }

  #empty() {
    const { node, guideline } = this.review.selection.current
    const name = node ? this.review.nameOf(node) : this.review.sheet.find(guideline)?.title
    return [icon("thread"), h("p", h("b", name ? t("threads.noneOn", { name }) : t("threads.none"))), h("p.quiet.small", t("threads.about")),
      this.review.canWrite && h("button.btn", { type: "button", onclick: () => this.start({}) }, icon("plus"), t("threads.start"))]
  }

  #endStart({ focus = false } = {}) {
    this.#start?.remove()
    this.#start = null
    this.#draw()
    if (focus && !this.contains(document.activeElement)) this.#buttons.get("threads").focus()
  }

  #selected(now, before) {
    this.#shown = PAGE
    this.#head()
    this.#draw()
    if (now.thread && now.thread !== before.thread) {
      this.#show("threads")
      this.#cards.get(now.thread)?.scrollIntoView({ block: "nearest" })
    } else if (now.finding && now.finding !== before.finding && this.#tab === "questions") this.#show("threads")
  }

  #chosenCard() {
    const { thread } = this.review.selection.current
    this.#show("threads")
    return this.#cards.get(thread) ?? this.#cards.values().next().value
  }
}

customElements.define("thread-panel", ThreadPanel)
