import { drawing } from "../api/drawing.js"
import { apiURL } from "../api/paths.js"
import { h, icon, replace } from "../helpers/dom.js"
import { failure } from "../helpers/failure.js"
import { has, t } from "../helpers/locale.js"
import { ReviewElement } from "../helpers/review-element.js"
import { remembered } from "../helpers/storage.js"
import { mockupFor } from "../models/mockups.js"

const appearance = remembered("drawing.appearance", null)
const chosenCase = remembered("drawing.case", null)
const chosenLanguage = remembered("drawing.language", null)
const chosenKind = remembered("drawing.kind", "mockup")

/**
 * The selected node as it looks in one case, language and appearance. A press on a part selects it; threads that point at a spot
 * have a pin; *Comment on a Spot* makes the next press one.
 */
class ModalDrawing extends ReviewElement {
  #head = null
  #stage = null
  #note = null
  #loading = null
  #key = ""
  #isAiming = false
  #aim = null

  connected(signal) {
    if (!this.#head) {
      this.#head = h("div.drawing-head")
      this.#stage = h("div.drawing-stage", { onclick: event => this.#pressed(event) })
      this.#note = h("p.small.quiet.drawing-note")
      replace(this, this.#head, this.#stage, this.#note)
    }
    this.review.on(["selection", "revision", "layout"], () => this.update(), signal)
    this.review.on("threads", () => this.#pin(), signal)
    signal.addEventListener("abort", () => this.#loading?.abort(), { once: true })
    this.update()
  }

  /** Draws what is selected, if it is in sight and not drawn yet. */
  update() {
    const { node, part } = this.review.selection.current
    const { revision } = this.review
    if (this.closest("[hidden]") || !revision) return
    if (!node) {
      this.#key = ""
      replace(this.#head)
      replace(this.#note)
      return replace(this.#stage, h("div.nothing", icon("screen"), h("p", h("b", t("drawing.nothing")))))
    }
    const query = this.#query(revision)
    const mockup = mockupFor(revision.mockups, node, query)
    const isMockup = mockup !== undefined && chosenKind.value === "mockup"
    const key = JSON.stringify([node, query, isMockup && mockup.asset])
    if (key !== this.#key) {
      this.#key = key
      this.#choices(revision, query, mockup && isMockup)
      if (isMockup) this.#show(node, mockup)
      else this.#load(node, query)
    }
    this.#markPart(part)
  }

  #query({ cases, languages }) {
    const pick = (wanted, all) => all.includes(wanted) ? wanted : all[0]
    return {
      case: pick(chosenCase.value, cases.map(({ id }) => id)), language: pick(chosenLanguage.value, languages),
      appearance: appearance.value ?? (matchesDark() ? "dark" : "light"),
    }
  }

  #choices({ cases, languages }, query, isMockup) {
    const kind = name => h("button", { type: "button", "aria-pressed": (name === "mockup") === isMockup, onclick: () => { chosenKind.value = name; this.update() } }, t(`drawing.kind.${name}`))
    const select = (label, options, value, take) => h("select.select", { "aria-label": label, onchange: event => { take(event.target.value); this.update() } },
      options.map(([id, name]) => h("option", { value: id, selected: id === value }, name)))
    const theme = name => h("button", { type: "button", "aria-pressed": query.appearance === name, onclick: () => { appearance.value = name; this.update() } }, t(`theme.${name}`))
    this.#aim = h("button.btn.plain.icon-only", { type: "button", "aria-pressed": this.#isAiming, "aria-label": t("drawing.aim"), title: t("drawing.aim"), onclick: () => this.#setAiming(!this.#isAiming) }, icon("pin"))
    const had = this.#head.contains(document.activeElement) && [...this.#head.querySelectorAll("button, select")].indexOf(document.activeElement)
    replace(this.#head,
      cases.length > 1 && select(t("drawing.case"), cases.map(each => [each.id, caseName(each)]), query.case, value => { chosenCase.value = value }),
      languages.length > 1 && select(t("drawing.language"), languages.map(code => [code, languageName(code)]), query.language, value => { chosenLanguage.value = value }),
      isMockup !== undefined && h("div.seg", { role: "group", "aria-label": t("drawing.kind") }, kind("mockup"), kind("drawn")),
      h("div.seg", { role: "group", "aria-label": t("theme.title") }, theme("light"), theme("dark")), h("span.grow"), this.review.canWrite && this.#aim)
    if (had !== false && had >= 0) this.#head.querySelectorAll("button, select")[had]?.focus()
  }

  #show(node, mockup) {
    this.#loading?.abort()
    const src = apiURL(`${this.review.path}/assets/${mockup.asset.slice("sha256:".length)}`)
    replace(this.#stage, h("img.picture", { src, alt: t("drawing.mockupOf", { name: this.review.nameOf(node) }), onload: () => this.#pin() }))
    this.#stage.removeAttribute("aria-busy")
  }

  async #load(node, query) {
    this.#loading?.abort()
    const loading = this.#loading = new AbortController()
    this.#stage.setAttribute("aria-busy", "true")
    try {
      const picture = await drawing(`${this.review.path}/preview/${encodeURIComponent(node)}.svg`, { query, signal: loading.signal })
      picture.setAttribute("class", "picture")
      picture.setAttribute("lang", query.language ?? "en")
      replace(this.#stage, picture)
      this.#markPart(this.review.selection.current.part)
      this.#pin()
    } catch (error) {
      if (error.name === "AbortError") return
      this.#key = ""
      replace(this.#stage, failure(error, () => this.update()))
    }
    this.#stage.removeAttribute("aria-busy")
  }

  #markPart(part) {
    for (const group of this.#stage.querySelectorAll("[data-part]")) group.classList.toggle("chosen", group.dataset.part === part)
    replace(this.#note, this.#isAiming ? t("drawing.aiming") : part ? t("drawing.part", { part }) : "")
  }

  #pin() {
    const picture = this.#stage.querySelector(".picture")
    if (!picture) return
    for (const pin of this.#stage.querySelectorAll(".pin")) pin.remove()
    const { node } = this.review.selection.current
    const pinned = this.review.threads.concerning({ node }).filter(thread => thread.anchor.point && thread.state === "open")
    const [outer, inner] = [this.#stage.getBoundingClientRect(), picture.getBoundingClientRect()]
    this.#stage.append(...pinned.map((thread, index) => h("button.pin", {
      type: "button", "aria-label": t("drawing.pin", { n: index + 1, name: thread.author?.name ?? "" }), onclick: () => this.review.selection.chooseThread(thread),
      style: {
        left: `${inner.left - outer.left + this.#stage.scrollLeft + thread.anchor.point.x * inner.width}px`,
        top: `${inner.top - outer.top + this.#stage.scrollTop + thread.anchor.point.y * inner.height}px`,
      },
    }, String(index + 1))))
  }

  #setAiming(isAiming) {
    this.#isAiming = isAiming
    this.#aim?.setAttribute("aria-pressed", String(isAiming))
    this.#stage.classList.toggle("aiming", isAiming)
    this.#markPart(this.review.selection.current.part)
  }

  #pressed(event) {
    const picture = this.#stage.querySelector(".picture")
    if (!picture?.contains(event.target)) return
    const part = event.target.closest("[data-part]")?.dataset.part ?? null
    const { node, guideline } = this.review.selection.current
    if (!this.#isAiming) return this.review.selection.chooseNode(node, part)
    const box = picture.getBoundingClientRect()
    const share = (at, start, size) => Math.round(Math.min(Math.max((at - start) / size, 0), 1) * 10000) / 10000
    const point = { x: share(event.clientX, box.left, box.width), y: share(event.clientY, box.top, box.height) }
    this.#setAiming(false)
    this.dispatchEvent(new CustomEvent("discuss", { bubbles: true, detail: { guideline, point, control: part } }))
  }
}

/** A case in words: "iPhone, portrait, 390 × 844". */
export function caseName({ id, idiom, orientation, width, height }) {
  if (!has(`idiom.${idiom}`)) return id
  return `${t(`idiom.${idiom}`)} · ${t(`orientation.${orientation}`)} · ${width} × ${height}`
}

/** A language in its own words. */
export function languageName(code) {
  try {
    return new Intl.DisplayNames(code, { type: "language" }).of(code)
  } catch {
    return code
  }
}

/** Whether the page is dark now. */
export function matchesDark() {
  const { theme } = document.documentElement.dataset
  return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches
}

customElements.define("modal-drawing", ModalDrawing)
