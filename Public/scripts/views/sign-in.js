import { api } from "../api/client.js"
import { base } from "../api/paths.js"
import { h, icon, svg } from "../helpers/dom.js"
import { field, form } from "../helpers/form.js"
import { t } from "../helpers/locale.js"
import { sentence } from "../helpers/failure.js"
import { returnPath } from "../models/return-path.js"
import { Problem } from "../api/problem.js"

/** Signs in, by name and password, or by the link of an invitation, whose secret stands in the fragment and so in no log. */
export default async function signIn({ query }) {
  const link = new URLSearchParams(location.hash.slice(1)).get("link")
  const there = `${base()}${returnPath(query.get("return"))}`
  let refused = null
  if (link) {
    history.replaceState(null, "", location.pathname + location.search)
    try {
      const me = await api.post("/session", { link })
      location.replace(me.hasPassword ? there : `${base()}/account`)
      return { title: t("signIn.title"), bare: true, element: h("div.scrimmed", background()) }
    } catch (error) {
      refused = error
    }
  }
  const name = h("input.input", { required: true, autocomplete: "username", autocapitalize: "none", spellcheck: "false", autofocus: true })
  const password = h("input.input", { type: "password", required: true, autocomplete: "current-password" })
  const element = form([field("name", t("signIn.name"), name), field("password", t("signIn.password"), password)], {
    submit: t("signIn.do"), busy: t("signIn.doing"),
    send: async values => {
      try {
        await api.post("/session", values)
      } catch (error) {
        if (error.status === 401) throw new Problem(401, { errors: [{ pointer: "/password", detail: t("signIn.wrong") }] })
        throw error
      }
      location.replace(there)
    },
  })
  return {
    title: t("signIn.title"), bare: true,
    element: h("div.scrimmed", background(),
      h("section.sign-in", { "aria-labelledby": "sign-in-title" },
        h("span.brand", icon("logo"), "Scrim"),
        h("h1", { id: "sign-in-title" }, t("signIn.title")), h("p.quiet", location.host),
        refused && h("div.notice.refused", { role: "alert" }, icon("fail", "glyph s-fail"), h("p", refused.status === 401 ? t("signIn.linkUsed") : sentence(refused))),
        element, h("p.small.quiet.foot", t("signIn.foot")))),
  }
}

// Devices of a flow, behind the dimmed layer that Scrim is named after.
function background() {
  const columns = [0, 1, 2, 3, 4, 5, 6, 7], rows = [0, 1, 2, 3]
  return svg("svg.backdrop", { viewBox: "0 0 1440 900", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    rows.flatMap(row => columns.map(column => {
      const x = 40 + column * 180, y = -60 + row * 270
      return svg("g",
        svg("rect.device", { x, y, width: 104, height: 220, rx: 18 }),
        svg("path.text", { d: `M${x + 14} ${y + 34}h48M${x + 14} ${y + 56}h76M${x + 14} ${y + 72}h62M${x + 14} ${y + 88}h70` }),
        (row + column) % 3 === 1 && svg("rect.alert", { x: x + 14, y: y + 92, width: 76, height: 52, rx: 9 }),
        column < 7 && svg("path.edge", { d: `M${x + 112} ${y + 110}h60` }))
    })))
}
