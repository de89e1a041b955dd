import { join } from 'node:path'
import { NEWER_FUNCTIONS } from '../importer-checks.ts'

/** The page with the result of the last run in which every row passed. */
export const RESULT_PAGE = join(import.meta.dirname, '../../../../docs/guides/where-it-runs.md')

export interface MatrixResult {
  readonly name: string
  readonly version: string
  readonly proof: string
}

export function resultPage(results: readonly MatrixResult[], date: string): string {
  const lists = Array.from(
    Map.groupBy(results, ({ proof }) => proof),
    ([proof, rows]) =>
      `Each ${proof}:\n\n${rows.map(({ name, version }) => `- ${name}: ${version}`).join('\n')}`,
  )
  return `---

title: Where it runs
group: Guides
---

# Where it runs

The lists name what was tested on ${date} with the packages as they would be published: packed, and installed by npm into an empty project.
Other versions may work, but are not tested. \`pnpm matrix\` writes this page.

${lists.join('\n\n')}

## Jest and Metro

Jest loads CommonJS and cannot \`require\` an ES module. Run it with \`NODE_OPTIONS=--experimental-vm-modules\`, or let Babel transform the packages:
\`transformIgnorePatterns: ['/node_modules/(?!(@touchline|ky)/)']\`.

Metro reads the entries from \`exports\`, which is its default since React Native 0.79. Before, set
\`resolver.unstable_enablePackageExports\` to \`true\`; without it only the main entry is found.

## Functions of older engines

React Native and older browsers lack some functions. ky calls \`Object.hasOwn\`, so an engine without it needs a polyfill. The tests remove each of these and run the SDK without it:

${NEWER_FUNCTIONS.map((name) => `- \`${name}\``).join('\n')}
`
}
