import { join } from 'node:path'
import { changesetSteps } from './changesets.ts'
import { BIN, runSteps, type Step } from './run-steps.ts'

/** What the test command runs, in order. */
const STEPS: readonly Step[] = [
  {
    name: 'lockfile',
    command: 'pnpm',
    args: ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'],
  },
  ...changesetSteps(),
  { name: 'lint and format', command: join(BIN, 'biome'), args: ['check', '.'] },
  {
    name: 'types, zones, packages',
    command: join(BIN, 'turbo'),
    args: ['run', 'typecheck', 'build', 'check', '--output-logs=new-only', '--concurrency=2'],
  },
  {
    name: 'unit and integration tests, journeys in Chromium, Firefox and WebKit',
    command: join(BIN, 'turbo'),
    // Two suites at a time: a browser journey waits half of its time, and another suite then uses the core.
    args: ['run', 'test', 'e2e', 'engines', '--output-logs=new-only', '--concurrency=2'],
  },
]

process.exit(await runSteps(STEPS, { isWhole: true }))
