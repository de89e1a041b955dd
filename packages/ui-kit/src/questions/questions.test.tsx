import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Answer, NumberAnswer } from '@touchline/game-rules'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  countQuestion,
  minuteQuestion,
  possessionQuestion,
  scoreQuestion,
  tryQuestion,
} from '../test/sample-questions.ts'
import { valueTextsOf } from '../test/value-texts-of.ts'
import { ChoiceQuestion } from './choice-question.tsx'
import { CountSlider } from './count-slider.tsx'
import { FixtureStatusTag } from './fixture-status-tag.tsx'
import { MinuteDial } from './minute-dial.tsx'
import { PointsBadge } from './points-badge.tsx'
import { PossessionSlider } from './possession-slider.tsx'
import { ScoreInput } from './score-input.tsx'

afterEach(cleanup)

const onAnswerChange = vi.fn<(answer: Answer, unset?: readonly string[]) => void>()

describe('an unanswered question', () => {
  const unanswered = { answer: undefined, onAnswerChange } as const

  it('is exposed as not answered by every number input, which shows no number', () => {
    const { container } = render(
      <>
        <ScoreInput question={scoreQuestion} {...unanswered} />
        <MinuteDial question={minuteQuestion} {...unanswered} />
        <CountSlider question={countQuestion} {...unanswered} />
        <PossessionSlider question={possessionQuestion} home="Tide" away="Hawks" {...unanswered} />
      </>,
    )
    expect(valueTextsOf('spinbutton')).toEqual(['not answered', 'not answered', 'not answered'])
    expect(valueTextsOf('slider')).toEqual(['not answered', 'not answered', 'not answered'])
    expect(container.querySelectorAll('[data-untouched]').length).toBeGreaterThan(4)
    expect(screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value)).toEqual([
      '',
      '',
      '',
    ])
  })

  it('has a prompt unless its input is disabled', () => {
    const inputs = (disabled: boolean) => (
      <>
        <ScoreInput question={scoreQuestion} {...unanswered} disabled={disabled} />
        <MinuteDial question={minuteQuestion} {...unanswered} disabled={disabled} />
      </>
    )
    const { container, rerender } = render(inputs(false))
    expect(container.textContent).toContain('Set both scores')
    expect(container.textContent).toContain('Turn to a minute')
    rerender(inputs(true))
    expect(container.textContent).not.toMatch(/Set both scores|Turn to a minute/)
  })

  it('has no selected choice', () => {
    render(<ChoiceQuestion question={tryQuestion} {...unanswered} />)
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  })
})

describe('the value of a slider', () => {
  function Owner({ kind }: { readonly kind: 'minute' | 'count' }) {
    const [value, setValue] = useState(7)
    const onChange = (next: NumberAnswer) => setValue(next.value)
    return kind === 'minute' ? (
      <MinuteDial question={minuteQuestion} answer={{ kind, value }} onAnswerChange={onChange} />
    ) : (
      <CountSlider question={countQuestion} answer={{ kind, value }} onAnswerChange={onChange} />
    )
  }

  it.each([
    ['minute', 'One minute later', '8 minutes'],
    ['count', `One more, ${countQuestion.text}`, '8'],
  ] as const)('is announced by the slider alone, and after a step button: %s', (kind, button, text) => {
    const { container } = render(<Owner kind={kind} />)
    const announced = () =>
      [...container.querySelectorAll('[aria-live], output')].map(({ textContent }) => textContent)
    fireEvent.click(screen.getByRole('button', { name: button }))
    expect(announced()).toEqual([text])
    fireEvent.change(screen.getByRole('slider'), { target: { value: '12' } })
    expect(valueTextsOf('slider')).toEqual([kind === 'minute' ? '12 minutes' : '12'])
    expect(announced()).toEqual([''])
  })
})

describe('PossessionSlider', () => {
  it('uses the step and the range of its question', () => {
    render(
      <PossessionSlider
        question={{ ...possessionQuestion, min: 40, max: 60, step: 5 }}
        home="Tide"
        away="Hawks"
        answer={{ kind: 'possession', value: 55 }}
        onAnswerChange={onAnswerChange}
      />,
    )
    const { min, max, step } = screen.getByRole<HTMLInputElement>('slider')
    expect([min, max, step]).toEqual(['40', '60', '5'])
  })

  it('exposes the percentages of both teams', () => {
    const answer = { kind: 'possession', value: 55 } as const
    render(
      <PossessionSlider
        question={possessionQuestion}
        home="Tide"
        away="Hawks"
        answer={answer}
        onAnswerChange={onAnswerChange}
      />,
    )
    expect(valueTextsOf('slider')).toEqual(['Tide 55%, Hawks 45%'])
  })
})

describe('ChoiceQuestion', () => {
  const choicesOf = (...texts: readonly string[]) => texts.map((text) => ({ id: text, text }))
  it.each([
    ['a row', 'three short choices', choicesOf('Highlanders', 'Western Force', 'No try')],
    ['a row', 'two', choicesOf('Yes', 'No')],
    ['a list', 'four', choicesOf('0', '1', '2', '3')],
    ['a list', 'a long word', choicesOf('Llanfairpwllgwyngyllgoge', 'No try')],
    ['a list', 'a text of three lines', choicesOf('New South Wales Waratahs', 'No try')],
  ])('is %s for %s', (layout, _, choices) => {
    render(
      <ChoiceQuestion
        question={{ ...tryQuestion, choices }}
        answer={undefined}
        onAnswerChange={onAnswerChange}
      />,
    )
    expect(`a ${screen.getByRole('group').dataset['layout']}`).toBe(layout)
  })

  it('answers with the id of the choice', () => {
    render(<ChoiceQuestion question={tryQuestion} answer={undefined} onAnswerChange={onAnswerChange} />)
    fireEvent.click(screen.getByRole('radio', { name: 'Valley Hawks' }))
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'choice', choiceId: 'away' })
  })

  it('ignores input while disabled', () => {
    render(
      <ChoiceQuestion question={tryQuestion} answer={undefined} onAnswerChange={onAnswerChange} disabled />,
    )
    expect(screen.getByRole('group')).toHaveProperty('disabled', true)
  })
})

describe('FixtureStatusTag', () => {
  it.each([
    ['see-results', 'See results'],
    ['awaiting-results', 'Awaiting results'],
    ['edit-predictions', 'Edit Predictions'],
    ['predict-now', 'Predict now'],
  ] as const)('shows %s as %s with an icon', (tag, text) => {
    const { container } = render(<FixtureStatusTag tag={tag} />)
    expect(container.textContent).toBe(text)
    expect(container.querySelector('svg')).not.toBeNull()
  })
})

describe('PointsBadge', () => {
  it.each([
    [18, '+18 Points'],
    [0, '+0 Points'],
    [1204, '+1,204 Points'],
  ])('shows %d as %s', (points, text) => {
    const { container } = render(<PointsBadge points={points} />)
    expect(container.textContent).toBe(text)
    expect(container.querySelector('[data-earned]') !== null).toBe(points > 0)
  })
})
