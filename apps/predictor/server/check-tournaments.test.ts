// @vitest-environment node
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { importCheck } from './check-tournaments.ts'

const RULES = join(import.meta.dirname, '../../../packages/game-rules/src/index.ts')

it('checks the tournaments with the sources of the packages, so that a fresh clone builds without them', async () => {
  const { module, dependencies } = await importCheck()
  expect(dependencies).toContain(RULES)
  expect(() => module.checkTournaments()).not.toThrow()
})
