import { FixtureStatusTag } from '@touchline/ui-kit/questions'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Questions/FixtureStatusTag',
  component: FixtureStatusTag,
})

export const SeeResults = meta.story({ args: { tag: 'see-results' } })

export const AwaitingResults = meta.story({ args: { tag: 'awaiting-results' } })

export const EditPredictions = meta.story({ args: { tag: 'edit-predictions' } })

export const PredictNow = meta.story({ args: { tag: 'predict-now' } })
