import { join } from 'node:path'
import { changesetSteps } from './changesets.ts'
import { BIN, runSteps, type Step } from './run-steps.ts'

/** What the test command runs: stages in order, and the steps of a stage at the same time. */
const STAGES: readonly (readonly Step[])[] = [
  [
    {
      name: 'lockfile',
      command: 'pnpm',
      args: ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'],
    },
  ],
  changesetSteps(),
  [{ name: 'lint and format', command: join(BIN, 'biome'), args: ['check', '.'] }],
  [
    {
      name: 'types, zones, packages',
      command: join(BIN, 'turbo'),
      args: ['run', 'typecheck', 'build', 'check', '--output-logs=new-only', '--concurrency=2'],
    },
  ],
  [
    // Two suites at a time: a browser journey waits half of its time, and another suite then uses the core.
    {
      name: 'unit, component and integration tests',
      command: join(BIN, 'turbo'),
      args: ['run', 'test', '--output-logs=new-only', '--concurrency=1'],
    },
    {
      name: 'journeys in Chromium, Firefox and WebKit',
      command: join(BIN, 'turbo'),
      args: ['run', 'e2e', 'engines', '--output-logs=new-only', '--concurrency=1'],
    },
  ],
]

process.exit(await runSteps(STAGES, { isWhole: true }))
