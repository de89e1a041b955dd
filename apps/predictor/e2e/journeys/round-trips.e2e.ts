import type { Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { type Gate, gate } from '../rig/requests.ts'
import { expect, test as it, type Stage } from '../rig/stage.ts'

/** What waits for answers of the platform. Impressions are sent after the screen is shown. */
function gateReads(page: Page, { platform }: Stage): Promise<Gate> {
  return gate(page, new RegExp(`^${platform.url}/(api/v1|services)/(?!widget-impressions/)`))
}

/** Answers one round trip after the other, each once exactly its reads have been requested. */
async function answerTrips(reads: Gate, trips: readonly (readonly string[])[]): Promise<void> {
  const requested: string[] = []
  for (const trip of trips) {
    requested.push(...trip)
    await reads.untilAsked(...requested)
    await reads.open()
  }
}

const MATCHES = [
  {
    screen: 'prediction',
    teams: ['Highlanders', 'Western Force'],
    shown: (page: Page) => page.getByRole('slider').first(),
    knownFromList: (page: Page) => page.getByRole('slider').first(),
  },
  {
    screen: 'result',
    teams: ['Crusaders', 'Melbourne Rebels'],
    shown: (page: Page) => page.getByRole('heading', { name: /YOU SCORED/ }),
    knownFromList: (page: Page) => page.getByText(/^#\d+ in Round 10$/),
  },
] as const

for (const { screen, teams, shown, knownFromList } of MATCHES) {
  it(`a ${screen} opened by its address needs three round trips`, {
    tag: '@all',
  }, async ({ page, stage }) => {
    const id = await stage.platform.idOf(teams[0])
    const reads = await gateReads(page, stage)
    await page.goto(stage.link(`/${screen}/${id}`), { waitUntil: 'commit' })
    await answerTrips(reads, [['touchline-sandbox'], ['profile', id], ['widgets', 'widget-interactions']])
    await expect(shown(page)).toBeVisible()
    expect(reads.asked()).toHaveLength(5)
  })

  it(`a ${screen} opened from the list needs one round trip`, { tag: '@all' }, async ({ page, stage }) => {
    await page.goto(stage.link('/home'))
    const [home, away] = teams
    const link = new FixturesPage(page).match(home, away)
    await expect(link).toBeVisible()
    // The list itself reads the own standing once it is shown.
    await expect(page.getByText('pts · #')).toBeVisible()
    const reads = await gateReads(page, stage)
    await link.click()
    await answerTrips(reads, [['widgets', 'widget-interactions']])
    await expect(shown(page)).toBeVisible()
    await expect(knownFromList(page)).toBeVisible()
    expect(reads.asked()).toHaveLength(2)
  })
}

const OTHERS = [
  { path: '/home/rules', heading: 'RULES' },
  { path: '/profile', heading: 'NICKNAME' },
] as const

it('rules and profile need two round trips, and no list of matches', { tag: '@all' }, async ({
  page,
  stage,
}) => {
  for (const { path, heading } of OTHERS) {
    await it.step(path, async () => {
      const reads = await gateReads(page, stage)
      await page.goto(stage.link(path), { waitUntil: 'commit' })
      await answerTrips(reads, [['touchline-sandbox'], ['profile']])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      expect(reads.asked()).toHaveLength(2)
      await page.unrouteAll({ behavior: 'wait' })
    })
  }
})

it('the boards need three round trips', { tag: '@all' }, async ({ page, stage }) => {
  const reads = await gateReads(page, stage)
  await page.goto(stage.link('/home/leaderboard'), { waitUntil: 'commit' })
  await answerTrips(reads, [['touchline-sandbox'], ['profile', 'programs']])
  // The board and the own line, whose addresses end in ids.
  await expect.poll(() => reads.asked().length).toBe(5)
  await reads.open()
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  expect(reads.asked()).toHaveLength(5)
})
