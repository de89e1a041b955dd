import { serveDeployedGame } from '../../server/serve-game.ts'
import { DIST } from './dist.ts'
import { type HostPage, serveHostPage } from './host-page.ts'
import type { Stage } from './stage.ts'

/** The game in a frame of a host page on another origin. */
export interface FramedGame extends AsyncDisposable {
  readonly url: string
  readonly host: HostPage
  /** The host page with the game at this path and query in its frame. */
  show(path: string): void
}

/** Serves the game to be framed by both host pages and to listen to one of them. */
export async function serveFramedGame({ platform }: Pick<Stage, 'platform'>): Promise<FramedGame> {
  const host = await serveHostPage()
  const game = await serveDeployedGame({
    root: DIST,
    platform,
    framedBy: [host.origin, host.strangerOrigin],
    hostOrigins: [host.origin],
  })
  return {
    url: game.url,
    host,
    show: (path) => host.show(new URL(path, game.url).href),
    [Symbol.asyncDispose]: async () => {
      await game[Symbol.asyncDispose]()
      await host[Symbol.asyncDispose]()
    },
  }
}
