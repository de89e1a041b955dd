import { useEffect } from 'react'
import { useGame } from '../launch/use-game.ts'
import type { StoredAnswers } from '../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../platform/fixture-questions.ts'
import { recordMatch } from '../queries/record-match.ts'

/** Stores on the device what a screen shows of a match, with each read. Nothing is stored without the player's answers. */
export function useRecordedMatch(asked: FixtureQuestions, answers: StoredAnswers | undefined): void {
  const game = useGame()
  useEffect(() => {
    if (answers !== undefined) recordMatch(game, asked, answers)
  }, [game, asked, answers])
}
