import {
  createWidgetInteraction,
  type Engagement,
  getWidgets,
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
  const ofKind = (kind: Widget['kind']): Widget => {
    const widget = widgets.find((one) => one.kind === kind)
    if (!widget) throw new Error(`The showcase has a ${kind}.`)
    return widget
  }
  const poll = ofKind('text-poll')
  const quiz = ofKind('text-quiz')
  const slider = ofKind('emoji-slider')
  const prediction = ofKind('text-prediction')
  const received = collect(poll.subscribe_channel ?? '')
  await connected()
  const other = await aFan(sandbox, { token: (await newFan(sandbox)).token })
  await Promise.all([
    ...[engagement, other].map((fan) =>
      createWidgetInteraction(fan, { widget: poll, interactionItem: { id: poll.options[1]?.id } }),
    ),
    createWidgetInteraction(engagement, { widget: quiz, interactionItem: { id: quiz.choices[0]?.id } }),
    createWidgetInteraction(engagement, { widget: slider, interactionItem: { magnitude: 0.25 } }),
    createWidgetInteraction(other, { widget: slider, interactionItem: { magnitude: 0.75 } }),
    // A prediction has no results before it is settled.
    createWidgetInteraction(engagement, {
      widget: prediction,
      interactionItem: { id: prediction.options[0]?.id },
    }),
  ])
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(3)
  other.dispose()
  const news = new Map(received.map(({ event, payload }) => [event, payload]))
  expect(Object.fromEntries(news)).toMatchObject({
    'text-poll-results': {
      id: poll.id,
      options: poll.options.map(({ id }, position) => ({ id, vote_count: position === 1 ? 2 : 0 })),
    },
    'text-quiz-results': {
      id: quiz.id,
      choices: quiz.choices.map(({ id }, position) => ({ id, answer_count: position === 0 ? 1 : 0 })),
    },
    'emoji-slider-results': { id: slider.id, average_magnitude: '0.500' },
  })
  expect(news.size).toBe(3)
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
  const ids = widgets.flatMap(({ options }) => options.map(({ id }) => id))
  const right = {
    id: expect.toSatisfy((id: string) => ids.includes(id)),
    vote_count: expect.any(Number),
    is_correct: true,
    reward_item_amount: expect.any(Number),
  }
  for (const message of results) {
    expect(message).toMatchObject({
      type: 'widget-results',
      event: 'text-prediction-results',
      payload: { kind: 'text-prediction', options: expect.arrayContaining([right]) },
    })
  }
})
