import assert from "node:assert/strict"
import { createServer } from "node:http"
import { after, before, test } from "node:test"
import { Client } from "../../Public/scripts/api/client.js"

// A server of one resource and one list, over real HTTP.
const asked = []
let server, client, thing = { name: "one" }

function etag() { return `"${thing.name}"` }

async function answer(request, response) {
  let text = ""
  for await (const part of request) text += part
  asked.push({ method: request.method, url: request.url, headers: request.headers, text })
  const send = (status, body, headers = {}) => {
    response.writeHead(status, { "Content-Type": status < 400 ? "application/json" : "application/problem+json", ...headers })
    response.end(body === undefined ? "" : JSON.stringify(body))
  }
  const path = new URL(request.url, "http://x").pathname
  const cursor = new URL(request.url, "http://x").searchParams.get("cursor")
  if (path === "/api/v1/list") return send(200, cursor ? { items: [3], nextCursor: null } : { items: [1, 2], nextCursor: "c" })
  if (path === "/api/v1/endless") return send(200, { items: [1], nextCursor: "c" })
  if (path === "/api/v1/refused") return send(422, { title: "No", detail: "Not so.", requestId: "r1", errors: [{ pointer: "/name", code: "x", detail: "Bad." }] })
  if (path === "/api/v1/busy") return send(429, {}, { "Retry-After": "7" })
  if (path === "/api/v1/proxy") return response.writeHead(502).end("<html>")
  if (request.method === "GET") {
    if (request.headers["if-none-match"] === etag()) return send(304, undefined, { ETag: etag() })
    return send(200, thing, { ETag: etag() })
  }
  if (request.headers["if-match"] !== etag()) return send(412, { detail: "Changed." })
  thing = { ...thing, ...JSON.parse(text) }
  return send(200, thing, { ETag: etag() })
}

before(async () => {
  server = createServer(answer)
  await new Promise(resolve => server.listen(0, "127.0.0.1", resolve))
  const origin = `http://127.0.0.1:${server.address().port}`
  client = new Client((path, options) => fetch(origin + path, options))
})

after(() => server.close())

test("reading again costs no body when nothing changed", async () => {
  assert.deepEqual(await client.get("/thing"), { name: "one" })
  assert.deepEqual(await client.get("/thing"), { name: "one" })
  assert.equal(asked.at(-1).headers["if-none-match"], '"one"')
})

test("a change names the version that it changes, and knows the next", async () => {
  client.forget()
  assert.deepEqual(await client.patch("/thing", { name: "two" }), { name: "two" })
  assert.deepEqual(asked.slice(-2).map(({ method }) => method), ["GET", "PATCH"])
  assert.equal(asked.at(-1).headers["content-type"], "application/json")
  assert.equal(client.etag("/thing"), '"two"')
  await client.patch("/thing", { name: "three" })
  assert.equal(asked.at(-1).headers["if-match"], '"two"')
})

test("who was slower hears it, and reads anew afterwards", async () => {
  await client.get("/thing")
  thing = { name: "theirs" }
  await assert.rejects(client.patch("/thing", { name: "mine" }), { name: "Problem", status: 412, detail: "Changed." })
  assert.equal(client.etag("/thing"), null)
  assert.deepEqual(await client.get("/thing"), { name: "theirs" })
})

test("a list is walked to its end, and a walk without end ends", async () => {
  assert.deepEqual(await client.list("/list"), [1, 2, 3])
  assert.deepEqual(await client.list("/endless"), [1, 1])
})

test("a refusal keeps what the server said of it", async () => {
  await assert.rejects(client.post("/refused", {}), { status: 422, message: "Not so.", requestId: "r1", errors: [{ pointer: "/name", code: "x", detail: "Bad." }] })
  await assert.rejects(client.get("/busy"), { status: 429, retryAfter: 7 })
  await assert.rejects(client.get("/proxy"), { status: 502, errors: [] })
})

test("a server that cannot be reached is told apart, and told to the page", async () => {
  const alone = new Client(() => Promise.reject(new TypeError("Failed to fetch")))
  let told = false
  alone.addEventListener("offline", () => { told = true })
  await assert.rejects(alone.get("/thing"), { name: "Problem", status: 0, isOffline: true })
  assert.equal(told, true)
})
