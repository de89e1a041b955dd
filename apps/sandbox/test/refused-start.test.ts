import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProcess } from './sandbox-process.ts'

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'refused-'))
  await writeFile(join(home, 'file'), '')
  await mkdir(join(home, 'old'))
  await writeFile(join(home, 'old/PG_VERSION'), '13')
})
afterAll(() => rm(home, { recursive: true, force: true }))

it.each([
  ['a file for a folder', ['--data', 'file'], /^sandbox: ENOTDIR: .+file'$/],
  ['a folder below a file', ['--data', 'file/below/db'], /^sandbox: ENOTDIR: .+file\/below'$/],
  ['a folder of another version', ['--data', 'old'], /^sandbox: The data folder .+old was made by another/],
  ['an address of another machine', ['--memory', '--host', '192.0.2.1'], /^sandbox: listen EADDRNOTAVAIL/],
  [
    'a server that is not there',
    ['--database', 'postgres://localhost:1/x'],
    /^sandbox: connect ECONNREFUSED/,
  ],
])(
  'names %s in one line',
  async (_, flags, words) => {
    const args = flags.map((flag) => (/^(file|old)/.test(flag) ? join(home, flag) : flag))
    const refused: unknown = await startProcess(['--port', '0', ...args]).catch((error: unknown) => error)
    const [, ...lines] = String(refused).trim().split('\n')
    expect(lines).toEqual([expect.stringMatching(words)])
  },
  60_000,
)
