import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { privateFolder } from './cache-folder.ts'

let home: string
beforeEach(() => {
  home = join(mkdtempSync(join(tmpdir(), 'cache-folder-')), 'browser')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

it('creates a folder that only this user can enter, and accepts it again', () => {
  expect(privateFolder(home)).toBe(home)
  expect(statSync(home).mode & 0o777).toBe(0o700)
  expect(privateFolder(home)).toBe(home)
})

it.each([0o770, 0o702, 0o777])('rejects a folder with the mode %o, into which others can write', (mode) => {
  mkdirSync(home)
  chmodSync(home, mode)
  expect(() => privateFolder(home)).toThrow(`has the mode ${mode.toString(8)}`)
})

it('rejects a folder of another user', () => {
  privateFolder(home)
  const { uid } = statSync(home)
  vi.spyOn(process, 'getuid').mockReturnValue(uid + 1)
  expect(() => privateFolder(home)).toThrow(`belongs to user ${uid}`)
})
