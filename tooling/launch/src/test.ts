import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printSummary } from './test-summary.ts'

const ROOT = join(import.meta.dirname, '../../..')

const HELP = `pnpm test [workspace]: what to run before a commit.

  The lockfile, lint, types, import rules and unused code, all unit and component tests, the platform's contract on the embedded
  database, and the journeys of the game in Chromium. About four minutes of processor time; unchanged parts come from a cache.

pnpm test:all [workspace]: the rest, which CI runs too.

  Journeys at other widths, in every state, in Firefox and WebKit; the platform on a PostgreSQL server, and kills of it; the packed
  packages in projects that import them; deployment; the examples of the documentation; the gallery.

  workspace   the name of one workspace, such as predictor, to run only its tests
  --force     repeat everything, without the cache
  --help

The last line counts the tests of all suites. Before it are the time of each suite, what this machine cannot run, journeys that
passed only in a second attempt, and every failure.`

const TASKS = {
  test: ['lint', 'typecheck', 'check', 'test', 'e2e'],
  all: ['test:more', 'e2e:all', 'engines'],
}

/** Two suites at a time. A suite leaves a core idle while it waits for a page or a database, and another one uses it. */
const CONCURRENCY = 2

const { values, positionals } = parseArgs({
  // `pnpm test -- --force` passes the two dashes on.
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    all: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}

const lockfile = spawnSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
  cwd: ROOT,
  stdio: 'inherit',
})
if (lockfile.status !== 0) {
  console.error('pnpm-lock.yaml does not match a package.json. Run pnpm install and commit the lockfile.')
  process.exit(1)
}

for (const file of globSync('{.turbo/runs,*/*/reports,*/*/reports/omissions}/*.json', { cwd: ROOT })) {
  rmSync(join(ROOT, file))
}
const turbo = spawn(
  join(ROOT, 'node_modules/.bin/turbo'),
  [
    'run',
    ...(values.all ? TASKS.all : TASKS.test),
    ...positionals.map((name) => `--filter=@touchline/${name}`),
    ...(values.force ? ['--force'] : []),
    // A failure stops only the tasks that need its output.
    '--continue=dependencies-successful',
    `--concurrency=${CONCURRENCY}`,
    '--output-logs=new-only',
    '--summarize',
  ],
  {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The suites start hundreds of Node processes, and each would compile the same modules.
    env: { ...process.env, NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node-compile') },
  },
)
const [code] = await once(turbo, 'exit')
const { failed } = printSummary(ROOT)
process.exit(code === 0 && failed === 0 ? 0 : 1)
