import { access, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Opens a data folder, which makes it where there is none. A file beside it says so until it is made: what a start
 * that was killed meanwhile left behind is no database, and is thrown away. The caller has the folder alone.
 * @param report told when that happens
 */
export async function openOrMakeFolder<T>(
  folder: string,
  open: () => Promise<T>,
  report: (line: string) => void,
): Promise<T> {
  const sign = signBeside(folder)
  if (await isThere(sign)) {
    report(`the first start in ${folder} was cut off, starting over`)
    for (const name of await namesIn(folder)) await rm(join(folder, name), { recursive: true, force: true })
  }
  // Whatever else is in a folder is never thrown away: only an empty one gets the sign.
  if ((await namesIn(folder)).length > 0) return open()
  await writeFile(sign, '')
  const opened = await open()
  await rm(sign)
  return opened
}

/** The file that is there while a data folder is being made. */
export function signBeside(folder: string): string {
  return `${folder}.unfinished`
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
