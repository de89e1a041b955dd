import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { startMenOnce } from '../start-men.ts'

const HOME = dirname(createRequire(import.meta.url).resolve('@touchline/engagement-sdk/package.json'))

const PRINTS: readonly [string, RegExp][] = [
  ['start', /can choose from: .*120-2024 \| 10/],
  ['predict', /^saved: .+ → option [0-9a-f-]{36}$/m],
  ['listen', /^received: greeting$/m],
]

const sandbox = await startMenOnce()

it.each(PRINTS)('the examples of the client %s runs and prints what it is for', async (name, printed) => {
  const file = join(HOME, 'examples', `${name}.ts`)
  const args = ['--conditions=@touchline/source', file]
  const env = { ...process.env, TOUCHLINE_ENDPOINT: sandbox.apiUrl }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  expect(stdout).toMatch(printed)
})

it('the examples of the client are in the README as they run', () => {
  const readme = readFileSync(join(HOME, 'README.md'), 'utf8')
  expect(readme).toContain(readFileSync(join(HOME, 'examples/start.ts'), 'utf8'))
})
