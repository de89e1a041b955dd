import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { call, isRefusal } from './call.ts'
import {
  boardSchema,
  clockSchema,
  countedListOf,
  entrySchema,
  fanSchema,
  faultSchema,
  fixtureSchema,
  listOf,
  loggedRequestSchema,
  predictionSchema,
  welcomeSchema,
} from './schemas.ts'

/** Others move the same sandbox, scripts and games: what is shown is read anew this often. */
const REREAD_MS = 3000
/** The log is followed more closely. */
const TAIL_MS = 1500
/** Rows of a page, wherever there are pages. */
export const PAGE_SIZE = 10

const CONTROL = '/_sandbox'

export const welcomeQuery = queryOptions({
  queryKey: ['welcome'],
  queryFn: ({ signal }) => call(`${CONTROL}/`, { schema: welcomeSchema, signal }),
  // Asked again with a secret that was refused, the sandbox would count one more wrong guess.
  refetchInterval: ({ state }) => (isRefusal(state.error) ? false : REREAD_MS),
  refetchOnWindowFocus: ({ state }) => !isRefusal(state.error),
})

/** Reads the welcome with a secret that may be wrong. */
export function tryControlSecret(secret: string): Promise<z.infer<typeof welcomeSchema>> {
  return call(`${CONTROL}/`, { schema: welcomeSchema, secret })
}

export const clockQuery = queryOptions({
  queryKey: ['clock'],
  refetchInterval: REREAD_MS,
  queryFn: async ({ signal }) => {
    const { now, speed } = await call(`${CONTROL}/clock`, { schema: clockSchema, signal })
    return { shown: Date.parse(now), speed, readAt: Date.now() }
  },
})

export function fixturesQuery(tournamentId: string) {
  return queryOptions({
    queryKey: ['fixtures', tournamentId],
    refetchInterval: REREAD_MS,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ tournament: tournamentId })
      const { results } = await call(`${CONTROL}/programs?${query}`, {
        schema: listOf(fixtureSchema),
        signal,
      })
      return results
    },
  })
}

/** A page of who predicted what, and whether another one follows. */
export function predictionsQuery(fixtureId: string, start: number) {
  return queryOptions({
    queryKey: ['predictions', fixtureId, start],
    refetchInterval: REREAD_MS,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ start: String(start), limit: String(PAGE_SIZE + 1) })
      const path = `${CONTROL}/programs/${fixtureId}/predictions?${query}`
      const { results } = await call(path, { schema: listOf(predictionSchema), signal })
      return { lines: results.slice(0, PAGE_SIZE), hasMore: results.length > PAGE_SIZE }
    },
  })
}

export function boardsQuery(tournamentId: string) {
  return queryOptions({
    queryKey: ['boards', tournamentId],
    refetchInterval: REREAD_MS,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ tournament: tournamentId })
      const { results } = await call(`${CONTROL}/boards?${query}`, { schema: listOf(boardSchema), signal })
      return results
    },
  })
}

export function entriesQuery(boardId: string, start: number) {
  return queryOptions({
    queryKey: ['entries', boardId, start],
    refetchInterval: REREAD_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ start: String(start), page_size: String(PAGE_SIZE) })
      const path = `${CONTROL}/boards/${boardId}/entries?${query}`
      return call(path, { schema: countedListOf(entrySchema), signal })
    },
  })
}

export function fansQuery(nickname: string) {
  return queryOptions({
    queryKey: ['fans', nickname],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ nickname })
      const { results } = await call(`${CONTROL}/fans?${query}`, { schema: listOf(fanSchema), signal })
      return results
    },
  })
}

export const faultsQuery = queryOptions({
  queryKey: ['faults'],
  refetchInterval: REREAD_MS,
  queryFn: async ({ signal }) =>
    (await call(`${CONTROL}/faults`, { schema: listOf(faultSchema), signal })).results,
})

/** What the log is narrowed to; an empty text is no narrowing. */
export interface RequestFilter {
  readonly method: string
  readonly path: string
}

export function requestsQuery(filter: RequestFilter) {
  return queryOptions({
    queryKey: ['requests', filter],
    refetchInterval: TAIL_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''))
      return call(`${CONTROL}/requests?${query}`, { schema: countedListOf(loggedRequestSchema), signal })
    },
  })
}

/** An answer that nobody reads. */
export const anything = z.unknown()
