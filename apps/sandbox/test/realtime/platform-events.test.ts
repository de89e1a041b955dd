import { once } from 'node:events'
import { get } from 'node:https'
import { text } from 'node:stream/consumers'
import { createEngagement, listPrograms, takePages } from '@touchline/engagement-sdk'
import {
  fetchHistory,
  joinPresence,
  messages,
  type RealtimeMessage,
  realtimeConnection,
} from '@touchline/engagement-sdk/realtime'
import { expect, it } from 'vitest'
import { startSandbox } from '../../src/server/start-sandbox.ts'
import { MEN } from '../men-scenario.ts'

it('the event of a settled match reaches all listeners and is kept in history', async () => {
  await using sandbox = await startSandbox({ ...MEN, speed: 1, tls: true })
  const { port } = new URL(sandbox.url)
  const insecure = { host: 'localhost', port, path: '/time/0', rejectUnauthorized: false, agent: false }
  const [overTls] = await once(get(insecure), 'response')
  expect(JSON.parse(await text(overTls))).toEqual([expect.any(Number)])
  const engagement = createEngagement({ clientId: sandbox.clientId, endpoint: sandbox.apiUrl })
  const profile = await engagement.init({ accessToken: sandbox.demoToken })
  const { results } = await takePages(listPrograms(engagement, { title: '120-2024 | 10' }))
  const [program] = results
  const channel = program?.subscribe_channel ?? ''
  const stop = new AbortController()
  const received: RealtimeMessage[] = []
  const reading = (async () => {
    for await (const message of messages(engagement, channel, { signal: stop.signal })) received.push(message)
  })()
  const people: string[] = []
  const watching = (async () => {
    for await (const event of joinPresence(engagement, channel, { signal: stop.signal })) {
      people.push(`${event.event} ${event.userId}`)
    }
  })()
  await expect.poll(() => people).toContain(`join ${profile.id}`)
  expect(realtimeConnection(engagement).phase).toBe('connected')
  await sandbox.settle(program?.id ?? '')
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(8)
  expect(
    received.every((message) => message.type === 'widget' && message.event === 'text-prediction-updated'),
  ).toBe(true)
  const kept = await fetchHistory(engagement, { channel })
  expect(kept.map(({ timetoken }) => timetoken)).toEqual(received.map(({ timetoken }) => timetoken))
  stop.abort()
  await Promise.all([reading, watching])
  await expect.poll(() => sandbox.realtime.presence.where(profile.id)).toEqual([])
  engagement.dispose()
})
