import { createHash, randomUUID } from 'node:crypto'
import { openAsBlob, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Scenario } from './fill-database.ts'

// A filled database costs seconds, a copy of one a third of a second. Snapshots are named for everything
// that went into them, so a change of code or data can never be answered from an old one.
const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/touchline-sandbox/', import.meta.url))
const OWN_SOURCES = fileURLToPath(new URL('../../', import.meta.url))
const RULES_SOURCES = join(
  dirname(createRequire(import.meta.url).resolve('@touchline/game-rules/package.json')),
  'src',
)

const KEPT_SNAPSHOTS = 8

const inProcess = new Map<string, Blob>()
let sourcesHash: string | undefined

/** The name of the snapshot that a scenario would leave. */
export function snapshotKey({ tournaments, at, fans }: Scenario): string {
  sourcesHash ??= hashOf([...textsIn(OWN_SOURCES), ...textsIn(RULES_SOURCES)])
  const scenario = JSON.stringify({ tournaments: tournaments.map((file) => file.id), at, fans })
  return hashOf([sourcesHash, process.versions.node, scenario])
}

/** A snapshot made earlier, by this process or another. */
export async function readSnapshot(key: string): Promise<Blob | undefined> {
  const remembered = inProcess.get(key)
  if (remembered) return remembered
  try {
    const blob = await openAsBlob(fileOf(key))
    inProcess.set(key, blob)
    return blob
  } catch {
    return undefined
  }
}

/** Keeps a snapshot. A folder that cannot be written only costs the next start its time. */
export async function writeSnapshot(key: string, dump: Blob): Promise<void> {
  inProcess.set(key, dump)
  const draft = join(FOLDER, `${key}.${randomUUID()}.draft`)
  try {
    await mkdir(FOLDER, { recursive: true })
    await writeFile(draft, dump.stream())
    await rename(draft, fileOf(key))
    await dropOldest()
  } catch {
    // Read-only checkouts work too, only slower.
  }
}

/** Every change of the sources makes new names; the oldest files go. */
async function dropOldest(): Promise<void> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.tar'))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(FOLDER, name))).mtimeMs })),
  )
  const surplus = dated.sort((one, other) => other.at - one.at).slice(KEPT_SNAPSHOTS)
  await Promise.all(surplus.map(({ name }) => rm(join(FOLDER, name), { force: true })))
}

function fileOf(key: string): string {
  return join(FOLDER, `${key}.tar`)
}

function textsIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.(ts|json)$/.test(name) && !/\.test\.ts$/.test(name))
    .sort()
    .map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`)
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 32)
}
