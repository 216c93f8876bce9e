/** The path of a line through points. */
export function linePath(points) {
  return points.map(([x, y], index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("")
}

/** Values for the lines of a chart's grid, from 0 to at least `most`: three or four of them, round numbers. */
export function gridValues(most) {
  const top = Math.max(most, 1)
  const rough = top / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map(factor => factor * power).find(value => value >= rough))
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step)
}

/** Places for labels beside the ends of lines: as near to what they name as may be, at least `gap` apart, in the same order. */
export function spread(places, gap) {
  const order = places.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y || a.index - b.index)
  for (let index = 1; index < order.length; index += 1) order[index].y = Math.max(order[index].y, order[index - 1].y + gap)
  const result = []
  for (const { y, index } of order) result[index] = y
  return result
}

function round(value) { return Math.round(value * 10) / 10 }
