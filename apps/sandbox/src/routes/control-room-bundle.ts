import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const SOURCES = join(ROOT, 'apps/sandbox/control-room')
/** Everything the page is made of; a change in any of it makes another bundle. */
const INGREDIENTS = [SOURCES, join(ROOT, 'packages/ui-kit/src'), join(ROOT, 'pnpm-lock.yaml')]
/** An image may have its folder read-only; the machine's temporary one always works. */
const CACHES = [join(ROOT, '.touchline/control-room'), join(tmpdir(), 'touchline-control-room')]

/** The page could not be built. `cause` says why. */
export class ControlRoomBuildError extends Error {
  override name = 'ControlRoomBuildError' as const
}

const underWay = new Map<string, Promise<string>>()

/**
 * The folder with the control room's page, built now if its sources have changed since the last time.
 * @throws {ControlRoomBuildError} where it cannot be built
 */
export async function controlRoomBundle(): Promise<string> {
  const hash = await hashOf(INGREDIENTS)
  const building = underWay.get(hash) ?? bundleOf(hash).finally(() => underWay.delete(hash))
  underWay.set(hash, building)
  return building
}

async function bundleOf(hash: string): Promise<string> {
  const built = CACHES.map((cache) => join(cache, hash)).find((folder) => existsSync(folder))
  return built ?? build(hash)
}

/** Begins the name of a folder that some process is still writing. */
const DRAFT = 'draft-'

/** In a process of its own: the requests that go on meanwhile feel nothing of it. */
async function build(hash: string): Promise<string> {
  try {
    const cache = await firstWritable(CACHES)
    const draft = join(cache, `${DRAFT}${process.pid}-${hash}`)
    const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin/vite.js')
    const args = ['build', SOURCES, '--outDir', draft, '--emptyOutDir', '--logLevel', 'error']
    await promisify(execFile)(process.execPath, [vite, ...args], { cwd: SOURCES })
    return await publish(draft, join(cache, hash))
  } catch (cause) {
    throw new ControlRoomBuildError('The control room could not be built.', { cause })
  }
}

/** Puts a finished draft in its place and clears away what earlier sources made. */
async function publish(draft: string, folder: string): Promise<string> {
  await rename(draft, folder).catch((error: unknown) => {
    // Another process was faster with the same sources.
    if (!existsSync(folder)) throw error
  })
  const cache = dirname(folder)
  const names = (await readdir(cache)).filter((name) => !name.startsWith(DRAFT) && name !== basename(folder))
  await Promise.all(names.map((name) => rm(join(cache, name), { recursive: true, force: true })))
  return folder
}

async function firstWritable(folders: readonly string[]): Promise<string> {
  const problems: unknown[] = []
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true })
      return folder
    } catch (problem) {
      problems.push(problem)
    }
  }
  throw new AggregateError(problems, `None of ${folders.join(', ')} can be written to.`)
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
