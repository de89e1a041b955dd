import type { Context } from 'hono'
import { invalidField, notFound } from './http-error.ts'
import { requestUrl } from './request-url.ts'

/** The slice of a list that a request asks for, and the envelope of contract 1.6 around it. */
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

/** Returns the page that a request asks for; `page` counts from 1. */
export function pageOf(c: Context, maxPageSize = MAX_PAGE_SIZE): PageRequest {
  const page = wholeNumber(c, 'page', 1) ?? 1
  const limit = Math.min(wholeNumber(c, 'page_size', 1) ?? DEFAULT_PAGE_SIZE, maxPageSize)
  return pageRequest({ limit, offset: (page - 1) * limit }, ({ count, hasNext, offset }) => {
    if (page > 1 && offset >= count) throw notFound('Page')
    return {
      next: hasNext ? linkWith(c, 'page', page + 1) : null,
      previous: page > 1 ? linkWith(c, 'page', page - 1) : null,
    }
  })
}

/** Returns the slice that a request asks for; `start` counts entries from 0. */
export function sliceOf(c: Context, maxPageSize = MAX_PAGE_SIZE): PageRequest {
  const start = wholeNumber(c, 'start', 0) ?? 0
  const limit = Math.min(wholeNumber(c, 'page_size', 1) ?? DEFAULT_PAGE_SIZE, maxPageSize)
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

/** A query parameter that has to be a whole number when it is there. */
export function wholeNumber(c: Context, name: string, min: number): number | undefined {
  const text = c.req.query(name)
  if (text === undefined || text === '') return undefined
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min)) throw invalidField(name, `Enter a whole number of at least ${min}.`)
  return value
}

/** A query parameter that has to be an instant when it is there. */
export function instantOf(c: Context, name: string): number | undefined {
  const text = c.req.query(name)
  if (text === undefined || text === '') return undefined
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw invalidField(name, 'Enter a date and time in ISO 8601.')
  return at
}

/** A query parameter that has to be `key:value` wherever it is there; the value may hold further colons. */
export function attributesOf(c: Context, name: string): readonly { key: string; value: string }[] {
  const given = c.req.queries(name)?.filter((text) => text !== '') ?? []
  return given.map((text) => {
    const colon = text.indexOf(':')
    if (colon < 1) throw invalidField(name, 'Write key:value.')
    return { key: text.slice(0, colon), value: text.slice(colon + 1) }
  })
}

/** A query parameter that is either true or false when it is there. */
export function flagOf(c: Context, name: string): boolean | undefined {
  const text = c.req.query(name)
  if (text === undefined || text === '') return undefined
  if (text !== 'true' && text !== 'false') throw invalidField(name, 'Enter true or false.')
  return text === 'true'
}

function linkWith(c: Context, name: string, value: number): string {
  const url = requestUrl(c)
  url.searchParams.set(name, String(value))
  return url.href
}
