import assert from "node:assert/strict"
import { test } from "node:test"
import { has, t, tn, useLanguage } from "../../Public/scripts/helpers/locale.js"

test("a number chooses its plural and is written as the language does", () => {
  useLanguage("en", { errors: { one: "{n} error", other: "{n} errors" }, plain: "{a} and {b}" })
  assert.equal(t("errors", { n: 1 }), "1 error")
  assert.equal(t("errors", { n: 1234 }), "1,234 errors")
  useLanguage("ja", { errors: "エラー {n} 件" })
  assert.equal(t("errors", { n: 1 }), "エラー 1 件")
})

test("values are put in as they are, and what is unknown shows itself", () => {
  useLanguage("en", { plain: "{a} and {b}" })
  assert.equal(t("plain", { a: "{b}", b: "$&" }), "{b} and $&")
  assert.equal(t("plain", { a: "x" }), "x and {b}")
  assert.equal(t("absent.key"), "absent.key")
  assert.equal(has("toString"), false)
  assert.equal(t("plain", Object.create({ a: "inherited" })), "{a} and {b}")
})

test("nodes stand within a sentence where the language puts them", () => {
  useLanguage("ja", { by: "{name} による {what}" })
  const name = { node: 1 }
  assert.deepEqual(tn("by", { name, what: "変更" }), [name, " による ", "変更"])
})
