import { settleMatch } from '../pages/settle-match.ts'
import { axeFaults } from '../rig/axe-faults.ts'
import { expect, test as it } from '../rig/stage.ts'

it('a fan sees how all fans answered after the match has closed, and nothing of it before', async ({
  page,
  ownStage,
}) => {
  const timelineReads: Promise<string | null>[] = []
  page.on('request', (request) => {
    if (/\/programs\/[\w-]+\/widgets\/\?.*ordering=recent/.test(request.url()))
      timelineReads.push(request.headerValue('authorization'))
  })
  const id = await settleMatch(page, ownStage)
  await expect(page.getByText('How all fans answered')).toHaveCount(0)
  expect(timelineReads).toHaveLength(0)

  await page.goto(ownStage.link(`/result/${id}`))
  const lenses = page.getByRole('group').filter({ has: page.getByText('How all fans answered') })
  await expect(lenses).toHaveCount(6)
  await lenses.first().getByText('How all fans answered').click()
  await expect(lenses.first().getByRole('listitem').first()).toHaveText(/%$/)
  await lenses.nth(1).getByText('How all fans answered').click()
  await expect(lenses.nth(1)).toContainText('at or near your 9')
  expect(await Promise.all(timelineReads)).toEqual([null])
  expect(await axeFaults(page)).toEqual([])

  await page.goto(ownStage.link(`/prediction/${id}`))
  await expect(lenses).toHaveCount(6)

  await page.goto(ownStage.link('/home/passport'))
  await expect(page.getByRole('heading', { name: 'Boldest call that came true' })).toBeVisible()
  await expect(
    page.getByText(/^Minute of the first points: 9 · .*% of all fans said the same$/),
  ).toBeVisible()
})
