import { createControlClient, type MatchResult } from '@touchline/sandbox/control-client'
import { startHostedSandbox } from './sandbox-host.ts'

const CLIENT_ID = 'touchline-sandbox'

/** The token of the documented fan of the sandbox. */
export const DEMO_TOKEN = 'demo-fan-token'

/** A sandbox of its own, with the hands on its clock. */
export interface Platform extends AsyncDisposable {
  readonly url: string
  readonly apiUrl: string
  /** Every origin that it answers from: one, or three with separate hosts. */
  readonly origins: readonly string[]
  setClock(now: string): Promise<void>
  /** Settles from the real result, or from the facts of another one, as far as they are given. */
  settle(fixtureId: string, result?: MatchResult): Promise<void>
  /** Calls the match off. */
  callOff(fixtureId: string): Promise<void>
  /** Moves the kick-off. */
  move(fixtureId: string, kickOff: string): Promise<void>
  /** Lets requests fail; the sandbox validates the fault. */
  addFault(fault: object): Promise<void>
  clearFaults(): Promise<void>
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

/** Starts a sandbox in memory, on a free port; on three with separate hosts. */
export async function startPlatform({ hasSeparateHosts = false }: PlatformOptions = {}): Promise<Platform> {
  const sandbox = await startHostedSandbox({
    fans: 120,
    ...(hasSeparateHosts && { separateHosts: { votesPort: 0, staticPort: 0 } }),
  })
  const { url, apiUrl, origins } = sandbox
  const controls = createControlClient({ origin: url })
  // The ids and teams of a round do not change.
  const rounds = new Map<string, Promise<readonly PlatformFixture[]>>()
  const fixtures = (title: string) => {
    const listed = rounds.get(title) ?? listFixtures(apiUrl, title)
    rounds.set(title, listed)
    return listed
  }
  return {
    url,
    apiUrl,
    origins,
    async setClock(now) {
      await controls.changeClock({ now })
    },
    async settle(fixtureId, result) {
      await controls.settle(fixtureId, result)
    },
    async callOff(fixtureId) {
      await controls.voidFixture(fixtureId)
    },
    async move(fixtureId, kickOff) {
      await controls.moveFixture(fixtureId, kickOff)
    },
    async addFault(fault) {
      await controls.addFault(fault)
    },
    async clearFaults() {
      await controls.clearFaults()
    },
    async newFan({ isWelcomed } = { isWelcomed: true }) {
      const custom_data = isWelcomed ? '{"hideWelcomeScreen":true}' : '{}'
      const { accessToken } = await controls.createFan(CLIENT_ID, { nickname: 'Test Fan', custom_data })
      return accessToken
    },
    fixtures,
    async idOf(home) {
      const round = await fixtures('120-2024 | 10')
      const id = round.find((fixture) => fixture.home === home)?.id
      if (id === undefined) throw new Error(`Round 10 has no home match of ${home}.`)
      return id
    },
    [Symbol.asyncDispose]: sandbox[Symbol.asyncDispose],
  }
}

interface ListedProgram {
  readonly id: string
  readonly title: string
  readonly custom_data: string
}

async function listFixtures(apiUrl: string, title: string): Promise<readonly PlatformFixture[]> {
  const query = new URLSearchParams({ client_id: CLIENT_ID, title, page_size: '100' })
  const response = await fetch(`${apiUrl}programs/?${query.toString()}`)
  const { results }: { readonly results: readonly ListedProgram[] } = await response.json()
  return results
    .filter((program) => program.title === title)
    .map(({ id, custom_data }) => {
      const data: { readonly team_a: string; readonly team_b: string } = JSON.parse(custom_data)
      return { id, home: data.team_a, away: data.team_b }
    })
}
