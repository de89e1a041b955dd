import { changeSignal } from '../config/change-signal.ts'
import { ANALYTICS_CONSENT_KEY, type DeviceStorage } from './device-storage.ts'

/** What the player chose on this device. */
export type ConsentChoice = 'granted' | 'refused'

/** Whether the analytics tag may be loaded. */
export interface AnalyticsConsent {
  /** Undefined until the player chooses. */
  choice(): ConsentChoice | undefined
  isGranted(): boolean
  choose(choice: ConsentChoice): void
  /** Counts until the page ends, unless the player refuses here. */
  grantFromHost(): void
  /** Calls `onChange` on each change until the returned function is called. */
  subscribe(onChange: () => void): () => void
}

export function analyticsConsentOf(storage: DeviceStorage): AnalyticsConsent {
  const { notify, subscribe } = changeSignal()
  let hasHostGranted = false
  const choice = () => choiceFromText(storage.read(ANALYTICS_CONSENT_KEY))
  return {
    choice,
    isGranted: () => (choice() ?? (hasHostGranted ? 'granted' : 'refused')) === 'granted',
    choose: (chosen) => {
      storage.write(ANALYTICS_CONSENT_KEY, chosen)
      notify()
    },
    grantFromHost: () => {
      hasHostGranted = true
      notify()
    },
    subscribe,
  }
}

function choiceFromText(text: string | undefined): ConsentChoice | undefined {
  return text === 'granted' || text === 'refused' ? text : undefined
}
