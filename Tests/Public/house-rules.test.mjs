import assert from "node:assert/strict"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { extname, join } from "node:path"
import { test } from "node:test"

const root = new URL("../../Public/", import.meta.url).pathname
const files = [...walk(root)].map(path => ({ path: path.slice(root.length), text: readFileSync(path, "utf8") }))
const scripts = files.filter(({ path }) => path.endsWith(".js"))
const styles = files.filter(({ path }) => path.endsWith(".css"))

test("no script makes elements of text, or text of programs", () => {
  const ways = /\b(innerHTML|outerHTML|insertAdjacentHTML|DOMParser|parseFromString|document\.write|eval\(|new Function|createContextualFragment|srcdoc|setHTMLUnsafe)\b|setAttribute\("(style|on)/
  for (const { path, text } of scripts) assert.doesNotMatch(text, ways, path)
})

test("no page holds styles or programs of its own", () => {
  const page = files.find(({ path }) => path === "index.html").text
  assert.doesNotMatch(page, /<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/)
  for (const { path, text } of files.filter(({ path }) => path.endsWith(".svg"))) assert.doesNotMatch(text, /<style|<script|\son\w+=/, path)
})

test("only tokens.css holds colours and sizes", () => {
  for (const { path, text } of styles) {
    if (path === "styles/tokens.css") continue
    for (const [index, line] of text.replace(/\/\*[\s\S]*?\*\//g, found => found.replace(/[^\n]/g, " ")).split("\n").entries()) {
      if (line.includes("@media")) continue
      assert.doesNotMatch(line, /#[0-9a-f]{3,8}\b|\brgb|\bhsl|light-dark\(/i, `${path}:${index + 1}`)
      // Hairlines, rings and nudges of less than eight pixels have no name.
      assert.doesNotMatch(line, /(?<![\w.-])(?:[89]|\d{2,})(?:\.\d+)?px/, `${path}:${index + 1}`)
    }
  }
})

test("every token that a style asks for is there", () => {
  const known = new Set(styles.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)))
  const set = new Set(scripts.flatMap(({ text }) => [...text.matchAll(/"(--[\w-]+)"/g)].map(([, name]) => name)))
  for (const { path, text } of styles) {
    for (const [, name, fallback] of text.matchAll(/var\((--[\w-]+)(,)?/g)) assert.ok(fallback || known.has(name) || set.has(name), `${path}: ${name}`)
  }
})

test("every icon that a script asks for is in the sprite", () => {
  const sprite = new Set([...files.find(({ path }) => path === "icons.svg").text.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))
  for (const { path, text } of scripts) {
    for (const [, name] of text.matchAll(/\bicon\("([^"]+)"/g)) assert.ok(sprite.has(name), `${path}: ${name}`)
  }
})

test("an element's file has the name of its tag", () => {
  for (const { path, text } of scripts.filter(({ path }) => path.startsWith("scripts/elements/"))) {
    const tags = [...text.matchAll(/customElements\.define\("([^"]+)"/g)].map(([, tag]) => tag)
    if (tags.length) assert.deepEqual(tags, [path.slice("scripts/elements/".length, -".js".length)])
  }
})

test("every file holds one thing and stays readable", () => {
  for (const { path, text } of [...scripts, ...styles]) {
    assert.ok(text.split("\n").length <= 350, path)
    assert.ok(text.endsWith("\n") || text === "", path)
  }
})

test("every module that a script imports is there, and every file that the page asks for", () => {
  const known = new Set(scripts.map(({ path }) => path))
  const page = files.find(({ path }) => path === "index.html").text
  for (const [, path] of page.matchAll(/"\{\{assets\}\}\/([^"]+)"/g)) assert.ok(files.some(file => file.path === path), path)
  for (const { path, text } of scripts) {
    for (const [, target] of text.matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g)) {
      assert.ok(known.has(new URL(target, `http://x/${path}`).pathname.slice(1)), `${path}: ${target}`)
    }
  }
})

test("what can be tested without a browser does not touch the document", () => {
  for (const { path, text } of scripts.filter(({ path }) => /^scripts\/(models|live\/(election|relay))/.test(path))) {
    assert.doesNotMatch(text.replace(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, ""), /\b(window|localStorage|navigator)\b|document\.(create|query|get|body|documentElement|add|active|cookie|title)|(?<![.\w])location\./, path)
  }
})

function * walk(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield * walk(path)
    else if ([".js", ".css", ".svg", ".html"].includes(extname(path))) yield path
  }
}
