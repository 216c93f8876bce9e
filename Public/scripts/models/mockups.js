/**
 * The picture that shows a node best in a case: what a picture doesn't say fits everything, what it says must be so.
 * Undefined where the node has none.
 */
export function mockupFor(mockups, node, query) {
  const own = (mockups ?? []).filter(mockup => mockup.node === node)
  const score = mockup => ["case", "language", "appearance"].reduce((sum, key) => {
    if (mockup[key] === null || mockup[key] === undefined) return sum
    return sum + (mockup[key] === query[key] ? 1 : -1)
  }, 0)
  return own.reduce((best, mockup) => best === undefined || score(mockup) > score(best) ? mockup : best, undefined)
}
