// Runs before the first paint, so that a page never shows in the wrong theme or shape. Not a module: modules wait for the document.
(() => {
  const root = document.documentElement
  // Signing in has no bar above, from the start.
  if (location.pathname.endsWith("/sign-in")) root.dataset.bare = ""
  const set = (name, value) => { if (value) root.dataset[name] = value }
  const stored = name => JSON.parse(localStorage.getItem(`scrim.${name}`))
  try {
    const asked = new URLSearchParams(location.search)
    set("theme", asked.get("theme") || stored("theme"))
    set("contrast", asked.get("contrast") || stored("contrast"))
    const language = asked.get("lang") || stored("language")
    if (/^(en|ja|ko)$/.test(language)) root.lang = language
  } catch {
    // Storage may be forbidden; then the system's theme holds.
  }
})()
