import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Folders of server programs, which the `PATH` of a user need not contain. */
const SERVER_PROGRAMS = ['/usr/sbin', '/usr/local/sbin']

/** Returns the path of a program of the machine; undefined if the machine lacks it. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...folders, ...SERVER_PROGRAMS].map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
