import type { Question, QuestionId, RugbyNote, ScoringPart } from '@touchline/game-rules'

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
    const question = questions.findLast((one) => note.parts.some((part) => isAbout(one, part)))
    if (question === undefined) continue
    const earlier = byQuestion.get(question.id)
    byQuestion.set(question.id, earlier === undefined ? note.text : `${earlier} ${note.text}`)
  }
  return byQuestion
}

function isAbout(question: Question, part: ScoringPart): boolean {
  switch (question.kind) {
    case 'match-result':
      return part === 'home-score' || part === 'away-score' || part === 'outcome'
    case 'minute':
      return part === 'first-points-minute'
    case 'count':
      return part === 'conversions'
    case 'choice':
      return question.part === part
    default:
      return false
  }
}
