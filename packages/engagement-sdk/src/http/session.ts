import type { EngagementOptions } from '../engagement/engagement-options.ts'

/** Whose token calls carry, and how a token that no longer counts is replaced. */
export interface Session {
  token: string | undefined
  /** One new token for everyone who met the same 401; undefined when there is none to be had. */
  renew(stale: string): Promise<string | undefined>
  /** Announces, once per token, that the token no longer counts. */
  end(token: string, cause: unknown): void
  /** Forgets the token and its predecessors: who still carries one belongs to nobody here. */
  forget(): void
}

/** What a session needs from its handle. */
export interface SessionPorts {
  readonly tokenProvider: EngagementOptions['tokenProvider']
  /** Resolves when the token belongs to the profile that is signed in, rejects otherwise. */
  readonly verify: (token: string) => Promise<unknown>
  readonly onEnd: (cause: unknown) => void
}

/** A session without a token. */
export function createSession({ tokenProvider, verify, onEnd }: SessionPorts): Session {
  // A call that began before another player's init must never be replayed with that player's token.
  const replaced = new Set<string>()
  let renewal: Promise<string | undefined> | undefined
  let ended: string | undefined

  async function ask(stale: string): Promise<string | undefined> {
    try {
      const token = await tokenProvider?.({ reason: 'unauthorised' })
      if (!token || session.token !== stale) return undefined
      await verify(token)
      replaced.add(stale)
      session.token = token
      return token
    } catch (cause) {
      session.end(stale, cause)
      return undefined
    } finally {
      renewal = undefined
    }
  }

  const session: Session = {
    token: undefined,
    async renew(stale) {
      if (replaced.has(stale)) return session.token
      if (session.token !== stale) return undefined
      renewal ??= ask(stale)
      return renewal
    },
    end(token, cause) {
      if (token !== session.token || token === ended) return
      ended = token
      onEnd(cause)
    },
    forget() {
      session.token = undefined
      renewal = undefined
      replaced.clear()
    },
  }
  return session
}
