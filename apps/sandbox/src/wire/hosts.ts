/** Keys of the sandbox's real-time service. They protect nothing. */
export const REALTIME_KEYS = {
  subscribe: 'sub-c-touchline-sandbox',
  publish: 'pub-c-touchline-sandbox',
} as const

/** Where the bytes of files go: the sandbox is its own store. Outside the controls, because pages of every origin upload. */
export const FILE_BUCKET = '/realtime-bucket'

/** Paths of the service on the sandbox's port. */
export const REALTIME_PATHS = ['/time/*', '/v1/files/*', '/v2/*', '/v3/*', '/publish/*'] as const

/** Matches every path of the service, the file store included. */
const REALTIME_SERVICE = /^\/(time|v1\/files|v2|v3|publish|realtime-bucket)(\/|$)/

/** The kinds of hosts that one deployment of the platform answers from (docs/contract/rest.md, 'Addresses'). */
export const HOSTS = ['api', 'votes', 'static'] as const
export type Host = (typeof HOSTS)[number]

/** Where each kind of host answers; all the same while the sandbox has one origin. */
export type Origins = Readonly<Record<Host, string>>

/** The port of each kind of host, when every one has its own. */
export type HostPorts = Readonly<Record<Host, number>>

/** Paths that only the host of votes, leaderboard entries and real-time serves. */
const VOTES_PATHS = [
  /^\/services\//,
  /^\/api\/v1\/widget-interaction(s|-claims)\//,
  /^\/api\/v1\/profiles\/[^/]+\/widget-interactions\/[^/]+\/[^/]+\/[^/]+\/?$/,
  REALTIME_SERVICE,
]

/** Paths that only the host of stored content serves. */
const STATIC_PATHS = [/^\/api\/v1\/programs\/[^/]+\/program\.json$/, /^\/_sandbox\/badges\//]

/** Returns the kind of host that serves a path. @example hostOf('/services/leaderboards/1/entries') //=> 'votes' */
export function hostOf(path: string): Host {
  if (VOTES_PATHS.some((pattern) => pattern.test(path))) return 'votes'
  return STATIC_PATHS.some((pattern) => pattern.test(path)) ? 'static' : 'api'
}

/** Returns one origin for all kinds of hosts. */
export function oneOrigin(origin: string): Origins {
  return { api: origin, votes: origin, static: origin }
}

/** @example originsOn('http://localhost', { api: 4100, votes: 4101, static: 4102 }).votes //=> 'http://localhost:4101' */
export function originsOn(address: string, { api, votes, static: stored }: HostPorts): Origins {
  return { api: `${address}:${api}`, votes: `${address}:${votes}`, static: `${address}:${stored}` }
}
