import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'club-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command of the README as pnpm does: in this package, with the folder of the caller in a variable. */
function check(file: string) {
  const command = join(import.meta.dirname, 'import-tournament.ts')
  const flags = ['--conditions=@touchline/source', command, file, '--id', 'club-2024', '--check']
  const env = { ...process.env, INIT_CWD: folder }
  return spawnSync(process.execPath, flags, { cwd: ROOT, env, encoding: 'utf8' })
}

it('reads a file in the folder in which the command was called', () => {
  writeFileSync(join(folder, 'club.csv'), 'home,away,kick_off\nPonsonby,Marist,2024-05-04T03:00:00Z\n')
  expect(check('club.csv')).toMatchObject({ status: 0, stdout: 'club-2024: 1 fixtures, 2 teams\n' })
})

it('names a file that does not exist, or that is not JSON', () => {
  const gone = check('gone.csv')
  expect([gone.status, gone.stderr]).toEqual([
    1,
    `${join(folder, 'gone.csv')} does not exist.\nNothing was published.\n`,
  ])
  writeFileSync(join(folder, 'club.json'), '{ "id": "club", }')
  const broken = check('club.json')
  expect([broken.status, broken.stderr]).toEqual([
    1,
    expect.stringMatching(/^club\.json is not JSON\. SyntaxError: .+\nNothing was published\.\n$/),
  ])
})
