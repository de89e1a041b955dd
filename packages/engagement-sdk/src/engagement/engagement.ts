import type { PlatformClock } from '../http/platform-clock.ts'
import type { Transport } from '../http/transport.ts'
import type { IsTrusted } from '../http/trusted-origins.ts'
import type { Application } from '../wire/application.ts'
import type { Profile } from '../wire/profile.ts'
import type { InitOptions } from './engagement-options.ts'
import type { Warning } from './warning.ts'

/** The phases of an engagement. */
export const ENGAGEMENT_PHASES = ['idle', 'initialising', 'ready'] as const
/** The phases of an engagement. */
export type EngagementPhase = (typeof ENGAGEMENT_PHASES)[number]

/** The own profile with its token. */
export interface OwnProfile extends Profile {
  access_token: string
  /** Filled by callers that read their block list; the platform sends none here. @default null */
  blockList: readonly string[] | null
  /** Filled by callers that read their reactions; the platform sends none here. @default null */
  reactions: readonly unknown[] | null
}

/** The events of an engagement. */
export interface EngagementEvents {
  /** `init` has finished. */
  readonly ready: OwnProfile
  /** The token was no longer valid and was replaced: the same player's profile, with the new one. */
  readonly renewed: OwnProfile
  /** The token is no longer valid and could not be renewed. Once per token. */
  readonly signedOut: { readonly cause: unknown }
  /** Also written to the logger. */
  readonly warning: Warning
}

/** One client: one application, one profile at a time. Several can exist at the same time. */
export interface Engagement {
  readonly clientId: string
  /** Ends in a slash. */
  readonly endpoint: string
  readonly phase: EngagementPhase
  /** Undefined unless the phase is `ready`. */
  readonly profile: OwnProfile | undefined
  /** Undefined unless the phase is `ready`. */
  readonly application: Application | undefined
  /** Device minus platform clock in milliseconds; undefined until a response has a `Date`. */
  readonly clockSkewMs: number | undefined
  /** @default 10000 */
  readonly pollingIntervalMs: number
  /**
   * Reads the application, finds or creates the profile, stores it and announces `ready`. Again
   * starts over; the same arguments while one is under way share it, others replace it. It ends
   * when everyone who shares it has aborted.
   *
   * The application is read without a retry: its failure has `retryable` false, and another `init` reads it again.
   *
   * @throws ResourceNotFoundError 'Client resource not found. Check Client Id.'
   * @throws PlatformHttpError 401 or 403 when the token is not valid
   * @throws EngagementError `token-provider` with the provider's own error as its cause
   * @example await createEngagement({ clientId }).init({ accessToken })
   */
  init(options?: InitOptions): Promise<OwnProfile>
  /** Adds a listener until the returned function is called. A listener that throws is logged. */
  on<Name extends keyof EngagementEvents>(
    name: Name,
    listener: (event: EngagementEvents[Name]) => void,
  ): () => void
  /** Returns the platform's time in epoch milliseconds; the device's until a response has a `Date`. */
  now(): number
  /** Aborts every pending call and removes every listener. `init` starts it again. */
  dispose(): void
  /** For the other entries of this package; not covered by its version number. */
  readonly internals: EngagementInternals
}

/** The internals that the functions of this package use. */
export interface EngagementInternals {
  readonly transport: Transport
  readonly clock: PlatformClock
  readonly isTrusted: IsTrusted
  /** Aborted by `dispose`; a new one afterwards. */
  readonly disposal: AbortSignal
  warn(warning: Warning): void
  track(label: string, data: Readonly<Record<string, unknown>>): void
  /** Replaces the own profile in memory and in the store. */
  keepProfile(profile: OwnProfile): void
}
