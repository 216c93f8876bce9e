import assert from "node:assert/strict"
import { once } from "node:events"
import { test } from "node:test"
import { LockElection, MessageElection } from "../../Public/scripts/live/election.js"

const times = { alive: 20, silence: 80, answer: 20 }

// Tabs are BroadcastChannels of one name, as in a browser. Whatever changes is an event that a test waits for.
class Tabs extends EventTarget {
  static #count = 0
  #name = `election-${Tabs.#count += 1}`
  #tabs = []
  #observer = new BroadcastChannel(this.#name)

  constructor() {
    super()
    this.#observer.onmessage = ({ data }) => this.dispatchEvent(new Event(data.kind))
  }

  add(id) {
    const channel = new BroadcastChannel(this.#name)
    const election = new MessageElection({ channel, id, times, onchange: () => this.dispatchEvent(new Event("change")) })
    const tab = {
      id, election, channel,
      close: () => { election.stop(); channel.close() },
      // Without a word to anyone.
      crash: () => { channel.postMessage = () => {}; election.stop(); channel.close() },
    }
    this.#tabs.push(tab)
    election.start()
    return tab
  }

  get leaders() { return this.#tabs.filter(({ election }) => election.isLeader).map(({ id }) => id) }

  async until(holds) { while (!holds()) await once(this, "change") }

  async beats(count) { for (let index = 0; index < count; index += 1) await once(this, "alive") }

  end() {
    for (const { close } of this.#tabs) close()
    this.#observer.close()
  }
}

test("a tab alone leads", async () => {
  const tabs = new Tabs()
  tabs.add("a")
  await tabs.until(() => tabs.leaders.length === 1)
  tabs.end()
})

test("of several tabs that open at once one leads, and one that comes later follows", async () => {
  const tabs = new Tabs()
  for (const id of ["d", "b", "c", "a"]) tabs.add(id)
  await tabs.until(() => tabs.leaders.length === 1)
  await tabs.beats(3)
  const leaders = tabs.leaders
  assert.equal(leaders.length, 1)
  tabs.add("0")
  await tabs.beats(6)
  assert.deepEqual(tabs.leaders, leaders)
  tabs.end()
})

test("when the leader says goodbye, another leads", async () => {
  const tabs = new Tabs()
  const first = tabs.add("a")
  await tabs.until(() => first.election.isLeader)
  tabs.add("b")
  tabs.add("c")
  await tabs.beats(2)
  first.close()
  await tabs.until(() => tabs.leaders.length === 1)
  assert.notDeepEqual(tabs.leaders, ["a"])
  tabs.end()
})

test("when the leader dies without a word, another leads", async () => {
  const tabs = new Tabs()
  const first = tabs.add("a")
  await tabs.until(() => first.election.isLeader)
  tabs.add("b")
  await tabs.beats(2)
  first.crash()
  await tabs.until(() => tabs.leaders.includes("b"))
  tabs.end()
})

test("a leader that hears of a later term steps back", async () => {
  const tabs = new Tabs()
  const one = tabs.add("a")
  await tabs.until(() => one.election.isLeader)
  one.channel.onmessage({ data: { kind: "alive", id: "b", term: 7 } })
  assert.deepEqual(tabs.leaders, [])
  tabs.end()
})

test("a leader keeps its place against an older claim", async () => {
  const tabs = new Tabs()
  const one = tabs.add("b")
  await tabs.until(() => one.election.isLeader)
  one.channel.onmessage({ data: { kind: "claim", id: "a", term: 0 } })
  assert.deepEqual(tabs.leaders, ["b"])
  tabs.end()
})

test("of two leaders of one term the one with the lower id stays", async () => {
  const tabs = new Tabs()
  const one = tabs.add("b")
  await tabs.until(() => one.election.isLeader)
  one.channel.onmessage({ data: { kind: "alive", id: "c", term: 1 } })
  assert.deepEqual(tabs.leaders, ["b"])
  one.channel.onmessage({ data: { kind: "alive", id: "a", term: 1 } })
  assert.deepEqual(tabs.leaders, [])
  tabs.end()
})

test("whoever holds the lock leads, and the next in line follows when it lets go", async () => {
  // A lock as browsers have it: one holder, the others in line.
  let line = Promise.resolve()
  const locks = { request: (name, options, run) => { line = line.then(() => options.signal.aborted ? null : run()); return line } }
  const events = new EventTarget()
  const elect = id => new LockElection({ locks, name: "leader", onchange: () => events.dispatchEvent(new Event(id)) })
  const one = elect("one"), two = elect("two")
  const first = once(events, "one")
  one.start()
  two.start()
  await first
  assert.deepEqual([one.isLeader, two.isLeader], [true, false])
  const second = once(events, "two")
  one.stop()
  await second
  assert.deepEqual([one.isLeader, two.isLeader], [false, true])
  two.stop()
})
