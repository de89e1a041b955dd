import { join } from 'node:path'
import { freePort } from '@touchline/vitest-config/free-port'
import { type Books, readBooks } from './books.ts'
import { type OwnChild, startChild } from './child-process.ts'
import type { FaultOrder } from './fault-mix.ts'
import type { Match, PlatformWidget } from './match.ts'
import { CHAOS_TOURNAMENT, ROUND_TITLES, STARTS_AT } from './season.ts'
import type { Store } from './store.ts'

const SANDBOX = join(import.meta.dirname, '../../sandbox')
const CLIENT_ID = 'touchline-sandbox'

/** A player. */
export interface FanIdentity {
  readonly id: string
  readonly token: string
}

/** Sandboxes as processes of their own on one database, which can be killed and made to fail. */
export interface UnreliablePlatform extends AsyncDisposable {
  /** One URL for each sandbox. */
  readonly urls: readonly [string, ...string[]]
  readonly pids: () => readonly number[]
  /** Fails from now on, after a crash as before it. */
  fail(faults: readonly FaultOrder[]): Promise<void>
  /** Fails no more. */
  heal(): Promise<void>
  /** Ends one sandbox at once (SIGKILL), and starts it again on the same database. Takes turns. */
  crash(): Promise<void>
  /** Sets the platform's clock. */
  setClock(at: number): Promise<void>
  /** Settles a match by hand. */
  settle(match: Match): Promise<void>
  /** Moves the kick-off of a match to the next minute, and the clock to it, which closes the match. */
  kickOffNow(match: Match): Promise<void>
  newFan(nickname: string): Promise<FanIdentity>
  /** Every match of the run, by kick-off. */
  matches(): Promise<readonly Match[]>
  /** Reads the database by SQL. A sandbox on a folder is ended for it, and started again with `then: 'go on'`. */
  readBooks(then: 'go on' | 'end'): Promise<Books>
}

/** Starts them. @param askedPort the port of the first one; 0 takes any */
export async function startUnreliablePlatform(store: Store, askedPort = 0): Promise<UnreliablePlatform> {
  const ports = await Promise.all(
    Array.from({ length: store.sandboxes }, (_, place) => (askedPort === 0 ? freePort() : askedPort + place)),
  )
  const start = (port: number) =>
    startChild('src/main.ts', {
      args: ['--port', `${port}`, '--fans', '0', '--tournaments', CHAOS_TOURNAMENT, ...store.args],
      ready: 'sandbox: ready',
      cwd: SANDBOX,
      env: store.env,
    })
  const children: OwnChild[] = []
  await using undo = new AsyncDisposableStack()
  undo.defer(() => endAll('SIGTERM'))
  // The first one fills the database.
  for (const port of ports) children.push(await start(port))
  const [url = '', ...more] = ports.map((port) => `http://localhost:${port}`)
  const apiUrl = `${url}/api/v1/`
  let armed: readonly FaultOrder[] = []
  let crashes = 0
  const control = (path: string, body?: unknown, method = 'POST') =>
    ask(`${url}/_sandbox/${path}`, { method, body })
  // Sandboxes on one database share their faults, and keep them over a restart.
  const rearm = () => (store.sandboxes > 1 ? undefined : arm())
  const arm = async () => {
    await Promise.all(armed.map((fault) => control('faults', fault)))
  }
  async function endAll(signal: NodeJS.Signals): Promise<void> {
    await Promise.all(children.map((child) => child.end(signal)))
  }
  // Not a start option, which would set it again after each crash.
  await control('clock', { now: STARTS_AT })
  const opened = undo.move()
  return {
    urls: [url, ...more],
    pids: () => children.map(({ pid }) => pid),
    async fail(faults) {
      armed = faults
      await arm()
    },
    async heal() {
      armed = []
      await control('faults', undefined, 'DELETE')
    },
    async crash() {
      const place = crashes % ports.length
      crashes += 1
      await children[place]?.end('SIGKILL')
      children[place] = await start(ports[place] ?? 0)
      await rearm()
    },
    async setClock(at) {
      await control('clock', { now: new Date(at).toISOString() })
    },
    async settle({ id }) {
      await control(`programs/${id}/settle`, { result: GIVEN_RESULT })
    },
    async kickOffNow({ id }) {
      const { now } = await control('clock', undefined, 'GET')
      // Not to `now`, which is past when the order arrives: answers in between would count as late.
      const kickOff = new Date(Date.parse(now) + MINUTE_MS).toISOString()
      await control(`programs/${id}/move`, { kickOff })
      await control('clock', { now: kickOff })
    },
    async newFan(nickname) {
      const made: { id: string; access_token: string } = await ask(
        `${apiUrl}applications/${CLIENT_ID}/profile/`,
        { method: 'POST', body: { nickname, custom_data: '{"hideWelcomeScreen":true}' } },
      )
      return { id: made.id, token: made.access_token }
    },
    async matches() {
      const all = await Promise.all(ROUND_TITLES.map((title) => matchesOf(apiUrl, title)))
      return all.flat().toSorted((one, other) => one.kickOffAt - other.kickOffAt)
    },
    async readBooks(then) {
      const isAlone = store.sandboxes === 1
      if (isAlone) await endAll('SIGTERM')
      const books = await store.read(readBooks)
      if (isAlone && then === 'go on') {
        children.splice(0, children.length, await start(ports[0] ?? 0))
        await rearm()
      }
      return books
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

const MINUTE_MS = 60_000
const GIVEN_RESULT = { homeScore: 31, awayScore: 30 }

async function matchesOf(apiUrl: string, title: string): Promise<readonly Match[]> {
  const query = new URLSearchParams({ client_id: CLIENT_ID, title, page_size: '100' })
  const { results }: { results: { id: string; title: string; custom_data: string; scheduled_at: string }[] } =
    await ask(`${apiUrl}programs/?${query.toString()}`)
  return Promise.all(
    results
      .filter((program) => program.title === title)
      .map(async ({ id, custom_data, scheduled_at }) => {
        const teams: { team_a: string; team_b: string } = JSON.parse(custom_data)
        const read: { results: PlatformWidget[] } = await ask(`${apiUrl}programs/${id}/widgets/`)
        return {
          id,
          home: teams.team_a,
          away: teams.team_b,
          kickOffAt: Date.parse(scheduled_at),
          widgets: read.results,
        }
      }),
  )
}

/** A sandbox that does not answer an order ends the run. */
const ASK_WITHIN_MS = 60_000

interface Asked {
  readonly method?: string
  readonly body?: unknown
}

// biome-ignore lint/suspicious/noExplicitAny: wire bodies of every shape, named where they are used
async function ask(url: string, { method = 'GET', body }: Asked = {}): Promise<any> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(ASK_WITHIN_MS),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
