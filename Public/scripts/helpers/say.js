let pending = null
let last = 0

/** Says something to screen readers, politely. Live notes may come in a burst: with `throttle`, at most one in five seconds, the newest. */
export function say(text, { throttle = false } = {}) {
  const region = document.getElementById("status")
  if (!region) return
  const speak = () => { last = Date.now(); pending = null; region.textContent = text }
  clearTimeout(pending)
  const wait = throttle ? Math.max(0, last + 5000 - Date.now()) : 0
  if (wait) pending = setTimeout(speak, wait)
  else speak()
}

/** Shows that something is done, with a way to take it back if there is one: `{undo()}`. Errors stand where they happened, never here. */
export function toast(text, options) { document.getElementById("toast")?.show(text, options) }
