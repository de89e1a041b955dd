import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { matchDay } from '../src/testing/index.ts'

// An engine such as older versions of Hermes: no decoder, no base64, a URL that only parses paths, signals without a reason.
const WITHOUT = ['TextDecoder', 'TextEncoder', 'btoa', 'atob']

const NodeUrl = globalThis.URL
class PathUrl extends NodeUrl {
  override get origin(): string {
    throw new Error('URL.origin is not implemented')
  }
}

beforeEach(() => {
  vi.resetModules()
  for (const name of WITHOUT) vi.stubGlobal(name, undefined)
  vi.stubGlobal('URL', PathUrl)
  vi.spyOn(AbortSignal.prototype, 'reason', 'get').mockReturnValue(undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Imports the package in this engine and signs in. */
async function signedIn() {
  const sdk = await import('../src/index.ts')
  const { platform, program, token } = matchDay()
  const { clientId, endpoint, fetch } = platform
  const engagement = sdk.createEngagement({ clientId, endpoint, fetch, store: sdk.memoryStore() })
  await engagement.init({ accessToken: token })
  return { sdk, engagement, platform, program }
}

it('is imported, signs in, reads and answers in an engine without newer functions', async () => {
  await import('../src/realtime/index.ts')
  await import('../src/crypto/index.ts')
  const { sdk, engagement, program } = await signedIn()
  const { results } = await sdk.takePages(sdk.getWidgets(engagement, { program }))
  const [widget] = results
  if (!widget) throw new Error('The scenario has widgets.')
  const interactionItem = { id: widget.options[0]?.id }
  const saved = await sdk.saveWidgetInteraction(engagement, { widget, interactionItem })
  expect(saved.widget_id).toBe(widget.id)
})

it('rejects an aborted call with an AbortError, and one that is too late with a timeout', async () => {
  const { sdk, engagement, platform } = await signedIn()
  platform.inject({ fault: 'hang', times: 2 })
  const leaving = new AbortController()
  const aborted = sdk.request(engagement, { path: 'x/', signal: leaving.signal })
  leaving.abort()
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
  const late = sdk.request(engagement, { path: 'x/', deadlineAt: engagement.now() + 20 })
  await expect(late).rejects.toMatchObject({ code: 'timeout' })
})
