import { type Engagement, getWidgets, listPrograms, takePages } from '@touchline/engagement-sdk'
import {
  fetchHistory,
  joinPresence,
  messages,
  type RealtimeMessage,
  realtimeConnection,
} from '@touchline/engagement-sdk/realtime'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../src/server/start-sandbox.ts'
import { MEN } from '../men-scenario.ts'
import { aFan } from '../sdk/a-fan.ts'

let sandbox: Sandbox
let engagement: Engagement
let stop: AbortController
beforeEach(async () => {
  stop = new AbortController()
  sandbox = await startSandbox(MEN)
  engagement = await aFan(sandbox)
})
afterEach(async () => {
  stop.abort()
  engagement.dispose()
  await sandbox.close()
})

/** Collects what arrives. */
function collect<T>(stream: AsyncIterable<T>) {
  const received: T[] = []
  const collecting = (async () => {
    for await (const one of stream) received.push(one)
  })()
  return { received, collecting }
}
const listen = (channel: string | null | undefined) =>
  collect<RealtimeMessage>(messages(engagement, channel ?? '', { signal: stop.signal })).received
const connected = () =>
  expect
    .poll(() => [realtimeConnection(engagement).phase, sandbox.realtime.log.waiting])
    .toEqual(['connected', 1])

it('presence reaches the SDK, which leaves at the end', async () => {
  const people = collect(joinPresence(engagement, 'lobby', { signal: stop.signal }))
  await connected()
  await sandbox.realtime.presence.touch('ana', ['lobby'])
  await expect
    .poll(() => people.received)
    .toContainEqual(expect.objectContaining({ event: 'join', userId: 'ana' }))
  stop.abort()
  await people.collecting
  await expect.poll(() => sandbox.realtime.presence.here('lobby')).toEqual(['ana'])
})

it('a settled match reaches the SDK: its questions, which are kept in history, and their results', async () => {
  const { results: programs } = await takePages(listPrograms(engagement, { title: '120-2024 | 10' }))
  const { id: programId = '', subscribe_channel } = programs.at(-1) ?? {}
  const { results: widgets } = await takePages(getWidgets(engagement, { programId }))
  const questions = listen(subscribe_channel)
  const results = listen(widgets[0]?.subscribe_channel)
  await connected()
  await sandbox.settle(programId)
  await expect.poll(() => [questions.length, results.length]).toEqual([8, 8])
  for (const message of questions)
    expect(message).toMatchObject({ type: 'widget', event: 'text-prediction-updated' })
  const kept = await fetchHistory(engagement, { channel: subscribe_channel ?? '' })
  expect(kept.map(({ timetoken }) => timetoken)).toEqual(questions.map(({ timetoken }) => timetoken))
  const right = {
    id: expect.any(String),
    vote_count: expect.any(Number),
    is_correct: true,
    reward_item_amount: 10,
  }
  const options = expect.arrayContaining([right])
  for (const [index, message] of results.entries())
    expect(message).toMatchObject({
      type: 'widget-results',
      event: 'text-prediction-results',
      payload: { id: widgets[index]?.id, kind: 'text-prediction', options },
    })
})
