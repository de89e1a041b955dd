import { type Engagement, getUserProfile, type Profile } from '@touchline/engagement-sdk'

/** Returns the own profile as the platform has it now. A file of its own: the first screen reads, and saves nothing. */
export function readProfile(engagement: Engagement): Promise<Profile> {
  return getUserProfile(engagement, { accessToken: ownToken(engagement) })
}

export function ownToken({ profile }: Engagement): string {
  return profile?.access_token ?? ''
}
