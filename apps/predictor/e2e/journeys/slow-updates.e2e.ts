import type { Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { altered, CALLS } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

const HIGHLANDERS = ['Highlanders', 'Western Force'] as const

/** The application resource, changed on its way, with a poll every second. */
function alterApplication(page: Page, change: Readonly<Record<string, unknown>>): Promise<unknown> {
  return page.route(CALLS.application, (route) =>
    altered<object>(route, (application) => ({ ...application, api_polling_interval: 1, ...change })),
  )
}

const WAYS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  [
    'without real-time keys',
    (page) => alterApplication(page, { pubnub_subscribe_key: null, pubnub_publish_key: null }),
  ],
  [
    'when real-time has failed',
    async (page) => {
      await alterApplication(page, {})
      await page.route('**/v2/subscribe/**', (route) => route.fulfill({ status: 403, json: {} }))
    },
  ],
]

for (const [situation, prepare] of WAYS) {
  it(`${situation}, the timelines are polled, results still arrive, and updates are said to be slow`, {
    tag: situation === WAYS[0]?.[0] ? [] : '@all',
  }, async ({ page, ownStage: { platform, link } }) => {
    await prepare(page)
    const id = await platform.idOf(HIGHLANDERS[0])
    const polled = page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url())
      return pathname.includes(`/programs/${id}/`) && searchParams.get('ordering') === 'recent'
    })
    await page.goto(link('/home'))
    const match = new FixturesPage(page).match(...HIGHLANDERS)
    await expect(match).toContainText('Predict now')
    await polled
    await expect(page.getByText('Updates may be slow.').first()).toBeVisible()

    await platform.settle(id)
    await expect(match).toContainText('See results')
  })
}

it('updates are reported as slow on a pending result, and no longer when it has arrived', {
  tag: '@all',
}, async ({ page, ownStage: { platform, link } }) => {
  await alterApplication(page, { pubnub_subscribe_key: null, pubnub_publish_key: null })
  const look = Promise.withResolvers<void>()
  await page.route(/ordering=recent/, async (route) => {
    await look.promise
    await route.fallback()
  })
  const id = await platform.idOf(HIGHLANDERS[0])
  await page.goto(link(`/result/${id}`))
  await expect(page.getByText('Updates may be slow.')).toBeVisible()
  // Settled after the screen was read and before its timeline was looked at for the first time.
  await platform.settle(id)
  look.resolve()
  await expect(page.getByText('Updates may be slow.')).toHaveCount(0)
})
