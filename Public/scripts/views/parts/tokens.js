import { api } from "../../api/client.js"
import { session } from "../../api/session.js"
import { h, icon, replace } from "../../helpers/dom.js"
import { copy } from "../../helpers/copy.js"
import { field, form } from "../../helpers/form.js"
import { keyed } from "../../helpers/keyed.js"
import { t } from "../../helpers/locale.js"
import { sentence } from "../../helpers/failure.js"
import { toast } from "../../helpers/say.js"
import { day } from "../../helpers/time.js"
import "../../elements/time-ago.js"

const scopes = ["read", "revisions:write", "reviews:write", "admin"]
const lives = [30, 90, 365]

/** The person's tokens for machines. A new one is shown once, whole. */
export async function tokens(signal) {
  const body = h("tbody")
  const problem = h("p.err", { role: "alert", hidden: true })
  const fresh = h("div.fresh")
  const none = h("p.quiet.card-body", t("tokens.none"))
  const table = h("div.table-scroll", h("table.table.tokens", h("thead", h("tr", ["tokens.name", "tokens.scopes", "tokens.used", "tokens.expires"].map((key, index) => h("th", { scope: "col", class: index > 1 && "opt" }, t(key))), h("th", h("span.visually-hidden", t("tokens.actions"))))), body))
  const read = async () => {
    const items = await api.list("/me/tokens", { signal })
    keyed(body, items, ({ id }) => id, row, { mark: false })
    table.hidden = items.length === 0
    none.hidden = items.length > 0
  }

  function row(token) {
    return h("tr",
      h("td", h("b", token.name), h("p.small.quiet", h("code", token.hint))),
      h("td", h("span.row.wrap.chips", token.scopes.map(scope => h("span.chip", scope)), (token.projects ?? []).map(project => h("span.chip", project)))),
      h("td.opt.quiet.nowrap", token.lastUsedAt ? h("time-ago", { time: token.lastUsedAt }) : t("tokens.never")),
      h("td.opt.quiet.nowrap", token.expiresAt ? day(token.expiresAt) : t("tokens.noEnd")),
      h("td.num", h("button.btn.plain.danger", { type: "button", "aria-label": t("tokens.revokeName", { name: token.name }), onclick: () => revoke(token) }, t("tokens.revoke"))))
  }

  // There is no way back, so the button asks for a second press instead of a dialog.
  const revoke = async token => {
    const button = document.activeElement
    if (!button.dataset.sure) {
      button.dataset.sure = "yes"
      button.textContent = t("tokens.sure")
      button.addEventListener("blur", () => { delete button.dataset.sure; button.textContent = t("tokens.revoke") }, { once: true })
      return
    }
    problem.hidden = true
    try {
      await api.delete(`/me/tokens/${encodeURIComponent(token.id)}`)
      toast(t("tokens.revoked", { name: token.name }))
    } catch (error) {
      problem.hidden = false
      replace(problem, icon("fail", "glyph s-fail"), sentence(error))
    }
    await read()
  }

  await read()
  return h("section.card.section", { "aria-labelledby": "tokens-title" },
    h("header.card-head", h("h2", { id: "tokens-title" }, t("tokens.title")), h("p.small.quiet.grow", t("tokens.about"))),
    none, table, h("div.field.foot-error", problem), fresh,
    h("details.make", h("summary", icon("plus"), t("tokens.new")), h("div.card-body", create(read, fresh))))
}

function create(read, fresh) {
  const name = h("input.input", { required: true, maxlength: 100, autocomplete: "off" })
  const life = h("select.select", lives.map(days => h("option", { value: days, selected: days === 90 }, t("tokens.days", { n: days }))), h("option", { value: "" }, t("tokens.noEnd")))
  const projects = h("select.select", h("option", { value: "" }, t("tokens.allProjects")), session.me.memberships.map(({ project }) => h("option", { value: project.slug }, project.name)))
  const boxes = scopes.filter(scope => scope !== "admin" || session.me.administrator).map(scope =>
    h("label.check", h("input", { type: "checkbox", name: `scope.${scope}`, checked: scope === "read" || scope === "revisions:write" }), h("span", h("code", scope), h("span.hint", t(`tokens.scope.${scope}`)))))
  return form([
    h("div.form-row", field("name", t("tokens.name"), name), field("projects", t("tokens.projects"), projects), field("expiresAt", t("tokens.expires"), life)),
    h("fieldset.scopes", h("legend.label", t("tokens.scopes")), boxes),
  ], {
    submit: t("tokens.create"), busy: t("form.creating"),
    send: async values => {
      const token = await api.post("/me/tokens", {
        name: values.name, scopes: scopes.filter(scope => values[`scope.${scope}`]),
        ...(values.projects ? { projects: [values.projects] } : {}),
        ...(values.expiresAt ? { expiresAt: new Date(Date.now() + Number(values.expiresAt) * 86_400_000).toISOString() } : {}),
      })
      name.value = ""
      show(fresh, token)
      await read()
    },
  })
}

function show(fresh, { name, token }) {
  const value = h("input.input.secret", { readonly: true, value: token, "aria-label": t("tokens.value"), onfocus: event => event.target.select() })
  replace(fresh, h("div.notice", icon("key"), h("div.grow", h("p", h("b", t("tokens.once", { name }))),
    h("div.row", value, h("button.btn", { type: "button", onclick: async () => await copy(value) && toast(t("copied")) }, icon("copy"), t("copy"))))))
  value.focus()
}
