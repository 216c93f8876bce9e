import { live } from "../live/live.js"
import { coalesce } from "../models/coalesce.js"

/**
 * Reads a part of a page again whenever something happened that concerns it: `types` are the changes that do. What cannot be read
 * stays as it is; the line under the bar tells that there is no connection.
 */
export function follow({ project, flow, types }, read, signal) {
  const again = coalesce(() => signal.aborted ? undefined : read().catch(error => {
    if (!(error.status >= 0) && error.name !== "AbortError") console.error(error)
  }))
  live.subscribe({ project, flow }, { change: change => types.includes(change.type) && again(), reset: again }, signal)
}
