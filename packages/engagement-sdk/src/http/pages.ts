import type { CallOptions, Engagement } from '../engagement.ts'
import { InvalidBodyError } from '../errors/invalid-body-error.ts'
import type { RejectedItem } from '../rejected-item.ts'
import { pageSchema, type WirePage } from '../wire/page.ts'
import { type ParsedItems, parseBody } from './parse.ts'
import type { TransportCall } from './transport.ts'

/** One page of a list. */
export interface Page<T> extends ParsedItems<T> {
  readonly results: readonly T[]
  /** Items that could not be read; each was announced as a `warning` too. */
  readonly rejected: readonly RejectedItem[]
  /** Items over all pages, where the platform says it. */
  readonly count?: number | undefined
  /** Address of the next page; undefined on the last. */
  readonly next?: string | undefined
  readonly previous?: string | undefined
}

/**
 * A list, read page by page while it is walked; every page is yielded, the last one too. Walking
 * it again reads it again. Missing arguments show when the walk begins.
 *
 * @example for await (const page of getWidgets(engagement, { programId })) show(page.results)
 */
export type Pages<T, P extends Page<T> = Page<T>> = AsyncIterable<P>

/** Turns an envelope into a page. */
export type ReadPage<P> = (body: WirePage, reply: { readonly ageMs: number }) => P | Promise<P>

/** A list that follows `next` from its first call to the last page, anew each time it is walked. */
export function pagesOf<P>(
  engagement: Engagement,
  firstCall: () => TransportCall | Promise<TransportCall>,
  resource: string,
  read: ReadPage<P>,
): AsyncIterable<P> {
  async function* walk(): AsyncGenerator<P, void, void> {
    const seen = new Set<string>()
    let call: TransportCall | undefined = await firstCall()
    while (call) {
      const { url }: TransportCall = call
      if (seen.has(url)) throw new InvalidBodyError(resource, 'next', 'leads back to a page already read')
      seen.add(url)
      const reply = await engagement.internals.transport.send(call)
      const body = parseBody(pageSchema, reply.body, resource)
      yield await read(body, reply)
      call = body.next ? { ...call, url: body.next, query: undefined } : undefined
    }
  }
  return { [Symbol.asyncIterator]: walk }
}

/** The parts of a page that its envelope gives. */
export function pageFacts(body: WirePage): Pick<Page<never>, 'count' | 'next' | 'previous'> {
  return {
    count: body.count ?? undefined,
    next: body.next ?? undefined,
    previous: body.previous ?? undefined,
  }
}

/** The call options among a verb's arguments. */
export function callOptions({ signal, timeoutMs, deadlineAt }: CallOptions): CallOptions {
  return { signal, timeoutMs, deadlineAt }
}
