import {
  createEngagement,
  type Engagement,
  type EngagementOptions,
  memoryStore,
} from '@touchline/engagement-sdk'
import type { Sandbox } from '../../src/server/start-sandbox.ts'

/** Creates an initialised client of a sandbox. @default as the demo fan */
export async function aFan(
  sandbox: Sandbox,
  options: Partial<EngagementOptions> & { readonly token?: string } = {},
): Promise<Engagement> {
  const { token = sandbox.demoToken, ...more } = options
  const engagement = createEngagement({
    clientId: sandbox.clientId,
    endpoint: sandbox.apiUrl,
    trustedOrigins: sandbox.origins,
    store: memoryStore(),
    logger: { warn: () => undefined, error: () => undefined },
    ...more,
  })
  await engagement.init({ accessToken: token })
  return engagement
}
