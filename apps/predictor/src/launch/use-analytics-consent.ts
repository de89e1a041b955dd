import { useSyncExternalStore } from 'react'
import type { AnalyticsConsent, ConsentChoice } from '../device/analytics-consent.ts'
import { useGame } from './game.ts'

interface ConsentState extends Pick<AnalyticsConsent, 'choose'> {
  /** Whether there is a tag to consent to, and the deployment asks first. */
  readonly isAsked: boolean
  readonly isGranted: boolean
  /** Undefined until the player chooses on this device. */
  readonly choice: ConsentChoice | undefined
}

/** Returns the player's consent to the analytics tag. Renders again when it changes. */
export function useAnalyticsConsent(): ConsentState {
  const { consent, settings, launch } = useGame()
  return {
    isAsked: settings.analyticsConsent === 'ask' && settings.analyticsIds[launch.tournamentId] !== undefined,
    isGranted: useSyncExternalStore(consent.subscribe, consent.isGranted),
    choice: useSyncExternalStore(consent.subscribe, consent.choice),
    choose: consent.choose,
  }
}
