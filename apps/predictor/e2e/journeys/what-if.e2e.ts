import { HIGHLANDERS } from '../pages/open-match.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { axeFaults } from '../rig/accessibility.ts'
import { expect, test as it } from '../rig/stage.ts'

it('during the match a fan sees what is still possible, and what a final score would pay', async ({
  page,
  ownStage: { platform, link },
}) => {
  const id = await platform.idOf(HIGHLANDERS.home)
  const prediction = new PredictionPage(page)
  await page.goto(link(`/prediction/${id}`))
  await prediction.score(HIGHLANDERS.home).fill('24')
  await prediction.score(HIGHLANDERS.away).fill('17')
  await prediction.minute.fill('9')
  await prediction.choice(0, HIGHLANDERS.home).check({ force: true })
  const still = page
    .getByRole('group')
    .filter({ has: page.getByText(/^So far/) })
    .first()
  await expect(still).toHaveCount(0)
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()

  await platform.setClock('2024-04-27T07:30:00Z')
  await platform.settle(id, { firstPointsMinute: 11 })
  await page.goto(link(`/prediction/${id}`))
  await still.getByText('So far 3, still possible 40').click()
  await still.getByRole('slider', { name: 'Western Force' }).fill('30')
  await expect(still.getByText('What if it ends 24 : 30?')).toBeVisible()
  await expect(still.getByRole('status')).toHaveText(
    'The final score would pay 11 of 30 points. You would have 14 to 24 points, with what else is open.',
  )
  expect(await axeFaults(page)).toEqual([])

  await platform.settle(id, { firstPointsMinute: 11, firstTry: 'home', homeScore: 24, awayScore: 30 })
  await page.goto(link(`/result/${id}`))
  await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toHaveText('YOU SCORED 24 Points')
  await expect(still).toHaveCount(0)
})
