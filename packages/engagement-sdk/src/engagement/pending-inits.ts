import { throwIfAborted } from '../http/abort.ts'
import { deduplicateRequests } from '../http/in-flight-requests.ts'
import type { InitOptions } from './engagement-options.ts'
import type { OwnProfile } from './own-profile.ts'
import { superseded } from './superseded.ts'

/** Options of a pending `init`. */
export type BeginOptions = InitOptions & { readonly signal: AbortSignal }

/** The pending `init`. One with other arguments replaces it. */
export interface PendingInits {
  /** Its options; undefined if there is none, and as soon as it is aborted. */
  readonly current: BeginOptions | undefined
  /** Starts an `init`, or joins the pending one with the same arguments. */
  join(options: InitOptions): Promise<OwnProfile>
  abort(reason: unknown): void
}

/** The steps of an `init`, in order. */
export interface InitSteps {
  readonly reset: () => void
  readonly findProfile: (options: BeginOptions) => Promise<OwnProfile>
  readonly finish: (profile: OwnProfile) => void
}

/** Creates the holder of the pending `init`, at first without one. @param defaultToken for an `init` without a token */
export function createPendingInits(
  { reset, findProfile, finish }: InitSteps,
  defaultToken: string | undefined,
): PendingInits {
  const requests = deduplicateRequests<OwnProfile>()
  let current: BeginOptions | undefined

  async function run(options: BeginOptions): Promise<OwnProfile> {
    reset()
    inits.abort(superseded())
    current = options
    const profile = await findProfile(options).finally(() => {
      if (current === options) current = undefined
    })
    throwIfAborted(options.signal)
    finish(profile)
    return profile
  }

  const inits: PendingInits = {
    get current() {
      return current?.signal.aborted ? undefined : current
    },
    async join(options) {
      const { accessToken, nickname, timeoutMs, deadlineAt, signal: callerSignal } = options
      const key = JSON.stringify([accessToken, nickname, timeoutMs, deadlineAt])
      const start = (signal: AbortSignal) =>
        run({ ...options, signal, accessToken: accessToken || defaultToken })
      return requests.join(key, start, callerSignal)
    },
    abort(reason) {
      current = undefined
      requests.abort(reason)
    },
  }
  return inits
}
