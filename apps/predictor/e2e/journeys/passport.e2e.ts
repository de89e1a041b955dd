import { settleMatch } from '../pages/settle-match.ts'
import { expect, test as it } from '../rig/stage.ts'

it('a result leads to the season, and the rounds before it are read when the fan asks for them', async ({
  page,
  ownStage,
}) => {
  const { platform, link } = ownStage
  const id = await settleMatch(page, ownStage)
  await page.goto(link(`/result/${id}`))
  await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toHaveText('YOU SCORED 10 Points')
  await page.getByRole('link', { name: 'Season passport' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SEASON PASSPORT' })).toBeVisible()
  const rounds = page.getByRole('table', { name: 'Points by round' })
  await expect(rounds.getByRole('row')).toHaveText([/Round/, /^Round 10/])
  await expect(page.getByRole('img', { name: 'Points in 1 round. The most in Round 10: 10.' })).toBeVisible()

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
