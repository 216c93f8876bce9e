import { h, replace } from "../helpers/dom.js"

const tones = 6

/** `.user = {id, name}`: a person as initials, in a tone that stays with the name. Named, unless `quiet`. */
class UserAvatar extends HTMLElement {
  #user = null

  get user() { return this.#user }

  set user(user) {
    this.#user = user
    const name = user?.name ?? "?"
    const tone = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 9973, 7) % tones + 1
    const named = this.hasAttribute("quiet") ? { "aria-hidden": "true" } : { role: "img", "aria-label": name, title: name }
    replace(this, h(`span.avatar.tone-${tone}`, named, [...name].slice(0, 2).join("").toUpperCase()))
  }
}

customElements.define("user-avatar", UserAvatar)
