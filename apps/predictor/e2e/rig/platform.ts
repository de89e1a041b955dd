import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const SANDBOX = join(import.meta.dirname, '../../../sandbox')
const READY_WITHIN_MS = 120_000
const LOOK_EVERY_MS = 200

/** A sandbox of its own, with the hands on its clock. */
export interface Platform extends AsyncDisposable {
  readonly url: string
  readonly apiUrl: string
  /** Every origin that it answers from: one, or three with separate hosts. */
  readonly origins: readonly string[]
  setClock(now: string): Promise<void>
  /** Settles from the real result, or from the facts of another one, as far as they are given. */
  settle(fixtureId: string, result?: Readonly<Record<string, unknown>>): Promise<void>
  /** Calls the match off. */
  callOff(fixtureId: string): Promise<void>
  /** Moves the kick-off. */
  move(fixtureId: string, kickOff: string): Promise<void>
  /** A fan who has predicted nothing, welcomed unless said otherwise; gives the token. */
  newFan(options?: { readonly isWelcomed: boolean }): Promise<string>
  /** The fixtures of a round as the platform lists them. */
  fixtures(title: string): Promise<readonly PlatformFixture[]>
  /** The id of a match of round 10 by its home team; throws where there is none. */
  idOf(home: string): Promise<string>
}

export interface PlatformFixture {
  readonly id: string
  readonly home: string
  readonly away: string
}

export interface PlatformOptions {
  /** Answers from three origins, as the real platform does. @default false */
  readonly hasSeparateHosts?: boolean | undefined
}

/** Starts the sandbox as a process of its own, in memory, on a free port; on three with separate hosts. */
export async function startPlatform({ hasSeparateHosts = false }: PlatformOptions = {}): Promise<Platform> {
  const port = await freePort()
  const others = hasSeparateHosts ? [await freePort(), await freePort()] : []
  const flags = ['--port', String(port), '--memory', '--fans', '120']
  if (hasSeparateHosts) flags.push('--separate-hosts', others.join(','))
  const child = spawn(process.execPath, ['--conditions=@touchline/source', 'src/main.ts', ...flags], {
    cwd: SANDBOX,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  const url = `http://localhost:${port}`
  await untilHealthy(url, child, () => complaint)
  const apiUrl = `${url}/api/v1/`
  return {
    url,
    apiUrl,
    origins: [port, ...others].map((one) => `http://localhost:${one}`),
    setClock: (now) => post(`${url}/_sandbox/clock`, { now }),
    settle: (fixtureId, result) =>
      post(`${url}/_sandbox/programs/${fixtureId}/settle`, result === undefined ? {} : { result }),
    callOff: (fixtureId) => post(`${url}/_sandbox/programs/${fixtureId}/settle`, { void: true }),
    move: (fixtureId, kickOff) => post(`${url}/_sandbox/programs/${fixtureId}/move`, { kickOff }),
    newFan: ({ isWelcomed } = { isWelcomed: true }) => makeFan(apiUrl, isWelcomed),
    fixtures: (title) => listFixtures(apiUrl, title),
    async idOf(home) {
      const fixtures = await listFixtures(apiUrl, '120-2024 | 10')
      const id = fixtures.find((fixture) => fixture.home === home)?.id
      if (id === undefined) throw new Error(`Round 10 has no home match of ${home}.`)
      return id
    },
    [Symbol.asyncDispose]: () => stop(child),
  }
}

async function untilHealthy(url: string, child: ChildProcess, complaint: () => string): Promise<void> {
  const giveUpAt = Date.now() + READY_WITHIN_MS
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) break
    const isUp = await fetch(`${url}/_sandbox/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  child.kill()
  throw new Error(`The sandbox did not start on ${url}.\n${complaint()}`)
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

async function post(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
}

async function makeFan(apiUrl: string, isWelcomed: boolean): Promise<string> {
  const response = await fetch(`${apiUrl}applications/touchline-sandbox/profile/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      nickname: 'Test Fan',
      custom_data: isWelcomed ? '{"hideWelcomeScreen":true}' : '{}',
    }),
  })
  const { access_token }: { readonly access_token: string } = await response.json()
  return access_token
}

interface ListedProgram {
  readonly id: string
  readonly title: string
  readonly custom_data: string
}

async function listFixtures(apiUrl: string, title: string): Promise<readonly PlatformFixture[]> {
  const query = new URLSearchParams({ client_id: 'touchline-sandbox', title, page_size: '100' })
  const response = await fetch(`${apiUrl}programs/?${query.toString()}`)
  const { results }: { readonly results: readonly ListedProgram[] } = await response.json()
  return results
    .filter((program) => program.title === title)
    .map(({ id, custom_data }) => {
      const data: { readonly team_a: string; readonly team_b: string } = JSON.parse(custom_data)
      return { id, home: data.team_a, away: data.team_b }
    })
}
