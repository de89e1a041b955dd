import { useEffect } from 'react'
import { measurementIdOf } from '../config/settings.ts'
import type { Game } from '../launch/game.ts'
import { logFailure } from '../platform/log.ts'
import { whenHostConsents } from './host-consent.ts'

/** Loads the tag where the tournament has one and consent is there; else nothing is loaded, and no cookie set. */
export function useAnalytics({ settings, launch }: Game): void {
  useEffect(() => {
    const measurementId = measurementIdOf(settings, launch.tournamentId)
    if (measurementId === undefined) return
    const load = async () => {
      try {
        const { loadAnalytics } = await import('./analytics.ts')
        loadAnalytics(measurementId, window)
      } catch (error) {
        logFailure('The analytics tag was not loaded', error)
      }
    }
    if (settings.analyticsConsent === 'ask') {
      return whenHostConsents(window, settings.hostOrigins, () => void load())
    }
    void load()
    return undefined
  }, [settings, launch])
}
