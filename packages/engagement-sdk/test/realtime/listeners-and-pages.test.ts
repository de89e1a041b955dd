import { describe, expect, it, vi } from 'vitest'
import { createEngagement, NotInitialisedError } from '../../src/index.ts'
import { historyPages, onMessage } from '../../src/realtime/index.ts'
import { anEnvelope, subscribeResponse } from './fake-service.ts'
import { aHarness } from './harness.ts'

const FIRST = '17141967000000001'
const SECOND = '17141967000000002'

describe('onMessage', () => {
  it('calls the listener for each message until it is stopped, also when it throws', async () => {
    const { engagement, service } = await aHarness()
    const warned = vi.fn()
    engagement.on('warning', ({ message }) => warned(message))
    const listener = vi.fn(({ payload }: { payload: unknown }) => {
      if (payload === 1) throw new Error('mine')
    })
    const stop = onMessage(engagement, 'room', listener)
    const poll = await service.connect(FIRST)
    await poll.respond(
      subscribeResponse(
        SECOND,
        anEnvelope(1, { c: 'room' }),
        anEnvelope(2, { c: 'room', p: { t: SECOND, r: 1 } }),
      ),
    )
    await expect.poll(() => listener.mock.calls.map(([{ payload }]) => payload)).toEqual([1, 2])
    expect(warned.mock.calls).toEqual([['A real-time listener threw.']])
    stop()
    await expect.poll(() => service.pending).toEqual([])
  })

  it('throws before init', () => {
    const engagement = createEngagement({ clientId: 'c' })
    expect(() => onMessage(engagement, 'room', () => undefined)).toThrow(NotInitialisedError)
  })
})

describe('historyPages', () => {
  it('reads the page before the oldest message until there is none', async () => {
    const { engagement, service } = await aHarness()
    const pages = historyPages(engagement, { channel: 'room', max: 1 })
    const starts: (string | null)[] = []
    const next = async (messages: readonly object[]) => {
      const page = pages.next()
      const request = await service.next(/history/)
      starts.push(request.url.searchParams.get('start'))
      await request.respond({ channels: { room: messages } })
      return (await page).value?.map(({ payload }) => payload)
    }
    expect(await next([{ message: 'newest', timetoken: SECOND }])).toEqual(['newest'])
    expect(await next([{ message: 'older', timetoken: FIRST }])).toEqual(['older'])
    expect(await next([])).toBe(undefined)
    expect(starts).toEqual([null, SECOND, FIRST])
  })
})
