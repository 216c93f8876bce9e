import assert from "node:assert/strict"
import { test } from "node:test"
import { FindingList } from "../../Public/scripts/models/finding-list.js"
import { kindOf, ownerOf, partOf, tally } from "../../Public/scripts/models/outcomes.js"

function finding(fingerprint, subject, more = {}) {
  return { fingerprint, subject, outcome: "fail", severity: "error", guidelines: ["g1"], location: {}, state: "unchanged", ...more }
}

const items = [
  finding("1", "alert", { state: "new", location: { control: "no" } }),
  finding("2", "alert", { severity: "warning", guidelines: ["g2"] }),
  finding("3", "alert/yes", { severity: "warning", state: "reopened" }),
  finding("4", "sheet", { outcome: "review", severity: "error", guidelines: ["g1", "g3"] }),
]

function list() {
  const findings = new FindingList()
  findings.receive(items, [finding("0", "alert", { state: "fixed" })])
  return findings
}

const ids = findings => findings.map(each => each.fingerprint).join("")

test("a fail is shown by its severity and a review as a review, whatever its severity", () => {
  assert.deepEqual(items.map(kindOf), ["fail", "warning", "warning", "review"])
  assert.equal(kindOf({ outcome: "fail", severity: "advice" }), "advice")
  assert.equal(kindOf({ outcome: "fail", severity: "error", waiver: { status: "accepted" } }), "waived")
  assert.equal(kindOf({ outcome: "fail", severity: "error", waiver: { status: "underReview" } }), "fail")
  assert.equal(kindOf({ outcome: "notApplicable", severity: "error" }), "notApplicable")
})

test("a node counts what stands at it and at its parts, the worst first", () => {
  assert.deepEqual(list().countsOf("alert"), [["fail", 1], ["warning", 2]])
  assert.deepEqual(list().countsOf("nothing"), [])
  assert.equal(list().worstOf("sheet"), "review")
  assert.equal(list().worstOf("nothing"), null)
})

test("a tally keeps what nobody knows at its end", () => {
  assert.deepEqual(tally(["novel", "pass", "fail"]).map(([kind]) => kind), ["fail", "pass", "novel"])
})

test("guidelines and nodes know each other by their findings", () => {
  assert.deepEqual([...list().guidelinesOf("alert")], ["g1", "g2"])
  assert.deepEqual([...list().nodesOf("g1")], ["alert", "sheet"])
})

test("each segment shows its findings in the order of the server", () => {
  const findings = list()
  assert.equal(ids(findings.shown()), "1234")
  assert.equal(ids(findings.shown({ segment: "new" })), "13")
  assert.equal(ids(findings.shown({ segment: "fixed" })), "0")
  assert.equal(ids(findings.shown({ segment: "selection" })), "1234")
  assert.equal(ids(findings.shown({ segment: "selection", selection: { node: "alert" } })), "123")
  assert.equal(ids(findings.shown({ segment: "selection", selection: { guideline: "g3" } })), "4")
})

test("a part narrows the findings of its node, unless it has none", () => {
  const findings = list()
  assert.equal(ids(findings.shown({ segment: "selection", selection: { node: "alert", part: "no" } })), "1")
  assert.equal(ids(findings.shown({ segment: "selection", selection: { node: "alert", part: "yes" } })), "3")
  assert.equal(ids(findings.shown({ segment: "selection", selection: { node: "alert", part: "title" } })), "123")
})

test("the next finding goes around the end, the first is next where none is chosen", () => {
  const findings = list()
  const next = (at, step) => findings.next(items, at, step).fingerprint
  assert.deepEqual([next("1", 1), next("4", 1), next("1", -1), next(null, 1), next("gone", -1)], ["2", "1", "4", "1", "4"])
  assert.equal(findings.next([], "1"), null)
})

test("a fixed finding is still found by its fingerprint", () => {
  assert.equal(list().find("0").state, "fixed")
  assert.equal(list().find("9"), undefined)
})

test("a reference names its node and its part", () => {
  assert.deepEqual([ownerOf("inbox/delete"), partOf("inbox/delete"), ownerOf("inbox"), partOf("inbox")], ["inbox", "delete", "inbox", null])
  assert.equal(ownerOf(undefined), "")
})
