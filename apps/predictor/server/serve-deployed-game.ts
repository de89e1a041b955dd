import type { PlatformAddresses } from '../src/config/platform-addresses.ts'
import { type ServedGame, serveGame } from './serve-game.ts'

/** A platform that also takes the place of the game-centre. */
interface Platform {
  readonly url: string
  readonly apiUrl: string
  /** Every origin that it answers from. @default its `url` */
  readonly origins?: readonly string[] | undefined
  readonly addresses?: PlatformAddresses | undefined
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
      platformAddresses: platform.addresses,
      ...(hostOrigins && { hostOrigins }),
      ...(askedAnalyticsIds && { analyticsIds: askedAnalyticsIds, analyticsConsent: 'ask' }),
    },
  })
}
