import type { QueryClient } from '@tanstack/react-query'
import type { Interaction } from '@touchline/engagement-sdk'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { isUncertain } from '../../platform/write-errors.ts'
import { readAnswers } from '../answers.ts'
import type { PlatformSession } from '../platform-session.ts'
import type { SentAnswer } from './send-answers.ts'

interface ReadBack {
  readonly client: QueryClient
  readonly questions: FixtureQuestions
  readonly sent: readonly SentAnswer[]
}

/**
 * Reads what the platform has if the reply to a vote was lost. Returns undefined if no reply was lost, or if the answers
 * cannot be read either.
 */
export async function readBack(
  session: PlatformSession,
  { client, questions, sent }: ReadBack,
): Promise<readonly Interaction[] | undefined> {
  const votes = sent.flatMap((answer) => answer.votes)
  const isReplyLost = votes.some(({ result }) => 'error' in result && isUncertain(result.error))
  return isReplyLost ? readAnswers(session, questions, { client }).catch(() => undefined) : undefined
}
