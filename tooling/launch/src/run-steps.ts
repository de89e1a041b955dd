import { spawn } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Counts, closingLine, countsFromReport, MAX_FLAKY, sumCounts } from './counts.ts'
import { omissionFiles, omissionLines } from './omissions.ts'
import { optionalPrograms } from './optional-programs.ts'

export const ROOT = join(import.meta.dirname, '../../..')
export const BIN = join(ROOT, 'node_modules/.bin')

const ENV = {
  ...process.env,
  TOUCHLINE_PROGRAMS: optionalPrograms(),
  // The suites start hundreds of Node processes, and each would compile the same modules.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node-compile'),
}

export interface Step {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}

interface RunOptions {
  /** Whether every package with a `test` script must have left a report. */
  readonly isWhole: boolean
}

/** Steps that run at the same time. A suite leaves a core idle while it waits, and another one uses it. */
const LANES = 2

/**
 * Runs the groups in order, and two steps of a group at a time. Prints what they tested. After a step that fails none is
 * started. Returns the exit code.
 */
export async function runSteps(
  groups: readonly (readonly Step[])[],
  { isWhole }: RunOptions,
): Promise<number> {
  for (const file of [...reports(), ...omissionFiles(ROOT)]) rmSync(join(ROOT, file))
  for (const steps of groups) {
    const failure = await runGroup(steps)
    if (failure !== undefined) {
      printSummary()
      return failure
    }
  }
  if (isWhole) requireReports()
  const { failed, flaky } = printSummary()
  if (flaky > MAX_FLAKY) console.error(`More than ${MAX_FLAKY} tests passed only when they were repeated.`)
  return failed > 0 || flaky > MAX_FLAKY ? 1 : 0
}

/** Returns the exit code of the first step that failed, if any. */
async function runGroup(steps: readonly Step[]): Promise<number | undefined> {
  const waiting = [...steps]
  const failures: number[] = []
  const runLane = async () => {
    for (let step = waiting.shift(); step && failures.length === 0; step = waiting.shift()) {
      const code = await run(step)
      if (code !== 0) failures.push(code)
    }
  }
  await Promise.all(Array.from({ length: LANES }, runLane))
  return failures[0]
}

/** Prints what the suites left out and, as the last line, the counts of their tests. Returns the counts. */
function printSummary(): Counts {
  const omissions = omissionLines(ROOT)
  if (omissions.length > 0) console.log(`\n${['Not tested on this machine:', ...omissions].join('\n  ')}`)
  const counts = sumCounts(
    reports().map((path) => countsFromReport(path, readFileSync(join(ROOT, path), 'utf8'))),
  )
  console.log(`\n${closingLine(counts)}`)
  return counts
}

/** Throws if a suite has no report: it was skipped silently. */
function requireReports(): void {
  const reported = new Set(reports().map((path) => dirname(dirname(path))))
  const missing = manifests()
    .filter(({ scripts }) => scripts['test'] !== undefined)
    .map(({ folder }) => folder)
    .filter((folder) => !reported.has(folder))
  if (missing.length > 0) throw new Error(`No test report from ${missing.join(', ')}: did the suite run?`)
}

function manifests(): { folder: string; scripts: Record<string, string> }[] {
  return globSync('{apps,packages,tooling}/*/package.json', { cwd: ROOT }).map((path) => {
    const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
      readFileSync(join(ROOT, path), 'utf8'),
    )
    return { folder: dirname(path), scripts }
  })
}

function reports(): string[] {
  return globSync('{apps,packages,tooling}/*/reports/*.json', { cwd: ROOT })
}

async function run({ name, command, args }: Step): Promise<number> {
  console.log(`\n▸ ${name}`)
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: ENV })
  const code: number = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (exitCode) => resolve(exitCode ?? 1))
  })
  if (code !== 0)
    console.error(`\n'${name}' failed (exit ${code}): ${command.replace(`${ROOT}/`, '')} ${args.join(' ')}`)
  return code
}
