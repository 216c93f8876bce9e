/**
 * Keeps the children of a container in step with a list: an item that is the same keeps its node (and so its focus, its scroll
 * position and what is typed in it), one that differs gets a new node in its place, marked as changed.
 */
export function keyed(container, items, key, build, { mark = true } = {}) {
  const known = shown.get(container) ?? new Map()
  const next = new Map()
  for (const item of items) {
    const id = key(item)
    const text = JSON.stringify(item)
    const old = known.get(id)
    const node = old?.text === text ? old.node : build(item)
    if (node !== old?.node && shown.has(container) && mark) {
      node.classList.add("changed")
      node.addEventListener("animationend", () => node.classList.remove("changed"), { once: true })
      keepFocus(old?.node, node)
    }
    next.set(id, { node, text })
  }
  const nodes = [...next.values()].map(({ node }) => node)
  for (const [id, { node }] of known) if (next.get(id)?.node !== node) node.remove()
  for (const [index, node] of nodes.entries()) {
    if (container.children[index] !== node) container.insertBefore(node, container.children[index] ?? null)
  }
  const wanted = focusWanted
  focusWanted = null
  wanted?.focus({ preventScroll: true })
  shown.set(container, next)
}

const shown = new WeakMap()
const focusable = "a[href], button, input, select, textarea"
let focusWanted = null

function keepFocus(old, node) {
  if (!old?.contains(document.activeElement)) return
  const index = [...old.querySelectorAll(focusable)].indexOf(document.activeElement)
  focusWanted = node.querySelectorAll(focusable)[index] ?? null
}
