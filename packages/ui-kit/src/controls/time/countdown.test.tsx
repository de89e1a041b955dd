import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CountdownText } from '../../questions/countdown-text.tsx'
import { ClockProvider } from './clock-provider.tsx'
import { Countdown } from './countdown.tsx'

const MINUTE_MS = 60_000
const START = 1_000_000_000_000

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const seconds = (ms: number) => `${ms / 1000}s`
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('Countdown', () => {
  it('counts down every second and stops at 0', () => {
    render(<Countdown endsAt={START + 2000} formatRemaining={seconds} />)
    const timer = screen.getByRole('timer')
    expect(timer.textContent).toBe('2s')
    pass(1000)
    expect(timer.textContent).toBe('1s')
    pass(5000)
    expect(timer.textContent).toBe('0s')
    expect(timer.parentElement?.hasAttribute('data-ended')).toBe(true)
  })

  it('reads the clock again when the page becomes visible after a sleep', () => {
    render(<Countdown endsAt={START + 60 * MINUTE_MS} formatRemaining={seconds} />)
    vi.setSystemTime(START + 59 * MINUTE_MS)
    fireEvent(document, new Event('visibilitychange'))
    expect(screen.getByRole('timer').textContent).toBe('60s')
  })

  it('is announced only at its announced minutes', () => {
    render(
      <Countdown
        endsAt={START + 61 * MINUTE_MS}
        formatRemaining={seconds}
        announcedMinutes={[60, 10, 5, 1, 0]}
      />,
    )
    const announced: string[] = []
    for (let minute = 61; minute > 0; minute -= 1) {
      pass(MINUTE_MS)
      const now = screen.getByRole('status').textContent
      if (now !== (announced.at(-1) ?? '')) announced.push(now)
    }
    expect(announced).toEqual(['3600s', '600s', '300s', '60s', '0s'])
  })

  it('announces only the newest of its minutes after a long sleep', () => {
    render(
      <Countdown
        endsAt={START + 120 * MINUTE_MS}
        formatRemaining={seconds}
        announcedMinutes={[60, 10, 5, 1, 0]}
      />,
    )
    vi.setSystemTime(START + 117 * MINUTE_MS)
    fireEvent(document, new Event('visibilitychange'))
    expect(screen.getByRole('status').textContent).toBe('300s')
  })

  it('announces nothing on the first render', () => {
    render(
      <Countdown endsAt={START + 3 * MINUTE_MS} formatRemaining={seconds} announcedMinutes={[5, 1, 0]} />,
    )
    pass(1000)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('is announced at the first minute again after its end was moved', () => {
    const countdown = (endsAt: number) => (
      <Countdown endsAt={endsAt} formatRemaining={seconds} announcedMinutes={[5, 1, 0]} />
    )
    const { rerender } = render(countdown(START + 3 * MINUTE_MS))
    rerender(countdown(START + 6 * MINUTE_MS))
    expect(screen.getByRole('status').textContent).toBe('')
    pass(MINUTE_MS)
    expect(screen.getByRole('status').textContent).toBe('300s')
  })

  it('announces nothing when its end is moved to the last minutes', () => {
    const countdown = (endsAt: number) => (
      <Countdown endsAt={endsAt} formatRemaining={seconds} announcedMinutes={[5, 1, 0]} />
    )
    const { rerender } = render(countdown(START + 60 * MINUTE_MS))
    rerender(countdown(START + 3 * MINUTE_MS))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('renders without a valid end', () => {
    render(<Countdown endsAt={Number.NaN} formatRemaining={seconds} announcedMinutes={[5]} />)
    expect(screen.getByRole('timer').textContent).toBe('NaNs')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('announces nothing without announced minutes', () => {
    render(<Countdown endsAt={START + 1000} formatRemaining={seconds} />)
    pass(1000)
    expect(screen.getByRole('timer').textContent).toBe('0s')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('uses the clock of its provider', () => {
    const now = () => START + 5000
    render(
      <ClockProvider now={now}>
        <Countdown endsAt={START + 8000} formatRemaining={seconds} />
      </ClockProvider>,
    )
    expect(screen.getByRole('timer').textContent).toBe('3s')
  })

  it('corrects the time of a server-rendered page at its next tick, without a warning', () => {
    const onError = vi.spyOn(console, 'error')
    const onRecoverableError = vi.fn()
    const countdown = <Countdown endsAt={START + 8000} formatRemaining={seconds} />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(countdown)
    vi.setSystemTime(START + 3000)
    render(countdown, { container, hydrate: true, onRecoverableError })
    pass(1000)
    expect(screen.getByRole('timer').textContent).toBe('4s')
    expect(onRecoverableError.mock.calls).toEqual([])
    expect(onError.mock.calls).toEqual([])
  })

  it('clears its timer on unmount', () => {
    const { unmount } = render(<Countdown endsAt={START + 8000} formatRemaining={seconds} />)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('CountdownText', () => {
  it('shows the specified text, then that predictions are closed', () => {
    render(<CountdownText closesAt={START + 61_000} />)
    expect(screen.getByRole('timer', { name: '1 minute until predictions close' })).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toBe('0d 0h 1m 1s until predictions close')
    pass(1000)
    expect(screen.getByRole('status').textContent).toBe('1 minute until predictions close')
    pass(60_000)
    expect(screen.getByRole('timer').textContent).toBe('Predictions closed.')
    expect(screen.getByRole('status').textContent).toBe('Predictions closed.')
  })
})
