/** The languages of the interface, each in its own words. */
export const languages = { en: "English", ja: "日本語", ko: "한국어" }

let language = "en"
let strings = {}
let plurals = new Intl.PluralRules("en")
let numbers = new Intl.NumberFormat("en")

/** The language of the page. */
export function currentLanguage() { return language }

/** Takes on a language and its strings. Apart from `loadLanguage` so that tests need no network. */
export function useLanguage(code, entries) {
  language = code
  strings = entries
  plurals = new Intl.PluralRules(code)
  numbers = new Intl.NumberFormat(code)
}

/** Fetches the strings of a language and takes it on; of one that is unknown, English. */
export async function loadLanguage(code) {
  const known = Object.hasOwn(languages, code) ? code : "en"
  const [shared, review] = await Promise.all([
    import(`../locales/${known}.js`), import(`../locales/review/${known}.js`),
  ])
  useLanguage(known, { ...shared.default, ...review.default })
}

/** The string of a key, with `{name}` replaced by the value of that name. `n` also chooses the plural. A key without a string shows itself. */
export function t(key, values = {}) {
  return template(key, values).replace(/\{(\w+)\}/g, (whole, name) => Object.hasOwn(values, name) ? text(values[name]) : whole)
}

/** As `t`, as a list in which values that are nodes stand as they are: for a link or a name within a sentence. */
export function tn(key, values) {
  return template(key, values).split(/(\{\w+\})/).filter(Boolean).map(part => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (!name || !Object.hasOwn(values, name)) return part
    return typeof values[name] === "object" ? values[name] : text(values[name])
  })
}

/** Whether a key has a string: for keys made of a code that a newer server may have. */
export function has(key) { return Object.hasOwn(strings, key) }

/** A number as the language writes it. */
export function number(value) { return numbers.format(value) }

function template(key, values) {
  const entry = strings[key] ?? key
  return typeof entry === "string" ? entry : entry[plurals.select(Number(values.n ?? 0))] ?? entry.other
}

function text(value) { return typeof value === "number" ? number(value) : String(value) }
