import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { staticApp } from './static-app.ts'

export interface ServedGame extends AsyncDisposable {
  readonly url: string
}

/** Serves pages on a free loopback port until it is disposed of, together with its idle connections, which browsers keep open. */
export async function serveApp({ fetch }: Hono): Promise<ServedGame> {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port }: AddressInfo = Object(server.address())
  return {
    url: `http://localhost:${port}`,
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}

interface DeployedGame {
  /** Folder of the build. */
  readonly root: string
  /** The platform, which also serves as the game-centre, and every origin that it responds from. */
  readonly platform: { readonly url: string; readonly apiUrl: string; readonly origins: readonly string[] }
  /** Origins whose pages may frame the game. */
  readonly framedBy?: readonly string[]
  /** In addition to the addresses of the platform. */
  readonly settings?: Readonly<Record<string, unknown>>
}

/** Serves a build as a deployment for this platform would. */
export function serveDeployedGame({
  root,
  platform: { url, apiUrl, origins },
  framedBy = [],
  settings = {},
}: DeployedGame): Promise<ServedGame> {
  const neighbours = {
    platformOrigins: origins,
    gameCentreOrigin: url,
    frameAncestors: ["'self'", ...framedBy],
    hasAnalytics: 'analyticsIds' in settings,
  }
  return serveApp(
    staticApp({ root, neighbours, settings: { platformEndpoint: apiUrl, gameCentreUrl: url, ...settings } }),
  )
}
