import { join } from 'node:path'
import { BIN, runSteps, type Step } from './run-steps.ts'

/** Runs the journeys in Firefox and WebKit, if the machine has them. */
const JOURNEYS: Step = {
  name: 'journeys in Firefox and WebKit',
  command: join(BIN, 'turbo'),
  args: ['run', 'engines', '--output-logs=new-only', '--concurrency=1'],
}

process.exit(await runSteps([[JOURNEYS]], { isWhole: false }))
