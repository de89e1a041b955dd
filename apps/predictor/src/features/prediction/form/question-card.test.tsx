import { fireEvent, render, screen } from '@testing-library/react'
import type { Question } from '@touchline/game-rules'
import { expect, it, vi } from 'vitest'
import { inGame } from '../../../../test/in-game.tsx'
import { aFixture } from '../../../../test/makers.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import type { Card } from './match-sheet.ts'
import { QuestionCard } from './question-card.tsx'

const fixture = aFixture()
const QUESTIONS: FixtureQuestions = {
  fixture,
  list: [],
  unavailable: [],
  isComplete: true,
  gaps: new Map(),
  sources: new Map(),
}
const SCORE: Question = {
  kind: 'match-result',
  id: 'score',
  text: 'What will the final score be?',
  home: fixture.home,
  away: fixture.away,
  maxScore: 99,
}

const MINUTE: Question = {
  kind: 'minute',
  id: 'minute',
  text: 'In which minute are the first points scored?',
  min: 0,
  max: 80,
}

const MINUTE_OF_100: Question = { ...MINUTE, max: 100 }

const CONVERSIONS: Question = {
  kind: 'count',
  id: 'conversions',
  text: 'How many successful conversions?',
  min: 0,
  max: 30,
}

const FIRST_TRY: Question = {
  kind: 'choice',
  id: 'try',
  text: 'Which team scores the first try?',
  choices: [
    { id: 'home', text: 'Chiefs' },
    { id: 'none', text: 'No try' },
  ],
}

const TACKLES: Question = {
  kind: 'numbers',
  id: 'tackles',
  text: 'How many tackles?',
  choices: [{ id: 'home', text: 'Chiefs' }],
  min: 0,
  max: 999,
}

const CARD: Card = {
  question: SCORE,
  numbers: undefined,
  answer: undefined,
  isDone: false,
  isEmpty: false,
  unset: undefined,
  input: 'open',
  standing: { name: 'unanswered' },
  conflict: undefined,
  missed: undefined,
}

interface CardFacts extends Partial<Card> {
  readonly hasSaved?: boolean
}

function aCard({ hasSaved = false, ...facts }: CardFacts = {}, answer = vi.fn()) {
  return (
    <QuestionCard
      label="prediction one"
      questions={QUESTIONS}
      card={{ ...CARD, ...facts }}
      isDraftNamed={hasSaved}
      answer={answer}
      settleConflict={() => undefined}
    />
  )
}

it('has the words of a question once, in its heading', () => {
  const questions: readonly Question[] = [SCORE, MINUTE, CONVERSIONS, FIRST_TRY, TACKLES]
  for (const question of questions) {
    const { container, unmount } = render(aCard({ question }), inGame())
    expect(screen.getAllByRole('heading', { level: 3, name: question.text })).toHaveLength(1)
    expect(container.innerHTML.split(question.text)).toHaveLength(2)
    unmount()
  }
})

it('names the subject of a count by the slider and its buttons', () => {
  render(aCard({ question: CONVERSIONS }), inGame())
  expect(screen.getByRole('slider', { name: 'conversions' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'One more, conversions' })).toBeTruthy()
})

it('moves the focus from score to score, and then to the next question, when two digits are typed', () => {
  render(
    <>
      {aCard()}
      {aCard({ question: MINUTE })}
    </>,
    inGame(),
  )
  const field = (name: string) => screen.getByRole('spinbutton', { name })
  field('Chiefs score').focus()
  fireEvent.change(field('Chiefs score'), { target: { value: '27' } })
  expect(document.activeElement).toBe(field('Blues score'))
  fireEvent.change(field('Blues score'), { target: { value: '20' } })
  expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'minute' }))
})

it.each([
  [false, '', 'the bar says it once while nothing of the match is saved'],
  [true, 'Not saved yet', 'other answers are saved'],
])('with saved answers: %s, says of a draft %j: %s', (hasSaved, text, _why) => {
  const { container } = render(aCard({ standing: { name: 'draft' }, hasSaved }), inGame())
  expect(container.querySelector('li')?.textContent).toMatch(new RegExp(`^prediction one${text}What`))
})

it('says before a number prediction is saved that it is final, and takes no change after that', () => {
  const answer = { kind: 'numbers', numbers: { home: 142 } } as const
  const { rerender } = render(aCard({ question: TACKLES, answer }), inGame())
  expect(screen.getByText('Once saved, this answer cannot be changed.')).toBeTruthy()
  expect(screen.getByRole('spinbutton')).toHaveProperty('disabled', false)
  rerender(aCard({ question: TACKLES, answer, input: 'final', standing: { name: 'saved' } }))
  expect(screen.getByText('This answer cannot be changed any more.')).toBeTruthy()
  expect(screen.getByRole('spinbutton')).toHaveProperty('disabled', true)
})

it('explains an answer that came second to a final one of another device', () => {
  render(
    aCard({ question: TACKLES, input: 'closed', standing: { name: 'refused', outcome: 'final' } }),
    inGame(),
  )
  expect(screen.getByText(/^Not saved: another device answered first/)).toBeTruthy()
})

it('shows a dial to 100 without choosable numbers, disabled and explained', () => {
  render(aCard({ question: MINUTE_OF_100, numbers: [], input: 'no-choices' }), inGame())
  expect(screen.getByRole<HTMLInputElement>('slider')).toMatchObject({ max: '100', disabled: true })
  expect(screen.getByText(/^This question takes no answers at the moment/)).toBeTruthy()
})

it.each([
  [5, 0, 5, 'one that can be chosen'],
  [6, 20, 5, 'the nearest'],
  [15, 0, 10, 'the lower of two that are equally near'],
  [99, 0, 20, 'the highest'],
  [11, 10, 20, 'the next above, after a step up'],
  [9, 10, 5, 'the next below, after a step down'],
  [21, 20, 20, 'the highest, after a step beyond it'],
  [12, undefined, 10, 'the nearest, for a first choice'],
])('takes for %i, chosen from %s of 0, 5, 10 and 20, %i: %s', (wanted, from, taken, _why) => {
  const give = vi.fn()
  const answer = from === undefined ? undefined : ({ kind: 'minute', value: from } as const)
  render(aCard({ question: MINUTE_OF_100, numbers: [0, 5, 10, 20], answer }, give), inGame())
  fireEvent.change(screen.getByRole('slider'), { target: { value: String(wanted) } })
  expect(give).toHaveBeenCalledWith('minute', { kind: 'minute', value: taken })
  const notice = screen.queryByText(`${wanted} cannot be chosen here. ${taken} is the nearest that can.`)
  expect(notice !== null).toBe(wanted !== taken)
})
