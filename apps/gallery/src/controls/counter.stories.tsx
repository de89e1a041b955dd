import { Counter } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/Counter',
  component: Counter,
  args: { label: 'Tries', max: 20 },
})

export const Default = meta.story({ args: { defaultValue: 4 } })

export const Untouched = meta.story({ args: { untouched: true } })

export const AtTheMinimum = meta.story({ args: { defaultValue: 0 } })

export const AtTheMaximum = meta.story({ args: { label: 'Score', max: 99, defaultValue: 99 } })

export const Score = meta.story({
  args: { label: 'Northern Tide', size: 'score', max: 99, defaultValue: 27 },
})

export const Disabled = meta.story({ args: { defaultValue: 4, disabled: true } })
