import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openFilledMemory } from './open-filled.ts'
import { snapshotKey } from './snapshot.ts'

const CACHE = new URL('../../../node_modules/.cache/touchline-sandbox/', import.meta.url)

it('fills one database when several sandboxes with the same scenario start at the same time', async () => {
  // An instant that no other run has had, so that there is no snapshot yet.
  const scenario = { tournaments: [], at: Date.now(), fans: 0 }
  // No other run can use its snapshot, and only a few are kept.
  onTestFinished(() => rm(new URL(`${snapshotKey(scenario)}.tar`, CACHE), { force: true }))
  const lines: string[] = []
  const handles = await Promise.all(
    [1, 2, 3].map(() => openFilledMemory(scenario, (line) => lines.push(line))),
  )
  expect(lines.filter((line) => line === '0 fans')).toHaveLength(1)
  for (const { db, close } of handles) {
    expect(await db.selectFrom('profiles').select('nickname').orderBy('nickname').execute()).toHaveLength(2)
    await close()
  }
})
