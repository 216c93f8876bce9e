import assert from "node:assert/strict"
import { once } from "node:events"
import { test } from "node:test"
import { Relay, follows } from "../../Public/scripts/live/relay.js"

let count = 0

// Two tabs over one channel; a stream is what the server would send, by hand.
function tabs(number) {
  const name = `relay-${count += 1}`
  const streams = []
  return Array.from({ length: number }, () => {
    const channel = new BroadcastChannel(name)
    const openStream = after => {
      const stream = Object.assign(new EventTarget(), { after, last: after, isClosed: false, open() {}, close() { this.isClosed = true } })
      streams.push(stream)
      return stream
    }
    const seen = []
    const relay = new Relay({ channel, openStream })
    relay.addEventListener("change", ({ detail }) => seen.push(detail.id))
    return { relay, seen, streams, end: () => { relay.close(); channel.close() } }
  })
}

// Browsers have it; Node only from 19 on.
globalThis.CustomEvent ??= class extends Event {
  constructor(type, { detail = null } = {}) {
    super(type)
    this.detail = detail
  }
}

function send(stream, id) { stream.dispatchEvent(new CustomEvent("change", { detail: { id, type: "thread.created" } })) }

test("every tab sees each change once, over one stream", async () => {
  const [leader, follower] = tabs(2)
  leader.relay.lead(true)
  const arrived = once(follower.relay, "change")
  send(leader.streams[0], "e.1")
  await arrived
  assert.deepEqual([leader.seen, follower.seen], [["e.1"], ["e.1"]])
  assert.equal(leader.streams.length, 1)
  leader.end()
  follower.end()
})

test("who takes over goes on after the last change that it saw, and drops what comes twice", async () => {
  const [leader, follower] = tabs(2)
  leader.relay.lead(true)
  const arrived = once(follower.relay, "change")
  send(leader.streams[0], "e.7")
  await arrived
  leader.end()
  follower.relay.lead(true)
  assert.equal(follower.streams[1].after, "e.7")
  send(follower.streams[1], "e.7")
  send(follower.streams[1], "e.8")
  assert.deepEqual(follower.seen, ["e.7", "e.8"])
  follower.end()
})

test("who takes over before the first change has everything read again", async () => {
  const [leader, follower] = tabs(2)
  leader.relay.lead(true)
  leader.streams[0].dispatchEvent(new Event("open"))
  await follower.relay.ready
  leader.end()
  let resets = 0
  follower.relay.addEventListener("reset", () => { resets += 1 })
  follower.relay.lead(true)
  for (let index = 0; index < 2; index += 1) follower.streams[1].dispatchEvent(new Event("open"))
  assert.equal(resets, 1)
  follower.end()
})

test("a tab that joins is ready as soon as the leader says where the stream stands", async () => {
  const [leader, follower] = tabs(2)
  leader.relay.lead(true)
  send(leader.streams[0], "e.3")
  leader.streams[0].dispatchEvent(new Event("open"))
  await leader.relay.ready
  follower.relay.join()
  await follower.relay.ready
  assert.equal(follower.relay.last, "e.3")
  leader.end()
  follower.end()
})

test("a reset reaches every tab", async () => {
  const [leader, follower] = tabs(2)
  leader.relay.lead(true)
  const reset = once(follower.relay, "reset")
  leader.streams[0].last = "f.1"
  leader.streams[0].dispatchEvent(new Event("reset"))
  await reset
  assert.equal(follower.relay.last, "f.1")
  leader.end()
  follower.end()
})

test("whoever no longer leads lets go of the stream", () => {
  const [tab] = tabs(1)
  tab.relay.lead(true)
  tab.relay.lead(false)
  assert.equal(tab.streams[0].isClosed, true)
  tab.end()
})

test("ids of one epoch follow by number, and another epoch is always news", () => {
  assert.equal(follows("e.10", "e.9"), true)
  assert.equal(follows("e.9", "e.10"), false)
  assert.equal(follows("e.9", "e.9"), false)
  assert.equal(follows("f.1", "e.9"), true)
})
