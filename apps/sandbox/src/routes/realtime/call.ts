import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isWildcard } from '../../services/realtime/channel-log.ts'

/** One parsed request to the service. */
export interface Call {
  readonly method: string
  /** Parts of the path, decoded, without the leading empty one. */
  readonly path: readonly string[]
  readonly query: URLSearchParams
  /** The user id that the request names; nothing proves it. */
  readonly user: string
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal
  /** Returns the id of the user whose token the request carries; undefined if it proves none. */
  presentUser(): Promise<string | undefined>
  text(): Promise<string>
  reply(body: unknown, status?: ContentfulStatusCode): Response
}

/** A request that the service refuses. */
export class RefusedCallError extends Error {
  override name = 'RefusedCallError' as const
}

/** Longer than any user or channel name of the real service; the database indexes them. */
const LONGEST_NAME = 255

/** Returns the id of the user whose token a request carries in `auth`; undefined if it carries none. It never rejects. */
export type PresentUser = (c: Context, user: string) => Promise<string | undefined>

/**
 * Parses a request. Names are decoded one by one, because they may contain slashes and commas.
 * @throws {RefusedCallError}
 */
export function callFrom(c: Context, presentUser: PresentUser): Call {
  const url = new URL(c.req.url)
  const user = shortName(url.searchParams.get('uuid') ?? '')
  return {
    method: c.req.method,
    path: url.pathname.split('/').slice(1).map(decoded),
    query: url.searchParams,
    user,
    signal: c.req.raw.signal,
    presentUser: () => presentUser(c, user),
    text: () => c.req.text(),
    reply: (body, status) => reply(c, body, status),
  }
}

/** Creates a response of the service. */
export function reply(c: Context, body: unknown, status: ContentfulStatusCode = 200): Response {
  // Clients of the service refuse every other content type.
  return c.body(JSON.stringify(body), status, { 'content-type': 'text/javascript; charset="UTF-8"' })
}

/** Channels that one request may name, companion channels included. */
const MOST_NAMES = 500
/** Each wildcard is compared with every channel that has messages. */
const MOST_WILDCARDS = 10

/** Returns the distinct names of a list in a decoded part of the path. @throws {RefusedCallError} */
export function namesIn(segment: string | undefined): readonly string[] {
  const names = new Set((segment ?? '').split(',').filter((name) => name !== ''))
  if (names.size > MOST_NAMES || [...names].filter(isWildcard).length > MOST_WILDCARDS)
    throw new RefusedCallError('Too Many Channels')
  return [...names].map(shortName)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new RefusedCallError('Invalid Encoding')
  }
}

function shortName(name: string): string {
  if (name.length > LONGEST_NAME) throw new RefusedCallError('Name Too Long')
  return name
}
