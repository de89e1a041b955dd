import { ProgressStep, ProgressSteps, StepHeading } from '@touchline/ui-kit'
import {
  ChoiceQuestion,
  CountSlider,
  MinuteDial,
  type QuestionHeading,
  ScoreInput,
} from '@touchline/ui-kit/questions'
import preview from '../../.storybook/preview.tsx'
import { storing } from '../story-functions.tsx'
import { Answered as Choice } from './choice-question.stories.tsx'
import { Unanswered as Count } from './count-slider.stories.tsx'
import { Answered as Minute } from './minute-dial.stories.tsx'
import { Answered as Score } from './score-input.stories.tsx'

const meta = preview.meta({ title: 'Questions/Prediction' })

function headingOf(eyebrow: string, { text }: { readonly text: string }): QuestionHeading {
  const id = eyebrow.replace(' ', '-')
  return { id, content: <StepHeading eyebrow={eyebrow} title={text} titleId={id} /> }
}

const StoredScore = storing(ScoreInput)
const StoredMinute = storing(MinuteDial)
const StoredCount = storing(CountSlider)
const StoredChoice = storing(ChoiceQuestion)
const score = Score.composed.args
const minute = Minute.composed.args
const count = Count.composed.args
const choice = Choice.composed.args

export const PartlyAnswered = meta.story({
  render: () => (
    <ProgressSteps>
      <ProgressStep done>
        <StoredScore {...score} heading={headingOf('prediction one', score.question)} />
      </ProgressStep>
      <ProgressStep done>
        <StoredMinute {...minute} heading={headingOf('prediction two', minute.question)} />
      </ProgressStep>
      <ProgressStep>
        <StoredCount {...count} heading={headingOf('prediction three', count.question)} />
      </ProgressStep>
      <ProgressStep done>
        <StoredChoice {...choice} heading={headingOf('prediction four', choice.question)} />
      </ProgressStep>
    </ProgressSteps>
  ),
})
