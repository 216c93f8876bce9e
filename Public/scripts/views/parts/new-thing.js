import { field, form } from "../../helpers/form.js"
import { h } from "../../helpers/dom.js"
import { openDialog } from "../../helpers/dialog.js"
import { t } from "../../helpers/locale.js"
import { slug } from "../../models/slug.js"

/** Asks for the name and the address of a new project or flow. `send({slug, name})` makes it and goes there. */
export function newThing({ title, hint, send, signal }) {
  const name = h("input.input", { required: true, maxlength: 100, autocomplete: "off" })
  const address = h("input.input", { required: true, maxlength: 60, autocomplete: "off", autocapitalize: "none", spellcheck: "false" })
  let own = false
  // The address follows the name until someone writes it.
  name.addEventListener("input", () => { if (!own) address.value = slug(name.value) })
  address.addEventListener("input", () => { own = address.value !== "" })
  const close = openDialog(title.replace(/…$/, ""), form([
    field("name", t("form.name"), name),
    field("slug", t("form.slug"), address, { hint }),
  ], { submit: t("form.create"), busy: t("form.creating"), send: async values => { await send(values); close() } }), signal)
}
