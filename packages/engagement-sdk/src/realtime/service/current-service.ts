import type { Engagement } from '../../engagement/engagement.ts'
import type { RealtimeSettings } from '../connection/realtime-options.ts'
import { type ConnectedService, createRealtimeHttp } from './realtime-http.ts'
import type { RealtimeService } from './realtime-service.ts'
import { RealtimeUnavailableError } from './realtime-unavailable-error.ts'

/** The service of this moment: another one after an init, the same with another token after a renewal. */
export interface CurrentService {
  readonly now: ConnectedService | undefined
  become(next: RealtimeService | undefined): void
  /** @throws RealtimeUnavailableError without keys */
  take(what: string): ConnectedService
}

/** No service yet. */
export function createCurrentService(
  engagement: Engagement,
  settings: RealtimeSettings,
  onRenewal: () => void,
): CurrentService {
  const { disposal } = engagement.internals
  let now: ConnectedService | undefined

  function become(next: RealtimeService | undefined): void {
    now = next && { ...next, call: createRealtimeHttp(next, settings, disposal) }
  }

  return {
    get now() {
      return now
    },
    become,
    take(what) {
      if (now === undefined) throw new RealtimeUnavailableError(what)
      const { profile } = engagement
      // A renewal keeps the player and the place: nothing starts over, and this call is the first with the new token.
      if (profile?.id === now.userId && profile.access_token !== now.authKey) {
        become({ ...now, authKey: profile.access_token })
        onRenewal()
      }
      return now
    },
  }
}
