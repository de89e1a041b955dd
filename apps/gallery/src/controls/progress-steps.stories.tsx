import { Card, ProgressStep, ProgressSteps, StepHeading } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/ProgressSteps',
  component: ProgressSteps,
  subcomponents: { ProgressStep, StepHeading },
})

export const OneOfTwoDone = meta.story({
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
})
