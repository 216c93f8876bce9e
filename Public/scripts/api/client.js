import { apiURL } from "./paths.js"
import { Problem } from "./problem.js"

export { Problem } from "./problem.js"

/**
 * The API, as the pages use it. Keeps every answer's ETag, so that reading again costs nothing when nothing changed, and a write
 * says which version it changes. Whoever was faster makes it throw a `Problem` of status 412.
 */
export class Client extends EventTarget {
  #answers = new Map()
  #fetch

  /** `fetch` may be another, in tests. */
  constructor(fetch = (...all) => globalThis.fetch(...all)) {
    super()
    this.#fetch = fetch
  }

  /** The JSON at a path. `query` leaves out what is null or undefined. */
  async get(path, { query, signal } = {}) {
    const address = path + search(query)
    const known = this.#answers.get(address)
    const response = await this.#send("GET", address, { signal, headers: known?.etag ? { "If-None-Match": known.etag } : {} })
    if (response.status === 304 && known) return known.body
    return this.#keep(address, response)
  }

  /** All items of a list, page after page; or with `most` about as many as that, the first ones. */
  async list(path, { query, signal, limit = 100, most = Infinity } = {}) {
    const items = []
    let cursor = null
    do {
      const page = await this.get(path, { query: { limit, ...query, cursor }, signal })
      items.push(...page.items)
      // A cursor that comes again would be a walk without end.
      cursor = page.nextCursor !== cursor ? page.nextCursor : null
    } while (cursor && items.length < most)
    return items
  }

  /** All items of a list that the API gives whole. */
  async whole(path, options) { return (await this.get(path, options)).items }

  post(path, body, options) { return this.#write("POST", path, body, options) }

  put(path, body, options) { return this.#write("PUT", path, body, options) }

  /** Changes what was read before; reads it first if it was not. */
  async patch(path, body, options) {
    if (!this.etag(path)) await this.get(path, options)
    return this.#write("PATCH", path, body, options)
  }

  delete(path, options) { return this.#write("DELETE", path, undefined, options) }

  /** Sends a file, or a form of several, as it is. `onprogress` hears the part that is sent, 0…1. */
  upload(path, body, { query, type, signal, onprogress } = {}) {
    return new Promise((resolve, reject) => {
      // XMLHttpRequest, because fetch cannot tell how much it has sent.
      const request = new XMLHttpRequest()
      request.open("POST", apiURL(path + search(query)))
      request.responseType = "text"
      if (type) request.setRequestHeader("Content-Type", type)
      request.setRequestHeader("Accept", "application/json, application/problem+json")
      request.upload.onprogress = event => event.lengthComputable && onprogress?.(event.loaded / event.total)
      request.onerror = () => reject(new Problem(0))
      request.onabort = () => reject(new DOMException("", "AbortError"))
      request.onload = () => {
        const fields = parse(request.responseText)
        if (request.status >= 200 && request.status < 300) return resolve({ status: request.status, body: fields })
        this.#notice(request.status)
        reject(new Problem(request.status, fields, Number(request.getResponseHeader("Retry-After")) || null))
      }
      signal?.addEventListener("abort", () => request.abort(), { once: true })
      request.send(body)
    })
  }

  /** The ETag of the last answer at a path, or null. */
  etag(path) { return this.#answers.get(path)?.etag ?? null }

  /** Forgets every answer: after signing out, or as another person. */
  forget() { this.#answers.clear() }

  async #write(method, path, body, { signal, etag = this.etag(path) } = {}) {
    const headers = { "Content-Type": "application/json" }
    if (etag && method !== "POST") headers["If-Match"] = etag
    const response = await this.#send(method, path, { headers, signal, body: body === undefined ? undefined : JSON.stringify(body) })
    if (method === "POST") return response.status === 204 ? null : response.json()
    this.#answers.delete(path)
    return response.status === 204 ? null : this.#keep(path, response)
  }

  async #send(method, path, { headers = {}, body, signal }) {
    let response
    try {
      response = await this.#fetch(apiURL(path), {
        method, body, signal, credentials: "same-origin", cache: "no-store",
        headers: { Accept: "application/json, application/problem+json", ...headers },
      })
    } catch (error) {
      if (error.name === "AbortError") throw error
      this.#notice(0)
      throw new Problem(0)
    }
    this.#notice(response.status)
    if (response.ok || response.status === 304) return response
    if (response.status === 412) this.#answers.delete(path)
    throw await Problem.from(response)
  }

  async #keep(address, response) {
    const body = await response.json()
    const etag = response.headers.get("ETag")
    if (this.#answers.size > 500) this.#answers.delete(this.#answers.keys().next().value)
    if (etag) this.#answers.set(address, { etag, body })
    return body
  }

  // Tells the page whether there is a server, and whether it still knows us.
  #notice(status) {
    this.dispatchEvent(new Event(status === 0 ? "offline" : "online"))
    if (status === 401) this.dispatchEvent(new Event("signedout"))
  }
}

/** The client of this page. */
export const api = new Client()

function search(query) {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value != null)
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ""
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
