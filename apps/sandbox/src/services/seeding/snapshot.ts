import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EmbeddedHandle, openEmbedded } from '../../data/database.ts'
import type { Scenario } from './fill-database.ts'

// A filled database costs seconds, a copy of one a fraction of a second. Snapshots are named for everything that went
// into them, so a change of code or data can never be answered from an old one.
const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/touchline-sandbox/', import.meta.url))
const require = createRequire(import.meta.url)
/** Everything that decides what a filled database holds: services import nothing outside these folders. */
const SOURCES = [
  ...['core', 'data', 'wire', 'services'].map((folder) =>
    fileURLToPath(new URL(`../../${folder}/`, import.meta.url)),
  ),
  join(dirname(require.resolve('@touchline/game-rules/package.json')), 'src'),
]
const RUNTIME = [dirname(require.resolve('@electric-sql/pglite')), process.versions.node]

const KEPT_SNAPSHOTS = 12

/** The name of the snapshot of an empty database. */
export const EMPTY_KEY = `empty-${hashOf(RUNTIME)}`

let sourcesHash: string | undefined

/** Returns the name of the snapshot of a scenario. */
export function snapshotKey({ tournaments, at, fans }: Scenario): string {
  sourcesHash ??= hashOf(SOURCES.flatMap(textsIn))
  const scenario = JSON.stringify({ tournaments: tournaments.map((file) => file.id), at, fans })
  return hashOf([sourcesHash, ...RUNTIME, scenario])
}

/** Returns a snapshot that this process or another one has made earlier. */
export async function readSnapshot(key: string): Promise<Buffer<ArrayBuffer> | undefined> {
  return readFile(fileOf(key)).catch(() => undefined)
}

/** Opens a copy of a snapshot in memory. If there is none, opens the database that it is a copy of, and keeps it. */
export async function openSnapshot(
  key: string,
  make: () => Promise<EmbeddedHandle>,
): Promise<EmbeddedHandle> {
  const dump = await readSnapshot(key)
  if (dump) return openEmbedded({ dump })
  const handle = await make()
  const content = await handle.dump()
  const draft = join(FOLDER, `${key}.${randomUUID()}.draft`)
  try {
    await mkdir(FOLDER, { recursive: true })
    await writeFile(draft, content)
    await rename(draft, fileOf(key))
    await dropOldest()
  } catch {
    // Read-only checkouts work too, only slower.
  }
  return handle
}

/** Removes the oldest snapshots, since every change of the sources makes new names. The empty database is kept. */
async function dropOldest(): Promise<void> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.tar') && name !== `${EMPTY_KEY}.tar`)
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
    .filter((name) => /(?<!\.test)\.(ts|js|json)$/.test(name))
    .sort()
    .map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`)
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 32)
}
