import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberLine } from '@touchline/ui-kit'

const SEGMENTS = [1, 3, 5, 10, 5, 3, 1].map((points, index) => ({ from: index + 3, to: index + 3, points }))

const meta = {
  title: 'Controls/NumberLine',
  component: NumberLine,
  args: { max: 80, resultLabel: 'result', pickedLabel: 'you' },
} satisfies Meta<typeof NumberLine>
export default meta

type Story = StoryObj<typeof meta>

export const PickNearTheResult: Story = {
  args: { max: 20, result: 6, picked: 7, segments: SEGMENTS },
}

export const PickFarFromTheResult: Story = { args: { result: 6, picked: 52, segments: SEGMENTS } }

export const WithoutAResult: Story = { args: { picked: 12 } }
