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

it('delivers events that arrive together in one batch, and later ones in another', () => {
  const batch = eventBatch(handOver, () => 0)
  batch.add(RESULT)
  batch.add(CHANGE)
  expect(handOver).not.toHaveBeenCalled()
  vi.runAllTimers()
  batch.add(CHANGE)
  vi.runAllTimers()
  expect(handOver.mock.calls).toEqual([[[RESULT, CHANGE]], [[CHANGE]]])
})

it('delivers nothing after it has stopped', () => {
  const batch = eventBatch(handOver)
  batch.add(RESULT)
  batch.stop()
  vi.runAllTimers()
  expect(handOver).not.toHaveBeenCalled()
})
