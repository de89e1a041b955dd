import { Agent, request } from 'node:http'

interface LoadResponse {
  /** 0 if the connection broke before the response. */
  readonly status: number
  /** The header `Retry-After`, 1 s without it. */
  readonly retryAfterMs: number
}

/** Sends requests over kept-alive connections, as cheaply as Node can. */
export interface LoadClient {
  send(method: string, url: string, token: string): Promise<LoadResponse>
  close(): void
}

export function createLoadClient(connections: number): LoadClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    send(method, url, token) {
      const { promise, resolve } = Promise.withResolvers<LoadResponse>()
      const finish = (status: number, retryAfter = '1') =>
        resolve({ status, retryAfterMs: Number(retryAfter) * 1000 })
      const sent = request(
        url,
        { method, agent, headers: { authorization: `Bearer ${token}` } },
        (response) => {
          response.resume()
          response.on('end', () => finish(response.statusCode ?? 0, response.headers['retry-after']))
        },
      )
      sent.on('error', () => finish(0))
      sent.end()
      return promise
    },
    close: () => agent.destroy(),
  }
}

/** Processes items with a maximum number at a time and returns the duration in seconds. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<unknown>,
): Promise<number> {
  let next = 0
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item)
    }),
  )
  return (performance.now() - startedAt) / 1000
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
