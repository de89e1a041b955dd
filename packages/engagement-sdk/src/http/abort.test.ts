import { getEventListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { type Deadline, reasonOf, rejectOnAbort, waitFor, withDeadline } from './abort.ts'

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
    vi.useFakeTimers()
    const signals = [new AbortController().signal, undefined, new AbortController().signal]
    await withDeadline<string>(within({ signals }), work).catch(() => undefined)
    expect(signals.map((signal) => signal && listenersOf(signal))).toEqual([0, undefined, 0])
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it.each([0, 1])('aborts the work with the reason of signal %i', async (index) => {
    const controllers = [new AbortController(), new AbortController()]
    const signals = controllers.map(({ signal }) => signal)
    const work = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('other'))))
    const ended = withDeadline(within({ signals }), work)
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

describe('rejectOnAbort', () => {
  it.each([
    ['resolves', () => Promise.resolve(1)],
    ['rejects', () => Promise.reject(new Error('mine'))],
  ])('removes its listener when the promise %s', async (_, start) => {
    const { signal } = new AbortController()
    await rejectOnAbort<unknown>(start(), signal).catch(() => undefined)
    expect(listenersOf(signal)).toBe(0)
  })

  it('rejects with the reason of the signal', async () => {
    const controller = new AbortController()
    const waiting = expect(rejectOnAbort(new Promise(() => undefined), controller.signal)).rejects.toBe(
      'gone',
    )
    controller.abort('gone')
    await waiting
  })
})

it('init with a token provider removes its abort listeners', async () => {
  const { engagement } = await readyMatch({ tokenProvider: async () => '' })
  const { signal: disposal } = engagement.internals.disposal
  const before = listenersOf(disposal)
  for (let round = 0; round < 3; round += 1) await engagement.init()
  expect(listenersOf(disposal)).toBe(before)
})

describe('waitFor', () => {
  it('resolves to the first value and unsubscribes', async () => {
    const unsubscribe = vi.fn()
    const value = waitFor<number>((resolve) => {
      resolve(1)
      resolve(2)
      return unsubscribe
    }, undefined)
    await expect(value).resolves.toBe(1)
    expect(unsubscribe).toHaveBeenCalledOnce()
  })

  it('rejects with the reason of the signal and unsubscribes', async () => {
    const unsubscribe = vi.fn()
    const controller = new AbortController()
    const value = waitFor(() => unsubscribe, controller.signal)
    controller.abort('gone')
    await expect(value).rejects.toBe('gone')
    expect(unsubscribe).toHaveBeenCalledOnce()
  })
})

describe('reasonOf', () => {
  it('returns an AbortError for a signal without a reason, as in React Native', () => {
    const { signal } = new AbortController()
    const withoutReason = Object.create(signal, { reason: { value: undefined } })
    expect(reasonOf(withoutReason)).toMatchObject({ name: 'AbortError' })
  })
})
