import { FixturesPage } from '../pages/fixtures-page.ts'
import { boxIn } from '../rig/framed-game.ts'
import { altered, CALLS, hold } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

interface WireList {
  readonly results: readonly { readonly id: string; readonly custom_data: string }[]
}

it('a phone shows eight matches in one sight, and what is left to predict before the standing is read', async ({
  page,
  stage,
}) => {
  // Two matches more than the round has.
  await page.route(CALLS.fixtures, (route) =>
    altered<WireList>(route, (list) => ({
      ...list,
      results: [...list.results, ...list.results.slice(-2).map((one) => ({ ...one, id: `${one.id}-again` }))],
    })),
  )
  const asked = page.waitForRequest(CALLS.ownStanding)
  const release = await hold(page, CALLS.ownStanding)
  await page.goto(stage.link('/home'))
  await expect(page.getByRole('listitem')).toHaveCount(8)
  await asked
  await expect(page.getByText('4 to predict')).toBeVisible()
  await expect(page.getByText('pts · #')).toHaveCount(0)
  release()
  await expect(page.getByText(/^\d+ pts · #\d+$/)).toBeVisible()
  await expect(page.getByText(/^\d+h \d+m$/)).toBeVisible()
  for (const match of await page.getByRole('listitem').all()) await expect(match).toBeInViewport({ ratio: 1 })
})

it('screen readers find each day once, and each match with its day, date and time, its state, and what the fan said and earned', async ({
  page,
  stage,
}) => {
  await page.goto(stage.link('/home'))
  await expect(page.getByRole('region', { name: 'Matches' })).toMatchAriaSnapshot(`
    - region "Matches":
      - paragraph: /2 to predict · 52 pts · .+ Highlanders v Western Force closes in 1h 3.m/
      - button "Closing times for your calendar"
      - heading "Saturday, April 27" [level=2]
      - list:
        - listitem:
          - link "Highlanders Western Force Sat · Apr 27, 2024 · 7:05 PM Predict now"
        - listitem:
          - link "Queensland Reds Blues Sat · Apr 27, 2024 · 9:35 PM Predict now"
        - listitem:
          - link "ACT Brumbies Hurricanes Sat · Apr 27, 2024 · 4:35 PM Awaiting results"
        - listitem:
          - 'link "Fijian Drua 24 Moana Pasifika 17 Sat · Apr 27, 2024 · 2:05 PM See results You: 27–28 · 19 pts"'
      - heading "Friday, April 26" [level=2]
      - list:
        - listitem:
          - 'link "Crusaders 39 Melbourne Rebels 0 Fri · Apr 26, 2024 · 7:05 PM See results You: 23–38 · 10 pts"'
        - listitem:
          - 'link "New South Wales Waratahs 22 Chiefs 38 Fri · Apr 26, 2024 · 9:35 PM See results You: 31–34 · 23 pts"'
  `)
})

for (const width of [320, 360, 390]) {
  it(`at ${width} px no name of a team touches its points`, { tag: '@all' }, async ({ page, stage }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(stage.link('/home'))
    await expect(page.getByText('pts', { exact: false }).first()).toBeVisible()
    const match = new FixturesPage(page).match('Waratahs', 'Chiefs')
    const name = await boxIn(match.getByText('Waratahs').first())
    const points = await boxIn(match.getByText('22', { exact: true }))
    expect(points.x - (name.x + name.width)).toBeGreaterThanOrEqual(8)
  })
}

for (const [width, columns, count] of [
  [390, 'one column', 1],
  [768, 'two columns', 2],
  [1280, 'one column', 1],
] as const) {
  it(`at ${width} px the cards are in ${columns}`, { tag: '@all' }, async ({ page, stage }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(stage.link('/home'))
    await expect(page.getByText('Predict now').first()).toBeVisible()
    const cards = page.getByRole('region', { name: 'Matches' }).getByRole('listitem')
    const lefts = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(count)
  })
}
