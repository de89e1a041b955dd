import type { Mutation, QueryClient } from '@tanstack/react-query'
import type { FixtureId } from '@touchline/game-rules'
import { keys } from '../keys.ts'
import type { Submission, SubmitResult } from './submit-prediction.ts'

/** One submit in the cache. Its state is paused while it waits for a connection. */
export type CachedSubmit = Mutation<SubmitResult, Error, Submission>

/** Returns the submit of a match that waits or is in flight. */
export function pendingSubmit(client: QueryClient, fixtureId: FixtureId): CachedSubmit | undefined {
  return client
    .getMutationCache()
    .find<SubmitResult, Error, Submission>({ mutationKey: keys.submit(fixtureId), status: 'pending' })
}

/** Removes the submit of a match that waits for a connection, and returns what would have been sent. */
export function removeWaitingSubmit(client: QueryClient, fixtureId: FixtureId): Submission | undefined {
  const submit = pendingSubmit(client, fixtureId)
  if (submit?.state.isPaused !== true) return undefined
  client.getMutationCache().remove(submit)
  return submit.state.variables
}

/** Removes the submits of a match that are done: their results were shown. */
export function removeDoneSubmits(client: QueryClient, fixtureId: FixtureId): void {
  const cache = client.getMutationCache()
  const done = cache.findAll({
    mutationKey: keys.submit(fixtureId),
    predicate: ({ state }) => state.status !== 'pending',
  })
  for (const submit of done) cache.remove(submit)
}

/** Calls `onChange` with each change of a match's submits until the returned function is called. */
export function followSubmits(
  client: QueryClient,
  fixtureId: FixtureId,
  onChange: (submit: CachedSubmit) => void,
): () => void {
  return client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const [name, id] = event.mutation.options.mutationKey ?? []
    if (name === keys.submits()[0] && id === fixtureId) onChange(event.mutation)
  })
}

/** Returns whether a submit is done and some of its answers are not saved. */
export function hasUnsaved({ state: { status, data } }: CachedSubmit): boolean {
  if (status !== 'success' || data === undefined) return status === 'error'
  return data.name === 'unsent' || Object.values(data.outcomes).some((outcome) => outcome !== 'saved')
}
