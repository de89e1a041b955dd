import type { Page } from '@playwright/test'
import { serveDeployedGame } from '../../server/serve-game.ts'
import { axeFaults } from '../rig/accessibility.ts'
import { DIST } from '../rig/dist.ts'
import { expect, test as it, TOURNAMENT } from '../rig/stage.ts'

const TAG = 'https://www.googletagmanager.com/**'

/** Answers for the tag manager and returns the ids that were asked for. */
async function tagsLoaded(page: Page): Promise<readonly string[]> {
  const ids: string[] = []
  await page.route(TAG, (route) => {
    ids.push(new URL(route.request().url()).searchParams.get('id') ?? '')
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return ids
}

it('the player allows the tag in the list and revokes it on the profile, without a host page', async ({
  page,
  stage: { platform, link },
}) => {
  await using game = await serveDeployedGame({
    root: DIST,
    platform,
    settings: { analyticsIds: { [TOURNAMENT]: 'G-TEST123' }, analyticsConsent: 'ask' },
  })
  const here = (path: string) => link(path).replace(new URL(link(path)).origin, game.url)
  const tags = await tagsLoaded(page)
  const question = page.getByText('May Google Analytics count your visits?', { exact: false })
  await page.goto(here('/home'))
  await expect(question).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeVisible()
  expect(tags).toEqual([])
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => tags).toEqual(['G-TEST123'])

  // Remembered, and revocable.
  await page.goto(here('/profile'))
  const toggle = page.getByRole('switch', { name: 'Google Analytics' })
  await expect(toggle).toBeChecked()
  await expect.poll(() => tags.length).toBe(2)
  expect(await axeFaults(page)).toEqual([])
  const label = await page.locator('label').filter({ has: toggle }).boundingBox()
  expect(label?.height).toBeGreaterThanOrEqual(44)
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(toggle).not.toBeChecked()
  await page.goto(here('/home'))
  await expect(page.getByText('Predict now').first()).toBeVisible()
  await expect(question).toHaveCount(0)
  expect(tags).toHaveLength(2)
})
