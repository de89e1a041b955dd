import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { inGame } from '../../../../test/in-game.tsx'
import { aNumberPrediction } from '../../../../test/makers.ts'
import { matchStage } from '../../../../test/match-stage.ts'
import type { Card } from './match-sheet.ts'
import { QuestionCard } from './question-card.tsx'

const { questions: QUESTIONS } = await matchStage([aNumberPrediction()])
const CARD: Omit<Card, 'question'> = {
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

/** The card of the question with this id. */
function aCard(
  id: string,
  { hasSaved = false, ...facts }: Partial<Card> & { readonly hasSaved?: boolean } = {},
  answer = vi.fn(),
) {
  return QUESTIONS.list
    .filter((question) => question.id === id)
    .map((question) => (
      <QuestionCard
        key={id}
        label="prediction one"
        questions={QUESTIONS}
        card={{ ...CARD, question, ...facts }}
        isDraftNamed={hasSaved}
        answer={answer}
        settleConflict={() => undefined}
      />
    ))
}

it('has the words of a question once, in its heading', () => {
  for (const { id, text } of QUESTIONS.list) {
    const { container, unmount } = render(aCard(id), inGame())
    expect(screen.getAllByRole('heading', { level: 3, name: text })).toHaveLength(1)
    expect(container.innerHTML.split(text)).toHaveLength(2)
    unmount()
  }
})

it('names the subject of a count by the slider and its buttons', () => {
  render(aCard('conversions'), inGame())
  expect(screen.getByRole('slider', { name: 'conversions' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'One more, conversions' })).toBeTruthy()
})

it('moves the focus from score to score, and then to the next question, when two digits are typed', () => {
  render([aCard('winner'), aCard('minute')], inGame())
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
  const { container } = render(aCard('winner', { standing: { name: 'draft' }, hasSaved }), inGame())
  expect(container.querySelector('li')?.textContent).toMatch(new RegExp(`^prediction one${text}What`))
})

it('explains an answer that came second to a final one of another device', () => {
  render(aCard('tackles', { input: 'closed', standing: { name: 'refused', outcome: 'final' } }), inGame())
  expect(screen.getByText(/^Not saved: another device answered first/)).toBeTruthy()
})

it('shows a dial without choosable numbers, disabled and explained', () => {
  render(aCard('minute', { numbers: [], input: 'no-choices' }), inGame())
  expect(screen.getByRole<HTMLInputElement>('slider')).toMatchObject({ disabled: true })
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
])('for %i, chosen from %s of 0, 5, 10 and 20, takes %i: %s', (wanted, from, taken, _why) => {
  const give = vi.fn()
  const answer = from === undefined ? undefined : ({ kind: 'minute', value: from } as const)
  render(aCard('minute', { numbers: [0, 5, 10, 20], answer }, give), inGame())
  fireEvent.change(screen.getByRole('slider'), { target: { value: String(wanted) } })
  expect(give).toHaveBeenCalledWith('minute', { kind: 'minute', value: taken })
  const notice = screen.queryByText(`${wanted} cannot be chosen here. ${taken} is the nearest that can.`)
  expect(notice !== null).toBe(wanted !== taken)
})
