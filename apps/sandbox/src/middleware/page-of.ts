import type { Context } from 'hono'
import { requestUrl } from './client-address.ts'
import { notFound } from './http-error.ts'
import { wholeNumber } from './query-fields.ts'

/** Query fields of a list in pages; `page` counts from 1. */
export const pageFields = { page: wholeNumber(1), page_size: wholeNumber(1) }

/** Query fields of a list in slices; `start` counts entries from 0. */
export const sliceFields = { start: wholeNumber(0), page_size: wholeNumber(1) }

/** The slice of a list that a request reads, and the envelope of docs/contract/rest.md, 'Pages' around it. */
interface PageRequest {
  readonly limit: number
  readonly offset: number
  envelope<T>(
    count: number,
    results: readonly T[],
  ): {
    readonly count: number
    readonly next: string | null
    readonly previous: string | null
    readonly results: readonly T[]
  }
}

type Query<Name extends string> = { readonly [Field in Name | 'page_size']?: number | undefined }

const DEFAULT_PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100

/** Returns the page that the query of a request asks for. */
export function pageOf(
  c: Context,
  { page = 1, page_size: size = DEFAULT_PAGE_SIZE }: Query<'page'>,
  maxPageSize = MAX_PAGE_SIZE,
): PageRequest {
  const limit = Math.min(size, maxPageSize)
  const offset = (page - 1) * limit
  const { envelope } = part(limit, offset, (at) => linkWith(c, 'page', at / limit + 1))
  return {
    limit,
    offset,
    envelope(count, results) {
      if (page > 1 && offset >= count) throw notFound('Page')
      return envelope(count, results)
    },
  }
}

/** Returns the slice that the query of a request asks for. */
export function sliceOf(
  c: Context,
  { start = 0, page_size: size = DEFAULT_PAGE_SIZE }: Query<'start'>,
): PageRequest {
  return part(Math.min(size, MAX_PAGE_SIZE), start, (at) => linkWith(c, 'start', at))
}

function part(limit: number, offset: number, linkAt: (offset: number) => string): PageRequest {
  return {
    limit,
    offset,
    envelope: (count, results) => ({
      count,
      next: offset + limit < count ? linkAt(offset + limit) : null,
      previous: offset > 0 ? linkAt(Math.max(0, offset - limit)) : null,
      results,
    }),
  }
}

function linkWith(c: Context, name: string, value: number): string {
  const url = requestUrl(c)
  url.searchParams.set(name, String(value))
  return url.href
}
