/** An answer of the server that is not what was asked for, or none at all (`status` 0). */
export class Problem extends Error {
  constructor(status, body = {}, retryAfter = null) {
    super(body.detail ?? body.title ?? `HTTP ${status}`)
    this.name = "Problem"
    this.status = status
    this.type = body.type ?? "about:blank"
    this.title = body.title ?? ""
    this.detail = body.detail ?? ""
    this.requestId = body.requestId ?? null
    this.errors = Array.isArray(body.errors) ? body.errors : []
    this.retryAfter = retryAfter
  }

  /** Whether the server could not be reached. */
  get isOffline() { return this.status === 0 }

  /** Reads an answer that is not ok. */
  static async from(response) {
    const body = await response.json().catch(() => ({}))
    const retryAfter = Number(response.headers.get("Retry-After")) || null
    const fields = body !== null && typeof body === "object" ? body : {}
    return new Problem(response.status, { requestId: response.headers.get("X-Request-Id"), ...fields }, retryAfter)
  }
}
