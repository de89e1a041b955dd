import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/realtime/fake-clock.ts'
import { withDeadline } from './with-deadline.ts'

const forever = () => new Promise<never>(() => undefined)

describe('withDeadline', () => {
  it.each([
    ['resolves', async () => 'done'],
    ['rejects', () => Promise.reject(new Error('mine'))],
  ])('removes its abort listeners and its timer when the work %s', async (_, work) => {
    const clock = createFakeClock()
    const signals = [new AbortController().signal, undefined, new AbortController().signal]
    await withDeadline<string>({ signals, timeoutMs: 1000, details: {} }, clock, work).catch(() => undefined)
    expect(signals.map((signal) => signal && getEventListeners(signal, 'abort').length)).toEqual([
      0,
      undefined,
      0,
    ])
    expect(clock.waiting).toBe(0)
  })

  it.each([0, 1])('aborts the work with the reason of signal %i', async (index) => {
    const controllers = [new AbortController(), new AbortController()]
    const signals = controllers.map(({ signal }) => signal)
    const work = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('other'))))
    const ended = withDeadline({ signals, timeoutMs: 1000, details: {} }, createFakeClock(), work)
    controllers[index]?.abort('gone')
    await expect(ended).rejects.toBe('gone')
  })

  it('starts nothing when a signal is already aborted', async () => {
    const signals = [AbortSignal.abort('gone')]
    const clock = createFakeClock()
    await expect(withDeadline({ signals, timeoutMs: 1000, details: {} }, clock, forever)).rejects.toBe('gone')
    expect(clock.waiting).toBe(0)
  })
})
