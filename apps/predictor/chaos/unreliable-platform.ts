import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../e2e/rig/free-port.ts'
import type { FaultOrder } from './fault-mix.ts'
import type { Choice } from './ledger.ts'
import type { Match, PlatformWidget } from './match.ts'

const SANDBOX = join(import.meta.dirname, '../../sandbox')
const CLIENT_ID = 'touchline-sandbox'

/** Somebody who plays. */
export interface FanIdentity {
  readonly id: string
  readonly token: string
}

/** A sandbox as a process of its own with its database on disk, which can be killed and told to fail. */
export interface UnreliablePlatform extends AsyncDisposable {
  readonly url: string
  readonly apiUrl: string
  /** Fails from now on, after a crash as before it. */
  fail(faults: readonly FaultOrder[]): Promise<void>
  /** Fails no more. */
  heal(): Promise<void>
  /** Ends at once (SIGKILL), and starts again on the same database. */
  crash(): Promise<void>
  newFan(nickname: string): Promise<FanIdentity>
  matches(title: string): Promise<readonly Match[]>
  /** Every answer that the database has of a fan. */
  storedChoices(fan: FanIdentity): Promise<readonly Choice[]>
}

export async function startUnreliablePlatform(askedPort = 0): Promise<UnreliablePlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-chaos-'))
  const port = askedPort === 0 ? await freePort() : askedPort
  const flags = [
    '--port',
    `${port}`,
    '--data',
    join(folder, 'data'),
    '--fans',
    '0',
    '--tournaments',
    '120-2024',
  ]
  const url = `http://localhost:${port}`
  const apiUrl = `${url}/api/v1/`
  let armed: readonly FaultOrder[] = []
  let child = await started(flags)
  const arm = () =>
    Promise.all(armed.map((fault) => ask(`${url}/_sandbox/faults`, { method: 'POST', body: fault })))
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const closed = once(child, 'close')
    child.kill(signal)
    await closed
  }
  return {
    url,
    apiUrl,
    async fail(faults) {
      armed = faults
      await arm()
    },
    async heal() {
      armed = []
      await ask(`${url}/_sandbox/faults`, { method: 'DELETE' })
    },
    async crash() {
      await end('SIGKILL')
      child = await started(flags)
      await arm()
    },
    async newFan(nickname) {
      const made: { id: string; access_token: string } = await ask(
        `${apiUrl}applications/${CLIENT_ID}/profile/`,
        { method: 'POST', body: { nickname, custom_data: '{"hideWelcomeScreen":true}' } },
      )
      return { id: made.id, token: made.access_token }
    },
    matches: (title) => matchesOf(apiUrl, title),
    async storedChoices({ id, token }) {
      const read: { interactions: Record<string, { widget_id: string; option_id: string }[]> } = await ask(
        `${apiUrl}profiles/${id}/widget-interactions/`,
        { token },
      )
      return Object.values(read.interactions)
        .flat()
        .map(({ widget_id, option_id }) => ({ widgetId: widget_id, optionId: option_id }))
    },
    async [Symbol.asyncDispose]() {
      await end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The process, once it says that it is ready. */
async function started(flags: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--conditions=@touchline/source', 'src/main.ts', ...flags], {
    cwd: SANDBOX,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (text: string) => {
      output += text
      if (output.includes('sandbox: ready')) resolve()
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    child.once('close', (code) => reject(new Error(`The sandbox ended with ${code}.\n${output}`)))
  })
  return child
}

async function matchesOf(apiUrl: string, title: string): Promise<readonly Match[]> {
  const query = new URLSearchParams({ client_id: CLIENT_ID, title, page_size: '100' })
  const { results }: { results: { id: string; title: string; custom_data: string }[] } = await ask(
    `${apiUrl}programs/?${query.toString()}`,
  )
  return Promise.all(
    results
      .filter((program) => program.title === title)
      .map(async ({ id, custom_data }) => {
        const teams: { team_a: string; team_b: string } = JSON.parse(custom_data)
        const read: { results: PlatformWidget[] } = await ask(`${apiUrl}programs/${id}/widgets/`)
        return { id, home: teams.team_a, away: teams.team_b, widgets: read.results }
      }),
  )
}

interface Asked {
  readonly method?: string
  readonly token?: string
  readonly body?: unknown
}

// biome-ignore lint/suspicious/noExplicitAny: wire bodies of every shape, named where they are used
async function ask(url: string, { method = 'GET', token, body }: Asked = {}): Promise<any> {
  const response = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
