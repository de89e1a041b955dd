import { type Mutation, type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { FixtureId, Prediction } from '@touchline/game-rules'
import { useEffect, useState } from 'react'
import { answersOf } from '../../../device/drafts.ts'
import { areAllSaved, type Outcomes } from '../../../platform/faults.ts'
import { keys } from '../../../queries/keys.ts'
import type { PlatformWait } from '../../../queries/query-client.ts'
import type { Submission, SubmitResult } from './submit-prediction.ts'

/** One attempt to submit in the cache. Its state is paused while it waits for a connection. */
export type Submit = Mutation<SubmitResult, Error, Submission>

/** What is said of the last attempt. failed: the outcome of each of its answers. */
export type Phase =
  | { readonly name: 'editing' | 'waiting' | 'sending' | 'saved' }
  | {
      readonly name: 'failed'
      readonly outcomes: Outcomes
      /** Undefined if the platform asked for no wait. */
      readonly wait: PlatformWait | undefined
    }

/** What the last Submit of this visit to a fixture has come to. */
export interface Attempt {
  readonly phase: Phase
  /** Its answers. */
  readonly answers: Prediction
}

/** Returns the last attempt of this visit. Those of an earlier visit that are settled were shown there or by a notice. */
export function useAttempt(fixtureId: FixtureId): Attempt {
  const client = useQueryClient()
  const [earlier] = useState(() => settledSubmits(client, fixtureId).map(({ mutationId }) => mutationId))
  const states = useMutationState({
    filters: {
      mutationKey: keys.submit(fixtureId),
      predicate: ({ mutationId }) => !earlier.includes(mutationId),
    },
    select: ({ state }: Submit) => state,
  })
  useEffect(() => () => removeSettledSubmits(client, fixtureId), [client, fixtureId])
  return attemptOf(states.at(-1))
}

/** Returns what a submit has come to; without one nothing was submitted. */
export function attemptOf(state: Submit['state'] | undefined): Attempt {
  const answers = answersOf(state?.variables?.changes ?? new Map())
  return { answers, phase: phaseOf(state, answers) }
}

function phaseOf(state: Submit['state'] | undefined, answers: Prediction): Phase {
  if (state?.isPaused === true) return { name: 'waiting' }
  if (state?.status === 'pending') return { name: 'sending' }
  // After an unexpected error the answers may be stored or not.
  if (state?.status === 'error') {
    const outcomes = new Map(Object.keys(answers).map((id) => [id, 'failed'] as const))
    return { name: 'failed', outcomes, wait: undefined }
  }
  const { outcomes = new Map(), wait } = state?.data ?? {}
  if (outcomes.size === 0) return { name: 'editing' }
  return areAllSaved(outcomes) ? { name: 'saved' } : { name: 'failed', outcomes, wait }
}

/** Returns the submit of a fixture that waits or is in flight. */
export function pendingSubmit(client: QueryClient, fixtureId: FixtureId): Submit | undefined {
  return client
    .getMutationCache()
    .find<SubmitResult, Error, Submission>({ mutationKey: keys.submit(fixtureId), status: 'pending' })
}

/** Removes the submit of a fixture that waits for a connection: nothing is sent. */
export function stopWaitingSubmit(client: QueryClient, fixtureId: FixtureId): void {
  const submit = pendingSubmit(client, fixtureId)
  if (submit?.state.isPaused === true) client.getMutationCache().remove(submit)
}

/** Removes the submits of a fixture that are settled: their results were shown. */
export function removeSettledSubmits(client: QueryClient, fixtureId: FixtureId): void {
  for (const submit of settledSubmits(client, fixtureId)) client.getMutationCache().remove(submit)
}

function settledSubmits(client: QueryClient, fixtureId: FixtureId) {
  return client.getMutationCache().findAll({
    mutationKey: keys.submit(fixtureId),
    predicate: ({ state }) => state.status !== 'pending',
  })
}

/** Returns whether a submit is settled and some of its answers are not saved. */
export function hasUnsaved({ state: { status, data } }: Submit): boolean {
  return status === 'error' || (data !== undefined && !areAllSaved(data.outcomes))
}
