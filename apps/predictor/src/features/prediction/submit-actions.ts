import type { Prediction } from '@touchline/game-rules'
import type { AnswersInTime } from '../../queries/submit/answers-in-time.ts'
import type { CachedSubmit } from '../../queries/submit/cached-submits.ts'
import type { PredictionAction } from './prediction-reducer.ts'

interface SubmitFacts {
  readonly inTime: (submission: NonNullable<CachedSubmit['state']['variables']>) => AnswersInTime
  /** The answers that were read last. */
  readonly saved: Prediction
}

/** Returns what a submit in the cache changes in the form of its match. */
export function submitActions(
  { state }: Pick<CachedSubmit, 'state'>,
  { inTime, saved }: SubmitFacts,
): readonly PredictionAction[] {
  const { status, isPaused, data, variables } = state
  if (variables === undefined || status === 'idle') return []
  if (isPaused) return [{ type: 'connection-awaited' }]
  if (status === 'pending') return [{ type: 'sent', answers: inTime(variables).answers }]
  if (data?.name === 'unsent') return [{ type: 'stopped' }]
  // After an unexpected error the answers may be stored or not.
  const failed = Object.keys(variables.submitted).map((id) => [id, 'failed'] as const)
  const { answers, outcomes, wait } = data ?? {
    answers: variables.submitted,
    outcomes: Object.fromEntries(failed),
    wait: undefined,
  }
  return [
    { type: 'attempted', answers },
    { type: 'settled', outcomes, saved, wait },
  ]
}
