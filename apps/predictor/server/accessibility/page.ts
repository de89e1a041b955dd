import type { Plugin } from 'vite'
import { type Conformance, CRITERIA, type Criterion } from './criteria.ts'

/** The file of the page, next to index.html. */
const FILE = 'accessibility.html'

const HOW = {
  tested: 'Tested',
  'by-hand': 'Checked by hand',
  'not-applicable': 'Not applicable',
} as const satisfies Record<Conformance['how'], string>

/** Writes the page about accessibility into the build. */
export function accessibilityPage(): Plugin {
  return {
    name: 'accessibility-page',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: pageOf(CRITERIA) })
    },
  }
}

/** Returns the page: one row for each criterion, with the tests that prove it. */
export function pageOf(criteria: readonly Criterion[]): string {
  const count = (how: Conformance['how']) =>
    criteria.filter(({ conformance }) => conformance.how === how).length
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <meta name="color-scheme" content="dark light" />
    <title>Accessibility · Predictor</title>
    <link rel="icon" href="icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="terms.css" />
  </head>
  <body>
    <main>
      <h1>Accessibility</h1>
      <p>The game is made to meet <a href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</a> at level AA. Of its ${criteria.length} criteria at the levels A and AA, ${count('tested')} are tested in browsers before each release, ${count('by-hand')} are checked by hand and ${count('not-applicable')} do not apply.</p>
      <p>A named test that is removed, renamed or fails stops the release.</p>
      ${criteria.map(sectionOf).join('\n      ')}
    </main>
  </body>
</html>
`
}

function sectionOf({ id, name, level, conformance }: Criterion): string {
  return `<h2>${id} ${escaped(name)} (${level})</h2>\n      <p><strong>${HOW[conformance.how]}.</strong> ${factsOf(conformance)}</p>`
}

function factsOf(conformance: Conformance): string {
  switch (conformance.how) {
    case 'tested':
      return conformance.tests
        .map(([file, title]) => `“${escaped(title.replace(/^: /, 'Every screen: '))}” (${escaped(file)})`)
        .join('; ')
    case 'by-hand':
      return escaped(conformance.what)
    case 'not-applicable':
      return escaped(conformance.why)
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
