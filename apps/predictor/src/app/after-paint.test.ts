import { beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

/** Calls what waits for paints. */
let paint: () => void
const disconnect = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onPaint: () => void) {
        paint = onPaint
      }
      observe() {}
      disconnect = disconnect
    },
  )
  return () => {
    vi.useRealTimers()
  }
})

it('calls once, when the page has been painted', () => {
  const call = vi.fn()
  afterPaint(call)
  expect(call).not.toHaveBeenCalled()
  paint()
  expect(disconnect).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  expect(call).toHaveBeenCalledTimes(1)
})

it('does not wait for a page that is not painted', () => {
  const call = vi.fn()
  afterPaint(call)
  vi.advanceTimersByTime(100)
  expect(call).toHaveBeenCalledTimes(1)
})
