import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

/** Licences that allow using and redistributing the game and its packages without further conditions. */
const LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Has conditions only for changes of the licensed files.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
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

  it('has all versions in the catalog, so that each dependency has one version', () => {
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

  it('ships no dependency under a licence that needs a review', () => {
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

  it('pins the actions of its workflows to a commit', () => {
    const used = globSync('.github/workflows/*.yml', { cwd: ROOT }).flatMap(
      (path) => read(path).match(/uses: .*/g) ?? [],
    )
    expect(used.length).toBeGreaterThan(5)
    expect(
      used.filter((action) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
    ).toEqual([])
  })
})

it('each decision has a number of its own, at the start of its page too', () => {
  const pages = globSync('docs/decisions/*.md', { cwd: ROOT })
  const numbers = pages.map((page) => /^# (\d{4}) /.exec(read(page))?.[1])
  expect(pages.map((page) => page.slice('docs/decisions/'.length, -'.md'.length).slice(0, 4))).toEqual(
    numbers,
  )
  expect(new Set(numbers).size).toBe(pages.length)
})
