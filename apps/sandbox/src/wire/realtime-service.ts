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
export const REALTIME_SERVICE = /^\/(time|v1\/files|v2|v3|publish|realtime-bucket)(\/|$)/
