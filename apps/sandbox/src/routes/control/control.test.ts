import { expect, it } from 'vitest'
import { call } from '../../../test/api.ts'
import { startMenOnce } from '../../../test/start-men.ts'

const sandbox = await startMenOnce()

const clock = (body: object) => call(sandbox, 'POST /_sandbox/clock', { body })

it('GET /_sandbox/ lists what a script needs to start', async () => {
  const demo = { accessToken: 'demo-fan-token', profileId: sandbox.demoProfileId }
  const { body } = await call(sandbox, 'GET /_sandbox/')
  expect(body).toMatchObject({
    now: '2024-04-27T05:30:00Z',
    tournaments: [{ id: '120-2024', label: "Men's 2024" }],
    fans: [{ nickname: 'Demo Fan', ...demo }, { nickname: 'New Fan' }],
    demo: { tournamentId: '120-2024', ...demo },
    predictorUrl: 'http://localhost:5173/?tournamentId=120-2024&accessToken=demo-fan-token',
  })
})

it.each([
  [{ now: '2024-04-27T06:00:00Z' }, '2024-04-27T06:00:00Z', 0],
  [{ now: '2024-04-27T18:00:00+12:00' }, '2024-04-27T06:00:00Z', 0],
  [{ advanceMs: 60_000 }, '2024-04-27T06:01:00Z', 0],
  [{ advanceMs: -60_000 }, '2024-04-27T06:00:00Z', 0],
  [{ speed: 60 }, expect.any(String), 60],
  [{ speed: 0 }, expect.any(String), 0],
])('the clock is moved by %j to %s at the speed %s', async (change, now, speed) => {
  expect((await clock(change)).body).toEqual({ now, speed })
  expect((await call(sandbox, 'GET /_sandbox/clock')).body.speed).toBe(speed)
})

it.each([
  [{}, 'now'],
  [{ now: 'noon' }, 'now'],
  [{ now: '2024-04-27' }, 'now'],
  [{ advanceMs: 'x' }, 'advanceMs'],
  [{ advanceMs: 1e30 }, 'advanceMs'],
  [{ advanceMs: -1e30 }, 'advanceMs'],
  [{ speed: -1 }, 'speed'],
])('the clock refuses %j and names the field', async (body, field) => {
  expect(await clock(body)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
})

it.each([
  ['chiefs', 'CHI'],
  ['rebels', 'REB'],
  ['local-club', 'LOC'],
])('a badge exists for every team, also for unknown ones: %s', async (team, letters) => {
  const { status, body, headers } = await call(sandbox, `GET /_sandbox/badges/${team}.svg`)
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(body).toContain(`>${letters}</text>`)
  expect((await call(sandbox, `GET /_sandbox/badges/${team}%2f.svg`)).status).toBe(404)
})
