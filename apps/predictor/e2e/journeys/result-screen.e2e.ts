import type { Page } from '@playwright/test'
import { settleMatch } from '../pages/settle-match.ts'
import { alterWidgets, attributeOf } from '../rig/altered.ts'
import { CALLS } from '../rig/calls.ts'
import { expect, test as it } from '../rig/stage.ts'

/** Has the platform announce one more page of questions after each page. */
function addPages(page: Page): Promise<unknown> {
  return page.route(CALLS.widgets, async (route) => {
    const response = await route.fetch()
    const list: { readonly results: readonly unknown[] } = await response.json()
    const url = new URL(route.request().url())
    const number = Number(url.searchParams.get('more') ?? '0')
    url.searchParams.set('more', String(number + 1))
    await route.fulfill({
      response,
      json: { ...list, next: url.href, results: number === 0 ? list.results : [] },
    })
  })
}

it('a match with more questions than are loaded says so and claims no total', async ({ page, ownStage }) => {
  const id = await settleMatch(page, ownStage)
  // On a slow machine the form still sends impressions of its own: leaving the page ends that.
  await page.goto('about:blank')
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/widget-impressions/')) seen.push(request.url())
  })
  const score = page.getByRole('heading', { name: /YOU SCORED/ })
  await page.goto(ownStage.link(`/result/${id}`))
  await expect(score).toHaveText('YOU SCORED 10 Points')
  // One impression for each widget behind the six cards; the final score is three widgets.
  await expect.poll(() => new Set(seen).size).toBe(8)
  expect(seen).toHaveLength(8)

  await addPages(page)
  await page.reload()
  await expect(page.getByText('Some questions cannot be shown here.')).toBeVisible()
  await expect(score).toHaveText('YOU SCORED – Points')
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
})

it('a match with a question that this version cannot show says so and claims no total', async ({
  page,
  ownStage,
}) => {
  const id = await settleMatch(page, ownStage)
  await alterWidgets(page, (widgets) =>
    widgets.map((one) =>
      attributeOf(one, 'field_type') === 'slider'
        ? { ...one, widget_attributes: [{ key: 'field_type', value: 'hologram' }] }
        : one,
    ),
  )
  await page.goto(ownStage.link(`/result/${id}`))
  await expect(page.getByText('Some questions cannot be shown here.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toHaveText('YOU SCORED – Points')
  await expect(page.getByText('Yay! you got it correct')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
})

it('a correction that arrives while the result is open is labelled', async ({ page, ownStage }) => {
  const { platform, link } = ownStage
  const id = await settleMatch(page, ownStage)
  const listening = page.waitForResponse((response) => /\/v2\/subscribe\//.test(response.url()))
  await page.goto(link(`/result/${id}`))
  const score = page.getByRole('heading', { name: /YOU SCORED/ })
  await expect(score).toHaveText('YOU SCORED 10 Points')
  await listening
  await platform.settle(id, { firstPointsMinute: 11 })
  await expect(score).toHaveText('YOU SCORED 3 Points')
  await expect(page.getByText('Corrected since you last looked (was +10)')).toBeVisible()
})
