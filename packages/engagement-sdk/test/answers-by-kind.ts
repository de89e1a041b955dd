import type { InteractionItem, WidgetKind } from '../src/index.ts'

const votes = [
  { option_id: 'o1', number: 21 },
  { option_id: 'o2', number: 0 },
]
const options = votes.map(({ option_id: optionId, number }) => ({ optionId, number }))

/** An answer to each kind: the kind, the item, the path below the widget and the body of the request. */
export const ANSWERS_BY_KIND: readonly [WidgetKind, InteractionItem, string, unknown][] = [
  ['text-poll', { id: 'o1' }, 'options/o1/votes/', undefined],
  ['image-poll', { id: 'o2' }, 'options/o2/votes/', undefined],
  ['text-prediction', { id: 'o1' }, 'options/o1/votes/', undefined],
  ['image-prediction', { id: 'o1' }, 'options/o1/votes/', undefined],
  ['cheer-meter', { id: 'o1', vote_count: 3 }, 'options/o1/votes/', { vote_count: 3 }],
  ['text-quiz', { id: 'c1' }, 'choices/c1/answers/', undefined],
  ['image-quiz', { id: 'c1' }, 'choices/c1/answers/', undefined],
  ['emoji-slider', { magnitude: 0.7 }, 'votes/', { magnitude: '0.700' }],
  ['text-ask', { text: 'hello' }, 'replies/', { text: 'hello' }],
  ['text-number-prediction', { options }, 'votes/', { votes }],
  ['image-number-prediction', { options }, 'votes/', { votes }],
]
