import type { Context } from 'hono'
import { requestUrl } from './client-address.ts'
import { notFound } from './http-error.ts'
import { wholeNumber } from './query-fields.ts'

/** Query fields of a list in pages; `page` counts from 1. */
export const pageFields = { page: wholeNumber(1), page_size: wholeNumber(1) }

/** Query fields of a list in slices; `start` counts entries from 0. */
export const sliceFields = { start: wholeNumber(0), page_size: wholeNumber(1) }

type Query<Name extends string> = { readonly [Field in Name | 'page_size']?: number | undefined }

const DEFAULT_PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100

/** Returns the page that the query of a request asks for. */
export function pageOf(
  c: Context,
  { page = 1, page_size: size = DEFAULT_PAGE_SIZE }: Query<'page'>,
  maxPageSize = MAX_PAGE_SIZE,
) {
  const limit = Math.min(size, maxPageSize)
  const slice = part(limit, (page - 1) * limit, (at) => linkWith(c, 'page', at / limit + 1))
  return {
    ...slice,
    envelope<T>(count: number, results: readonly T[]) {
      if (page > 1 && slice.offset >= count) throw notFound('Page')
      return slice.envelope(count, results)
    },
  }
}

/** Returns the slice that the query of a request asks for. */
export function sliceOf(c: Context, { start = 0, page_size: size = DEFAULT_PAGE_SIZE }: Query<'start'>) {
  return part(Math.min(size, MAX_PAGE_SIZE), start, (at) => linkWith(c, 'start', at))
}

/** The slice of a list that a request reads, and the envelope of docs/contract/rest.md, 'Pages' around it. */
function part(limit: number, offset: number, linkAt: (offset: number) => string) {
  return {
    limit,
    offset,
    envelope: <T>(count: number, results: readonly T[]) => ({
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
