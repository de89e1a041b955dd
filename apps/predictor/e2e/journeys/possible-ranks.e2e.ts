import { PredictionPage } from '../pages/prediction-page.ts'
import { axeFaults } from '../rig/axe-faults.ts'
import { layoutFaults } from '../rig/layout-faults.ts'
import { expect, test as it } from '../rig/stage.ts'

const REDS = 'Queensland Reds'
/** The last match of round 10 is being played; the others are decided. */
const DURING_THE_LAST = '2024-04-27T10:00:00Z'

it('while the last match is played a fan sees the ranks that are still possible, and the final rank is one of them', async ({
  page,
  ownStage: { platform, link },
}) => {
  const last = await platform.idOf(REDS)
  const prediction = new PredictionPage(page)
  await page.goto(link(`/prediction/${last}`))
  await prediction.score(REDS).fill('34')
  await prediction.score('Blues').fill('30')
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  await platform.setClock(DURING_THE_LAST)
  await platform.settle(last, { firstTry: 'away', firstPointsMinute: 13, halfTimeLeader: 'away' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(link('/home/leaderboard'))
  const ranks = page
    .getByRole('group')
    .filter({ has: page.getByText('Where you may end') })
    .last()
  await ranks.getByText('Where you may end').click()
  await expect(
    ranks.getByText(/all 30 points that are still open to you .* everyone else gets all 50/),
  ).toBeVisible()
  await expect(ranks.getByRole('heading', { name: 'Points to pass the next places' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(await layoutFaults(page)).toEqual([])
  const [best, worst] = await ranks.getByRole('definition').allTextContents()

  await platform.settle(last)
  await page.reload()
  const own = page.getByRole('definition').first()
  await expect(own).toHaveText(/^#\d+$/)
  await expect(page.getByText('Where you may end')).toHaveCount(0)
  const finalRank = rankIn(await own.textContent())
  expect(finalRank).toBeGreaterThanOrEqual(rankIn(best))
  expect(finalRank).toBeLessThanOrEqual(rankIn(worst))
})

/** @example rankIn('#12') //=> 12 */
function rankIn(text: string | null | undefined): number {
  return text === 'last' ? Number.POSITIVE_INFINITY : Number(text?.replace('#', ''))
}
