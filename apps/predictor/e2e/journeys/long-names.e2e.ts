import type { Page } from '@playwright/test'
import { PredictionPage } from '../pages/prediction-page.ts'
import { layoutFaults } from '../rig/layout-faults.ts'
import { nextPaint } from '../rig/paint.ts'
import { altered, CALLS } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

interface WireProgram {
  readonly custom_data: string
}

/** The longest names of real clubs, and a single word of 24 letters. */
const LONG_NAMES = [
  ['New South Wales Waratahs', 'Stade Français Paris'],
  ['Llanfairpwllgwyngyllgoge', 'Melbourne Rebels'],
] as const

/** Gives every match names that are hard to lay out. */
async function giveLongNames(page: Page, names: (typeof LONG_NAMES)[number] = LONG_NAMES[1]): Promise<void> {
  const renamed = <P extends WireProgram>(program: P): P => {
    const data: object = JSON.parse(program.custom_data)
    const [team_a, team_b] = names
    // Without short names, which a platform may not have.
    const renamed = { ...data, team_a, team_b, team_a_short: undefined, team_b_short: undefined }
    return { ...program, custom_data: JSON.stringify(renamed) }
  }
  await page.route(CALLS.fixture, (route) => altered<WireProgram>(route, renamed))
  await page.route(CALLS.fixtures, (route) =>
    altered<{ readonly results: readonly WireProgram[] }>(route, (list) => ({
      ...list,
      results: list.results.map(renamed),
    })),
  )
}

for (const names of LONG_NAMES) {
  it(`no control overlaps another on narrow screens for ${names.join(' v ')}`, { tag: '@all' }, async ({
    page,
    stage: { platform, link },
    fan,
  }) => {
    await giveLongNames(page, names)
    const id = await platform.idOf('Queensland Reds')
    const prediction = new PredictionPage(page)
    for (const path of ['/home', `/prediction/${id}`]) {
      await page.goto(link(path, { token: fan }))
      await expect(page.getByText(names[0]).first()).toBeVisible()
      if (path !== '/home') await prediction.score(names[0]).fill('88')
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await nextPaint(page)
        expect.soft(await layoutFaults(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}
