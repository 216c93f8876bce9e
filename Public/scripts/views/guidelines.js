import { api } from "../api/client.js"
import { pages } from "../api/paths.js"
import { h, icon, replace } from "../helpers/dom.js"
import { shortcuts } from "../helpers/keyboard.js"
import { currentLanguage, languages, t } from "../helpers/locale.js"
import { navigate } from "../router.js"
import { stateOf } from "../elements/state-glyph.js"
import { groupByPage, matches } from "../models/catalogue.js"

/** The catalogue of guidelines: the list by page of the HIG, and one of them with its rules. */
export default async function guidelines({ params, query, signal }) {
  const language = Object.hasOwn(languages, query.get("language")) ? query.get("language") : currentLanguage()
  const all = await api.whole("/guidelines", { query: { language }, signal })
  const chosen = params.guideline ? await api.get(`/guidelines/${encodeURIComponent(params.guideline)}`, { query: { language }, signal }) : null
  const list = h("div.panel-body")
  const search = h("input.input", { type: "search", "aria-label": t("guidelines.search"), placeholder: t("guidelines.search"), oninput: () => show() })
  const show = () => {
    const found = all.filter(guideline => matches(guideline, search.value))
    replace(list, found.length ? groupByPage(found).map(group => section(group, chosen?.id, language)) : h("div.nothing", h("p", t("guidelines.nothing", { text: search.value })), h("button.btn", { type: "button", onclick: () => { search.value = ""; show(); search.focus() } }, t("guidelines.clear"))))
  }
  show()
  shortcuts([{ keys: ["/"], label: "keys.search", run: () => search.focus() }], signal)
  signal.addEventListener("abort", () => { place = list.scrollTop })
  requestAnimationFrame(() => { list.scrollTop = place; list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" }) })
  return {
    title: chosen?.title ?? t("guidelines.title"), fixed: true,
    crumbs: chosen ? [{ label: t("guidelines.title"), href: pages.guidelines() }, { label: chosen.title }] : [{ label: t("guidelines.title") }],
    skip: { id: "entry", label: t("skip.main") },
    element: h("div.catalogue", { class: chosen && "has-entry" },
      // On a phone only the list or the guideline shows.
      !chosen && h("h1.visually-hidden", t("guidelines.title")),
      h("nav.panel.catalogue-list", { "aria-label": t("guidelines.title") },
        h("header.panel-head.search-head", h("span.search.grow", icon("search"), search, h("kbd", "/"))), list),
      h("article.entry", { id: "entry", tabindex: "-1" }, chosen ? entry(chosen, language) : overview(all))),
  }
}

// Choosing one guideline after another should not lose the place in the list.
let place = 0

function section({ title, items }, chosen, language) {
  return h("section", h("h2.group-head", { lang: language }, title, h("span.quiet", String(items.length))),
    h("ul", items.map(({ id, title }) => h("li", { lang: language }, h("a.clip", { href: pages.guideline(id) + (language === currentLanguage() ? "" : `?language=${language}`), title, "aria-current": id === chosen ? "page" : null }, title)))))
}

function overview(all) {
  return h("div.entry-body", h("p.hero", t("guidelines.title")), h("p.lead", t("guidelines.lead", { n: all.length })))
}

function entry(guideline, language) {
  return h("div.entry-body",
    h("p.row.wrap.entry-meta", h("a.back", { href: pages.guidelines() }, icon("pop"), t("guidelines.all")),
      h("span.quiet", { lang: language }, guideline.pageTitle ?? guideline.page), guideline.edition && h("span.chip", guideline.edition), h("span.grow"),
      h("span.seg", { role: "group", "aria-label": t("account.language") }, Object.entries(languages).map(([code, name]) =>
        h("button", { type: "button", lang: code, "aria-pressed": code === language, onclick: () => navigate(`?language=${code}`, { replace: true }) }, name)))),
    h("h1", { lang: language }, guideline.title),
    h("p.lead", { lang: language }, guideline.text),
    guideline.source && h("p.small.quiet.source", t("guidelines.source"), " ",
      guideline.source.url ? h("a", { href: guideline.source.url, target: "_blank", rel: "noopener noreferrer" }, guideline.source.text, icon("external")) : guideline.source.text),
    h("section.section", h("h2", t("guidelines.rules")), rules(guideline.rules ?? [])))
}

function rules(rules) {
  if (!rules.length) return h("p.quiet", t("guidelines.noRules"))
  return h("ul.card.rules", rules.map(rule => typeof rule === "string"
    ? h("li", h("code", rule))
    : h("li", h("code", rule.id ?? rule.rule), h("span.grow", rule.summary), rule.severity && h("span.tally.small.soft", h("state-glyph", { state: stateOf({ outcome: "fail", severity: rule.severity }), quiet: true }), t(`severity.${rule.severity}`)))))
}
