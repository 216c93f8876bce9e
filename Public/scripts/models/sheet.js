import { kindOf, OUTCOMES, rank } from "./outcomes.js"

const FAILING = new Set(["fail", "warning", "advice"])

/** The guideline sheet of a revision: a row for every guideline, in the order of the catalogue. */
export class Sheet {
  #rows = []
  #byGuideline = new Map()

  /** Takes the rows as the server answers them. */
  receive(rows) {
    this.#rows = rows
    this.#byGuideline = new Map(rows.map(row => [row.guideline, row]))
  }

  /** All rows. */
  get rows() {
    return this.#rows
  }

  /** The row of a guideline; undefined where the edition has none such. */
  find(guideline) {
    return this.#byGuideline.get(guideline)
  }

  /** Puts another judgement into a row, or takes it away with null. Gives the row's former judgement. */
  judge(guideline, judgement) {
    const row = this.#byGuideline.get(guideline)
    const former = row?.judgement ?? null
    if (row) row.judgement = judgement
    return former
  }

  /** How many rows each kind has, in the order of the bar; kinds without any have 0. */
  counts() {
    const counts = new Map(OUTCOMES.map(kind => [kind, 0]))
    for (const row of this.#rows) counts.set(rowKind(row), (counts.get(rowKind(row)) ?? 0) + 1)
    return counts
  }

  /** How many rows wait for a person. */
  get waiting() {
    return this.#rows.filter(waits).length
  }

  /**
   * The rows by page, each `{page, title, rows, failing, waiting, total}`. `kinds` (a set, empty = all) and `only` (a set of
   * guidelines, null = all) filter the rows; a page without any left goes. The numbers of a page always count all of its rows.
   */
  groups({ kinds = new Set(), only = null, keep = null } = {}) {
    const groups = new Map()
    for (const row of this.#rows) {
      const group = groups.get(row.page) ?? { page: row.page, title: row.pageTitle, rows: [], failing: 0, waiting: 0, total: 0 }
      groups.set(row.page, group)
      group.total += 1
      if (FAILING.has(rowKind(row))) group.failing += 1
      if (waits(row)) group.waiting += 1
      const passes = (kinds.size === 0 || kinds.has(rowKind(row))) && (only === null || only.has(row.guideline))
      if (passes || row.guideline === keep) group.rows.push(row)
    }
    return [...groups.values()].filter(group => group.rows.length > 0)
  }
}

/** The glyph of a row. */
export function rowKind(row) {
  return kindOf(row)
}

/** Whether a row waits for a person: a machine couldn't decide it and nobody has judged it yet. */
export function waits(row) {
  return row.outcome === "review" && !row.judgement
}

/** The rules of a row, the worst first, those that don't concern anything last. */
export function rulesOf(row) {
  return [...(row.rules ?? [])].sort((left, right) => rank(ruleKind(left, row)) - rank(ruleKind(right, row)))
}

/** The glyph of one rule of a row: its failures have the severity of the rule if it states one, else the row's. */
export function ruleKind(rule, row) {
  return kindOf({ outcome: rule.outcome, severity: rule.severity ?? row.severity })
}

/** What pressing `value` does to a judgement: the new value, or null where the same again takes it back. */
export function pressed(judgement, value) {
  return judgement?.value === value ? null : value
}
