import assert from "node:assert/strict"
import { test } from "node:test"
import { Drafts } from "../../Public/scripts/models/drafts.js"
import { nodeOf, portNote, ThreadList } from "../../Public/scripts/models/threads.js"

function thread(id, more = {}) {
  return {
    id, state: "open", revision: 7, anchor: { guideline: "g1" }, place: { state: "exact", subject: "alert" },
    createdAt: `2025-01-0${id}`, updatedAt: `2025-02-0${id}`, comments: [], commentCount: 0, ...more,
  }
}

function list(...threads) {
  const list = new ThreadList()
  list.receiveAll(threads)
  return list
}

const ids = threads => threads.map(each => each.id).join("")

test("what can't be placed comes first, then what is open, then what is resolved; the newest first", () => {
  const threads = list(thread("1"), thread("2", { state: "resolved" }), thread("3"), thread("4", { place: { state: "gone", subject: null } }))
  assert.equal(ids(threads.all), "4312")
  assert.equal(ids(threads.unplaced), "4")
  assert.equal(threads.openCount, 3)
})

test("an answer that was overtaken never overwrites something newer", () => {
  const threads = list(thread("1", { updatedAt: "2025-03-02", commentCount: 2, state: "resolved" }))
  assert.equal(threads.receive(thread("1", { updatedAt: "2025-03-01", commentCount: 1 })), false)
  assert.equal(threads.find("1").state, "resolved")
  assert.equal(threads.receive(thread("1", { updatedAt: "2025-03-02", commentCount: 3 })), true)
})

test("the threads of a node, of a guideline, and those on the selected finding first", () => {
  const threads = list(
    thread("1", { anchor: { guideline: "g1", finding: "f" } }),
    thread("2"),
    thread("3", { place: { state: "exact", subject: "sheet" } }),
    thread("4", { anchor: { guideline: "g2" }, place: { state: "exact", subject: "alert/no" } }),
  )
  assert.equal(ids(threads.concerning({ node: "alert" })), "421")
  assert.equal(ids(threads.concerning({ node: "alert", finding: "f" })), "142")
  assert.equal(ids(threads.concerning({ guideline: "g1" })), "321")
  assert.equal(ids(threads.concerning({ node: "alert", thread: "3" })), "4321")
  assert.equal(ids(threads.concerning({})), "4321")
})

test("a comment of one's own is there at once and isn't there twice when the event comes", () => {
  const threads = list(thread("1"))
  threads.addComment("1", { id: "c" })
  threads.addComment("1", { id: "c" })
  threads.addComment("9", { id: "c" })
  assert.equal(threads.find("1").comments.length, 1)
  assert.equal(threads.find("1").commentCount, 1)
})

test("the next open thread passes over resolved ones and goes around the end", () => {
  const threads = list(thread("1"), thread("2", { state: "resolved" }), thread("3"))
  assert.deepEqual([threads.nextOpen("3").id, threads.nextOpen("1").id, threads.nextOpen(null).id, threads.nextOpen(null, -1).id], ["1", "3", "3", "1"])
  assert.equal(list().nextOpen(null), null)
})

test("a thread says where it came from unless it stands where it was written", () => {
  assert.equal(portNote(thread("1"), 7), null)
  assert.deepEqual(portNote(thread("1"), 8), { key: "exact", revision: 7 })
  assert.deepEqual(portNote(thread("1", { place: { state: "promoted", subject: "alert" } }), 7), { key: "promoted", revision: 7 })
  assert.equal(nodeOf(thread("1", { place: { state: "gone", subject: null } })), null)
})

function storage() {
  const items = new Map()
  return { items, getItem: key => items.get(key) ?? null, setItem: (key, value) => items.set(key, value), removeItem: key => items.delete(key) }
}

const noon = () => new Date("2025-05-05T12:00:00Z")

test("a draft is there again after a reload, and only for its author and flow", () => {
  const kept = storage()
  new Drafts(kept, "anna/shop/checkout", noon).write("thread-1", "Half a sent", { blocking: true })
  assert.deepEqual(new Drafts(kept, "anna/shop/checkout").read("thread-1"), { text: "Half a sent", extra: { blocking: true }, savedAt: "2025-05-05T12:00:00.000Z" })
  assert.equal(new Drafts(kept, "ben/shop/checkout").read("thread-1"), null)
})

test("a draft that was sent or emptied is gone", () => {
  const kept = storage()
  const drafts = new Drafts(kept, "s", noon)
  drafts.write("a", "x")
  drafts.write("b", "y")
  drafts.forget("a")
  assert.equal(drafts.write("b", ""), null)
  assert.equal(drafts.read("a"), null)
  assert.equal(drafts.read("b"), null)
  assert.equal(kept.items.size, 0)
})

test("a browser that keeps nothing doesn't lose what is typed while the page is open, and the draft says so", () => {
  const refusing = { getItem: () => { throw new Error("denied") }, setItem: () => { throw new Error("full") }, removeItem: () => { throw new Error("denied") } }
  const drafts = new Drafts(refusing, "s", noon)
  assert.equal(drafts.read("a"), null)
  assert.equal(drafts.write("a", "text").stored, false)
  assert.equal(drafts.read("a").text, "text")
  drafts.forget("a")
  assert.equal(drafts.read("a"), null)
})

test("a draft that something else has spoilt is none", () => {
  const kept = storage()
  for (const odd of ["{", "null", "[]", "{\"text\":1}"]) {
    kept.setItem("scrim.draft.s/a", odd)
    assert.equal(new Drafts(kept, "s").read("a"), null)
  }
})
