import { Card, ProgressStep } from '@touchline/ui-kit'
import { predictionCopy } from '../../config/copy/prediction-copy.ts'
import type { UnavailableQuestion } from '../../platform/fixture-questions.ts'

/** The place of a question that cannot be answered here; the others work. */
export function UnavailableCard({ reason }: Pick<UnavailableQuestion, 'reason'>) {
  return (
    <ProgressStep title={predictionCopy[reason]}>
      <Card>{predictionCopy.othersWork}</Card>
    </ProgressStep>
  )
}
