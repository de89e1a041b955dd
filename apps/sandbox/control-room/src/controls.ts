import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createControlClient, isRefusal, type Welcome } from '../../src/client/control-client.ts'

const SECRET_KEY = 'touchline-control-secret'

/** The control secret that the tester typed in, kept for this tab. */
function readSecret(): string | undefined {
  return sessionStorage.getItem(SECRET_KEY) ?? undefined
}

export function keepSecret(secret: string): void {
  sessionStorage.setItem(SECRET_KEY, secret)
}

/** The controls of the sandbox that serves this page. */
export const controls = createControlClient({ secret: readSecret })

/** Milliseconds between refetches: scripts and games change the same sandbox. */
const REFETCH_MS = 3000

export const welcomeQuery = queryOptions({
  queryKey: ['welcome'],
  queryFn: controls.welcome,
  // A retry with a refused secret would be another wrong guess for the sandbox.
  refetchInterval: ({ state }) => (isRefusal(state.error) ? false : REFETCH_MS),
  refetchOnWindowFocus: ({ state }) => !isRefusal(state.error),
})

/** Reads the welcome with a secret that may be wrong. */
export function tryControlSecret(secret: string): Promise<Welcome> {
  return createControlClient({ secret: () => secret }).welcome()
}

export const clockQuery = queryOptions({
  queryKey: ['clock'],
  refetchInterval: REFETCH_MS,
  queryFn: async () => {
    const { now, speed } = await controls.clock()
    return { shown: Date.parse(now), speed, readAt: Date.now() }
  },
})

export function fixturesQuery(tournament: string) {
  return queryOptions({
    queryKey: ['fixtures', tournament],
    refetchInterval: REFETCH_MS,
    queryFn: () => controls.fixtures({ tournament }),
  })
}

export function predictionsQuery(fixtureId: string, limit: number) {
  return queryOptions({
    queryKey: ['predictions', fixtureId, limit],
    refetchInterval: REFETCH_MS,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const lines = await controls.predictions(fixtureId, { start: 0, limit: limit + 1 })
      return { lines: lines.slice(0, limit), hasMore: lines.length > limit }
    },
  })
}

export function fansQuery(nickname: string) {
  return queryOptions({
    queryKey: ['fans', nickname],
    placeholderData: keepPreviousData,
    queryFn: () => controls.fans(nickname),
  })
}

export const faultsQuery = queryOptions({
  queryKey: ['faults'],
  refetchInterval: REFETCH_MS,
  queryFn: () => controls.faults(),
})
