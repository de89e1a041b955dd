import { EngagementError } from '../errors/errors.ts'
import { withDeadline } from '../http/abort.ts'
import type { OwnProfile, Session } from './engagement.ts'
import type { Events } from './events.ts'
import type { EngagementOptions } from './options.ts'

/** Returns the error of a call that another `init` or another profile replaced. */
export function superseded(): EngagementError {
  return new EngagementError('Another init or another profile replaced this call.', { code: 'superseded' })
}

export interface SessionPorts {
  readonly tokenProvider: EngagementOptions['tokenProvider']
  readonly timeoutMs: number
  readonly disposal: { readonly signal: AbortSignal }
  readonly readOwner: (token: string) => Promise<OwnProfile>
  readonly save: (profile: OwnProfile) => void
  readonly emit: Events['emit']
}

export function createSession(ports: SessionPorts): Session {
  const { tokenProvider, timeoutMs, disposal, readOwner, save, emit } = ports
  let profile: OwnProfile | undefined
  // A call that began before another player's init must never be replayed with that player's token.
  const replaced = new Set<string>()
  let renewal: Promise<string | undefined> | undefined
  let ended: string | undefined

  async function replaceToken(stale: string): Promise<string | undefined> {
    try {
      const token = await session.requestToken({ reason: 'unauthorised' })
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
      const deadline = { signals: [disposal.signal], timeoutMs: Math.min(timeoutMs, leftMs) }
      return withDeadline(deadline, async () => tokenProvider(request))
    },
    keep(next) {
      save(next)
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
