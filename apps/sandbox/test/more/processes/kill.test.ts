import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { killStorm } from '../../kill/kill-storm.ts'
import { ORDERS, orderStorm } from '../../kill/order-storm.ts'
import { newDatabase } from '../../new-database.ts'

// A few kills here; `pnpm kill-test` does fifty on each database.
const KILLS = Number(process.env['KILLS'] ?? 3)
const ARGS = ['--port', '0', '--fans', '0', '--tournaments', '120-2024']

const folder = await mkdtemp(join(tmpdir(), 'touchline-kill-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a kill in the middle of a vote storm loses no acknowledged vote and stores none twice', async () => {
  const serverUrl = inject('postgresUrl')
  const place = serverUrl ? ['--database', await newDatabase(serverUrl)] : ['--data', join(folder, 'votes')]
  const report = await killStorm({ kills: KILLS, args: [...ARGS, ...place] })
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report).toMatchObject({ lost: [], doubled: [] })
})

it('a kill in the middle of a clock move, a settlement, a reset or an import leaves matches, points and boards consistent, and keeps acknowledged orders', async () => {
  const serverUrl = inject('postgresUrl')
  const place = serverUrl ? { databaseUrl: await newDatabase(serverUrl) } : { data: join(folder, 'orders') }
  const kills = Math.max(KILLS, ORDERS.length)
  expect(await orderStorm({ kills, place })).toEqual([])
})
