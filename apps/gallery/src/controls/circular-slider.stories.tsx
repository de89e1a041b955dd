import { CircularSlider } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/CircularSlider',
  component: CircularSlider,
  args: { label: 'First points', max: 80, fieldLabel: 'minute' },
})

export const Default = meta.story({ args: { defaultValue: 7, majorTicks: [40] } })

export const Untouched = meta.story({ args: { defaultValue: 20, untouched: true, majorTicks: [40] } })

export const NearTheMaximum = meta.story({
  args: { label: 'Last points', defaultValue: 78, majorTicks: [40] },
})

export const Disabled = meta.story({ args: { defaultValue: 52, disabled: true } })
