import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClockContext } from '../controls/time/clock.ts'
import { CountdownText } from './countdown-text.tsx'

const MINUTE_MS = 60_000
const START = 1_000_000_000_000

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const show = (minutes: number) => render(<CountdownText closesAt={START + minutes * MINUTE_MS} />)
const shown = () => screen.getByRole('timer').textContent
const announced = () => screen.getByRole('status').textContent

/** Sets the clock to a time at which the page becomes visible after a sleep. */
function wakeAt(time: number): void {
  vi.setSystemTime(time)
  fireEvent(document, new Event('visibilitychange'))
}

describe('CountdownText', () => {
  it('counts down every second, in words for screen readers, until predictions are closed', () => {
    render(<CountdownText closesAt={START + 61_000} />)
    expect(screen.getByRole('timer', { name: '1 minute until predictions close' })).toBeTruthy()
    expect(shown()).toBe('0d 0h 1m 1s until predictions close')
    pass(1000)
    expect(shown()).toBe('0d 0h 1m 0s until predictions close')
    expect(announced()).toBe('1 minute until predictions close')
    pass(65_000)
    expect(shown()).toBe('Predictions closed.')
    expect(announced()).toBe('Predictions closed.')
    expect(screen.getByRole('timer').parentElement?.hasAttribute('data-ended')).toBe(true)
  })

  it('is announced only at 60, 10, 5, 1 and 0 minutes', () => {
    show(61)
    const announcements: (string | null)[] = []
    for (let minute = 61; minute > 0; minute -= 1) {
      pass(MINUTE_MS)
      if (announced() !== (announcements.at(-1) ?? '')) announcements.push(announced())
    }
    expect(announcements).toEqual([
      '1 hour until predictions close',
      '10 minutes until predictions close',
      '5 minutes until predictions close',
      '1 minute until predictions close',
      'Predictions closed.',
    ])
  })

  it('reads the clock again when the page becomes visible after a sleep, and announces only the newest minute', () => {
    show(120)
    wakeAt(START + 117 * MINUTE_MS)
    expect(shown()).toBe('0d 0h 3m 0s until predictions close')
    expect(announced()).toBe('5 minutes until predictions close')
  })

  it('announces nothing at once, also after its end was moved, but its next minute', () => {
    const { rerender } = show(3)
    pass(1000)
    expect(announced()).toBe('')
    for (const minutes of [60, 4, 7]) {
      rerender(<CountdownText closesAt={START + minutes * MINUTE_MS} />)
      expect(announced()).toBe('')
    }
    pass(2 * MINUTE_MS)
    expect(announced()).toBe('5 minutes until predictions close')
  })

  it('uses the clock of its context', () => {
    const now = () => START + 5000
    render(
      <ClockContext value={now}>
        <CountdownText closesAt={START + 8000} />
      </ClockContext>,
    )
    expect(shown()).toBe('0d 0h 0m 3s until predictions close')
  })

  it('corrects the time of a server-rendered page at its next tick, without a warning', () => {
    const onError = vi.spyOn(console, 'error')
    const onRecoverableError = vi.fn()
    const countdown = <CountdownText closesAt={START + 8000} />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(countdown)
    vi.setSystemTime(START + 3000)
    render(countdown, { container, hydrate: true, onRecoverableError })
    pass(1000)
    expect(shown()).toBe('0d 0h 0m 4s until predictions close')
    expect(onRecoverableError.mock.calls).toEqual([])
    expect(onError.mock.calls).toEqual([])
  })

  it('clears its timer on unmount', () => {
    const { unmount } = show(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
