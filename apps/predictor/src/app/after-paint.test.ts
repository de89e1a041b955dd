import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('calls once, when the first frame is in sight', () => {
  const call = vi.fn()
  afterPaint(call)
  vi.advanceTimersToNextFrame()
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersToNextFrame()
  expect(call).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  expect(call).toHaveBeenCalledTimes(1)
})

it('does not wait for a page that is not painted', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const call = vi.fn()
  afterPaint(call)
  vi.advanceTimersByTime(100)
  expect(call).toHaveBeenCalledTimes(1)
})
