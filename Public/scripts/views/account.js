import { api } from "../api/client.js"
import { pages } from "../api/paths.js"
import { session } from "../api/session.js"
import { h, icon } from "../helpers/dom.js"
import { chooseContrast, highContrast } from "../helpers/appearance.js"
import { field, form } from "../helpers/form.js"
import { singleKeys } from "../helpers/keyboard.js"
import { currentLanguage, languages, loadLanguage, t } from "../helpers/locale.js"
import { remembered } from "../helpers/storage.js"
import { say, toast } from "../helpers/say.js"
import { reload } from "../router.js"
import { tokens } from "./parts/tokens.js"
import { users } from "./parts/users.js"

/** What belongs to the person: language, how pages look and work, password, tokens; for an administrator also the accounts. */
export default async function account({ signal }) {
  const { me } = session
  const ownTokens = await tokens(signal)
  const people = me.administrator ? await users(signal) : null
  return {
    title: t("account.title"),
    crumbs: [{ label: t("projects.title"), href: pages.projects() }, { label: t("account.title") }],
    element: h("div.page.narrow",
      h("header.page-head", h("div.grow", h("h1", t("account.title")), h("p.quiet", [me.name, me.email].filter(Boolean).join(" · ")))),
      !me.hasPassword && h("div.notice.welcome", icon("key"), h("p", t("account.welcome"))),
      card("account.password", password(me)),
      card("account.page", language(), looks()),
      ownTokens, people),
  }
}

function card(title, ...content) {
  const id = `${title}-title`
  return h("section.card.section", { "aria-labelledby": id }, h("header.card-head", h("h2", { id }, t(title))), h("div.card-body", content))
}

function language() {
  const choose = async code => {
    remembered("language").value = code
    await loadLanguage(code)
    document.documentElement.lang = code
    await reload()
    document.querySelector(`[name="language"][value="${code}"]`)?.focus()
    // The page has the new language even if the server can't keep it for other browsers.
    session.take(await api.patch("/me", { language: code }).catch(() => session.me))
  }
  return h("div.field.first", h("span.label", { id: "language-label" }, t("account.language")),
    h("div", h("div.seg", { role: "radiogroup", "aria-labelledby": "language-label" }, Object.entries(languages).map(([code, name]) =>
      h("label", { lang: code }, h("input", { type: "radio", name: "language", value: code, checked: code === currentLanguage(), onchange: () => choose(code) }), name)))))
}

function looks() {
  const box = (label, hint, checked, set) => h("label.check", h("input", { type: "checkbox", checked, onchange: event => { set(event.target.checked); say(t("saved")) } }), h("span", t(label), h("span.hint", t(hint))))
  return h("div.stack.checks",
    box("account.keys", "account.keysHint", singleKeys.value, on => { singleKeys.value = on }),
    box("account.contrast", "account.contrastHint", highContrast(), chooseContrast))
}

function password(me) {
  const current = me.hasPassword && h("input.input", { type: "password", autocomplete: "current-password", required: true })
  const next = h("input.input", { type: "password", autocomplete: "new-password", required: true, minlength: 12 })
  return form([
    // For password managers: whose password it is.
    h("input", { type: "text", name: "username", autocomplete: "username", value: me.name, hidden: true }),
    h("div.form-row", current && field("current", t("account.current"), current), field("password", t("account.next"), next, { hint: t("account.passwordHint") })),
  ], {
    submit: t(me.hasPassword ? "account.change" : "account.set"), busy: t("saving"),
    send: async (values, element) => {
      await api.put("/me/password", { password: values.password, ...(values.current ? { current: values.current } : {}) })
      element.reset()
      session.take({ ...session.me, hasPassword: true })
      toast(t("account.changed"))
      if (!me.hasPassword) await reload()
    },
  })
}
