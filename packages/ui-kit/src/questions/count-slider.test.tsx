import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Answer } from '@touchline/game-rules'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countQuestion } from '../test/sample-questions.ts'
import { valueTextsOf } from '../test/value-texts-of.ts'
import { CountSlider } from './count-slider.tsx'

afterEach(cleanup)

const onAnswerChange = vi.fn<(answer: Answer, unset?: readonly string[]) => void>()

describe('CountSlider', () => {
  it.each([
    [{ max: 12 }, '12', '12'],
    [{ max: 12, isOpenEnded: true }, '12+', '12 or more'],
    [{ max: 30, isOpenEnded: false }, '30', '30'],
    [{ max: 30 }, '30+', '30 or more'],
  ])('formats the maximum of %j as %s', (top, shown, valueText) => {
    const { container } = render(
      <CountSlider
        question={{ ...countQuestion, ...top }}
        answer={{ kind: 'count', value: top.max }}
        onAnswerChange={onAnswerChange}
      />,
    )
    expect(container.querySelector('b')?.textContent).toBe(shown)
    expect(valueTextsOf('slider')).toEqual([valueText])
  })

  it('steps by one within its range', () => {
    render(
      <CountSlider
        question={countQuestion}
        answer={{ kind: 'count', value: 30 }}
        onAnswerChange={onAnswerChange}
      />,
    )
    expect(screen.getByRole('button', { name: `One more, ${countQuestion.text}` })).toHaveProperty(
      'disabled',
      true,
    )
    fireEvent.click(screen.getByRole('button', { name: `One fewer, ${countQuestion.text}` }))
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'count', value: 29 })
  })
})
