import { createContext, useState, useSyncExternalStore } from 'react'
import type { Settings } from '../config/settings.ts'
import { ANALYTICS_CONSENT_KEY, type DeviceStorage } from '../device/device-storage.ts'

/** Whether the analytics tag may be loaded. */
interface AnalyticsConsent {
  /** 'given': there is nothing to ask. 'open': neither the player nor the host page has answered yet. */
  readonly state: 'given' | 'open' | 'granted' | 'refused'
  /** Stores the player's answer. It belongs to the device: the tag is loaded before the player is known. */
  choose(answer: 'granted' | 'refused'): void
  /** Is valid until the page ends, unless the player refuses here. */
  grantFromHost(): void
}

/** The player's consent to the analytics tag. */
export const AnalyticsConsentContext = createContext<AnalyticsConsent>({
  state: 'given',
  choose: () => undefined,
  grantFromHost: () => undefined,
})

/** Returns the consent that the whole game shares. */
export function useConsentOnDevice(
  storage: DeviceStorage,
  { analyticsConsent }: Pick<Settings, 'analyticsConsent'>,
  measurementId: string | undefined,
): AnalyticsConsent {
  const [hasHostGranted, setHasHostGranted] = useState(false)
  const stored = useSyncExternalStore(storage.subscribe, () => storage.read(ANALYTICS_CONSENT_KEY))
  function state(): AnalyticsConsent['state'] {
    if (analyticsConsent === 'given' || measurementId === undefined) return 'given'
    if (stored === 'granted' || stored === 'refused') return stored
    return hasHostGranted ? 'granted' : 'open'
  }
  return {
    state: state(),
    choose: (answer) => storage.write(ANALYTICS_CONSENT_KEY, answer),
    grantFromHost: () => setHasHostGranted(true),
  }
}
