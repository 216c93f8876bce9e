import { base } from "../../api/paths.js"
import { h } from "../../helpers/dom.js"

/** The command that sends a revision from a terminal or CI. */
export function pushHint(project, flow = "…") {
  const server = location.origin + base()
  return h("code.push-hint", { tabindex: "0", translate: "no", lang: "en" }, h("span.quiet", "$ "), `scrim push Main.storyboard --server ${server} --flow ${project}/${flow}`)
}
