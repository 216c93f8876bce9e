/**
 * Builds an element. `selector` is `tag.class.class`, without a tag a `div`. `attributes` may be left out.
 * Strings and numbers among the children become text, never markup; null, undefined, false and true are skipped, lists are taken flat.
 *
 * Attributes: `onclick: fn` listens; `".gate": value` sets a property; `style: {"--x": "1px"}` goes through the CSSOM, as the
 * content policy forbids style attributes; `dataset: {…}`; true is an empty attribute; null, undefined and false leave it out
 * (but for `aria-…`, where false is said).
 */
export function h(selector, ...rest) {
  const [tag, ...classes] = selector.split(".")
  return build(document.createElement(tag || "div"), classes, rest)
}

/** As `h`, for elements of SVG. */
export function svg(selector, ...rest) {
  const [tag, ...classes] = selector.split(".")
  return build(document.createElementNS("http://www.w3.org/2000/svg", tag), classes, rest)
}

/** An icon or glyph of the sprite, silent: what it means stands beside it, or in the label of what holds it. */
export function icon(name, className = "icon") {
  const assets = document.documentElement.dataset.assets ?? ""
  return svg("svg", { class: className, viewBox: "0 0 16 16", "aria-hidden": "true", focusable: "false" },
    svg("use", { href: `${assets}/icons.svg#${name}` }))
}

/** Puts these children, as `h` takes them, in place of all that a node has. */
export function replace(node, ...children) {
  node.replaceChildren(...nodes(children))
  return node
}

/** Children as `h` takes them, as a flat list of what `append` takes. */
export function nodes(children) {
  return children.flat(Infinity).filter(child => child != null && child !== false && child !== true && child !== "")
    .map(child => child instanceof Node ? child : String(child))
}

/** An id that no other element of this page has, for `aria-labelledby` and its like. */
export function uniqueId(prefix = "n") {
  counter += 1
  return `${prefix}-${counter}`
}

let counter = 0

function build(element, classes, [first, ...rest]) {
  const attributes = isAttributes(first) ? first : null
  if (classes.length) element.classList.add(...classes)
  if (attributes) for (const [name, value] of Object.entries(attributes)) set(element, name, value)
  element.append(...nodes(attributes ? rest : [first, ...rest]))
  return element
}

function isAttributes(value) {
  return value !== null && typeof value === "object" && !(value instanceof Node) && !Array.isArray(value)
}

function set(element, name, value) {
  if (name.startsWith("aria-")) return value == null ? undefined : element.setAttribute(name, String(value))
  if (value == null || value === false) return
  if (name.startsWith("on") && typeof value === "function") element.addEventListener(name.slice(2), value)
  else if (name.startsWith(".")) element[name.slice(1)] = value
  else if (name === "class") element.classList.add(...String(value).split(/\s+/).filter(Boolean))
  else if (name === "dataset") Object.assign(element.dataset, value)
  else if (name === "style") for (const [key, text] of Object.entries(value)) element.style.setProperty(key, text)
  else if (name === "value" && "value" in element && !["LI", "PROGRESS"].includes(element.tagName)) element.value = value
  else element.setAttribute(name, value === true ? "" : String(value))
}
