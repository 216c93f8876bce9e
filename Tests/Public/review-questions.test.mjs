import assert from "node:assert/strict"
import { test } from "node:test"
import { answerLabel, factsPatch, needsWholeFacts, QuestionList, readAnswer, statedFor, stateIn } from "../../Public/scripts/models/questions.js"

const purpose = { id: "alert/purpose", subject: "alert", field: "purpose", guidelines: ["g1"], rules: ["r"] }
const effect = { id: "alert/no/exit.effect", subject: "alert/no", field: "exit.effect", guidelines: ["g2"], rules: ["r"] }
const other = { id: "sheet/purpose", subject: "sheet", field: "purpose", guidelines: ["g1", "g2"], rules: ["r"] }

function list() {
  const questions = new QuestionList()
  questions.receive([purpose, effect, other])
  return questions
}

test("an answer becomes a patch of the facts, nested where the field is", () => {
  assert.deepEqual(factsPatch(purpose, "destructiveConfirm"), { facts: { alert: { purpose: "destructiveConfirm" } } })
  assert.deepEqual(factsPatch(effect, "delete"), { facts: { "alert/no": { exit: { effect: "delete" } } } })
})

test("one answer can be stated of several subjects", () => {
  assert.deepEqual(factsPatch(purpose, true, ["alert", "sheet"]), { facts: { alert: { purpose: true }, sheet: { purpose: true } } })
})

test("a subject named like a member of every object is only a name", () => {
  const patch = factsPatch({ subject: "__proto__", field: "purpose" }, 1)
  assert.equal(JSON.stringify(patch), "{\"facts\":{\"__proto__\":{\"purpose\":1}}}")
  assert.equal({}.purpose, undefined)
})

test("a free answer is read as JSON where it looks like JSON, else as a text", () => {
  assert.deepEqual(readAnswer(" Delete this? "), { value: "Delete this?" })
  assert.deepEqual(readAnswer("null"), { value: null })
  assert.deepEqual(readAnswer("2.5"), { value: 2.5 })
  assert.deepEqual(readAnswer("2 alerts"), { value: "2 alerts" })
  assert.deepEqual(readAnswer("-"), { value: "-" })
  assert.deepEqual(readAnswer("{\"en\": \"Delete?\"}"), { value: { en: "Delete?" } })
  assert.deepEqual(readAnswer("[1,"), { problem: "json" })
  assert.deepEqual(readAnswer("  "), { problem: "empty" })
})

test("questions are those of the node, else of the guideline, else all, in the server's order", () => {
  const ids = questions => questions.map(each => each.id)
  assert.deepEqual(ids(list().concerning({ node: "alert", guideline: "g1" })), ["alert/purpose", "alert/no/exit.effect"])
  assert.deepEqual(ids(list().concerning({ guideline: "g2" })), ["alert/no/exit.effect", "sheet/purpose"])
  assert.equal(list().concerning({}).length, 3)
})

test("what was answered goes at once, for every subject that the answer was stated of", () => {
  const questions = list()
  questions.remove(purpose, ["alert", "sheet"])
  assert.deepEqual(questions.all, [effect])
})

test("an answer without words of its own is shown as it is", () => {
  assert.deepEqual([answerLabel({ value: "a", label: "A" }), answerLabel({ value: "a" }), answerLabel({ value: true })], ["A", "a", "true"])
})

test("an answer with null in it is stated in the whole facts, as a patch would take it away", () => {
  assert.deepEqual([needsWholeFacts(null), needsWholeFacts({ exit: { effect: null } }), needsWholeFacts([1]), needsWholeFacts("null")], [true, true, false, false])
  const before = { scrimFacts: 1, facts: { alert: { purpose: "input" } } }
  assert.deepEqual(stateIn(before, { subject: "alert", field: "title" }, null).facts, { alert: { purpose: "input", title: null } })
  assert.deepEqual(stateIn(before, effect, null, ["alert/no", "alert/yes"]).facts["alert/yes"], { exit: { effect: null } })
  assert.deepEqual(before.facts, { alert: { purpose: "input" } })
  assert.equal(stateIn({ scrimFacts: 1 }, { subject: "__proto__", field: "x" }, null).facts.x, undefined)
})

test("what the facts state already is found, a null too, and nothing that only every object has", () => {
  const facts = { facts: { alert: { title: null, exit: { effect: "save" } } } }
  assert.equal(statedFor(facts, { subject: "alert", field: "title" }), null)
  assert.equal(statedFor(facts, { subject: "alert", field: "exit.effect" }), "save")
  assert.equal(statedFor(facts, { subject: "alert", field: "toString" }), undefined)
  assert.equal(statedFor({}, purpose), undefined)
})
