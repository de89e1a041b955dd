import type { QueryClient } from '@tanstack/react-query'
import type { FixtureId } from '@touchline/game-rules'
import type { Outcomes } from '../../platform/answer-outcome.ts'
import { type Player, playerFromProfile, withPrediction } from '../../platform/player-from-profile.ts'
import { keys } from '../keys.ts'
import { confirmPrediction } from './confirm-prediction.ts'
import { finishBeforeReload } from './finish-before-reload.ts'
import type { RewardSession } from './request-reward.ts'
import { settleDraft } from './update-draft.ts'

export interface FinishSession extends RewardSession {
  readonly signIn: { lose(): void }
}

interface FinishedSubmit {
  readonly fixtureId: FixtureId
  readonly outcomes: Outcomes
}

/** Does what follows on the outcomes of an attempt. The reward and the profile follow in the background. */
export function finishSubmit(
  session: FinishSession,
  client: QueryClient,
  { fixtureId, outcomes }: FinishedSubmit,
): void {
  const results = Object.values(outcomes)
  if (results.includes('sign-in')) session.signIn.lose()
  settleDraft(session.playerStore(), fixtureId, outcomes)
  if (results.every((outcome) => outcome === 'saved'))
    void finishBeforeReload(confirmSaved(session, client, fixtureId))
}

async function confirmSaved(
  session: FinishSession,
  client: QueryClient,
  fixtureId: FixtureId,
): Promise<void> {
  // Every answer is confirmed: the list says so, even if the profile cannot be changed.
  client.setQueryData<Player>(keys.player(), (known) => known && withPrediction(known, fixtureId))
  const profile = await confirmPrediction(session, client, fixtureId)
  if (profile !== undefined) client.setQueryData(keys.player(), playerFromProfile(profile))
  // Read again in the background; until then the confirmed answers stay on the screen.
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.questions(fixtureId) }),
    client.invalidateQueries({ queryKey: keys.answers(fixtureId) }),
  ])
}
