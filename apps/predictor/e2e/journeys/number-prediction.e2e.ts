import type { Page } from '@playwright/test'
import { openMatch } from '../pages/open-match.ts'
import { altered } from '../rig/altered.ts'
import { CALLS } from '../rig/calls.ts'
import { expect, test as it, type Stage } from '../rig/stage.ts'

interface WireOption {
  readonly id: string
  readonly description: string
}
interface WireWidget {
  readonly kind: string
  readonly options: readonly WireOption[]
}
interface WireList {
  readonly results: readonly WireWidget[]
}

const RIGHT = { Chiefs: 142, Blues: 97 }

/** Adds a number prediction of the platform's own to every match, with results where they are given. */
async function addNumberPrediction(
  page: Page,
  { platform }: Stage,
  right: Readonly<Record<string, number>> = {},
) {
  const [showcase] = await platform.fixtures('showcase')
  const response = await page.request.get(`${platform.apiUrl}programs/${showcase?.id}/widgets/`)
  const list: WireList = await response.json()
  const added = list.results
    .filter(({ kind }) => kind === 'text-number-prediction')
    .map((widget) => ({
      ...widget,
      // Each right number earns its amount; with 'all' one alone would earn nothing.
      required_correct: null,
      options: widget.options.map((option) => ({
        ...option,
        correct_number: right[option.description] ?? null,
        reward_item_amount: right[option.description] === undefined ? 0 : 10,
      })),
    }))
  expect(added).toHaveLength(1)
  await page.route(CALLS.widgets, (route) =>
    altered<WireList>(route, (widgets) => ({ ...widgets, results: [...widgets.results, ...added] })),
  )
}

it('a number prediction is answered once: sent, in the receipt, locked, and explained in the result', {
  tag: '@all',
}, async ({ page, stage, fan }) => {
  await addNumberPrediction(page, stage)
  const prediction = await openMatch(page, { stage, fan })
  const numbers = page.getByRole('group', { name: 'How many tackles will each side make?' })
  const chiefs = numbers.getByRole('spinbutton', { name: 'Chiefs' })
  const blues = numbers.getByRole('spinbutton', { name: 'Blues' })
  await expect(page.getByText('Once saved, this answer cannot be changed.')).toBeVisible()
  await chiefs.fill('142')
  await expect(numbers.getByText('No number for Blues yet: 0 is sent')).toBeVisible()
  // The draft outlasts a reload.
  await page.reload()
  await expect(chiefs).toHaveValue('142')
  await blues.fill('96')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /votes/.test(request.url()))
  await prediction.submit.click()
  expect((await sent).postDataJSON().votes.map(({ number }: { number: number }) => number)).toEqual([142, 96])
  await expect(prediction.success).toBeVisible()

  await openMatch(page, { stage, fan })
  await expect(page.getByText('This answer cannot be changed any more.')).toBeVisible()
  await expect(chiefs).toBeDisabled()
  await expect(blues).toHaveValue('96')
  await page.getByText('1 answer saved').click()
  await expect(page.getByText('Chiefs 142, Blues 96').first()).toBeVisible()

  await page.unrouteAll({ behavior: 'wait' })
  await addNumberPrediction(page, stage, RIGHT)
  await page.goto(page.url().replace('/prediction/', '/result/'))
  await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toHaveText('YOU SCORED 10 Points')
  const card = page.getByRole('listitem').filter({ hasText: 'How many tackles' })
  await expect(card).toContainText('Chiefs 142, Blues 97')
  await expect(card).toContainText('Chiefs 142, Blues 96')
  await expect(card).toContainText('You were almost correct · Chiefs exact +10')
})
