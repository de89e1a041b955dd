import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newDatabase } from '../new-database.ts'
import { startPostgres } from '../postgres-server.ts'
import { killStorm } from './kill-storm.ts'
import { orderStorm } from './order-storm.ts'

// Prints fifty kills of each storm on each database. Exits with 1 if a vote was lost or stored twice, or if an order left an
// inconsistent database.
const KILLS = Number(process.argv[2] ?? 50)
const ARGS = ['--port', '0', '--fans', '0', '--tournaments', '120-2024']

const folder = await mkdtemp(join(tmpdir(), 'touchline-kill-'))
const server = await startPostgres()
const places = {
  embedded: { place: ['--data', join(folder, 'votes')] },
  PostgreSQL: { place: ['--database', await newDatabase(server.url)] },
  'PostgreSQL, with a second process that stays alive': {
    place: ['--database', await newDatabase(server.url)],
    alive: 1,
  },
}
for (const [name, { place, ...alive }] of Object.entries(places)) {
  const { acknowledged, lost, doubled } = await killStorm({
    kills: KILLS,
    args: [...ARGS, ...place],
    ...alive,
  })
  console.log(
    `${name}: ${KILLS} kills, ${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
  )
  for (const line of [...lost, ...doubled]) console.log(`  ${line}`)
  if (lost.length + doubled.length > 0) process.exitCode = 1
}
const orderPlaces = {
  embedded: { data: join(folder, 'orders') },
  PostgreSQL: { databaseUrl: await newDatabase(server.url) },
}
for (const [name, place] of Object.entries(orderPlaces)) {
  const { acknowledged, broken } = await orderStorm({ kills: KILLS, place })
  console.log(
    `${name}: ${KILLS} kills in clock moves, settlements, resets and imports, ${acknowledged} acknowledged, ${broken.length} broken`,
  )
  for (const line of broken) console.log(`  ${line}`)
  if (broken.length > 0) process.exitCode = 1
}
await server.stop()
await rm(folder, { recursive: true, force: true })
