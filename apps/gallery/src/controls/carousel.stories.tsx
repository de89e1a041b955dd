import { Carousel } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const ROUNDS = Array.from({ length: 15 }, (_, index) => ({
  value: `${index + 1}`,
  label: `Round ${index + 1}`,
}))

const meta = preview.meta({
  title: 'Controls/Carousel',
  component: Carousel,
  args: { label: 'Rounds', items: ROUNDS },
})

export const Middle = meta.story({ args: { defaultValue: '8' } })

export const First = meta.story({ args: { label: 'Rounds, first', defaultValue: '1' } })
