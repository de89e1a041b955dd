import type { EngagementOptions, TokenRequest } from '../engagement.ts'

/** Whose token calls carry, and how a token that no longer counts is replaced. */
export interface Session {
  token: string | undefined
  /** One new token for everyone who met the same 401; undefined when there is none to be had. */
  renew(stale: string): Promise<string | undefined>
  /** Announces, once per token, that the token no longer counts. */
  end(token: string, cause: unknown): void
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
  let renewal: Promise<string | undefined> | undefined
  let ended: string | undefined
  const request: TokenRequest = { reason: 'unauthorised' }

  async function ask(stale: string): Promise<string | undefined> {
    try {
      const token = await tokenProvider?.(request)
      if (!token || session.token !== stale) return undefined
      await verify(token)
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
    renew(stale) {
      if (session.token !== stale) return Promise.resolve(session.token)
      renewal ??= ask(stale)
      return renewal
    },
    end(token, cause) {
      if (ended === token) return
      ended = token
      onEnd(cause)
    },
  }
  return session
}
