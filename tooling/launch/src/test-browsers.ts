import { BROWSER_JOURNEYS } from './browser-journeys.ts'
import { runSteps } from './run-steps.ts'

process.exit(await runSteps([BROWSER_JOURNEYS], { isWhole: false }))
