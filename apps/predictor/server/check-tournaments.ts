import { join } from 'node:path'
import { defaultClientConditions, type Plugin, runnerImport } from 'vite'

/** Resolves the packages of the workspace to their sources, so that nothing has to be built first. */
export const SOURCE_CONDITIONS = ['@touchline/source', ...defaultClientConditions]

const CHECK = join(import.meta.dirname, '../src/config/check-tournaments.ts')

/** Fails the build when the configuration of a tournament is invalid. The error names the field. */
export function checkTournaments(): Plugin {
  return {
    name: 'check-tournaments',
    apply: 'build',
    async buildStart() {
      const { module } = await importCheck()
      module.checkTournaments()
    },
  }
}

/** Imports the check and returns it with the files that it depends on. */
export function importCheck() {
  return runnerImport<{ checkTournaments(): void }>(CHECK, {
    // 'inline' is the environment that runnerImport creates.
    environments: { inline: { resolve: { conditions: SOURCE_CONDITIONS, noExternal: [/^@touchline\//] } } },
  })
}
