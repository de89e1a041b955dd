import { join } from 'node:path'
import { PredictionPage } from '../pages/prediction-page.ts'
import { picturesReady } from '../rig/pictures-ready.ts'
import { screensOf } from '../rig/screens.ts'
import { expect, test as it } from '../rig/stage.ts'

const FOLDER = join(import.meta.dirname, '../../reports/screenshots')
const WIDTHS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of WIDTHS) {
    it(`every screen at ${viewport.width}, ${colorScheme}`, async ({ page, stage }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const shoot = async (name: string) => {
        await picturesReady(page)
        await page.screenshot({
          path: join(FOLDER, `${name}-${viewport.width}-${colorScheme}.png`),
          fullPage: true,
        })
      }
      for (const screen of await screensOf(stage)) {
        await page.goto(screen.url)
        await expect(screen.settled(page)).toBeVisible()
        await shoot(screen.name)
        if (screen.name === 'prediction-open') await shootAnswered(new PredictionPage(page), shoot)
      }
    })
  }
}

/** Half answered, as a draft: the touchline fills as far as that. */
async function shootAnswered(
  prediction: PredictionPage,
  shoot: (name: string) => Promise<void>,
): Promise<void> {
  await prediction.score('Queensland Reds').fill('27')
  await prediction.score('Blues').fill('19')
  await prediction.minute.fill('7')
  await prediction.choices(0).first().click({ force: true })
  await shoot('prediction-answered')
}
