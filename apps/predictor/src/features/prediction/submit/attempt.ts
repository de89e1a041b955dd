import { type Mutation, type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { Answer, FixtureId, Prediction, QuestionId } from '@touchline/game-rules'
import { useEffect, useMemo, useState } from 'react'
import { answersOf } from '../../../device/drafts.ts'
import type { AnswerOutcome, Outcomes } from '../../../platform/faults.ts'
import { keys } from '../../../queries/keys.ts'
import type { PlatformWait } from '../../../queries/query-client.ts'
import type { Submission, SubmitResult } from './submit-prediction.ts'

/** One attempt to submit in the cache. Its state is paused while it waits for a connection. */
export type Submit = Mutation<SubmitResult, Error, Submission>

/** An answer of an earlier attempt that was refused for good: it is not sent a second time. */
export interface LateAnswer {
  readonly answer: Answer
  /** closed: its question had closed. final: the platform has another answer that cannot be changed. */
  readonly outcome: 'closed' | 'final'
}

/** What is said of the last attempt. failed: the outcome of each of its answers. */
export type Phase =
  | { readonly name: 'editing' | 'waiting' | 'sending' | 'saved' }
  | {
      readonly name: 'failed'
      readonly outcomes: Outcomes
      /** Undefined if the platform asked for no wait. */
      readonly wait: PlatformWait | undefined
    }

/** What Submit has come to on this visit to a fixture. */
export interface Attempt {
  readonly phase: Phase
  /** The answers of the last attempt. */
  readonly answers: Prediction
  readonly late: Readonly<Record<QuestionId, LateAnswer>>
}

export const NO_ATTEMPT: Attempt = { phase: { name: 'editing' }, answers: {}, late: {} }

/** Returns the attempts of this visit. Those of an earlier visit that are settled were shown there or by a notice. */
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
  return useMemo(() => attemptOf(states), [states])
}

/** Returns what a fixture's submits have come to, in the order in which they were made. */
export function attemptOf(states: readonly Submit['state'][]): Attempt {
  const late: Record<QuestionId, LateAnswer> = {}
  let attempt: Attempt = NO_ATTEMPT
  for (const state of states) {
    const answers = answersOf(state.variables?.changes ?? {})
    const phase = phaseOf(state, answers)
    attempt = { phase, answers, late }
    for (const [id, answer] of Object.entries(answers)) {
      const outcome = phase.name === 'failed' ? phase.outcomes[id] : undefined
      if (outcome === 'closed' || outcome === 'final') late[id] = { answer, outcome }
    }
  }
  return attempt
}

function phaseOf({ status, isPaused, data }: Submit['state'], answers: Prediction): Phase {
  if (isPaused) return { name: 'waiting' }
  if (status === 'pending') return { name: 'sending' }
  // After an unexpected error the answers may be stored or not.
  if (status === 'error') return { name: 'failed', outcomes: allFailed(answers), wait: undefined }
  if (data?.name !== 'sent') return { name: 'editing' }
  const isAllSaved = Object.values(data.outcomes).every((outcome) => outcome === 'saved')
  return isAllSaved ? { name: 'saved' } : { name: 'failed', outcomes: data.outcomes, wait: data.wait }
}

function allFailed(answers: Prediction): Outcomes {
  return Object.fromEntries(Object.keys(answers).map((id): [string, AnswerOutcome] => [id, 'failed']))
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
  if (status !== 'success' || data === undefined) return status === 'error'
  return data.name === 'unsent' || Object.values(data.outcomes).some((outcome) => outcome !== 'saved')
}
