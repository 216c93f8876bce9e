import { paths } from "../api/paths.js"
import { factsPatch, needsWholeFacts, stateIn, statedFor } from "./questions.js"

/** Judges a guideline, or takes the judgement back with a `value` of null. Shown at once; undone, with the problem thrown, if it fails. */
export async function judge(review, guideline, value, note = null) {
  const path = `${review.path}/judgements/${encodeURIComponent(guideline)}`
  const former = review.sheet.judge(guideline, value && { value, note, author: author(review), at: new Date().toISOString() })
  review.emit("sheet")
  try {
    const answer = value === null ? await review.api.delete(path) : await review.api.put(path, note ? { value, note } : { value })
    review.sheet.judge(guideline, answer)
  } catch (problem) {
    review.sheet.judge(guideline, former)
    review.emit("sheet")
    throw problem
  }
  await reload(review, ["sheet", "gate"])
}

/** Adds a comment to a thread, and resolves it if asked to. */
export async function comment(review, id, body, { resolve = false } = {}) {
  const answer = await review.api.post(paths.comments(review.project, review.flow, id), resolve ? { body, resolve } : { body })
  review.threads.addComment(id, answer)
  review.emit("threads", { thread: id })
  await review.loadThread(id)
  if (resolve) await reload(review, ["sheet", "gate"])
}

/** Starts a thread and selects it. */
export async function startThread(review, { anchor, body, blocking = false }) {
  const thread = await review.api.post(paths.threads(review.project, review.flow), { anchor, revision: review.number, body, blocking })
  review.threads.receive(thread)
  review.emit("threads", { thread: thread.id })
  review.selection.chooseThread(thread)
  await reload(review, ["sheet", "gate"])
  return thread
}

/**
 * Resolves or opens a thread, or makes it blocking or not. When somebody was faster, it is tried again only if what they
 * changed was something else.
 */
export async function changeThread(review, id, fields) {
  const path = paths.thread(review.project, review.flow, id)
  const seen = review.threads.find(id)
  let thread
  try {
    thread = await review.api.patch(path, fields)
  } catch (problem) {
    if (problem.status !== 412) throw problem
    const now = await review.api.get(path)
    review.threads.receive(now)
    const isMoot = Object.keys(fields).some(key => now[key] !== seen[key])
    thread = isMoot ? now : await review.api.patch(path, fields)
  }
  review.threads.receive(thread)
  review.emit("threads", { thread: id })
  await reload(review, ["sheet", "gate"])
}

/** Changes the text of a comment of one's own. */
export async function editComment(review, id, commentID, body) {
  await review.api.patch(`${paths.comments(review.project, review.flow, id)}/${encodeURIComponent(commentID)}`, { body })
  await review.loadThread(id)
}

/** Answers a question for its subject, or for several at once; the newest revision is checked again with it. */
export async function answer(review, question, value, subjects = [question.subject]) {
  const path = paths.facts(review.project, review.flow)
  try {
    await state(review, path, question, value, subjects)
  } catch (problem) {
    if (problem.status !== 412) throw problem
    const facts = await review.api.get(path)
    // Somebody else stated the same fact: theirs stands until one decides.
    if (subjects.some(subject => statedFor(facts, question, subject) !== undefined)) throw problem
    await state(review, path, question, value, subjects)
  }
  review.questions.remove(question, subjects)
  review.emit("questions")
  await reload(review, ["revision", "questions", "findings", "sheet"])
}

/** Takes answers back, so that they are asked again. */
export async function takeBack(review, question, subjects) {
  await review.api.patch(paths.facts(review.project, review.flow), factsPatch(question, null, subjects))
  await reload(review, ["revision", "questions", "findings", "sheet"])
}

async function state(review, path, question, value, subjects) {
  if (!needsWholeFacts(value)) return review.api.patch(path, factsPatch(question, value, subjects))
  const facts = await review.api.get(path)
  return review.api.put(path, stateIn(facts, question, value, subjects))
}

function reload(review, parts) {
  return Promise.all(parts.map(part => review.load(part)))
}

function author({ me }) {
  return { id: me?.id, name: me?.name }
}
