import { join } from 'node:path'
import { BROWSER_JOURNEYS } from './browser-journeys.ts'
import { changesetSteps } from './changesets.ts'
import { BIN, runSteps, type Step } from './run-steps.ts'

/** What the test command runs, in order; a step that fails ends the run. */
const STEPS: readonly Step[] = [
  {
    name: 'lockfile',
    command: 'pnpm',
    args: ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'],
  },
  ...changesetSteps(),
  { name: 'lint and format', command: join(BIN, 'biome'), args: ['check', '.'] },
  {
    name: 'types, zones, unit, component and integration tests, packages',
    command: join(BIN, 'turbo'),
    args: ['run', 'typecheck', 'test', 'build', 'check', '--output-logs=new-only', '--concurrency=2'],
  },
  {
    name: 'end to end in Chromium',
    command: join(BIN, 'turbo'),
    args: ['run', 'e2e', '--output-logs=new-only', '--concurrency=1'],
  },
  BROWSER_JOURNEYS,
]

process.exit(await runSteps(STEPS, { isWhole: true }))
