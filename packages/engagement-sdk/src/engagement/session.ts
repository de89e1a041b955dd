import { EngagementError } from '../errors/errors.ts'
import type { EngagementInternals, OwnProfile, Session } from './engagement.ts'
import { writeStoredProfile } from './store.ts'

/** Returns the error of a call that another `init` or another profile replaced. */
export function superseded(): EngagementError {
  return new EngagementError('Another init or another profile replaced this call.', { code: 'superseded' })
}

interface SessionPorts extends Pick<EngagementInternals, 'store' | 'emit' | 'warn'> {
  /** Reads the profile with a token in place of one that is no longer valid; undefined if there is none. */
  renewedProfile(): Promise<OwnProfile | undefined>
}

/** Creates the session, without a profile. */
export function createSession({ store, emit, warn, renewedProfile }: SessionPorts): Session {
  let profile: OwnProfile | undefined
  // A call that began before another player's init must never be replayed with that player's token.
  const replaced = new Set<string>()
  let renewal: Promise<string | undefined> | undefined
  let ended: string | undefined

  async function replaceToken(stale: string): Promise<string | undefined> {
    try {
      const owner = await renewedProfile()
      if (!owner || session.token !== stale) return undefined
      if (owner.id !== profile?.id) throw superseded()
      replaced.add(stale)
      const { blockList, reactions } = profile
      const renewed = { ...owner, blockList, reactions }
      session.keep(renewed)
      emit('renewed', renewed)
      return session.token
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
    keep(next) {
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
      emit('signedOut', { cause })
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
