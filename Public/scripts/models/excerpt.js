const longest = 240

/**
 * The lines around a place in a text: `{lines: [{number, text, isHit}], before, mark, after}`, where the last three are the hit line
 * in parts, with what the place points at in `mark`. Line and column count from 1. Null when the text has no such line.
 */
export function excerpt(text, line, column, { above = 3, below = 2 } = {}) {
  const all = text.split(/\r\n|\r|\n/)
  const hit = all[line - 1]
  if (hit === undefined) return null
  // A file without line breaks would be one endless line: show a part of it around the place.
  const start = Math.max(0, Math.min((column ?? 1) - 1 - longest / 2, hit.length - longest))
  const cut = line => line.length > longest ? line.slice(0, longest) + "…" : line
  const shown = (start > 0 ? "…" : "") + hit.slice(start, start + longest) + (hit.length > start + longest ? "…" : "")
  const first = Math.max(1, line - above)
  const lines = all.slice(first - 1, line + below)
    .map((text, index) => ({ number: first + index, text: first + index === line ? shown : cut(text), isHit: first + index === line }))
  return { lines, ...split(shown, column == null ? null : column - 1 - start + (start > 0 ? 1 : 0)) }
}

function split(line, offset) {
  if (offset === null) return { before: line, mark: "", after: "" }
  const at = Math.max(0, Math.min(offset, line.length))
  const word = /^[\p{L}\p{N}_.:-]+/u.exec(line.slice(at))?.[0] ?? line.slice(at, at + 1)
  return { before: line.slice(0, at), mark: word, after: line.slice(at + word.length) }
}
