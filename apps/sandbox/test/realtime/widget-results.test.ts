import {
  createWidgetInteraction,
  type Engagement,
  getWidgets,
  listPrograms,
  takePages,
  type Widget,
} from '@touchline/engagement-sdk'
import { messages, type RealtimeMessage, realtimeConnection } from '@touchline/engagement-sdk/realtime'
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
  sandbox = await startSandbox({ ...MEN, tls: true })
  engagement = await aFan(sandbox)
})
afterEach(async () => {
  stop.abort()
  engagement.dispose()
  await sandbox.close()
})

/** Collects what arrives on a channel. */
async function listenTo(channel: string): Promise<readonly RealtimeMessage[]> {
  const received: RealtimeMessage[] = []
  void (async () => {
    for await (const message of messages(engagement, channel, { signal: stop.signal })) received.push(message)
  })()
  await expect
    .poll(() => [realtimeConnection(engagement).phase, sandbox.realtime.log.waiting])
    .toEqual(['connected', 1])
  return received
}

it('the SDK stream receives the counters of answered widgets', async () => {
  const { results: widgets } = await takePages(getWidgets(engagement, { programId: SHOWCASE_PROGRAM_ID }))
  const ofKind = (kind: Widget['kind']): Widget => {
    const widget = widgets.find((one) => one.kind === kind)
    if (!widget) throw new Error(`The showcase has a ${kind}.`)
    return widget
  }
  const poll = ofKind('text-poll')
  const quiz = ofKind('text-quiz')
  const slider = ofKind('emoji-slider')
  const received = await listenTo(poll.subscribe_channel ?? '')
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
      widget: ofKind('text-prediction'),
      interactionItem: { id: ofKind('text-prediction').options[0]?.id },
    }),
  ])
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(3)
  other.dispose()
  const news = new Map(received.map((message) => [message.event, message]))
  expect([...news.keys()].sort()).toEqual(['emoji-slider-results', 'text-poll-results', 'text-quiz-results'])
  for (const { type } of received) expect(type).toBe('widget-results')
  expect(news.get('text-poll-results')?.payload).toMatchObject({
    id: poll.id,
    kind: 'text-poll',
    options: poll.options.map(({ id }, position) => ({ id, vote_count: position === 1 ? 2 : 0 })),
  })
  expect(news.get('text-quiz-results')?.payload).toMatchObject({
    id: quiz.id,
    kind: 'text-quiz',
    choices: quiz.choices.map(({ id }, position) => ({ id, answer_count: position === 0 ? 1 : 0 })),
  })
  expect(news.get('emoji-slider-results')?.payload).toMatchObject({
    id: slider.id,
    kind: 'emoji-slider',
    average_magnitude: '0.500',
  })
})

it('the SDK stream receives the results of each prediction that is settled, with its right option', async () => {
  const { results: programs } = await takePages(listPrograms(engagement, { title: '120-2024 | 10' }))
  const program = programs.at(-1)
  const { results: widgets } = await takePages(getWidgets(engagement, { programId: program?.id ?? '' }))
  const received = await listenTo(widgets[0]?.subscribe_channel ?? '')
  await sandbox.settle(program?.id ?? '')
  await expect.poll(() => received).toHaveLength(8)
  for (const message of received) {
    expect(message).toMatchObject({ type: 'widget-results', event: 'text-prediction-results' })
    const widget = widgets.find(({ id }) => message.type === 'widget-results' && id === message.payload['id'])
    expect(message.payload).toMatchObject({
      kind: 'text-prediction',
      options: expect.arrayContaining([{ ...anOptionOf(widget), is_correct: true }]),
    })
  }
})

function anOptionOf(widget: Widget | undefined) {
  const ids = widget?.options.map(({ id }) => id) ?? []
  return {
    id: expect.toSatisfy((id: string) => ids.includes(id)),
    vote_count: expect.any(Number),
    reward_item_amount: expect.any(Number),
  }
}
