import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { ownServer } from './own-servers.ts'
import { processList } from './process-list.ts'

const START = { pid: 10, parent: 9, command: 'node /home/fan/touchline/tooling/launch/src/start.ts' }
const SERVER = {
  pid: 11,
  parent: 10,
  command:
    'node --import file:///home/fan/touchline/tooling/launch/src/exit-with-parent.ts main.ts --port 4100 --memory',
}

it('recognizes a server and the start command that runs it', () => {
  expect(ownServer(4100, [START, SERVER])).toEqual({ ...SERVER, startedBy: 10 })
})

it('recognizes a server whose start command has ended', () => {
  const init = { pid: 1, parent: 0, command: '/sbin/init' }
  expect(ownServer(4100, [init, { ...SERVER, parent: 1 }])?.startedBy).toBeUndefined()
  expect(ownServer(4100, [SERVER])).toEqual({ ...SERVER, startedBy: undefined })
})

it.each([
  ['another port', SERVER.command.replace('4100', '41000')],
  ['no start command', SERVER.command.replace('exit-with-parent', 'other')],
  ['a search for the file', SERVER.command.replace('--import file://', '')],
])('leaves a process of %s alone', (_, command) => {
  expect(ownServer(4100, [START, { ...SERVER, command }])).toBeUndefined()
})

it('finds processes with their parents and arguments', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()', 'a', 'b'])
  await once(child, 'spawn')
  const listed = processList().find(({ pid }) => pid === child.pid)
  child.kill('SIGKILL')
  expect(listed).toMatchObject({ parent: process.pid, command: expect.stringMatching(/ a b$/) })
})
