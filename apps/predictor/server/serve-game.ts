import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { type StaticAppOptions, staticApp } from './static-app.ts'

export interface ServedGame extends AsyncDisposable {
  readonly url: string
}

/** Serves a build on a free loopback port. */
export function serveGame(options: StaticAppOptions): Promise<ServedGame> {
  return serveApp(staticApp(options))
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

/** A platform that also takes the place of the game-centre. */
interface Platform {
  readonly url: string
  readonly apiUrl: string
  /** Every origin that it answers from. @default its `url` */
  readonly origins?: readonly string[] | undefined
}

interface DeployedGame {
  /** Folder of the build. */
  readonly root: string
  readonly platform: Platform
  /** Origins whose pages may frame the game. */
  readonly framedBy?: readonly string[]
  /** Origins whose messages the game accepts. */
  readonly hostOrigins?: readonly string[]
  /** Measurement ids by tournament, loaded once the player consents. */
  readonly askedAnalyticsIds?: Readonly<Record<string, string>>
}

/** Serves a build as a deployment for this platform would. */
export function serveDeployedGame({
  root,
  platform,
  framedBy = [],
  hostOrigins,
  askedAnalyticsIds,
}: DeployedGame): Promise<ServedGame> {
  return serveGame({
    root,
    neighbours: {
      platformOrigins: platform.origins ?? [platform.url],
      gameCentreOrigin: platform.url,
      frameAncestors: ["'self'", ...framedBy],
      hasAnalytics: askedAnalyticsIds !== undefined,
    },
    settings: {
      platformEndpoint: platform.apiUrl,
      gameCentreUrl: platform.url,
      ...(hostOrigins && { hostOrigins }),
      ...(askedAnalyticsIds && { analyticsIds: askedAnalyticsIds, analyticsConsent: 'ask' }),
    },
  })
}
