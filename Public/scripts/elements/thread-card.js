import { session } from "../api/session.js"
import { h, icon, replace } from "../helpers/dom.js"
import { sentence } from "../helpers/failure.js"
import { t } from "../helpers/locale.js"
import { glyph } from "../helpers/marks.js"
import { popover } from "../helpers/popover.js"
import { flash, ReviewElement } from "../helpers/review-element.js"
import { toast } from "../helpers/say.js"
import { kindOf } from "../models/outcomes.js"
import { changeThread, comment, editComment } from "../models/review-actions.js"
import { rowKind } from "../models/sheet.js"
import { nodeOf, portNote } from "../models/threads.js"
import "./draft-composer.js"
import "./time-ago.js"
import "./user-avatar.js"

/** A thread, `.thread` being its id: what it hangs on, what was said, and a reply. A resolved one is one line until it is opened. */
class ThreadCard extends ReviewElement {
  thread = null
  #isUnfolded = false
  #head = null
  #comments = null
  #foot = null
  #problem = null
  #composer = null
  #shown = ""

  connected(signal) {
    if (this.#head) return this.update({})
    this.classList.add("tcard")
    this.#head = h("header")
    this.#comments = h("div.comments")
    this.#problem = h("p.small.field-problem", { role: "alert", hidden: true })
    this.#foot = h("footer")
    replace(this, this.#head, this.#comments, this.#problem, this.#foot)
    this.setAttribute("role", "article")
    this.addEventListener("cancelled", () => this.#close())
    this.addEventListener("sent", () => this.#close())
    this.addEventListener("click", event => this.#clicked(event))
    this.update({})
    if (this.review.drafts.read(this.#key)) this.#open()
  }

  /** Shows the thread as it is now; `live`, whether somebody else changed it. */
  update({ live = false }) {
    const thread = this.#thread
    if (!thread) return
    const isSelected = this.review.selection.current.thread === thread.id
    const isFolded = thread.state === "resolved" && !this.#isUnfolded && !isSelected
    this.classList.toggle("on", isSelected)
    this.classList.toggle("resolved", isFolded)
    const shown = JSON.stringify([thread, isFolded, this.review.nameOf(nodeOf(thread)), this.review.statusOf("sheet") === "ready", this.review.isNewest])
    if (shown === this.#shown) return
    if (this.#shown && live) flash(this)
    this.#shown = shown
    this.setAttribute("aria-label", t("thread.name", { anchor: this.#anchor(thread) }))
    replace(this.#head, this.#headOf(thread, isFolded))
    this.#comments.hidden = isFolded
    if (!isFolded) this.#fill(thread)
    this.#foot.hidden = isFolded || this.#composer !== null || !this.review.canWrite
    replace(this.#foot, this.#actions(thread))
  }

  /** Opens the composer and puts the focus into it. */
  reply() {
    if (!this.review.canWrite) return
    this.#isUnfolded = true
    this.#open()
    this.update({})
    this.#composer.focusField()
  }

  /** Resolves the thread, or opens it again; a toast takes it back. */
  async toggleResolved() {
    const state = this.#thread.state === "open" ? "resolved" : "open"
    if (await this.#change({ state })) toast(t(`thread.done.${state}`), { undo: () => this.#change({ state: state === "open" ? "resolved" : "open" }) })
  }

  get #thread() { return this.review.threads.find(this.thread) }

  get #key() { return `thread-${this.thread}` }

  #anchor({ anchor, ...thread }) {
    const node = nodeOf(thread)
    const part = thread.place?.control
    const title = this.review.sheet.find(anchor.guideline)?.title ?? anchor.guideline
    return [title, node && [this.review.nameOf(node), part].filter(Boolean).join(" / ")].filter(Boolean).join(" · ")
  }

  #headOf(thread, isFolded) {
    const finding = thread.anchor.finding && this.review.findings.find(thread.anchor.finding)
    const row = this.review.sheet.find(thread.anchor.guideline)
    const kind = finding ? kindOf(finding) : row ? rowKind(row) : "notApplicable"
    const note = portNote(thread, this.review.number)
    const sign = { exact: "approve", contentChanged: "changes", moved: "pin", promoted: "pin", gone: "outdated" }
    const anchor = h("button.link.clip.anchor", { type: "button", onclick: () => this.#select(), title: this.#anchor(thread) }, this.#anchor(thread))
    if (isFolded) {
      return [icon("approve", "icon s-pass"), anchor, h("span.quiet.nowrap", t("thread.resolvedBy", { name: thread.resolvedBy?.name ?? "" })), h("span.grow"),
        h("button.btn.plain.icon-only.slim", { type: "button", "aria-label": t("thread.unfold"), "aria-expanded": "false", onclick: () => this.#unfold(true) }, icon("chevron"))]
    }
    return [glyph(kind), anchor, h("span.grow"),
      note && h("span.portnote", { title: t(`place.why.${note.key}`) }, icon(sign[note.key] ?? "pin"), h("span.clip", t(`place.${note.key}`, { revision: `r${note.revision}` }))),
      thread.blocking && thread.state === "open" && h("span.chip.blocking", icon("lock"), t("thread.blocking")),
      thread.state === "resolved" && h("span.chip", icon("approve", "icon s-pass"), t("thread.resolved")), this.#menu(thread)]
  }

  #menu(thread) {
    const button = h("button.btn.plain.icon-only.slim", { type: "button", "aria-label": t("thread.more") }, icon("more"))
    const close = run => () => { panel.hidePopover(); run() }
    const items = [
      this.review.canWrite && thread.state === "open" && [thread.blocking ? "unlock" : "lock", thread.blocking ? "thread.unblock" : "thread.block", () => this.#change({ blocking: !thread.blocking })],
      ["link", "thread.copyLink", () => this.#copyLink()],
      thread.state === "resolved" && ["chevron", "thread.fold", () => this.#unfold(false)],
    ].filter(Boolean)
    const panel = h("div.menu-panel", h("ul.menu", items.map(([sign, key, run]) => h("li", h("button", { type: "button", onclick: close(run) }, icon(sign === "unlock" ? "lock" : sign), t(key))))))
    return [button, popover(button, panel, { role: "menu" })]
  }

  #fill(thread) {
    // A comment that is being edited stays as it is; what came meanwhile shows when that is done.
    if (this.#comments.querySelector("draft-composer")) return
    const hidden = thread.commentCount - thread.comments.length
    replace(this.#comments, thread.comments.map((each, index) => this.#comment(thread, each, index)), hidden > 0 && h("p.small.quiet.more", t("thread.more.comments", { n: hidden })))
  }

  #comment(thread, { id, author, body, createdAt, editedAt }, index) {
    const text = h("div.body", { dir: "auto" }, body)
    const edit = session.isMe(author) && this.review.canWrite
      && h("button.btn.plain.icon-only.slim.edit", { type: "button", "aria-label": t("comment.edit"), onclick: () => this.#edit(thread.id, id, body, text) }, icon("edit"))
    return h("article.comment", { "aria-label": t("comment.name", { name: author.name }) }, h("user-avatar", { quiet: true, ".user": author }),
      h("div.comment-head", h("b", author.name), h("time-ago", { time: createdAt }), index === 0 && h("span", `r${thread.revision}`), editedAt && h("span", t("comment.edited")), h("span.grow"), edit), text)
  }

  #edit(thread, id, body, text) {
    const composer = Object.assign(h("draft-composer"), {
      review: this.review, key: `comment-${id}`, label: t("comment.edit"), initial: body, action: t("save"), send: value => editComment(this.review, thread, id, value),
    })
    for (const name of ["sent", "cancelled"]) composer.addEventListener(name, event => { event.stopPropagation(); this.#endEdit(composer) })
    text.replaceChildren(composer)
    composer.focusField()
  }

  #endEdit(composer) {
    composer.remove()
    this.#shown = ""
    this.update({})
  }

  #actions(thread) {
    return [
      h("button.btn", { type: "button", onclick: () => this.reply() }, t("thread.reply")),
      h("button.btn.plain", { type: "button", onclick: () => this.toggleResolved() }, t(thread.state === "open" ? "thread.resolve" : "thread.reopen")),
    ]
  }

  #open() {
    if (this.#composer) return
    this.#composer = Object.assign(h("draft-composer"), {
      review: this.review, key: this.#key, label: t("thread.yourReply"), canResolve: this.#thread.state === "open",
      send: (text, options) => comment(this.review, this.thread, text, options),
    })
    this.append(this.#composer)
    this.#foot.hidden = true
  }

  #close() {
    if (!this.#composer || this.#composer.text !== "") return
    const hadFocus = this.#composer.contains(document.activeElement)
    this.#composer.remove()
    this.#composer = null
    this.#shown = ""
    this.update({})
    if (hadFocus) this.#foot.querySelector("button")?.focus()
  }

  async #change(fields) {
    this.#problem.hidden = true
    try {
      await changeThread(this.review, this.thread, fields)
      return true
    } catch (error) {
      this.#problem.hidden = false
      replace(this.#problem, sentence(error))
      return false
    }
  }

  #unfold(isUnfolded) {
    this.#isUnfolded = isUnfolded
    this.#shown = ""
    if (!isUnfolded && this.review.selection.current.thread === this.thread) this.review.selection.stepBack()
    this.update({})
  }

  #select() { this.review.selection.chooseThread(this.#thread) }

  #clicked(event) {
    if (event.target.closest("button, a, textarea, [popover]") || getSelection()?.toString()) return
    if (this.review.selection.current.thread !== this.thread) this.#select()
  }

  async #copyLink() {
    const link = new URL(this.review.pageOf(this.review.number), location.href)
    link.hash = `#/?thread=${encodeURIComponent(this.thread)}`
    try {
      await navigator.clipboard.writeText(link.href)
      toast(t("thread.copied"))
    } catch {
      toast(link.href)
    }
  }
}

customElements.define("thread-card", ThreadCard)
