import type { Context } from 'hono'

/** The bearer token of a request; the bare word `Bearer` counts as none (contract 1.4). */
export function bearerOf(c: Context): string | undefined {
  const token = /^(?:Bearer|Token)\s+(\S+)\s*$/i.exec(c.req.header('authorization') ?? '')?.[1]
  return token === 'undefined' || token === 'null' ? undefined : token
}

/** The token of a call to the game-centre's back end, which comes without a scheme. */
export function bareToken(c: Context): string | undefined {
  return bearerOf(c) ?? /^\s*(\S+)\s*$/.exec(c.req.header('authorization') ?? '')?.[1]
}
