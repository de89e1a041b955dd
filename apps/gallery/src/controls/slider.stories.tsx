import { Slider } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/Slider',
  component: Slider,
  args: { label: 'Conversions', max: 30 },
})

export const Default = meta.story({ args: { defaultValue: 6, marks: [0, 15, 30] } })

export const Untouched = meta.story({ args: { untouched: true, marks: [0, 15, 30] } })

export const AtTheMaximum = meta.story({
  args: {
    defaultValue: 30,
    formatValue: (value) => (value === 30 ? '30+' : `${value}`),
    valueText: (value) => (value === 30 ? '30 or more' : `${value}`),
  },
})

export const Disabled = meta.story({ args: { defaultValue: 12, disabled: true } })
