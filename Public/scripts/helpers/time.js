import { currentLanguage, t } from "./locale.js"

const steps = [["minutes", 60], ["hours", 60], ["days", 24], ["weeks", 7], ["months", 4.345], ["years", 12]]

/** How long ago, in the shortest words: "2 h", "3 d". */
export function age(time, now = Date.now()) {
  let amount = (now - new Date(time).getTime()) / 1000
  let unit = null
  for (const [name, size] of steps) {
    if (amount < size) break
    amount /= size
    unit = name
  }
  return unit ? t(`age.${unit}`, { n: Math.floor(amount) }) : t("age.now")
}

/** Day and time in full, in the reader's time zone. */
export function fullTime(time) {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "full", timeStyle: "short" }).format(new Date(time))
}

/** A day, in short. */
export function day(time) {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "medium" }).format(new Date(time))
}

/** The time of day, for "Saved 11:24". */
export function clock(time) {
  return new Intl.DateTimeFormat(currentLanguage(), { hour: "numeric", minute: "2-digit" }).format(new Date(time))
}
