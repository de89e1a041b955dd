import { globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ImporterProject, npmInstall } from '../importer-project.ts'
import { readManifest } from '../manifest.ts'

/** Installs the packed packages of a project with {@link lowestVersions} into a subfolder of it. */
export function installLowest(project: ImporterProject): ImporterProject {
  const folder = join(project.folder, 'lowest')
  mkdirSync(folder)
  const { dependencies = {} } = readManifest(project.folder)
  const packed = Object.entries(dependencies).filter(([, version]) => version.startsWith('file:'))
  return npmInstall(folder, { ...Object.fromEntries(packed), ...lowestVersions(project) })
}

/** Returns the lowest version of each library that the packed packages of a project accept, by its name. */
export function lowestVersions({ folder }: ImporterProject): Readonly<Record<string, string>> {
  const scope = join(folder, 'node_modules/@touchline')
  const ranges = globSync('*/', { cwd: scope }).flatMap((name) => {
    const { dependencies, peerDependencies } = readManifest(join(scope, name))
    return Object.entries({ ...dependencies, ...peerDependencies })
  })
  const libraries = ranges.filter(([name]) => !name.startsWith('@touchline/')).sort()
  return Object.fromEntries(libraries.map(([name, range]) => [name, lowest(range)]))
}

/** Returns the lower bound of a range. @example lowest('>=19') //=> '19.0.0' */
function lowest(range: string): string {
  const [, bound] = /^(?:>=|\^)([\d.]+)$/.exec(range) ?? []
  if (bound === undefined) throw new Error(`No lower bound of the range ${range}.`)
  return [...bound.split('.'), '0', '0'].slice(0, 3).join('.')
}
