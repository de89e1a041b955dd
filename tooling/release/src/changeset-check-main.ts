import { checkChangesets, explainMissing } from './changeset-check.ts'
import { ROOT } from './workspace.ts'

const report = checkChangesets(ROOT, process.env['CHANGESET_BASE'])
const problem = explainMissing(report)
if (problem === undefined) {
  console.log(`Changesets: no changed package is without one (compared with ${report.comparedWith}).`)
} else {
  console.error(problem)
  process.exitCode = 1
}
