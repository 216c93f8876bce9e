import { api } from "../api/client.js"
import { pages } from "../api/paths.js"
import { session } from "../api/session.js"
import { h, icon, replace } from "../helpers/dom.js"
import { t } from "../helpers/locale.js"
import { popover } from "../helpers/popover.js"
import { chooseTheme, theme } from "../helpers/appearance.js"
import "./user-avatar.js"

/** The bar above every page: logo, where we are, the page's own tools, and the menu of the person. */
class AppTopbar extends HTMLElement {
  /** `crumbs`: `[{label, href?}]`, the last being this page; `tools`: elements that stand after them. */
  show({ crumbs, tools }) {
    const last = crumbs.length - 1
    replace(this, h("header.topbar",
      h("a.brand", { href: pages.projects(), "aria-label": t("topbar.home") }, icon("logo"), h("span.wide", "Scrim")),
      h("nav", { "aria-label": t("topbar.breadcrumb"), class: "crumbs-nav" }, h("ol.crumbs", crumbs.map(({ label, href }, index) =>
        h("li", { class: index < last && "wide" }, index === last
          ? h("span", { "aria-current": "page", title: label }, label)
          : h("a", { href, title: label }, label))))),
      tools,
      h("span.grow"),
      h("a.btn.plain.wide", { href: pages.guidelines() }, icon("book"), t("guidelines.title")),
      session.me && this.#menu()))
  }

  #menu() {
    const button = h("button.btn.plain.me", { type: "button", "aria-label": t("topbar.menu", { name: session.me.name }) },
      h("user-avatar", { quiet: true, ".user": session.me }))
    const panel = h("div.menu-panel", { "aria-label": t("account.title") },
      h("div.pop-head", h("b", session.me.name), session.me.email && h("p.quiet.small.clip", session.me.email)),
      h("div.theme", h("div.seg", { role: "radiogroup", "aria-label": t("theme.title") }, ["system", "light", "dark"].map(name =>
        h("label", h("input", {
          type: "radio", name: "theme", value: name, checked: name === theme(), onchange: () => chooseTheme(name),
        }), t(`theme.${name}`))))),
      h("ul.menu",
        h("li", h("a", { href: pages.account() }, icon("person"), t("account.title"))),
        h("li", h("a", { href: pages.guidelines() }, icon("book"), t("guidelines.title"))),
        h("li", h("button", { type: "button", onclick: () => { panel.hidePopover(); document.querySelector("keys-help").toggle() } },
          icon("keyboard"), h("span.grow", t("keys.title")), h("kbd", "?"))),
        h("li", h("button", { type: "button", onclick: signOut }, icon("out"), t("signOut")))))
    panel.addEventListener("click", event => event.target.closest("a") && panel.hidePopover())
    return [button, popover(button, panel)]
  }
}

// Drafts stay in this browser: signing out loses no text.
async function signOut() {
  await api.delete("/session").catch(() => {})
  location.assign(pages.signIn())
}

customElements.define("app-topbar", AppTopbar)
