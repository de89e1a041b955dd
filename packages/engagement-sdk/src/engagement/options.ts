import type { CallOptions } from '../http/request.ts'
import type { RetryPolicy } from '../http/retry.ts'

export interface TokenRequest {
  /** `init` while initialising, `unauthorised` after a response with 401. */
  readonly reason: 'init' | 'unauthorised'
}

export interface AnalyticsProvider {
  /** Labels: `init`, `impression`, `interaction-POST`, `interaction-PATCH`. Never a token. */
  track(label: string, data: Readonly<Record<string, unknown>>): void
}

/** Receives every warning and every error of a listener. `console` is a logger. */
export interface Logger {
  warn(message: string, details?: unknown): void
  error(message: string, details?: unknown): void
}

/**
 * Stores the profile between pages. Either method may be asynchronous (AsyncStorage of React Native). If one throws or
 * rejects, a `warning` is emitted and the session continues in memory.
 */
export interface ProfileStore {
  /** The stored text, or nothing. `init` waits for it if neither a token nor a token provider is given. */
  read(): string | null | undefined | Promise<string | null | undefined>
  /** Replaces the stored text. Its promise is not awaited. */
  write(text: string): void | Promise<void>
}

export interface EngagementOptions {
  readonly clientId: string
  /** Base of the API. @default 'https://cf-blast.livelikecdn.com/api/v1/' */
  readonly endpoint?: string | undefined
  /** The token of an `init` without one. */
  readonly accessToken?: string | undefined
  /**
   * Returns a token. Called at `init` when no token is given, and after a 401: then the token must be of the same profile.
   * Rejected with a timeout after `timeoutMs`.
   */
  readonly tokenProvider?: ((request: TokenRequest) => Promise<string>) | undefined
  /**
   * Origins that may receive the token, in addition to the endpoint's: 'https://votes.example.com', or
   * 'https://*.example.com' for every subdomain. The default endpoint's own hosts and the real-time provider's are
   * trusted without being named. @default []
   */
  readonly trustedOrigins?: readonly string[] | undefined
  /** Sends every call, those of real-time too. @default the global `fetch`, looked up at each call */
  readonly fetch?: ((input: Request | URL | string, init?: RequestInit) => Promise<Response>) | undefined
  /** Where the profile is kept; may be asynchronous. @default localStorage, or memory if the host has none */
  readonly store?: ProfileStore | undefined
  /** How failed reads are repeated, see `exponentialRetry`. @default none */
  readonly retry?: RetryPolicy | undefined
  /** The device's clock in epoch milliseconds. @default Date.now */
  readonly clock?: (() => number) | undefined
  /** Limit of one request in milliseconds. @default 15000 */
  readonly timeoutMs?: number | undefined
  /** @default console */
  readonly logger?: Logger | undefined
  readonly analytics?: AnalyticsProvider | undefined
}

export interface InitOptions extends CallOptions {
  readonly accessToken?: string | undefined
  /** Nickname of the anonymous profile that is created when there is neither token nor stored profile. */
  readonly nickname?: string | undefined
}
