import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Answer, NumberAnswer } from '@touchline/game-rules'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countQuestion, minuteQuestion, possessionQuestion, scoreQuestion } from '../test/sample-questions.ts'
import { valueTextsOf } from '../test/value-texts-of.ts'
import { CountSlider, type CountSliderProps } from './count-slider.tsx'
import { MinuteDial, type MinuteDialProps } from './minute-dial.tsx'
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
  ])('has the prompt %s unless its input is disabled', (prompt, input) => {
    const { container, rerender } = render(input(false))
    expect(container.textContent).toContain(prompt)
    rerender(input(true))
    expect(container.textContent).not.toContain(prompt)
  })
})

type Change = (answer: NumberAnswer) => void

it.each([
  {
    input: (value: number, onChange: Change) =>
      minuteDial({ answer: minute(value), onAnswerChange: onChange }),
    step: 'One minute later',
    stepped: '8 minutes',
  },
  {
    input: (value: number, onChange: Change) =>
      countSlider({ answer: count(value), onAnswerChange: onChange }),
    step: `One more, ${countQuestion.text}`,
    stepped: '8',
  },
])(
  'announces $stepped after the step button, and otherwise by the slider alone',
  ({ input, step, stepped }) => {
    function Owner() {
      const [value, setValue] = useState(7)
      return input(value, (next) => setValue(next.value))
    }
    const { container } = render(<Owner />)
    const announced = () =>
      [...container.querySelectorAll('[aria-live], output')].map(({ textContent }) => textContent)
    fireEvent.click(button(step))
    expect(announced()).toEqual([stepped])
    fireEvent.change(screen.getByRole('slider'), { target: { value: '12' } })
    expect(valueTextsOf('slider')).toEqual([stepped.replace('8', '12')])
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

  it('uses the step of its question', () => {
    render(minuteDial({ question: { ...minuteQuestion, step: 5 }, answer: minute(20) }))
    fireEvent.click(button('5 minutes later'))
    expect(onAnswerChange).toHaveBeenLastCalledWith(minute(25))
  })

  it('steps by one minute within its range', () => {
    render(minuteDial({ answer: minute(80) }))
    expect(button('One minute later')).toHaveProperty('disabled', true)
    fireEvent.click(button('One minute earlier'))
    expect(onAnswerChange).toHaveBeenLastCalledWith(minute(79))
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

  it('steps by one within its range', () => {
    render(countSlider({ answer: count(30) }))
    expect(button(`One more, ${countQuestion.text}`)).toHaveProperty('disabled', true)
    fireEvent.click(button(`One fewer, ${countQuestion.text}`))
    expect(onAnswerChange).toHaveBeenLastCalledWith(count(29))
  })
})

it('uses the range of a possession question, and exposes the percentages of both teams', () => {
  const question = { ...possessionQuestion, min: 40, max: 60, step: 5 }
  render(possessionSlider({ question, answer: possession(55) }))
  const { min, max, step } = screen.getByRole<HTMLInputElement>('slider')
  expect([min, max, step]).toEqual(['40', '60', '5'])
  expect(valueTextsOf('slider')).toEqual(['Tide 55%, Hawks 45%'])
})
