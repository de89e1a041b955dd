import type { Engagement, OwnProfile } from './engagement.ts'
import type { EngagementOptions, InitOptions } from './engagement-options.ts'
import { isUnauthorised } from './errors/is-unauthorised.ts'
import { getOpenResource } from './resources/get-resource.ts'
import { sendProfile } from './resources/send-profile.ts'
import type { ProfileStore } from './storage/profile-store.ts'
import { readStoredToken } from './storage/stored-profile.ts'
import { type Application, openApplicationSchema } from './wire/application.ts'

/** What initialising finds out. */
export interface Initialised {
  readonly application: Application
  readonly profile: OwnProfile
}

/** Reads the application, then finds or creates the profile. Changes nothing on the handle. */
export async function initialise(
  engagement: Engagement,
  store: ProfileStore,
  { accessToken, tokenProvider }: EngagementOptions,
  options: InitOptions,
): Promise<Initialised> {
  const url = `${engagement.endpoint}applications/${encodeURIComponent(engagement.clientId)}/`
  const application = await getOpenResource(engagement, url, openApplicationSchema, 'Client', options)
  const read = (token: string) => sendProfile(engagement, application, { ...options, token })
  const token =
    options.accessToken ||
    accessToken ||
    (await tokenProvider?.({ reason: 'init' })) ||
    readStoredToken(store)
  if (!token) {
    const json = options.nickname ? { nickname: options.nickname } : undefined
    const profile = await sendProfile(engagement, application, {
      ...options,
      method: 'POST',
      token: null,
      json,
    })
    return { application, profile }
  }
  const profile = await read(token).catch(async (error: unknown) => {
    const fresh = isUnauthorised(error) && (await tokenProvider?.({ reason: 'unauthorised' }))
    if (!fresh) throw error
    return read(fresh)
  })
  return { application, profile }
}
