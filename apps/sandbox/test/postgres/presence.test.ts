import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { z } from 'zod'
import { type Sandbox, startSandbox } from '../../src/server/start-sandbox.ts'
import { createPostgresPresenceStore } from '../../src/services/realtime/postgres-presence-store.ts'
import { REALTIME_KEYS } from '../../src/wire/realtime-keys.ts'
import { MEN } from '../men-scenario.ts'
import { newDatabase } from '../new-database.ts'

// Two sandboxes on one database, each with connections of its own, as two processes would have.
let both: readonly Sandbox[] = []
beforeAll(async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'), inject('filledUrl'))
  const options = { ...MEN, databaseUrl }
  both = await Promise.all([startSandbox(options), startSandbox(options)])
})
afterAll(() => Promise.all(both.map((sandbox) => sandbox.close())))

const PRESENCE = `/v2/presence/sub-key/${REALTIME_KEYS.subscribe}`
const hereSchema = z.object({ occupancy: z.number(), uuids: z.array(z.unknown()) })
const answerSchema = z.object({
  t: z.object({ t: z.string() }),
  m: z.array(z.object({ d: z.object({ action: z.string(), uuid: z.string(), occupancy: z.number() }) })),
})

async function ask(place: number, path: string): Promise<unknown> {
  const response = await fetch(`${both[place]?.url}${path}`)
  expect(response.status).toBe(200)
  return response.json()
}
const here = async (channel: string) =>
  Promise.all(
    [0, 1].map(async (place) =>
      hereSchema.parse(await ask(place, `${PRESENCE}/channel/${channel}?state=1&uuid=x`)),
    ),
  )
/** Longer than the second between two sweeps, shorter than the longest announced silence at the speed of the test. */
const WAIT = { timeout: 8000, interval: 20 }

/** The presence events that a sandbox received on the companion channel. */
async function told(place: number, channel: string, count: number): Promise<readonly string[]> {
  const path = `/v2/subscribe/${REALTIME_KEYS.subscribe}/${channel}-pnpres/0?tt=1&tr=1&uuid=watcher`
  return vi.waitFor(async () => {
    const { m } = answerSchema.parse(await ask(place, path))
    expect(m.length).toBeGreaterThanOrEqual(count)
    return m.map(({ d }) => `${d.action} ${d.uuid} ${d.occupancy}`)
  }, WAIT)
}

it('a user who joins one sandbox is counted by the other, announced once, and returned with attributes and channels', async () => {
  await ask(0, `${PRESENCE}/channel/hall/heartbeat?uuid=ana&heartbeat=60`)
  await ask(1, `${PRESENCE}/channel/hall/heartbeat?uuid=ben&heartbeat=60`)
  await ask(1, `${PRESENCE}/channel/hall/heartbeat?uuid=ana`)
  const state = encodeURIComponent('{"mood":"up"}')
  await ask(1, `${PRESENCE}/channel/hall/uuid/ana/data?uuid=ana&state=${state}`)
  const present = { occupancy: 2, uuids: [{ uuid: 'ana', state: { mood: 'up' } }, { uuid: 'ben' }] }
  expect(await here('hall')).toMatchObject([present, present])
  expect(await ask(0, `${PRESENCE}/uuid/ben?uuid=x`)).toMatchObject({ payload: { channels: ['hall'] } })
  // No request waits for its announcement, so the other sandbox could announce the next one first.
  await told(0, 'hall', 3)
  await ask(0, `${PRESENCE}/channel/hall/leave?uuid=ben`)
  const news = ['join ana 1', 'join ben 2', 'state-change ana 2', 'leave ben 1']
  expect(await Promise.all([told(0, 'hall', 4), told(1, 'hall', 4)])).toEqual([news, news])
})

it('a silent user times out once, whichever sandbox sweeps first, and not while another one receives requests from it', async () => {
  await ask(0, `${PRESENCE}/channel/yard/heartbeat?uuid=cal&heartbeat=20`)
  await ask(0, `${PRESENCE}/channel/yard/heartbeat?uuid=dee&heartbeat=3600`)
  await Promise.all(both.map(({ realtime }) => realtime.presence.sweep()))
  expect((await here('yard')).map(({ occupancy }) => occupancy)).toEqual([2, 2])
  for (const { realtime } of both) realtime.presence.timeScale = 400
  await vi.waitFor(async () => expect((await here('yard'))[0]?.occupancy).toBe(1), WAIT)
  await Promise.all(both.map(({ realtime }) => realtime.presence.sweep()))
  for (const { realtime } of both) realtime.presence.timeScale = 1
  await told(0, 'yard', 3)
  await ask(1, `${PRESENCE}/channel/yard/leave?uuid=dee`)
  const news = ['join cal 1', 'join dee 2', 'timeout cal 1', 'leave dee 0']
  expect(await told(0, 'yard', 4)).toEqual(news)
})

it('stores no new user beyond the maximum, and renews the stored ones', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'), inject('filledUrl'))
  await using sandbox = await startSandbox({ ...MEN, databaseUrl })
  const presenceStore = createPostgresPresenceStore(sandbox.db, 1)
  const at = Date.now()
  await presenceStore.touch('ana', ['room'], at, { timeoutSeconds: 60 })
  await presenceStore.expire(at, 1)
  expect(await presenceStore.touch('ben', ['room'], at, {})).toEqual([])
  await presenceStore.touch('ana', ['room'], at + 60_000, {})
  expect(await presenceStore.expire(at + 60_001, 1)).toEqual([])
  expect((await presenceStore.here(['room'])).map(({ user }) => user)).toEqual(['ana'])
  await presenceStore.leave('ana', ['room'])
  await presenceStore.expire(at + 60_001, 1)
  expect(await presenceStore.touch('ben', ['room'], at + 60_001, {})).toMatchObject([{ user: 'ben' }])
})
