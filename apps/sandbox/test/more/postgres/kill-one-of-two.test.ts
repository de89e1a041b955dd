import { expect, inject, it } from 'vitest'
import { killStorm } from '../../kill/kill-storm.ts'
import { newDatabase } from '../../new-database.ts'

// Two kills here; `pnpm kill-test` does fifty.
const KILLS = Number(process.env['KILLS'] ?? 2)

it('a kill of one of two processes loses no acknowledged vote and stores none twice', async () => {
  const place = ['--database', await newDatabase(inject('postgresUrl'), inject('filledUrl'))]
  const report = await killStorm({ kills: KILLS, args: ['--port', '0', ...place], alive: 1 })
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report).toMatchObject({ lost: [], doubled: [] })
})
