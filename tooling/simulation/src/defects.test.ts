import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DEFECTS } from './defects.ts'

/** Days at most; nearly all defects are found on the first ones. */
const DAYS = '200'

it.each(Object.entries(DEFECTS))(
  'finds the planted defect %s, and says how to repeat the day',
  (name, defect) => {
    const scenario = 'scenario' in defect ? defect.scenario : 'hostile'
    const options = ['--conditions=@touchline/source', join(import.meta.dirname, 'main.ts')]
    const wanted = ['--scenario', scenario, '--defect', name, '--days', DAYS]
    const { stdout, status } = spawnSync(process.execPath, [...options, ...wanted], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stdout).toMatch(/the last events of seed \d+:\n/)
    expect(stdout).toMatch(new RegExp(`again: pnpm simulate .*--seed \\d+ --days 1 --defect ${name} --trace`))
  },
)
