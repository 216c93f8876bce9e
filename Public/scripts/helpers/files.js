const most = 2000

/** The files of a drop, those in folders too, each with its path. Ends after 2,000 entries: more is no flow. */
export async function droppedFiles(transfer) {
  const entries = [...transfer.items].map(item => item.webkitGetAsEntry?.()).filter(Boolean)
  if (!entries.length) return [...transfer.files]
  const files = []
  const waiting = entries.map(entry => ({ entry, path: entry.name }))
  let seen = 0
  while (waiting.length && seen < most) {
    const { entry, path } = waiting.shift()
    seen += 1
    if (entry.isFile) files.push(withPath(await new Promise((resolve, reject) => entry.file(resolve, reject)), path))
    else for (const child of await children(entry)) if (!child.name.startsWith(".")) waiting.push({ entry: child, path: `${path}/${child.name}` })
  }
  return files
}

function withPath(file, path) {
  file.path = path
  return file
}

// A reader gives a folder in parts, and an empty part at the end.
async function children(folder) {
  const reader = folder.createReader()
  const all = []
  for (;;) {
    const part = await new Promise((resolve, reject) => reader.readEntries(resolve, reject))
    if (!part.length || all.length >= most) return all
    all.push(...part)
  }
}
