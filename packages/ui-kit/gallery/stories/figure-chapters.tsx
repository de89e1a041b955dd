import { Countdown, FormattedNumber, NumberLine } from '../../src/index.ts'
import type { Chapter } from '../story.ts'

const BANDS = [
  { from: 3, to: 3, points: 1 },
  { from: 4, to: 4, points: 3 },
  { from: 5, to: 5, points: 5 },
  { from: 6, to: 6, points: 10 },
  { from: 7, to: 7, points: 5 },
  { from: 8, to: 8, points: 3 },
  { from: 9, to: 9, points: 1 },
]

function remaining(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}m ${seconds % 60}s`
}

/** Components that show numbers. */
export const figureChapters: readonly Chapter[] = [
  {
    component: 'Countdown',
    part: 'Controls',
    stories: [
      {
        name: 'running',
        render: () => (
          <Countdown endsAt={Date.now() + 5_652_000} formatRemaining={(ms) => `${remaining(ms)} left`} />
        ),
      },
      {
        name: 'ending',
        render: () => (
          <Countdown endsAt={Date.now() + 300_000} formatRemaining={(ms) => `${remaining(ms)} left`} />
        ),
      },
      { name: 'ended', render: () => <Countdown endsAt={0} formatRemaining={() => 'Predictions closed.'} /> },
    ],
  },
  {
    component: 'FormattedNumber',
    part: 'Controls',
    stories: [
      {
        name: 'hero, counted up',
        render: () => (
          <span className="hero">
            <FormattedNumber value={52} countUp />
          </span>
        ),
      },
      { name: 'thousands', render: () => <FormattedNumber value={1204318} /> },
      { name: 'signed', render: () => <FormattedNumber value={18} signed /> },
    ],
  },
  {
    component: 'NumberLine',
    part: 'Controls',
    stories: [
      {
        name: 'near',
        render: () => (
          <NumberLine label="Result 6, you said 7" max={20} result={6} picked={7} bands={BANDS} />
        ),
      },
      {
        name: 'far',
        render: () => (
          <NumberLine label="Result 6, you said 52" max={80} result={6} picked={52} bands={BANDS} />
        ),
      },
      { name: 'pending', render: () => <NumberLine label="You said 12" max={80} picked={12} /> },
    ],
  },
]
