import { afterAll, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { startSandbox } from '../../../src/server/start-sandbox.ts'
import { createPostgresPresenceStore } from '../../../src/services/realtime/postgres-presence-store.ts'
import { REALTIME_KEYS } from '../../../src/wire/hosts.ts'
import { newFan } from '../../api.ts'
import { MEN } from '../../men-scenario.ts'
import { newDatabase } from '../../new-database.ts'

// Two sandboxes on one database, each with connections of its own, as two processes would have.
const options = { ...MEN, databaseUrl: await newDatabase(inject('postgresUrl'), inject('filledUrl')) }
const both = await Promise.all([startSandbox(options), startSandbox(options)])
const [ana, ben] = await Promise.all([newFan(both[0]), newFan(both[1])])
afterAll(() => Promise.all(both.map((sandbox) => sandbox.close())))

const PRESENCE = `/v2/presence/sub-key/${REALTIME_KEYS.subscribe}`
const answerSchema = z.object({
  t: z.object({ t: z.string() }),
  m: z.array(z.object({ d: z.object({ action: z.string(), uuid: z.string(), occupancy: z.number() }) })),
})

const ask = async (place: 0 | 1, path: string): Promise<unknown> =>
  (await fetch(`${both[place].url}${path}`)).json()
const as = ({ id, token }: typeof ana) => `uuid=${id}&auth=${token}`
const here = (channel: string) =>
  Promise.all(([0, 1] as const).map((place) => ask(place, `${PRESENCE}/channel/${channel}?uuid=x`)))

/** Returns the presence events that a sandbox received on the companion channel. */
async function received(place: 0 | 1, channel: string, count: number): Promise<readonly string[]> {
  const path = `/v2/subscribe/${REALTIME_KEYS.subscribe}/${channel}-pnpres/0?tt=1&tr=1&uuid=watcher`
  const events = async () => answerSchema.parse(await ask(place, path)).m
  await expect.poll(async () => (await events()).length).toBeGreaterThanOrEqual(count)
  return (await events()).map(({ d }) => `${d.action} ${d.uuid} ${d.occupancy}`)
}

it('a user who joins one sandbox is counted by the other, announced once, and returned with the channels', async () => {
  // No request waits for its announcement, so the other sandbox could announce the next one first.
  await ask(0, `${PRESENCE}/channel/hall/heartbeat?heartbeat=60&${as(ana)}`)
  await received(0, 'hall', 1)
  await ask(1, `${PRESENCE}/channel/hall/heartbeat?heartbeat=60&${as(ben)}`)
  await received(0, 'hall', 2)
  await ask(1, `${PRESENCE}/channel/hall/heartbeat?${as(ana)}`)
  const present = { occupancy: 2, uuids: [ana.id, ben.id] }
  expect(await here('hall')).toMatchObject([present, present])
  expect(await ask(0, `${PRESENCE}/uuid/${ben.id}?uuid=x`)).toMatchObject({ payload: { channels: ['hall'] } })
  await ask(0, `${PRESENCE}/channel/hall/leave?${as(ben)}`)
  const news = [`join ${ana.id} 1`, `join ${ben.id} 2`, `leave ${ben.id} 1`]
  expect(await Promise.all([received(0, 'hall', 3), received(1, 'hall', 3)])).toEqual([news, news])
})

it('a silent user times out once, whichever sandbox sweeps first', async () => {
  await ask(0, `${PRESENCE}/channel/yard/heartbeat?heartbeat=3600&${as(ben)}`)
  await ask(0, `${PRESENCE}/channel/yard/heartbeat?heartbeat=0.001&${as(ana)}`)
  await received(0, 'yard', 3)
  await Promise.all(both.map(({ realtime }) => realtime.presence.sweep()))
  await ask(1, `${PRESENCE}/channel/yard/leave?${as(ben)}`)
  const news = [`join ${ben.id} 1`, `join ${ana.id} 2`, `timeout ${ana.id} 1`, `leave ${ben.id} 0`]
  expect(await received(0, 'yard', 4)).toEqual(news)
})

it('a user without a token of their own does not become present', async () => {
  await ask(0, `${PRESENCE}/channel/bar/heartbeat?uuid=${ana.id}&auth=made-up`)
  await ask(0, `${PRESENCE}/channel/bar/heartbeat?uuid=${ana.id}&auth=${ben.token}`)
  expect(await here('bar')).toMatchObject([{ occupancy: 0 }, { occupancy: 0 }])
})

it('removes those who are silent the longest beyond the maximum, and renews the others', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'), inject('filledUrl'))
  await using sandbox = await startSandbox({ ...MEN, databaseUrl })
  const presenceStore = createPostgresPresenceStore(sandbox.db, 2)
  const at = Date.now()
  const present = ['ana', 'ben', 'cal'].map((user, index) => ({ user, channel: 'room', at: at + index }))
  await presenceStore.touch(present.map((one) => ({ ...one, timeoutSeconds: 60 })))
  await presenceStore.touch([{ user: 'ana', channel: 'room', at: at + 3 }])
  expect(await presenceStore.expire(at + 4)).toMatchObject([{ user: 'ben' }])
  expect(await presenceStore.here('room')).toEqual(['ana', 'cal'])
})
