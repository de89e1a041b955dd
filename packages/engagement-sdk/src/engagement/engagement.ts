/// <reference lib="esnext.disposable" preserve="true" />
import type { EngagementError } from '../errors/errors.ts'
import type { PlatformClock } from '../http/clock.ts'
import type { Warn, Warning } from '../http/parse.ts'
import type { CallOptions, OwnToken, Transport } from '../http/request.ts'
import type { IsTrusted } from '../http/url.ts'
import type { Application } from '../wire/application.ts'
import type { Profile } from '../wire/profile.ts'
import type { EngagementOptions, InitOptions, ProfileStore } from './options.ts'

/** The own profile with its token. */
export interface OwnProfile extends Profile {
  readonly access_token: string
  /** Set by callers that read their block list; the platform sends none with the profile. @default null */
  readonly blockList: readonly string[] | null
  /** Set by callers that read their reactions; the platform sends none with the profile. @default null */
  readonly reactions: readonly unknown[] | null
}

export interface Failure {
  readonly cause: unknown
}

export interface EngagementEvents {
  /** `init` has finished. */
  readonly ready: OwnProfile
  /** `init` has failed. One that its caller, another `init` or `dispose` ends has not. */
  readonly failed: Failure
  /** The token was no longer valid and was replaced: the same player's profile, with the new one. */
  readonly renewed: OwnProfile
  /** The token is no longer valid and could not be renewed, once per token; or `signOut` was called. */
  readonly signedOut: Failure
  /** Also written to the logger. */
  readonly warning: Warning
}

export type EngagementPhase = 'idle' | 'initialising' | 'ready'

/** One client: one application, one profile at a time. Several can exist at the same time. */
export interface Engagement {
  readonly clientId: string
  /** Ends in a slash. */
  readonly endpoint: string
  readonly phase: EngagementPhase
  /** Undefined unless the phase is `ready`. */
  readonly profile: OwnProfile | undefined
  /** Undefined until `init` or `getApplication` has read it. */
  readonly application: Application | undefined
  /** Device minus platform clock in milliseconds; undefined until a response has a `Date`. */
  readonly clockSkewMs: number | undefined
  /** @default 10000 */
  readonly pollingIntervalMs: number
  /**
   * Resolves to the application as soon as it is read, without waiting for the profile. A pending `init` and one
   * that follows use the same read. `getProgram` and `listPrograms` work from then on; the list sends the token given to the
   * pending `init`.
   *
   * @throws ResourceNotFoundError 'Client resource not found. Check Client Id.'
   */
  getApplication(options?: CallOptions): Promise<Application>
  /**
   * Reads the application, finds or creates the profile, stores it and emits `ready`. A call with the same arguments joins
   * the pending one, a call with others replaces it, and a later call starts over. It is aborted when all callers
   * that share it have aborted.
   *
   * The application is read once, without the retry policy; another `init` reads it again. Every part obeys `timeoutMs` and
   * `deadlineAt`, the store and the token provider too.
   *
   * @throws ResourceNotFoundError 'Client resource not found. Check Client Id.'
   * @throws PlatformHttpError 401 or 403 when the token is not valid
   * @throws EngagementError `token-provider` with the provider's own error as its cause
   */
  init(options?: InitOptions): Promise<OwnProfile>
  /** Adds a listener until the returned function is called. A listener that throws is logged. */
  on<Name extends keyof EngagementEvents>(
    name: Name,
    listener: (event: EngagementEvents[Name]) => void,
  ): () => void
  /** Returns the platform's time in epoch milliseconds; the device's until a response has a `Date`. */
  now(): number
  /**
   * Returns the earliest instant that the platform's clock can show. A response that a cache may have kept, such as the
   * application, bounds only this one. The device's time until a response has a `Date`.
   */
  earliestNow(): number
  /** Aborts every pending call and removes every listener. `init` starts it again. */
  dispose(): void
  /** Disposes at the end of a block: `using engagement = createEngagement({ clientId })`. */
  [Symbol.dispose](): void
  /** For the other entries of this package; not covered by its version number. */
  readonly internals: EngagementInternals
}

/** The profile that is signed in, its token, and the renewal of a token that is no longer valid. */
export interface Session extends OwnToken {
  readonly profile: OwnProfile | undefined
  /** Signs a profile in, or replaces the one that is signed in by a later version. Stores it. */
  keep(profile: OwnProfile): void
  /** Returns whether a token is the one of the profile, or one that it had before a renewal. */
  isOwn(token: string): boolean
  /** Forgets the profile and every token, so that pending calls with one of them are not renewed. */
  forget(): void
}

export interface EngagementInternals {
  readonly fetch: NonNullable<EngagementOptions['fetch']>
  readonly transport: Transport
  readonly clock: PlatformClock
  readonly isTrusted: IsTrusted
  readonly session: Session
  /** The options of the pending `init`. */
  readonly pendingInit: InitOptions | undefined
  /** Of the latest `init`. */
  readonly failure: Failure | undefined
  /** Aborted by `dispose` and `signOut`; a new one afterwards. */
  readonly disposal: AbortSignal
  readonly store: ProfileStore
  /** Rejects everything that is pending with code `disposed` and this message. The phase is `idle` again. */
  end(message: string): EngagementError
  emit<Name extends keyof EngagementEvents>(name: Name, event: EngagementEvents[Name]): void
  readonly warn: Warn
  track(label: string, data: Readonly<Record<string, unknown>>): void
}
