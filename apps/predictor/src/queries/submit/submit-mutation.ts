import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { FixtureId } from '@touchline/game-rules'
import { logFailure } from '../../platform/log.ts'
import { keys } from '../keys.ts'
import { finishBeforeReload } from './finish-before-reload.ts'
import { type FinishSession, finishSubmit } from './finish-submit.ts'
import { type Submission, type SubmitSession, submitPrediction } from './submit-prediction.ts'

/**
 * Submits the answers to one match, one submit at a time. Without a connection it waits and is resumed by the library,
 * whatever screen is open then.
 */
export function submitMutation(
  session: SubmitSession & FinishSession,
  client: QueryClient,
  fixtureId: FixtureId,
) {
  return mutationOptions({
    mutationKey: keys.submit(fixtureId),
    scope: { id: `submit ${fixtureId}` },
    networkMode: 'online',
    // A result stays until a screen has shown it.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: (submission: Submission) => finishBeforeReload(submitPrediction(session, client, submission)),
    onSuccess: (result) => {
      if (result.name === 'sent') finishSubmit(session, client, { fixtureId, outcomes: result.outcomes })
    },
    onError: (error) => logFailure('The answers could not be sent', error),
  })
}
