import { api } from "../../api/client.js"
import { h, replace } from "../../helpers/dom.js"
import { field, form } from "../../helpers/form.js"
import { openDialog } from "../../helpers/dialog.js"
import { t } from "../../helpers/locale.js"
import { toast } from "../../helpers/say.js"
import { reload } from "../../router.js"

/** The name of a project or flow, and whether it is archived. When someone else was faster, both names are shown and ours stays in the field. */
export async function settings({ path, kind, signal }) {
  const thing = await api.get(path, { signal })
  // What is shown here, and not what the page behind reads meanwhile.
  let etag = api.etag(path)
  const name = h("input.input", { value: thing.name, maxlength: 100, required: true, autocomplete: "off" })
  const archived = h("input", { type: "checkbox", name: "archived", checked: thing.archived })
  const conflict = h("div.notice.conflict", { role: "status", hidden: true })
  const close = openDialog(t(`${kind}.settings`), form([
    field("name", t("form.name"), name),
    h("label.check.section", archived, h("span", t("archive"), h("span.hint", t("archiveHint")))),
    conflict,
  ], {
    submit: t("save"), busy: t("saving"),
    send: async () => {
      try {
        await api.patch(path, { name: name.value, archived: archived.checked }, { etag })
      } catch (error) {
        if (error.status !== 412) throw error
        return void await compare()
      }
      close()
      toast(t("saved"))
      await reload()
    },
  }), signal)

  async function compare() {
    const theirs = await api.get(path, { signal })
    etag = api.etag(path)
    const take = h("button.btn", { type: "button", onclick: () => { name.value = theirs.name; archived.checked = theirs.archived; conflict.hidden = true } }, t("conflict.take"))
    replace(conflict, h("div.grow", h("p", t("conflict.changed", { name: theirs.name })), h("p.small.quiet", t("conflict.mine")), h("p.form-foot", take)))
    conflict.hidden = false
  }
}
