import { InvalidBodyError, isEngagementError, ResourceNotFoundError } from '../errors/errors.ts'
import { pageSchema, unlistedField, type WirePage } from '../wire/fields.ts'
import { type ParsedItems, parseBody, parseItems, type Schema } from './parse.ts'
import { type PlatformCall, type PlatformResponse, requireTrusted, type Sender } from './request.ts'
import { originOf } from './url.ts'

interface ResourceCall<Value> extends PlatformCall {
  readonly schema: Schema<Value>
  readonly resource: string
}

/** Sends a call and parses the resource in its response. @throws InvalidBodyError, and the errors of {@link Transport} */
export async function readResource<Value>(
  { internals }: Sender,
  { schema, resource, ...call }: ResourceCall<Value>,
): Promise<Value> {
  const response = await internals.transport.send(call)
  return parseBody(schema, response.body, resource, response)
}

/** A read of a resource that needs no token. */
interface PublicRead<Value> extends Omit<ResourceCall<Value>, 'auth'> {
  /** As the texts of the specification name it; `Client` is the application. */
  readonly resource: 'Program' | 'Client' | 'Room' | 'Leaderboard' | 'Leaderboard Entry'
  /** Returns whether a status means that there is no such resource. @default 404 and 403 */
  readonly isAbsent?: ((status: number) => boolean) | undefined
}

/**
 * Reads a resource that the platform serves without a token.
 *
 * @throws ResourceNotFoundError after a status that means that there is no such resource
 * @throws InvalidBodyError, and the errors of {@link Transport}
 */
export async function readPublicResource<Value>(
  { internals }: Sender,
  { schema, resource, isAbsent = (status) => status === 404 || status === 403, ...call }: PublicRead<Value>,
): Promise<Value> {
  const response = await internals.transport.send({ ...call, auth: 'none' }).catch((error: unknown) => {
    const isRefusal = isEngagementError(error, 'PlatformHttpError') && isAbsent(error.status)
    throw isRefusal ? new ResourceNotFoundError(resource, error) : error
  })
  const { status, body } = response
  if (isAbsent(status)) throw new ResourceNotFoundError(resource, { ...response, detail: body })
  return parseBody(schema, body, resource, response)
}

export interface Page<T> extends ParsedItems<T> {
  /** An item that an earlier page of the same iteration had is left out. */
  readonly results: readonly T[]
  /** Items on all pages, if the platform sends it. */
  readonly count?: number | undefined
  /** Address of the next page; undefined on the last. */
  readonly next?: string | undefined
  readonly previous?: string | undefined
  /** On widget lists: where the own interactions with this page's widgets are read, see `getProgramInteractions`. */
  readonly interactionUrl?: string | undefined
  /** Milliseconds that a cache kept the page; 0 when it is fresh. */
  readonly ageMs: number
}

/**
 * A list that is read page by page during iteration; every page is yielded, the last one too. Another iteration reads
 * it again. Missing arguments reject the first page.
 */
export type Pages<T> = AsyncIterable<Page<T>>

interface PageSource<Item> {
  /** The names of the list and of an item in messages, such as `widget list` and `widget`. */
  readonly list: string
  readonly item: string
  readonly schema: Schema<Item>
  /** The field that identifies an item: one that an earlier page had is left out. @default 'id' */
  readonly idField?: string | undefined
  readonly firstCall: () => PlatformCall | Promise<PlatformCall>
  /** @default parses the platform's envelope */
  readonly parsePage?: ((response: PlatformResponse) => WirePage) | undefined
}

const MOST_PAGES = 1000

/** Returns a list that follows `next` from its first call to the last page, and reads it again at each iteration. */
export function pagesOf<Item extends object>(
  sender: Sender,
  { list, item, schema, idField = 'id', firstCall, parsePage }: PageSource<Item>,
): Pages<Item> {
  return {
    async *[Symbol.asyncIterator]() {
      const addresses = new Set<string>()
      const ids = new Set<unknown>()
      const isNew = (each: Item) => ids.size < ids.add(unlistedField(each, idField)).size
      // It checks the arguments, the sender among them.
      let call: PlatformCall | undefined = await firstCall()
      const { transport, isTrusted, warn } = sender.internals
      while (call) {
        requireNewPage(addresses, call.url, list)
        const response = await transport.send(call)
        const page = parsePage?.(response) ?? parseBody(pageSchema, response.body, list, response)
        const source = { resource: item, warn, request: response }
        const { results, rejected } = parseItems(schema, page.results, source)
        const { next } = page
        yield {
          results: results.filter(isNew),
          rejected,
          count: page.count ?? undefined,
          next: next ?? undefined,
          previous: page.previous ?? undefined,
          interactionUrl: page.widget_interactions_url_template ?? undefined,
          ageMs: response.ageMs,
        }
        if (next && originOf(next) && originOf(next) !== originOf(call.url)) requireTrusted(next, isTrusted)
        call = next ? { ...call, url: next, query: undefined } : undefined
      }
    },
  }
}

/**
 * Checks the address of a page and adds it to those read before.
 *
 * @throws InvalidBodyError for a relative `next`, a page that was read before, and after 1000 pages: the list might never end
 */
function requireNewPage(addresses: Set<string>, url: string, resource: string): void {
  const broken = (issue: string) =>
    new InvalidBodyError(resource, 'next', issue, { method: 'GET', url: [...addresses].at(-1) })
  if (addresses.size && !originOf(url)) throw broken(`"${url}" is not an absolute http(s) URL`)
  if (addresses.has(url)) throw broken('leads back to a page already read')
  if (addresses.size >= MOST_PAGES) throw broken(`more than ${MOST_PAGES} pages`)
  addresses.add(url)
}

export interface TakenPages<T> extends ParsedItems<T> {
  /** Whether pages were left unread. */
  readonly hasMore: boolean
}

/**
 * Reads the first pages of a list, one after the other, and joins their items.
 *
 * @param limit pages at most; without it all are read
 * @example (await takePages(getWidgets(engagement, { programId }), 3)).hasMore //=> false
 */
export async function takePages<T>(
  pages: Pages<T>,
  limit = Number.POSITIVE_INFINITY,
): Promise<TakenPages<T>> {
  const taken: Page<T>[] = []
  for await (const page of pages) {
    taken.push(page)
    if (taken.length >= limit) break
  }
  return {
    results: taken.flatMap(({ results }) => results),
    rejected: taken.flatMap(({ rejected }) => rejected),
    hasMore: taken.at(-1)?.next !== undefined,
  }
}
