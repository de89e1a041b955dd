import type { QueryClient } from '@tanstack/react-query'
import { answeredCount, answerTo, type FixtureId, isSameAnswer, type Prediction } from '@touchline/game-rules'
import { type Change, type Draft, draftsOf } from '../../../device/drafts.ts'
import { unfinishedMatchesOf } from '../../../device/player-records.ts'
import { finishBeforeReload } from '../../../loading/reload.ts'
import type { AnswerOutcome, Outcomes } from '../../../platform/faults.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import { lastReadAnswers } from '../../../queries/answers.ts'
import { confirmSave, type PlayerSession } from '../../../queries/confirmed-saves.ts'
import { keys } from '../../../queries/keys.ts'
import { signedOutState } from '../../../queries/session-state.ts'

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
  session: PlayerSession,
  client: QueryClient,
  { fixtureId, answers, outcomes }: SettledAttempt,
): void {
  const results = Object.values(outcomes)
  if (results.includes('sign-in')) client.setQueryData(signedOutState.queryKey, true)
  draftsOf(session.playerStore()).update(fixtureId, (draft) => settledDraft(draft, { answers, outcomes }))
  recordUnfinished(session, client, fixtureId)
  if (results.length > 0 && results.every((outcome) => outcome === 'saved'))
    void finishBeforeReload(followSave(session, client, fixtureId))
}

/** Records for the list how many of the questions have a saved answer. */
function recordUnfinished({ playerStore }: PlayerSession, client: QueryClient, fixtureId: FixtureId): void {
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

async function followSave(session: PlayerSession, client: QueryClient, fixtureId: FixtureId): Promise<void> {
  await confirmSave(session, client, fixtureId)
  // Read again in the background; until then the confirmed answers stay on the screen.
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.questions(fixtureId) }),
    client.invalidateQueries({ queryKey: keys.answers(fixtureId) }),
  ])
}
