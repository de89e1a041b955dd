import type { Context } from 'hono'

/** Returns the bearer token of a request; the bare word `Bearer` is no token (contract 1.4). */
export function bearerOf(c: Context): string | undefined {
  const token = /^(?:Bearer|Token)\s+(\S+)\s*$/i.exec(c.req.header('authorization') ?? '')?.[1]
  return token === 'undefined' || token === 'null' ? undefined : token
}

/** Returns the token of a call to the game-centre's back end, which has no scheme. */
export function bareToken(c: Context): string | undefined {
  return bearerOf(c) ?? /^\s*(\S+)\s*$/.exec(c.req.header('authorization') ?? '')?.[1]
}
