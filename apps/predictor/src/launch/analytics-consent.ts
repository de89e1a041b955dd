import { createContext, use, useState, useSyncExternalStore } from 'react'
import type { Settings } from '../config/settings.ts'
import { ANALYTICS_CONSENT_KEY, type DeviceStorage } from '../device/device-storage.ts'

/** What the player chose on this device. */
export type ConsentChoice = 'granted' | 'refused'

/** Whether the analytics tag may be loaded. */
interface AnalyticsConsent {
  /** Whether there is a tag to consent to, and the deployment asks first. */
  readonly isAsked: boolean
  readonly isGranted: boolean
  /** Undefined until the player chooses. It belongs to the device: the tag is loaded before the player is known. */
  readonly choice: ConsentChoice | undefined
  choose(choice: ConsentChoice): void
  /** Is valid until the page ends, unless the player refuses here. */
  grantFromHost(): void
}

export const AnalyticsConsentContext = createContext<AnalyticsConsent>({
  isAsked: false,
  isGranted: false,
  choice: undefined,
  choose: () => undefined,
  grantFromHost: () => undefined,
})

/** Returns the player's consent to the analytics tag. */
export function useAnalyticsConsent(): AnalyticsConsent {
  return use(AnalyticsConsentContext)
}

/** Returns the consent that the whole game shares. */
export function useConsentOnDevice(
  storage: DeviceStorage,
  { analyticsConsent }: Pick<Settings, 'analyticsConsent'>,
  measurementId: string | undefined,
): AnalyticsConsent {
  const [hasHostGranted, setHasHostGranted] = useState(false)
  const choice = useSyncExternalStore(storage.subscribe, () =>
    choiceFromText(storage.read(ANALYTICS_CONSENT_KEY)),
  )
  return {
    isAsked: analyticsConsent === 'ask' && measurementId !== undefined,
    isGranted: choice === undefined ? hasHostGranted : choice === 'granted',
    choice,
    choose: (chosen) => storage.write(ANALYTICS_CONSENT_KEY, chosen),
    grantFromHost: () => setHasHostGranted(true),
  }
}

function choiceFromText(text: string | undefined): ConsentChoice | undefined {
  return text === 'granted' || text === 'refused' ? text : undefined
}
