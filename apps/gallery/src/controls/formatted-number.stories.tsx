import { FormattedNumber } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/FormattedNumber',
  component: FormattedNumber,
})

export const CountedUp = meta.story({
  args: { value: 52, countUp: true },
  decorators: (Story) => (
    <span className="hero">
      <Story />
    </span>
  ),
})

export const Thousands = meta.story({ args: { value: 1_204_318 } })

export const Signed = meta.story({ args: { value: 18, signed: true } })
