import type { Engagement } from '../../engagement/engagement.ts'
import type { ResolvedRealtimeOptions } from '../connection/realtime-options.ts'
import { type ConnectedService, createRealtimeHttp } from './realtime-http.ts'
import type { RealtimeService } from './realtime-service.ts'
import { RealtimeUnavailableError } from './realtime-unavailable-error.ts'

/** The current service: another one after an init, the same with another token after a renewal. */
export interface CurrentService {
  readonly now: ConnectedService | undefined
  replace(next: RealtimeService | undefined): void
  /** @throws RealtimeUnavailableError without keys */
  require(what: string): ConnectedService
}

/** Returns the holder of the current service, without one. */
export function createCurrentService(
  engagement: Engagement,
  options: ResolvedRealtimeOptions,
  onRenewal: () => void,
): CurrentService {
  const { signal: disposal } = engagement.internals.disposal
  let now: ConnectedService | undefined

  function replace(next: RealtimeService | undefined): void {
    now = next && { ...next, call: createRealtimeHttp(next, options, disposal) }
  }

  return {
    get now() {
      return now
    },
    replace,
    require(what) {
      if (now === undefined) throw new RealtimeUnavailableError(what)
      const { profile } = engagement
      // A renewal keeps the player and the stream: nothing is restarted, and this call is the first with the new token.
      if (profile?.id === now.userId && profile.access_token !== now.authKey) {
        replace({ ...now, authKey: profile.access_token })
        onRenewal()
      }
      return now
    },
  }
}
