import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commonJsConsumer, type Delivery, esmConsumer, viteConsumer } from './consumers.ts'
import { entryFacts } from './entries.ts'
import { type PackedPackage, packAll, validate, weigh } from './pack.ts'
import { breakingPackages, pendingChangesets } from './pending-changesets.ts'
import { nameRepository, publishAll } from './publish.ts'
import { requirePublishingPlace } from './publishing-place.ts'
import { compareRecords, type Difference, parseRecord, type ReleaseRecord } from './record.ts'
import { recordedEntries } from './recorded-entry.ts'
import { run } from './run.ts'
import { serverConsumer } from './server-rendering.ts'
import { type PublicPackage, publicPackages, ROOT } from './workspace.ts'

const RECORD = join(import.meta.dirname, '../record.json')

export interface ReleaseOptions {
  readonly record: boolean
  readonly offline: boolean
  readonly publish: boolean
  readonly env: Readonly<Record<string, string | undefined>>
}

/** The release of all public packages, which are built; a dry run unless `publish` is asked for. */
export async function release({ record, offline, publish, env }: ReleaseOptions): Promise<void> {
  const packages = publicPackages()
  if (publish) nameRepository(packages, requirePublishingPlace(env))
  const folder = mkdtempSync(join(tmpdir(), 'touchline-release-'))
  try {
    const packed = await step('pack', () => packAll(packages, folder))
    await step('publint, are the types wrong', () => validate(packed))
    const now = await step('exports and sizes', () => measure(packed))
    settleRecord(now, packages, record)
    if (!offline) await installEverywhere({ packed, entries: recordedEntries(now), folder })
    if (publish) await step('publish', () => publishAndTag(packed))
    else console.log('\nA dry run: nothing was published.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function publishAndTag(packed: readonly PackedPackage[]): Promise<void> {
  const published = await publishAll(packed)
  console.log(published.length === 0 ? 'The registry has every version already.' : published.join('\n'))
  await run('changeset', ['tag'])
}

async function installEverywhere(delivery: Delivery): Promise<void> {
  console.log(await step('install: ES modules, strict TypeScript', () => esmConsumer(delivery)))
  console.log(await step('install: CommonJS', () => commonJsConsumer(delivery)))
  console.log(await step('install: Vite', () => viteConsumer(delivery)))
  console.log(await step('install: server rendering', () => serverConsumer(delivery)))
}

async function measure(packed: readonly PackedPackage[]): Promise<ReleaseRecord> {
  const rows = packed.map(async (one) => {
    const row = { version: one.version, ...weigh(one), entries: await entryFacts(one) }
    return [one.name, row] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}

/** @throws Error when the packages differ from the last release more than they may */
function settleRecord(now: ReleaseRecord, packages: readonly PublicPackage[], isRewrite: boolean): void {
  if (isRewrite) {
    writeFileSync(RECORD, `${JSON.stringify(now, null, 2)}\n`)
    console.log(`The record is written: ${RECORD.replace(`${ROOT}/`, '')}. Commit it.`)
    return
  }
  if (!existsSync(RECORD))
    throw new Error("There is no record to compare with: 'pnpm release --record' writes it.")
  const versions = Object.fromEntries(packages.map(({ name, version }) => [name, version]))
  const breaking = breakingPackages(pendingChangesets(ROOT), versions)
  const differences = compareRecords(parseRecord(readFileSync(RECORD, 'utf8')), now, breaking)
  for (const { isBreach, text } of differences) console.log(`${isBreach ? '✗' : '·'} ${text}`)
  const breaches = differences.filter(({ isBreach }) => isBreach)
  if (breaches.length === 0) return
  if (packages.some(isReleased)) throw new Error(explain(breaches))
  console.log('Nothing has been released yet, so nothing was promised: the marked differences pass.')
}

/** The first release writes a package's changelog. */
function isReleased({ folder }: PublicPackage): boolean {
  return existsSync(join(ROOT, folder, 'CHANGELOG.md'))
}

function explain(breaches: readonly Difference[]): string {
  return `${breaches.length} differences to the last record need a decision (marked ✗).
Where they are wanted: announce a breaking change with 'pnpm changeset', accept sizes with
'pnpm release --record', and commit tooling/release/record.json with the reason.`
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  console.log(`\n▸ ${name}`)
  return work()
}
