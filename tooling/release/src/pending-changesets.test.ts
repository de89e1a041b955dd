import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { breakingPackages, pendingChangesets } from './pending-changesets.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pending-'))
  mkdirSync(join(root, '.changeset'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(name: string, text: string): void {
  writeFileSync(join(root, '.changeset', name), text)
}

it('changesets are read with every package they name', () => {
  write('a.md', '---\n"@t/rules": minor\n\'@t/kit\': patch\n---\n\nText.\n')
  write('README.md', '# Changesets')
  expect(pendingChangesets(root).map(({ file, bumps }) => [file, [...bumps]])).toEqual([
    [
      '.changeset/a.md',
      [
        ['@t/rules', 'minor'],
        ['@t/kit', 'patch'],
      ],
    ],
  ])
})

it('a changeset that names no bump is refused by its file name', () => {
  write('a.md', '---\n"@t/rules": huge\n---\n')
  expect(() => pendingChangesets(root)).toThrow('.changeset/a.md has a line that is no bump')
  write('a.md', 'Just text')
  expect(() => pendingChangesets(root)).toThrow('.changeset/a.md has no front matter')
})

it('a breaking change is a major bump, or a minor one below version 1', () => {
  write('a.md', '---\n"@t/a": major\n"@t/b": minor\n"@t/c": minor\n"@t/d": patch\n---\n')
  const versions = { '@t/a': '1.0.0', '@t/b': '0.3.0', '@t/c': '1.0.0', '@t/d': '0.3.0' }
  expect(breakingPackages(pendingChangesets(root), versions)).toEqual(new Set(['@t/a', '@t/b']))
})
