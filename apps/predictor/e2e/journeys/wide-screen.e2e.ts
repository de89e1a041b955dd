import type { Page } from '@playwright/test'
import { chromiumLaunch } from '@touchline/browser'
import { openMatchFromList } from '../pages/open-match.ts'
import { boxIn } from '../rig/framed-game.ts'
import { CALLS } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

// As on a desktop, where a scroll bar takes its width from the page.
const LAUNCH = chromiumLaunch()
it.use({
  launchOptions: { ...LAUNCH, ignoreDefaultArgs: [...LAUNCH.ignoreDefaultArgs, '--hide-scrollbars'] },
})
// Such a browser needs a worker of its own: these journeys start one, and would start three in parallel.
it.describe.configure({ mode: 'default' })

const UPRIGHT = { width: 820, height: 1180 }
const ACROSS = { width: 1180, height: 820 }

it('turning a tablet keeps the form: what has focus, what is typed, and what is being sent', {
  tag: '@all',
}, async ({ page, stage, fan }) => {
  await page.setViewportSize(UPRIGHT)
  const prediction = await openMatchFromList(page, { stage, fan })
  await prediction.minute.fill('9')
  await prediction.minute.focus()
  await page.setViewportSize(ACROSS)
  await expect(page.getByRole('region', { name: 'fixtures' })).toBeVisible()
  await expect(prediction.minute).toBeFocused()
  await expect(prediction.minute).toHaveValue('9')
  // Only a form that was mounted again finds a draft.
  await expect(page.getByText('Your draft is back.')).toHaveCount(0)

  await page.route(CALLS.votes, () => undefined)
  await prediction.submit.click()
  const submitting = page.getByRole('button', { name: 'Submitting' })
  await expect(submitting).toBeVisible()
  await page.setViewportSize(UPRIGHT)
  await expect(page.getByRole('region', { name: 'fixtures' })).toHaveCount(0)
  await expect(submitting).toBeVisible()
})

it('a finished round is summed up next to the list: the points of each match, the first five and the own row', {
  tag: '@all',
}, async ({ page, stage }) => {
  await page.setViewportSize(ACROSS)
  await page.goto(`${stage.link('/home')}&round=9`)
  const place = page.getByRole('main')
  await expect(place.getByRole('heading', { name: 'Round 9' })).toBeVisible()
  const matches = place.getByRole('link').filter({ hasText: / pts$/ })
  await expect(matches).toHaveCount(4)
  const each = await matches.evaluateAll((all) =>
    all.map((one) => Number.parseInt(one.lastElementChild?.textContent ?? '', 10)),
  )
  const total = each.reduce((sum, points) => sum + points, 0)
  const rows = place.getByRole('row')
  // Below the headers of the columns.
  await expect(rows).toHaveCount(1 + 6)
  await expect(rows.last()).toContainText(String(total))
  await expect(place).toMatchAriaSnapshot({ name: 'finished-round.aria.yml' })
  await matches.first().click()
  await expect(place.getByRole('heading', { name: /YOU SCORED/ })).toBeVisible()
})

for (const width of [900, 1280]) {
  it(`at ${width} px the head stays in its place between the tabs, and the choice of a board and the own standing are next to the board`, {
    tag: '@all',
  }, async ({ page, stage }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(stage.link('/home'))
    await expect(page.getByText('Predict now').first()).toBeVisible()
    const before = await headOf(page)
    await page.getByRole('tab', { name: 'Leaderboards' }).click()
    await expect(page.getByRole('row').nth(20)).toBeVisible()
    expect(await headOf(page)).toEqual(before)

    const own = page.getByText('Your Rank')
    const { x, y } = await boxIn(page.getByRole('table'))
    expect(y).toBeLessThan(100)
    for (const part of [own, page.getByRole('combobox'), page.getByRole('button', { name: 'Around me' })]) {
      const box = await boxIn(part)
      expect(box.x + box.width).toBeLessThanOrEqual(x)
    }
    await page.getByRole('row').nth(40).scrollIntoViewIfNeeded()
    await expect(own).toBeInViewport({ ratio: 1 })
  })
}

/** Where the parts of the head are. */
function headOf(page: Page) {
  return Promise.all(
    [
      page.getByRole('heading', { name: 'PREDICTOR', exact: true }),
      page.getByRole('link', { name: 'Your profile' }),
      page.getByRole('tab', { name: 'Leaderboards' }),
    ].map((part) => part.boundingBox()),
  )
}
