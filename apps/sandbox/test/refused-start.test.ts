import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startProcess } from '../src/client/start-process.ts'
import { listen } from '../src/server/listen.ts'

const home = await mkdtemp(join(tmpdir(), 'refused-'))
await writeFile(join(home, 'file'), '')
await mkdir(join(home, 'old'))
await writeFile(join(home, 'old/PG_VERSION'), '13')
await mkdir(join(home, 'other'))
await writeFile(join(home, 'other/letter.txt'), 'Dear')
await mkdir(join(home, 'damaged'))
await writeFile(join(home, 'damaged/PG_VERSION'), '18')
await symlink('gone/further', join(home, 'nowhere'))
const busy = await listen(() => new Response('busy'), {})
afterAll(async () => {
  await busy.close()
  await rm(home, { recursive: true, force: true })
})

it.each([
  ['a file for a folder', '--data file', /^sandbox: The data folder .+file cannot be used: a file or/],
  ['a folder below a file', '--data file/below/db', /^sandbox: The data folder .+ cannot be used: a file is/],
  ['a link that leads nowhere', '--data nowhere', /^sandbox: The data folder .+ a link to it leads nowhere/],
  [
    'a folder of another version',
    '--data old',
    /^sandbox: The data folder .+old was made by another version/,
  ],
  [
    'a folder of other files',
    '--data other',
    /^sandbox: The folder .+other has files and no sandbox database/,
  ],
  ['a damaged database', '--data damaged', /^sandbox: The database in .+ does not open .+Restore a backup/],
  ['an invalid flag', '--fans many', /^sandbox: --fans many is no number from 0 to 1000000\.$/],
  ['an address of another machine', '--memory --host 192.0.2.1', /^sandbox: listen EADDRNOTAVAIL/],
  [
    'a port that is taken',
    `--memory --port ${busy.port}`,
    /^sandbox: Port \d+ is in use\. Choose another one/,
  ],
  ['a server that does not run', '--database postgres://localhost:1/x', /^sandbox: connect ECONNREFUSED/],
])(
  'names %s in one line',
  async (_, flags, words) => {
    const args = `--port 0 ${flags}`.split(' ')
    const inHome = args.map((arg, index) => (args[index - 1] === '--data' ? join(home, arg) : arg))
    const refused: unknown = await startProcess(inHome).catch((error: unknown) => error)
    const [, ...lines] = String(refused).trim().split('\n')
    expect(lines).toEqual([expect.stringMatching(words)])
    expect(lines[0]).not.toMatch(/delete/)
  },
  60_000,
)
