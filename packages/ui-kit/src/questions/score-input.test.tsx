import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Answer, MatchResultAnswer } from '@touchline/game-rules'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { scoreQuestion } from '../test/sample-questions.ts'
import { ScoreInput, type ScoreInputProps } from './score-input.tsx'

afterEach(cleanup)

const onAnswerChange = vi.fn<(answer: Answer, unset?: readonly string[]) => void>()

describe('ScoreInput', () => {
  const homeField = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Northern Tide score' })
  const awayField = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Valley Hawks score' })
  const shown = () => [homeField().value, awayField().value]
  const sentence = () => screen.getByRole('status').textContent
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  const scores = (home: number, away: number) => ({ kind: 'match-result', home, away }) as const

  /** Renders the input with a stored answer. */
  function show(answer?: MatchResultAnswer, props: Partial<ScoreInputProps> = {}) {
    const input = (more: Partial<ScoreInputProps> = {}) => (
      <ScoreInput question={scoreQuestion} answer={answer} {...{ onAnswerChange }} {...props} {...more} />
    )
    const { container, rerender } = render(input())
    return { container, change: (more: Partial<ScoreInputProps>) => rerender(input(more)) }
  }

  it.each([
    [
      'a step up',
      () => fireEvent.click(screen.getByRole('button', { name: 'One more, Valley Hawks score' })),
      1,
    ],
    [
      'a step down',
      () => fireEvent.click(screen.getByRole('button', { name: 'One less, Valley Hawks score' })),
      0,
    ],
    ['a typed 0', () => type(awayField(), '0'), 0],
  ])('answers with one score and passes on that the other is not set after %s', (_, act, away) => {
    show()
    act()
    expect(onAnswerChange).toHaveBeenLastCalledWith(scores(0, away), ['home'])
  })

  it('shows no number for a team until its score is set', () => {
    const { change } = show(scores(27, 0), { unset: ['away'] })
    expect(shown()).toEqual(['27', ''])
    expect(sentence()).toBe('27: No score for Valley Hawks yet')
    type(homeField(), '28')
    expect(onAnswerChange).toHaveBeenLastCalledWith(scores(28, 0), ['away'])
    type(awayField(), '0')
    expect(onAnswerChange).toHaveBeenLastCalledWith(scores(27, 0), [])
    change({ disabled: true })
    expect(shown()).toEqual(['27', ''])
    change({ unset: [] })
    expect(shown()).toEqual(['27', '0'])
    expect(sentence()).toBe('27–0: Northern Tide win by 27')
  })

  it.each([
    [27, 19, 'Northern Tide win by 8'],
    [0, 3, 'Valley Hawks win by 3'],
    [14, 14, 'Draw'],
  ])('announces %d–%d once, with the outcome', (home, away, outcome) => {
    const { container } = show(scores(home, away))
    expect(sentence()).toBe(`${home}–${away}: ${outcome}`)
    expect(container.querySelectorAll('[aria-live], output')).toHaveLength(1)
  })

  it('labels each score by its team, and does not repeat the question, which is the heading above', () => {
    const { container } = show()
    expect(screen.getAllByRole('spinbutton')).toEqual([homeField(), awayField()])
    expect(screen.queryByRole('group')).toBeNull()
    expect(container.innerHTML).not.toContain(scoreQuestion.text)
  })
})
