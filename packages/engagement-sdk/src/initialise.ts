import type { Engagement, EngagementOptions, InitOptions, OwnProfile, TokenRequest } from './engagement.ts'
import { isUnauthorised } from './errors/is-unauthorised.ts'
import { callOptions } from './http/pages.ts'
import { getOpenResource } from './resources/get-resource.ts'
import { sendProfile } from './resources/send-profile.ts'
import type { ProfileStore } from './storage/profile-store.ts'
import { readStoredToken } from './storage/stored-profile.ts'
import { type Application, applicationSchema } from './wire/application.ts'

/** What initialising finds out. */
export interface Initialised {
  readonly application: Application
  readonly profile: OwnProfile
}

/** Reads the application, then finds or creates the profile. Changes nothing on the handle. */
export async function initialise(
  engagement: Engagement,
  { accessToken: configured, tokenProvider }: EngagementOptions,
  store: ProfileStore,
  options: InitOptions,
): Promise<Initialised> {
  const call = callOptions(options)
  const url = `${engagement.endpoint}applications/${encodeURIComponent(engagement.clientId)}/`
  const application = await getOpenResource(engagement, url, applicationSchema, 'Client', call)
  const ask = async (reason: TokenRequest['reason']) => tokenProvider?.({ reason })
  const token = options.accessToken || configured || (await ask('init')) || readStoredToken(store)
  if (!token) {
    const json = options.nickname ? { nickname: options.nickname } : undefined
    const created = { ...call, method: 'POST', token: null, json } as const
    return { application, profile: await sendProfile(engagement, application, created) }
  }
  try {
    return { application, profile: await sendProfile(engagement, application, { ...call, token }) }
  } catch (error) {
    const fresh = isUnauthorised(error) ? await ask('unauthorised') : undefined
    if (!fresh) throw error
    return { application, profile: await sendProfile(engagement, application, { ...call, token: fresh }) }
  }
}
