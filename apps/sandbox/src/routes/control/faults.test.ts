import { afterEach, describe, expect, it } from 'vitest'
import { call, newFan, round, widgetsOf } from '../../../test/api.ts'
import { startMenOnce } from '../../../test/start-men.ts'
import { startSandbox } from '../../server/start-sandbox.ts'

const sandbox = await startMenOnce()
afterEach(() => {
  sandbox.faults.clear()
  sandbox.requests.clear()
})

const APPLICATION = 'GET applications/touchline-sandbox/'

describe('faults', () => {
  it('apply as often as ordered, then no more', async () => {
    const order = { path: '/api/v1/applications/*', method: 'GET', status: 503, times: 2, retryAfter: 7 }
    expect((await call(sandbox, 'POST /_sandbox/faults', { body: order })).status).toBe(201)
    const { status, headers, body } = await call(sandbox, APPLICATION)
    expect([status, headers.get('retry-after'), body.detail]).toEqual([503, '7', 'A fault was asked for.'])
    expect((await call(sandbox, 'GET /_sandbox/faults')).body.results).toMatchObject([{ times: 1 }])
    expect((await call(sandbox, APPLICATION)).status).toBe(503)
    expect((await call(sandbox, APPLICATION)).status).toBe(200)
  })

  it('apply to their method, path and share of the requests only', async () => {
    sandbox.faults.add({ path: '*', status: 500, share: 0 })
    sandbox.faults.add({ path: '/api/v1/programs/*', method: 'POST', status: 500 })
    expect((await call(sandbox, APPLICATION)).status).toBe(200)
    expect((await call(sandbox, 'GET programs/?client_id=touchline-sandbox')).status).toBe(200)
    expect((await call(sandbox, 'POST programs/')).status).toBe(500)
  })

  it.each([
    ['before', 201],
    ['after', 409],
  ] as const)('that apply %s a write: the same vote then gets %i', async (when, status) => {
    const { token } = await newFan(sandbox)
    const [widget] = await widgetsOf(sandbox, (await round(sandbox, 10))[4].id)
    sandbox.faults.add({ path: '*/votes', method: 'POST', drop: true, times: 1, when })
    const vote = () => call(sandbox, `POST ${widget.options[0].vote_url}`, { token })
    await expect(vote()).rejects.toThrow('fetch failed')
    expect((await vote()).status).toBe(status)
  })

  it('can leave a body unfinished', async () => {
    sandbox.faults.add({ path: '*', malformed: true, times: 1 })
    await expect(call(sandbox, APPLICATION)).rejects.toThrow(SyntaxError)
  })

  it.each([204, 205, 304])('can be a %i, which has no body', async (status) => {
    sandbox.faults.add({ path: '*', status, times: 1 })
    const response = await fetch(sandbox.apiUrl)
    expect([response.status, await response.text()]).toEqual([status, ''])
  })

  it('can keep silent until the caller gives up', async () => {
    sandbox.faults.add({ path: '*', hang: true, times: 1 })
    const silent = fetch(sandbox.apiUrl, { signal: AbortSignal.timeout(100) })
    await expect(silent).rejects.toThrow(/timeout|aborted/i)
    expect((await call(sandbox, APPLICATION)).status).toBe(200)
  })

  it('can be late with the usual answer', async () => {
    sandbox.faults.add({ path: '*', delayMs: 5, times: 1 })
    expect((await call(sandbox, APPLICATION)).body.client_id).toBe('touchline-sandbox')
    expect(sandbox.faults.list()).toEqual([])
  })

  it('are refused if they have two effects or a path that no request has, and gone after DELETE', async () => {
    const add = (body: object) => call(sandbox, 'POST /_sandbox/faults', { body })
    const two = await add({ path: '*', status: 500, drop: true })
    expect(two).toMatchObject({ status: 400, body: { status: [expect.any(String)] } })
    const nowhere = await add({ path: 'api/v1/*', status: 503 })
    expect(nowhere).toMatchObject({ status: 400, body: { path: [expect.stringContaining('Begin with /')] } })
    sandbox.faults.add({ path: '*', status: 500 })
    expect((await call(sandbox, 'DELETE /_sandbox/faults')).status).toBe(204)
    expect((await call(sandbox, APPLICATION)).status).toBe(200)
  })
})

it('the request log keeps what was asked of the platform, without tokens', async () => {
  const { token } = await newFan(sandbox)
  await call(sandbox, 'GET programs/?client_id=touchline-sandbox&auth=secret-value&title=x', { token })
  // Nothing else: no query, no header.
  const read = { method: 'GET', path: '/api/v1/programs/', status: 200 }
  const made = { method: 'POST', path: '/api/v1/applications/touchline-sandbox/profile/', status: 201 }
  expect(sandbox.requests.list()).toEqual([made, read])
  expect(sandbox.requests.list({ method: 'GET' })).toEqual([read])
  sandbox.requests.clear()
  expect(sandbox.requests.list()).toEqual([])
})

it('metrics count the requests of each route and their time, and health is ready', async () => {
  expect((await call(sandbox, 'GET /_sandbox/health')).body).toEqual({ status: 'ready' })
  await call(sandbox, APPLICATION)
  const { body } = await call(sandbox, 'GET /_sandbox/metrics')
  const label = String.raw`\{method="GET",route="/api/v1/applications/:clientId",status="200"\}`
  expect(body).toMatch(RegExp(`^touchline_requests_total${label} \\d+$`, 'm'))
  expect(body).toMatch(RegExp(`^touchline_request_seconds_total${label} [\\d.]+$`, 'm'))
})

it('responds to an unexpected error without its stack trace and without the message of the database', async () => {
  const logger = { info: () => {}, error: () => {} }
  await using broken = await startSandbox({ tournaments: [], fans: 0, logger })
  await broken.db.schema.dropTable('access_tokens').execute()
  const answer = await call(broken, 'GET applications/touchline-sandbox/profile/', { token: 'any' })
  expect([answer.status, answer.body]).toEqual([500, { detail: 'Something went wrong on the server.' }])
})
