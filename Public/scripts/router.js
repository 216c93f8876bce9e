import { Problem } from "./api/problem.js"
import { base } from "./api/paths.js"
import { route } from "./models/route.js"
import { h, replace } from "./helpers/dom.js"
import { t } from "./helpers/locale.js"
import { failure } from "./helpers/failure.js"
import { say } from "./helpers/say.js"

let current = null
let shown = null

/**
 * Shows the page of the address, and of every link of ours that is followed. A view is a module whose default export is
 * `async ({params, query, signal, refresh}) => page`: `signal` ends when the page is left, and `page` is
 * `{title, element, crumbs?, tools?, fixed?, bare?, skip?}`:
 *  - `crumbs`: `[{label, href?}]` for the bar, the last one being this page; `tools`: what stands in the bar after them;
 *  - `fixed`: only panels scroll; `bare`: without the bar;
 *  - `skip`: `{id, label}` of where the skip link leads, when not to the whole page.
 */
export function startRouter(views) {
  history.scrollRestoration = "manual"
  addEventListener("popstate", event => { if (key() !== shown) show(views, event.state?.y ?? 0) })
  document.addEventListener("click", event => {
    const link = event.target.closest?.("a[href]")
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return
    if (!route(link.pathname, base())) return
    if (link.pathname + link.search === shown) return // Within the page: the fragment is the view's own.
    event.preventDefault()
    navigate(link.href)
  })
  all = views
  return show(views)
}

/** Goes to an address of ours. `replace` leaves no entry in the history. */
export function navigate(href, { replace: instead = false } = {}) {
  // Where we were on this page, for when one comes back to it.
  if (!instead) history.replaceState({ ...history.state, y: scrollY }, "")
  history[instead ? "replaceState" : "pushState"](null, "", href)
  return show(all)
}

/** Shows the page of the address once more, from the start. */
export function reload() { return show(all) }

let all = {}

const key = () => location.pathname + location.search

async function show(views, y = 0) {
  current?.abort()
  current = new AbortController()
  const { signal } = current
  const first = shown === null
  shown = key()
  const found = route(location.pathname, base())
  const context = { params: found?.params ?? {}, query: new URLSearchParams(location.search), signal, refresh: reload }
  const waiting = setTimeout(() => signal.aborted || replace(document.getElementById("main"), skeleton()), 150)
  let page
  try {
    const view = await (found ? views[found.name]() : views.missing()).catch(error => unloaded(error, first))
    page = await view.default(context)
  } catch (error) {
    if (signal.aborted || error.name === "AbortError") return
    if (!error.status && error.status !== 0) console.error(error)
    page = { title: t("error.title"), crumbs: [{ label: t("error.title") }], element: h("div.page", h("h1.visually-hidden", t("error.title")), failure(error, reload)) }
  } finally {
    clearTimeout(waiting)
  }
  if (!signal.aborted) put(page, first, y)
}

// A module that cannot be fetched: the server is away, or it is a newer one whose files have another address.
function unloaded(error, first) {
  console.warn(error)
  if (!first && navigator.onLine) location.reload()
  throw new Problem(0)
}

// Where a page will be, once it takes longer than people take for at once.
function skeleton() {
  return h("div.page.skeleton", { "aria-busy": "true" }, h("span.bone.title"), h("div.card", Array.from({ length: 5 }, () => h("div.bone-row", h("span.bone"), h("span.bone.short")))))
}

function put(page, first, y) {
  const main = document.getElementById("main")
  document.title = page.title ? `${page.title} · Scrim` : "Scrim"
  document.body.classList.toggle("fixed", Boolean(page.fixed))
  document.body.classList.toggle("bare", Boolean(page.bare))
  const bar = document.getElementById("topbar")
  bar.hidden = Boolean(page.bare)
  bar.show({ crumbs: page.crumbs ?? [], tools: page.tools ?? [] })
  const skip = document.getElementById("skip")
  skip.href = `#${page.skip?.id ?? "main"}`
  skip.textContent = page.skip?.label ?? t("skip.main")
  replace(main, page.element)
  if (first) return
  scrollTo(0, y)
  say(document.title)
  // A screen reader starts to read where the new page starts.
  if (!main.contains(document.activeElement)) main.focus({ preventScroll: true })
}
