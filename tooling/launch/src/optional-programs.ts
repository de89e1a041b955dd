import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs that a suite uses if the machine has them; otherwise it leaves something out. */
const OPTIONAL_PROGRAMS = ['nginx', 'firefox-esr', 'firefox', 'WebKitWebDriver', 'Xvfb']

/** The folders of the path, and those of servers, which the path of a user need not name. */
function programFolders(): string[] {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
}

/**
 * Returns the optional programs that the machine has, in one text. A task that looks for one names the variable with
 * this text in its `turbo.json`, so that its cached result is not used after the program was installed.
 */
export function optionalPrograms(folders: readonly string[] = programFolders()): string {
  return OPTIONAL_PROGRAMS.filter((name) => folders.some((folder) => isExecutable(join(folder, name)))).join(
    ' ',
  )
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
