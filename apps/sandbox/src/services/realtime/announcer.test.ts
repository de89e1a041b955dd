import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { type Answer, call, listenTo, newFan } from '../../../test/api.ts'
import type { WidgetKind } from '../../core/widget-kind.ts'
import { startSandbox } from '../../server/start-sandbox.ts'
import { oneOrigin } from '../../wire/hosts.ts'
import { linksOn } from '../../wire/links.ts'
import { SHOWCASE_PROGRAM_ID } from '../seeding/showcase.ts'
import { createAnnouncer, RESULTS_INTERVAL_MS } from './announcer.ts'
import type { MessageTransport } from './channel-log.ts'

const sandbox = await startSandbox({ tournaments: [], fans: 0 })
afterEach(() => void vi.useRealTimers())
afterAll(() => sandbox.close())

const { body: shown } = await call(sandbox, `GET programs/${SHOWCASE_PROGRAM_ID}/widgets/`)
const kinds = new Map<string, Answer['body']>(
  shown.results.map((widget: { kind: string }) => [widget.kind, widget]),
)

/** Another announcer on the sandbox's database, with a frozen clock. */
function anAnnouncer() {
  const { db, clientId } = sandbox
  const onError = vi.fn()
  const publish = vi.fn<MessageTransport['publish']>(async (entry) => ({ ...entry, timetoken: '1' }))
  const links = linksOn(oneOrigin(sandbox.url))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const announcer = createAnnouncer({ db, transport: { publish }, clientId, links, onError })
  const published = () =>
    publish.mock.calls.map(([{ channel, payload }]) => `${channel} ${Object(payload).event}`)
  return { announcer, published, onError }
}

it('publishes a widget once an interval, however many answers come', async () => {
  const { announcer, published, onError } = anAnnouncer()
  const news = (kind: WidgetKind) => `program.widget.${SHOWCASE_PROGRAM_ID} ${kind}-results`
  for (let answer = 0; answer < 50; answer += 1) announcer.answered(kinds.get('text-poll'))
  vi.advanceTimersByTime(RESULTS_INTERVAL_MS - 1)
  expect(published()).toEqual([])
  vi.advanceTimersByTime(1)
  await expect.poll(published).toEqual([news('text-poll')])
  announcer.answered(kinds.get('cheer-meter'))
  vi.advanceTimersByTime(RESULTS_INTERVAL_MS)
  announcer.answered(kinds.get('text-poll'))
  await announcer.close()
  // Nothing is published after the end.
  vi.advanceTimersByTime(RESULTS_INTERVAL_MS)
  await announcer.close()
  expect(published()).toEqual([news('text-poll'), news('cheer-meter')])
  expect(onError).not.toHaveBeenCalled()
})

it.each(['text-prediction', 'image-number-prediction', 'text-ask'] as const)(
  'publishes nothing when a %s is answered: the platform has no event for it',
  async (kind) => {
    const { announcer, published } = anAnnouncer()
    announcer.answered(kinds.get(kind))
    vi.advanceTimersByTime(RESULTS_INTERVAL_MS)
    await announcer.close()
    expect(published()).toEqual([])
  },
)

it('publishes the counters of a widget after an answer and after its change, as a client reads them', async () => {
  const [{ token }, other] = [await newFan(sandbox), await newFan(sandbox)]
  const heard = await listenTo(sandbox)
  const news = async () => (await heard()).map(({ event, payload }) => ({ event, ...Object(payload) }))
  const ofKind = (kind: WidgetKind): Answer['body'] => kinds.get(kind)
  const post = (url: string, body?: object, as = token) => call(sandbox, `POST ${url}`, { token: as, body })
  const { id, options } = ofKind('image-poll')
  const { body: vote } = await post(options[0].vote_url)
  const image = (...votes: readonly number[]) => {
    const counted = votes.map((vote_count, index) => ({ id: options[index].id, vote_count }))
    return { event: 'image-poll-results', id, kind: 'image-poll', options: counted }
  }
  await expect.poll(news).toEqual([image(1, 0)])
  await call(sandbox, `PATCH ${vote.url}`, { token, body: { option_id: options[1].id } })
  const quiz = ofKind('text-quiz')
  const slider = ofKind('emoji-slider')
  await post(quiz.choices[0].answer_url)
  await post(slider.vote_url, { magnitude: '0.25' })
  await post(slider.vote_url, { magnitude: '0.75' }, other.token)
  await expect.poll(async () => (await news()).length).toBeGreaterThanOrEqual(4)
  const choices = quiz.choices.map((choice: { id: string }, index: number) => ({
    id: choice.id,
    answer_count: index === 0 ? 1 : 0,
  }))
  const [, ...further] = await news()
  expect(further).toContainEqual(image(0, 1))
  expect(further).toContainEqual({ event: 'text-quiz-results', id: quiz.id, kind: 'text-quiz', choices })
  const average = {
    event: 'emoji-slider-results',
    id: slider.id,
    kind: 'emoji-slider',
    average_magnitude: '0.500',
  }
  expect(further).toContainEqual(average)
})
