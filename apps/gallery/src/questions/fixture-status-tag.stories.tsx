import type { Meta, StoryObj } from '@storybook/react-vite'
import { FixtureStatusTag } from '@touchline/ui-kit/questions'

const meta = {
  title: 'Questions/FixtureStatusTag',
  component: FixtureStatusTag,
} satisfies Meta<typeof FixtureStatusTag>
export default meta

type Story = StoryObj<typeof meta>

export const SeeResults: Story = { args: { tag: 'see-results' } }

export const AwaitingResults: Story = { args: { tag: 'awaiting-results' } }

export const EditPredictions: Story = { args: { tag: 'edit-predictions' } }

export const PredictNow: Story = { args: { tag: 'predict-now' } }
