import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_TOKEN, type Platform, startPlatform } from '../../e2e/rig/platform.ts'
import type { ServedGame } from '../../server/serve-game.ts'
import { serveDeployedGame } from '../../server/serve-game.ts'
import { serveBarePage } from './bare-page.ts'
import { serveOverHttp2 } from './over-http2.ts'

const DIST = join(import.meta.dirname, '../../dist')

/** The production build with a platform behind it, and the bare page, side by side and over HTTP/2, as fans reach a deployment. */
export interface Arena {
  readonly platform: Platform
  readonly game: ServedGame
  readonly bare: ServedGame
  /** An address of the game. @param token of the fan who plays @default the documented fan's */
  link(path: string, token?: string): string
}

/** Runs something in an arena of its own. @throws Error when there is no build */
export async function inArena(run: (arena: Arena) => Promise<void>): Promise<void> {
  if (!existsSync(join(DIST, 'index.html')))
    throw new Error('There is no production build to measure. Run `pnpm build` first.')
  await using platform = await startPlatform()
  await using reached = await serveOverHttp2(platform.url)
  await using built = await serveDeployedGame({
    root: DIST,
    platform: { url: reached.url, apiUrl: platform.apiUrl.replace(platform.url, reached.url) },
  })
  await using game = await serveOverHttp2(built.url)
  await using page = await serveBarePage()
  await using bare = await serveOverHttp2(page.url)
  await run({ platform, game, bare, link: (path, token) => linkTo(game.url, path, token) })
}

function linkTo(origin: string, path: string, token = DEMO_TOKEN): string {
  const url = new URL(path, origin)
  url.searchParams.set('tournamentId', '120-2024')
  url.searchParams.set('accessToken', token)
  return url.href
}
