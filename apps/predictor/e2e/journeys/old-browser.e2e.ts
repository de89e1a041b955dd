import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveDeployedGame } from '../../server/serve-game.ts'
import { DIST } from '../rig/dist.ts'
import { expect, test as it } from '../rig/stage.ts'

const OFFICIAL_SITE = 'https://union.example/predictor'

it('a browser below the device floor gets a plain page with the way to the official site', async ({
  page,
  stage: { platform },
}) => {
  await using game = await serveDeployedGame({ root: DIST, platform, settings: { shareUrl: OFFICIAL_SITE } })
  await page.goto(game.url)
  await expect(page.locator('#root')).toBeVisible()
  await expect(page.locator('#old-browser')).toBeHidden()

  // A feature query for something that no browser has, as an old browser reads the one for container queries.
  await page.route('**/assets/*.css', async (route) => {
    const file = join(DIST, new URL(route.request().url()).pathname)
    const css = await readFile(file, 'utf8')
    const body = css.replace(/@supports not \(container-type:\s*inline-size\)/, '@supports not (invented: 1)')
    await route.fulfill({ body, contentType: 'text/css' })
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This browser is too old for the game' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the official site' })).toHaveAttribute(
    'href',
    OFFICIAL_SITE,
  )
  await expect(page.locator('#root')).toBeHidden()
})
