import type { PlatformSession } from './platform-session.ts'

/**
 * Resolves when the application has arrived, which is before the profile, to the platform's time. The profile's answer
 * may correct that time by seconds, never by days.
 */
export async function applicationArrival({
  engagement,
}: Pick<PlatformSession, 'engagement'>): Promise<number> {
  await engagement.getApplication()
  return engagement.earliestNow()
}
