/** A setting that this browser keeps, as JSON, with a value for when it has none. Storage that is full or forbidden keeps it for the page's life. */
export function remembered(name, initial) {
  const key = `scrim.${name}`
  let value = initial
  try {
    const stored = localStorage.getItem(key)
    if (stored !== null) value = JSON.parse(stored)
  } catch {
    // What another version stored is as good as nothing.
  }
  return {
    get value() { return value },
    set value(next) {
      value = next
      try {
        if (next === undefined || next === null) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Kept in memory.
      }
    },
  }
}
