import { Session } from "../models/session.js"

/** Who uses this page. */
export const session = new Session()
