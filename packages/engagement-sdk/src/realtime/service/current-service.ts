import type { Engagement } from '../../engagement/engagement.ts'
import type { ResolvedRealtimeOptions } from '../connection/realtime-options.ts'
import { type ConnectedService, createRealtimeHttp } from './realtime-http.ts'
import type { RealtimeService } from './realtime-service.ts'
import { RealtimeUnavailableError } from './realtime-unavailable-error.ts'

/** The current service: another one after an init, the same with another token after a renewal. */
export interface CurrentService {
  readonly current: ConnectedService | undefined
  replace(next: RealtimeService | undefined): void
  /** @throws RealtimeUnavailableError without keys */
  require(what: string): ConnectedService
}

/** Creates the holder of the current service, at first without one. */
export function createCurrentService(
  engagement: Engagement,
  options: ResolvedRealtimeOptions,
  onRenewal: () => void,
): CurrentService {
  const { signal: disposal } = engagement.internals.disposal
  let current: ConnectedService | undefined

  function replace(next: RealtimeService | undefined): void {
    current = next && { ...next, call: createRealtimeHttp(next, options, disposal) }
  }

  return {
    get current() {
      return current
    },
    replace,
    require(what) {
      if (current === undefined) throw new RealtimeUnavailableError(what)
      const { profile } = engagement
      // A renewal keeps the player and the stream: nothing is restarted, and this call is the first with the new token.
      if (profile?.id === current.userId && profile.access_token !== current.authKey) {
        replace({ ...current, authKey: profile.access_token })
        onRenewal()
      }
      return current
    },
  }
}
