/** The other origins that the page may connect to, frame and be framed by. */
export interface Neighbours {
  /** Origins of the engagement platform, or patterns. The game's SDK trusts the same list. */
  readonly platformOrigins: readonly string[]
  readonly gameCentreOrigin: string
  /** Pages that may show the game in a frame. */
  readonly frameAncestors: readonly string[]
  /** Origins of terms other than the app's own. */
  readonly termsOrigins?: readonly string[] | undefined
  /** Whether any tournament has a measurement id. */
  readonly hasAnalytics: boolean
}

/** Hosts of the real-time provider, which an application without a `pubnub_origin` uses. The SDK trusts them as well. */
const REALTIME_PROVIDER = 'https://*.pndsn.com'
/** The tag of a measurement id, and not the containers of the tag manager, which can hold any script. */
const TAG = 'https://www.googletagmanager.com/gtag/'
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** Returns the headers that a host of the game sends with every response. They allow no inline script and send no referrer. */
export function securityHeaders(neighbours: Neighbours): Readonly<Record<string, string>> {
  const { platformOrigins, gameCentreOrigin, frameAncestors, termsOrigins = [], hasAnalytics } = neighbours
  const analytics = hasAnalytics ? ANALYTICS : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': hasAnalytics ? ["'self'", TAG] : ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    // data: is for our own patterns. Team logos are on any host; the app accepts https and loopback URLs only.
    'img-src': ["'self'", 'data:', 'https:', ...platformOrigins],
    'connect-src': [
      "'self'",
      ...new Set([...platformOrigins, REALTIME_PROVIDER, gameCentreOrigin]),
      ...analytics,
    ],
    'frame-src': ["'self'", ...termsOrigins],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': frameAncestors.length > 0 ? frameAncestors : ["'none'"],
  }
  return {
    'content-security-policy': Object.entries(directives)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    // Browsers ignore it on plain http, as on localhost.
    'strict-transport-security': 'max-age=31536000',
  }
}

/** The only file that pages of other origins load; it needs a policy of its own. */
export const SHARED_FILE = 'host.js'

/** `cross-origin-resource-policy`, for the host script and for everything else. */
export const RESOURCE_POLICY = { sharedFile: 'cross-origin', rest: 'same-origin' } as const
