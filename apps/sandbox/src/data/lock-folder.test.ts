import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mayUnshare, OWN_PIDS } from '../../test/own-namespace.ts'
import { StartError } from '../core/start-error.ts'
import { lockFolder } from './lock-folder.ts'

let home: string
let folder: string
const kills: (() => Promise<void>)[] = []
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'touchline-lock-'))
  folder = join(home, 'real')
  await symlink('real', join(home, 'link'))
  await mkdir(folder)
})
afterEach(async () => {
  await Promise.all(kills.splice(0).map((kill) => kill()))
  await rm(home, { recursive: true, force: true })
})

const MODULE = new URL('./lock-folder.ts', import.meta.url).href
const SCRIPT = `
  const { lockFolder } = await import(${JSON.stringify(MODULE)})
  try { lockFolder(process.argv[1]); console.log('locked'); process.stdin.resume() }
  catch (error) { console.log(error.name) }`

/** Starts a process that locks a folder and keeps it; resolves with the child and what it printed. */
async function lockElsewhere(path: string, wrapper: readonly string[] = []) {
  const own = [process.execPath, '--input-type=module', '--eval', SCRIPT, path]
  const [command = '', ...rest] = [...wrapper, ...own]
  const child = spawn(command, rest, { stdio: ['pipe', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  const kill = async () => {
    child.kill('SIGKILL')
    await closed
  }
  kills.push(kill)
  const [printed] = await once(child.stdout.setEncoding('utf8'), 'data')
  return { kill, outcome: String(printed).trim() }
}

describe('a folder that another process has locked', () => {
  it.each([
    ['a path with dots', (path: string) => `${join(path, '..')}/./real`],
    ['a symbolic link', (path: string) => join(path, '../link')],
  ])('is refused by %s', async (_, pathTo) => {
    expect((await lockElsewhere(folder)).outcome).toBe('locked')
    expect(() => lockFolder(pathTo(folder))).toThrow(StartError)
  })

  it.skipIf(!mayUnshare('--pid'))(
    'is refused between containers, where no process has the number of the owner (needs the right to unshare)',
    async () => {
      expect((await lockElsewhere(folder, OWN_PIDS)).outcome).toBe('locked')
      expect((await lockElsewhere(folder, OWN_PIDS)).outcome).toBe('StartError')
    },
  )

  it('is free again once that process was killed', async () => {
    await (await lockElsewhere(folder)).kill()
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(/is in use by another sandbox/)
    expect((await lockElsewhere(folder)).outcome).toBe('StartError')
    release()
    expect(await readdir(folder)).toEqual(['.touchline-lock'])
    expect((await lockElsewhere(folder)).outcome).toBe('locked')
  })
})

it('lets exactly one of several processes that start at once have the folder', async () => {
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => lockElsewhere(folder)))
  const printed = outcomes.map(({ outcome }) => outcome).sort()
  expect(printed).toEqual([...Array(4).fill('StartError'), 'locked'])
})
