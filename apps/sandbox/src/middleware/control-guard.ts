import { timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { tokenHash } from '../core/tokens.ts'
import { connectionAddress, isFromLoopback, isProxied } from './client-address.ts'
import { isLoopbackName, mayControl, SECRET_HEADER } from './cross-origin.ts'
import { HttpError } from './http-error.ts'
import { createRateLimiter } from './rate-limit.ts'

/** Who may use the controls. */
export interface ControlAccess {
  /** Required in `X-Control-Secret`; without one the controls answer direct requests from this machine only. */
  readonly secret: string | undefined
  /** Where clients reach the sandbox; pages of this origin may use the controls. */
  readonly publicUrl?: string | undefined
}

/** The rate limit of wrong secrets from one address: ten at once, then one per minute. */
const GUESSES = { burst: 10, perSecond: 1 / 60 }

/**
 * Refuses requests that may not use the controls. With a secret, each request must carry it. Without one, the request
 * must come from this machine and must not come through a proxy. In both cases pages of other origins are refused, since
 * any website could send requests through a browser on this machine.
 */
export function controlGuard({ secret, publicUrl }: ControlAccess): MiddlewareHandler {
  const guesses = createRateLimiter(GUESSES)
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (origin !== undefined && !mayControl(c, origin, publicUrl))
      throw new HttpError(403, `Pages of ${origin} may not use the controls.`)
    if (secret === undefined) requireDirect(c)
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

function requireDirect(c: Context): void {
  if (isProxied(c)) {
    throw new HttpError(
      403,
      'This request came through a proxy. Set TOUCHLINE_SANDBOX_CONTROL_SECRET to use the controls through one.',
    )
  }
  const isLocal = isFromLoopback(c) && isLoopbackName(new URL(c.req.url).hostname)
  if (!isLocal) throw new HttpError(403, 'The controls answer on loopback only.')
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(tokenHash(one)), Buffer.from(tokenHash(other)))
}
