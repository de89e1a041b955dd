import { FixturesPage } from '../pages/fixtures-page.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { axeFaults } from '../rig/accessibility.ts'
import { expect, test as it } from '../rig/stage.ts'

it('without an account a fan plays a practice match to the whistle; nothing is sent and nothing is stored', async ({
  page,
  stage: { game, platform },
}) => {
  await page.goto(`${game.url}/home?tournamentId=120-2024`)
  await expect(page.getByText('LOG IN TO PLAY')).toBeVisible()
  // What the match looks like, without anything to press.
  await expect(page.getByText('Blues win by 7')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(await axeFaults(page)).toEqual([])
  const match = new FixturesPage(page).match({ home: 'Blues', away: 'Chiefs' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(platform.apiUrl)) sent.push(request.url())
  })
  await expect(page.getByText('Tap to try')).toBeVisible()
  await page.getByRole('link', { name: 'Try a practice match' }).click()
  const bar = page.getByRole('complementary', { name: 'Practice match' })
  await expect(bar).toContainText('Nothing here counts or is stored.')
  // It closes within minutes, and its result is called up.
  await expect(match).toBeVisible()
  await expect(page.getByRole('button', { name: 'Closing times for your calendar' })).toHaveCount(0)
  await match.click()
  const prediction = new PredictionPage(page)
  await prediction.minute.fill('12')
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  // The success leads back to the list after two seconds.
  await expect(page.getByRole('heading', { name: 'PREDICTOR' })).toBeVisible()

  await bar.getByRole('button', { name: 'Go to kick-off' }).press('Enter')
  await expect(page.getByText('Awaiting results').first()).toBeVisible()
  await bar.getByRole('button', { name: 'Go to the whistle' }).press('Enter')
  await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toHaveText('YOU SCORED 10 Points')
  expect(await axeFaults(page)).toEqual([])
  await expect(page.getByText('Results are in')).toHaveCount(0)
  expect(sent).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  await bar.getByRole('button', { name: 'Start again' }).click()
  await expect(bar.getByRole('button', { name: 'Go to kick-off' })).toBeVisible()
  await bar.getByRole('link', { name: 'Leave' }).click()
  await expect(page.getByText('LOG IN TO PLAY')).toBeVisible()
})
