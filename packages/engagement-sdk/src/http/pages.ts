import type { Engagement } from '../engagement/engagement.ts'
import type { WirePage } from '../wire/page.ts'
import { InvalidBodyError } from './invalid-body-error.ts'
import { originOf } from './origin-of.ts'
import { type ParsedItems, parseBody, type Schema } from './parse.ts'
import type { PlatformReply } from './platform-request.ts'
import type { RejectedItem } from './rejected-item.ts'
import type { TransportCall } from './transport.ts'

/** One page of a list. */
export interface Page<T> extends ParsedItems<T> {
  readonly results: readonly T[]
  /** Items that could not be read; each was emitted as a `warning` too. */
  readonly rejected: readonly RejectedItem[]
  /** Items on all pages, if the platform sends it. */
  readonly count?: number | undefined
  /** Address of the next page; undefined on the last. */
  readonly next?: string | undefined
  readonly previous?: string | undefined
}

/**
 * A list that is read page by page during iteration; every page is yielded, the last one too. Another iteration reads
 * it again. Missing arguments reject the first page.
 *
 * @example for await (const page of getWidgets(engagement, { programId })) show(page.results)
 */
export type Pages<T, P extends Page<T> = Page<T>> = AsyncIterable<P>

/** The fields that every page has from its envelope. */
export type PageLinks = Pick<Page<never>, 'count' | 'next' | 'previous'>

/** A list on the platform. */
export interface PageSource<Body, P> {
  /** The name of the list in messages, such as `widget list`. */
  readonly resource: string
  /** The envelope of a page. */
  readonly schema: Schema<Body>
  readonly firstCall: () => TransportCall | Promise<TransportCall>
  /** Turns an envelope into a page. */
  readonly read: (body: Body, reply: PlatformReply) => P | Promise<P>
}

/** Most pages that one iteration of a list reads. */
const MOST_PAGES = 1000

/** Returns a list that follows `next` from its first call to the last page, and reads it again at each iteration. */
export function pagesOf<P extends object, Body extends Partial<Omit<WirePage, 'results'>>>(
  { internals }: Engagement,
  { resource, schema, firstCall, read }: PageSource<Body, P>,
): AsyncIterable<P & PageLinks> {
  return {
    async *[Symbol.asyncIterator]() {
      const seen = new Set<string>()
      let call: TransportCall | undefined = await firstCall()
      while (call) {
        requireNewPage(seen, call.url, resource)
        const reply = await internals.transport.send(call)
        const body = parseBody(schema, reply.body, resource, reply)
        const next = body.next ?? undefined
        const page = await read(body, reply)
        yield { ...page, count: body.count ?? undefined, next, previous: body.previous ?? undefined }
        call = next ? { ...call, url: next, query: undefined } : undefined
      }
    },
  }
}

/**
 * Checks the address of a page and adds it to those seen.
 *
 * @throws InvalidBodyError for a relative `next`, a page that was read before, and after 1000 pages: the list might never end
 */
function requireNewPage(seen: Set<string>, url: string, resource: string): void {
  const broken = (reason: string) =>
    new InvalidBodyError(resource, 'next', reason, { method: 'GET', url: [...seen].at(-1) })
  if (seen.size && !originOf(url)) throw broken(`"${url}" is not an absolute http(s) URL`)
  if (seen.has(url)) throw broken('leads back to a page already read')
  if (seen.size >= MOST_PAGES) throw broken(`more than ${MOST_PAGES} pages`)
  seen.add(url)
}
