import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../src/sandbox.ts'
import { call, newFan, round, widgetsOf } from '../api.ts'
import { MEN } from '../men-scenario.ts'
import { newDatabase } from '../new-database.ts'

// Two sandboxes on one database, each with connections of its own, as two processes would have.
let one: Sandbox
let two: Sandbox
beforeAll(async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'))
  const options = { ...MEN, databaseUrl }
  const both = await Promise.all([startSandbox(options), startSandbox(options)])
  ;[one, two] = both
})
afterAll(() => Promise.all([one.close(), two.close()]))

/** Asks until it is so: a notification takes a moment. */
const soon = { timeout: 5000, interval: 5 }

describe('two sandboxes that start at once on an empty database', () => {
  it('migrate and fill it once', async () => {
    const { body } = await call(two, 'GET programs/?client_id=touchline-sandbox&title=120-2024')
    expect(body.count).toBe(91)
  })

  it('know each other’s fans and votes at once, and take a vote once between them', async () => {
    const fan = await newFan(one)
    const [widget] = await widgetsOf(two, (await round(two, 10))[4].id)
    const path = new URL(widget.options[0].vote_url).pathname
    const answers = await Promise.all(
      [one, two, one, two].map((sandbox) => call(sandbox, `POST ${path}`, { token: fan.token })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409])
    const { body } = await call(two, `GET profiles/${fan.id}/widget-interactions/`, { token: fan.token })
    expect(body.count).toBe(1)
  })

  it('share one clock, and settle a match once', async () => {
    await call(one, 'POST /_sandbox/clock', { body: { now: '2024-04-27T12:00:00Z' } })
    await expect.poll(() => two.clock.now(), soon).toBe(Date.parse('2024-04-27T12:00:00Z'))
    const [fromOne, fromTwo] = await Promise.all([one, two].map((sandbox) => round(sandbox, 10)))
    const isSettled = (program: { custom_data: string }) =>
      JSON.parse(program.custom_data).all_results_available
    expect(fromOne?.map(isSettled)).toEqual(Array(6).fill(true))
    expect(fromTwo?.map(isSettled)).toEqual(Array(6).fill(true))
    await call(two, 'POST /_sandbox/clock', { body: { now: '2024-04-27T05:30:00Z' } })
    await expect.poll(() => one.clock.now(), soon).toBe(Date.parse('2024-04-27T05:30:00Z'))
    expect((await round(one, 10)).map(isSettled)).toEqual([true, true, true, false, false, false])
  })

  it('forget a fan together on reset', async () => {
    const fan = await newFan(one)
    const profile = () => call(two, 'GET applications/touchline-sandbox/profile/', { token: fan.token })
    expect((await profile()).status).toBe(200)
    await call(one, 'POST /_sandbox/reset')
    await expect.poll(async () => (await profile()).status, soon).toBe(403)
  })
})
