import { drawing } from "../api/drawing.js"
import { h, icon, replace } from "../helpers/dom.js"
import { failure } from "../helpers/failure.js"
import { currentLanguage, t } from "../helpers/locale.js"
import { mapGestures } from "../helpers/map-gestures.js"
import { MapScene } from "../helpers/map-scene.js"
import { counts, nodeIcon, nodeKind } from "../helpers/marks.js"
import { ReviewElement } from "../helpers/review-element.js"
import { remembered } from "../helpers/storage.js"
import { between, MapView, neighbour } from "../models/map-view.js"
import { languageName, matchesDark } from "./modal-drawing.js"
import "./map-minimap.js"
import "./map-outline.js"
import "./node-crop.js"

const appearance = remembered("map.appearance", null)
const language = remembered("map.language", null)
const directions = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" }
// A flow that would be smaller than this begins at its selection or its entry instead of as a whole.
const SMALLEST_FIT = 0.28
const PHONE_ZOOM = 0.6
const STEP = 1.25
const LABEL = 28
// More nodes than this are shown as silhouettes: their one drawing would be too large to read.
const MOST_DRAWN = 1500

/** The flow as a map that is panned and zoomed; its nodes are buttons. Fires `inspect` when somebody wants to see a node closer. */
class FlowMap extends ReviewElement {
  #view = new MapView()
  #scene = null
  #stage = null
  #tools = null
  #zoom = h("output.val")
  #minimap = null
  #outline = null
  #outlineButton = null
  #peek = null
  #drawn = ""
  #isTouched = false
  #motion = 0
  #target = null
  #frame = 0
  #loading = null

