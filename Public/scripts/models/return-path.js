/** Where to go after signing in: a path of ours, or "/". Never another site, however it is spelled. */
export function returnPath(asked) {
  if (typeof asked !== "string" || !asked.startsWith("/")) return "/"
  let address
  try {
    address = new URL(asked, "http://here.invalid")
  } catch {
    return "/"
  }
  if (address.host !== "here.invalid" || address.pathname.startsWith("//")) return "/"
  return address.pathname + address.search + address.hash
}
