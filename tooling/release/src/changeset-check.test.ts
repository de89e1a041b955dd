import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkChangesets, explainMissing } from './changeset-check.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changesets-'))
  git('init', '-q', '-b', 'main')
  git('config', 'user.email', 'someone@example.com')
  git('config', 'user.name', 'Someone')
  for (const name of ['rules', 'kit']) {
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@t/${name}`, version: '1.0.0' }))
    write(`packages/${name}/CHANGELOG.md`, '# 1.0.0')
    write(`packages/${name}/src/index.ts`, 'export {}')
  }
  commit('first')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root, stdio: 'pipe' })
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function commit(message: string): void {
  git('add', '-A')
  git('commit', '-q', '-m', message)
}

function missing(): string[] {
  return [...checkChangesets(root).missing.keys()]
}

const FOR_RULES = "---\n'@t/rules': patch\n---\n\nA sentence.\n"

describe('on a branch', () => {
  beforeEach(() => git('switch', '-q', '-c', 'change'))

  it('a change to a package needs a changeset, committed or not', () => {
    write('packages/rules/src/index.ts', 'export const one = 1')
    expect(missing()).toEqual(['@t/rules'])
    commit('change')
    expect(missing()).toEqual(['@t/rules'])
  })

  it('a new file in a package needs one too', () => {
    write('packages/kit/src/slider.ts', 'export {}')
    expect(missing()).toEqual(['@t/kit'])
  })

  it('the changeset must name the package', () => {
    write('packages/rules/src/index.ts', 'export const one = 1')
    write('packages/kit/src/index.ts', 'export const one = 1')
    write('.changeset/a.md', FOR_RULES)
    expect(missing()).toEqual(['@t/kit'])
  })

  it('a changeset from before the branch does not count', () => {
    git('switch', '-q', 'main')
    write('.changeset/old.md', FOR_RULES)
    commit('another change')
    git('switch', '-q', '-C', 'change')
    write('packages/rules/src/index.ts', 'export const one = 1')
    commit('change')
    expect(missing()).toEqual(['@t/rules'])
  })

  it('an empty changeset says that nothing reaches importers', () => {
    write('packages/rules/src/index.ts', '// a comment\nexport {}')
    write('.changeset/a.md', '---\n---\n')
    commit('change')
    expect(missing()).toEqual([])
  })

  it('tests, stories, benches and pages need none', () => {
    for (const path of [
      'src/index.test.ts',
      'src/a.stories.tsx',
      'bench/main.ts',
      'test/makers.ts',
      'README.md',
    ]) {
      write(`packages/rules/${path}`, '')
    }
    commit('change')
    expect(missing()).toEqual([])
  })

  it('the release itself needs none: it turns changesets into a changelog', () => {
    write('packages/rules/package.json', JSON.stringify({ name: '@t/rules', version: '1.0.1' }))
    write('packages/rules/CHANGELOG.md', '# 1.0.1')
    commit('release')
    expect(missing()).toEqual([])
  })
})

describe('on the base branch, in a clone without remotes', () => {
  it('a package that changed since its release needs a pending changeset', () => {
    write('packages/rules/src/index.ts', 'export const one = 1')
    commit('change')
    expect(missing()).toEqual(['@t/rules'])
    write('.changeset/a.md', FOR_RULES)
    commit('announce')
    expect(missing()).toEqual([])
  })

  it('a package that was never released needs one as well', () => {
    write('packages/new/package.json', JSON.stringify({ name: '@t/new', version: '0.0.0' }))
    commit('change')
    expect(missing()).toEqual(['@t/new'])
  })

  it('a private package needs none', () => {
    write('packages/own/package.json', JSON.stringify({ name: '@t/own', version: '0.0.0', private: true }))
    commit('change')
    expect(missing()).toEqual([])
  })
})

describe('where there is no history', () => {
  it('nothing is compared and the report says so, unless a base was asked for', () => {
    write('packages/rules/src/index.ts', 'export const one = 1')
    commit('change')
    const clone = join(root, 'clone')
    git('clone', '-q', '--depth', '1', `file://${root}`, clone)
    expect(checkChangesets(clone).comparedWith).toContain('NOTHING')
    expect(() => checkChangesets(clone, 'origin/main')).toThrow('no full history')
  })

  it('a changeset that cannot be read is still refused', () => {
    rmSync(join(root, '.git'), { recursive: true })
    write('.changeset/a.md', 'Just text')
    expect(() => checkChangesets(root)).toThrow('no front matter')
  })
})

describe('the message', () => {
  it('names the packages, a file of each and the way out', () => {
    const report = { missing: new Map([['@t/rules', ['a.ts', 'b.ts']]]), comparedWith: 'the base' }
    expect(explainMissing(report)).toContain('@t/rules: a.ts and 1 more')
    expect(explainMissing(report)).toContain("Run 'pnpm changeset'")
  })

  it('is absent where nothing is missing', () => {
    expect(explainMissing({ missing: new Map(), comparedWith: 'the base' })).toBeUndefined()
  })
})
