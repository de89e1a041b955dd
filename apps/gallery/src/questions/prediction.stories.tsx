import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressStep, ProgressSteps, StepHeading } from '@touchline/ui-kit'
import type { QuestionHeading } from '@touchline/ui-kit/questions'
import choiceQuestion from './choice-question.stories.tsx'
import countSlider from './count-slider.stories.tsx'
import minuteDial from './minute-dial.stories.tsx'
import scoreInput from './score-input.stories.tsx'

const meta = { title: 'Questions/Prediction' } satisfies Meta
export default meta

function headingOf(eyebrow: string, title: string): QuestionHeading {
  const id = eyebrow.replace(' ', '-')
  return { id, content: <StepHeading eyebrow={eyebrow} title={title} titleId={id} /> }
}

export const PartlyAnswered: StoryObj = {
  render: () => (
    <ProgressSteps>
      <ProgressStep done>
        <scoreInput.render
          {...scoreInput.args}
          answer={{ kind: 'match-result', home: 27, away: 19 }}
          heading={headingOf('prediction one', scoreInput.args.question.text)}
        />
      </ProgressStep>
      <ProgressStep done>
        <minuteDial.render
          {...minuteDial.args}
          answer={{ kind: 'minute', value: 7 }}
          heading={headingOf('prediction two', minuteDial.args.question.text)}
        />
      </ProgressStep>
      <ProgressStep>
        <countSlider.render
          {...countSlider.args}
          heading={headingOf('prediction three', countSlider.args.question.text)}
        />
      </ProgressStep>
      <ProgressStep done>
        <choiceQuestion.render
          {...choiceQuestion.args}
          answer={{ kind: 'choice', choiceId: 'home' }}
          heading={headingOf('prediction four', choiceQuestion.args.question.text)}
        />
      </ProgressStep>
    </ProgressSteps>
  ),
}
