/** Copies the text of a field. Without TLS there is no clipboard API, so the old command is the second way. */
export async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.focus()
    field.select()
    return document.execCommand("copy")
  }
}
