import { describe, expect, it } from 'vitest'
import { call, newFan, round, widgetsOf } from '../../test/api.ts'
import { startMenOnce } from '../../test/start-men.ts'

const sandbox = await startMenOnce()

it('every answer carries the platform’s clock in Date and lets pages of other origins read it', async () => {
  const page = { headers: { origin: 'http://localhost:5173' } }
  const { headers } = await call(sandbox, 'GET applications/touchline-sandbox/', page)
  expect(headers.get('date')).toBe('Sat, 27 Apr 2024 05:30:00 GMT')
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('access-control-expose-headers')).toMatch(/date.*age/)
})

it('a preflight of a vote passes', async () => {
  const response = await fetch(`${sandbox.apiUrl}widget-impressions/x/y/`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,content-type',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-methods')).toContain('PATCH')
  expect(response.headers.get('access-control-allow-headers')).toMatch(/authorization.*content-type/)
})

it('lists and single resources are compressed if the caller accepts it', async () => {
  const [{ id }] = await round(sandbox, 10)
  for (const path of ['programs/', `programs/${id}/`, `programs/${id}/widgets/`]) {
    for (const encoding of ['gzip', null]) {
      const sent = { 'accept-encoding': encoding ?? 'identity' }
      const { headers } = await call(sandbox, `GET ${path}`, { headers: sent })
      expect([path, headers.get('content-encoding')]).toEqual([path, encoding])
    }
  }
})

it.each([
  ['PUT applications/touchline-sandbox/profile/', 'GET, HEAD, PATCH, POST'],
  ['DELETE programs/none/', 'GET, HEAD'],
  ['GET widget-interactions/text-poll/w/options/o/votes/', 'POST'],
  ['GET /rewards', 'POST'],
  ['POST /time/0', 'GET, HEAD'],
] as const)('%s gets 405 with the methods of the address: %s', async (request, methods) => {
  const { status, body, headers } = await call(sandbox, request)
  expect([status, body]).toEqual([405, { detail: 'Method not allowed.', error_code: 'method_not_allowed' }])
  expect(headers.get('allow')?.split(', ').sort().join(', ')).toBe(methods)
  expect((await call(sandbox, 'PUT nothing/')).status).toBe(404)
})

it('the application answers to its own client id only', async () => {
  expect((await call(sandbox, 'GET applications/other/')).status).toBe(404)
})

const PROFILE = 'applications/touchline-sandbox/profile/'

describe('profiles', () => {
  it('are created anonymously with a token that only the first response contains', async () => {
    const { status, body } = await call(sandbox, `POST ${PROFILE}`, {
      headers: { authorization: 'Bearer' },
    })
    expect(status).toBe(201)
    expect(body.access_token).toMatch(/^[\w-]{43}$/)
    const own = await call(sandbox, `GET ${PROFILE}`, { token: body.access_token })
    expect(own.body).toMatchObject({ id: body.id, nickname: body.nickname, custom_data: null })
    expect(own.body).not.toHaveProperty('access_token')
  })

  it.each<[unknown, number, string?]>([
    ['x'.repeat(31), 400, 'Ensure this field has no more than 30 characters.'],
    ['   ', 400, 'This field may not be blank.'],
    [5, 400, 'Not a valid string.'],
    // A limit of code points, not of visible characters.
    ['🏉'.repeat(30), 200],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿'.repeat(5), 400, 'Ensure this field has no more than 30 characters.'],
  ])('answer the nickname %j with %i', async (nickname, status, message) => {
    const { token } = await newFan(sandbox)
    const answer = await call(sandbox, `PATCH ${PROFILE}`, { token, body: { nickname } })
    expect([answer.status, [answer.body.nickname].flat()]).toEqual([status, [message ?? nickname]])
  })

  it('are read by others with a token, custom data included, as entries of boards have it', async () => {
    const { token } = await newFan(sandbox)
    const path = `profiles/${sandbox.demoProfileId}/` as const
    const { body } = await call(sandbox, `GET ${path}`, { token })
    expect([body.nickname, JSON.parse(body.custom_data).hideWelcomeScreen]).toEqual(['Demo Fan', true])
    expect((await call(sandbox, `GET ${path}`)).status).toBe(401)
    const [{ leaderboards }] = await round(sandbox, 10)
    const entry = await call(sandbox, `GET ${leaderboards[1].entries_url}/${body.id}`)
    expect(entry.body.profile.custom_data).toBe(body.custom_data)
  })
})

describe('widgets', () => {
  it('are eight per fixture, with one template for their interactions', async () => {
    const [program] = await round(sandbox, 10)
    const { body } = await call(
      sandbox,
      `GET programs/${program.id}/widgets/?ordering=recent&status=published&page=1`,
    )
    const options = body.results.map((widget: { options: unknown[] }) => widget.options.length)
    expect([body.count, options]).toEqual([8, [3, 100, 100, 3, 101, 3, 3, 31]])
    const template = new URL(body.widget_interactions_url_template)
    expect(template.searchParams.getAll('text_prediction_id')).toEqual(
      body.results.map((widget: { id: string }) => widget.id),
    )
  })

  it('are found by attribute, kind and whether they still take answers', async () => {
    const programs = await round(sandbox, 10)
    const counts = [
      [4, 'widget_attribute=field_type:match_result', 3],
      [4, 'widget_attribute=field_type:match_result&widget_attribute=widget_type:team_b', 1],
      [4, 'kind=text-poll', 0],
      [4, 'interactive=true', 8],
      [3, 'interactive=true', 0],
      [4, 'status=pending', 0],
    ] as const
    for (const [index, query, count] of counts) {
      const { body } = await call(sandbox, `GET programs/${programs[index].id}/widgets/?${query}`)
      expect([query, body.count]).toEqual([query, count])
    }
  })

  it('are read one by one with a token only, and accept any number of impressions', async () => {
    const [program] = await round(sandbox, 10)
    const [widget] = await widgetsOf(sandbox, program.id)
    expect((await call(sandbox, `GET ${widget.url}`)).status).toBe(401)
    expect((await call(sandbox, `GET ${widget.url}`, { token: sandbox.demoToken })).body).toEqual(widget)
    for (const _ of [1, 2])
      expect(
        (await call(sandbox, `POST ${widget.impression_url}`, { token: sandbox.demoToken })).status,
      ).toBe(201)
  })
})
