import { renderHook } from '@testing-library/react'
import { RESULTS_CHECK_INTERVAL_MS, RESULTS_DELAY_MS } from '@touchline/game-rules'
import { ClockProvider } from '@touchline/ui-kit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aFixture } from '../../test/makers.ts'
import { useResultsWatch } from './use-results-watch.ts'

const onDue = vi.fn()
const readClock = () => Date.now()
const match = aFixture()

const AT_ONCE = { spreadMs: 1000, random: () => 0 }

function watch(fixtures: Parameters<typeof useResultsWatch>[0]['fixtures'], spread = AT_ONCE) {
  return renderHook((props) => useResultsWatch({ ...props, spread }), {
    initialProps: { fixtures, readAt: 0, onDue },
    wrapper: ({ children }) => <ClockProvider now={readClock}>{children}</ClockProvider>,
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: match.kickOffAt })
  onDue.mockReset()
})
afterEach(() => vi.useRealTimers())

it('calls back with the match at its results time', () => {
  watch([match])
  vi.advanceTimersByTime(RESULTS_DELAY_MS - 1)
  expect(onDue).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onDue.mock.calls).toEqual([[[match]]])
})

it('calls back a part of the spread later than the results time', () => {
  watch([match], { spreadMs: 100_000, random: () => 0.5 })
  vi.advanceTimersByTime(RESULTS_DELAY_MS + 49_999)
  expect(onDue).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onDue).toHaveBeenCalledTimes(1)
})

it('calls back again after five minutes when the read had no result', () => {
  const { rerender } = watch([match])
  vi.advanceTimersByTime(RESULTS_DELAY_MS)
  rerender({ fixtures: [match], readAt: 1, onDue })
  vi.advanceTimersByTime(RESULTS_CHECK_INTERVAL_MS)
  expect(onDue).toHaveBeenCalledTimes(2)
})

it('calls back every five minutes when the read failed', () => {
  watch([match])
  vi.advanceTimersByTime(RESULTS_DELAY_MS + 3 * RESULTS_CHECK_INTERVAL_MS - 1)
  expect(onDue).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(1)
  expect(onDue).toHaveBeenCalledTimes(4)
})

it('reads nothing on a hidden page, and once when it is visible again', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  watch([match])
  vi.advanceTimersByTime(RESULTS_DELAY_MS + 3 * RESULTS_CHECK_INTERVAL_MS)
  expect(onDue).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onDue).toHaveBeenCalledTimes(1)
  hidden.mockRestore()
})

it('stops when the result is in', () => {
  const { rerender } = watch([match])
  rerender({ fixtures: [aFixture({ isSettled: true })], readAt: 1, onDue })
  vi.advanceTimersByTime(RESULTS_DELAY_MS * 2)
  expect(onDue).not.toHaveBeenCalled()
})

it('waits for a match that is further away than the longest browser timer, without an earlier call', () => {
  const DAY_MS = 86_400_000
  vi.setSystemTime(match.kickOffAt - 60 * DAY_MS)
  watch([match])
  vi.advanceTimersByTime(60 * DAY_MS + RESULTS_DELAY_MS - 1)
  expect(onDue).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onDue).toHaveBeenCalledTimes(1)
})
