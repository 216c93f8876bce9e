import { ownerOf } from "./outcomes.js"

/** The facts that the rules wait for, the most telling first, as the server orders them. */
export class QuestionList {
  #all = []

  /** Takes the questions as the server lists them. */
  receive(questions) {
    this.#all = questions
  }

  /** All questions. */
  get all() {
    return this.#all
  }

  /** Those of a node and its parts. */
  ofNode(node) {
    return this.#all.filter(question => ownerOf(question.subject) === node)
  }

  /** Those whose answer a guideline waits for. */
  ofGuideline(guideline) {
    return this.#all.filter(question => question.guidelines?.includes(guideline))
  }

  /** Those that concern a selection: its node's, else its guideline's, else all. */
  concerning({ node, guideline } = {}) {
    if (node) return this.ofNode(node)
    return guideline ? this.ofGuideline(guideline) : this.#all
  }

  /** Takes out what was answered, until the server lists again. */
  remove(question, subjects = [question.subject]) {
    const gone = new Set(subjects)
    this.#all = this.#all.filter(other => other.field !== question.field || !gone.has(other.subject))
  }
}

/**
 * The merge patch of the facts that an answer makes: `field` may be nested by dots (`exit.effect`), and the same answer may be
 * stated of several subjects at once.
 */
export function factsPatch(question, value, subjects = [question.subject]) {
  const facts = {}
  for (const subject of subjects) define(facts, subject, nested(question.field.split("."), value))
  return { facts }
}

/**
 * Reads what was typed as the answer to a free question: `{value}` or `{problem}`, a word for what is wrong. JSON is taken as
 * JSON; anything that doesn't look like JSON is a plain text.
 */
export function readAnswer(text) {
  const trimmed = text.trim()
  if (trimmed === "") return { problem: "empty" }
  if (!/^(?:[[{"-]|\d|true$|false$|null$)/.test(trimmed)) return { value: trimmed }
  try {
    return { value: JSON.parse(trimmed) }
  } catch {
    return /^[[{"]/.test(trimmed) ? { problem: "json" } : { value: trimmed }
  }
}

/** An answer as one line of text, for people. */
export function answerLabel(answer) {
  if (answer.label) return answer.label
  return typeof answer.value === "string" ? answer.value : JSON.stringify(answer.value)
}

function nested(keys, value) {
  return keys.reduceRight((inner, key) => {
    const object = {}
    define(object, key, inner)
    return object
  }, value)
}

// A subject or a field may be named like a member of every object.
function define(object, key, value) {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
}

/** Whether a merge patch can't say this answer, because null in it takes a member away instead of stating it. */
export function needsWholeFacts(value) {
  if (value === null) return true
  return typeof value === "object" && Object.values(value).some(needsWholeFacts)
}

/** The facts with an answer stated in them; the given ones stay as they are. */
export function stateIn(stated, question, value, subjects = [question.subject]) {
  const copy = structuredClone(stated)
  copy.facts ??= {}
  for (const subject of subjects) {
    const keys = question.field.split(".")
    let holder = member(copy.facts, subject)
    for (const key of keys.slice(0, -1)) holder = member(holder, key)
    define(holder, keys.at(-1), value)
  }
  return copy
}

/** What the facts state for a question; undefined where they state nothing. */
export function statedFor(stated, question, subject = question.subject) {
  return [subject, ...question.field.split(".")].reduce((value, key) => {
    const isObject = value !== null && typeof value === "object"
    return isObject && Object.hasOwn(value, key) ? value[key] : undefined
  }, stated.facts ?? {})
}

function member(object, key) {
  const known = Object.hasOwn(object, key) ? object[key] : undefined
  if (known !== null && typeof known === "object") return known
  const made = {}
  define(object, key, made)
  return made
}
