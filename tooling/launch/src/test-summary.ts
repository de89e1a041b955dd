import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { readTestReport, type TestReport } from './test-report.ts'

/** The part of turbo's summary of a run that is used. */
const turboRun = z.object({
  tasks: z.array(
    z.object({
      taskId: z.string(),
      task: z.string(),
      directory: z.string(),
      command: z.string(),
      cache: z.object({ status: z.string() }),
      // Missing when another task that it needs has failed.
      execution: z.optional(
        z.object({ startTime: z.number(), endTime: z.number(), exitCode: z.optional(z.number()) }),
      ),
    }),
  ),
})

const omission = z.object({ what: z.string(), missing: z.string(), remedy: z.string() })

/** A task of the run, with the report of its tests if it has one. */
export interface TaskResult {
  /** Such as `predictor#e2e`. */
  readonly name: string
  readonly outcome: 'passed' | 'cached' | 'failed' | 'not run'
  readonly seconds: number
  readonly report: TestReport | undefined
}

/** Turbo ended before its first task, for example because no workspace has the given name. */
const NOT_STARTED: TaskResult = { name: 'turbo', outcome: 'failed', seconds: 0, report: undefined }

/** Prints the result of the last run of turbo. Returns the number of failures. */
export function printSummary(root: string): { readonly failed: number } {
  const [run] = globSync('.turbo/runs/*.json', { cwd: root })
  const tasks = run === undefined ? [NOT_STARTED] : taskResults(root, readFileSync(join(root, run), 'utf8'))
  const lines = summaryLines(tasks, omissions(root))
  console.log(`\n${lines.join('\n')}`)
  return { failed: failuresOf(tasks).length }
}

function taskResults(root: string, text: string): TaskResult[] {
  return turboRun
    .parse(JSON.parse(text))
    .tasks.filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ taskId, task, directory, cache, execution }) => {
      const file = join(directory, 'reports', `${task.replaceAll(':', '-')}.json`)
      const path = join(root, file)
      return {
        name: taskId.replace(/^@touchline\/|^\/\/#/, ''),
        outcome: outcomeOf(cache.status, execution?.exitCode),
        seconds: execution === undefined ? 0 : (execution.endTime - execution.startTime) / 1000,
        report: existsSync(path) ? readTestReport(file, readFileSync(path, 'utf8')) : undefined,
      }
    })
}

function outcomeOf(cache: string, exitCode: number | undefined): TaskResult['outcome'] {
  if (exitCode === undefined) return 'not run'
  if (exitCode !== 0) return 'failed'
  return cache === 'HIT' ? 'cached' : 'passed'
}

/** Returns a line for each omission that a suite recorded with `reportOmission`. */
function omissions(root: string): string[] {
  return globSync('*/*/reports/omissions/*.json', { cwd: root })
    .sort()
    .map((path) => {
      const { what, missing, remedy } = omission.parse(JSON.parse(readFileSync(join(root, path), 'utf8')))
      return `${path.split('/')[1]}: ${what} (${missing} is missing). ${remedy}`
    })
}

/** Returns the summary of a run. Its last line is 'tests: 12 passed, 0 failed, 1 skipped'. */
export function summaryLines(tasks: readonly TaskResult[], omitted: readonly string[]): string[] {
  const reports = tasks.flatMap(({ report }) => report ?? [])
  const sum = (count: (report: TestReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0)
  const failures = failuresOf(tasks)
  const counts = `${sum(({ passed }) => passed)} passed, ${failures.length} failed, ${sum(({ skipped }) => skipped)} skipped`
  return [
    ...section('Seconds of each task', tasks.toSorted((a, b) => b.seconds - a.seconds).map(describe)),
    ...section('Not tested on this machine', omitted),
    ...section(
      'Passed only in a second attempt',
      named(tasks, ({ repeated }) => repeated),
    ),
    ...section('Failed', failures),
    `tests: ${counts}`,
  ]
}

function describe({ name, outcome, seconds, report }: TaskResult): string {
  const tests = report === undefined ? '' : `, ${report.passed} passed, ${report.failures.length} failed`
  return `${seconds.toFixed(1).padStart(6)}  ${name}: ${outcome}${tests}`
}

/** Returns every failure: failed tests, and tasks that failed without one or did not run. */
function failuresOf(tasks: readonly TaskResult[]): string[] {
  const others = tasks.filter(({ outcome, report }) => {
    return outcome === 'not run' || (outcome === 'failed' && (report?.failures.length ?? 0) === 0)
  })
  return [
    ...named(tasks, ({ failures }) => failures),
    ...others.map(({ name, outcome }) => (outcome === 'failed' ? name : `${name} did not run`)),
  ]
}

function named(tasks: readonly TaskResult[], titles: (report: TestReport) => readonly string[]): string[] {
  return tasks.flatMap(({ name, report }) =>
    report ? titles(report).map((title) => `${name}: ${title}`) : [],
  )
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`), '']
}
