import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { call, listenTo, newFan } from '../../../test/api.ts'
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
const kinds = new Map<string, { id: string; kind: WidgetKind; options: { vote_url: string }[] }>(
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

const widgetOf = (kind: WidgetKind) => kinds.get(kind) ?? { id: '', kind, options: [] }

it('publishes a widget once an interval, however many answers come', async () => {
  const { announcer, published, onError } = anAnnouncer()
  const news = `program.widget.${SHOWCASE_PROGRAM_ID} text-poll-results`
  for (let answer = 0; answer < 50; answer += 1) announcer.answered(widgetOf('text-poll'))
  vi.advanceTimersByTime(RESULTS_INTERVAL_MS - 1)
  expect(published()).toEqual([])
  vi.advanceTimersByTime(1)
  await expect.poll(published).toEqual([news])
  announcer.answered(widgetOf('text-poll'))
  vi.advanceTimersByTime(RESULTS_INTERVAL_MS)
  await announcer.close()
  expect(published()).toEqual([news, news])
  expect(onError).not.toHaveBeenCalled()
})

it.each(['text-prediction', 'image-number-prediction', 'text-ask'] as const)(
  'publishes nothing when a %s is answered: the platform has no event for it',
  async (kind) => {
    const { announcer, published } = anAnnouncer()
    announcer.answered(widgetOf(kind))
    vi.advanceTimersByTime(RESULTS_INTERVAL_MS)
    await announcer.close()
    expect(published()).toEqual([])
  },
)

it('publishes nothing after it is closed', async () => {
  const { announcer, published } = anAnnouncer()
  announcer.answered(widgetOf('cheer-meter'))
  await announcer.close()
  vi.advanceTimersByTime(RESULTS_INTERVAL_MS)
  expect(published()).toEqual([])
})

it('publishes a widget again after an answer was changed', async () => {
  const { token } = await newFan(sandbox)
  const heard = await listenTo(sandbox)
  const events = async () =>
    (await heard()).map(({ event, payload }) => `${event} ${JSON.stringify(payload)}`).join()
  const poll = widgetOf('image-poll')
  const made = await call(sandbox, `POST ${poll.options[0]?.vote_url}`, { token })
  await expect.poll(() => events()).toMatch(/image-poll-results .*"vote_count":1.*"vote_count":0/)
  const { body } = await call(sandbox, `GET programs/${SHOWCASE_PROGRAM_ID}/widgets/?kind=image-poll`)
  const option_id = body.results[0].options[1].id
  expect((await call(sandbox, `PATCH ${made.body.url}`, { token, body: { option_id } })).status).toBe(200)
  await expect
    .poll(() => events())
    .toMatch(/image-poll-results .*image-poll-results .*"vote_count":0.*"vote_count":1/)
})
