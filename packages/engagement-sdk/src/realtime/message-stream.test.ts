import { describe, expect, it, vi } from 'vitest'
import { createMessageQueue, createMessageStream, MAXIMUM_WAITING } from './message-stream.ts'

function aStream(signal?: AbortSignal) {
  const onDrop = vi.fn()
  const queue = createMessageQueue<number>({ signal, onDrop })
  const close = vi.fn()
  queue.whenEnded(close)
  const open = vi.fn(() => queue)
  return { queue, onDrop, close, open, stream: createMessageStream(open, (item) => item * 10) }
}

describe('createMessageStream', () => {
  it('opens with the first call of next', async () => {
    const { stream, open, queue } = aStream()
    expect(open).not.toHaveBeenCalled()
    const first = stream.next()
    queue.push(1)
    expect(await first).toEqual({ done: false, value: 10 })
    queue.push(2)
    expect(await stream.next()).toEqual({ done: false, value: 20 })
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('keeps the newest messages for a slow reader and reports how many it dropped', async () => {
    const { stream, queue, onDrop } = aStream()
    const first = stream.next()
    queue.push(0)
    await first
    for (let item = 1; item <= MAXIMUM_WAITING + 1; item += 1) queue.push(item)
    expect(onDrop.mock.calls).toEqual([[MAXIMUM_WAITING / 2]])
    expect(await stream.next()).toEqual({ done: false, value: (MAXIMUM_WAITING / 2 + 1) * 10 })
    expect(queue.take()).toHaveLength(0)
  })

  it('resolves several pending calls of next in order', async () => {
    const { stream, queue } = aStream()
    const waiting = [stream.next(), stream.next(), stream.next()]
    queue.push(1)
    await waiting[0]
    queue.push(2)
    queue.push(3)
    expect((await Promise.all(waiting)).map(({ value }) => value)).toEqual([10, 20, 30])
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

  it('ends with its queue and drops the waiting messages', async () => {
    const stop = new AbortController()
    const { stream, queue, close } = aStream(stop.signal)
    const first = stream.next()
    queue.push(1)
    queue.push(2)
    await first
    stop.abort()
    expect(await stream.next()).toEqual({ done: true, value: undefined })
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('closes as soon as its signal is aborted, also without a reader', async () => {
    const stop = new AbortController()
    const { stream, queue, close } = aStream(stop.signal)
    queue.push(1)
    await stream.next()
    stop.abort()
    expect(close).toHaveBeenCalledTimes(1)
    expect(await stream.next()).toEqual({ done: true, value: undefined })
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('is done immediately if there is nothing to open, if opening throws, or if it is disposed', async () => {
    expect(await createMessageStream(() => undefined, String).next()).toEqual({
      done: true,
      value: undefined,
    })
    const broken = createMessageStream<number, number>(() => {
      throw new Error('not now')
    }, Number)
    await expect(broken.next()).rejects.toThrow('not now')
    expect(await broken.next()).toEqual({ done: true, value: undefined })
    const { stream, open } = aStream()
    await stream[Symbol.asyncDispose]()
    expect(await stream.next()).toEqual({ done: true, value: undefined })
    expect(open).not.toHaveBeenCalled()
  })

  it('rejects with the error passed to throw and closes', async () => {
    const { stream, queue, close } = aStream()
    queue.push(1)
    await stream.next()
    await expect(stream.throw(new Error('mine'))).rejects.toThrow('mine')
    expect(close).toHaveBeenCalledTimes(1)
  })
})
