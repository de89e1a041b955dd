import { afterEach, expect, it, vi } from 'vitest'
import { repeat } from './repeat.ts'

afterEach(() => void vi.useRealTimers())

it('starts no run while one is under way, continues after a failure, and stops when the last run has ended', async () => {
  vi.useFakeTimers()
  const runs: PromiseWithResolvers<void>[] = []
  const onError = vi.fn()
  const work = () => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  }
  const stop = repeat(work, { everyMs: 1000, onError })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(runs).toHaveLength(1)
  runs[0]?.reject(new Error('gone'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('gone'))
  expect(runs).toHaveLength(2)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect([runs.length, isStopped]).toEqual([2, false])
  runs[1]?.resolve()
  await stopped
})
