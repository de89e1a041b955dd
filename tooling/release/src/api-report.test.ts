import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { apiReporter } from './api-report.ts'
import { publicPackages } from './importer-project.ts'

const API = join(import.meta.dirname, '../api')

const ENTRIES = publicPackages().flatMap(({ folder, manifest: { name, exports = {} } }) =>
  Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'object' && target !== null && 'types' in target
      ? [{ entry: name + subpath.slice(1), folder, types: join(folder, String(target.types)) }]
      : [],
  ),
)

const reportOf = (entry: string) => `${entry.replace('@touchline/', '').replaceAll('/', '-')}.api.md`

const report = apiReporter(ENTRIES)

// For an intended change, `pnpm release:api` updates the report.
it.each(ENTRIES)('the exports of $entry match its report in tooling/release/api', async (entry) => {
  await expect(report(entry)).toMatchFileSnapshot(join(API, reportOf(entry.entry)))
})

it('has no report of an entry that does not exist', () => {
  const reports = new Set(ENTRIES.map(({ entry }) => reportOf(entry)))
  expect(globSync('*', { cwd: API }).filter((file) => !reports.has(file))).toEqual([])
})
