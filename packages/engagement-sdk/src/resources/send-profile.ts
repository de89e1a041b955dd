import type { Engagement } from '../engagement/engagement.ts'
import type { OwnProfile } from '../engagement/own-profile.ts'
import { InvalidBodyError } from '../http/invalid-body-error.ts'
import type { TransportCall } from '../http/transport.ts'
import { requireUrl } from '../http/url.ts'
import type { Application } from '../wire/application.ts'
import { profileSchema } from '../wire/profile.ts'
import { readResource } from './read-resource.ts'

/**
 * Sends a call to the address of own profiles. Returns the profile with the token of the call, which the platform leaves
 * out.
 *
 * @throws InvalidBodyError when neither the call nor the answer has a token
 */
export async function sendProfile(
  engagement: Engagement,
  application: Application,
  call: Omit<TransportCall, 'url'>,
): Promise<OwnProfile> {
  const url = requireUrl(application.profile_url, 'Profile')
  const profile = await readResource(engagement, {
    ...call,
    url,
    schema: profileSchema,
    resource: 'profile',
  })
  const ownToken = call.token === undefined ? engagement.profile?.access_token : undefined
  const token = call.token ?? profile.access_token ?? ownToken
  if (!token) {
    const request = { method: call.method ?? 'GET', url }
    throw new InvalidBodyError('profile', 'access_token', 'is missing', request)
  }
  return { ...profile, access_token: token, blockList: null, reactions: null }
}
