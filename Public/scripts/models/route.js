/** The pages by address: the pattern's `:names` become parameters. */
const patterns = [
  ["sign-in", "/sign-in"],
  ["projects", "/"],
  ["project", "/projects/:project"],
  ["flow", "/projects/:project/flows/:flow"],
  ["review", "/projects/:project/flows/:flow/revisions/:revision"],
  ["account", "/account"],
  ["guidelines", "/guidelines"],
  ["guidelines", "/guidelines/:guideline"],
]

/** The page and parameters of a path, or null where there is no page. `base` is what stands before every path. */
export function route(path, base = "") {
  if (base && path !== base && !path.startsWith(`${base}/`)) return null
  const parts = split(path.slice(base.length))
  for (const [name, pattern] of patterns) {
    const params = match(split(pattern), parts)
    if (params) return { name, params }
  }
  return null
}

function match(pattern, parts) {
  if (pattern.length !== parts.length) return null
  const params = {}
  for (const [index, part] of pattern.entries()) {
    if (part.startsWith(":")) params[part.slice(1)] = parts[index]
    else if (part !== parts[index]) return null
  }
  return params
}

function split(path) {
  return path.split("/").filter(Boolean).map(part => {
    try {
      return decodeURIComponent(part)
    } catch {
      return part
    }
  })
}
