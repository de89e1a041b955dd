import { type Answer, answerTo, type Question, type Teams } from '@touchline/game-rules'
import { savedAtText } from '../../../config/text-format.ts'
import { answerText } from '../../../fixture/question-texts.ts'
import { useGame } from '../../../launch/game.ts'
import { publicLink } from '../../../launch/paths.ts'
import type { SavedAnswers } from '../../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import { shareCopy } from '../../../sharing/share-text.ts'

/** Returns each answer as the platform has it, with the time it was first saved: the platform keeps none of a change. */
export function useReceipt({ fixture, list: questions }: FixtureQuestions, savedAnswers: SavedAnswers) {
  const { settings, launch } = useGame()
  const link = publicLink(
    settings,
    { tournamentId: launch.tournamentId, fixtureId: fixture.id },
    window.location.origin,
  )
  const rows = questions.flatMap((question) => {
    const answer = answerTo(savedAnswers.prediction, question.id)
    return answer === undefined ? [] : [{ question, answer, savedAt: savedAnswers.savedAt.get(question.id) }]
  })
  const [first] = rows
  const timeOf = (at: number | undefined) => (at === undefined ? undefined : savedAtText(at))
  const hasOneTime =
    rows.length > 1 && rows.every(({ savedAt }) => timeOf(savedAt) === timeOf(first?.savedAt))
  return {
    rows,
    /** When all of them were saved, if that was at the same time. */
    sharedTime: hasOneTime ? first?.savedAt : undefined,
    text: receiptText(fixture, rows, link),
  }
}

interface AnsweredQuestion {
  readonly question: Question
  readonly answer: Answer
}

/** A receipt as people send it to each other. */
export function receiptText({ home, away }: Teams, rows: readonly AnsweredQuestion[], link: string): string {
  return [
    shareCopy.prediction(home.name, away.name),
    ...rows.map(({ question, answer }) => shareCopy.line(question.text, answerText(question, answer))),
    shareCopy.play(link),
  ].join('\n')
}
