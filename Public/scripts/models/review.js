import { pages, paths } from "../api/paths.js"
import { Drafts } from "./drafts.js"
import { FindingList } from "./finding-list.js"
import { QuestionList } from "./questions.js"
import { readFragment, Selection } from "./selection.js"
import { Sheet } from "./sheet.js"
import { ThreadList } from "./threads.js"

/** How many findings and threads a page holds; a flow that has more shows the worst. */
export const FINDINGS_HELD = 2000
export const THREADS_HELD = 1000

/** What a review consists of; each part is read, and can fail, by itself. */
export const PARTS = ["revision", "revisions", "layout", "sheet", "findings", "threads", "questions"]

// What of a review an event makes stale.
const STALE = {
  "thread.created": ["sheet", "gate"],
  "thread.changed": ["sheet", "gate"],
  "comment.created": [],
  "judgement.changed": ["sheet", "gate"],
  "facts.changed": ["questions"],
  "report.changed": ["revision", "findings", "sheet", "questions"],
  "revision.created": ["revisions"],
}

/**
 * One revision under review: what the server says of it, and the one selection that all views share. Knows nothing about the
 * document; who shows a part subscribes to it.
 */
export class Review {
  /** The number of the revision that is shown. */
  number
  /** Whoever reads, as `/me` answers. */
  me
  selection = new Selection(finding => this.guidelineOf(finding))
  findings = new FindingList()
  sheet = new Sheet()
  threads = new ThreadList()
  questions = new QuestionList()
  drafts
  /** The revision; null until it is read. */
  revision = null
  /** The flow's revisions, the newest first. */
  revisions = []
  /** Places of nodes and lines; null until they are read. */
  layout = null
  /** The gate with its reasons; null until it is read. */
  gate = null
  /** Whether there are more findings than the page holds. */
  hasMoreFindings = false
  /** The number of a newer revision that came while this one was shown, and who made it. */
  announced = null

  #api
  #project
  #flow
  #language
  #signal
  #listeners = new Map()
  #status = new Map()
  #running = new Map()
  #again = new Map()
  #nodes = new Map()

  /** `storage` keeps drafts; `signal` ends everything. */
  constructor({ api, project, flow, number, me, language, storage, signal }) {
    this.#api = api
    this.#project = project
    this.#flow = flow
    this.#language = language
    this.#signal = signal
    this.number = Number(number)
    this.me = me
    this.drafts = new Drafts(storage, `${me?.id ?? "nobody"}/${project}/${flow}`)
  }

