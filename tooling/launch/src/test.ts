import { join } from 'node:path'
import { changesetSteps } from './changesets.ts'
import { BIN, runSteps, type Step } from './run-steps.ts'

const LOCKFILE: Step = {
  name: 'lockfile',
  command: 'pnpm',
  args: ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'],
}

const LINT: Step = { name: 'lint and format', command: join(BIN, 'biome'), args: ['check', '.'] }

const TYPES = turbo('types, zones, packages', ['typecheck', 'build', 'check', '--concurrency=2'])

/** Tests without a page of the game, in Chromium, and in Firefox and WebKit. */
const ALL = ['test', 'e2e', 'engines', '--concurrency=1']

/** Packages whose suites have steps of their own. The others share one. */
const LONG = ['predictor', 'sandbox', 'gallery', 'launch', 'release']

/** The longest begin, so that both lanes have work until the end. */
const SUITES = [
  turbo('journeys in Chromium', ['e2e', ...of('predictor')]),
  turbo('suites of the sandbox', [...ALL, ...of('sandbox')]),
  turbo('short suites', [...ALL, ...LONG.map((name) => `--filter=!@touchline/${name}`)]),
  turbo('other suites of the predictor', ['test', 'engines', '--concurrency=1', ...of('predictor')]),
  turbo('suites of the gallery', [...ALL, ...of('gallery')]),
  turbo('rehearsal of a release', [...ALL, ...of('release')]),
  turbo('start command', [...ALL, ...of('launch')]),
]

process.exit(await runSteps([[LOCKFILE], [...changesetSteps(), LINT], [TYPES], SUITES], { isWhole: true }))

function turbo(name: string, args: readonly string[]): Step {
  return { name, command: join(BIN, 'turbo'), args: ['run', ...args, '--output-logs=new-only'] }
}

function of(name: string): readonly string[] {
  return [`--filter=@touchline/${name}`]
}
