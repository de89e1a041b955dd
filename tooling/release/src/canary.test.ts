import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readManifest } from './manifest.ts'

const ROOT = join(import.meta.dirname, '../../..')
const MANIFESTS = [
  'package.json',
  'pnpm-workspace.yaml',
  '.changeset/*',
  '{apps,packages,tooling}/*/package.json',
]

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'touchline-canary-'))
  for (const file of globSync(MANIFESTS, { cwd: ROOT })) cpSync(join(ROOT, file), join(copy, file))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

// The command of the release workflow (docs/maintaining.md).
it('sets a canary version for a changed package and its dependents, and writes their changelogs', () => {
  const changeset = "---\n'@touchline/game-rules': patch\n---\n\nCount the tries of a match.\n"
  writeFileSync(join(copy, '.changeset/a-change.md'), changeset)
  const command = join(ROOT, 'node_modules/@changesets/cli/bin.js')
  execFileSync(process.execPath, [command, 'version', '--snapshot', 'canary'], { cwd: copy, stdio: 'pipe' })
  const versionOf = (name: string) => readManifest(join(copy, 'packages', name)).version
  expect(versionOf('game-rules')).toMatch(/^\d+\.\d+\.\d+-canary-\d{14}$/)
  expect(versionOf('ui-kit')).toMatch(/-canary-/)
  const changelog = readFileSync(join(copy, 'packages/game-rules/CHANGELOG.md'), 'utf8')
  expect(changelog).toContain('Count the tries of a match.')
})
