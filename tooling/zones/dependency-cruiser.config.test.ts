import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import config, { LAYERS } from './dependency-cruiser.config.ts'

const SDK = 'packages/engagement-sdk/src'
const RULES = 'packages/game-rules/src'
const KIT = 'packages/ui-kit/src'
const PREDICTOR = 'apps/predictor/src'
const SANDBOX = 'apps/sandbox/src'

/** A file that imports its importer. */
const CYCLE = `${SANDBOX}/core/other.ts`
/** A file that does not exist. */
const MISSING = 'tooling/launch/src/missing.ts'

/** Each layer but the lowest, with the one below it. */
const LAYER_PAIRS = Object.entries(LAYERS).flatMap(([source, layers]) => {
  const folders = layers.map((layer) => `${source}/${layer === 'features' ? 'features/match' : layer}`)
  return folders.slice(1).map((lower, index) => ({
    rule: `${source}/${layers[index + 1]}-imports-only-lower-layers`,
    upper: folders[index] ?? '',
    lower,
  }))
})

/** Imports that a rule must reject: the importer's folder, and the imported file or library. */
const VIOLATIONS: readonly (readonly [rule: string, folder: string, imported: string])[] = [
  ...LAYER_PAIRS.map(({ rule, upper, lower }) => [rule, lower, `${upper}/file.ts`] as const),
  ['no-cycles', `${SANDBOX}/core`, CYCLE],
  ['resolvable', 'tooling/launch/src', MISSING],
  ['nothing-imports-an-app', 'tooling/launch/src', `${PREDICTOR}/config/file.ts`],
  ['predictor-ships-no-sandbox', `${PREDICTOR}/app`, `${SANDBOX}/core/file.ts`],
  ['sandbox-imports-no-game', `${SANDBOX}/core`, `${PREDICTOR}/config/file.ts`],
  ['lowest-packages-import-no-other-package', RULES, `${SDK}/index.ts`],
  ['lowest-packages-import-no-other-package', SDK, `${RULES}/index.ts`],
  ['wire-imports-only-zod', `${SDK}/wire`, `${SDK}/errors/file.ts`],
  ['core-imports-no-realtime-or-crypto', SDK, `${SDK}/realtime/file.ts`],
  ['ky-in-one-file', `${SDK}/http`, 'ky'],
  ['controls-import-no-game', `${KIT}/controls`, `${RULES}/index.ts`],
  ['kit-imports-no-platform', `${KIT}/questions`, `${SDK}/index.ts`],
  ['packages-are-imported-by-their-entries', `${PREDICTOR}/app`, `${RULES}/file.ts`],
  ['no-package-index-from-inside', `${KIT}/controls`, `${KIT}/index.ts`],

  ['screens-do-not-call-the-platform', `${PREDICTOR}/app`, `${SDK}/index.ts`],
  ['only-screens-import-the-kit', `${PREDICTOR}/queries`, `${KIT}/index.ts`],
  ['no-react-in-data-layers', `${PREDICTOR}/platform`, 'react'],
  [
    'features-do-not-import-each-other',
    `${PREDICTOR}/features/match`,
    `${PREDICTOR}/features/fixtures/file.ts`,
  ],

  ['sandbox-client-and-middleware-import-only-core', `${SANDBOX}/client`, `${SANDBOX}/wire/file.ts`],
  ['sandbox-folders-do-not-import-its-entries', `${SANDBOX}/server`, `${SANDBOX}/main.ts`],
  ['sandbox-client-and-middleware-import-only-core', `${SANDBOX}/middleware`, `${SANDBOX}/data/file.ts`],
  ['sandbox-services-import-no-http', `${SANDBOX}/services`, 'hono'],
  [
    'sandbox-route-folders-do-not-import-each-other',
    `${SANDBOX}/routes/platform`,
    `${SANDBOX}/routes/control/file.ts`,
  ],
]

/** Imports that no rule may reject: from each layer to the one below it. */
const ALLOWED = LAYER_PAIRS.map(({ upper, lower }) => [upper, lower] as const)

let root: string
let rejected: ReadonlyMap<string, readonly string[]>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'touchline-zones-'))
  for (const library of ['hono', 'ky', 'react']) {
    await write(`node_modules/${library}/package.json`, '{ "main": "index.js" }')
    await write(`node_modules/${library}/index.js`, '')
  }
  for (const [rule, folder, imported] of VIOLATIONS) await writeImport(importerOf(rule, folder), imported)
  for (const [folder, lower] of ALLOWED) await writeImport(`${folder}/allowed.ts`, `${lower}/file.ts`)
  rejected = await brokenRules()
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** Returns the path of the file in a folder that breaks a rule. */
function importerOf(rule: string, folder: string): string {
  return `${folder}/${rule.replaceAll('/', '-')}.ts`
}

/** Writes a file that imports a library, or another file, which it creates. */
async function writeImport(importer: string, imported: string): Promise<void> {
  if (!imported.includes('/')) return write(importer, `import '${imported}'\n`)
  await write(importer, `import './${relative(dirname(importer), imported)}'\n`)
  if (imported !== MISSING) await write(imported, imported === CYCLE ? `import './no-cycles.ts'\n` : '')
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(root, dirname(path)), { recursive: true })
  await writeFile(join(root, path), text)
}

/** Returns the names of the rules that each importer breaks. */
async function brokenRules(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { enhancedResolveOptions, ...options } = config.options ?? {}
  const ruleSet = { forbidden: config.forbidden ?? [] }
  const { output } = await cruise(
    ['apps', 'packages', 'tooling'],
    { ...options, ruleSet, validate: true, baseDir: root },
    enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error(`Expected the result as an object: ${output}`)
  const byImporter = Map.groupBy(output.summary.violations, ({ from }) => from)
  return new Map([...byImporter].map(([from, broken]) => [from, broken.map(({ rule }) => rule.name)]))
}

it('each import rule has an example of an import that it must reject', () => {
  const rules = (config.forbidden ?? []).map(({ name }) => name)
  expect(new Set(VIOLATIONS.map(([rule]) => rule))).toEqual(new Set(rules))
})

it.each(VIOLATIONS)('%s rejects an import from %s of %s', (rule, folder) => {
  expect(rejected.get(importerOf(rule, folder))).toEqual([rule])
})

it.each(ALLOWED)('no rule rejects an import from %s of %s', (folder) => {
  expect(rejected.get(`${folder}/allowed.ts`)).toBeUndefined()
})
