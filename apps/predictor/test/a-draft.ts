import { type Answer, answerTo, type Prediction } from '@touchline/game-rules'
import type { Change, Draft } from '../src/device/drafts.ts'

/** A change that was made while nothing was saved. */
export function aChange(answer: Answer, facts: Partial<Change> = {}): Change {
  return { answer, unset: [], attempts: [], ...facts }
}

/** The changes of these answers, over what was saved. */
export function aDraft(answers: Prediction, saved: Prediction = {}): Draft {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [id, aChange(answer, { basedOn: answerTo(saved, id) })]),
  )
}
