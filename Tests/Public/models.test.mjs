import assert from "node:assert/strict"
import { once } from "node:events"
import { test } from "node:test"
import { coalesce } from "../../Public/scripts/models/coalesce.js"
import { groupByPage, matches } from "../../Public/scripts/models/catalogue.js"
import { gridValues, linePath, spread } from "../../Public/scripts/models/chart.js"
import { excerpt } from "../../Public/scripts/models/excerpt.js"
import { returnPath } from "../../Public/scripts/models/return-path.js"
import { route } from "../../Public/scripts/models/route.js"
import { Session } from "../../Public/scripts/models/session.js"
import { slug } from "../../Public/scripts/models/slug.js"
import { planUpload } from "../../Public/scripts/models/upload-plan.js"

test("every address leads to its page, also below a base path", () => {
  assert.deepEqual(route("/"), { name: "projects", params: {} })
  assert.deepEqual(route("/projects/a/flows/b/revisions/7"), { name: "review", params: { project: "a", flow: "b", revision: "7" } })
  assert.deepEqual(route("/scrim/projects/a%2Fb", "/scrim"), { name: "project", params: { project: "a/b" } })
  assert.deepEqual(route("/scrim", "/scrim"), { name: "projects", params: {} })
  assert.equal(route("/scrimmage", "/scrim"), null)
  assert.equal(route("/projects/a/b"), null)
  assert.deepEqual(route("/projects/%E0%A4%A")?.params, { project: "%E0%A4%A" })
})

test("after signing in one comes back to a page of ours and nowhere else", () => {
  assert.equal(returnPath("/projects/a?x=1#/node"), "/projects/a?x=1#/node")
  for (const hostile of ["//evil.example", "https://evil.example", "/\\evil.example", "\\\\evil.example", "javascript:alert(1)", "/\t/evil.example", "/.//evil.example", "", null, undefined, 7]) {
    assert.equal(returnPath(hostile), "/", String(hostile))
  }
})

test("a session knows what a role allows", () => {
  const session = new Session()
  assert.equal(session.can("viewer", "a"), false)
  session.take({ id: "1", administrator: false, memberships: [{ project: { slug: "a" }, role: "editor" }] })
  assert.equal(session.can("reviewer", "a"), true)
  assert.equal(session.can("maintainer", "a"), false)
  assert.equal(session.can("viewer", "b"), false)
  session.take({ id: "1", administrator: true, memberships: [] })
  assert.equal(session.can("maintainer", "b"), true)
})

test("one file is sent as it is, several as a form", () => {
  const file = (name, size = 10) => ({ name, size })
  assert.deepEqual(planUpload([file("A.storyboard")]), { files: [file("A.storyboard")], ignored: 0, type: "application/vnd.apple.interface-builder+xml", query: { filename: "A.storyboard" } })
  assert.equal(planUpload([file("a.flow.json")]).type, "application/vnd.scrim.flow+json")
  const several = planUpload([file("A.storyboard"), file("scrim.facts.json"), file("a.png"), file("readme.md")])
  assert.equal(several.type, undefined)
  assert.equal(several.files.length, 3)
  assert.equal(several.ignored, 1)
})

test("what cannot become a revision is refused before it is sent", () => {
  assert.equal(planUpload([{ name: "scrim.facts.json", size: 9 }]).refusal, "upload.refused.factsAlone")
  assert.equal(planUpload([{ name: "a.png", size: 9 }]).refusal, "upload.refused.nothing")
  assert.equal(planUpload([]).refusal, "upload.refused.nothing")
  assert.equal(planUpload([{ name: "a.flow.json", size: 9 }, { name: "b.flow.json", size: 9 }]).refusal, "upload.refused.flows")
  assert.equal(planUpload([{ name: "A.xib", size: 40 * 1024 * 1024 }]).refusal, "upload.refused.size")
  assert.equal(planUpload([{ name: "A.xib", size: 0 }]).refusal, "upload.refused.empty")
})

test("an excerpt holds the lines around a place and marks the word there", () => {
  const text = "one\r\ntwo\nthree <a b=\"c1-d\"/>\nfour\nfive\nsix"
  const found = excerpt(text, 3, 13, { above: 1, below: 1 })
  assert.deepEqual(found.lines.map(({ number, isHit }) => [number, isHit]), [[2, false], [3, true], [4, false]])
  assert.deepEqual([found.before, found.mark, found.after], ["three <a b=\"", "c1-d", "\"/>"])
  assert.equal(excerpt(text, 99, 1), null)
  assert.equal(excerpt(text, 1, 400).mark, "")
})

test("an excerpt of a line without end shows the part around the place", () => {
  const found = excerpt("x".repeat(100_000) + "HERE" + " y".repeat(100_000), 1, 100_001)
  assert.ok(found.lines[0].text.length < 300)
  assert.equal(found.mark, "HERE")
})

test("an address is made of a name, as far as the name has letters for it", () => {
  assert.equal(slug("Über Größe 2!"), "uber-gro-e-2")
  assert.equal(slug("送金"), "")
  assert.equal(slug("--Send  Money--"), "send-money")
})

test("the grid of a chart starts at 0, reaches the highest value, and has round steps", () => {
  for (const most of [0, 1, 2, 3, 7, 10, 11, 99, 100, 1234, 99_999]) {
    const values = gridValues(most)
    assert.equal(values[0], 0)
    assert.ok(values.at(-1) >= most && values.length <= 5, `${most}: ${values}`)
    assert.equal(new Set(values).size, values.length)
  }
})

test("labels keep their order and their distance", () => {
  assert.deepEqual(spread([10, 10, 50], 18), [10, 28, 50])
  assert.deepEqual(spread([50, 10, 12], 18), [50, 10, 28])
  assert.equal(linePath([[0, 1], [2.26, 3]]), "M0 1L2.3 3")
})

test("the catalogue is found by any words, also in full-width letters", () => {
  const guidelines = [{ id: "a", page: "alerts", pageTitle: "Alerts", title: "Write short titles", text: "…" }, { id: "b", page: "modality", title: "Exit", text: "" }, { id: "c", page: "alerts", title: "C", text: "" }]
  assert.deepEqual(groupByPage(guidelines).map(({ title, items }) => [title, items.length]), [["Alerts", 2], ["modality", 1]])
  assert.equal(matches(guidelines[0], "ＳＨＯＲＴ write"), true)
  assert.equal(matches(guidelines[0], "long"), false)
  assert.equal(matches(guidelines[0], " "), true)
})

test("a burst of changes is read once, and once more for what came meanwhile", async () => {
  const events = new EventTarget()
  let runs = 0
  let hold
  const ask = coalesce(() => {
    runs += 1
    queueMicrotask(() => events.dispatchEvent(new Event("run")))
    return new Promise(resolve => { hold = resolve })
  }, { delay: 0 })
  const first = once(events, "run")
  for (let index = 0; index < 10; index += 1) ask()
  await first
  const second = once(events, "run")
  ask()
  ask()
  hold()
  await second
  hold()
  assert.equal(runs, 2)
})
