import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MatchResultQuestion } from '@touchline/game-rules'
import { ScoreInput } from '@touchline/ui-kit/questions'
import { fn } from 'storybook/test'
import { AnswerHolder } from '../stateful-stories.tsx'

function questionOf(home: string, away: string): MatchResultQuestion {
  return {
    kind: 'match-result',
    id: 'score',
    text: 'What will the final score be?',
    home: { name: home },
    away: { name: away },
    maxScore: 99,
  }
}

/** Names that are difficult to lay out. */
function longNames(home: string, away: string) {
  return {
    question: questionOf(home, away),
    answer: { kind: 'match-result' as const, home: 88, away: 88 },
  }
}

const meta = {
  title: 'Questions/ScoreInput',
  component: ScoreInput,
  args: {
    question: questionOf('Northern Tide', 'Valley Hawks'),
    answer: undefined,
    onAnswerChange: fn(),
  },
  render: (args) => (
    <AnswerHolder answer={args.answer} onAnswerChange={args.onAnswerChange}>
      {(stored, details) => <ScoreInput {...args} {...stored} unset={details?.[0] ?? args.unset} />}
    </AnswerHolder>
  ),
} satisfies Meta<typeof ScoreInput>
export default meta

type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}

export const Answered: Story = { args: { answer: { kind: 'match-result', home: 27, away: 19 } } }

export const AtTheBounds: Story = { args: { answer: { kind: 'match-result', home: 99, away: 0 } } }

export const Closed: Story = {
  args: { answer: { kind: 'match-result', home: 20, away: 20 }, disabled: true },
}

export const LongNames: Story = {
  args: longNames('Highlanders', 'Western Force'),
}

export const LongerNames: Story = {
  args: longNames('New South Wales Waratahs', 'Melbourne Rebels'),
}

export const OneLongWord: Story = {
  args: longNames('Llanfairpwllgwyngyllgoge', 'Stade Français Paris'),
}

export const OneScoreSet: Story = {
  args: { answer: { kind: 'match-result', home: 27, away: 0 }, unset: ['away'] },
}
