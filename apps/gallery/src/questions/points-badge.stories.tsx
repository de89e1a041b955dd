import type { Meta, StoryObj } from '@storybook/react-vite'
import { PointsBadge } from '@touchline/ui-kit/questions'

const meta = {
  title: 'Questions/PointsBadge',
  component: PointsBadge,
} satisfies Meta<typeof PointsBadge>
export default meta

type Story = StoryObj<typeof meta>

export const Earned: Story = { args: { points: 18 } }

export const None: Story = { args: { points: 0 } }
