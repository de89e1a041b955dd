import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { NumberAnswer } from '@touchline/game-rules'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../theme/tokens.css'
import { countQuestion, minuteQuestion, possessionQuestion } from '../test/sample-questions.ts'
import { CountSlider } from './count-slider.tsx'
import { MinuteDial } from './minute-dial.tsx'
import { PossessionSlider } from './possession-slider.tsx'

afterEach(cleanup)

const slider = () => screen.getByRole<HTMLInputElement>('slider')
const field = () => screen.getByRole<HTMLInputElement>('spinbutton')

/** The space of the prediction screen around the control: 16 px margins and 20 px for the line. */
const TAKEN_BY_THE_SCREEN_PX = 2 * 16 + 20

describe('MinuteDial', () => {
  function Owner() {
    const [answer, setAnswer] = useState<NumberAnswer<'minute'>>()
    return <MinuteDial question={minuteQuestion} answer={answer} onAnswerChange={setAnswer} />
  }

  it('takes a minute that is typed in its centre', async () => {
    render(<Owner />)
    await userEvent.click(field())
    expect(slider().getAttribute('aria-valuetext')).toBe('not answered')
    await userEvent.keyboard('37')
    expect([field().value, slider().valueAsNumber]).toEqual(['37', 37])
  })

  it.each([
    [80, '37', 1],
    [100, '10', 0],
    [100, '1{Backspace}11', 1],
  ])('of at most %i is complete after %j: %i', async (max, keys, calls) => {
    const onComplete = vi.fn()
    const question = { ...minuteQuestion, max }
    render(
      <MinuteDial question={question} answer={undefined} onAnswerChange={vi.fn()} onComplete={onComplete} />,
    )
    await userEvent.click(field())
    await userEvent.keyboard(keys)
    expect(onComplete).toHaveBeenCalledTimes(calls)
  })

  it('takes a minute that is typed on the dial, and keeps its arrow keys', async () => {
    render(<Owner />)
    slider().focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(slider().valueAsNumber).toBe(21)
    await userEvent.keyboard('5{Enter}')
    expect([field().value, slider().valueAsNumber]).toEqual(['5', 5])
    await userEvent.keyboard('{ArrowUp}')
    expect(slider().valueAsNumber).toBe(6)
  })

  it('takes a minute that is typed on the dial with Shift, as on French keyboards', () => {
    render(<Owner />)
    slider().focus()
    fireEvent.keyDown(slider(), { key: '5', shiftKey: true })
    expect(document.activeElement).toBe(field())
  })

  it.each([272, 292, 340])('keeps its buttons clear of its dial in a card of %i px', (width) => {
    const answer = { kind: 'minute', value: 7 } as const
    const { container } = render(
      <MinuteDial question={minuteQuestion} answer={answer} onAnswerChange={vi.fn()} />,
    )
    container.style.inlineSize = `${width}px`
    const later = screen.getByRole('button', { name: 'One minute later' }).getBoundingClientRect()
    const dial = slider().getBoundingClientRect()
    expect(dial.top).toBeLessThan(later.top)
    expect(later.right).toBeLessThanOrEqual(dial.left)
    expect(dial.right).toBeLessThanOrEqual(container.getBoundingClientRect().right)
  })

  it('keeps its dial in its card next to a heading of many lines', () => {
    const heading = { id: 'heading', content: <h3 id="heading">{'Which minute? '.repeat(20)}</h3> }
    const props = { question: minuteQuestion, answer: undefined, onAnswerChange: vi.fn(), heading }
    const { container } = render(<MinuteDial {...props} />)
    container.style.inlineSize = '340px'
    const { right } = container.getBoundingClientRect()
    expect(slider().getBoundingClientRect().right).toBeLessThanOrEqual(right)
  })

  it('keeps the labels of minutes clear of its thumb before it is answered', () => {
    const { container } = render(<Owner />)
    container.style.inlineSize = '340px'
    const thumb = container.querySelector('[class*=thumb]')?.getBoundingClientRect()
    expect(screen.getByText('20').getBoundingClientRect().right).toBeLessThan(thumb?.left ?? 0)
  })

  it('is one stop of Tab', async () => {
    render(
      <>
        <Owner />
        <button type="button">Next</button>
      </>,
    )
    slider().focus()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
  })
})

it.each([280, 600])('has the last button of a CountSlider at the end of its card, %i px wide', (width) => {
  const heading = { id: 'heading', content: <h3 id="heading">{countQuestion.text}</h3> }
  const props = { question: countQuestion, answer: undefined, onAnswerChange: () => undefined, heading }
  const { container } = render(<CountSlider {...props} />)
  container.style.inlineSize = `${width}px`
  const { right } = screen.getByRole('button', { name: /One more/ }).getBoundingClientRect()
  expect(right).toBeCloseTo(container.getBoundingClientRect().right, 0)
})

it.each([
  [
    'MinuteDial',
    200,
    <MinuteDial key="" question={minuteQuestion} answer={undefined} onAnswerChange={() => undefined} />,
  ],
  [
    'CountSlider',
    84,
    <CountSlider key="" question={countQuestion} answer={undefined} onAnswerChange={() => undefined} />,
  ],
])('%s is at most %i px high on a phone of 390 px', (_, height, input) => {
  const { container } = render(input)
  container.style.inlineSize = `${390 - TAKEN_BY_THE_SCREEN_PX}px`
  expect(container.getBoundingClientRect().height).toBeLessThanOrEqual(height)
})

it.each([600, 200])(
  'has the share of the away team at the end of a PossessionSlider, %d px wide',
  (width) => {
    const answer = { kind: 'possession', value: 55 } as const
    const props = { question: possessionQuestion, answer, onAnswerChange: () => undefined }
    const { container } = render(<PossessionSlider home="Northern Tide" away="Valley Hawks" {...props} />)
    container.style.inlineSize = `${width}px`
    const { right } = screen.getByText(/Valley Hawks/).getBoundingClientRect()
    expect(right).toBeCloseTo(container.getBoundingClientRect().right, 0)
  },
)
