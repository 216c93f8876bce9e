import { shortcuts } from "../helpers/keyboard.js"
import { pages } from "../api/paths.js"
import { judgements } from "../elements/judgement-control.js"
import { navigate } from "../router.js"

const arrows = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]

/** The keys of the review page, until `signal` ends. */
export function reviewKeys(page, signal) {
  const { review } = page
  shortcuts([
    { keys: ["j"], label: "keys.nextFinding", run: () => finding(page, 1) },
    { keys: ["k"], label: "keys.previousFinding", run: () => finding(page, -1) },
    { keys: ["n"], label: "keys.nextThread", run: () => thread(page, 1) },
    { keys: ["p"], label: "keys.previousThread", run: () => thread(page, -1) },
    { keys: arrows, label: "keys.arrows", run: event => isFree(event) && page.map.walk(event) },
    { keys: ["Enter"], label: "keys.inspect", run: event => isFree(event) && inspect(page) },
    { keys: ["i"], label: "keys.inspect", run: () => inspect(page) },
    { keys: ["g"], label: "keys.guideline", run: () => toGuideline(page) },
    { keys: ["1", "2", "3"], label: "keys.judge", run: event => page.sheet.openControl?.press(judgements[Number(event.key) - 1][0]) },
    { keys: ["r"], label: "keys.reply", run: () => { page.show("side"); page.side.reply() } },
    { keys: ["m"], label: "keys.comment", run: () => { page.show("side"); page.side.start({}) } },
    { keys: ["x"], label: "keys.resolve", run: () => page.side.toggleResolved() },
    { keys: ["+", "="], label: "keys.zoomIn", run: () => page.map.zoom(1) },
    { keys: ["-"], label: "keys.zoomOut", run: () => page.map.zoom(-1) },
    { keys: ["0"], label: "keys.fit", run: () => page.map.zoom(0) },
    { keys: ["o"], label: "keys.outline", run: () => { page.show("map"); page.map.toggleOutline() } },
    { keys: ["["], label: "keys.older", run: () => revision(review, 1) },
    { keys: ["]"], label: "keys.newer", run: () => revision(review, -1) },
    { keys: ["Escape"], label: "keys.clear", run: () => document.querySelector(":popover-open") ? false : review.selection.stepBack() },
  ], signal)
}

// Keys that mean something to what has the focus are left to it.
function isFree(event) {
  return event.target === document.body || event.target.id === "main" || event.target.closest?.("flow-map") !== null && !event.target.closest("button:not(.map-node), select, [role=tab]")
}

function finding(page, step) {
  const { review } = page
  const next = review.findings.next(page.list.shown, review.selection.current.finding, step)
  if (next) review.selection.chooseFinding(next)
}

function thread(page, step) {
  const { review } = page
  const next = review.threads.nextOpen(review.selection.current.thread, step)
  if (!next) return
  page.show("side")
  review.selection.chooseThread(next)
}

function inspect(page) {
  if (!page.review.selection.current.node) return false
  page.show("side")
  page.side.showTab("drawing")
}

function toGuideline(page) {
  const { guideline } = page.review.selection.current
  if (!guideline) return false
  page.show("sheet")
  page.sheet.focusRow(guideline)
}

function revision(review, step) {
  const at = review.revisions.findIndex(({ number }) => number === review.number)
  const next = at < 0 ? null : review.revisions[at + step]
  if (next) navigate(pages.review(review.project, review.flow, next.number))
}
