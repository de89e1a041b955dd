import { EngagementError, InvalidBodyError, isEngagementError } from '../errors/errors.ts'
import { DEFAULT_TIMEOUT_MS, withDeadline } from '../http/abort.ts'
import { readResource } from '../http/read.ts'
import { type Auth, isUnauthorised, type PlatformCall } from '../http/request.ts'
import { requireUrl } from '../http/url.ts'
import { profileSchema } from '../wire/profile.ts'
import type { Engagement, OwnProfile, Session } from './engagement.ts'
import type { EngagementOptions, TokenRequest } from './options.ts'
import { readStoredToken, writeStoredProfile } from './store.ts'

/** Returns the error of a call that another `init` or another profile replaced. */
export function superseded(): EngagementError {
  return new EngagementError('Another init or another profile replaced this call.', { code: 'superseded' })
}

/** Creates the session. @param engagement returns its engagement; not called before that exists */
export function createSession(
  { tokenProvider, timeoutMs = DEFAULT_TIMEOUT_MS }: EngagementOptions,
  engagement: () => Engagement,
): Session {
  let profile: OwnProfile | undefined
  // A call that began before another player's init must never be replayed with that player's token.
  const replaced = new Set<string>()
  let renewal: Promise<string | undefined> | undefined
  let ended: string | undefined

  /** Requests a token from the caller's provider; undefined without one. It may never resolve, so its time is limited. */
  async function requestToken(
    reason: TokenRequest['reason'],
    leftMs = timeoutMs,
  ): Promise<string | undefined> {
    if (!tokenProvider) return undefined
    const { disposal } = engagement().internals
    const deadline = { signals: [disposal], timeoutMs: Math.min(timeoutMs, leftMs) }
    return withDeadline(deadline, async () => tokenProvider({ reason }))
  }

  async function replaceToken(stale: string): Promise<string | undefined> {
    try {
      const token = await requestToken('unauthorised')
      if (!token || session.token !== stale) return undefined
      const owner = await sendProfile(engagement(), { token }, {})
      if (owner.id !== profile?.id) throw superseded()
      replaced.add(stale)
      const { blockList, reactions } = profile
      const renewed = { ...owner, blockList, reactions }
      session.keep(renewed)
      engagement().internals.emit('renewed', renewed)
      return token
    } catch (cause) {
      session.end(stale, cause)
      return undefined
    }
  }

  const session: Session = {
    get profile() {
      return profile
    },
    get token() {
      return profile?.access_token
    },
    async findOrCreateProfile({ accessToken, nickname, ...options }) {
      const { deadlineAt = Number.POSITIVE_INFINITY, signal } = options
      await engagement().getApplication(options)
      const leftMs = () => Math.min(deadlineAt - engagement().now(), options.timeoutMs)
      const tokenFor = (reason: TokenRequest['reason']) =>
        requestToken(reason, leftMs()).catch((cause: unknown) => {
          if (isEngagementError(cause)) throw cause
          const details = { code: 'token-provider', retryable: true, cause } as const
          throw new EngagementError('The token provider failed.', details)
        })
      const token =
        accessToken || (await tokenFor('init')) || (await readStoredToken(engagement(), signal, leftMs()))
      if (!token) {
        const json = nickname ? { nickname } : undefined
        return sendProfile(engagement(), 'none', { ...options, method: 'POST', json })
      }
      // The session renews tokens only after `init`, so a refused token is replaced here.
      return sendProfile(engagement(), { token }, options).catch(async (error: unknown) => {
        const fresh = isUnauthorised(error) && (await tokenFor('unauthorised'))
        if (!fresh) throw error
        return sendProfile(engagement(), { token: fresh }, options)
      })
    },
    keep(next) {
      const { store, warn } = engagement().internals
      writeStoredProfile(store, next, warn)
      profile = next
    },
    async renew(stale) {
      if (replaced.has(stale)) return session.token
      if (session.token !== stale) return undefined
      renewal ??= replaceToken(stale)
      const own = renewal
      return own.finally(() => {
        // Another player's may have begun meanwhile.
        if (renewal === own) renewal = undefined
      })
    },
    end(token, cause) {
      if (token !== session.token || token === ended) return
      ended = token
      engagement().internals.emit('signedOut', { cause })
    },
    isOwn: (token) => token === session.token || replaced.has(token),
    forget() {
      profile = undefined
      renewal = undefined
      replaced.clear()
    },
  }
  return session
}

/**
 * Reads or changes the profile that a token belongs to; without a token it creates one, whose response alone has the token.
 *
 * @throws InvalidBodyError when a new profile has no token
 */
export async function sendProfile(
  engagement: Engagement,
  auth: Auth,
  call: Omit<PlatformCall, 'url' | 'auth'>,
): Promise<OwnProfile> {
  // Nothing is awaited before the call with the own token, and that is read first: another `init` may begin meanwhile.
  const { profile_url } = engagement.application ?? (await engagement.getApplication(call))
  const url = requireUrl(profile_url, 'Profile')
  const own = auth === 'own' ? engagement.profile?.access_token : undefined
  const read = { ...call, url, auth, schema: profileSchema, resource: 'profile' }
  const profile = await readResource(engagement, read)
  const access_token = typeof auth === 'object' ? auth.token : (own ?? profile.access_token)
  if (!access_token)
    throw new InvalidBodyError('profile', 'access_token', 'is missing', { method: call.method, url })
  return { ...profile, access_token, blockList: null, reactions: null }
}
