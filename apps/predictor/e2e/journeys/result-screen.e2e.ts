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

it('a result claims what could be read and nothing else, and labels what was corrected', async ({
  page,
  ownStage,
}) => {
  const { platform, link } = ownStage
  const id = await settleMatch(page, ownStage)
  const result = link(`/result/${id}`)
  const score = page.getByRole('heading', { name: /YOU SCORED/ })
  const isIncomplete = page.getByText('Some questions cannot be shown here.')
  const share = page.getByRole('button', { name: 'Share' })

  await it.step('each widget behind the cards is reported as seen once', async () => {
    // On a slow machine the form still sends impressions of its own: leaving the page ends that.
    await page.goto('about:blank')
    const seen: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/widget-impressions/')) seen.push(request.url())
    })
    await page.goto(result)
    await expect(score).toHaveText('YOU SCORED 10 Points')
    // The final score is three widgets.
    await expect.poll(() => new Set(seen).size).toBe(8)
    expect(seen).toHaveLength(8)
  })

  await it.step('a match with more questions than are loaded says so and claims no total', async () => {
    await addPages(page)
    await page.reload()
    await expect(isIncomplete).toBeVisible()
    await expect(score).toHaveText('YOU SCORED – Points')
    await expect(share).toHaveCount(0)
    await page.unroute(CALLS.widgets)
  })

  await it.step('a match with a question that this version cannot show says so and claims no total', async () => {
    await alterWidgets(page, (widgets) =>
      widgets.map((one) =>
        attributeOf(one, 'field_type') === 'slider'
          ? { ...one, widget_attributes: [{ key: 'field_type', value: 'hologram' }] }
          : one,
      ),
    )
    await page.reload()
    await expect(isIncomplete).toBeVisible()
    await expect(score).toHaveText('YOU SCORED – Points')
    await expect(page.getByText('Yay! you got it correct')).toBeVisible()
    await expect(share).toHaveCount(0)
    await page.unroute(CALLS.widgets)
  })

  await it.step('a result whose answers cannot be read claims no correction, now or at the next read', async () => {
    await page.route(CALLS.answers, (route) => route.fulfill({ status: 400, json: { detail: 'no' } }))
    await page.reload()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    const corrected = page.getByText(/corrected/i)
    await expect(corrected).toHaveCount(0)
    await page.unroute(CALLS.answers)
    const listening = page.waitForResponse((response) => /\/v2\/subscribe\//.test(response.url()))
    await page.reload()
    await expect(score).toHaveText('YOU SCORED 10 Points')
    await expect(corrected).toHaveCount(0)
    await listening
  })

  await it.step('a correction that arrives while the result is open is labelled', async () => {
    await platform.settle(id, { firstPointsMinute: 11 })
    await expect(score).toHaveText('YOU SCORED 3 Points')
    await expect(page.getByText('Corrected since you last looked (was +10)')).toBeVisible()
  })
})
