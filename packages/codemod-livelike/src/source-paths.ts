import { readdirSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

const SOURCE = /\.[cm]?[jt]sx?$/
const DECLARATION = /\.d\.[cm]?ts$/
const EXCLUDED_FOLDERS = ['node_modules', 'dist', 'build', 'coverage']

/**
 * Returns the sources in files and folders, without dependencies, built files and hidden folders.
 *
 * @throws Error when a path does not exist or is part of a dependency
 */
export function sourcePaths(paths: readonly string[], folder: string): string[] {
  const found = paths.flatMap((path) => {
    const full = resolve(folder, path)
    if (relative(folder, full).split(sep).includes('node_modules'))
      throw new Error(`${path} is part of a dependency. Pass files or folders of your own.`)
    return statSync(full).isDirectory() ? sourcesIn(full) : [full]
  })
  return [...new Set(found)].sort()
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return EXCLUDED_FOLDERS.includes(entry.name) || entry.name.startsWith('.') ? [] : sourcesIn(path)
    return entry.isFile() && SOURCE.test(entry.name) && !DECLARATION.test(entry.name) ? [path] : []
  })
}
