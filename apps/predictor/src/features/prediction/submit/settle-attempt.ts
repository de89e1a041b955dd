import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import type { Profile } from '@touchline/engagement-sdk'
import { answeredCount, answerTo, type FixtureId, isSameAnswer, type Prediction } from '@touchline/game-rules'
import { type Change, type Draft, draftsOf } from '../../../device/drafts.ts'
import { pendingProfileUpdatesOf, unfinishedMatchesOf } from '../../../device/player-records.ts'
import { finishBeforeReload } from '../../../loading/reload.ts'
import type { AnswerOutcome, Outcomes } from '../../../platform/faults.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import { logFailure } from '../../../platform/log.ts'
import { type Player, playerFromProfile, withPrediction } from '../../../platform/player-from-profile.ts'
import { lastReadAnswers } from '../../../queries/answers.ts'
import { keys } from '../../../queries/keys.ts'
import { isRepeated, retryDelayMs } from '../../../queries/query-client.ts'
import { signedOutState } from '../../../queries/session-state.ts'
import { recordInProfile } from './profile-update.ts'
import { type RewardSession, requestReward } from './reward.ts'

interface SettledAttempt {
  readonly fixtureId: FixtureId
  readonly answers: Prediction
  readonly outcomes: Outcomes
}

/**
 * Settles an attempt, whatever screen is open: takes out of the draft what is decided. Once every answer is saved, the reward
 * and the profile follow in the background.
 */
export function settleAttempt(
  session: RewardSession,
  client: QueryClient,
  { fixtureId, answers, outcomes }: SettledAttempt,
): void {
  const results = Object.values(outcomes)
  if (results.includes('sign-in')) client.setQueryData(signedOutState.queryKey, true)
  draftsOf(session.playerStore()).update(fixtureId, (draft) => settledDraft(draft, { answers, outcomes }))
  recordUnfinished(session, client, fixtureId)
  if (results.length > 0 && results.every((outcome) => outcome === 'saved'))
    void finishBeforeReload(confirmSaved(session, client, fixtureId))
}

/** Records for the list how many of the questions have a saved answer. */
function recordUnfinished({ playerStore }: RewardSession, client: QueryClient, fixtureId: FixtureId): void {
  const questions = client.getQueryData<FixtureQuestions>(keys.questions(fixtureId))
  const saved = lastReadAnswers(client, fixtureId)
  if (questions === undefined || saved === undefined) return
  unfinishedMatchesOf(playerStore()).write(fixtureId, answeredCount(questions.list, saved.prediction))
}

/** After these the platform may have the new answer or the old one. */
const MAY_BE_STORED: ReadonlySet<AnswerOutcome> = new Set(['failed', 'sign-in', 'forbidden'])

/** Returns what the player still has to save. */
export function settledDraft(
  draft: Draft,
  { answers, outcomes }: Pick<SettledAttempt, 'answers' | 'outcomes'>,
): Draft {
  return Object.fromEntries(
    Object.entries(draft).flatMap(([id, change]) => {
      const [sent, outcome] = [answerTo(answers, id), outcomes[id]]
      if (sent === undefined || outcome === undefined) return [[id, change] as const]
      const settled = settledChange(change, sent, outcome)
      return settled === undefined ? [] : [[id, settled] as const]
    }),
  )
}

/** Returns undefined for an answer that is stored, or cannot be sent any more. */
function settledChange(change: Change, sent: NonNullable<Change['basedOn']>, outcome: AnswerOutcome) {
  if (MAY_BE_STORED.has(outcome)) return change
  if (outcome === 'invalid') {
    return { ...change, attempts: change.attempts.filter((attempt) => !isSameAnswer(attempt, sent)) }
  }
  // The player may have changed it in another tab meanwhile.
  if (isSameAnswer(change.answer, sent)) return undefined
  return outcome === 'saved' ? { ...change, basedOn: sent, attempts: [] } : change
}

async function confirmSaved(
  session: RewardSession,
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

/**
 * Requests the reward and then adds the match to the player's profile: the order of the specification, section 4.
 * Neither can undo the save, so neither failure is shown. Returns the profile. Never rejects.
 */
export async function confirmPrediction(
  session: RewardSession,
  client: QueryClient,
  fixtureId: FixtureId,
): Promise<Profile | undefined> {
  // Stored first: if the page is closed meanwhile, the next start updates the profile.
  pendingProfileUpdatesOf(session.playerStore()).add(fixtureId)
  await retryQuietly(client, () => requestReward(session, fixtureId))
  return retryQuietly(client, () => recordInProfile(session))
}

const MAX_ATTEMPTS = 3

/** Calls `act` three times at most, logs each failure, and resolves to undefined after the last. Never rejects. */
function retryQuietly<T>(client: QueryClient, act: () => Promise<T>): Promise<T | undefined> {
  const mutation = new MutationObserver(client, {
    mutationFn: act,
    retry: (failures, error) => {
      logFailure(`After a saved prediction, attempt ${failures + 1} of ${MAX_ATTEMPTS}`, error)
      return failures + 1 < MAX_ATTEMPTS && isRepeated(error)
    },
    retryDelay: retryDelayMs,
    // A connection that the browser takes for lost may work.
    networkMode: 'always',
  })
  return mutation.mutate().catch(() => undefined)
}
