import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { type StaticAppOptions, staticApp } from './static-app.ts'

export interface ServedGame extends AsyncDisposable {
  readonly url: string
}

/** Serves a build on a free loopback port. */
export async function serveGame(options: StaticAppOptions): Promise<ServedGame> {
  const app = staticApp(options)
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info: AddressInfo) => {
      resolve({
        url: `http://localhost:${info.port}`,
        [Symbol.asyncDispose]: () => closed(server),
      })
    })
    server.on('error', reject)
  })
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

/** Closes a server together with its idle connections, which browsers keep open. */
export function closed(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}
