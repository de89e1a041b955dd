import type { PlatformClock } from './http/platform-clock.ts'
import type { RetryPolicy } from './http/retry-policy.ts'
import type { Transport } from './http/transport.ts'
import type { RejectedItem } from './rejected-item.ts'
import type { ProfileStore } from './storage/profile-store.ts'
import type { Application } from './wire/application.ts'
import type { Profile } from './wire/profile.ts'

/** How far the handle is. */
export const ENGAGEMENT_PHASES = ['idle', 'initialising', 'ready'] as const
/** How far the handle is. */
export type EngagementPhase = (typeof ENGAGEMENT_PHASES)[number]

/** The profile that the handle speaks for, with the token that proves it. */
export interface OwnProfile extends Profile {
  access_token: string
  /** Filled by callers that read their block list; the platform sends none here. @default null */
  blockList: readonly string[] | null
  /** Filled by callers that read their reactions; the platform sends none here. @default null */
  reactions: readonly unknown[] | null
}

/** Why the token provider is asked. */
export interface TokenRequest {
  /** `init` while initialising, `unauthorised` after the platform answered 401. */
  readonly reason: 'init' | 'unauthorised'
}

/** Where counts of use go. */
export interface AnalyticsProvider {
  /** Labels: `init`, `impression`, `interaction-POST`, `interaction-PATCH`. Never a token. */
  track(label: string, data: Readonly<Record<string, unknown>>): void
}

/** Where problems that stop nothing are written. `console` is one. */
export interface Logger {
  warn(message: string, details?: unknown): void
  error(message: string, details?: unknown): void
}

/** Options of `createEngagement`. */
export interface EngagementOptions {
  /** The application's id on the platform. */
  readonly clientId: string
  /** Base of the API. @default 'https://cf-blast.livelikecdn.com/api/v1/' */
  readonly endpoint?: string | undefined
  /** Token to start with; `init({ accessToken })` wins over it. */
  readonly accessToken?: string | undefined
  /** Asked at `init` when no token is given and after a 401; must answer for the same profile. */
  readonly tokenProvider?: ((request: TokenRequest) => Promise<string>) | undefined
  /** Origins beside the endpoint's that may see the token. @default [] */
  readonly trustedOrigins?: readonly string[] | undefined
  /** @default the global `fetch`, looked up at each call */
  readonly fetch?: ((input: Request | URL | string, init?: RequestInit) => Promise<Response>) | undefined
  /** Where the profile is kept. @default localStorage, or memory where there is none */
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

/** Options of `init`. */
export interface InitOptions extends CallOptions {
  readonly accessToken?: string | undefined
  /** Nickname of the anonymous profile that is created when there is neither token nor stored profile. */
  readonly nickname?: string | undefined
}

/** What every call takes beside its own arguments. */
export interface CallOptions {
  /** Aborting rejects with the signal's reason and frees the connection. */
  readonly signal?: AbortSignal | undefined
  /** Limit of one request in milliseconds. @default the handle's, 15000 */
  readonly timeoutMs?: number | undefined
  /** Platform instant after which nothing is tried or awaited any more. @default none */
  readonly deadlineAt?: number | undefined
}

/** Something was left out or went wrong, and the call went on without it. */
export interface Warning {
  readonly message: string
  /** The item that was left out, where one was. */
  readonly rejected?: RejectedItem | undefined
  readonly cause?: unknown
}

/** What the handle announces. */
export interface EngagementEvents {
  /** `init` has finished. */
  readonly ready: OwnProfile
  /** The token no longer counts and could not be renewed. Once per token. */
  readonly signedOut: { readonly cause: unknown }
  readonly warning: Warning
}

/** One client: one application, one profile at a time. Several can live side by side. */
export interface Engagement {
  readonly clientId: string
  /** Ends in a slash. */
  readonly endpoint: string
  readonly phase: EngagementPhase
  /** Undefined unless the phase is `ready`. */
  readonly profile: OwnProfile | undefined
  /** Undefined unless the phase is `ready`. */
  readonly application: Application | undefined
  /** Device minus platform clock in milliseconds; undefined while no answer told the time. */
  readonly clockSkewMs: number | undefined
  /** @default 10000 */
  readonly pollingIntervalMs: number
  /**
   * Reads the application, finds or creates the profile, stores it and announces `ready`. Again
   * starts over; the same arguments while one is under way share it, others replace it.
   *
   * @throws ResourceNotFoundError 'Client resource not found. Check Client Id.'
   * @throws PlatformHttpError 401 or 403 when the token does not count
   * @example await createEngagement({ clientId }).init({ accessToken })
   */
  init(options?: InitOptions): Promise<OwnProfile>
  /** Listens until the returned function is called. A listener that throws is logged, not felt. */
  on<Name extends keyof EngagementEvents>(
    name: Name,
    listener: (event: EngagementEvents[Name]) => void,
  ): () => void
  /** The platform's clock in epoch milliseconds; the device's while no answer told the time. */
  now(): number
  /** Ends every call under way, drops every listener. `init` starts it again. */
  dispose(): void
  /** For the other entries of this package; not covered by its version number. */
  readonly internals: EngagementInternals
}

/** What the verbs of this package stand on. */
export interface EngagementInternals {
  readonly transport: Transport
  readonly clock: PlatformClock
  /** Aborted by `dispose`; a new one afterwards. */
  readonly disposal: AbortSignal
  warn(warning: Warning): void
  track(label: string, data: Readonly<Record<string, unknown>>): void
  /** Replaces the own profile in memory and in the store, where the ids agree. */
  keepProfile(profile: Profile): void
}
