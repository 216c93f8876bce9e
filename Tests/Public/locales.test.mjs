import assert from "node:assert/strict"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { test } from "node:test"

const scripts = new URL("../../Public/scripts/", import.meta.url)
const codes = ["en", "ja", "ko"]

for (const folder of ["locales/", "locales/review/"]) {
  const load = async code => (await import(new URL(`${folder}${code}.js`, scripts))).default
  test(`every language of ${folder} has the same keys, in the same order`, async () => {
    const [english, ...others] = await Promise.all(codes.map(load))
    for (const other of others) assert.deepEqual(Object.keys(other), Object.keys(english))
  })

  test(`every language of ${folder} fills in the same values`, async () => {
    const [english, ...others] = await Promise.all(codes.map(load))
    for (const [key, entry] of Object.entries(english)) {
      const wanted = names(entry)
      for (const other of others) {
        for (const name of names(other[key])) assert.ok(wanted.includes(name), `${key}: {${name}} is unknown in English`)
        // A plural may leave out the number where the words say it.
        for (const name of wanted) if (name !== "n") assert.ok(names(other[key]).includes(name), `${key}: {${name}} is left out`)
      }
    }
  })

  test(`no string of ${folder} is empty, and none was left in English`, async () => {
    const [english, japanese, korean] = await Promise.all(codes.map(load))
    for (const [key, entry] of Object.entries(english)) {
      for (const text of [...texts(entry), ...texts(japanese[key]), ...texts(korean[key])]) assert.ok(text.trim(), key)
      if (texts(entry).some(text => /\w{4,} \w+/.test(text.replace(/\{\w+\}/g, "")))) {
        assert.notDeepEqual(japanese[key], entry, key)
        assert.notDeepEqual(korean[key], entry, key)
      }
    }
  })
}

test("no key stands in two files of a language", async () => {
  const [shared, review] = await Promise.all(["locales/en.js", "locales/review/en.js"].map(async path => (await import(new URL(path, scripts))).default))
  assert.deepEqual(Object.keys(shared).filter(key => Object.hasOwn(review, key)), [])
})

test("every key that a script asks for has a string", async () => {
  const [shared, review] = await Promise.all(["locales/en.js", "locales/review/en.js"].map(async path => (await import(new URL(path, scripts))).default))
  const known = { ...shared, ...review }
  for (const [path, text] of sources()) {
    for (const [, key] of text.matchAll(/\btn?\(\s*"([^"]+)"/g)) assert.ok(Object.hasOwn(known, key), `${path}: ${key}`)
    for (const [, key] of text.matchAll(/\blabel: "([a-z]+\.[^"]+)"/g)) assert.ok(Object.hasOwn(known, key), `${path}: ${key}`)
  }
})

function names(entry) { return [...new Set(texts(entry ?? "").flatMap(text => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)))] }

function texts(entry) { return typeof entry === "string" ? [entry] : Object.values(entry) }

function * sources(folder = scripts.pathname) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield * sources(path)
    else if (!path.includes("/locales/")) yield [path, readFileSync(path, "utf8").replace(/\/\*\*[\s\S]*?\*\//g, "")]
  }
}
