import { it as base } from '@touchline/engines/engine-test'
import { DIST } from '../e2e/rig/dist.ts'
import { type Platform, startPlatform } from '../e2e/rig/platform.ts'
import type { ServedGame } from '../server/serve-game.ts'
import { serveDeployedGame } from '../server/serve-game.ts'

const TOURNAMENT = '120-2024'

interface WorkerFixtures {
  readonly platform: Platform
  readonly game: ServedGame
}

interface TestFixtures {
  /** The token of a fan who has predicted nothing. */
  readonly fan: string
  /** The address of a screen of the game for this fan. */
  readonly link: (path: string) => string
}

/** The address of a screen of the game for a player. */
export function gameLink({ url: origin }: ServedGame, path: string, token: string): string {
  const url = new URL(path, origin)
  url.searchParams.set('tournamentId', TOURNAMENT)
  url.searchParams.set('accessToken', token)
  return url.href
}

/** A journey in the engine of the project, on the production build and a platform that the engine's journeys share. */
export const it = base.extend<TestFixtures & WorkerFixtures>({
  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: the first parameter is how vitest names dependencies
    async ({}, use) => {
      await using platform = await startPlatform()
      await use(platform)
    },
    { scope: 'worker' },
  ],
  game: [
    async ({ platform }, use) => {
      await using game = await serveDeployedGame({ root: DIST, platform })
      await use(game)
    },
    { scope: 'worker' },
  ],
  fan: async ({ platform }, use) => use(await platform.newFan()),
  link: async ({ game, fan }, use) => use((path) => gameLink(game, path, fan)),
})
