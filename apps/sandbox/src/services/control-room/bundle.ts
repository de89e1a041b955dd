import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
const SOURCES = join(ROOT, 'apps/sandbox/control-room')
/** Everything the page is made of; a change in any of it makes another bundle. */
const INGREDIENTS = [
  SOURCES,
  ...[
    'apps/sandbox/src/client',
    'apps/sandbox/src/core',
    'packages/ui-kit/src',
    'packages/game-rules/src',
    'pnpm-lock.yaml',
  ].map((path) => join(ROOT, path)),
]
/** The published package has the page built. */
const SHIPPED = fileURLToPath(new URL('../../control-room/', import.meta.url))
const CACHE = join(ROOT, '.touchline/control-room')

/** The page could not be built, for the reason in `cause`. */
export class ControlRoomBuildError extends Error {
  override name = 'ControlRoomBuildError' as const
}

const pendingBuilds = new Map<string, Promise<string>>()

/**
 * The folder with the control room's page, built now if its sources have changed since the last time.
 * @throws {ControlRoomBuildError} where it cannot be built
 */
export async function controlRoomBundle(): Promise<string> {
  if (existsSync(SHIPPED)) return SHIPPED
  const hash = await hashOf(INGREDIENTS)
  const building = pendingBuilds.get(hash) ?? bundleOf(hash).finally(() => pendingBuilds.delete(hash))
  pendingBuilds.set(hash, building)
  return building
}

async function bundleOf(hash: string): Promise<string> {
  const folder = join(await cacheFolder(), hash)
  if (!existsSync(folder)) await build(folder)
  return folder
}

/** Begins the name of a folder that some process is still writing. */
const DRAFT = 'draft-'

/** Builds in another process, so that requests are not delayed. */
async function build(folder: string): Promise<void> {
  try {
    const draft = join(dirname(folder), `${DRAFT}${process.pid}-${basename(folder)}`)
    const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin/vite.js')
    const args = [
      'build',
      SOURCES,
      '--outDir',
      draft,
      '--emptyOutDir',
      '--configLoader',
      'native',
      '--logLevel',
      'error',
    ]
    // The first process builds for all others, a test run too.
    const env = { ...process.env, NODE_ENV: 'production' }
    await promisify(execFile)(process.execPath, [vite, ...args], { cwd: SOURCES, env })
    await publish(draft, folder)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ControlRoomBuildError(`The control room could not be built. ${reason}`, { cause })
  }
}

/** Puts a finished draft in its place and clears away what earlier sources made. */
async function publish(draft: string, folder: string): Promise<void> {
  await rename(draft, folder).catch((error: unknown) => {
    // Another process was faster with the same sources.
    if (!existsSync(folder)) throw error
  })
  const cache = dirname(folder)
  const names = (await readdir(cache)).filter((name) => !name.startsWith(DRAFT) && name !== basename(folder))
  await Promise.all(names.map((name) => rm(join(cache, name), { recursive: true, force: true })))
}

let cache: Promise<string> | undefined

/** Where finished pages are kept; an image may be read-only, and then a folder of this process's own serves. */
function cacheFolder(): Promise<string> {
  cache ??= mkdir(CACHE, { recursive: true })
    .then(() => access(CACHE, constants.W_OK))
    .then(() => CACHE)
    .catch(() => mkdtemp(join(tmpdir(), 'touchline-control-room-')))
  return cache
}

async function hashOf(paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map(filesOf))).flat().sort()
  const hash = createHash('sha256')
  const contents = await Promise.all(files.map((file) => readFile(file)))
  for (const [index, file] of files.entries()) hash.update(file).update(contents[index] ?? '')
  return hash.digest('hex').slice(0, 16)
}

/** A file itself, or all files below a folder. What is not there, as the lock file in some images, counts for nothing. */
async function filesOf(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
