import { ScoreInput } from '@touchline/ui-kit/questions'
import preview from '../../.storybook/preview.tsx'
import { storing, unanswered } from '../story-functions.tsx'
import { TEAMS } from '../teams.tsx'

const QUESTION = {
  kind: 'match-result',
  id: 'score',
  text: 'What will the final score be?',
  home: TEAMS[0],
  away: TEAMS[1],
  maxScore: 99,
} as const

const meta = preview.meta({
  title: 'Questions/ScoreInput',
  component: ScoreInput,
  args: { question: QUESTION, ...unanswered },
  render: storing(ScoreInput),
})

export const Unanswered = meta.story()

export const Answered = meta.story({ args: { answer: { kind: 'match-result', home: 27, away: 19 } } })

export const AtTheBounds = meta.story({ args: { answer: { kind: 'match-result', home: 99, away: 0 } } })

export const Closed = meta.story({
  args: { answer: { kind: 'match-result', home: 20, away: 20 }, disabled: true },
})

/** A single word, and a name of three words. */
export const LongNames = meta.story({
  args: {
    question: {
      ...QUESTION,
      home: { name: 'Llanfairpwllgwyngyllgoge' },
      away: { name: 'New South Wales Waratahs' },
    },
    answer: { kind: 'match-result', home: 88, away: 88 },
  },
})

export const OneScoreSet = meta.story({
  args: { answer: { kind: 'match-result', home: 27, away: 0 }, unset: ['away'] },
})
