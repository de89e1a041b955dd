import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { LARGEST_BODY_BYTES } from '../http/body-limit.ts'

/** One request to the service, taken apart. */
export interface Call {
  readonly method: string
  /** Parts of the path, decoded, without the leading empty one. */
  readonly path: readonly string[]
  readonly query: URLSearchParams
  readonly user: string
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal
  /** @throws {UnreadableCallError} where it cannot be inflated */
  body(): Promise<Uint8Array<ArrayBuffer>>
  reply(body: unknown, status?: ContentfulStatusCode): Response
}

/** A request that cannot be taken apart. */
export class UnreadableCallError extends Error {
  override name = 'UnreadableCallError' as const
  readonly status: 400 | 413

  constructor(message: string, status: 400 | 413 = 400) {
    super(message)
    this.status = status
  }
}

/** Longer than any user or channel of the service's; a database indexes them. */
const LONGEST_NAME = 255

/**
 * Takes a request apart. Names are decoded one by one, because they may hold slashes and commas.
 * @throws {UnreadableCallError}
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

/** An answer of the service. */
export function reply(c: Context, body: unknown, status: ContentfulStatusCode = 200): Response {
  // Clients of the service refuse every other content type.
  return c.body(JSON.stringify(body), status, { 'content-type': 'text/javascript; charset="UTF-8"' })
}

/** Names of a list in a path: decoded first, then split, each once. @throws {UnreadableCallError} */
export function namesIn(segment: string | undefined): readonly string[] {
  const names = (segment ?? '').split(',').filter((name) => name !== '')
  return [...new Set(names.map(shortName))]
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new UnreadableCallError('Invalid Encoding')
  }
}

function shortName(name: string): string {
  if (name.length > LONGEST_NAME) throw new UnreadableCallError('Name Too Long')
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
      ? new UnreadableCallError('Message Too Large', 413)
      : new UnreadableCallError('Invalid Encoding')
  }
}
