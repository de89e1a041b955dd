import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { duplicatesIn, type SourceFile } from './duplicates.ts'
import { sourceFiles } from './source-files.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Licences, as manifests write them, that let the game and its packages be used and passed on as they are. */
const LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Asks something only of those who change its own files.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]

/** A run of code of this length in two places needs a home of its own. */
const LIMITS = { minTokens: 45, minLines: 8 }

/** A test may repeat its steps, but not a whole scene. */
const TEST_LIMITS = { minTokens: 90, minLines: 12 }
const TEST = /\.(test|e2e|shots)\.tsx?:|\/(test|e2e|bench|chaos|storm|gallery)\//

/** Files whose repetitions have a reason. */
const MAY_REPEAT: readonly string[] = [
  // A selector list with one pseudo-element that a browser does not support is ignored as a whole, so there is a rule for each.
  'packages/ui-kit/src/controls/slider/slider.module.css',
  // One set of letters for each weight of the face: CSS has no name for it.
  'packages/ui-kit/src/theme/tokens.css',
]

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

describe('this repository', () => {
  it('installs from the public registry only, with checksums', () => {
    const resolutions = read('pnpm-lock.yaml').match(/^ +resolution: .*$/gm) ?? []
    expect(resolutions.length).toBeGreaterThan(100)
    expect(resolutions.filter((line) => !/^ +resolution: \{integrity: sha512-[^,}]+\}$/.test(line))).toEqual(
      [],
    )
  })

  it('names versions in the catalog, so that each dependency has one', () => {
    const own = globSync(['package.json', '{apps,packages,tooling}/*/package.json'], { cwd: ROOT }).flatMap(
      (path) => {
        const { dependencies, devDependencies } = JSON.parse(read(path))
        return Object.entries<string>({ ...dependencies, ...devDependencies })
          .filter(([, version]) => !/^(catalog|workspace):/.test(version))
          .map(([name, version]) => `${path}: ${name} ${version}`)
      },
    )
    expect(own).toEqual([])
  })

  it('ships nothing under a licence that needs a review', () => {
    const filters = ['--filter', './packages/*', '--filter', './apps/*']
    const args = [...filters, 'licenses', 'list', '--prod', '--json']
    const list: Record<string, { name: string }[]> = JSON.parse(
      execFileSync('pnpm', args, { cwd: ROOT, encoding: 'utf8' }),
    )
    expect(list['MIT']?.length).toBeGreaterThan(10)
    const others = Object.entries(list).filter(([licence]) => !LICENCES.includes(licence))
    expect(
      others.map(([licence, packages]) => `${licence}: ${packages.map(({ name }) => name).join(', ')}`),
    ).toEqual([])
  })

  it('names the actions of its workflows by commit', () => {
    const used = globSync('.github/workflows/*.yml', { cwd: ROOT }).flatMap(
      (path) => read(path).match(/uses: .*/g) ?? [],
    )
    expect(used.length).toBeGreaterThan(5)
    expect(
      used.filter((action) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
    ).toEqual([])
  })

  it('has no run of code twice', () => {
    expect(repeated(sourceFiles(ROOT))).toEqual([])
  })
})

function repeated(files: readonly SourceFile[]): string[] {
  return duplicatesIn(files, LIMITS)
    .filter(({ places }) => !places.some((place) => MAY_REPEAT.some((file) => place.startsWith(`${file}:`))))
    .filter(
      ({ places, tokens, lines }) =>
        !places.some((place) => TEST.test(place)) || isTooMuchForTests(tokens, lines),
    )
    .map(({ places, lines }) => `${places.join(' and ')} have the same ${lines} lines`)
}

function isTooMuchForTests(tokens: number, lines: number): boolean {
  return tokens >= TEST_LIMITS.minTokens && lines >= TEST_LIMITS.minLines
}
