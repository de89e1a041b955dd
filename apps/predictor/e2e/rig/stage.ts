import { test as base, expect, type Page } from '@playwright/test'
import { type ServedGame, serveDeployedGame } from '../../server/serve-game.ts'
import { DIST } from './dist.ts'
import { DEMO_TOKEN, type Platform, type PlatformOptions, startPlatform, TOURNAMENT } from './platform.ts'

export { DEMO_TOKEN, expect, TOURNAMENT }
export const NEW_FAN_TOKEN = 'new-fan-token'

/** The production build and a platform of its own. */
export interface Stage {
  readonly platform: Platform
  readonly game: ServedGame
  /** An address of the game. @example link('/home', { token: NEW_FAN_TOKEN }) */
  link(path: string, options?: LinkOptions): string
}

export interface LinkOptions {
  readonly tournament?: string
  readonly token?: string
}

interface TestStages {
  /** A stage for one test alone: for those that move the clock. */
  readonly ownStage: Stage
  /** Whether the platform of `ownStage` answers from three origins. @default false */
  readonly hasSeparateHosts: boolean
  /** The token of a fan of the shared stage whom no other test knows: for those that answer something. */
  readonly fan: string
}

interface WorkerStages {
  /** The stage that the tests of a worker share; its clock stays in round 10. */
  readonly stage: Stage
}

export const test = base.extend<TestStages, WorkerStages>({
  // biome-ignore lint/correctness/noEmptyPattern: the first parameter is how Playwright names dependencies
  stage: [async ({}, use) => withStage(use), { scope: 'worker' }],
  hasSeparateHosts: [false, { option: true }],
  ownStage: async ({ hasSeparateHosts, page }, use) => {
    const giveStage = async (stage: Stage) => {
      await use(stage)
      // A routed request that is in flight when the platform stops would fail the test.
      await ignoreRoutedRequests(page)
    }
    await withStage(giveStage, { hasSeparateHosts })
  },
  page: async ({ page }, use) => {
    const broken: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) broken.push(message.text())
    })
    page.on('pageerror', ({ message }) => broken.push(message))
    await use(page)
    await ignoreRoutedRequests(page)
    expect(broken, 'content policy and errors').toEqual([])
  },
  fan: async ({ stage }, use) => use(await stage.platform.newFan()),
})

/** Lets routed requests that are still in flight fail without consequence. */
function ignoreRoutedRequests(page: Page): Promise<void> {
  return page.unrouteAll({ behavior: 'ignoreErrors' })
}

async function withStage(use: (stage: Stage) => Promise<void>, options: PlatformOptions = {}): Promise<void> {
  await using platform = await startPlatform(options)
  await using game = await serveDeployedGame({ root: DIST, platform })
  await use({ platform, game, link: (path, options) => linkTo(game.url, path, options) })
}

function linkTo(origin: string, path: string, options: LinkOptions = {}): string {
  const url = new URL(path, origin)
  url.searchParams.set('tournamentId', options.tournament ?? TOURNAMENT)
  url.searchParams.set('accessToken', options.token ?? DEMO_TOKEN)
  return url.href
}
