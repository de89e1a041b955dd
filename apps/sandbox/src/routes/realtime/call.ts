import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { LARGEST_BODY_BYTES } from '../../middleware/body-limit.ts'
import { isWildcard } from '../../services/realtime/channel-index.ts'

/** One parsed request to the service. */
export interface Call {
  readonly method: string
  /** Parts of the path, decoded, without the leading empty one. */
  readonly path: readonly string[]
  readonly query: URLSearchParams
  readonly user: string
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal
  /** @throws {RefusedCallError} if it cannot be inflated */
  body(): Promise<Uint8Array<ArrayBuffer>>
  reply(body: unknown, status?: ContentfulStatusCode): Response
}

/** A request that the service refuses. */
export class RefusedCallError extends Error {
  override name = 'RefusedCallError' as const
  readonly status: 400 | 403 | 413

  constructor(message: string, status: 400 | 403 | 413 = 400) {
    super(message)
    this.status = status
  }
}

/** Longer than any user or channel name of the real service; the database indexes them. */
const LONGEST_NAME = 255

/**
 * Parses a request. Names are decoded one by one, because they may contain slashes and commas.
 * @throws {RefusedCallError}
 */
export function callFrom(c: Context): Call {
  const url = new URL(c.req.url)
  return {
    method: c.req.method,
    path: url.pathname.split('/').slice(1).map(decoded),
    query: url.searchParams,
    user: shortName(url.searchParams.get('uuid') ?? ''),
    signal: c.req.raw.signal,
    body: () => bodyOf(c.req.raw),
    reply: (body, status) => reply(c, body, status),
  }
}

/** Creates a response of the service. */
export function reply(c: Context, body: unknown, status: ContentfulStatusCode = 200): Response {
  // Clients of the service refuse every other content type.
  return c.body(JSON.stringify(body), status, { 'content-type': 'text/javascript; charset="UTF-8"' })
}

/** Channels that one request may name, companion channels included; a history batch has as many. */
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

/** Returns the channels in a request's path. @throws {RefusedCallError} */
export function channelsIn({ path }: Pick<Call, 'path'>): readonly string[] {
  const [family, kind, noun] = path
  if (family === 'publish' || family === 'signal') return [path[4] ?? '']
  if (kind === 'files') return [path[noun === 'publish-file' ? 6 : 4] ?? '']
  return namesIn(path[kind === 'subscribe' ? 3 : 5])
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

async function bodyOf(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await request.arrayBuffer()
  if (request.headers.get('content-encoding') !== 'deflate') return new Uint8Array(bytes)
  try {
    return new Uint8Array(await promisify(inflate)(bytes, { maxOutputLength: LARGEST_BODY_BYTES }))
  } catch (error) {
    const isTooLarge = error instanceof RangeError
    throw isTooLarge
      ? new RefusedCallError('Message Too Large', 413)
      : new RefusedCallError('Invalid Encoding')
  }
}
