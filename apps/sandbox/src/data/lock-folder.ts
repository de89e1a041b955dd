import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Two processes on one embedded database would destroy it. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError' as const

  constructor(folder: string, owner: number) {
    super(
      `The data folder ${folder} is in use by process ${owner}. ` +
        'Stop it, or choose another folder with --data or TOUCHLINE_SANDBOX_DATA.',
    )
  }
}

/** Locks of this process: a file with its number in it that is not here is left over from an earlier one. */
const held = new Set<string>()

/**
 * Takes a data folder for this process. A lock whose process is gone, as after a kill, does not count.
 * @returns what gives the folder back
 * @throws {FolderInUseError}
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const owner = Number(await readFile(file, 'utf8'))
    if (owner === process.pid ? held.has(file) : isRunning(owner)) throw new FolderInUseError(folder, owner)
    await writeFile(file, String(process.pid))
  }
  held.add(file)
  return async () => {
    held.delete(file)
    await rm(file, { force: true })
  }
}

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false
  try {
    // Signal 0 only asks whether the process is there.
    return process.kill(processId, 0)
  } catch {
    return false
  }
}
