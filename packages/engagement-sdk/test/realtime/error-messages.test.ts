import { describe, expect, it } from 'vitest'
import type { Engagement } from '../../src/index.ts'
import * as realtime from '../../src/realtime/index.ts'
import { textOf } from '../text-of.ts'
import { sent } from './harness.ts'

const channel = 'room'
const file = { channel, id: 'f1', name: 'a.png' }

/** Every function that sends a request, with the method of its first one. */
const CALLS: readonly (readonly [string, string, (engagement: Engagement) => Promise<unknown>])[] = [
  ['hereNow', 'GET', (engagement) => realtime.hereNow(engagement, { channel })],
  ['whereNow', 'GET', (engagement) => realtime.whereNow(engagement, { userId: 'me' })],
  ['fetchHistory', 'GET', (engagement) => realtime.fetchHistory(engagement, { channel })],
  ['listFiles', 'GET', (engagement) => realtime.listFiles(engagement, { channel })],
  ['downloadFile', 'GET', (engagement) => realtime.downloadFile(engagement, file)],
  ['syncClock', 'GET', (engagement) => realtime.syncClock(engagement)],
  ['publishMessage', 'POST', (engagement) => realtime.publishMessage(engagement, { channel, message: 1 })],
  ['publishFile', 'POST', (engagement) => realtime.publishFile(engagement, { ...file, content: 'bytes' })],
]

describe('the text of a failed real-time call', () => {
  it.each(CALLS)('%s names the method, the URL and the reason of a refusal', async (_, method, send) => {
    const { call, request } = await sent(send)
    await request.respond({ message: 'The reason.' }, { status: 403 })
    expect(await textOf(call)).toMatch(
      new RegExp(`: The .+\\. \\(${method} https://realtime\\.example/[^?]+ answered 403: The reason\\.\\)$`),
    )
  })

  it.each(CALLS)('%s names the method and the URL when no response arrives', async (_, method, send) => {
    const { call, request } = await sent(send)
    await request.drop()
    expect(await textOf(call)).toMatch(
      new RegExp(`cannot be reached\\. \\(${method} https://realtime\\.example/[^?]+\\)$`),
    )
  })

  it.each(CALLS.filter(([name]) => name !== 'downloadFile'))(
    '%s names the method and the URL of an unreadable response',
    async (_, method, send) => {
      const { call, request } = await sent(send)
      await request.respondWith(new Response('<html>'))
      expect(await textOf(call)).toMatch(
        new RegExp(`: The response is not JSON\\. \\(${method} https://realtime\\.example/[^?]+\\)$`),
      )
    },
  )

  it.each(CALLS.filter(([name]) => !['downloadFile', 'hereNow'].includes(name)))(
    '%s names the method and the URL of a response of another form',
    async (_, method, send) => {
      const { call, request } = await sent(send)
      await request.respond('not the answer')
      expect(await textOf(call)).toMatch(new RegExp(` \\(${method} https://realtime\\.example/[^?]+\\)$`))
    },
  )

  it.each([
    [[0, 'Invalid Key', '17141967000000000'], 'Invalid Key'],
    [{ status: 400, error: true, error_message: 'x', message: 'Invalid Arguments' }, 'Invalid Arguments'],
    [{ status: 403, message: { channel: ['Closed.'] } }, 'channel: Closed.'],
    [{}, undefined],
  ])('has the reason of the refusal %j, if it gives one: %s', async (body, reason) => {
    const { call, request } = await sent((engagement) => realtime.hereNow(engagement, { channel }))
    await request.respond(body, { status: 400 })
    const outcome = reason === undefined ? 'answered 400' : `answered 400: ${reason}`
    await expect(call).rejects.toMatchObject({ reason, message: 'The real-time service refused.' })
    expect(await textOf(call)).toMatch(new RegExp(`\\(GET \\S+ ${outcome}\\)$`))
  })
})
