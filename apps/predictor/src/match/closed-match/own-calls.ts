import type { QuestionId } from '@touchline/game-rules'
import type { OwnCall } from '../../device/match-summaries.ts'
import { type AskedOfCrowd, type CrowdPart, crowdOfQuestion } from '../../platform/crowd-of-question.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'

interface MatchOfCrowd extends Pick<AskedOfCrowd, 'answers' | 'counts'> {
  readonly asked: FixtureQuestions
}

/**
 * Returns the player's answers with the shares of all fans who gave the same ones. Without the final score: home and away
 * scores are separate questions, so it is not known how many fans said both.
 */
export function ownCalls({ asked, ...crowd }: MatchOfCrowd): Readonly<Record<QuestionId, OwnCall>> {
  return Object.fromEntries(
    asked.questions.flatMap((question) => {
      const [part, ...others] = crowdOfQuestion({ ...crowd, asked, question })
      const call = part === undefined || others.length > 0 ? undefined : callOf(part)
      return call === undefined ? [] : [[question.id, call] as const]
    }),
  )
}

function callOf(part: CrowdPart): OwnCall | undefined {
  if (part.kind === 'choices') {
    const answer = part.answers.find(({ id }) => id === part.own)
    return answer && { said: answer.text, share: answer.share }
  }
  const number = part.numbers.find(({ value }) => value === part.own)
  return number && { said: String(number.value), share: number.share }
}
