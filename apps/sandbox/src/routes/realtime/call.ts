import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isWildcard } from '../../services/realtime/channel-log.ts'

/** A request that the service refuses. */
export class RefusedCallError extends Error {
  override name = 'RefusedCallError' as const
}

/** Returns the id of the user whose token a request carries in `auth`; undefined if it carries none. It never rejects. */
export type PresentUser = (c: Context, user: string) => Promise<string | undefined>

/** Longer than any user or channel name of the real service; the database indexes them. */
const LONGEST_NAME = 255

/** @throws {RefusedCallError} if the path cannot be decoded or the user's name is too long */
export function assertReadable(c: Context): void {
  shortName(userOf(c))
  try {
    decodeURIComponent(new URL(c.req.url).pathname)
  } catch {
    throw new RefusedCallError('Invalid Encoding')
  }
}

/** Returns the user id that a request names; nothing proves it. */
export function userOf(c: Context): string {
  return c.req.query('uuid') ?? ''
}

export function reply(c: Context, body: unknown, status: ContentfulStatusCode = 200): Response {
  // Clients of the service refuse every other content type.
  return c.body(JSON.stringify(body), status, { 'content-type': 'text/javascript; charset="UTF-8"' })
}

/** Channels that one request may name, companion channels included. */
const MOST_NAMES = 500
/** Each wildcard is compared with every channel that has messages. */
const MOST_WILDCARDS = 10

/** Returns the distinct channels in the path of a request. @throws {RefusedCallError} */
export function channelsOf(c: Context): readonly string[] {
  const names = new Set((c.req.param('channels') ?? '').split(',').filter((name) => name !== ''))
  if (names.size > MOST_NAMES || [...names].filter(isWildcard).length > MOST_WILDCARDS)
    throw new RefusedCallError('Too Many Channels')
  return [...names].map(shortName)
}

/** Returns the channel in the path of a call for one. @throws {RefusedCallError} for a list */
export function channelOf(c: Context): string {
  const [channel = '', ...others] = channelsOf(c)
  if (others.length > 0) throw new RefusedCallError('One Channel Only')
  return channel
}

function shortName(name: string): string {
  if (name.length > LONGEST_NAME) throw new RefusedCallError('Name Too Long')
  return name
}
