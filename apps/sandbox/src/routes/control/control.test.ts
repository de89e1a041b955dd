import { describe, expect, it } from 'vitest'
import { call } from '../../../test/api.ts'
import { startMenOnce } from '../../../test/start-men.ts'

const sandbox = await startMenOnce()

const clock = (body: object) => call(sandbox, 'POST /_sandbox/clock', { body })

describe('GET /_sandbox/', () => {
  it('lists what a script needs to start', async () => {
    const { body } = await call(sandbox, 'GET /_sandbox/')
    expect(body).toMatchObject({
      now: '2024-04-27T05:30:00Z',
      tournaments: [{ id: '120-2024', label: "Men's 2024" }],
      demo: { tournamentId: '120-2024', accessToken: 'demo-fan-token', profileId: sandbox.demoProfileId },
      predictorUrl: 'http://localhost:5173/?tournamentId=120-2024&accessToken=demo-fan-token',
    })
    expect(body.fans[0]).toEqual({
      nickname: 'Demo Fan',
      accessToken: 'demo-fan-token',
      profileId: sandbox.demoProfileId,
    })
  })
})

describe('the clock', () => {
  it('is set, advanced, sped up and frozen', async () => {
    expect((await clock({ now: '2024-04-27T06:00:00Z' })).body).toEqual({
      now: '2024-04-27T06:00:00Z',
      speed: 0,
    })
    expect((await clock({ advanceMs: 60_000 })).body.now).toBe('2024-04-27T06:01:00Z')
    expect((await clock({ advanceMs: -60_000 })).body.now).toBe('2024-04-27T06:00:00Z')
    expect((await clock({ speed: 60 })).body).toMatchObject({ speed: 60 })
    expect((await clock({ speed: 0 })).body).toMatchObject({ speed: 0 })
    expect((await call(sandbox, 'GET /_sandbox/clock')).body.speed).toBe(0)
  })

  it('accepts an instant with any zone', async () => {
    expect((await clock({ now: '2024-04-27T18:00:00+12:00' })).body.now).toBe('2024-04-27T06:00:00Z')
  })

  it.each([
    [{}, 'now'],
    [{ now: 'noon' }, 'now'],
    [{ now: '2024-04-27' }, 'now'],
    [{ advanceMs: 'x' }, 'advanceMs'],
    [{ advanceMs: 1e30 }, 'advanceMs'],
    [{ speed: -1 }, 'speed'],
  ])('refuses %j and names the field', async (body, field) => {
    expect(await clock(body)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
  })
})

describe('badges', () => {
  it('exist for every team, also for unknown ones', async () => {
    for (const [team, letters] of [
      ['chiefs', 'CHI'],
      ['rebels', 'REB'],
      ['local-club', 'LOC'],
    ]) {
      const { status, body, headers } = await call(sandbox, `GET /_sandbox/badges/${team}.svg`)
      expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
      expect(body).toContain(`>${letters}</text>`)
    }
    expect((await call(sandbox, 'GET /_sandbox/badges/..%2f.svg')).status).toBe(404)
  })
})