  /** The API that the review is read from. */
  get api() { return this.#api }

  /** The slug of the project. */
  get project() { return this.#project }

  /** The slug of the flow. */
  get flow() { return this.#flow }

  /** Ends when the page is left. */
  get signal() { return this.#signal }

  /** The path of the revision in the API. */
  get path() { return paths.revision(this.#project, this.#flow, this.number) }

  /** The address of the page of a revision. */
  pageOf(number) { return pages.review(this.#project, this.#flow, number) }

  /** Whether decisions can be taken: only on the newest revision, and not by those who may only look. */
  get isDecidable() { return this.isNewest && this.canWrite }

  /** Whether no newer revision is known. */
  get isNewest() { return this.announced === null && this.revision?.isNewest !== false }

  /** Whether the reader may comment. */
  get canWrite() {
    if (this.me?.administrator) return true
    const membership = this.me?.memberships?.find(({ project }) => project.slug === this.#project)
    return membership !== undefined && membership.role !== "viewer"
  }

  /** `"loading"`, `"ready"`, or the problem for which a part couldn't be read. */
  statusOf(part) { return this.#status.get(part) ?? "loading" }

  /** Calls back when a part (or `selection`, `gate`, `announced`) changed, with `{live}`, whether by others; until `signal` ends. */
  on(parts, listener, signal) {
    for (const part of [parts].flat()) {
      const all = this.#listeners.get(part) ?? new Set()
      this.#listeners.set(part, all)
      all.add(listener)
      signal?.addEventListener("abort", () => all.delete(listener), { once: true })
    }
  }

  /** Tells those who show a part that it changed. */
  emit(part, detail = {}) {
    for (const listener of [...(this.#listeners.get(part) ?? [])]) listener({ part, ...detail })
  }

  /** Selects what the fragment of the address names, and reads all parts. Never throws: a part that fails says so itself. */
  async open(fragment = "") {
    this.selection.set(readFragment(fragment))
    this.selection.subscribe((now, before) => this.emit("selection", { now, before }))
    await Promise.all(PARTS.map(part => this.load(part)))
  }

  /** Reads a part again. Calls while it is being read make it read once more afterwards. */
  load(part, detail = {}) {
    const running = this.#running.get(part)
    if (running) {
      this.#again.set(part, detail)
      return running
    }
    const run = this.#read(part, detail).finally(() => this.#running.delete(part))
      .then(() => this.#again.has(part) ? this.load(part, this.#takeAgain(part)) : undefined)
    this.#running.set(part, run)
    return run
  }

  /** Takes in an event of the stream: what it makes stale is read again; a new revision only announces itself. */
  async receive(event) {
    if (event.type === "reset") return void await Promise.all([...PARTS, "gate"].map(part => this.load(part, { live: true })))
    if (event.project !== this.#project || event.flow !== this.#flow) return
    if (event.revision != null && event.revision !== this.number && /^(report|judgement)\./.test(event.type)) return
    if (event.type === "revision.created" && event.revision > this.number) {
      this.announced = { number: event.revision, actor: event.actor }
      this.emit("announced", { live: true })
    }
    if (event.thread) await this.loadThread(event.thread, { live: event.actor?.id !== this.me?.id })
    await Promise.all((STALE[event.type] ?? []).map(part => this.load(part, { live: true })))
  }

  /** Reads one thread. */
  async loadThread(id, detail = {}) {
    try {
      const thread = await this.#api.get(paths.thread(this.#project, this.#flow, id), { signal: this.#signal })
      if (this.threads.receive(thread)) this.emit("threads", { ...detail, thread: id })
    } catch {
      // The next event or reload brings it.
    }
  }

  /** A node of the map by its id; undefined where the flow has none such. */
  node(id) { return this.#nodes.get(id) }

  /** The guideline that a finding opens: the first that the sheet has a row for, since others are of other editions. */
  guidelineOf({ guidelines = [] }) { return guidelines.find(id => this.sheet.find(id)) ?? guidelines[0] ?? null }

  /** The name of a node as people know it. */
  nameOf(id) { return this.#nodes.get(id)?.name || id }

  async #read(part, detail) {
    try {
      await this.#readers[part]()
      this.#status.set(part, "ready")
    } catch (problem) {
      if (problem.name === "AbortError" || this.#signal?.aborted) return
      if (this.#status.get(part) === "ready" && detail.live) return
      this.#status.set(part, problem)
    }
    this.emit(part, detail)
  }

  #readers = {
    revision: async () => {
      this.revision = await this.#get(this.path)
      this.gate = this.revision.gate
      this.emit("gate")
    },
    revisions: async () => { this.revisions = (await this.#get(paths.revisions(this.#project, this.#flow), { limit: 100 })).items },
    gate: async () => { this.gate = await this.#get(`${this.path}/gate`, { language: this.#language }) },
    layout: async () => {
      this.layout = await this.#get(`${this.path}/layout`)
      this.#nodes = new Map(this.layout.nodes.map(node => [node.id, node]))
    },
    sheet: async () => this.sheet.receive(structuredClone((await this.#get(`${this.path}/guidelines`, { language: this.#language })).items)),
    findings: async () => {
      const path = `${this.path}/findings`
      const [{ items, isWhole }, fixed] = await Promise.all([
        this.#walk(path, { language: this.#language }, FINDINGS_HELD),
        this.#walk(path, { language: this.#language, fixed: true }, FINDINGS_HELD),
      ])
      this.hasMoreFindings = !isWhole
      this.findings.receive(items, fixed.items)
    },
    threads: async () => {
      const { items } = await this.#walk(paths.threads(this.#project, this.#flow), { revision: null }, THREADS_HELD)
      this.threads.receiveAll(items)
    },
    questions: async () => this.questions.receive((await this.#get(paths.questions(this.#project, this.#flow), { language: this.#language })).items),
  }

  // Page after page, until the end or as many as are held; a cursor that comes again ends it too.
  async #walk(path, query, held) {
    const items = []
    let cursor = null
    for (;;) {
      const page = await this.#get(path, { limit: 100, ...query, cursor })
      items.push(...page.items)
      if (!page.nextCursor || page.nextCursor === cursor) return { items, isWhole: true }
      if (items.length >= held) return { items, isWhole: false }
      cursor = page.nextCursor
    }
  }

  #get(path, query) { return this.#api.get(path, { query, signal: this.#signal }) }

  #takeAgain(part) {
    const detail = this.#again.get(part)
    this.#again.delete(part)
    return detail
  }
}
