import {
  createWidgetInteraction,
  type Engagement,
  getWidgets,
  type InteractionItem,
  listPrograms,
  takePages,
  type Widget,
} from '@touchline/engagement-sdk'
import {
  fetchHistory,
  joinPresence,
  messages,
  type RealtimeMessage,
  realtimeConnection,
} from '@touchline/engagement-sdk/realtime'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { found } from '../../src/middleware/http-error.ts'
import { type Sandbox, startSandbox } from '../../src/server/start-sandbox.ts'
import { SHOWCASE_PROGRAM_ID } from '../../src/services/seeding/showcase.ts'
import { newFan } from '../api.ts'
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

/** Collects what arrives on a channel. */
function collect(channel: string): readonly RealtimeMessage[] {
  const received: RealtimeMessage[] = []
  void (async () => {
    for await (const message of messages(engagement, channel, { signal: stop.signal })) received.push(message)
  })()
  return received
}
const connected = () =>
  expect
    .poll(() => [realtimeConnection(engagement).phase, sandbox.realtime.log.waiting])
    .toEqual(['connected', 1])

it('presence reaches the SDK, which leaves at the end', async () => {
  const people: string[] = []
  const watching = (async () => {
    for await (const event of joinPresence(engagement, 'lobby', { signal: stop.signal })) {
      people.push(`${event.event} ${event.userId}`)
    }
  })()
  await connected()
  await sandbox.realtime.presence.touch('ana', ['lobby'])
  await expect.poll(() => people).toContain('join ana')
  stop.abort()
  await watching
  await expect.poll(() => sandbox.realtime.presence.here('lobby')).toEqual(['ana'])
})

it('the counters of answered widgets reach the SDK', async () => {
  const { results: widgets } = await takePages(getWidgets(engagement, { programId: SHOWCASE_PROGRAM_ID }))
  const [poll, quiz, slider, prediction] = (
    ['text-poll', 'text-quiz', 'emoji-slider', 'text-prediction'] as const
  ).map((kind) =>
    found(
      widgets.find((widget) => widget.kind === kind),
      kind,
    ),
  )
  const received = collect(poll?.subscribe_channel ?? '')
  await connected()
  const other = await aFan(sandbox, { token: (await newFan(sandbox)).token })
  const answer = (fan: Engagement, widget: Widget | undefined, interactionItem: InteractionItem) =>
    createWidgetInteraction(fan, { widget: found(widget, 'Widget'), interactionItem })
  await Promise.all([
    answer(engagement, poll, { id: poll?.options[1]?.id }),
    answer(other, poll, { id: poll?.options[1]?.id }),
    answer(engagement, quiz, { id: quiz?.choices[0]?.id }),
    answer(engagement, slider, { magnitude: 0.25 }),
    answer(other, slider, { magnitude: 0.75 }),
    // A prediction has no results before it is settled.
    answer(engagement, prediction, { id: prediction?.options[0]?.id }),
  ])
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(3)
  other.dispose()
  const news = Object.fromEntries(received.map(({ event, payload }) => [event, payload]))
  expect(news).toEqual({
    'text-poll-results': expect.objectContaining({
      id: poll?.id,
      options: poll?.options.map(({ id }, position) => ({ id, vote_count: position === 1 ? 2 : 0 })),
    }),
    'text-quiz-results': expect.objectContaining({
      id: quiz?.id,
      choices: quiz?.choices.map(({ id }, position) => ({ id, answer_count: position === 0 ? 1 : 0 })),
    }),
    'emoji-slider-results': expect.objectContaining({ id: slider?.id, average_magnitude: '0.500' }),
  })
  expect(new Set(received.map(({ type }) => type))).toEqual(new Set(['widget-results']))
})

it('a settled match reaches the SDK: its questions, which are kept in history, and their results', async () => {
  const { results: programs } = await takePages(listPrograms(engagement, { title: '120-2024 | 10' }))
  const program = programs.at(-1)
  const channel = program?.subscribe_channel ?? ''
  const { results: widgets } = await takePages(getWidgets(engagement, { programId: program?.id ?? '' }))
  const questions = collect(channel)
  const results = collect(widgets[0]?.subscribe_channel ?? '')
  await connected()
  await sandbox.settle(program?.id ?? '')
  await expect.poll(() => [questions.length, results.length]).toEqual([8, 8])
  for (const message of questions)
    expect(message).toMatchObject({ type: 'widget', event: 'text-prediction-updated' })
  const kept = await fetchHistory(engagement, { channel })
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
