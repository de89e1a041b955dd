import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { numbersQuestion } from '../test/sample-questions.ts'
import { valueTextsOf } from '../test/value-texts-of.ts'
import { NumbersInput, type NumbersInputProps } from './numbers-input.tsx'

afterEach(cleanup)

describe('NumbersInput', () => {
  const onAnswerChange = vi.fn()
  const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })
  const input = (props: Partial<NumbersInputProps> = {}) => (
    <NumbersInput question={numbersQuestion} answer={undefined} {...{ onAnswerChange }} {...props} />
  )

  it('is a group with one number control per choice, none of them set', () => {
    render(input())
    expect(screen.getByRole('group', { name: numbersQuestion.text })).toBeTruthy()
    expect(valueTextsOf('spinbutton')).toEqual(['not answered', 'not answered'])
  })

  it('answers with a number for each choice, and shows only those that are set', () => {
    const answer = { kind: 'numbers', numbers: { home: 120, away: 0 } } as const
    const { rerender } = render(input())
    fireEvent.change(field('Northern Tide'), { target: { value: '120' } })
    expect(onAnswerChange).toHaveBeenLastCalledWith(answer, ['away'])
    for (const disabled of [true, false]) {
      rerender(input({ answer, unset: ['away'], disabled }))
      expect(field('Valley Hawks').value).toBe('')
      expect(screen.getByText('No number for Valley Hawks yet')).toBeTruthy()
    }
    fireEvent.change(field('Valley Hawks'), { target: { value: '0' } })
    expect(onAnswerChange).toHaveBeenLastCalledWith(answer, [])
    rerender(input({ answer, unset: [] }))
    expect(field('Valley Hawks').value).toBe('0')
  })
})
