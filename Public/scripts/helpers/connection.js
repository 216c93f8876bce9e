import { api } from "../api/client.js"
import { replace, icon } from "./dom.js"
import { t } from "./locale.js"

/** Shows a line under the bar while there is no way to the server. What people write stays in this browser meanwhile. */
export function watchConnection() {
  const line = document.getElementById("offline")
  replace(line, icon("outdated"), t("offline"))
  const set = offline => { line.hidden = !offline }
  api.addEventListener("offline", () => set(true))
  api.addEventListener("online", () => set(false))
  addEventListener("offline", () => set(true))
  addEventListener("online", () => set(false))
}
