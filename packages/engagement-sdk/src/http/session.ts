import type { RequestToken } from '../engagement/limit-token-provider.ts'

/** The token that calls send, and the renewal of a token that is no longer valid. */
export interface Session {
  token: string | undefined
  /** Requests one new token for all calls that got the same 401; undefined if there is none. */
  renew(stale: string): Promise<string | undefined>
  /** Reports, once per token, that it is no longer valid. */
  end(token: string, cause: unknown): void
  /** Forgets the token and its predecessors, so that pending calls with one of them are not renewed. */
  forget(): void
}

/** What a session needs from its engagement. */
export interface SessionPorts {
  readonly requestToken: RequestToken
  /** Resolves when the token belongs to the profile that is signed in, rejects otherwise. */
  readonly verify: (token: string) => Promise<unknown>
  readonly onEnd: (cause: unknown) => void
}

/** Returns a session without a token. */
export function createSession({ requestToken, verify, onEnd }: SessionPorts): Session {
  // A call that began before another player's init must never be replayed with that player's token.
  const replaced = new Set<string>()
  let renewal: Promise<string | undefined> | undefined
  let ended: string | undefined

  async function replaceToken(stale: string): Promise<string | undefined> {
    try {
      const token = await requestToken({ reason: 'unauthorised' })
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
      renewal ??= replaceToken(stale)
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
