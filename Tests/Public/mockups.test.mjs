import assert from "node:assert/strict"
import { test } from "node:test"
import { mockupFor } from "../../Public/scripts/models/mockups.js"

const light = { node: "a", asset: "sha256:1", case: null, language: null, appearance: "light" }
const dark = { node: "a", asset: "sha256:2", case: null, language: null, appearance: "dark" }
const japanese = { node: "a", asset: "sha256:3", case: "se", language: "ja", appearance: "light" }

test("the picture that fits the case is shown", () => {
  assert.equal(mockupFor([light, dark, japanese], "a", { case: "se", language: "ja", appearance: "light" }), japanese)
  assert.equal(mockupFor([light, dark, japanese], "a", { case: "ipad", language: "en", appearance: "dark" }), dark)
})

test("one that doesn't fit is better than none, and another node's is none", () => {
  assert.equal(mockupFor([japanese], "a", { case: "ipad", language: "en", appearance: "dark" }), japanese)
  assert.equal(mockupFor([light], "b", { case: "se", language: "en", appearance: "light" }), undefined)
  assert.equal(mockupFor(undefined, "b", {}), undefined)
})