  connected(signal) {
    const { review } = this
    this.#scene = new MapScene(review)
    this.#minimap = Object.assign(h("map-minimap", { onlook: event => this.#go(() => this.#view.centre(event.detail)) }), { review })
    this.#outline = Object.assign(h("map-outline", { hidden: true }), { review })
    this.#peek = h("div.peek.subject", { hidden: true })
    this.#tools = h("div.row.map-choices")
    this.#stage = h("div.map-stage", { onclick: event => this.#clicked(event), onkeydown: event => this.#keyed(event), onfocusin: event => this.#focused(event) }, this.#scene.picture, this.#scene.buttons, this.#minimap, this.#peek)
    replace(this, this.#head(), this.#stage, this.#outline)
    this.setAttribute("role", "group")
    this.setAttribute("aria-roledescription", t("map.role"))
    this.setAttribute("aria-label", t("map.title"))
    mapGestures(this.#stage, this.#view, () => this.#touch(), signal)
    const watch = new ResizeObserver(() => this.#resize())
    watch.observe(this.#stage)
    signal.addEventListener("abort", () => { watch.disconnect(); cancelAnimationFrame(this.#motion); cancelAnimationFrame(this.#frame); this.#loading?.abort() }, { once: true })
    review.on("layout", () => this.#build(), signal)
    review.on("revision", () => this.#choices(), signal)
    review.on("findings", () => { this.#scene.count(); this.#minimap.count(); this.#mark() }, signal)
    review.on("selection", ({ now, before }) => this.#selected(now, before), signal)
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#choices(), { signal })
    if (review.layout) this.#build()
    if (review.revision) this.#choices()
  }

  /** Zooms in (1), out (-1), or shows all (0). */
  zoom(step) {
    if (step === 0) return this.#go(() => this.#view.fit(this.review.layout ?? { width: 0, height: 0 }), { isFit: true })
    this.#go(() => this.#view.zoomBy(step > 0 ? STEP : 1 / STEP))
  }

  /** Shows the outline in place of the map, or the map again. */
  toggleOutline() {
    const isOn = this.#outline.hidden
    this.#outline.hidden = !isOn
    this.#stage.hidden = isOn
    this.#outlineButton.setAttribute("aria-pressed", String(isOn))
    if (isOn) (this.#outline.querySelector('[aria-pressed="true"]') ?? this.#outline.querySelector("button"))?.focus()
    else this.#resize()
  }

  #head() {
    const button = (sign, key, run) => h("button.btn.plain.icon-only", { type: "button", "aria-label": t(key), title: t(key), onclick: run }, icon(sign))
    this.#outlineButton = button("outline", "outline.show", () => this.toggleOutline())
    this.#outlineButton.setAttribute("aria-pressed", "false")
    return h("header.map-head", this.#tools, h("span.grow"), this.#outlineButton,
      h("div.row.zoom", { role: "group", "aria-label": t("map.zoom") }, button("minus", "map.out", () => this.zoom(-1)), this.#zoom, button("plus", "map.in", () => this.zoom(1)), button("fit", "map.fit", () => this.zoom(0))))
  }

  get #query() {
    const languages = this.review.revision?.languages ?? []
    const wanted = [language.value, currentLanguage()].find(code => languages.includes(code)) ?? languages[0]
    return { appearance: appearance.value ?? (matchesDark() ? "dark" : "light"), language: wanted }
  }

  #choices() {
    const query = this.#query
    const languages = this.review.revision?.languages ?? []
    const theme = name => h("button", { type: "button", "aria-pressed": query.appearance === name, onclick: () => { appearance.value = name; this.#choices() } }, t(`theme.${name}`))
    const index = [...this.#tools.querySelectorAll("button, select")].indexOf(document.activeElement)
    replace(this.#tools, h("div.seg", { role: "group", "aria-label": t("theme.title") }, theme("light"), theme("dark")),
      languages.length > 1 && h("select.select.quiet-select.wide", { "aria-label": t("drawing.language"), onchange: event => { language.value = event.target.value; this.#choices() } },
        languages.map(code => h("option", { value: code, selected: code === query.language }, languageName(code)))))
    if (index >= 0) this.#tools.querySelectorAll("button, select")[index]?.focus()
    this.#draw()
  }

  #build() {
    const { layout } = this.review
    const status = this.review.statusOf("layout")
    if (status !== "ready" || !layout) return replace(this.#stage, failure(status, () => this.review.load("layout")))
    if (!this.#scene.picture.isConnected) replace(this.#stage, this.#scene.picture, this.#scene.buttons, this.#minimap, this.#peek)
    const number = kind => layout.nodes.filter(node => node.kind === kind).length
    this.setAttribute("aria-label", t("map.name", { screens: number("screen"), modals: number("modal"), transitions: layout.edges.length }))
    this.#scene.build(layout)
    this.#drawn = ""
    this.#minimap.build()
    this.#scene.count()
    this.#place()
    this.#mark()
    this.#draw()
  }

  async #draw() {
    const { layout, revision } = this.review
    const key = JSON.stringify(this.#query)
    if (!layout || !revision || key === this.#drawn || layout.nodes.length > MOST_DRAWN) return
    this.#drawn = key
    this.#loading?.abort()
    const loading = this.#loading = new AbortController()
    try {
      this.#scene.draw(await drawing(`${this.review.path}/map.svg`, { query: this.#query, signal: loading.signal }), layout)
      this.#mark()
    } catch (error) {
      // Silhouettes stay, which say as much as can be said; switching tries again.
      if (error.name !== "AbortError") this.#drawn = ""
    }
  }

  #resize() {
    const { clientWidth, clientHeight } = this.#stage
    if (clientWidth === 0 || clientHeight === 0) return
    this.#view.resize(clientWidth, clientHeight)
    if (this.#isTouched) this.#look()
    else this.#place()
  }

  // Where the map begins: all of it if that can be read, else at what is selected, or at its first node.
  #place() {
    const { layout, selection: { current } } = this.review
    if (!layout || this.#view.width === 0) return
    this.#view.fit(layout)
    const start = this.review.node(current.node) ?? layout.nodes[0]
    const isPhone = matchMedia("(max-width: 760px)").matches
    if (start && (isPhone || this.#view.zoom < SMALLEST_FIT)) {
      this.#view.centre(start, isPhone ? PHONE_ZOOM : Math.max(SMALLEST_FIT * 2, this.#view.zoom))
      this.#view.fill(layout)
    }
    this.#look()
  }

  #touch() {
    this.#isTouched = true
    this.#target = null
    cancelAnimationFrame(this.#motion)
    this.#view.keepInSight(this.review.layout ?? { width: 0, height: 0 })
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#look())
  }

  #look() {
    this.#scene.look(this.#view)
    this.#minimap.look(this.#view)
    this.#zoom.textContent = t("map.percent", { n: Math.round(this.#view.zoom * 100) })
  }

  // Moves the view as `change` says, evenly over the time that the style sheet gives it.
  #go(change, { isFit = false } = {}) {
    const from = { ...this.#view }
    // What is still under way counts as done, so that keys pressed in haste add up.
    if (this.#target) Object.assign(this.#view, this.#target)
    change()
    const to = { ...this.#view }
    this.#target = to
    this.#isTouched = !isFit
    cancelAnimationFrame(this.#motion)
    const length = Number.parseFloat(getComputedStyle(this).getPropertyValue("--slow")) || 0
    if (length === 0) return this.#arrive(to)
    const start = performance.now()
    const step = now => {
      const part = Math.min(Math.max((now - start) / length, 0), 1)
      if (part === 1) return this.#arrive(to)
      Object.assign(this.#view, between(from, to, 1 - (1 - part) ** 3))
      this.#look()
      this.#motion = requestAnimationFrame(step)
    }
    this.#motion = requestAnimationFrame(step)
  }

  #arrive(to) {
    this.#target = null
    Object.assign(this.#view, to)
    this.#look()
  }

  #mark() {
    this.#scene.mark(this.review.selection.current)
    this.#minimap.mark()
    this.#showPeek()
  }

  #showPeek() {
    const node = this.review.node(this.review.selection.current.node)
    this.#peek.hidden = !node
    if (!node) return
    const crop = this.#peek.querySelector("node-crop") ?? Object.assign(h("node-crop"), { review: this.review })
    replace(this.#peek, crop, h("div.grow", h("p.small.quiet.row.kind", nodeIcon(node), nodeKind(node)), h("h2.clip", node.name || node.id),
      h("p.small.soft.row.kcounts", counts(this.review.findings.countsOf(node.id)), h("span.grow"), h("button.link", { type: "button", onclick: () => this.#inspect() }, t("map.inspect")))))
    crop.show(node)
  }

  #selected(now, before) {
    this.#mark()
    if (now.node === before.node) return
    const node = this.review.node(now.node)
    if (!node) return
    this.#scene.button(node.id)
    this.#reveal(node)
  }

  // Brings a node into sight with its label, and above the card that lies over the map on a phone.
  #reveal(node) {
    const { zoom, width } = this.#view
    const top = LABEL / zoom
    const bottom = this.#peek.offsetHeight > 0 ? (this.#peek.offsetHeight + LABEL) / zoom : 0
    const whole = { ...node, y: node.y - top, height: node.height + top + bottom }
    if (width > 0 && !isInside(whole, this.#view.frame)) this.#go(() => this.#view.reveal(whole))
  }

  #clicked(event) {
    if (event.target.closest(".peek, map-minimap, .on-edge, .nothing")) return
    const node = event.target.closest(".map-node")?.dataset.node ?? this.#nodeAt(event)
    const { current } = this.review.selection
    if (node !== current.node || current.part) this.review.selection.chooseNode(node)
  }

  // Who goes through the nodes by Tab sees where they are.
  #focused(event) {
    const node = this.review.node(event.target.closest(".map-node")?.dataset.node)
    if (node && event.target.matches(":focus-visible")) this.#reveal(node)
  }

  // In a crowd of silhouettes, which have no buttons, the place says which one is meant.
  #nodeAt(event) {
    const box = this.#stage.getBoundingClientRect()
    const x = this.#view.x + (event.clientX - box.left) / this.#view.zoom
    const y = this.#view.y + (event.clientY - box.top) / this.#view.zoom
    return this.review.layout?.nodes.find(node => x >= node.x && y >= node.y && x <= node.x + node.width && y <= node.y + node.height)?.id ?? null
  }

  #keyed(event) {
    if (event.target.closest(".peek") || event.ctrlKey || event.metaKey || event.altKey) return
    const current = this.review.node(event.target.closest(".map-node")?.dataset.node ?? this.review.selection.current.node)
    if (event.key === "Enter" && current && event.target.closest(".map-node")) {
      event.preventDefault()
      this.review.selection.chooseNode(current.id)
      return this.#inspect()
    }
    if (directions[event.key]) this.walk(event)
  }

  /** Goes to the nearest node in the direction of an arrow key. */
  walk(event) {
    const { layout, selection } = this.review
    if (!layout || !directions[event.key]) return
    const focused = document.activeElement?.closest?.(".map-node")?.dataset.node
    const current = this.review.node(focused ?? selection.current.node)
    const next = current ? neighbour(layout.nodes, current, directions[event.key]) : layout.nodes[0]
    event.preventDefault()
    event.stopPropagation()
    if (!next) return
    selection.chooseNode(next.id)
    this.#scene.button(next.id)?.focus({ preventScroll: true })
  }

  #inspect() { this.dispatchEvent(new CustomEvent("inspect", { bubbles: true })) }
}

function isInside(node, frame) {
  return node.x >= frame.x && node.y >= frame.y && node.x + node.width <= frame.x + frame.width && node.y + node.height <= frame.y + frame.height
}

customElements.define("flow-map", FlowMap)
