import { Carousel, Swiper } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const ROUNDS = ['9', '10', '11'].map((value) => ({ value, label: `Round ${value}` }))

const meta = preview.meta({
  title: 'Controls/Swiper',
  component: Swiper,
  args: {
    label: 'Round',
    previousLabel: 'Previous round',
    nextLabel: 'Next round',
  },
})

export const Default = meta.story({
  args: { children: 'Round 10' },
})

export const WithACarousel = meta.story({
  args: { children: <Carousel label="Rounds" items={ROUNDS} defaultValue="10" /> },
})

export const AtTheStart = meta.story({ args: { children: 'Round 1', previousDisabled: true } })
