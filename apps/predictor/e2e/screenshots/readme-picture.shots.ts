import { join } from 'node:path'
import { PredictionPage } from '../pages/prediction-page.ts'
import { picturesReady } from '../rig/paint.ts'
import { openScreen, type ScreenName } from '../rig/screens.ts'
import { expect, test as it } from '../rig/stage.ts'

const PICTURE = join(import.meta.dirname, '../../../../docs/pictures/predictor.png')
const PHONE = { width: 390, height: 844 } as const
const GAP = 24

/** The picture of the README: three screens of the game, side by side. */
it("the README's picture", async ({ page, stage }) => {
  const shoot = async (name: ScreenName, colorScheme: 'dark' | 'light', prepare?: () => Promise<void>) => {
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openScreen(page, stage, name)
    await prepare?.()
    await picturesReady(page)
    return (await page.screenshot()).toString('base64')
  }
  const pictures = [
    await shoot('fixtures', 'dark', () => expect(page.getByText('You:').nth(2)).toBeVisible()),
    await shoot('prediction-open', 'light', async () => {
      const prediction = new PredictionPage(page)
      await prediction.score('Queensland Reds').fill('27')
      await prediction.score('Blues').fill('19')
      await prediction.score('Blues').blur()
      await page.evaluate(() => scrollTo(0, 0))
    }),
    await shoot('result', 'dark'),
  ]
  // Away from the game, whose policy forbids inline styles.
  await page.goto('about:blank')
  await page.setViewportSize({ width: 3 * PHONE.width + 4 * GAP, height: PHONE.height + 2 * GAP })
  await page.setContent(
    `<body style="margin:0;padding:${GAP}px;display:flex;gap:${GAP}px;background:#d8ded8">${pictures
      .map((picture) => `<img style="border-radius:24px" src="data:image/png;base64,${picture}">`)
      .join('')}</body>`,
  )
  await page.screenshot({ path: PICTURE })
})
