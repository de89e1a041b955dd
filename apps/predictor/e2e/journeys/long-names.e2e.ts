import { PredictionPage } from '../pages/prediction-page.ts'
import { layoutFaults } from '../rig/layout-faults.ts'
import { giveLongNames, LONG_NAMES } from '../rig/long-names.ts'
import { nextPaint } from '../rig/next-paint.ts'
import { expect, test as it } from '../rig/stage.ts'

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
