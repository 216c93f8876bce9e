import { api, Problem } from "./api/client.js"
import { base, pages } from "./api/paths.js"
import { session } from "./api/session.js"
import { live } from "./live/live.js"
import { currentLanguage, loadLanguage } from "./helpers/locale.js"
import { failure } from "./helpers/failure.js"
import { startKeyboard } from "./helpers/keyboard.js"
import { remembered } from "./helpers/storage.js"
import { watchConnection } from "./helpers/connection.js"
import { startRouter } from "./router.js"
import "./elements/app-topbar.js"
import "./elements/app-toast.js"
import "./elements/keys-help.js"

const views = {
  "sign-in": () => import("./views/sign-in.js"),
  projects: () => import("./views/projects.js"),
  project: () => import("./views/project.js"),
  flow: () => import("./views/flow.js"),
  review: () => import("./views/review.js"),
  account: () => import("./views/account.js"),
  guidelines: () => import("./views/guidelines.js"),
  missing: () => import("./views/missing.js"),
}

const root = document.documentElement
const asked = new URLSearchParams(location.search).get("lang")
const isSignIn = location.pathname === pages.signIn()

const strings = loadLanguage(asked ?? root.lang)
const me = isSignIn ? null : await api.get("/me").catch(error => error)
if (me?.id) {
  session.take(me)
  if (me.language) remembered("language").value = me.language
  live.start()
}
root.lang = asked ?? me?.language ?? root.lang
await strings
if (root.lang !== currentLanguage()) await loadLanguage(root.lang)
startKeyboard()
watchConnection()

api.addEventListener("signedout", () => {
  if (location.pathname === pages.signIn()) return
  live.stop()
  session.take(null)
  api.forget()
  signIn()
})

// A stream that takes long must not hold up the page; whoever comes late reads again.
await Promise.race([live.ready, new Promise(resolve => setTimeout(resolve, 250))])
if (me?.status === 401) signIn()
else if (me instanceof Problem) document.getElementById("main").replaceChildren(failure(me, () => location.reload()))
else await startRouter(views)

/** The sign-in page is loaded anew, so that nothing of a session is left; where we were comes back afterwards. */
function signIn() {
  const here = location.pathname.slice(base().length) + location.search + location.hash
  location.replace(`${pages.signIn()}${here === "/" ? "" : `?return=${encodeURIComponent(here)}`}`)
}
