import { sql } from 'kysely'
import { afterAll, expect, inject, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../../src/server/start-sandbox.ts'
import { call, controlsOf, newFan, round, widgetsOf } from '../../api.ts'
import { MEN } from '../../men-scenario.ts'
import { newDatabase } from '../../new-database.ts'

// Two sandboxes on one database, each with connections of its own, as two processes would have.
const databaseUrl = await newDatabase(inject('postgresUrl'))
const options = { ...MEN, databaseUrl }
const [one, two] = await Promise.all([startSandbox(options), startSandbox(options)])
afterAll(() => Promise.all([one.close(), two.close()]))

/** Repeats a check until it passes, since a notification arrives later. */
const soon = { interval: 5 }
const filled = { interval: 50 }

it('two sandboxes that start at once on an empty database migrate and fill it once', async () => {
  const { body } = await call(two, 'GET programs/?client_id=touchline-sandbox&title=120-2024')
  expect(body.count).toBe(91)
})

it('two sandboxes on one database read each other’s fans and votes at once, and accept a vote once', async () => {
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

it('two sandboxes on one database share one clock, and settle a match once', async () => {
  await controlsOf(one).changeClock({ now: '2024-04-27T11:00:00Z' })
  // At once: the notification may not have arrived.
  await controlsOf(two).changeClock({ advanceMs: 3_600_000 })
  const shown = () => [one, two].map(({ clock }) => clock.now())
  await expect.poll(shown, soon).toEqual(Array(2).fill(Date.parse('2024-04-27T12:00:00Z')))
  const [fromOne, fromTwo] = await Promise.all([one, two].map((sandbox) => round(sandbox, 10)))
  const isSettled = (program: { custom_data: string }) =>
    JSON.parse(program.custom_data).all_results_available
  expect(fromOne?.map(isSettled)).toEqual(Array(6).fill(true))
  expect(fromTwo?.map(isSettled)).toEqual(Array(6).fill(true))
  await controlsOf(two).changeClock({ now: '2024-04-27T05:30:00Z' })
  await expect.poll(() => one.clock.now(), soon).toBe(Date.parse('2024-04-27T05:30:00Z'))
  expect((await round(one, 10)).map(isSettled)).toEqual([true, true, true, false, false, false])
})

it('two sandboxes on one database share faults, apply each no more often in total than ordered, and remove it in both', async () => {
  const application = (sandbox: Sandbox) => call(sandbox, 'GET applications/touchline-sandbox/')
  const listed = (...sandboxes: readonly Sandbox[]) => sandboxes.flatMap(({ faults }) => faults.list())
  const fault = { path: '/api/v1/applications/*', status: 503, times: 3 }
  await controlsOf(one).addFault(fault)
  await expect.poll(() => listed(two), soon).toMatchObject([fault])
  const answers = await Promise.all([one, two, one, two, one, two].map(application))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 503, 503, 503])
  await expect.poll(() => listed(one, two), soon).toEqual([])
  await controlsOf(one).addFault({ path: '/api/v1/nothing', status: 500 })
  await using three = await startSandbox({ ...MEN, databaseUrl })
  expect(listed(three)).toMatchObject([{ path: '/api/v1/nothing' }])
  await controlsOf(two).clearFaults()
  await expect.poll(() => listed(one, three), soon).toEqual([])
})

it('two sandboxes on one database share the rate limit of a token', async () => {
  const rateLimit = { burst: 40, perSecond: 0.001 }
  await using three = await startSandbox({ ...MEN, databaseUrl, rateLimit })
  await using four = await startSandbox({ ...MEN, databaseUrl, rateLimit })
  const { token } = await newFan(three)
  const statuses: number[] = []
  for (const sandbox of Array.from({ length: 30 }, () => [three, four]).flat())
    statuses.push((await call(sandbox, 'GET applications/touchline-sandbox/profile/', { token })).status)
  const passed = statuses.filter((status) => status === 200).length
  // Each may be a tenth of the burst ahead of what the other has read.
  expect(passed).toBeGreaterThanOrEqual(40)
  expect(passed).toBeLessThanOrEqual(48)
  expect(statuses.at(-1)).toBe(429)
})

it('two sandboxes on one database complete a reset whose process was killed, and begin again at its clock', async () => {
  const fan = await newFan(one)
  await controlsOf(one).changeClock({ now: '2024-04-27T12:00:00Z' })
  // What a killed reset leaves: empty tables, without the mark of a filled database.
  await sql`truncate settings, tournaments, programs, widgets, profiles, access_tokens cascade`.execute(
    one.db,
  )
  await expect.poll(async () => (await round(two, 10)).length, filled).toBe(6)
  for (const sandbox of [one, two]) {
    const profile = () => call(sandbox, 'GET applications/touchline-sandbox/profile/', { token: fan.token })
    await expect.poll(async () => (await profile()).status, soon).toBe(403)
    await expect.poll(() => sandbox.clock.now(), soon).toBe(Date.parse('2024-04-27T05:30:00Z'))
  }
})
