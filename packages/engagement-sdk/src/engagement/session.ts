import { ConnectionError, EngagementError } from '../errors/errors.ts'
import { withDeadline } from '../http/abort.ts'
import type { OwnToken } from '../http/request.ts'
import type { OwnProfile } from './engagement.ts'
import type { Emitter } from './events.ts'
import type { EngagementOptions, TokenRequest } from './options.ts'

/** Returns the error of a call that another `init` or another profile replaced. */
export function superseded(): EngagementError {
  return new EngagementError('Another init or another profile replaced this call.', { code: 'superseded' })
}

/**
 * Requests a token from the caller's provider. Resolves to undefined without one.
 *
 * @param leftMs milliseconds until the deadline of the call that needs the token
 */
export type RequestToken = (request: TokenRequest, leftMs?: number) => Promise<string | undefined>

/** Creates the function that requests a token. Its time is limited, because the caller's provider may never resolve. */
export function createRequestToken(
  tokenProvider: EngagementOptions['tokenProvider'],
  {
    timeoutMs,
    disposal,
  }: { readonly timeoutMs: number; readonly disposal: { readonly signal: AbortSignal } },
): RequestToken {
  const timeoutError = () => new ConnectionError('timeout')
  return async (request, leftMs = timeoutMs) =>
    tokenProvider &&
    withDeadline(
      { signals: [disposal.signal], timeoutMs: Math.min(timeoutMs, leftMs), timeoutError },
      async () => tokenProvider(request),
    )
}

/** The profile that is signed in, its token, and the renewal of a token that is no longer valid. */
export interface Session extends OwnToken {
  readonly profile: OwnProfile | undefined
  /** Signs a profile in, or replaces the one that is signed in by a later version. Stores it. */
  keep(profile: OwnProfile): void
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
