import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { call, listenTo, newFan, round, widgetsOf } from '../../test/api.ts'
import { MEN } from '../../test/men-scenario.ts'
import { UNFINISHED_FILE } from '../data/data-folder.ts'
import { startSandbox } from './start-sandbox.ts'

const folder = await mkdtemp(join(tmpdir(), 'touchline-sandbox-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const SLOW_MS = 120_000
const SMALL = { fans: 5, tournaments: ['120-2024'] }

it(
  'keeps votes, profiles and the clock over a restart, does not fill twice, and has its folder alone',
  async () => {
    const data = join(folder, 'restart')
    const report = vi.fn()
    const first = await startSandbox({ ...SMALL, data, report })
    const fan = await newFan(first)
    const [widget] = await widgetsOf(first, (await round(first, 10))[4].id)
    const vote = await call(first, `POST ${widget.options[2].vote_url}`, { token: fan.token })
    await first.clock.set('2024-05-01T00:00:00Z')
    await first.close()
    expect(report).toHaveBeenCalledWith('Super Rugby Pacific 2024: 91 fixtures')

    report.mockClear()
    await using second = await startSandbox({ ...SMALL, data, report })
    expect(report).not.toHaveBeenCalled()
    const { body } = await call(second, `GET profiles/${fan.id}/widget-interactions/`, { token: fan.token })
    const { id, option_id } = vote.body
    expect(body.interactions['text-prediction'][0]).toMatchObject({ id, option_id })
    expect(new Date(second.clock.now()).toISOString()).toMatch(/^2024-05-01T00:00/)
    // One process at a time, also when a user removes the lock file.
    await expect(startSandbox({ ...SMALL, data })).rejects.toThrow(/is in use by another sandbox/)
    await rm(join(data, '.touchline-lock'))
    await expect(startSandbox({ ...SMALL, data })).rejects.toThrow(/is in use by another sandbox/)
  },
  SLOW_MS,
)

it('stops although its database is gone, and logs that', async () => {
  const logger = { info: vi.fn(), error: vi.fn() }
  const sandbox = await startSandbox({ tournaments: [], fans: 0, logger })
  await sandbox.db.destroy()
  await sandbox.close()
  expect(logger.error).toHaveBeenCalled()
})

it(
  'links what it announces to where clients reach it, and answers to where each of them asked',
  async () => {
    await using sandbox = await startSandbox({ ...MEN, publicUrl: 'https://play.example/' })
    const program = (await round(sandbox, 10))[4]
    const heard = await listenTo(sandbox)
    await sandbox.settle(program.id, { homeScore: 1, awayScore: 0 })
    const hosts = JSON.stringify(await heard()).match(/https?:\/\/[^/"]+/g)
    expect(new Set(hosts)).toEqual(new Set(['https://play.example']))
    expect(program.url).toContain(`${sandbox.url}/`)
  },
  SLOW_MS,
)

const MAIN = new URL('../main.ts', import.meta.url).pathname

it.each([
  [
    'makes the database',
    (data: string) => existsSync(join(data, UNFINISHED_FILE)) && existsSync(join(data, 'base')),
  ],
  ['fills it', (_: string, printed: string) => printed.includes('91 fixtures')],
])(
  'a start that is killed while it %s leaves nothing that has to be removed by hand',
  async (moment, hasCome) => {
    const data = join(folder, `killed while it ${moment}`)
    const args = ['--conditions=@touchline/source', MAIN, '--port', '0', '--data', data]
    const child = spawn(process.execPath, [...args, '--fans', '5', '--tournaments', '120-2024'])
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (printed += text))
    const closed = once(child, 'close')
    await expect.poll(() => hasCome(data, printed), { interval: 1 }).toBe(true)
    child.kill('SIGKILL')
    await closed
    const isHalfMade = existsSync(join(data, UNFINISHED_FILE))
    expect(isHalfMade).toBe(moment === 'makes the database')
    const lines: string[] = []
    await using again = await startSandbox({ ...SMALL, data, report: (line) => lines.push(line) })
    expect(await round(again, 10)).toHaveLength(6)
    expect(lines.includes(`the first start in ${data} was cut off, starting over`)).toBe(isHalfMade)
    expect(existsSync(join(data, UNFINISHED_FILE))).toBe(false)
  },
  SLOW_MS,
)

it.each([
  [{ tournaments: ['120-2024', '120-2042'] }, 'The tournament 120-2042 is none of 120-2024, '],
  [{ tournaments: [], at: 'noon' }, 'The start noon is no date and time. Write it like'],
])('rejects %j with the reason', async (options, message) => {
  await expect(startSandbox(options)).rejects.toThrow(message)
})
