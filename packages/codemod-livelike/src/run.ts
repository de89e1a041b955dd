import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { BY_HAND, GUIDE } from './by-hand.ts'
import { readCommandLine, USAGE } from './command-line.ts'
import { type MigratedFile, migrateProject } from './migrate-project.ts'
import { sourcePaths } from './source-paths.ts'

/** 0: nothing is left to a person. 1: something is. 2: nothing was done. */
export type ExitCode = 0 | 1 | 2

/** Runs the command in a folder, prints line by line, and returns the exit code. */
export function run(args: readonly string[], folder: string, print: (line: string) => void): ExitCode {
  let written = 0
  try {
    const options = readCommandLine(args)
    if (options === 'help') {
      print(USAGE)
      return 0
    }
    const sources = sourcePaths(options.paths, folder).map((path) => ({
      path,
      text: readFileSync(path, 'utf8'),
    }))
    const files = migrateProject(sources)
    const changed = files.filter(({ migration }) => migration.findings.length === 0)
    if (!options.isDry)
      for (const { path, migration } of changed) {
        replaceFile(path, migration.text)
        written += 1
      }
    const verb = options.isDry ? 'would change' : 'changed'
    for (const file of files) report(file, relative(folder, file.path), verb, print)
    const left = files.length - changed.length
    print(`${changed.length} ${verb}, ${left} left as ${left === 1 ? 'it is' : 'they are'}.`)
    return left === 0 ? 0 : 1
  } catch (error) {
    print(`codemod-livelike: ${error instanceof Error ? error.message : String(error)}`)
    print(`${written === 0 ? 'Nothing' : `${written} before it`} was changed. --help prints how to call it.`)
    return 2
  }
}

/** Replaces a file in one step, so that a full disk leaves the old text. */
function replaceFile(path: string, text: string): void {
  const next = `${path}.codemod-livelike`
  writeFileSync(next, text, { mode: statSync(path).mode })
  renameSync(next, path)
}

function report(
  { migration }: MigratedFile,
  path: string,
  verb: string,
  print: (line: string) => void,
): void {
  if (migration.findings.length === 0) {
    print(`${path}: ${verb}`)
    for (const { line, text } of migration.changes) print(`  ${path}:${line} ${text}`)
    return
  }
  print(`${path}: left as it is`)
  for (const { line, name, section } of migration.findings) {
    print(`  ${path}:${line} ${name}: ${BY_HAND[section]}`)
    print(`    ${GUIDE}#${section}`)
  }
}
