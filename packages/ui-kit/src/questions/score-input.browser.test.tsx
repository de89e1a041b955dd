import { cleanup, render, screen } from '@testing-library/react'
import type { MatchResultAnswer } from '@touchline/game-rules'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../theme/tokens.css'
import { scoreQuestion } from '../test/sample-questions.ts'
import { ScoreInput } from './score-input.tsx'

afterEach(cleanup)

/** The space of the prediction screen around the control: 16 px margins and 20 px for the line. */
const TAKEN_BY_THE_SCREEN_PX = 2 * 16 + 20

describe('ScoreInput', () => {
  it('breaks no common name within a word in any width, and has two rows of 52 px on a phone', async () => {
    const teams = { home: { name: 'Queensland Reds' }, away: { name: 'Highlanders' } }
    const { container } = render(
      <ScoreInput
        question={{ ...scoreQuestion, ...teams }}
        answer={undefined}
        onAnswerChange={() => undefined}
      />,
    )
    await document.fonts.ready
    for (let width = 200; width <= 400; width += 4) {
      container.style.inlineSize = `${width}px`
      for (const word of ['Queensland', 'Highlanders']) {
        const range = document.createRange()
        const text = screen.getByText(new RegExp(`^${word}`), { selector: '[class*=name]' }).firstChild
        range.setStart(text ?? document, 0)
        range.setEnd(text ?? document, word.length)
        expect([width, word, range.getClientRects().length]).toEqual([width, word, 1])
      }
    }
    container.style.inlineSize = `${320 - TAKEN_BY_THE_SCREEN_PX}px`
    const [home, away] = screen.getAllByRole('spinbutton').map((field) => field.getBoundingClientRect())
    expect(Math.round((away?.top ?? 0) - (home?.top ?? 0))).toBe(53)
    expect(getComputedStyle(screen.getAllByRole('spinbutton')[0] ?? document.body).fontSize).toBe('44px')
  })

  it('shows whole digits in text of twice the size', () => {
    document.documentElement.style.fontSize = '200%'
    render(<ScoreInput question={scoreQuestion} answer={undefined} onAnswerChange={() => undefined} />)
    for (const field of screen.getAllByRole('spinbutton'))
      expect(field.clientHeight).toBeGreaterThanOrEqual(Number.parseFloat(getComputedStyle(field).fontSize))
    document.documentElement.style.fontSize = ''
  })

  it('does not change its layout while both scores are typed, without a pointer', async () => {
    const onComplete = vi.fn()
    function Owner() {
      const [answer, setAnswer] = useState<MatchResultAnswer>()
      const props = { question: scoreQuestion, answer, onAnswerChange: setAnswer, onComplete }
      return <ScoreInput {...props} />
    }
    const { container } = render(<Owner />)
    const height = () => container.getBoundingClientRect().height
    const before = height()
    const [home, away] = screen.getAllByRole<HTMLInputElement>('spinbutton')
    home?.focus()
    await userEvent.keyboard('27')
    expect(document.activeElement).toBe(away)
    expect(height()).toBe(before)
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('7{Enter}')
    expect([home?.value, away?.value]).toEqual(['27', '7'])
    expect(onComplete).toHaveBeenCalledOnce()
    expect(height()).toBe(before)
  })

  it.each([
    ['takes a Tab after two digits for the step that the focus has made', '27{Tab}', 1],
    ['leaves a score with the Tab after that', '27{Tab}{Tab}', 2],
    ['goes back with Shift and Tab after two digits', '27{Shift>}{Tab}{/Shift}', 0],
    ['leaves a score with Tab after Enter', '7{Enter}{Tab}', 2],
  ])('%s', async (_, keys, focused) => {
    render(
      <>
        <ScoreInput question={scoreQuestion} answer={undefined} onAnswerChange={() => undefined} />
        <input aria-label="next" />
      </>,
    )
    const fields = [...screen.getAllByRole('spinbutton'), screen.getByLabelText('next')]
    fields[0]?.focus()
    await userEvent.keyboard(keys)
    expect(fields.indexOf(document.activeElement as HTMLElement)).toBe(focused)
  })

  it('leaves another control with Tab after two digits', async () => {
    render(
      <>
        <ScoreInput question={scoreQuestion} answer={undefined} onAnswerChange={() => undefined} />
        <input aria-label="next" />
        <input aria-label="last" />
      </>,
    )
    screen.getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('27')
    screen.getByLabelText('next').focus()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(screen.getByLabelText('last'))
  })
})
