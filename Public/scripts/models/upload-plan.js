/** Bytes that a revision may have, all files together; the server refuses more. */
export const maximumSize = 32 * 1024 * 1024

const interfaceBuilder = "application/vnd.apple.interface-builder+xml"
const flowDocument = "application/vnd.scrim.flow+json"

const kinds = [
  [/\.(storyboard|xib)$/i, "design"],
  [/(^|\/)scrim\.facts\.json$/i, "facts"],
  [/\.json$/i, "flow"],
  [/\.png$/i, "asset"],
]

/**
 * How chosen files become one revision: `{files, query?, type?}` for one file that is sent as it is, or for several, sent as a form;
 * or `{refusal: key, values}`, the reason why they cannot, known without asking the server. A file is `{name, size}` with the
 * path in its folder as `path`, if it has one. Files of no use are left out, and counted as `ignored`.
 */
export function planUpload(all) {
  const files = all.filter(file => kindOf(file))
  const ignored = all.length - files.length
  const of = kind => files.filter(file => kindOf(file) === kind)
  const flows = of("flow")
  const sources = [...of("design"), ...flows]
  if (sources.length === 0) {
    if (of("facts").length) return refuse("upload.refused.factsAlone")
    return refuse("upload.refused.nothing", { names: all.slice(0, 3).map(pathOf).join(", ") || "–" })
  }
  if (flows.length > 1) return refuse("upload.refused.flows", { names: flows.map(pathOf).join(", ") })
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size > maximumSize) return refuse("upload.refused.size", { size: (size / 1024 / 1024).toFixed(1) })
  const empty = files.find(file => file.size === 0)
  if (empty) return refuse("upload.refused.empty", { name: pathOf(empty) })
  if (files.length > 1) return { files, ignored }
  const type = kindOf(files[0]) === "flow" ? flowDocument : interfaceBuilder
  return { files, ignored, type, query: { filename: files[0].name } }
}

/** The path of a file in the folder that was chosen, or its name. */
export function pathOf(file) { return file.path || file.webkitRelativePath || file.name }

function kindOf(file) {
  return kinds.find(([pattern]) => pattern.test(pathOf(file)))?.[1] ?? null
}

function refuse(refusal, values = {}) { return { refusal, values } }
