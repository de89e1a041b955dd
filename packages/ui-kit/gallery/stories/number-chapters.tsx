import { CircularSlider, Counter, Slider, StepButton } from '../../src/index.ts'
import type { Chapter } from '../story.ts'

/** Number controls. */
export const numberChapters: readonly Chapter[] = [
  {
    component: 'Counter',
    part: 'Controls',
    stories: [
      { name: 'at rest', render: () => <Counter label="Tries" max={20} defaultValue={4} /> },
      { name: 'untouched', render: () => <Counter label="Tries" max={20} untouched /> },
      { name: 'at the bottom', render: () => <Counter label="Tries" max={20} defaultValue={0} /> },
      { name: 'at the top', render: () => <Counter label="Score" max={99} defaultValue={99} /> },
      {
        name: 'score',
        render: () => <Counter label="Northern Tide" size="score" max={99} defaultValue={27} />,
      },
      { name: 'disabled', render: () => <Counter label="Tries" max={20} defaultValue={4} disabled /> },
    ],
  },
  {
    component: 'StepButton',
    part: 'Controls',
    stories: [
      {
        name: 'both ways, and at a bound',
        render: () => (
          <div className="row">
            <StepButton label="One less" direction="down" atBound={false} onStep={() => true} />
            <StepButton label="One more" direction="up" atBound={false} onStep={() => true} />
            <StepButton label="One more, at the top" direction="up" atBound onStep={() => false} />
          </div>
        ),
      },
    ],
  },
  {
    component: 'Slider',
    part: 'Controls',
    stories: [
      {
        name: 'at rest',
        render: () => <Slider label="Conversions" max={30} defaultValue={6} marks={[0, 15, 30]} />,
      },
      {
        name: 'untouched',
        render: () => <Slider label="Conversions" max={30} untouched marks={[0, 15, 30]} />,
      },
      {
        name: 'at the top',
        render: () => (
          <Slider
            label="Conversions"
            max={30}
            defaultValue={30}
            formatValue={(value) => (value === 30 ? '30+' : `${value}`)}
            valueText={(value) => (value === 30 ? '30 or more' : `${value}`)}
          />
        ),
      },
      { name: 'disabled', render: () => <Slider label="Conversions" max={30} defaultValue={12} disabled /> },
    ],
  },
  {
    component: 'CircularSlider',
    part: 'Controls',
    stories: [
      {
        name: 'at rest',
        render: () => (
          <CircularSlider label="First points" max={80} defaultValue={7} unit="minute" strongTicks={[40]} />
        ),
      },
      {
        name: 'untouched',
        render: () => (
          <CircularSlider
            label="First points"
            max={80}
            defaultValue={20}
            untouched
            unit="minute"
            strongTicks={[40]}
          />
        ),
      },
      {
        name: 'nearly round',
        render: () => (
          <CircularSlider label="Last points" max={80} defaultValue={78} unit="minute" strongTicks={[40]} />
        ),
      },
      {
        name: 'disabled',
        render: () => (
          <CircularSlider label="First points" max={80} defaultValue={52} disabled unit="minute" />
        ),
      },
    ],
  },
]
