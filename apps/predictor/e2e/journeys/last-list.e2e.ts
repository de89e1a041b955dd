import type { Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { hold } from '../rig/hold.ts'
import { LOADING_SHIFT, recordShifts, shiftOf } from '../rig/layout-shifts.ts'
import { DEMO_TOKEN, expect, test as it } from '../rig/stage.ts'

/** Everything that the page stores in the browser. */
function storedIn(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => ({ ...window.sessionStorage, ...window.localStorage }))
}

async function storedLists(page: Page): Promise<readonly string[]> {
  return Object.keys(await storedIn(page)).filter((key) => key.startsWith('touchline:list:'))
}

it('a second visit shows the list that this device knew last, as of when, until the platform has answered', async ({
  page,
  stage: { link, platform },
  fan,
}) => {
  const fixtures = new FixturesPage(page)
  const matches = page.getByRole('region', { name: 'Matches' })
  const asOf = page.getByText(/Round 10 as of \w{3} \d+, \d+:\d\d\s[AP]M/)
  await page.goto(link('/home', { token: fan }))
  await expect(page.getByText('Predict now').first()).toBeVisible()
  await expect.poll(() => storedLists(page)).toHaveLength(1)
  const [own = ''] = await storedLists(page)
  expect(JSON.stringify(await storedIn(page))).not.toContain(fan)

  await recordShifts(page)
  let release = await hold(page, `${platform.apiUrl}**`)
  await page.goto(link('/home', { token: fan }), { waitUntil: 'commit' })
  await expect(asOf).toBeVisible()
  await expect(matches.getByText('Western Force').first()).toBeVisible()
  // Only the platform knows what is open.
  await expect(matches.getByRole('link')).toHaveCount(0)
  await expect(page.getByText('Predict now')).toHaveCount(0)

  release()
  await expect(page.getByText('Predict now').first()).toBeVisible()
  await expect(asOf).toHaveCount(0)
  expect(await shiftOf(page)).toBeLessThan(LOADING_SHIFT)

  // Another player on the same device.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  release = await hold(page, `${platform.apiUrl}**`)
  await page.goto(link('/home', { token: DEMO_TOKEN }), { waitUntil: 'commit' })
  await expect(page.locator('.static-frame')).toHaveCount(0)
  await expect(page.getByText('Loading').first()).toBeAttached()
  await expect(asOf).toHaveCount(0)
  release()
  await expect(fixtures.match('Highlanders', 'Western Force')).toBeVisible()
  expect(await storedLists(page)).not.toContain(own)
})
