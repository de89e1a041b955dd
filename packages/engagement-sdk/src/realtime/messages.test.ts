import { describe, expect, it, vi } from 'vitest'
import { aMessage } from '../../test/realtime/fake-service.ts'
import type { RealtimeMessage } from './envelope.ts'
import { createStream, MAXIMUM_WAITING } from './messages.ts'
import type { Queue } from './subscriptions.ts'

/** Returns a stream of times, tenfold. Messages can be pushed after its first `next`. */
function aStream(signal?: AbortSignal) {
  const read = (messages: readonly RealtimeMessage[]) =>
    messages.map(({ timetoken }) => Number(timetoken) * 10)
  const onDrop = vi.fn()
  const close = vi.fn()
  let queue: Queue | undefined
  const open = vi.fn((opened: Queue) => {
    queue = opened
    opened.ended.addEventListener('abort', close)
    return { read, onDrop }
  })
  const stream = createStream(signal, open)
  const push = (...indexes: readonly number[]) => {
    for (const index of indexes) queue?.receive(aMessage(String(index)))
  }
  return { push, onDrop, close, open, stream }
}

describe('createStream', () => {
  it('opens with the first call of next', async () => {
    const { stream, open, push } = aStream()
    expect(open).not.toHaveBeenCalled()
    const first = stream.next()
    push(1)
    expect(await first).toEqual({ done: false, value: 10 })
    push(2)
    expect(await stream.next()).toEqual({ done: false, value: 20 })
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('keeps the newest messages for a slow reader, and reports at once how many it dropped', async () => {
    const { stream, push, onDrop } = aStream()
    const first = stream.next()
    push(0)
    await first
    for (let item = 1; item <= MAXIMUM_WAITING; item += 1) push(item)
    expect(onDrop).not.toHaveBeenCalled()
    push(MAXIMUM_WAITING + 1)
    expect(onDrop.mock.calls).toEqual([[MAXIMUM_WAITING / 2]])
    expect(await stream.next()).toEqual({ done: false, value: (MAXIMUM_WAITING / 2 + 1) * 10 })
  })

  it('ends on return, also while a next is pending, and closes once', async () => {
    const { stream, close } = aStream()
    const waiting = stream.next()
    await Promise.resolve()
    expect(await stream.return()).toEqual({ done: true, value: undefined })
    expect(await waiting).toEqual({ done: true, value: undefined })
    expect(await stream.next()).toEqual({ done: true, value: undefined })
    await stream.return()
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('closes as soon as its signal is aborted, also without a reader, and drops the waiting messages', async () => {
    const stop = new AbortController()
    const { stream, push, close } = aStream(stop.signal)
    const first = stream.next()
    push(1)
    push(2)
    await first
    stop.abort()
    expect(close).toHaveBeenCalledTimes(1)
    expect(await stream.next()).toEqual({ done: true, value: undefined })
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('is done immediately if its signal is aborted already, if opening throws, or if it is disposed', async () => {
    expect(await aStream(AbortSignal.abort()).stream.next()).toEqual({ done: true, value: undefined })
    const broken = aStream()
    broken.open.mockImplementation(() => {
      throw new Error('not now')
    })
    await expect(broken.stream.next()).rejects.toThrow('not now')
    expect(await broken.stream.next()).toEqual({ done: true, value: undefined })
    const { stream, open } = aStream()
    await stream[Symbol.asyncDispose]()
    expect(await stream.next()).toEqual({ done: true, value: undefined })
    expect(open).not.toHaveBeenCalled()
  })

  it('rejects with the error passed to throw and closes', async () => {
    const { stream, push, close } = aStream()
    const first = stream.next()
    push(1)
    await first
    await expect(stream.throw(new Error('mine'))).rejects.toThrow('mine')
    expect(close).toHaveBeenCalledTimes(1)
  })
})
