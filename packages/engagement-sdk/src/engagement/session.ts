import type { Emitter } from './emitter.ts'
import type { OwnProfile } from './own-profile.ts'
import type { RequestToken } from './request-token.ts'
import { superseded } from './superseded.ts'

/** The profile that is signed in, its token, and the renewal of a token that is no longer valid. */
export interface Session {
  readonly profile: OwnProfile | undefined
  /** The token that calls send: the profile's. */
  readonly token: string | undefined
  /** Signs a profile in, or replaces the one that is signed in by a later version. Stores it. */
  keep(profile: OwnProfile): void
  /** Requests one new token for all calls that got the same 401; undefined if there is none. */
  renew(stale: string): Promise<string | undefined>
  /** Reports, once per token, that it is no longer valid. */
  end(token: string, cause: unknown): void
  /** Forgets the profile and every token, so that pending calls with one of them are not renewed. */
  forget(): void
}

/** The functions of the engagement that a session calls. */
export interface SessionPorts {
  readonly requestToken: RequestToken
  /** Reads the profile that a token belongs to. */
  readonly readOwner: (token: string) => Promise<OwnProfile>
  readonly save: (profile: OwnProfile) => void
  readonly emit: Emitter['emit']
}

/** Creates a session without a profile. */
export function createSession({ requestToken, readOwner, save, emit }: SessionPorts): Session {
  let profile: OwnProfile | undefined
  // A call that began before another player's init must never be replayed with that player's token.
  const replaced = new Set<string>()
  let renewal: Promise<string | undefined> | undefined
  let ended: string | undefined

  async function replaceToken(stale: string): Promise<string | undefined> {
    try {
      const token = await requestToken({ reason: 'unauthorised' })
      if (!token || session.token !== stale) return undefined
      const owner = await readOwner(token)
      if (owner.id !== profile?.id) throw superseded()
      replaced.add(stale)
      const { blockList, reactions } = profile
      const renewed = { ...owner, blockList, reactions }
      session.keep(renewed)
      emit('renewed', renewed)
      return token
    } catch (cause) {
      session.end(stale, cause)
      return undefined
    } finally {
      renewal = undefined
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
      save(next)
      profile = next
    },
    async renew(stale) {
      if (replaced.has(stale)) return session.token
      if (session.token !== stale) return undefined
      renewal ??= replaceToken(stale)
      return renewal
    },
    end(token, cause) {
      if (token !== session.token || token === ended) return
      ended = token
      emit('signedOut', { cause })
    },
    forget() {
      profile = undefined
      renewal = undefined
      replaced.clear()
    },
  }
  return session
}
