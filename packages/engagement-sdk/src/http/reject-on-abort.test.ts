import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { rejectOnAbort } from './reject-on-abort.ts'

const listenersOf = (signal: AbortSignal) => getEventListeners(signal, 'abort').length

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
