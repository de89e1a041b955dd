import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { type Answer, call, newFan, round, widgetsOf } from '../../../test/api.ts'
import { startMenOnce } from '../../../test/start-men.ts'
import { WIDGET_KINDS } from '../../core/widget-kind.ts'
import { SHOWCASE_PROGRAM_ID } from '../../services/seeding/showcase.ts'
import { LOBBY_ID } from '../../wire/application-resource.ts'

/** Bodies that are written by hand, which the client is tested with too: so the two cannot drift together. */
const SAMPLES: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@touchline/engagement-sdk/wire-samples.json'), 'utf8'),
)

/**
 * Where a body falls short of a sample: a field that is missing or of another type, a URL that is not
 * absolute. Further fields are fine, and null is where the sample is null too or the contract allows it.
 */
function shortcomings(sample: unknown, body: unknown, path = '$'): string[] {
  if (sample === null || body === null) return []
  if (Array.isArray(sample)) {
    if (!Array.isArray(body)) return [`${path} is no array`]
    const [first] = sample
    return first === undefined
      ? []
      : body.flatMap((item, index) => shortcomings(first, item, `${path}[${index}]`))
  }
  if (typeof sample === 'object' && typeof body === 'object') {
    const fields = new Map(Object.entries(body ?? {}))
    return Object.entries(sample ?? {}).flatMap(([name, value]) =>
      fields.has(name)
        ? shortcomings(value, fields.get(name), `${path}.${name}`)
        : [`${path}.${name} is missing`],
    )
  }
  if (typeof sample !== typeof body) return [`${path} is a ${typeof body}, not a ${typeof sample}`]
  const isUrl = typeof sample === 'string' && sample.startsWith('https://')
  return isUrl && !/^https?:\/\//.test(String(body)) ? [`${path} is no absolute URL`] : []
}

const sandbox = await startMenOnce()
const fan = await newFan(sandbox)
const [program] = await round(sandbox, 10)
await call(sandbox, `POST /_sandbox/programs/${program.id}/settle`, { body: { followUps: true } })
const widgets = [
  ...(await widgetsOf(sandbox, program.id)),
  ...(await widgetsOf(sandbox, SHOWCASE_PROGRAM_ID)),
]

const poll = widgets.find(({ kind }) => kind === 'text-poll')

async function bodyOf(request: Parameters<typeof call>[1], body?: unknown): Promise<Answer['body']> {
  return (await call(sandbox, request, { token: fan.token, body })).body
}

it.each([
  ['application', () => bodyOf('GET applications/touchline-sandbox/')],
  ['profile', () => bodyOf('GET applications/touchline-sandbox/profile/')],
  ['profile-created', () => bodyOf('POST applications/touchline-sandbox/profile/')],
  ['program', () => bodyOf(`GET programs/${program.id}/`)],
  ['program-list', () => bodyOf('GET programs/?client_id=touchline-sandbox&title=120-2024')],
  ['widget-list', () => bodyOf(`GET programs/${program.id}/widgets/?kind=text-prediction`)],
  ['timeline', () => bodyOf(`GET ${program.timeline_url}&kind=text-prediction`)],
  ['widget-settled', () => bodyOf(`GET ${widgets[1].url}`)],
  ['interaction-created', () => bodyOf(`POST ${poll.options[0].vote_url}`)],
  ['impression', () => bodyOf(`POST ${widgets[0].impression_url}`)],
  ['leaderboard', () => bodyOf(`GET ${program.leaderboards[0].url}`)],
  ['leaderboard-entries', () => bodyOf(`GET ${program.leaderboards[0].entries_url}?page_size=50`)],
  ['leaderboard-entry', () => bodyOf(`GET ${program.leaderboards[1].entries_url}/${sandbox.demoProfileId}`)],
  ['chat-room', () => bodyOf(`GET chat-rooms/${LOBBY_ID}/`)],
  ['interactions-empty', () => bodyOf(`GET profiles/${fan.id}/widget-interactions/`)],
  ['error-detail', () => bodyOf('GET programs/none/')],
  [
    'error-field',
    () => bodyOf('PATCH applications/touchline-sandbox/profile/', { nickname: 'x'.repeat(31) }),
  ],
])('a body has everything that the hand-written one has: %s', async (name, body) => {
  expect(shortcomings(SAMPLES[name], await body())).toEqual([])
})

// Follow-ups of the game's own questions are text predictions; the other three kinds come with nothing here.
const kinds = WIDGET_KINDS.filter((kind) => !/(image|number)-prediction-follow-up$/.test(kind))
it.each(kinds.filter((kind) => `widget-${kind}` in SAMPLES))(
  'bodies have everything that the hand-written ones have widget-%s',
  (kind) => {
    const widget = widgets.find((one) => one.kind === kind)
    expect(shortcomings(SAMPLES[`widget-${kind}`], widget)).toEqual([])
  },
)
