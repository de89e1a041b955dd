import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Answer, NumbersAnswer } from '@touchline/game-rules'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { numbersQuestion } from '../test/sample-questions.ts'
import { valueTextsOf } from '../test/value-texts-of.ts'
import { NumbersInput } from './numbers-input.tsx'

afterEach(cleanup)

const onAnswerChange = vi.fn<(answer: Answer, unset?: readonly string[]) => void>()

describe('NumbersInput', () => {
  const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })
  function Owner({ disabled }: { readonly disabled?: boolean }) {
    const [answer, setAnswer] = useState<NumbersAnswer>()
    const [unset, setUnset] = useState<readonly string[]>()
    return (
      <NumbersInput
        question={numbersQuestion}
        answer={answer}
        unset={unset}
        onAnswerChange={(next, nextUnset) => {
          setAnswer(next)
          setUnset(nextUnset)
          onAnswerChange(next, nextUnset)
        }}
        disabled={disabled}
      />
    )
  }

  it('is a group with one number control per choice, none of them set', () => {
    render(<Owner />)
    expect(screen.getByRole('group', { name: numbersQuestion.text })).toBeTruthy()
    expect(valueTextsOf('spinbutton')).toEqual(['not answered', 'not answered'])
    expect(screen.getByText('Set a number for each')).toBeTruthy()
  })

  it('answers with a number for each choice, and shows only those that are set', () => {
    render(<Owner />)
    fireEvent.change(field('Northern Tide'), { target: { value: '120' } })
    const answer: NumbersAnswer = { kind: 'numbers', numbers: { home: 120, away: 0 } }
    expect(onAnswerChange).toHaveBeenLastCalledWith(answer, ['away'])
    expect(field('Valley Hawks').value).toBe('')
    expect(screen.getByText('No number for Valley Hawks yet')).toBeTruthy()
    fireEvent.change(field('Valley Hawks'), { target: { value: '0' } })
    expect(onAnswerChange).toHaveBeenLastCalledWith(answer, [])
    expect(field('Valley Hawks').value).toBe('0')
  })

  it('shows no prompt while disabled', () => {
    render(<Owner disabled />)
    expect(screen.queryByText('Set a number for each')).toBeNull()
  })

  it('shows no number for an unset choice while other answers are sent', () => {
    const { rerender } = render(<Owner />)
    fireEvent.change(field('Northern Tide'), { target: { value: '120' } })
    rerender(<Owner disabled />)
    expect(field('Valley Hawks').value).toBe('')
  })
})
