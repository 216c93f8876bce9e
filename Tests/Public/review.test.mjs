import assert from "node:assert/strict"
import { test } from "node:test"
import { Client } from "../../Public/scripts/api/client.js"
import { answer, changeThread, comment, judge } from "../../Public/scripts/models/review-actions.js"
import { Review } from "../../Public/scripts/models/review.js"

const flow = "/api/v1/projects/shop/flows/checkout"
const anna = { id: "u1", name: "anna", memberships: [{ project: { slug: "shop" }, role: "reviewer" }] }

/** A server of one flow in memory: `state` is what it answers from, `requests` what it was asked. */
function serve(changes = {}) {
  const thread = { id: "7", anchor: { guideline: "g1" }, state: "open", blocking: true, revision: 3, comments: [], commentCount: 0, place: { state: "exact", subject: "alert" }, createdAt: "1", updatedAt: "1" }
  const state = { thread, facts: { scrimFacts: 1, facts: {} }, broken: new Set(), ...changes }
  const requests = []
  const languages = new Map()
  const list = items => ({ items, nextCursor: null })
  const gets = {
    [`${flow}/revisions/3`]: () => ({ number: 3, isNewest: true, gate: { state: "blocked", revision: 3, reasons: [] } }),
    [`${flow}/revisions`]: () => list([{ number: 3 }]),
    [`${flow}/revisions/3/gate`]: () => ({ state: "passed", revision: 3, reasons: [] }),
    [`${flow}/revisions/3/layout`]: () => ({ width: 1, height: 1, nodes: [{ id: "alert", kind: "modal", name: "Delete" }], edges: [] }),
    [`${flow}/revisions/3/guidelines`]: () => list([{ guideline: "g1", outcome: "review", judgement: null }]),
    [`${flow}/revisions/3/findings`]: query => query.get("fixed") ? list([]) : page(query),
    [`${flow}/threads`]: () => list([state.thread]),
    [`${flow}/threads/7`]: () => state.thread,
    [`${flow}/questions`]: () => list([{ id: "alert/purpose", subject: "alert", field: "purpose" }]),
    [`${flow}/facts`]: () => state.facts,
  }
  function page(query) {
    const start = Number(query.get("cursor") ?? 0)
    const count = state.findings ?? 3
    const items = Array.from({ length: Math.min(100, count - start) }, (_, index) => ({ fingerprint: `f${start + index}`, subject: "alert", guidelines: ["g1"], outcome: "fail", severity: "error", location: {} }))
    return { items, nextCursor: start + 100 < count ? String(start + 100) : null }
  }
  async function fetch(address, { method, headers, body }) {
    const url = new URL(address, "http://localhost")
    requests.push(`${method} ${url.pathname.slice(flow.length)}`)
    languages.set(url.pathname.slice(flow.length), url.searchParams.get("language"))
    await null
    if (state.broken.has(url.pathname.slice(flow.length))) return reply(500, { detail: "broken" })
    if (method === "GET") return gets[url.pathname] ? reply(200, gets[url.pathname](url.searchParams)) : reply(404, {})
    const current = gets[url.pathname]?.()
    if (current && method !== "POST" && headers["If-Match"] !== tag(current)) return reply(412, {})
    return state.write(method, url.pathname.slice(flow.length), JSON.parse(body ?? "null"), state)
  }
  const review = new Review({ api: new Client(fetch), project: "shop", flow: "checkout", number: 3, me: anna, language: "ja", storage: new Map() })
  return { review, state, requests, languages }
}

function reply(status, body) {
  if (status === 204) return new Response(null, { status })
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ETag: tag(body) } })
}

function tag(body) { return JSON.stringify(JSON.stringify(body)) }

test("a review reads all its parts, and a part that can't be read says so while the others are there", async () => {
  const { review } = serve({ broken: new Set(["/revisions/3/findings"]) })
  await review.open("#/alert")
  assert.equal(review.statusOf("findings").status, 500)
  assert.equal(review.statusOf("sheet"), "ready")
  assert.equal(review.nameOf("alert"), "Delete")
  assert.equal(review.selection.current.node, "alert")
  assert.equal(review.gate.state, "blocked")
})

test("what the server says in sentences is asked for in the language of the page", async () => {
  const { review, languages } = serve()
  await review.open()
  await review.load("gate")
  const asked = [...languages].filter(([, language]) => language !== null)
  assert.deepEqual(new Map(asked), new Map(["/revisions/3/guidelines", "/revisions/3/findings", "/questions", "/revisions/3/gate"].map(path => [path, "ja"])))
})

test("a finding opens the first of its guidelines that the sheet has", async () => {
  const { review } = serve()
  await review.open()
  review.selection.chooseFinding({ fingerprint: "f0", subject: "alert", guidelines: ["of-another-edition", "g1"], location: {} })
  assert.equal(review.selection.current.guideline, "g1")
  review.selection.chooseFinding({ fingerprint: "f0", subject: "alert", guidelines: ["of-another-edition"], location: {} })
  assert.equal(review.selection.current.guideline, "of-another-edition")
  review.selection.chooseFinding({ fingerprint: "f0", subject: "alert", guidelines: [], location: {} })
  assert.equal(review.selection.current.guideline, null)
})

test("a part that failed is there after another try", async () => {
  const { review, state } = serve({ broken: new Set(["/questions"]) })
  await review.open()
  state.broken.clear()
  await review.load("questions")
  assert.equal(review.statusOf("questions"), "ready")
  assert.equal(review.questions.all.length, 1)
})

