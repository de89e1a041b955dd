import { openMatch } from '../pages/open-match.ts'
import { altered, alterWidgets, attributeOf } from '../rig/altered.ts'
import { CALLS } from '../rig/calls.ts'
import { expect, test as it } from '../rig/stage.ts'
import { votesSent } from '../rig/votes-sent.ts'

const LONG_AGO = '2024-04-20T00:00:00Z'
const LATER = [
  { key: 'field_type', value: 'circular_slider' },
  { key: 'widget_no', value: '99' },
]

it('questions that are closed early, unknown, broken or duplicated do not affect the others', async ({
  page,
  stage,
  fan,
}) => {
  await alterWidgets(page, (widgets) => {
    const minute = widgets.find((one) => attributeOf(one, 'field_type') === 'circular_slider')
    const [tries, halfTime, halves] = widgets.filter((one) => attributeOf(one, 'field_type') === 'select')
    const odd = widgets.map((widget) => {
      if (widget === tries) return { ...widget, interactive_until: LONG_AGO }
      if (widget === halfTime) return { ...widget, kind: 'hologram-prediction' }
      return widget === halves ? { ...widget, options: [] } : widget
    })
    // All of them twice, and the minute once more under another id and a later number.
    return [...odd, ...odd, { ...minute, id: halves?.id.replace(/.$/, 'f'), widget_attributes: LATER }]
  })
  const prediction = await openMatch(page, { stage, fan })
  await expect(prediction.minute).toHaveCount(1)
  await expect(page.getByText('This question needs a newer version')).toHaveCount(1)
  await expect(page.getByText('This question is temporarily unavailable')).toHaveCount(1)
  // Its own time is over; the match's is not.
  await expect(prediction.choices(0).first()).toBeDisabled()
  await expect(page.getByRole('timer').first()).toHaveText(/until predictions close$/)
  const sent = votesSent(page)
  await prediction.minute.fill('9')
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  expect(sent).toEqual(['POST'])
})

it('an earlier answer that is no longer among the choices is named, and can be replaced', {
  tag: '@all',
}, async ({ page, stage, fan }) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.choice(0, 'No try').click({ force: true })
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  await alterWidgets(page, (widgets) =>
    widgets.map((widget) => ({
      ...widget,
      options: widget.options.filter(({ description }) => description !== 'No try'),
    })),
  )
  await openMatch(page, { stage, fan })
  await expect(
    page.getByText('Your earlier answer is no longer available, please choose again'),
  ).toBeVisible()
  await prediction.choice(0, 'Blues').click({ force: true })
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
})

it('a match whose custom data cannot be read is left out, and the others are listed', {
  tag: '@all',
}, async ({ page, stage: { link } }) => {
  const broken = ['{', '{"team_a":"A","team_b":"B","match_start_time":"soon"}', 'null']
  await page.route(CALLS.fixtures, (route) =>
    altered<{ readonly results: readonly { readonly custom_data: string }[] }>(route, (list) => ({
      ...list,
      results: list.results.map((program, place) => ({
        ...program,
        custom_data: broken[place] ?? program.custom_data,
      })),
    })),
  )
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto(link('/home'))
  const matches = page.getByRole('region', { name: 'Matches' }).getByRole('link')
  await expect(matches).toHaveCount(3)
  expect(said.filter((text) => text.includes('cannot be read'))).toHaveLength(3)
})

it('an ad blocker that blocks impressions blocks nothing else and shows no message', { tag: '@all' }, async ({
  page,
  stage,
  fan,
}) => {
  const blocked = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('widget-impressions'),
  )
  await page.route(CALLS.impressions, (route) => route.abort('blockedbyclient'))
  const prediction = await openMatch(page, { stage, fan })
  await blocked
  await prediction.minute.fill('9')
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
