import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HttpError } from './http-error.ts'

/** The longest body of a request. */
export const LARGEST_BODY_BYTES = 128 * 1024

/**
 * Refuses bodies that are too large. A `Content-Length` is trusted, since the server reads no more bytes than that. Only
 * a body without one is counted while it is read, so that a vote, which has no body, costs nothing.
 */
export function limitBody(): MiddlewareHandler {
  const counted = bodyLimit({
    maxSize: LARGEST_BODY_BYTES,
    onError: () => {
      throw tooLarge()
    },
  })
  return async (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    if (Number(c.req.header('content-length') ?? 0) > LARGEST_BODY_BYTES) throw tooLarge()
    return next()
  }
}

function tooLarge(): HttpError {
  return new HttpError(413, `A body has ${LARGEST_BODY_BYTES} bytes at most.`)
}
