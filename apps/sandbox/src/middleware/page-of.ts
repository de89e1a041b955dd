import type { Context } from 'hono'
import { notFound } from './http-error.ts'
import { wholeNumber } from './query-fields.ts'
import { requestUrl } from './request-url.ts'

/** Query fields of a list in pages; `page` counts from 1. */
export const pageFields = { page: wholeNumber(1), page_size: wholeNumber(1) }

/** Query fields of a list in slices; `start` counts entries from 0. */
export const sliceFields = { start: wholeNumber(0), page_size: wholeNumber(1) }

/** The slice of a list that a request reads, and the envelope of contract 1.6 around it. */
export interface PageRequest {
  readonly limit: number
  readonly offset: number
  envelope<T>(count: number, results: readonly T[]): Envelope<T>
  /** Cuts the slice out of a whole list. */
  paginate<T, R>(all: readonly T[], show: (item: T) => R): Envelope<R>
}

export interface Envelope<T> {
  readonly count: number
  readonly next: string | null
  readonly previous: string | null
  readonly results: readonly T[]
}

const DEFAULT_PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100

/** Returns the page that the query of a request asks for. */
export function pageOf(
  c: Context,
  {
    page = 1,
    page_size: size = DEFAULT_PAGE_SIZE,
  }: { page?: number | undefined; page_size?: number | undefined },
  maxPageSize = MAX_PAGE_SIZE,
): PageRequest {
  const limit = Math.min(size, maxPageSize)
  return pageRequest({ limit, offset: (page - 1) * limit }, ({ count, hasNext, offset }) => {
    if (page > 1 && offset >= count) throw notFound('Page')
    return {
      next: hasNext ? linkWith(c, 'page', page + 1) : null,
      previous: page > 1 ? linkWith(c, 'page', page - 1) : null,
    }
  })
}

/** Returns the slice that the query of a request asks for. */
export function sliceOf(
  c: Context,
  {
    start = 0,
    page_size: size = DEFAULT_PAGE_SIZE,
  }: { start?: number | undefined; page_size?: number | undefined },
): PageRequest {
  const limit = Math.min(size, MAX_PAGE_SIZE)
  return pageRequest({ limit, offset: start }, ({ hasNext }) => ({
    next: hasNext ? linkWith(c, 'start', start + limit) : null,
    previous: start > 0 ? linkWith(c, 'start', Math.max(0, start - limit)) : null,
  }))
}

interface Neighbours {
  readonly next: string | null
  readonly previous: string | null
}

function pageRequest(
  { limit, offset }: { readonly limit: number; readonly offset: number },
  neighbours: (of: {
    readonly count: number
    readonly hasNext: boolean
    readonly offset: number
  }) => Neighbours,
): PageRequest {
  const page: PageRequest = {
    limit,
    offset,
    envelope: (count, results) => ({
      count,
      ...neighbours({ count, hasNext: offset + limit < count, offset }),
      results,
    }),
    paginate: (all, show) => page.envelope(all.length, all.slice(offset, offset + limit).map(show)),
  }
  return page
}

function linkWith(c: Context, name: string, value: number): string {
  const url = requestUrl(c)
  url.searchParams.set(name, String(value))
  return url.href
}
