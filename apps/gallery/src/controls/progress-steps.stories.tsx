import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, ProgressStep, ProgressSteps, StepHeading } from '@touchline/ui-kit'

const meta = {
  title: 'Controls/ProgressSteps',
  component: ProgressSteps,
  subcomponents: { ProgressStep, StepHeading },
} satisfies Meta<typeof ProgressSteps>
export default meta

type Story = StoryObj<typeof meta>

export const OneOfTwoDone: Story = {
  args: {
    children: [
      <ProgressStep key="one" done>
        <StepHeading eyebrow="prediction one" status="Saved" title="What will the final score be?" />
        <Card>27 – 19</Card>
      </ProgressStep>,
      <ProgressStep key="two">
        <StepHeading eyebrow="prediction two" title="In which minute are the first points scored?" />
        <Card>not yet</Card>
      </ProgressStep>,
    ],
  },
}
