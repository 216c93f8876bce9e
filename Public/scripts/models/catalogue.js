/** Guidelines by the page of the HIG that they stand on, in the order that they come. */
export function groupByPage(guidelines) {
  const groups = new Map()
  for (const guideline of guidelines) {
    const group = groups.get(guideline.page) ?? { title: guideline.pageTitle ?? guideline.page, items: [] }
    group.items.push(guideline)
    groups.set(guideline.page, group)
  }
  return [...groups.values()]
}

/** Whether every word that is looked for stands in a guideline's title, text or id. */
export function matches(guideline, words) {
  const text = fold([guideline.title, guideline.text, guideline.id].join(" "))
  return fold(words).split(/\s+/).every(word => text.includes(word))
}

// NFKC, so that full-width and half-width forms are one.
function fold(text) { return text.normalize("NFKC").toLowerCase() }
