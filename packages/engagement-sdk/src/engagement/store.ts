import { DEFAULT_TIMEOUT_MS, throwIfAborted, withDeadline } from '../http/abort.ts'
import { parseJson } from '../http/body.ts'
import type { Warn } from '../http/parse.ts'
import { tokenIssue } from '../http/request.ts'
import type { Engagement, OwnProfile } from './engagement.ts'
import type { ProfileStore } from './options.ts'

/**
 * Returns a store in memory.
 *
 * @param text stored at first
 */
export function memoryStore(text?: string) {
  let stored = text
  return {
    read: () => stored,
    write: (next: string) => {
      stored = next
    },
  }
}

/**
 * Returns a store in `localStorage`, or in memory if the host has none or it refuses (full, private mode, sandboxed frame,
 * Node). A text that it refuses is kept in memory and the stored one is removed; an engagement emits a `warning`.
 *
 * @param key the platform's own clients use `livelike-user-auth-` and the client id
 */
export function localStorageStore(key: string) {
  /** The text that only memory has. */
  let refused: string | undefined
  return {
    read(): string | null | undefined {
      try {
        return refused ?? localStorage.getItem(key)
      } catch {
        return undefined
      }
    },
    write(text: string) {
      refused = text
      if (typeof localStorage === 'undefined') return
      try {
        localStorage.setItem(key, text)
        refused = undefined
      } catch (error) {
        // The stored text is out of date, and the next page must not read it.
        localStorage.removeItem(key)
        throw error
      }
    },
  }
}

/**
 * Returns the token of the stored profile; undefined if nothing usable is stored.
 *
 * @param timeoutMs how long a store is awaited
 * @throws the signal's reason
 */
export async function readStoredToken(
  { internals: { store, warn } }: Engagement,
  signal: AbortSignal | undefined,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Promise<string | undefined> {
  const read = withDeadline({ signals: [signal], timeoutMs }, async () => store.read())
  const text = await orWarning(read, (warning) => {
    throwIfAborted(signal)
    warn(warning)
  })
  const { access_token: token }: { access_token?: unknown } = Object(parseJson(text ?? ''))
  if (typeof token !== 'string' || !token) return undefined
  const issue = tokenIssue(token)
  if (issue === undefined) return token
  warn({ message: `The stored token is dropped: ${issue}` })
  return undefined
}

/** Stores a profile; without one it replaces the stored text by an empty one. */
export function writeStoredProfile(store: ProfileStore, profile: OwnProfile | undefined, warn: Warn): void {
  void orWarning((async () => store.write(profile ? JSON.stringify(profile) : ''))(), warn)
}

function orWarning<T>(call: Promise<T>, warn: Warn): Promise<T | undefined> {
  return call.catch((cause) => {
    warn({ message: 'The store failed; memory is used.', cause })
    return undefined
  })
}
