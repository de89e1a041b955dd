import { answerTo, isSameAnswer, type Prediction } from '@touchline/game-rules'
import type { Outcomes } from '../../platform/answer-outcome.ts'
import type { PredictionForm } from './prediction-form.ts'

/**
 * Returns the outcomes of the last attempt once its match is closed: nothing can be sent again, so what the platform
 * has is final.
 */
export function finalOutcomes({ phase, touched, unsure }: PredictionForm, saved: Prediction): Outcomes {
  const outcomes = phase.name === 'failed' ? phase.outcomes : {}
  const found = unsure.map((id) => {
    const arrived = answerTo(saved, id)
    const isSame = arrived !== undefined && isSameAnswer(arrived, answerTo(touched, id))
    return [id, isSame ? 'saved' : 'closed'] as const
  })
  return { ...outcomes, ...Object.fromEntries(found) }
}
