import shared, { REPORT_FILE } from '@touchline/vitest-config'
import { reportOmission } from '@touchline/vitest-config/report-omission'
import {
  defineConfig,
  mergeConfig,
  type TestProjectInlineConfiguration,
  type ViteUserConfig,
} from 'vitest/config'
import { ENGINE_NAMES, ENGINES, type EngineName } from './installed-engines.ts'

/**
 * Returns the configuration of a package's `engines/*.engine.test.ts`: one project for each engine that this machine
 * has. A missing engine is reported as an omission.
 *
 * @param subject what runs in the engines, for the report: 'journeys'
 */
export function engineSuite(subject: string): ViteUserConfig {
  const installed = ENGINE_NAMES.filter((name) => ENGINES[name].start !== undefined)
  for (const missing of ENGINE_NAMES.filter((name) => !installed.includes(name)))
    reportOmission({ what: `${subject} in ${missing}`, missing, remedy: ENGINES[missing].remedy })
  return mergeConfig(
    { ...shared, test: { ...shared.test, include: [], reporters: [] } },
    defineConfig({
      test: {
        // On two cores, engines that run at the same time slow each other and the servers down.
        fileParallelism: false,
        // The drivers hang once in some thousand commands; the test command counts repeated tests (decision 0010).
        retry: 1,
        // On a machine without either engine.
        passWithNoTests: true,
        reporters: ['default', ['json', { outputFile: REPORT_FILE }]],
        // Vitest refuses an empty list of projects.
        ...(installed.length > 0 && { projects: installed.map(engineProject) }),
      },
    }),
  )
}

function engineProject(name: EngineName): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: 'node',
      include: ['engines/*.engine.test.ts'],
      provide: { engine: name },
    },
  }
}
