import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Returns the path of a program of the machine; undefined if the machine lacks it. By default it searches `PATH` and the
 * folders of server programs, which the `PATH` of a user need not contain.
 */
export function findProgram(name: string, folders: readonly string[] = programFolders()): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function programFolders(): string[] {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...path, '/usr/sbin', '/usr/local/sbin']
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