test("a part that was there stays when reading it again for an event fails", async () => {
  const { review, state } = serve()
  await review.open()
  state.broken.add("/revisions/3/guidelines")
  await review.receive({ type: "judgement.changed", project: "shop", flow: "checkout", revision: 3 })
  assert.equal(review.statusOf("sheet"), "ready")
  assert.equal(review.sheet.rows.length, 1)
})

test("findings are read page by page up to what is held", async () => {
  const { review } = serve({ findings: 2500 })
  await review.open()
  assert.equal(review.findings.all.length, 2000)
  assert.equal(review.hasMoreFindings, true)
})

test("a burst of events reads a part at most once more", async () => {
  const { review, requests } = serve()
  await review.open()
  requests.length = 0
  await Promise.all(Array.from({ length: 9 }, () => review.receive({ type: "facts.changed", project: "shop", flow: "checkout" })))
  assert.equal(requests.filter(request => request === "GET /questions").length, 2)
})

test("a comment by another arrives in its thread, marked as live; one's own isn't", async () => {
  const { review, state } = serve()
  await review.open()
  const heard = []
  review.on("threads", ({ live }) => heard.push(live))
  state.thread = { ...state.thread, updatedAt: "2", comments: [{ id: "c" }], commentCount: 1 }
  await review.receive({ type: "comment.created", project: "shop", flow: "checkout", thread: "7", actor: { id: "u2" } })
  state.thread = { ...state.thread, updatedAt: "3", commentCount: 2 }
  await review.receive({ type: "comment.created", project: "shop", flow: "checkout", thread: "7", actor: { id: "u1" } })
  assert.deepEqual(heard, [true, false])
  assert.equal(review.threads.find("7").commentCount, 2)
})

test("events of other flows and other revisions change nothing", async () => {
  const { review, requests } = serve()
  await review.open()
  requests.length = 0
  await review.receive({ type: "report.changed", project: "shop", flow: "other", revision: 3 })
  await review.receive({ type: "report.changed", project: "shop", flow: "checkout", revision: 2 })
  assert.deepEqual(requests, [])
})

test("a new revision only announces itself, and takes the decisions", async () => {
  const { review } = serve()
  await review.open()
  assert.equal(review.isDecidable, true)
  await review.receive({ type: "revision.created", project: "shop", flow: "checkout", revision: 4, actor: { id: "u2", name: "ben" } })
  assert.deepEqual(review.announced, { number: 4, actor: { id: "u2", name: "ben" } })
  assert.equal(review.number, 3)
  assert.equal(review.isDecidable, false)
})

test("a viewer decides and writes nothing", async () => {
  const { review } = serve()
  review.me = { id: "u3", memberships: [{ project: { slug: "shop" }, role: "viewer" }] }
  await review.open()
  assert.equal(review.canWrite, false)
  assert.equal(review.isDecidable, false)
})

test("a judgement shows at once, and goes when the server refuses it", async () => {
  const { review } = serve({ write: () => reply(403, { detail: "no" }) })
  await review.open()
  const shown = []
  review.on("sheet", () => shown.push(review.sheet.find("g1").judgement?.value ?? null))
  await assert.rejects(judge(review, "g1", "meets"), { status: 403 })
  assert.deepEqual(shown, ["meets", null])
})

test("a comment is in its thread before the server tells of it again", async () => {
  const { review, state } = serve({ write: () => reply(201, { id: "c9", body: "Yes" }) })
  await review.open()
  state.broken.add("/threads/7")
  await comment(review, "7", "Yes")
  assert.deepEqual(review.threads.find("7").comments.map(each => each.id), ["c9"])
})

test("resolving goes through although somebody changed something else meanwhile", async () => {
  const { review, state } = serve({ write: patchThread })
  await review.open()
  await review.loadThread("7")
  state.thread = { ...state.thread, updatedAt: "2", commentCount: 1, comments: [{ id: "c" }] }
  await changeThread(review, "7", { state: "resolved" })
  assert.equal(review.threads.find("7").state, "resolved")
  assert.equal(review.threads.find("7").commentCount, 1)
})

test("what somebody else just resolved isn't opened or resolved once more", async () => {
  const { review, state, requests } = serve({ write: patchThread })
  await review.open()
  await review.loadThread("7")
  state.thread = { ...state.thread, updatedAt: "2", state: "resolved" }
  await changeThread(review, "7", { state: "resolved" })
  assert.equal(review.threads.find("7").state, "resolved")
  assert.equal(requests.filter(request => request.startsWith("PATCH")).length, 1)
})

test("an answer is kept from overwriting what somebody else stated meanwhile", async () => {
  const { review, state } = serve({ write: patchFacts })
  await review.open()
  const [question] = review.questions.all
  await review.api.get("/projects/shop/flows/checkout/facts")
  state.facts = { scrimFacts: 1, facts: { alert: { purpose: "input" } } }
  await assert.rejects(answer(review, question, "problem"), { status: 412 })
  assert.deepEqual(state.facts.facts, { alert: { purpose: "input" } })
})

test("an answer goes through although somebody else answered another question", async () => {
  const { review, state } = serve({ write: patchFacts })
  await review.open()
  const [question] = review.questions.all
  await review.api.get("/projects/shop/flows/checkout/facts")
  state.facts = { scrimFacts: 1, facts: { other: { purpose: "input" } } }
  await answer(review, question, "problem")
  assert.deepEqual(state.facts.facts, { other: { purpose: "input" }, alert: { purpose: "problem" } })
})

function patchThread(method, path, body, state) {
  state.thread = { ...state.thread, ...body, updatedAt: "9" }
  return reply(200, state.thread)
}

function patchFacts(method, path, body, state) {
  state.facts = { ...state.facts, facts: { ...state.facts.facts, ...body.facts } }
  return reply(200, state.facts)
}
