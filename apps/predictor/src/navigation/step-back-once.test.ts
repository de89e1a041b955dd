import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stepBackOnce } from './game-navigation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const stepIsMade = () => window.dispatchEvent(new PopStateEvent('popstate'))

it('starts the next step after one that went to another page of the history', () => {
  const start = vi.fn()
  const follow = vi.fn()
  stepBackOnce(start, window, follow)
  vi.runAllTimers()
  stepIsMade()
  expect(follow).not.toHaveBeenCalled()
  stepBackOnce(start, window)
  expect(start).toHaveBeenCalledTimes(2)
})

it('calls what the latest of several requests wants to follow', () => {
  const follow = vi.fn()
  const replaced = vi.fn()
  stepBackOnce(() => undefined, window, replaced)
  stepBackOnce(() => undefined, window, follow)
  stepIsMade()
  expect([replaced.mock.calls.length, follow.mock.calls.length]).toEqual([0, 1])
})
