import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Platform, startPlatform } from '../../e2e/rig/platform.ts'
import type { ServedGame } from '../../server/serve-game.ts'
import { serveGameBeside } from '../../server/serve-game-beside.ts'
import { serveBarePage } from './bare-page.ts'

const DIST = join(import.meta.dirname, '../../dist')

/** The production build with a platform behind it, and the bare page, served side by side. */
export interface Arena {
  readonly platform: Platform
  readonly game: ServedGame
  readonly bare: ServedGame
  /** An address of the game, played by the documented fan. */
  link(path: string): string
}

/** Runs something in an arena of its own. @throws Error when there is no build */
export async function inArena(run: (arena: Arena) => Promise<void>): Promise<void> {
  if (!existsSync(join(DIST, 'index.html')))
    throw new Error('There is no production build to measure. Run `pnpm build` first.')
  await using platform = await startPlatform()
  await using game = await serveGameBeside({ root: DIST, platform })
  await using bare = await serveBarePage()
  await run({ platform, game, bare, link: (path) => linkTo(game.url, path) })
}

function linkTo(origin: string, path: string): string {
  const url = new URL(path, origin)
  url.searchParams.set('tournamentId', '120-2024')
  url.searchParams.set('accessToken', 'demo-fan-token')
  return url.href
}
