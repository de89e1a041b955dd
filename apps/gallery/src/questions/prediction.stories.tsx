import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressStep, ProgressSteps } from '@touchline/ui-kit'
import choiceQuestion from './choice-question.stories.tsx'
import countSlider from './count-slider.stories.tsx'
import minuteDial from './minute-dial.stories.tsx'
import scoreInput from './score-input.stories.tsx'

const meta = { title: 'Questions/Prediction' } satisfies Meta
export default meta

export const PartlyAnswered: StoryObj = {
  render: () => (
    <ProgressSteps>
      <ProgressStep eyebrow="prediction one" title={scoreInput.args.question.text} done>
        <scoreInput.render {...scoreInput.args} answer={{ kind: 'match-result', home: 27, away: 19 }} />
      </ProgressStep>
      <ProgressStep eyebrow="prediction two" title={minuteDial.args.question.text} done>
        <minuteDial.render {...minuteDial.args} answer={{ kind: 'minute', value: 7 }} />
      </ProgressStep>
      <ProgressStep eyebrow="prediction three" title={countSlider.args.question.text}>
        <countSlider.render {...countSlider.args} />
      </ProgressStep>
      <ProgressStep eyebrow="prediction four" title={choiceQuestion.args.question.text} done>
        <choiceQuestion.render {...choiceQuestion.args} answer={{ kind: 'choice', choiceId: 'home' }} />
      </ProgressStep>
    </ProgressSteps>
  ),
}
