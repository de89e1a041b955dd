import { expect, inject, it } from 'vitest'
import { startProcess } from '../../../src/client/start-process.ts'
import type { Sandbox } from '../../../src/server/start-sandbox.ts'
import { call, controlsOf, newFan, round, widgetsOf } from '../../api.ts'
import { newDatabase } from '../../new-database.ts'

const SLOW_MS = 60_000
const SUBSCRIBE = '/v2/subscribe/demo/room/0?uuid=me'

/** Sends a vote that a fault holds, and resolves when it is held; the answer comes with `answered`. */
async function heldVote(sandbox: Pick<Sandbox, 'apiUrl' | 'url'>) {
  const fan = await newFan(sandbox)
  const [widget] = await widgetsOf(sandbox, (await round(sandbox, 10))[4].id)
  const fault = { path: '/api/v1/widget-interactions/*', delayMs: 1000, times: 1 }
  const controls = controlsOf(sandbox)
  await controls.addFault(fault)
  const answered = call(sandbox, `POST ${new URL(widget.options[1].vote_url).pathname}`, { token: fan.token })
  const left = async () => (await controls.faults()).length
  await expect.poll(left, { interval: 5 }).toBe(0)
  return { answered }
}

it(
  'a process that receives SIGTERM refuses new connections, answers running and held requests, and ends with 0',
  async () => {
    const serverUrl = inject('postgresUrl')
    const place = serverUrl ? ['--database', await newDatabase(serverUrl, inject('filledUrl'))] : ['--memory']
    const args = ['--port', '0', '--fans', '20', '--tournaments', '120-2024', ...place]
    const sandbox = await startProcess(args)
    const { t } = JSON.parse((await call(sandbox, `GET ${SUBSCRIBE}&tt=0`)).body)
    const poll = call(sandbox, `GET ${SUBSCRIBE}&tt=${t.t}`)
    const vote = await heldVote(sandbox)
    const ended = sandbox.stop()
    const knock = () => call(sandbox, 'GET /_sandbox/live').catch(() => 'refused')
    await expect.poll(knock, { interval: 5 }).toBe('refused')
    expect(JSON.parse((await poll).body)).toMatchObject({ m: [] })
    const { status, headers } = await vote.answered
    expect([status, headers.get('connection')]).toEqual([201, 'close'])
    expect(await ended).toBe(0)
  },
  SLOW_MS,
)
