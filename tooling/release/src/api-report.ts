import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor'

/** An entry of a package. */
export interface PackageEntry {
  /** Folder of the package. */
  readonly folder: string
  /** Declaration file of the entry. */
  readonly types: string
}

/** Returns a function that returns the API report of an entry. The declarations of all entries are parsed once. */
export function apiReporter(entries: readonly PackageEntry[]): (entry: PackageEntry) => string {
  const [first] = entries
  if (first === undefined) throw new Error('No package has an entry with types.')
  const additionalEntryPoints = entries.map(({ types }) => types)
  const compilerState = CompilerState.create(configOf(first, first.folder), { additionalEntryPoints })
  return (entry) => {
    const output = mkdtempSync(join(tmpdir(), 'api-report-'))
    try {
      Extractor.invoke(configOf(entry, output), { compilerState, localBuild: true, messageCallback: mute })
      return readFileSync(join(output, 'entry.api.md'), 'utf8')
    } finally {
      rmSync(output, { recursive: true })
    }
  }
}

function configOf({ folder, types }: PackageEntry, output: string): ExtractorConfig {
  const compilerOptions = { module: 'esnext', moduleResolution: 'bundler', strict: true, skipLibCheck: true }
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [types] } },
      apiReport: {
        enabled: true,
        reportFileName: 'entry',
        reportFolder: output,
        reportTempFolder: join(output, 'temporary'),
        // Types that the entry does not export, but that its exports refer to.
        includeForgottenExports: true,
      },
    },
  })
}

function mute(message: { handled: boolean }): void {
  message.handled = true
}
