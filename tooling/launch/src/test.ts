import { spawn } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { closingLine, countsFromReport, sumCounts } from './counts.ts'

const ROOT = join(import.meta.dirname, '../../..')
const BIN = join(ROOT, 'node_modules/.bin')

/** What the test command runs, in order; a step that fails ends the run. */
const STEPS: readonly {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}[] = [
  {
    name: 'lockfile',
    command: 'pnpm',
    args: ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'],
  },
  {
    name: 'changesets',
    command: process.execPath,
    args: [join(ROOT, 'tooling/release/src/changeset-check-main.ts')],
  },
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
]

async function main(): Promise<number> {
  for (const report of reports()) rmSync(join(ROOT, report))
  for (const { name, command, args } of STEPS) {
    console.log(`\n▸ ${name}`)
    const code = await run(command, args)
    if (code !== 0) {
      console.error(`\n'${name}' failed (exit ${code}): ${command.replace(`${ROOT}/`, '')} ${args.join(' ')}`)
      closing()
      return code
    }
  }
  requireReports()
  return closing() > 0 ? 1 : 0
}

/** Prints the count of all suites that ran; returns how many tests failed. */
function closing(): number {
  const counts = sumCounts(
    reports().map((path) => countsFromReport(path, readFileSync(join(ROOT, path), 'utf8'))),
  )
  console.log(`\n${closingLine(counts)}`)
  return counts.failed
}

/** A suite without a report would be a suite that was skipped silently. */
function requireReports(): void {
  const reported = new Set(reports().map((path) => dirname(dirname(path))))
  const silent = manifests()
    .filter(({ scripts }) => scripts['test'] !== undefined)
    .map(({ folder }) => folder)
    .filter((folder) => !reported.has(folder))
  if (silent.length > 0) throw new Error(`No test report from ${silent.join(', ')}: did the suite run?`)
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

function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

process.exit(await main())
