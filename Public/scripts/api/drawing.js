import { apiURL } from "./paths.js"
import { Problem } from "./problem.js"

const forbidden = "script, foreignObject, iframe, object, embed, audio, video, handler, set, animate"

/**
 * An SVG of the server as an element of this document. Read by the browser's XML reader and imported, as the content policy has
 * no other way in; what could run or load is dropped, though the server never draws it.
 */
export function drawing(path, { query, signal } = {}) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const pairs = Object.entries(query ?? {}).filter(([, value]) => value != null)
    request.open("GET", apiURL(path) + (pairs.length ? `?${new URLSearchParams(pairs)}` : ""))
    request.setRequestHeader("Accept", "image/svg+xml")
    request.overrideMimeType("image/svg+xml")
    request.onerror = () => reject(new Problem(0))
    request.onabort = () => reject(new DOMException("", "AbortError"))
    request.onload = () => {
      const root = request.responseXML?.documentElement
      if (request.status !== 200 || root?.localName !== "svg") reject(new Problem(request.status, { requestId: request.getResponseHeader("X-Request-Id") }))
      else resolve(distinct(clean(document.importNode(root, true))))
    }
    if (signal?.aborted) return reject(new DOMException("", "AbortError"))
    signal?.addEventListener("abort", () => request.abort(), { once: true })
    request.send()
  })
}

function clean(root) {
  for (const element of root.querySelectorAll(forbidden)) element.remove()
  for (const element of [root, ...root.querySelectorAll("*")]) {
    for (const { name, value } of [...element.attributes]) {
      const address = name === "href" || name === "xlink:href"
      if (/^on/i.test(name) || (address && !/^(#|data:image\/(png|jpeg|webp);)/.test(value))) element.removeAttribute(name)
    }
  }
  return root
}

let drawings = 0

// Several drawings stand on one page, and each refers to parts of its own by ids that others have too.
function distinct(root) {
  const prefix = `d${drawings += 1}-`
  const names = new Set([root, ...root.querySelectorAll("[id]")].map(({ id }) => id).filter(Boolean))
  if (names.size === 0) return root
  for (const element of [root, ...root.querySelectorAll("*")]) {
    for (const { name, value } of [...element.attributes]) {
      const own = name === "id" || name.startsWith("aria-")
        ? value.split(" ").map(word => names.has(word) ? prefix + word : word).join(" ")
        : value.replace(/(^#|url\((?:["']?)#)([^"')]+)/g, (whole, before, id) => names.has(id) ? before + prefix + id : whole)
      // An href of xlink keeps its namespace only if its value is changed in place.
      if (own !== value) element.getAttributeNode(name).value = own
    }
  }
  return root
}
