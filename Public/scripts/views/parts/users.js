import { api } from "../../api/client.js"
import { h, icon, replace } from "../../helpers/dom.js"
import { copy } from "../../helpers/copy.js"
import { field, form } from "../../helpers/form.js"
import { keyed } from "../../helpers/keyed.js"
import { t } from "../../helpers/locale.js"
import { toast } from "../../helpers/say.js"
import "../../elements/user-avatar.js"

/** The accounts of this server, for its administrators. A new one gets a sign-in link, shown once, to hand on. */
export async function users(signal) {
  const body = h("tbody")
  const fresh = h("div.fresh")
  const read = async () => keyed(body, await api.list("/users", { signal }), ({ id }) => id, row, { mark: false })
  await read()
  return h("section.card.section", { "aria-labelledby": "users-title" },
    h("header.card-head", h("h2", { id: "users-title" }, t("users.title"))),
    h("div.table-scroll", h("table.table", h("thead", h("tr", h("th", { scope: "col" }, t("users.name")), h("th", { scope: "col" }, t("users.email")), h("th", { scope: "col" }, t("users.kind")))), body)),
    fresh,
    h("details.make", h("summary", icon("plus"), t("users.new")), h("div.card-body", create(read, fresh))))
}

function row(user) {
  return h("tr",
    h("td", h("span.row", h("user-avatar", { quiet: true, ".user": user }), h("span.clip", user.name))),
    h("td.quiet", user.email),
    h("td.quiet", t(user.disabled ? "users.disabled" : user.administrator ? "users.administrator" : "users.person")))
}

function create(read, fresh) {
  const name = h("input.input", { required: true, autocomplete: "off", autocapitalize: "none", spellcheck: "false" })
  const email = h("input.input", { type: "email", required: true, autocomplete: "off" })
  return form([
    h("div.form-row", field("name", t("users.name"), name), field("email", t("users.email"), email)),
    h("label.check.section", h("input", { type: "checkbox", name: "administrator" }), h("span", t("users.administrator"))),
  ], {
    submit: t("users.create"), busy: t("form.creating"),
    send: async (values, element) => {
      const user = await api.post("/users", { name: values.name.trim(), email: values.email.trim(), administrator: Boolean(values.administrator) })
      element.reset()
      const link = h("input.input.secret", { readonly: true, value: new URL(user.link, location.href).href, "aria-label": t("users.link"), onfocus: event => event.target.select() })
      replace(fresh, h("div.notice", icon("link"), h("div.grow", h("p", h("b", t("users.once", { name: user.name }))),
        h("div.row", link, h("button.btn", { type: "button", onclick: async () => await copy(link) && toast(t("copied")) }, icon("copy"), t("copy"))))))
      await read()
    },
  })
}
