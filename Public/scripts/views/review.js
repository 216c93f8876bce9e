import { api } from "../api/client.js"
import { pages, paths } from "../api/paths.js"
import { session } from "../api/session.js"
import { h, icon, replace } from "../helpers/dom.js"
import { currentLanguage, t } from "../helpers/locale.js"
import { splitter } from "../helpers/splitter.js"
import { toast } from "../helpers/say.js"
import { live } from "../live/live.js"
import { Review } from "../models/review.js"
import { readFragment, writeFragment } from "../models/selection.js"
import { navigate } from "../router.js"
import { reviewKeys } from "./review-keys.js"
import "../elements/finding-list.js"
import "../elements/flow-map.js"
import "../elements/gate-chip.js"
import "../elements/guideline-sheet.js"
import "../elements/live-note.js"
import "../elements/revision-picker.js"
import "../elements/revision-upload.js"
import "../elements/thread-panel.js"

const parts = [["sheet", "filter"], ["map", "screen"], ["list", "warning"], ["side", "thread"]]

/** The review of one revision: sheet, map, findings and threads, which share one selection. */
export default async function review({ params, signal }) {
  const { project, flow, revision: number } = params
  // The names come first, so that a revision that isn't there is told at once.
  const [one, itsProject, itsFlow] = await Promise.all([paths.revision(project, flow, number), paths.project(project), paths.flow(project, flow)].map(path => api.get(path, { signal })))
  const model = new Review({ api, project, flow, number: one.number, me: session.me, language: currentLanguage(), storage: safeStorage(), signal })
  const page = new ReviewPage(model, { itsProject, itsFlow })
  follow(model)
  model.open(location.hash)
  return {
    title: `${itsFlow.name} r${one.number}`, fixed: true, element: page.element, tools: [page.picker], skip: { id: "map", label: t("review.skip") },
    crumbs: [{ label: itsProject.name, href: pages.project(project) }, { label: itsFlow.name, href: pages.flow(project, flow) }],
  }
}

/** The elements of the page, and what leads from one to another. */
class ReviewPage {
  picker = h("revision-picker")
  element

  constructor(review, { itsFlow }) {
    this.review = review
    const make = (tag, attributes) => Object.assign(h(tag, attributes), { review })
    this.sheet = make("guideline-sheet.panel", { id: "sheet" })
    this.map = make("flow-map", { id: "map", tabindex: "-1" })
    this.list = make("finding-list.panel", { id: "findings" })
    this.side = make("thread-panel.panel", { id: "side" })
    this.side.flowName = itsFlow.name
    this.gate = h("gate-chip", { "ongate-reason": event => this.#follow(event) })
    this.note = h("live-note")
    this.upload = session.can("editor", review.project) && Object.assign(h("revision-upload", { unseen: true, onrevision: event => this.#uploaded(event.detail) }), { target: { project: review.project, flow: review.flow, newest: review.number } })
    this.tabs = h("nav.part-tabs", { "aria-label": t("review.parts") }, parts.map(([part, sign]) => h("button", { type: "button", dataset: { part }, onclick: () => this.show(part) }, icon(sign), h("span", t(`review.part.${part}`)))))
    this.main = h("div.review", { dataset: { part: "map" } }, h("h1.visually-hidden", t("review.title", { flow: itsFlow.name, n: review.number })), this.sheet, this.map, this.list, this.side, this.tabs, this.note)
    this.main.append(...this.#splitters())
    this.element = h("div.review-page", this.#flowbar(), this.main, this.upload)
    this.element.addEventListener("discuss", event => { this.show("side"); this.side.start(event.detail) })
    this.element.addEventListener("inspect", () => { this.show("side"); this.side.showTab("drawing") })
    this.show("map")
    this.#listen()
  }

  /** Brings a part into sight where not all parts are. */
  show(part) {
    this.main.dataset.part = part
    for (const tab of this.tabs.children) tab.setAttribute("aria-current", tab.dataset.part === part ? "page" : "false")
  }

  #listen() {
    const { review } = this
    review.on("gate", () => { if (review.gate) this.gate.gate = review.gate }, review.signal)
    review.on(["revisions", "revision"], () => this.#pick(), review.signal)
    review.on("announced", () => this.#announce(), review.signal)
    review.on("selection", ({ now }) => history.replaceState(history.state, "", location.pathname + location.search + writeFragment(now)), review.signal)
    addEventListener("hashchange", () => location.hash.startsWith("#/") && review.selection.set(readFragment(location.hash)), { signal: review.signal })
    reviewKeys(this, review.signal)
  }

  #flowbar() {
    const { project, flow, number } = this.review
    return h("div.flowbar.review-bar",
      h("nav.tabs", { "aria-label": t("review.flow") },
        h("a.tab", { href: pages.review(project, flow, number), "aria-current": "page" }, t("review.tab")),
        h("a.tab", { href: pages.flow(project, flow) }, t("review.revisions"))),
      h("span.grow"), this.gate,
      this.upload && h("button.btn", { type: "button", "aria-label": t("review.upload"), title: t("review.upload"), onclick: () => this.upload.choose() }, icon("drop"), h("span.wide", t("review.upload"))))
  }

  #splitters() {
    return [
      splitter(this.main, { property: "--sheet-width", label: t("review.split.sheet"), axis: "x", sign: 1, limits: [280, 520], controls: "sheet" }),
      splitter(this.main, { property: "--side-width", label: t("review.split.side"), axis: "x", sign: -1, limits: [280, 520], controls: "side" }),
      splitter(this.main, { property: "--list-height", label: t("review.split.findings"), axis: "y", sign: -1, limits: [104, 520], controls: "findings" }),
    ].map((element, index) => { element.classList.add(["at-sheet", "at-side", "at-list"][index]); return element })
  }

  #pick() {
    const { revisions, number, revision } = this.review
    const known = revisions.length > 0 ? revisions : [revision].filter(Boolean)
    this.picker.show({ revisions: known, current: number, href: other => this.review.pageOf(other) })
  }

  #announce() {
    const { announced } = this.review
    if (!announced) return
    this.note.show(t("review.announced", { name: announced.actor?.name ?? "", revision: `r${announced.number}` }), { label: t("review.showIt", { revision: `r${announced.number}` }), href: this.review.pageOf(announced.number) })
  }

  #uploaded({ revision, isNew }) {
    if (!isNew) toast(t("upload.same", { revision: `r${revision.number}` }))
    if (revision.number !== this.review.number) navigate(pages.review(this.review.project, this.review.flow, revision.number))
  }

  // A reason of the gate leads to what mends it.
  #follow(event) {
    const { kind, findings = [], threads = [] } = event.detail
    const { review } = this
    const finding = findings.map(fingerprint => review.findings.find(fingerprint)).find(Boolean)
    const thread = threads.map(id => review.threads.find(id)).find(Boolean)
    if (kind === "openErrors" && finding) {
      this.show("list")
      review.selection.chooseFinding(finding)
    } else if (kind === "blockingThreads" && thread) {
      this.show("side")
      review.selection.chooseThread(thread)
    } else return
    event.preventDefault()
  }
}

function follow(review) {
  const { project, flow, signal } = review
  live.subscribe({ project, flow }, { change: change => review.receive(change), reset: () => review.receive({ type: "reset" }) }, signal)
}

function safeStorage() {
  try {
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => { throw new Error("no storage") }, removeItem: () => {} }
  }
}
