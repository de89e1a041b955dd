import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startProcess } from '../../../src/client/start-process.ts'
import { call } from '../../api.ts'
import { mayUnshare, withDisk } from '../../own-namespace.ts'

const SLOW_MS = 120_000
const mayMount = mayUnshare('--mount')
const isRoot = process.getuid?.() === 0
const tiny = ['--port', '0', '--fans', '1', '--tournaments', 'autumn-tests-2024']

const home = await mkdtemp(join(tmpdir(), 'touchline-folder-'))
// Another user has to get as far as the folder that it may not write.
await chmod(home, 0o755)
afterAll(() => rm(home, { recursive: true, force: true }))

const folderNamed = async (name: string) => {
  await mkdir(join(home, name))
  return join(home, name)
}

/** What a start that is refused prints, in one line. */
async function refusal(folder: string, wrapper: readonly string[]): Promise<string> {
  const refused: unknown = await startProcess([...tiny, '--data', folder], { wrapper }).catch(
    (error: unknown) => error,
  )
  const [, ...lines] = String(refused).trim().split('\n')
  return lines.join('\n')
}

/** A folder with a database whose files are not looked at, because the start ends before. */
const HEALTHY = 'echo 18 > "$0/PG_VERSION"'
const UNTOUCHED = 'The data in it is left as it is.'

describe.skipIf(!mayMount)('a folder on a disk of its own (needs the right to mount)', () => {
  it.each([
    {
      disk: 'full',
      options: 'size=1m',
      prepare: `${HEALTHY} && ! dd if=/dev/zero of="$0/fill" bs=64k status=none 2>/dev/null`,
      words: `its disk is full. ${UNTOUCHED} Free some space and start again`,
    },
    {
      disk: 'read-only',
      options: 'size=1m',
      prepare: `${HEALTHY} && mount -o remount,ro "$0"`,
      words: `its disk is read-only. ${UNTOUCHED} Make it writable and start again`,
    },
    {
      disk: 'too small for a new database',
      options: 'size=20m',
      words: 'has 20 MB free; a new database needs 100 MB. Free some space and start again',
    },
  ])('is refused while the disk is $disk, with the cause and the remedy', async ({ disk, words, ...how }) => {
    const folder = await folderNamed(disk)
    const line = await refusal(folder, withDisk(folder, how))
    expect(line).toMatch(/^sandbox: The (disk of the )?data folder [^\n]+$/)
    expect(line).toContain(words)
    expect(line).not.toMatch(/delete/)
  })

  it(
    'answers 503 to writes and to health while the disk is full, and accepts writes again with every acknowledged profile stored',
    async () => {
      const folder = await folderNamed('fills up')
      const sandbox = await startProcess([...tiny, '--data', join(folder, 'data')], {
        wrapper: withDisk(folder, { options: 'size=160m' }),
      })
      // The disk as the process sees it.
      const fill = join(`/proc/${sandbox.pid}/root`, folder, 'fill')
      const health = async () => (await call(sandbox, 'GET /_sandbox/health')).status
      const acknowledged: { id: string; access_token: string }[] = []
      const newFan = async () => {
        const body = { nickname: 'Fan', custom_data: 'x'.repeat(4000) }
        const answer = await call(sandbox, 'POST applications/touchline-sandbox/profile/', { body })
        if (answer.status === 201) acknowledged.push(answer.body)
        return answer.status
      }
      expect([await health(), await newFan()]).toEqual([200, 201])
      await expect(writeFile(fill, Buffer.alloc(200_000_000))).rejects.toThrow('ENOSPC')
      expect(await health()).toBe(503)
      // Rows fit into what the tables have reserved, and then no more.
      let status = 201
      while (status === 201) status = await newFan()
      expect(status).toBe(503)
      await rm(fill)
      expect([await health(), await newFan()]).toEqual([200, 201])
      for (const { id, access_token: token } of acknowledged) {
        const { body } = await call(sandbox, 'GET applications/touchline-sandbox/profile/', { token })
        expect(body.id).toBe(id)
      }
      expect(await sandbox.stop()).toBe(0)
    },
    SLOW_MS,
  )
})

it('names a missing permission and leaves the folder as it is', async () => {
  const folder = await folderNamed('locked')
  await writeFile(join(folder, 'PG_VERSION'), '18')
  await chmod(folder, 0o555)
  // Root may write everywhere because of its capabilities, so it tries without them.
  const wrapper = isRoot ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : []
  const line = await refusal(folder, wrapper)
  expect(line).toContain(`this user may not write there. ${UNTOUCHED} Change its permissions and start again`)
  expect(await readFile(join(folder, 'PG_VERSION'), 'utf8')).toBe('18')
})

it(
  'creates its database behind a link to an empty folder',
  async () => {
    const folder = await folderNamed('behind a link')
    await symlink(folder, join(home, 'link'))
    const sandbox = await startProcess([...tiny, '--data', join(home, 'link')])
    expect((await call(sandbox, 'GET /_sandbox/health')).status).toBe(200)
    expect(await sandbox.stop()).toBe(0)
    expect(await readFile(join(folder, 'PG_VERSION'), 'utf8')).toContain('18')
  },
  SLOW_MS,
)
