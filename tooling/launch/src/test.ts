import { join } from 'node:path'
import { changesetSteps } from './changesets.ts'
import { BIN, runSteps, type Step } from './run-steps.ts'

const LOCKFILE: Step = {
  name: 'lockfile',
  command: 'pnpm',
  args: ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'],
}

const LINT: Step = { name: 'lint and format', command: join(BIN, 'biome'), args: ['check', '.'] }

const TYPES: Step = {
  name: 'types, zones, packages',
  command: join(BIN, 'turbo'),
  args: ['run', 'typecheck', 'build', 'check', '--output-logs=new-only', '--concurrency=2'],
}

const TESTS: Step = {
  name: 'unit and integration tests',
  command: join(BIN, 'turbo'),
  args: ['run', 'test', '--output-logs=new-only', '--concurrency=1'],
}

/** They take as long as all other tests, and wait half of their time. Therefore they start with them. */
const JOURNEYS: Step = {
  name: 'journeys in Chromium, Firefox and WebKit',
  command: join(BIN, 'turbo'),
  args: ['run', 'e2e', 'engines', '--output-logs=new-only', '--concurrency=1'],
}

const GROUPS = [[LOCKFILE], [...changesetSteps(), LINT], [TYPES], [TESTS, JOURNEYS]]

process.exit(await runSteps(GROUPS, { isWhole: true }))
