import { join } from 'node:path'
import { BIN, runSteps, type Step } from './run-steps.ts'

/** Runs the journeys in the engines other than Chromium that the machine has. */
const JOURNEYS: Step = {
  name: 'journeys in Firefox and WebKit',
  command: join(BIN, 'turbo'),
  args: ['run', 'engines', '--output-logs=new-only', '--concurrency=1'],
}

process.exit(await runSteps([[JOURNEYS]], { isWhole: false }))
