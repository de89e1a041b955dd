import type { Context, MiddlewareHandler } from 'hono'
import { verify } from 'hono/jwt'
import { z } from 'zod'
import type { Clock } from '../core/clock.ts'
import { isStorableText } from '../core/storable.ts'
import { tokenHash } from '../core/tokens.ts'
import type { Database } from '../data/database.ts'
import { findTokenHolder, profileOfCustomer } from '../data/profiles.ts'
import { HttpError } from '../middleware/http-error.ts'
import { randomNickname } from '../services/crowd/fan-names.ts'

const REMEMBERED = 20_000

interface AuthenticationDeps {
  readonly db: Database
  readonly clock: Pick<Clock, 'now'>
  readonly clientId: string
  /** The secret that the customer signs tokens with; without one such tokens are invalid. */
  readonly tokenSecret: string | undefined
}

export type Authentication = ReturnType<typeof createAuthentication>

/** Creates the authentication. A token belongs to one profile until a reset, so the pair is cached. */
export function createAuthentication({ db, clock, clientId, tokenSecret }: AuthenticationDeps) {
  const known = new Map<string, Promise<string>>()

  /** Returns the id of the token's profile. @throws {HttpError} 401 without a token, 403 with an unknown one */
  async function profileOf(token: string | undefined): Promise<string> {
    if (token === undefined) throw new HttpError(401, 'Authentication credentials were not provided.')
    const now = clock.now()
    const customId = tokenSecret && (await customProfileId(token, { secret: tokenSecret, clientId, now }))
    if (customId) return profileOfCustomer(db, { customId, nickname: randomNickname(), now })
    const hash = tokenHash(token)
    const remembered = known.get(hash)
    if (remembered) return remembered
    // The promise is cached, not its result, so that the eight votes of one form need one query.
    const found = holderOf(hash)
    if (known.size >= REMEMBERED) known.clear()
    known.set(hash, found)
    return found.catch((error: unknown) => {
      if (known.get(hash) === found) known.delete(hash)
      throw error
    })
  }

  async function holderOf(hash: string): Promise<string> {
    const profileId = await findTokenHolder(db, hash)
    if (profileId === undefined) throw new HttpError(403, 'The access token is not valid.')
    return profileId
  }

  function requiring(
    tokenOf: (c: Context) => string | undefined,
  ): MiddlewareHandler<{ Variables: { profileId: string } }> {
    return async (c, next) => {
      c.set('profileId', await profileOf(tokenOf(c)))
      await next()
    }
  }

  /** Refuses an unknown token. A request without one passes. */
  const optional: MiddlewareHandler = async (c, next) => {
    const token = bearerOf(c)
    if (token !== undefined) await profileOf(token)
    await next()
  }

  return {
    profileOf,
    /** Middleware of a route for profiles, which reads the caller's id as `c.var.profileId`. @throws {HttpError} as profileOf */
    required: requiring(bearerOf),
    /** As required, for a call to the game-centre's back end, whose token has no scheme. */
    requiredBare: requiring(
      (c) => bearerOf(c) ?? /^\s*(\S+)\s*$/.exec(c.req.header('authorization') ?? '')?.[1],
    ),
    optional,
    /** Clears the cached tokens, since a reset has removed them. */
    forget: () => known.clear(),
  }
}

/** Returns the bearer token of a request; the bare word `Bearer` is no token (docs/contract/rest.md, 'Headers'). */
export function bearerOf(c: Context): string | undefined {
  const token = /^(?:Bearer|Token)\s+(\S+)\s*$/i.exec(c.req.header('authorization') ?? '')?.[1]
  return token === 'undefined' || token === 'null' ? undefined : token
}

const claimsSchema = z.object({
  iss: z.string(),
  custom_profile_id: z.string().min(1).max(255).refine(isStorableText),
  exp: z.number().optional(),
})

interface Expectation {
  readonly secret: string
  readonly clientId: string
  /** Platform time: tokens expire by the platform's clock, not by the machine's. */
  readonly now: number
}

/**
 * Returns the customer's own profile id from a token that the customer signed (docs/contract/rest.md, 'Headers'): HS256, issued by the client
 * id, not expired. Returns undefined for any other token.
 */
export async function customProfileId(
  token: string,
  { secret, clientId, now }: Expectation,
): Promise<string | undefined> {
  const options = { alg: 'HS256', exp: false, nbf: false, iat: false } as const
  const { data: claims } = claimsSchema.safeParse(await verify(token, secret, options).catch(() => undefined))
  if (claims?.iss !== clientId || (claims.exp !== undefined && claims.exp * 1000 <= now)) return undefined
  return claims.custom_profile_id
}
