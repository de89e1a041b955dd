import { describe, expect, it } from 'vitest'
import { type Answer, call, newFan, round, widgetsOf } from '../../../test/api.ts'
import { startMenOnce } from '../../../test/start-men.ts'
import { hasWireSample, shortcomings, wireSample } from '../../../test/wire-sample.ts'
import { WIDGET_KINDS } from '../../core/widget-kind.ts'
import { SHOWCASE_PROGRAM_ID } from '../../services/seeding/showcase.ts'
import { LOBBY_ID } from '../../wire/application-resource.ts'

// Client and sandbox are held to bodies written by hand, so that they cannot drift together.

const sandbox = await startMenOnce()
const fan = await newFan(sandbox)
const [program] = await round(sandbox, 10)
await call(sandbox, `POST /_sandbox/programs/${program.id}/settle`, { body: { followUps: true } })
const widgets = [
  ...(await widgetsOf(sandbox, program.id)),
  ...(await widgetsOf(sandbox, SHOWCASE_PROGRAM_ID)),
]

async function bodyOf(request: Parameters<typeof call>[1], body?: unknown): Promise<Answer['body']> {
  return (await call(sandbox, request, { token: fan.token, body })).body
}

describe('bodies have everything that the hand-written ones have', () => {
  it.each([
    ['application', () => bodyOf('GET applications/touchline-sandbox/')],
    ['profile', () => bodyOf('GET applications/touchline-sandbox/profile/')],
    ['profile-created', () => bodyOf('POST applications/touchline-sandbox/profile/')],
    ['program', () => bodyOf(`GET programs/${program.id}/`)],
    ['program-list', () => bodyOf('GET programs/?client_id=touchline-sandbox&title=120-2024')],
    ['widget-list', () => bodyOf(`GET programs/${program.id}/widgets/?kind=text-prediction`)],
    ['timeline', () => bodyOf(`GET ${program.timeline_url}&kind=text-prediction`)],
    ['widget-settled', () => bodyOf(`GET ${widgets[1].url}`)],
    ['impression', () => bodyOf(`POST ${widgets[0].impression_url}`)],
    ['leaderboard', () => bodyOf(`GET ${program.leaderboards[0].url}`)],
    ['leaderboard-entries', () => bodyOf(`GET ${program.leaderboards[0].entries_url}?page_size=50`)],
    [
      'leaderboard-entry',
      () => bodyOf(`GET ${program.leaderboards[1].entries_url}/${sandbox.demoProfileId}`),
    ],
    ['chat-room', () => bodyOf(`GET chat-rooms/${LOBBY_ID}/`)],
    ['interactions-empty', () => bodyOf(`GET profiles/${fan.id}/widget-interactions/`)],
    ['error-detail', () => bodyOf('GET programs/none/')],
    [
      'error-field',
      () => bodyOf('PATCH applications/touchline-sandbox/profile/', { nickname: 'x'.repeat(31) }),
    ],
  ])('%s', async (name, body) => {
    expect(shortcomings(wireSample(name), await body())).toEqual([])
  })

  it('interaction-created', async () => {
    const poll = widgets.find((widget) => widget.kind === 'text-poll')
    expect(
      shortcomings(wireSample('interaction-created'), await bodyOf(`POST ${poll.options[0].vote_url}`)),
    ).toEqual([])
  })

  // Follow-ups of the game's own questions are text predictions; the other three kinds come with nothing here.
  const kinds = WIDGET_KINDS.filter((kind) => !/(image|number)-prediction-follow-up$/.test(kind))
  it.each(kinds.filter((kind) => hasWireSample(`widget-${kind}`)))('widget-%s', (kind) => {
    const widget = widgets.find((one) => one.kind === kind)
    expect(shortcomings(wireSample(`widget-${kind}`), widget)).toEqual([])
  })
})
