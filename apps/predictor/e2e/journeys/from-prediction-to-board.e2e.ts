import { FixturesPage, HIGHLANDERS } from '../pages/fixtures-page.ts'
import { PICKS, PredictionPage } from '../pages/prediction-page.ts'
import { DEMO_TOKEN, expect, test as it } from '../rig/stage.ts'

it('a fan predicts a match, finds it saved, sees its result and is on the board', async ({
  page,
  ownStage: { platform, link },
}) => {
  const fixtures = new FixturesPage(page)
  const prediction = new PredictionPage(page)
  const match = fixtures.match(HIGHLANDERS)

  await it.step('choose the round', async () => {
    await page.goto(link('/', { token: DEMO_TOKEN }))
    await expect(fixtures.selectedRound).toHaveAccessibleName('Round 10')
    // As the specification writes it.
    await expect(fixtures.tab('fixtures')).toHaveCSS('text-transform', 'none')
    await fixtures.chooseRound('Round 9')
    await expect(match).toHaveCount(0)
    await fixtures.chooseRound('Round 10')
  })

  await it.step('open an open fixture and answer every question', async () => {
    await expect(match).toContainText('Predict now')
    await match.click()
    await expect(page.getByRole('timer').first()).toHaveText(/^\d+d \d+h \d+m \d+s until predictions close$/)
    await expect(prediction.submit).toBeDisabled()
    await prediction.answerEverything()
    await expect(page.getByText('6 of 6')).toBeVisible()
    await expect(page.getByText('Highlanders win by 8')).toBeVisible()
  })

  await it.step("submit, 'Success', and automatically back to the list", async () => {
    await prediction.submit.click()
    await expect(prediction.success).toBeVisible()
    await expect(page.getByText('Returning to the fixture list.')).toBeVisible()
    await expect(page).toHaveURL(/\/home\?/)
    await expect(match).toContainText('Edit Predictions')
  })

  await it.step('reopen after a reload: the answers are there, and the next match is offered', async () => {
    await page.reload()
    await expect(match).toContainText('Edit Predictions')
    await match.click()
    await expect(prediction.score(HIGHLANDERS.home)).toHaveValue('27')
    await expect(prediction.score(HIGHLANDERS.away)).toHaveValue('19')
    await expect(prediction.minute).toHaveValue('7')
    await expect(prediction.conversions).toHaveValue('5')
    for (const [place, name] of PICKS.choices.entries()) {
      await expect(prediction.choice(place, name)).toBeChecked()
    }
    await expect(page.getByText('6 answers saved', { exact: false })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Saved Next: / })).toBeVisible()
  })

  await it.step('after kick-off: awaiting results, what a final score would pay, and nothing can be submitted', async () => {
    await platform.setClock('2024-04-27T07:30:00Z')
    await page.reload()
    await expect(page.getByText('Predictions closed.').first()).toBeVisible()
    await expect(prediction.submit).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: 'final score' })).toContainText('27 – 19')
    await page.getByText('So far 0, still possible 80').click()
    await page.getByRole('slider', { name: 'Western Force' }).fill('30')
    await expect(page.getByText('What if it ends 27 : 30?')).toBeVisible()
    await expect(page.getByText('The final score would pay 11 of 30 points.', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'Back to fixtures' }).last().click()
    await expect(match).toContainText('Awaiting results')
  })

  await it.step('after the results time: see results, and they add up', async () => {
    await platform.setClock('2024-04-27T09:20:00Z')
    await page.reload()
    await expect(match).toContainText('See results')
    await match.click()
    // It ended 7-6; first points in minute 38, one conversion, the Highlanders' first try, behind at half
    // time, more points in the second half. So: outcome 10 and 13 away from 6 is 1, first try 10, half 10.
    const total = page.getByRole('heading', { name: /YOU SCORED/ })
    await expect(total).toBeVisible()
    const cards = page.getByRole('listitem').filter({ hasText: /^result / })
    await expect(cards).toHaveCount(6)
    const earned = await cards.evaluateAll((all) =>
      all.map((card) => Number(/\+(\d+) Points/.exec(card.textContent ?? '')?.[1])),
    )
    expect(earned).toEqual([11, 0, 0, 10, 0, 10])
    await expect(total).toHaveText('YOU SCORED 31 Points')
    await expect(cards.first()).toContainText('outcome +10 · Western Force 13 points away +1')
  })

  await it.step("the fan is on the round's leaderboard", async () => {
    await page.getByRole('link', { name: 'Back to fixtures' }).last().click()
    await fixtures.tab('Leaderboards').click()
    await expect(page.getByRole('combobox')).toHaveValue('round')
    await expect(page.getByText('Your Rank')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Demo Fan' })).toBeVisible()
    await expect(page.getByRole('definition').first()).toHaveText(/^#\d+$/)
  })
})
