import { describe, expect, it } from 'vitest'
import { foreignPackages, parseLockfile, splitDependencies, uncataloguedDependencies } from './lockfile.ts'

const SOUND = `
importers:
  packages/a:
    dependencies:
      react: { specifier: 'catalog:', version: 19.3.1 }
      '@t/b': { specifier: 'workspace:*', version: 'link:../b' }
  packages/b:
    devDependencies:
      react: { specifier: 'catalog:', version: 19.3.1 }
      react-dom: { specifier: 'catalog:', version: 19.3.1(react@19.3.1) }
packages:
  react@19.3.1: { resolution: { integrity: sha512-abc } }
`

function sound(from = '', to = '') {
  return parseLockfile(SOUND.replace(from, to))
}

describe('a lockfile', () => {
  it('is sound when everything is from the registry, in one version, through the catalog', () => {
    expect(foreignPackages(sound())).toEqual([])
    expect(splitDependencies(sound())).toEqual([])
    expect(uncataloguedDependencies(sound(), new Set())).toEqual([])
  })

  it.each([
    [
      'an address',
      '{ integrity: sha512-abc }',
      '{ integrity: sha512-abc, tarball: https://example.com/react.tgz }',
    ],
    [
      'a repository',
      '{ integrity: sha512-abc }',
      '{ type: git, repo: https://example.com/react.git, commit: abc }',
    ],
    ['a folder', '{ integrity: sha512-abc }', '{ type: directory, directory: ../react }'],
    ['no checksum', '{ integrity: sha512-abc }', '{}'],
    ['a weak checksum', 'sha512-abc', 'sha1-abc'],
  ])('is not sound with %s', (_what, from, to) => {
    expect(foreignPackages(sound(from, to))).toEqual(['react@19.3.1'])
  })

  it('is not sound with two versions of one direct dependency', () => {
    expect(splitDependencies(sound('version: 19.3.1', 'version: 18.3.1'))).toEqual([
      'react: 18.3.1 and 19.3.1',
    ])
  })

  it('takes the same version for one, whatever its peers are', () => {
    const peers = sound(
      "react: { specifier: 'catalog:', version: 19.3.1 }",
      "react-dom: { specifier: 'catalog:', version: 19.3.1 }",
    )
    expect(splitDependencies(peers)).toEqual([])
  })

  it('is not sound with a version outside the catalog, unless it is excused by name', () => {
    const own = sound("specifier: 'catalog:'", "specifier: '^19.0.0'")
    expect(uncataloguedDependencies(own, new Set())).toEqual(['packages/a: react ^19.0.0'])
    expect(uncataloguedDependencies(own, new Set(['react']))).toEqual([])
  })

  it('that is something else is refused', () => {
    expect(() => parseLockfile('lockfileVersion: 1')).toThrow()
  })
})
