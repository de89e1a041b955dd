import { createControlClient } from '@touchline/sandbox/control-client'
import { type ServedGame, serveDeployedGame } from '../../server/serve-game.ts'
import { DIST } from './dist.ts'
import { startHostedSandbox } from './sandbox-host.ts'

const CLIENT_ID = 'touchline-sandbox'

/** The token of the documented fan of the sandbox. */
export const DEMO_TOKEN = 'demo-fan-token'
/** The token of its fan who has not been welcomed. */
export const NEW_FAN_TOKEN = 'new-fan-token'
export const TOURNAMENT = '120-2024'

export interface PlatformOptions {
  /** Answers from three origins, as the real platform does. @default false */
  readonly hasSeparateHosts?: boolean | undefined
}

/** A sandbox of its own, and what controls it. */
export type Platform = Awaited<ReturnType<typeof startPlatform>>

/** Starts a sandbox in memory, on a free port; on three with separate hosts. */
export async function startPlatform({ hasSeparateHosts = false }: PlatformOptions = {}) {
  const sandbox = await startHostedSandbox({
    fans: 120,
    ...(hasSeparateHosts && { separateHosts: { votesPort: 0, staticPort: 0 } }),
  })
  const controls = createControlClient({ origin: sandbox.url })
  const profileIds = new Map<string, string>()
  /** Returns the id of a match by its home team; throws if the round has none. */
  async function idOf(home: string, round = 10): Promise<string> {
    const fixtures = await controls.fixtures({ tournament: TOURNAMENT, round })
    const id = fixtures.find((fixture) => fixture.home === home)?.id
    if (id === undefined) throw new Error(`Round ${round} has no home match of ${home}.`)
    return id
  }
  return {
    ...sandbox,
    idOf,
    setClock: (now: string) => controls.changeClock({ now }),
    /** Settles from the real result, or from the facts of another one, as far as they are given. */
    settle: controls.settle,
    /** Moves the kick-off. */
    move: controls.moveFixture,
    /** Lets requests fail; the sandbox validates the fault. */
    addFault: controls.addFault,
    clearFaults: controls.clearFaults,
    /** Creates a fan who has predicted nothing. Returns the token. */
    async newFan({ isWelcomed } = { isWelcomed: true }): Promise<string> {
      const custom_data = isWelcomed ? '{"hideWelcomeScreen":true}' : '{}'
      const fan = await controls.createFan(CLIENT_ID, { nickname: 'Test Fan', custom_data })
      profileIds.set(fan.accessToken, fan.profileId)
      return fan.accessToken
    },
    /** Returns another token of a fan, as the next login would give it. */
    nextToken: (fan: string) => controls.tokenFor(profileIds.get(fan) ?? ''),
  }
}

/** The production build and a platform of its own. */
export interface Stage extends AsyncDisposable {
  readonly platform: Platform
  readonly game: ServedGame
  /** An address of the game. @example link('/home', { token: NEW_FAN_TOKEN }) */
  link(path: string, options?: LinkOptions): string
}

export interface LinkOptions {
  readonly tournament?: string
  readonly token?: string
}

export async function startStage(options: PlatformOptions = {}): Promise<Stage> {
  await using parts = new AsyncDisposableStack()
  const platform = parts.use(await startPlatform(options))
  const game = parts.use(await serveDeployedGame({ root: DIST, platform }))
  const running = parts.move()
  return {
    platform,
    game,
    link(path, { tournament = TOURNAMENT, token = DEMO_TOKEN } = {}) {
      const url = new URL(path, game.url)
      url.searchParams.set('tournamentId', tournament)
      url.searchParams.set('accessToken', token)
      return url.href
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}
