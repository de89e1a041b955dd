import type { Page } from '@playwright/test'
import { settleMatch } from '../pages/settle-match.ts'
import { axeFaults } from '../rig/axe-faults.ts'
import { expect, test as it } from '../rig/stage.ts'

/** The authorization of each read of a timeline from now on, which has the answers of all fans. */
function watchTimelineReads(page: Page): readonly Promise<string | null>[] {
  const reads: Promise<string | null>[] = []
  page.on('request', (request) => {
    if (/\/programs\/[\w-]+\/widgets\/\?.*ordering=recent/.test(request.url()))
      reads.push(request.headerValue('authorization'))
  })
  return reads
}

it('a settled match leads from what all fans answered to the season of the fan', async ({
  page,
  ownStage,
}) => {
  const { platform, link } = ownStage
  const timelineReads = watchTimelineReads(page)
  const lenses = page.getByRole('group').filter({ has: page.getByText('How all fans answered') })
  const id = await settleMatch(page, ownStage)

  await it.step('a fan sees how all fans answered after the match has closed, and nothing of it before', async () => {
    await expect(page.getByText('How all fans answered')).toHaveCount(0)
    expect(timelineReads).toHaveLength(0)

    await page.goto(link(`/result/${id}`))
    await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toHaveText('YOU SCORED 10 Points')
    await expect(lenses).toHaveCount(6)
    await lenses.first().getByText('How all fans answered').click()
    await expect(lenses.first().getByRole('listitem').first()).toHaveText(/%$/)
    await lenses.nth(1).getByText('How all fans answered').click()
    await expect(lenses.nth(1)).toContainText('at or near your 9')
    expect(await Promise.all(timelineReads)).toEqual([null])
    expect(await axeFaults(page)).toEqual([])

    await page.goto(link(`/prediction/${id}`))
    await expect(lenses).toHaveCount(6)
  })

  await it.step('a result leads to the season, and the rounds before it are read when the fan asks for them', async () => {
    await page.goto(link(`/result/${id}`))
    await page.getByRole('link', { name: 'Season passport' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'SEASON PASSPORT' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Boldest call that came true' })).toBeVisible()
    await expect(
      page.getByText(/^Minute of the first points: 9 · .*% of all fans said the same$/),
    ).toBeVisible()
    const rounds = page.getByRole('table', { name: 'Points by round' })
    await expect(rounds.getByRole('row')).toHaveText([/Round/, /^Round 10/])
    await expect(
      page.getByRole('img', { name: 'Points in 1 round. The most in Round 10: 10.' }),
    ).toBeVisible()

    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().startsWith(platform.apiUrl)) asked.push(request.url())
    })
    const read = page.getByRole('button', { name: 'Read these rounds' })
    await read.press('Enter')
    await expect(page.getByText('The rounds are read.')).toBeVisible()
    await expect(rounds.getByRole('row')).toHaveCount(11)
    await expect(page.getByRole('img', { name: /^Rank in 10 rounds/ })).toBeVisible()
    expect(asked.length).toBeLessThanOrEqual(30)
    // Round 10 is not over: it is offered again, and keeps the focus of the button.
    await expect(page.getByText('1 round is not over or not read yet.')).toBeVisible()
    await expect(read).toBeFocused()

    // Another start of the game has the same season without a request for it.
    await page.reload()
    await expect(rounds.getByRole('row')).toHaveCount(11)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('textbox', { name: 'Text to share' })).toHaveValue(
      /^My season in .+: \d+ points\nRounds played: 10\nExact scores: 0\n/,
    )
  })
})
