import assert from "node:assert/strict"
import { test } from "node:test"
import { pressed, rulesOf, Sheet } from "../../Public/scripts/models/sheet.js"

function sheet() {
  const sheet = new Sheet()
  sheet.receive([
    { guideline: "m1", page: "modality", pageTitle: "Modality", outcome: "review", severity: null, judgement: null },
    { guideline: "m2", page: "modality", pageTitle: "Modality", outcome: "pass", severity: null, judgement: null },
    { guideline: "a1", page: "alerts", pageTitle: "Alerts", outcome: "fail", severity: "error", judgement: null },
    { guideline: "a2", page: "alerts", pageTitle: "Alerts", outcome: "fail", severity: "advice", judgement: { value: "meets" } },
    { guideline: "a3", page: "alerts", pageTitle: "Alerts", outcome: "open", severity: null, judgement: null },
  ])
  return sheet
}

const names = groups => groups.map(group => `${group.page}: ${group.rows.map(row => row.guideline).join(" ")}`)

test("rows are grouped by their page in the order of the catalogue, with what fails and what waits", () => {
  const [modality, alerts] = sheet().groups()
  assert.deepEqual(names([modality, alerts]), ["modality: m1 m2", "alerts: a1 a2 a3"])
  assert.deepEqual([modality.failing, modality.waiting, modality.total], [0, 1, 2])
  assert.deepEqual([alerts.failing, alerts.waiting, alerts.total], [2, 0, 3])
})

test("a filter leaves out rows and empty pages, but a page's numbers stay", () => {
  assert.deepEqual(names(sheet().groups({ kinds: new Set(["fail", "open"]) })), ["alerts: a1 a3"])
  assert.deepEqual(names(sheet().groups({ only: new Set(["m2"]) })), ["modality: m2"])
  assert.equal(sheet().groups({ only: new Set(["a1"]) })[0].total, 3)
  assert.deepEqual(sheet().groups({ only: new Set() }), [])
})

test("the row that is open stays while a filter would hide it", () => {
  assert.deepEqual(names(sheet().groups({ kinds: new Set(["pass"]), keep: "a1" })), ["modality: m2", "alerts: a1"])
})

test("the bar counts each row once, by the severity of its fails", () => {
  const counts = sheet().counts()
  assert.deepEqual([counts.get("fail"), counts.get("advice"), counts.get("review"), counts.get("open"), counts.get("pass")], [1, 1, 1, 1, 1])
  assert.equal([...counts.values()].reduce((sum, count) => sum + count, 0), 5)
})

test("a row stops waiting when somebody judges it, and waits again when that is taken back", () => {
  const rows = sheet()
  assert.equal(rows.waiting, 1)
  assert.equal(rows.judge("m1", { value: "meets" }), null)
  assert.equal(rows.waiting, 0)
  assert.deepEqual(rows.judge("m1", null), { value: "meets" })
  assert.equal(rows.waiting, 1)
  assert.equal(rows.judge("nobody", { value: "meets" }), null)
})

test("pressing the judgement that stands takes it back", () => {
  assert.equal(pressed({ value: "meets" }, "meets"), null)
  assert.equal(pressed({ value: "meets" }, "fallsShort"), "fallsShort")
  assert.equal(pressed(null, "meets"), "meets")
})

test("the rules of a row stand with the worst first", () => {
  const row = { severity: "error", rules: [{ rule: "b", outcome: "notApplicable" }, { rule: "a", outcome: "pass" }, { rule: "c", outcome: "fail" }, { rule: "d", outcome: "open" }] }
  assert.deepEqual(rulesOf(row).map(rule => rule.rule), ["c", "d", "a", "b"])
})
