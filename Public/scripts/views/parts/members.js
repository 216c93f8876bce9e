import { api } from "../../api/client.js"
import { paths } from "../../api/paths.js"
import { session } from "../../api/session.js"
import { h, icon, replace } from "../../helpers/dom.js"
import { failure, sentence } from "../../helpers/failure.js"
import { field, form } from "../../helpers/form.js"
import { follow } from "../../helpers/follow.js"
import { keyed } from "../../helpers/keyed.js"
import { t } from "../../helpers/locale.js"
import { say, toast } from "../../helpers/say.js"
import { roles } from "../../models/session.js"
import { reload } from "../../router.js"
import "../../elements/user-avatar.js"

/** The members of a project; a maintainer adds and removes them and sets their roles. */
export async function members(project, signal) {
  const may = session.can("maintainer", project)
  const body = h("tbody")
  const holder = h("div.card.table-scroll", h("table.table.members",
    h("thead", h("tr", h("th", { scope: "col" }, t("members.name")), h("th", { scope: "col" }, t("members.role")), may && h("th", h("span.visually-hidden", t("members.actions"))))), body))
  const problem = h("p.err", { role: "alert", hidden: true })
  const read = async () => keyed(body, await api.list(paths.members(project), { signal }), ({ user }) => user.id, member => row(member))
  const change = async (work, done) => {
    problem.hidden = true
    try {
      await work()
      say(done)
    } catch (error) {
      problem.hidden = false
      replace(problem, icon("fail", "glyph s-fail"), sentence(error))
    }
    await read()
  }

  function row({ user, role }) {
    const path = paths.member(project, user.name)
    const choice = may && h("select.select.role", {
      "aria-label": t("members.roleOf", { name: user.name }),
      onchange: event => change(() => api.put(path, { role: event.target.value }), t("saved")),
    }, roles.map(name => h("option", { value: name, selected: name === role }, t(`role.${name}`))))
    return h("tr",
      h("td", h("span.row", h("user-avatar", { quiet: true, ".user": user }), h("span.clip", user.name))),
      h("td", choice || t(`role.${role}`)),
      may && h("td.num", h("button.btn.plain", {
        type: "button", "aria-label": t("members.removeName", { name: user.name }),
        onclick: () => change(async () => {
          await api.delete(path)
          toast(t("members.removed", { name: user.name }), { undo: () => change(() => api.put(path, { role }), t("saved")) })
        }, t("members.removed", { name: user.name })),
      }, t("members.remove"))))
  }

  await read().catch(error => {
    if (error.name === "AbortError") throw error
    replace(holder, failure(error, reload))
  })
  follow({ project, types: ["members.changed"] }, read, signal)
  return h("section.section", { "aria-labelledby": "members-title" },
    h("div.section-head", h("h2", { id: "members-title" }, t("members.title"))),
    holder, h("div.field", problem), may && add(project, read))
}

function add(project, read) {
  const name = h("input.input", { required: true, autocomplete: "off", autocapitalize: "none", spellcheck: "false" })
  const role = h("select.select", roles.map(role => h("option", { value: role, selected: role === "reviewer" }, t(`role.${role}`))))
  return form([h("div.form-row", field("name", t("members.account"), name), field("role", t("members.role"), role))], {
    submit: t("members.add"), busy: t("saving"), className: "add-member",
    send: async values => {
      await api.put(paths.member(project, values.name.trim()), { role: values.role })
      name.value = ""
      await read()
      toast(t("members.added", { name: values.name.trim() }))
    },
  })
}
