import { NumberLine } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const SEGMENTS = [1, 3, 5, 10, 5, 3, 1].map((points, index) => ({ from: index + 3, to: index + 3, points }))

const meta = preview.meta({
  title: 'Controls/NumberLine',
  component: NumberLine,
  args: { max: 80, resultLabel: 'result', pickedLabel: 'you' },
})

export const PickNearTheResult = meta.story({
  args: { max: 20, result: 6, picked: 7, segments: SEGMENTS },
})

export const PickFarFromTheResult = meta.story({ args: { result: 6, picked: 52, segments: SEGMENTS } })

export const WithoutAResult = meta.story({ args: { picked: 12 } })
