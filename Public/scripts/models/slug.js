/** A name in small letters, digits and hyphens, as addresses have it; empty when nothing of the name can be kept. */
export function slug(name) {
  return name.normalize("NFKD").toLowerCase().replace(/[\u0300-\u036f]/g, "").replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60)
}
