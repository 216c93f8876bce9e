import { h } from "./dom.js"
import { remembered } from "./storage.js"

/**
 * A line between two panels that is dragged, or moved by the arrow keys. It sets `property` on `host`, in pixels within `limits`, and
 * remembers it for this person; a double click takes the size of the style sheet again. `sign` is 1 where more to the right or
 * the bottom makes the panel larger, and -1 where it makes it smaller.
 */
export function splitter(host, { property, label, axis, sign, limits, controls }) {
  const kept = remembered(`split.${property}`, null)
  const [low, high] = limits
  const element = h("div.splitter", { class: axis, role: "separator", tabindex: "0", "aria-orientation": axis === "x" ? "vertical" : "horizontal", "aria-label": label, "aria-controls": controls, "aria-valuemin": low, "aria-valuemax": high })
  const current = () => Number.parseFloat(getComputedStyle(host).getPropertyValue(property))
  const set = (value, keep = true) => {
    const size = Math.round(Math.min(Math.max(value, low), high))
    host.style.setProperty(property, `${size}px`)
    element.setAttribute("aria-valuenow", String(size))
    if (keep) kept.value = size
  }
  if (kept.value !== null) set(kept.value, false)
  else requestAnimationFrame(() => element.setAttribute("aria-valuenow", String(Math.round(current()) || low)))
  let start = null
  element.addEventListener("pointerdown", event => {
    if (event.button !== 0) return
    event.preventDefault()
    element.setPointerCapture(event.pointerId)
    start = { at: axis === "x" ? event.clientX : event.clientY, size: current() }
  })
  element.addEventListener("pointermove", event => {
    if (!start || event.buttons === 0) return
    set(start.size + ((axis === "x" ? event.clientX : event.clientY) - start.at) * sign)
  })
  element.addEventListener("pointerup", () => { start = null })
  element.addEventListener("dblclick", () => {
    host.style.removeProperty(property)
    kept.value = null
    element.setAttribute("aria-valuenow", String(Math.round(current())))
  })
  element.addEventListener("keydown", event => {
    const step = { ArrowLeft: -16, ArrowUp: -16, ArrowRight: 16, ArrowDown: 16 }[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    set(current() + step * sign)
  })
  return element
}
