import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Answer, MatchResultAnswer } from '@touchline/game-rules'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { scoreQuestion } from '../test/sample-questions.ts'
import { ScoreInput, type ScoreSide } from './score-input.tsx'

afterEach(cleanup)

const onAnswerChange = vi.fn<(answer: Answer, unset?: readonly string[]) => void>()

describe('ScoreInput', () => {
  const homeField = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Northern Tide score' })
  const awayField = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Valley Hawks score' })
  function Owner({ disabled }: { readonly disabled?: boolean }) {
    const [answer, setAnswer] = useState<MatchResultAnswer>()
    const [unset, setUnset] = useState<readonly ScoreSide[]>()
    return (
      <ScoreInput
        question={scoreQuestion}
        answer={answer}
        unset={unset}
        onAnswerChange={(next, nextUnset) => {
          setAnswer(next)
          setUnset(nextUnset)
        }}
        disabled={disabled}
      />
    )
  }
  const show = (answer: { home: number; away: number } | undefined) =>
    render(
      <ScoreInput
        question={scoreQuestion}
        answer={answer && { kind: 'match-result', ...answer }}
        onAnswerChange={onAnswerChange}
      />,
    )

  it('passes on which score is not set after the first one', () => {
    show(undefined)
    fireEvent.click(screen.getByRole('button', { name: 'One more, Northern Tide score' }))
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'match-result', home: 1, away: 0 }, ['away'])
  })

  it('answers 0–0 with one tap on a decrease button', () => {
    show(undefined)
    fireEvent.click(screen.getByRole('button', { name: 'One less, Valley Hawks score' }))
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'match-result', home: 0, away: 0 }, ['home'])
  })

  it('answers 0–0 when one 0 is typed', () => {
    show(undefined)
    fireEvent.change(awayField(), { target: { value: '0' } })
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'match-result', home: 0, away: 0 }, ['home'])
  })

  it('shows no number for the other team until it is set', () => {
    render(<Owner />)
    fireEvent.change(homeField(), { target: { value: '27' } })
    expect([homeField().value, awayField().value]).toEqual(['27', ''])
    expect(screen.getByRole('status').textContent).toBe('27: No score for Valley Hawks yet')
    fireEvent.change(awayField(), { target: { value: '0' } })
    expect(awayField().value).toBe('0')
    expect(screen.getByRole('status').textContent).toBe('27–0: Northern Tide win by 27')
  })

  it('shows no number for a team that is unset in a stored answer', () => {
    render(
      <ScoreInput
        question={scoreQuestion}
        answer={{ kind: 'match-result', home: 27, away: 0 }}
        unset={['away']}
        onAnswerChange={onAnswerChange}
      />,
    )
    expect([homeField().value, awayField().value]).toEqual(['27', ''])
    expect(screen.getByRole('status').textContent).toBe('27: No score for Valley Hawks yet')
    fireEvent.change(homeField(), { target: { value: '28' } })
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'match-result', home: 28, away: 0 }, ['away'])
    fireEvent.change(awayField(), { target: { value: '0' } })
    expect(onAnswerChange).toHaveBeenLastCalledWith({ kind: 'match-result', home: 27, away: 0 }, [])
  })

  it('shows no number for a team without a score while other answers are sent', () => {
    const { rerender } = render(<Owner />)
    fireEvent.change(homeField(), { target: { value: '27' } })
    rerender(<Owner disabled />)
    expect(awayField().value).toBe('')
  })

  it('shows both scores of an earlier answer', () => {
    show({ home: 27, away: 0 })
    expect(awayField().value).toBe('0')
  })

  it('announces a step once, with score and outcome in one live region', () => {
    const { container } = show({ home: 27, away: 19 })
    expect(container.querySelectorAll('[aria-live], output')).toHaveLength(1)
  })

  it.each([
    [27, 19, 'Northern Tide win by 8'],
    [0, 3, 'Valley Hawks win by 3'],
    [14, 14, 'Draw'],
  ])('shows the outcome of %d–%d', (home, away, sentence) => {
    show({ home, away })
    expect(screen.getByRole('status').textContent).toBe(`${home}–${away}: ${sentence}`)
  })

  it('labels each score by its team, and does not repeat the question, which is the heading above', () => {
    const { container } = show(undefined)
    expect(screen.getAllByRole('spinbutton')).toEqual([homeField(), awayField()])
    expect(screen.queryByRole('group')).toBeNull()
    expect(container.innerHTML).not.toContain(scoreQuestion.text)
  })
})
