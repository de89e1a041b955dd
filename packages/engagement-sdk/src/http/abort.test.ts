import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reasonOf, waitFor, withDeadline } from './abort.ts'

const listenersOf = (signal: AbortSignal) => getEventListeners(signal, 'abort').length
const forever = () => new Promise<never>(() => undefined)
const within = (given: {
  readonly signals?: readonly (AbortSignal | undefined)[]
  readonly timeoutMs?: number
}) => ({
  signals: [],
  timeoutMs: 1000,
  timeoutError: () => new Error('too late'),
  ...given,
})

const signalsOf = (controllers: readonly AbortController[]) => controllers.map(({ signal }) => signal)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('withDeadline', () => {
  it.each([
    ['resolves', async () => 'done'],
    ['rejects', () => Promise.reject(new Error('mine'))],
  ])('removes its abort listeners and its timer when the work %s', async (_, work) => {
    const signals = [new AbortController().signal, undefined, new AbortController().signal]
    await withDeadline<string>(within({ signals }), work).catch(() => undefined)
    expect(signals.map((signal) => signal && listenersOf(signal))).toEqual([0, undefined, 0])
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([0, 1])('ends the work, which may ignore it, with the reason of signal %i', async (index) => {
    const controllers = [new AbortController(), new AbortController()]
    const signals = signalsOf(controllers)
    const stopping = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('other'))))
    const ended = [stopping, forever].map((work) => withDeadline(within({ signals }), work))
    controllers[index]?.abort('gone')
    for (const each of ended) await expect(each).rejects.toBe('gone')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rejects at the deadline although the work ignores its signal', async () => {
    const { signal } = new AbortController()
    const waiting = expect(withDeadline(within({ signals: [signal] }), forever)).rejects.toThrow('too late')
    await vi.advanceTimersByTimeAsync(1000)
    await waiting
    expect(listenersOf(signal)).toBe(0)
  })

  it.each([
    ['when a signal is already aborted', { signals: [AbortSignal.abort(new Error('gone'))] }, 'gone'],
    ['after the deadline', { timeoutMs: 0 }, 'too late'],
  ])('starts nothing %s', async (_, deadline, reason) => {
    const work = vi.fn(forever)
    await expect(withDeadline(within(deadline), work)).rejects.toThrow(reason)
    expect(work).not.toHaveBeenCalled()
  })
})

describe('waitFor', () => {
  it('resolves to the first value and unsubscribes', async () => {
    const unsubscribe = vi.fn()
    const { signal } = new AbortController()
    const value = waitFor<number>((resolve) => {
      resolve(1)
      resolve(2)
      return unsubscribe
    }, signal)
    await expect(value).resolves.toBe(1)
    expect([unsubscribe.mock.calls.length, listenersOf(signal)]).toEqual([1, 0])
  })

  it.each([0, 1])('rejects with the reason of signal %i and unsubscribes', async (index) => {
    const unsubscribe = vi.fn()
    const controllers = [new AbortController(), new AbortController()]
    const value = waitFor(() => unsubscribe, ...signalsOf(controllers))
    controllers[index]?.abort('gone')
    await expect(value).rejects.toBe('gone')
    expect(unsubscribe).toHaveBeenCalledOnce()
  })

  it('subscribes to nothing with a signal that is already aborted', async () => {
    const subscribe = vi.fn()
    await expect(waitFor(subscribe, AbortSignal.abort('gone'))).rejects.toBe('gone')
    expect(subscribe).not.toHaveBeenCalled()
  })
})

it('reasonOf returns an AbortError for a signal without a reason, as in React Native', () => {
  const { signal } = new AbortController()
  const withoutReason = Object.create(signal, { reason: { value: undefined } })
  expect(reasonOf(withoutReason)).toMatchObject({ name: 'AbortError' })
})
