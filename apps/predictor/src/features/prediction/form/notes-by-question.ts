import type { Question, QuestionId, RugbyNote } from '@touchline/game-rules'
import { scoringPartsOf } from '../../../platform/scoring-parts.ts'

/**
 * Returns the notes of each question, as text, so that equal notes are equal props. A note belongs to the last card
 * that it concerns: the player changes that card or one above it, so nothing moves under the finger.
 */
export function notesByQuestion(
  notes: readonly RugbyNote[],
  questions: readonly Question[],
): ReadonlyMap<QuestionId, string> {
  const byQuestion = new Map<QuestionId, string>()
  for (const note of notes) {
    const question = questions.findLast((one) =>
      note.parts.some((part) => scoringPartsOf(one).includes(part)),
    )
    if (question === undefined) continue
    const earlier = byQuestion.get(question.id)
    byQuestion.set(question.id, earlier === undefined ? note.text : `${earlier} ${note.text}`)
  }
  return byQuestion
}
