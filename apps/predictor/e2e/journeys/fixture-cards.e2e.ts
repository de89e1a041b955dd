import { FixturesPage } from '../pages/fixtures-page.ts'
import { CALLS, hold } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

it('a phone shows five matches in one sight, and what is left to predict before the standing is read', async ({
  page,
  stage,
}) => {
  const asked = page.waitForRequest(CALLS.ownStanding)
  const release = await hold(page, CALLS.ownStanding)
  await page.goto(stage.link('/home'))
  const fixtures = new FixturesPage(page)
  await expect(fixtures.match('Highlanders', 'Western Force')).toBeVisible()
  await asked
  await expect(page.getByText('2 to predict')).toBeVisible()
  await expect(page.getByText('pts · #')).toHaveCount(0)
  release()
  await expect(page.getByText(/^\d+ pts · #\d+$/)).toBeVisible()
  await expect(page.getByText(/^\d+h \d+m$/)).toBeVisible()
  await expect(page.getByRole('listitem').nth(4)).toBeInViewport({ ratio: 1 })
})
