const ranks = ["viewer", "reviewer", "editor", "maintainer"]

/** Who is signed in, and what that person may do. Knows nothing about the DOM or the network. */
export class Session {
  #me = null

  /** The person, as `/me` gives it, or null. */
  get me() { return this.#me }

  /** Takes on a person, or null for nobody. */
  take(me) { this.#me = me }

  /** Whether this id is the one who is signed in. */
  isMe(user) { return user != null && this.#me?.id === user.id }

  /** The role in a project, or null. */
  role(project) {
    if (this.#me?.administrator) return "maintainer"
    return this.#me?.memberships.find(membership => membership.project.slug === project)?.role ?? null
  }

  /** Whether the role in a project is this one or higher. The server decides; this only keeps back what it would refuse. */
  can(role, project) { return ranks.indexOf(this.role(project)) >= ranks.indexOf(role) }
}

/** The roles of a project, lowest first. */
export const roles = ranks
