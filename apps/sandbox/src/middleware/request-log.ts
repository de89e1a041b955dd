/** An answered request, without its headers and therefore without tokens. */
export interface LoggedRequest {
  /** Platform time. */
  readonly at: string
  readonly method: string
  readonly path: string
  /** Parameters that carry credentials show as `***`. */
  readonly query: string
  readonly body: string
  readonly status: number
  readonly durationMs: number
}

/** The last requests to the platform, for tests. */
export interface RequestLog {
  add(request: LoggedRequest): void
  list(filter?: { method?: string | undefined; path?: string | undefined }): readonly LoggedRequest[]
  clear(): void
}

const KEPT = 2000
/** Characters kept of each text. */
const LONGEST_TEXT = 2000
const SECRET_PARAMETER = /token|auth|secret|signature/i

export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = []
  return {
    add(request) {
      if (requests.length >= KEPT * 2) requests = requests.slice(-KEPT)
      const { path, query, body } = request
      requests.push({ ...request, path: cut(path), query: cut(query), body: cut(body) })
    },
    list: ({ method, path } = {}) =>
      requests
        .slice(-KEPT)
        .filter(
          (one) =>
            (method === undefined || one.method === method) &&
            (path === undefined || one.path.includes(path)),
        ),
    clear() {
      requests = []
    },
  }
}

/** Returns the beginning of a text. The slice is copied, because V8 keeps the whole text of a plain one in memory. */
function cut(text: string): string {
  return text.length <= LONGEST_TEXT ? text : Buffer.from(text.slice(0, LONGEST_TEXT)).toString()
}

/** Returns the query string without credentials. */
export function withoutSecrets(url: URL): string {
  const query = new URLSearchParams(url.search)
  for (const name of new Set(query.keys())) if (SECRET_PARAMETER.test(name)) query.set(name, '***')
  return query.size === 0 ? '' : `?${query}`
}
