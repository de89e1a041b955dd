import type { Meta, StoryObj } from '@storybook/react-vite'
import { Carousel, Swiper } from '@touchline/ui-kit'
import { fn } from 'storybook/test'

const ROUNDS = ['9', '10', '11'].map((value) => ({ value, label: `Round ${value}` }))

const meta = {
  title: 'Controls/Swiper',
  component: Swiper,
  args: {
    label: 'Round',
    previousLabel: 'Previous round',
    nextLabel: 'Next round',
    onPrevious: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof Swiper>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { children: 'Round 10' },
}

export const WithACarousel: Story = {
  args: { children: <Carousel label="Rounds" items={ROUNDS} defaultValue="10" /> },
}

export const AtTheStart: Story = { args: { children: 'Round 1', previousDisabled: true } }
