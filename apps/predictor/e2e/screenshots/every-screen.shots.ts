import { serveFramedGame } from '../rig/framed-game.ts'
import { SCREENS, screensOf } from '../rig/screens.ts'
import { expect, test as it } from '../rig/stage.ts'
import { STATES } from '../rig/states.ts'
import { screenshotSizes } from './screenshot-sizes.ts'

for (const state of STATES) {
  it(state.name, async ({ page, stage }) => {
    await state.open(page, stage)
    await expect(page.locator('#root')).toBeVisible()
    await screenshotSizes(page, state.name)
  })
}

for (const [place, { name }] of SCREENS.entries()) {
  it(`${name}, in a frame as high as the game`, async ({ page, stage }) => {
    await using game = await serveFramedGame(stage)
    const screen = (await screensOf(stage))[place]
    if (screen === undefined) throw new Error(`No screen is called '${name}'.`)
    const { pathname, search } = new URL(screen.url)
    game.show(pathname + search)
    await page.goto(game.host.origin)
    await expect(screen.settled(page.frameLocator('iframe'))).toBeVisible()
    await screenshotSizes(page, `${name}-framed`)
  })
}
