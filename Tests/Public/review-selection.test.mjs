import assert from "node:assert/strict"
import { test } from "node:test"
import { NOTHING, readFragment, same, Selection, writeFragment } from "../../Public/scripts/models/selection.js"

const finding = { fingerprint: "f1", subject: "delete-payee", guidelines: ["alerts-cancel"], location: { control: "no" } }
const thread = { id: "7", anchor: { guideline: "alerts-title", finding: null }, place: { state: "exact", subject: "delete-payee", control: "yes" } }

test("a link with a fragment opens what was selected when it was copied", () => {
  const selections = [
    { ...NOTHING, node: "delete-payee", part: "no", finding: "f1", guideline: "alerts-cancel" },
    { ...NOTHING, guideline: "alerts-cancel" },
    { ...NOTHING, node: "a/b?c#d %", part: "ボタン" },
    { ...NOTHING, node: "x", thread: "7" },
  ]
  for (const selection of selections) assert.deepEqual(readFragment(writeFragment(selection)), selection)
  assert.equal(writeFragment(NOTHING), "")
  assert.equal(writeFragment(selections[0]), "#/delete-payee/no?finding=f1&guideline=alerts-cancel")
})

test("an odd fragment selects nothing and throws nothing", () => {
  for (const odd of ["", "#", "#map", "#/%E0%A4%A", "#/?finding=", null, undefined, "#//"]) {
    assert.ok(same(readFragment(odd), NOTHING), String(odd))
  }
})

test("a finding opens its guideline and selects its node and its part", () => {
  const selection = new Selection()
  selection.chooseFinding(finding)
  assert.deepEqual(selection.current, { node: "delete-payee", part: "no", finding: "f1", guideline: "alerts-cancel", thread: null })
})

test("a thread opens its guideline and selects what it stands at", () => {
  const selection = new Selection()
  selection.chooseThread(thread)
  assert.deepEqual(selection.current, { node: "delete-payee", part: "yes", finding: null, guideline: "alerts-title", thread: "7" })
})

test("a thread that stands nowhere leaves the node that is selected", () => {
  const selection = new Selection()
  selection.chooseNode("home")
  selection.chooseThread({ id: "8", anchor: { guideline: "g" }, place: { state: "gone", subject: null } })
  assert.equal(selection.current.node, "home")
  assert.equal(selection.current.thread, "8")
})

test("another node lets go of the finding and the thread of the former, but keeps the guideline open", () => {
  const selection = new Selection()
  selection.chooseFinding(finding)
  selection.chooseNode("home")
  assert.deepEqual(selection.current, { ...NOTHING, node: "home", guideline: "alerts-cancel" })
})

test("the same guideline again closes it", () => {
  const selection = new Selection()
  selection.chooseGuideline("alerts-cancel")
  selection.chooseGuideline("alerts-cancel")
  assert.deepEqual(selection.current, NOTHING)
})

test("stepping back clears one thing at a time and says when nothing is left", () => {
  const selection = new Selection()
  selection.chooseFinding(finding)
  const seen = []
  while (selection.stepBack()) seen.push(Object.keys(NOTHING).filter(key => selection.current[key]).join(" "))
  assert.deepEqual(seen, ["node finding guideline", "node guideline", "guideline", ""])
  assert.equal(selection.stepBack(), false)
})

test("listeners hear each change once, with what was before, and none where nothing changed", () => {
  const selection = new Selection()
  const heard = []
  const end = selection.subscribe((now, before) => heard.push([before.node, now.node]))
  selection.chooseNode("a")
  selection.chooseNode("a")
  selection.chooseNode("b")
  end()
  selection.chooseNode("c")
  assert.deepEqual(heard, [[null, "a"], ["a", "b"]])
})

test("a part without a node is nothing", () => {
  const selection = new Selection()
  selection.set({ part: "no" })
  assert.deepEqual(selection.current, NOTHING)
})
