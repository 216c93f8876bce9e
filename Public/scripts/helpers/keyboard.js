import { remembered } from "./storage.js"

/** Whether an input method is at work: then Enter takes a candidate, and no key is for us. */
export function isComposing(event) { return event.isComposing || event.keyCode === 229 }

/** Whether someone types: then single keys are text. */
export function isTyping(event) {
  const target = event.composedPath?.()[0] ?? event.target
  if (!(target instanceof Element)) return false
  if (target.closest("[contenteditable]:not([contenteditable=false])")) return true
  if (target.matches("textarea, select")) return true
  return target.matches("input") && !["button", "checkbox", "radio", "submit", "reset", "range", "file", "color"].includes(target.type)
}

/** The shortcuts that hold now, for the list that `?` shows: `{keys, label}`. */
export function activeShortcuts() { return [...active].flat().filter(shortcut => shortcut.label) }

/**
 * Adds shortcuts until `signal` ends. Each is `{keys: ["j"], label: "keys.nextFinding", run(event)}`, where a key is the event's
 * `key`. They are off while someone types, while an input method is at work, with Ctrl, Alt or Command, while a modal dialog is
 * open, and, single letters and signs, when the reader turned them off. A `run` that returns false leaves the key to the browser.
 */
export function shortcuts(list, signal) {
  active.add(list)
  signal?.addEventListener("abort", () => active.delete(list))
}

/** Runs `submit` on Ctrl+Enter or Command+Enter, unless an input method is at work. */
export function onSubmitKey(field, submit) {
  field.addEventListener("keydown", event => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || isComposing(event)) return
    event.preventDefault()
    submit(event)
  })
}

/** Whether the reader keeps single-key shortcuts on. */
export const singleKeys = remembered("singleKeys", true)

const active = new Set()

/** Begins to listen; called once. */
export function startKeyboard() {
  document.addEventListener("keydown", event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isComposing(event) || isTyping(event) || document.querySelector("dialog:modal")) return
    if ([...event.key].length === 1 && !singleKeys.value) return
    for (const list of [...active].reverse()) {
      const shortcut = list.find(({ keys }) => keys.includes(event.key))
      if (!shortcut) continue
      if (shortcut.run(event) !== false) event.preventDefault()
      return
    }
  })
}
