const e = encodeURIComponent

/** Paths of the API, below `/api/v1`. */
export const paths = {
  project: project => `/projects/${e(project)}`,
  members: project => `/projects/${e(project)}/members`,
  member: (project, user) => `/projects/${e(project)}/members/${e(user)}`,
  flows: project => `/projects/${e(project)}/flows`,
  flow: (project, flow) => `/projects/${e(project)}/flows/${e(flow)}`,
  revisions: (project, flow) => `${paths.flow(project, flow)}/revisions`,
  revision: (project, flow, number) => `${paths.flow(project, flow)}/revisions/${e(number)}`,
  threads: (project, flow) => `${paths.flow(project, flow)}/threads`,
  thread: (project, flow, id) => `${paths.flow(project, flow)}/threads/${e(id)}`,
  comments: (project, flow, id) => `${paths.thread(project, flow, id)}/comments`,
  facts: (project, flow) => `${paths.flow(project, flow)}/facts`,
  questions: (project, flow) => `${paths.flow(project, flow)}/questions`,
}

/** Addresses of the pages, with the base path. */
export const pages = {
  projects: () => `${base()}/`,
  signIn: () => `${base()}/sign-in`,
  account: () => `${base()}/account`,
  guidelines: () => `${base()}/guidelines`,
  guideline: id => `${base()}/guidelines/${e(id)}`,
  project: project => `${base()}/projects/${e(project)}`,
  flow: (project, flow) => `${base()}/projects/${e(project)}/flows/${e(flow)}`,
  review: (project, flow, number) => `${pages.flow(project, flow)}/revisions/${e(number)}`,
}

/** What stands before every path, as the server says it; empty at the root. */
export function base() { return globalThis.document?.documentElement.dataset.base ?? "" }

/** The address of a path of the API. */
export function apiURL(path) { return `${base()}/api/v1${path}` }
