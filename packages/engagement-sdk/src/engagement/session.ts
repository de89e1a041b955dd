import { EngagementError } from '../errors/errors.ts'
import { DEFAULT_TIMEOUT_MS, withDeadline } from '../http/abort.ts'
import type { Engagement, OwnProfile, Session } from './engagement.ts'
import { sendProfile } from './initialise.ts'
import type { EngagementOptions } from './options.ts'
import { writeStoredProfile } from './store.ts'

/** Returns the error of a call that another `init` or another profile replaced. */
export function superseded(): EngagementError {
  return new EngagementError('Another init or another profile replaced this call.', { code: 'superseded' })
}

/** @param engagement returns the engagement of the session; called when it exists */
export function createSession(
  { tokenProvider, timeoutMs = DEFAULT_TIMEOUT_MS }: EngagementOptions,
  engagement: () => Engagement,
): Session {
  let profile: OwnProfile | undefined
  // A call that began before another player's init must never be replayed with that player's token.
  const replaced = new Set<string>()
  let renewal: Promise<string | undefined> | undefined
  let ended: string | undefined

  async function replaceToken(stale: string): Promise<string | undefined> {
    try {
      const token = await session.requestToken({ reason: 'unauthorised' })
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
    async requestToken(request, leftMs = timeoutMs) {
      if (!tokenProvider) return undefined
      const { disposal } = engagement().internals
      const deadline = { signals: [disposal.signal], timeoutMs: Math.min(timeoutMs, leftMs) }
      return withDeadline(deadline, async () => tokenProvider(request))
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
