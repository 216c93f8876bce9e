import { remembered } from "./storage.js"

const stored = { theme: remembered("theme"), contrast: remembered("contrast") }

/** The theme that the reader chose: `system`, `light` or `dark`. */
export function theme() { return stored.theme.value ?? "system" }

/** Takes on a theme, and keeps it. */
export function chooseTheme(name) { set("theme", name === "system" ? null : name) }

/** Whether the reader asked for high contrast here, beside what the system asks for. */
export function highContrast() { return stored.contrast.value === "more" }

/** Turns high contrast on or off, and keeps it. */
export function chooseContrast(on) { set("contrast", on ? "more" : null) }

function set(name, value) {
  stored[name].value = value
  if (value) document.documentElement.dataset[name] = value
  else delete document.documentElement.dataset[name]
}
