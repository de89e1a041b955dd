import result from '../../../docs/data/where-it-runs.json' with { type: 'json' }
import { markdownTable } from './markdown-table.ts'

/** Returns the page 'Where it runs', from the result of the last `pnpm matrix`. */
export function whereItRuns(): string {
  const { date, rows, functions } = result
  return `---
title: Where it runs
group: Guides
---

# Where it runs

The tables list what was tested on ${date} with the packages as they would be published: packed, and installed by npm into an empty project.
Other versions may work, but are not tested.

${Array.from(
  Map.groupBy(rows, ({ proof }) => proof),
  ([proof, group]) => `Each ${proof}:\n\n${versions(group)}`,
).join('\n\n')}

## Functions of older engines

React Native and older browsers lack some functions. The tests remove each of these and run the SDK without it:

${functions.map((name) => `- \`${name}\``).join('\n')}
`
}

function versions(rows: typeof result.rows): string {
  return markdownTable(
    ['Where', 'Version'],
    rows.map(({ name, version }) => [name, version]),
  )
}
