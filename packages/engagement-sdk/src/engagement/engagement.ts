/// <reference lib="esnext.disposable" preserve="true" />
import type { PlatformClock } from '../http/platform-clock.ts'
import type { Transport } from '../http/transport.ts'
import type { IsTrusted } from '../http/trusted-origins.ts'
import type { Application } from '../wire/application.ts'
import type { Disposal } from './disposal.ts'
import type { EngagementEvents } from './engagement-events.ts'
import type { CallOptions, InitOptions } from './engagement-options.ts'
import type { OwnProfile } from './own-profile.ts'
import type { PendingInits } from './pending-inits.ts'
import type { ProfileStore } from './profile-store.ts'
import type { Warning } from './warning.ts'

/** The phases of an engagement. */
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
   * @example const [profile, application] = await Promise.all([engagement.init({ accessToken }), engagement.getApplication()])
   */
  getApplication(options?: CallOptions): Promise<Application>
  /**
   * Reads the application, finds or creates the profile, stores it and emits `ready`. A call with the same arguments joins
   * the pending one, a call with others replaces it, and a later call starts over. It is aborted when all callers
   * that share it have aborted.
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

/** The internals that the functions of this package use. */
export interface EngagementInternals {
  readonly transport: Transport
  readonly clock: PlatformClock
  readonly isTrusted: IsTrusted
  readonly inits: Pick<PendingInits, 'current'>
  readonly disposal: Pick<Disposal, 'signal'>
  readonly store: ProfileStore
  /** Rejects everything that is pending with code `disposed` and this message. The phase is `idle` again. */
  end(message: string): void
  warn(warning: Warning): void
  track(label: string, data: Readonly<Record<string, unknown>>): void
  /** Replaces the own profile in memory and in the store. */
  keepProfile(profile: OwnProfile): void
}
