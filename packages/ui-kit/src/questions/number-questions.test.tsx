import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Answer } from '@touchline/game-rules'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  countQuestion,
  minuteQuestion,
  numbersQuestion,
  possessionQuestion,
  scoreQuestion,
} from '../test/sample-questions.ts'
import { valueTextsOf } from '../test/value-texts-of.ts'
import { CountSlider, type CountSliderProps } from './count-slider.tsx'
import { MinuteDial, type MinuteDialProps } from './minute-dial.tsx'
import { NumbersInput } from './numbers-input.tsx'
import { PossessionSlider, type PossessionSliderProps } from './possession-slider.tsx'
import { ScoreInput } from './score-input.tsx'

afterEach(cleanup)

const onAnswerChange = vi.fn<(answer: Answer, unset?: readonly string[]) => void>()
const unanswered = { answer: undefined, onAnswerChange } as const

const minuteDial = (props: Partial<MinuteDialProps> = {}) => (
  <MinuteDial question={minuteQuestion} {...unanswered} {...props} />
)
const countSlider = (props: Partial<CountSliderProps> = {}) => (
  <CountSlider question={countQuestion} {...unanswered} {...props} />
)
const possessionSlider = (props: Partial<PossessionSliderProps> = {}) => (
  <PossessionSlider question={possessionQuestion} home="Tide" away="Hawks" {...unanswered} {...props} />
)
const minute = (value: number) => ({ kind: 'minute', value }) as const
const count = (value: number) => ({ kind: 'count', value }) as const
const possession = (value: number) => ({ kind: 'possession', value }) as const
const button = (name: string) => screen.getByRole('button', { name })

describe('an unanswered question', () => {
  it('is exposed as not answered by every number input, which shows no number', () => {
    const { container } = render(
      <>
        <ScoreInput question={scoreQuestion} {...unanswered} />
        {minuteDial()}
        {countSlider()}
        {possessionSlider()}
      </>,
    )
    expect(valueTextsOf('spinbutton')).toEqual(['not answered', 'not answered', 'not answered'])
    expect(valueTextsOf('slider')).toEqual(['not answered', 'not answered', 'not answered'])
    expect(container.querySelectorAll('[data-untouched]').length).toBeGreaterThan(4)
    for (const field of screen.getAllByRole('spinbutton')) expect(field).toHaveProperty('value', '')
  })

  it.each([
    [
      'Set both scores',
      (disabled: boolean) => <ScoreInput question={scoreQuestion} {...unanswered} {...{ disabled }} />,
    ],
    ['Turn to a minute', (disabled: boolean) => minuteDial({ disabled })],
    [
      'Set a number for each',
      (disabled: boolean) => <NumbersInput question={numbersQuestion} {...unanswered} {...{ disabled }} />,
    ],
  ])('has the prompt %s unless its input is disabled', (prompt, input) => {
    const { container, rerender } = render(input(false))
    expect(container.textContent).toContain(prompt)
    rerender(input(true))
    expect(container.textContent).not.toContain(prompt)
  })
})

it.each([
  ['One minute later', minuteDial({ answer: minute(7) }), minuteDial({ answer: minute(8) }), '8 minutes'],
  [
    `One more, ${countQuestion.text}`,
    countSlider({ answer: count(7) }),
    countSlider({ answer: count(8) }),
    '8',
  ],
])(
  'announces the value after the button %s, and otherwise by the slider alone',
  (step, before, after, text) => {
    const { container, rerender } = render(before)
    const announced = () =>
      [...container.querySelectorAll('[aria-live], output')].map(({ textContent }) => textContent)
    fireEvent.click(button(step))
    rerender(after)
    expect(announced()).toEqual([text])
    rerender(before)
    expect(valueTextsOf('slider')).toEqual([text.replace('8', '7')])
    expect(announced()).toEqual([''])
  },
)

describe('MinuteDial', () => {
  it.each([
    [0, '0 minutes', 'before the first minute'],
    [1, '1 minute', '1st minute'],
    [7, '7 minutes', '7th minute'],
    [62, '62 minutes', '62nd minute'],
  ])('exposes %d as %s to screen readers, and shows %s', (value, valueText, text) => {
    render(minuteDial({ answer: minute(value) }))
    expect(valueTextsOf('slider')).toEqual([valueText])
    expect(screen.getByText(text)).toBeTruthy()
  })

  it.each([
    [40, ['0', '20', '40 HT', '60']],
    [undefined, ['0', '20', '40', '60']],
  ])('labels every twentieth minute, half time %s and no maximum', (halfTime, texts) => {
    const { container } = render(minuteDial({ halfTime }))
    const marks = [...container.querySelectorAll('[class*="mark"]')]
    expect(marks.map(({ textContent }) => textContent)).toEqual(texts)
  })
})

describe('CountSlider', () => {
  it.each([
    [{ max: 12 }, '12', '12'],
    [{ max: 12, isOpenEnded: true }, '12+', '12 or more'],
    [{ max: 30, isOpenEnded: false }, '30', '30'],
    [{ max: 30 }, '30+', '30 or more'],
  ])('formats the maximum of %j as %s', (top, shown, valueText) => {
    const { container } = render(
      countSlider({ question: { ...countQuestion, ...top }, answer: count(top.max) }),
    )
    expect(container.querySelector('b')?.textContent).toBe(shown)
    expect(valueTextsOf('slider')).toEqual([valueText])
  })
})

it.each([
  ['One minute later', 'One minute earlier', minuteDial({ answer: minute(80) }), minute(79)],
  [
    '5 minutes later',
    '5 minutes earlier',
    minuteDial({ question: { ...minuteQuestion, step: 5 }, answer: minute(80) }),
    minute(75),
  ],
  [
    'One more, conversions',
    'One fewer, conversions',
    countSlider({ subject: 'conversions', answer: count(30) }),
    count(29),
  ],
])('disables %s at the maximum, and answers with one step less on %s', (up, down, input, answer) => {
  render(input)
  expect(button(up)).toHaveProperty('disabled', true)
  fireEvent.click(button(down))
  expect(onAnswerChange).toHaveBeenLastCalledWith(answer)
})

it('uses the range of a possession question, and exposes the percentages of both teams', () => {
  const question = { ...possessionQuestion, min: 40, max: 60, step: 5 }
  render(possessionSlider({ question, answer: possession(55) }))
  const { min, max, step } = screen.getByRole<HTMLInputElement>('slider')
  expect([min, max, step]).toEqual(['40', '60', '5'])
  expect(valueTextsOf('slider')).toEqual(['Tide 55%, Hawks 45%'])
})
