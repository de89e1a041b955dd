import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Answer } from '@touchline/game-rules'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { minuteQuestion } from '../test/sample-questions.ts'
import { valueTextsOf } from '../test/value-texts-of.ts'
import { MinuteDial } from './minute-dial.tsx'

afterEach(cleanup)

const onAnswerChange = vi.fn<(answer: Answer, unset?: readonly string[]) => void>()

describe('MinuteDial', () => {
  const show = (value: number) =>
    render(
      <MinuteDial
        question={minuteQuestion}
        answer={{ kind: 'minute', value }}
        onAnswerChange={onAnswerChange}
      />,
    )

  it.each([
    [12, '12 minutes'],
    [1, '1 minute'],
  ])('exposes %d as %s to screen readers', (value, text) => {
    show(value)
    expect(valueTextsOf('slider')).toEqual([text])
  })

  it.each([
    [0, 'before the first minute'],
    [7, '7th minute'],
    [62, '62nd minute'],
  ])('shows %d as %s', (value, text) => {
    show(value)
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('uses the step of its question', () => {
    const question = { ...minuteQuestion, step: 5 }
    render(
      <MinuteDial
        question={question}
        answer={{ kind: 'minute', value: 20 }}
        onAnswerChange={onAnswerChange}
      />,
    )
    fireEvent.click(screen.getByRole('button', { name: '5 minutes later' }))
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'minute', value: 25 })
  })

  it.each([
    [40, ['0', '20', '40 HT', '60']],
    [undefined, ['0', '20', '40', '60']],
  ])(
    'labels every twentieth minute, half time %s and no maximum in the place of the minimum',
    (halfTime, texts) => {
      const { container } = render(
        <MinuteDial
          question={minuteQuestion}
          halfTime={halfTime}
          answer={undefined}
          onAnswerChange={onAnswerChange}
        />,
      )
      const marks = [...container.querySelectorAll('[class*="marks"] > span')]
      expect(marks.map(({ textContent }) => textContent)).toEqual(texts)
    },
  )

  it('steps by one minute within its range', () => {
    show(80)
    expect(screen.getByRole('button', { name: 'One minute later' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('button', { name: 'One minute earlier' }))
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'minute', value: 79 })
  })
})
