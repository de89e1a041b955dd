import { timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { tokenHash } from './bearer.ts'
import { HttpError } from './errors.ts'

/** The header that carries the control secret. */
export const SECRET_HEADER = 'x-control-secret'

const LOOPBACK_ADDRESSES = /^(127\.|::1$|::ffff:127\.)/
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Who may use the controls: whoever knows the secret; where none is set, whoever sits at this machine.
 * The names in Host and Origin are looked at too, so that no web page can reach in from outside
 * through a browser that sits here.
 */
export function controlGuard(secret: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (secret === undefined ? isLocal(c) : isSame(secret, c.req.header(SECRET_HEADER) ?? '')) return next()
    throw new HttpError(
      403,
      secret === undefined
        ? 'The controls answer on loopback only.'
        : `The controls ask for ${SECRET_HEADER}.`,
    )
  }
}

function isLocal(c: Context): boolean {
  const origin = c.req.header('origin')
  return (
    LOOPBACK_ADDRESSES.test(getConnInfo(c).remote.address ?? '') &&
    LOOPBACK_NAMES.has(new URL(c.req.url).hostname) &&
    (origin === undefined || (URL.canParse(origin) && LOOPBACK_NAMES.has(new URL(origin).hostname)))
  )
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(tokenHash(one)), Buffer.from(tokenHash(other)))
}
