import type { MiddlewareHandler } from 'hono'
import { HttpError } from './http-error.ts'

/**
 * Answers 429 with `Retry-After` at once while as many requests as the database can answer in about a second are running.
 * Without it a request beyond the capacity would wait behind all others and be refused as late, and so would health checks.
 */
export function limitConcurrency(most: number): MiddlewareHandler {
  let running = 0
  return async (c, next) => {
    if (running >= most) {
      c.header('retry-after', '1')
      throw new HttpError(429, `${most} requests are running already. Try again in 1 s.`)
    }
    running += 1
    try {
      await next()
    } finally {
      running -= 1
    }
  }
}
