/** An answered request. Queries, headers and bodies are not kept: they carry tokens. */
export interface LoggedRequest {
  readonly method: string
  readonly path: string
  readonly status: number
}

/** The last requests to the platform, for tests. */
export interface RequestLog {
  add(request: LoggedRequest): void
  /** Returns the requests with a method, or with a text in their path. */
  list(filter?: { method?: string | undefined; path?: string | undefined }): readonly LoggedRequest[]
  clear(): void
}

const KEPT = 1000

export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = []
  return {
    add(request) {
      requests.push(request)
      if (requests.length >= KEPT * 2) requests = requests.slice(-KEPT)
    },
    list: ({ method, path = '' } = {}) =>
      requests.filter((one) => (method ?? one.method) === one.method && one.path.includes(path)),
    clear() {
      requests = []
    },
  }
}
