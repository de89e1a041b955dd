import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventBatch } from './event-batch.ts'

const RESULT = { type: 'results-published', fixtureId: 'f1' } as const
const CHANGE = { type: 'questions-changed', fixtureId: 'f2' } as const
const handOver = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  handOver.mockReset()
})
afterEach(() => vi.useRealTimers())

it('delivers events of one type that arrive together in one batch, and later ones in another', () => {
  const batch = eventBatch(handOver, () => 100)
  batch.add(RESULT)
  batch.add(RESULT)
  expect(handOver).not.toHaveBeenCalled()
  vi.runAllTimers()
  batch.add(RESULT)
  vi.runAllTimers()
  expect(handOver.mock.calls).toEqual([[[RESULT, RESULT]], [[RESULT]]])
})

it('does not deliver a result earlier because a change was waiting', () => {
  const batch = eventBatch(handOver, (type) => (type === 'results-published' ? 500 : 100))
  batch.add(CHANGE)
  batch.add(RESULT)
  expect(batch.hasResults()).toBe(true)
  vi.advanceTimersByTime(100)
  expect(handOver.mock.calls).toEqual([[[CHANGE]]])
  vi.advanceTimersByTime(400)
  expect(handOver.mock.calls).toEqual([[[CHANGE]], [[RESULT]]])
  expect(batch.hasResults()).toBe(false)
})

it('delivers nothing after it has stopped', () => {
  const batch = eventBatch(handOver, () => 100)
  batch.add(RESULT)
  batch.stop()
  vi.runAllTimers()
  expect(handOver).not.toHaveBeenCalled()
})

it('delivers to a hidden page when it is visible again, and never after it has stopped', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const batch = eventBatch(handOver, () => 100)
  batch.add(RESULT)
  vi.runAllTimers()
  batch.add(RESULT)
  expect(handOver).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(handOver.mock.calls).toEqual([[[RESULT, RESULT]]])
  hidden.mockReturnValue(true)
  batch.add(RESULT)
  vi.runAllTimers()
  batch.stop()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(handOver).toHaveBeenCalledTimes(1)
  hidden.mockRestore()
})
