import { describe, expect, it } from 'vitest'
import { call, listenTo, newFan, round, widgetsOf } from '../../../test/api.ts'
import { startMenOnce } from '../../../test/start-men.ts'

const sandbox = await startMenOnce()

const fixtures = async () =>
  (await call(sandbox, 'GET /_sandbox/programs?tournament=120-2024&round=10')).body.results
const move = (id: string, kickOff: unknown) =>
  call(sandbox, `POST /_sandbox/programs/${id}/move`, { body: { kickOff } })
/** Reads the names of the events that are published by some work. */
async function eventsOf(work: () => Promise<unknown>) {
  const heard = await listenTo(sandbox)
  await work()
  return async () => (await heard()).map(({ event }) => event)
}

it('fixtures for a tester have their state, and show who predicted what, the best first', async () => {
  const [first, ...others] = await fixtures()
  const states = [first, ...others].map(({ state }) => state)
  expect(states.join()).toBe('settled,settled,settled,playing,open,open')
  const { body } = await call(sandbox, `GET /_sandbox/programs/${first.id}/predictions?limit=5`)
  const points = body.results.map((row: { points: number }) => row.points)
  expect(points).toEqual([...points].sort((one, other) => other - one))
  expect(Object.keys(body.results[0].answers).sort()).toEqual([...body.parts].sort())
})

describe('moving a fixture', () => {
  it('moves its closing time and the time its result is due', async () => {
    const [, , , , program] = await round(sandbox, 10)
    const { token } = await newFan(sandbox)
    expect((await move(program.id, '2024-04-27T05:00:00Z')).status).toBe(200)
    const [widget] = await widgetsOf(sandbox, program.id)
    expect(widget.interactive_until).toBe('2024-04-27T05:00:00Z')
    expect((await call(sandbox, `POST ${widget.options[0].vote_url}`, { token })).status).toBe(403)
    await move(program.id, '2024-04-27T07:05:00Z')
    expect((await call(sandbox, `POST ${widget.options[0].vote_url}`, { token })).status).toBe(201)
  })

  it('keeps one without a date listed at the time it had, takes no answers for it, and opens it again with one', async () => {
    const [, , , , , program] = await round(sandbox, 10)
    const [widget, other] = await widgetsOf(sandbox, program.id)
    const { id, token } = await newFan(sandbox)
    const voted = await call(sandbox, `POST ${widget.options[0].vote_url}`, { token })
    await move(program.id, null)
    expect((await fixtures())[5]).toMatchObject({ state: 'unscheduled', movedFrom: '2024-04-27T09:35:00Z' })
    const listed = (await round(sandbox, 10)).find((one) => one.id === program.id)
    expect(listed).toMatchObject({ scheduled_at: program.scheduled_at, status: 'future' })
    const shown = { match_status: 'void', all_results_available: false }
    expect(JSON.parse(listed.custom_data)).toMatchObject(shown)
    const picks = await call(sandbox, `GET profiles/${id}/widget-interactions/`, { token })
    expect(picks.body.interactions['text-prediction']).toHaveLength(1)
    const vote = { token, body: { option_id: widget.options[1].id } }
    for (const refused of [
      await call(sandbox, `POST ${other.options[0].vote_url}`, { token }),
      await call(sandbox, `PATCH ${voted.body.url}`, vote),
    ])
      expect(refused).toMatchObject({ status: 403, body: { detail: expect.stringContaining('no date') } })
    await move(program.id, '2024-04-27T09:35:00Z')
    expect((await round(sandbox, 10))[5].custom_data).toBe(program.custom_data)
    expect((await call(sandbox, `PATCH ${voted.body.url}`, vote)).status).toBe(200)
  })

  it.each([['tomorrow'], [undefined], ['2024-04-27']])('refuses the kick-off %j', async (kickOff) => {
    const [{ id }] = await round(sandbox, 10)
    expect(await move(id, kickOff)).toMatchObject({ status: 400, body: { kickOff: [expect.any(String)] } })
  })
})

it('fans are found by name and played with a token of their own', async () => {
  const { body } = await call(sandbox, 'GET /_sandbox/fans?nickname=demo')
  expect(body.results).toEqual([{ profileId: sandbox.demoProfileId, nickname: 'Demo Fan' }])
  const { accessToken: token } = (await call(sandbox, `POST /_sandbox/fans/${sandbox.demoProfileId}/token`))
    .body
  const own = await call(sandbox, 'GET applications/touchline-sandbox/profile/', { token })
  expect(own.body.id).toBe(sandbox.demoProfileId)
})

describe('an imported tournament', () => {
  const match = { round: 1, home: 'a', away: 'b', kickOff: null, venue: null, result: null }
  const file = {
    id: 'club-2024',
    label: 'Club 2024',
    competition: 'Club',
    scoring: 'changed',
    seasonBoard: 'Season 2024',
    roundBased: true,
    source: [],
    teams: { a: 'Te Puke', b: 'Rangiora' },
    fixtures: [
      { ...match, key: 'club-1', kickOff: '2024-04-20T02:00:00Z', result: { homeScore: 20, awayScore: 3 } },
      { ...match, key: 'club-2' },
    ],
  }

  it('is published with its questions, settled if its results are known, and refused the second time or with an invalid field', async () => {
    const publish = () => call(sandbox, 'POST /_sandbox/tournaments', { body: file })
    const heard = await eventsOf(async () => {
      expect((await publish()).body).toEqual({ id: 'club-2024', fixtures: 2 })
    })
    // Its questions come out, and three of the match that was played have their points at once: those about its score.
    const settled = Array(3).fill(['text-prediction-updated', 'text-prediction-results']).flat()
    const pending = Array(5).fill('text-prediction-updated')
    await expect.poll(heard).toEqual([...Array(8).fill('text-prediction-created'), ...settled, ...pending])
    const { body } = await call(sandbox, 'GET programs/?client_id=touchline-sandbox&title=club-2024')
    const widgets = await widgetsOf(sandbox, body.results[0].id)
    // The changed table gives an exact score 20 points.
    expect(widgets[1].options[20].reward_item_amount).toBe(20)
    expect((await publish()).status).toBe(409)
    const misnamed = await call(sandbox, 'POST /_sandbox/tournaments', { body: { ...file, id: 'a b' } })
    expect(misnamed).toMatchObject({ status: 400, body: { id: [expect.any(String)] } })
  })

  it('announces each question as created when a match gets its first date, and as updated when that moves', async () => {
    const imported = await call(sandbox, 'GET /_sandbox/programs?tournament=club-2024')
    const { id } = imported.body.results.at(-1)
    const first = await eventsOf(() => move(id, '2024-05-20T02:00:00Z'))
    await expect.poll(first).toEqual(Array(8).fill('text-prediction-created'))
    const second = await eventsOf(() => move(id, '2024-05-21T02:00:00Z'))
    await expect.poll(second).toEqual(Array(8).fill('text-prediction-updated'))
  })
})
