/**
 * Makes `panel` the popover of `button`: opens under it, keeps inside the window, takes the focus and gives it back, says
 * `aria-expanded`. Both must be (or come to be) in the document. Returns the panel.
 */
export function popover(button, panel, { role = "dialog" } = {}) {
  panel.popover = "auto"
  if (role !== "menu") panel.setAttribute("role", role)
  button.popoverTargetElement = panel
  button.setAttribute("aria-haspopup", role === "menu" ? "true" : role)
  button.setAttribute("aria-expanded", "false")
  const place = () => placeUnder(button, panel)
  panel.addEventListener("toggle", event => {
    const open = event.newState === "open"
    button.setAttribute("aria-expanded", String(open))
    if (open) {
      place()
      addEventListener("resize", place)
      addEventListener("scroll", place, { capture: true, passive: true })
      if (!panel.contains(document.activeElement)) firstIn(panel)?.focus()
    } else {
      removeEventListener("resize", place)
      removeEventListener("scroll", place, { capture: true })
    }
  })
  if (role === "menu") panel.addEventListener("keydown", event => walk(event, panel))
  return panel
}

/** Puts a panel of the top layer under (or, without room, above) another element. */
export function placeUnder(button, panel) {
  const anchor = button.getBoundingClientRect()
  const gap = 6, edge = 8
  const below = innerHeight - anchor.bottom - gap - edge
  const above = anchor.top - gap - edge
  const top = panel.offsetHeight > below && above > below ? Math.max(edge, anchor.top - gap - panel.offsetHeight) : anchor.bottom + gap
  const left = Math.max(edge, Math.min(anchor.left, innerWidth - panel.offsetWidth - edge))
  panel.style.top = `${top}px`
  panel.style.left = `${left}px`
}

function firstIn(panel) {
  return panel.querySelector("[autofocus]") ?? panel.querySelector("a[href], button:not([disabled]), input:not([disabled]), textarea, select, [tabindex='0']")
}

// Arrow keys within a menu; Tab goes on as everywhere.
function walk(event, panel) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const items = [...panel.querySelectorAll("a[href], button:not([disabled])")]
  if (event.key === "Home") items[0]?.focus()
  else if (event.key === "End") items.at(-1)?.focus()
  else if (step) items[(items.indexOf(document.activeElement) + step + items.length) % items.length]?.focus()
  else return
  event.preventDefault()
}
