import { getEventListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { createFakeClock } from '../../test/realtime/fake-clock.ts'
import { type Deadline, withDeadline } from './with-deadline.ts'

const listenersOf = (signal: AbortSignal) => getEventListeners(signal, 'abort').length
const forever = () => new Promise<never>(() => undefined)
const within = (deadline: Partial<Deadline>): Deadline => ({
  signals: [],
  timeoutMs: 1000,
  timeoutError: () => new Error('too late'),
  ...deadline,
})

describe('withDeadline', () => {
  it.each([
    ['resolves', async () => 'done'],
    ['rejects', () => Promise.reject(new Error('mine'))],
  ])('removes its abort listeners and its timer when the work %s', async (_, work) => {
    const clock = createFakeClock()
    const signals = [new AbortController().signal, undefined, new AbortController().signal]
    await withDeadline<string>(within({ signals, after: clock.after }), work).catch(() => undefined)
    expect(signals.map((signal) => signal && listenersOf(signal))).toEqual([0, undefined, 0])
    expect(clock.waiting).toBe(0)
  })

  it.each([0, 1])('aborts the work with the reason of signal %i', async (index) => {
    const controllers = [new AbortController(), new AbortController()]
    const signals = controllers.map(({ signal }) => signal)
    const work = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('other'))))
    const ended = withDeadline(within({ signals, after: createFakeClock().after }), work)
    controllers[index]?.abort('gone')
    await expect(ended).rejects.toBe('gone')
  })

  it('starts nothing when a signal is already aborted', async () => {
    const work = vi.fn(forever)
    const ended = withDeadline(within({ signals: [AbortSignal.abort('gone')] }), work)
    await expect(ended).rejects.toBe('gone')
    expect(work).not.toHaveBeenCalled()
  })

  it('starts nothing after the deadline', async () => {
    const work = vi.fn(forever)
    await expect(withDeadline(within({ timeoutMs: 0 }), work)).rejects.toThrow('too late')
    expect(work).not.toHaveBeenCalled()
  })

  it('rejects at the deadline although the work ignores its signal', async () => {
    vi.useFakeTimers()
    const { signal } = new AbortController()
    const waiting = expect(withDeadline(within({ signals: [signal] }), forever)).rejects.toThrow('too late')
    await vi.advanceTimersByTimeAsync(1000)
    await waiting
    vi.useRealTimers()
    expect(listenersOf(signal)).toBe(0)
  })

  it('clears its timer when a signal is aborted and the work ignores it', async () => {
    vi.useFakeTimers()
    const controller = new AbortController()
    const ended = withDeadline(within({ signals: [controller.signal] }), forever)
    controller.abort('gone')
    await expect(ended).rejects.toBe('gone')
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})
