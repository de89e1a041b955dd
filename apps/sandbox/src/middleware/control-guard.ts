import { timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { tokenHash } from '../core/tokens.ts'
import { connectionAddress, isFromLoopback, isProxied } from './client-address.ts'
import { isOwnPage, SECRET_HEADER } from './cross-origin.ts'
import { HttpError } from './http-error.ts'
import { createRateLimiter } from './rate-limit.ts'

export interface ControlAccess {
  /** Required in `X-Control-Secret`; without one the controls answer direct requests from this machine only. */
  readonly secret: string | undefined
  /** Where clients reach the sandbox; pages of this origin may use the controls. */
  readonly publicUrl?: string | undefined
}

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The rate limit of wrong secrets from one address: ten at once, then one per minute. */
const GUESSES = { burst: 10, perSecond: 1 / 60 }

/**
 * Refuses requests that may not use the controls. With a secret, each request must carry it. Without one, it must come from
 * this machine without a proxy, and from the sandbox's own page or from no page: any website could send requests through
 * a browser on this machine.
 */
export function controlGuard({ secret, publicUrl }: ControlAccess): MiddlewareHandler {
  const guesses = createRateLimiter(GUESSES)
  return async (c, next) => {
    if (secret === undefined) requireOwn(c, publicUrl)
    else await requireSecret(c, secret)
    return next()
  }

  async function requireSecret(c: Context, expected: string): Promise<void> {
    // The connection's address, since a client could change a header with each guess.
    const address = connectionAddress(c)
    // Checked before the comparison: an address that has guessed too often does not learn that a guess is right.
    const waitSeconds = guesses.secondsToWait(address)
    if (waitSeconds > 0) {
      c.header('retry-after', String(waitSeconds))
      throw new HttpError(429, `Too many wrong secrets from this address. Try again in ${waitSeconds} s.`)
    }
    const given = c.req.header(SECRET_HEADER)
    if (given !== undefined && isSame(expected, given)) return
    if (given !== undefined) await guesses.take(address)
    throw new HttpError(403, `The controls ask for ${SECRET_HEADER}.`)
  }
}

function requireOwn(c: Context, publicUrl: string | undefined): void {
  const origin = c.req.header('origin')
  if (origin !== undefined && !isOwnPage(c, origin, publicUrl))
    throw new HttpError(403, `Pages of ${origin} may not use the controls.`)
  if (isProxied(c)) {
    throw new HttpError(
      403,
      'This request came through a proxy. Set TOUCHLINE_SANDBOX_CONTROL_SECRET to use the controls through one.',
    )
  }
  const isLocal = isFromLoopback(c) && LOOPBACK_NAMES.has(new URL(c.req.url).hostname)
  if (!isLocal) throw new HttpError(403, 'The controls answer on loopback only.')
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(tokenHash(one)), Buffer.from(tokenHash(other)))
}
