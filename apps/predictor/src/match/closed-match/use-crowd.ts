import { useQuery } from '@tanstack/react-query'
import type { Question } from '@touchline/game-rules'
import { useGame } from '../../launch/game.ts'
import type { SavedAnswers } from '../../platform/answers-from-interactions.ts'
import { type CrowdPart, crowdOfQuestion } from '../../platform/crowd.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { crowdQuery } from '../../queries/crowd.ts'
import { useHasBegun } from '../kick-off.ts'

/** The questions of a match with the player's saved answers. */
export interface AnsweredMatch {
  readonly questions: FixtureQuestions
  readonly answers: SavedAnswers
}

/** Reads how all fans answered a match, once it has closed. */
export function useCrowd({ questions, answers }: AnsweredMatch) {
  const game = useGame()
  const isRead = useHasBegun(questions.fixture)
  const { data: counts, isPending } = useQuery({ ...crowdQuery(game, questions.fixture), enabled: isRead })
  return {
    isRead,
    isPending,
    /** Returns nothing of a question while its counts are not known. */
    partsOf: (question: Question): readonly CrowdPart[] =>
      isRead ? crowdOfQuestion({ questions, question, answers, counts: counts ?? {} }) : [],
  }
}
