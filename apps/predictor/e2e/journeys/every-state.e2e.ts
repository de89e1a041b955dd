import type { Page } from '@playwright/test'
import { axeFaults, smallTargets } from '../rig/accessibility.ts'
import { layoutFaults } from '../rig/layout-faults.ts'
import { nextPaint, picturesReady, setTextSize } from '../rig/paint.ts'
import { openScreen, SCREENS } from '../rig/screens.ts'
import { expect, test as it, type Stage } from '../rig/stage.ts'
import { STATES } from '../rig/states.ts'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
/** Half and a quarter of the desktop window, as zoom of 200 % and 400 % makes it; other telephones of most hands. In CSS pixels. */
const OTHER_WIDTHS = [640, 412, 360, 320]
/** Telephones whose text is set to twice its size. */
const LARGE_TEXT_WIDTHS = [320, 360, 390]

/** By the first word of their names. */
function byScreen<S extends { readonly name: string }>(all: readonly S[]) {
  return Object.entries(Object.groupBy(all, ({ name }) => name.replace(/-.*/, ''))).map(
    ([screen, group = []]) => ({ screen, group }),
  )
}

for (const { screen, group } of byScreen(SCREENS)) {
  it(`${screen} on a phone: axe, targets of 44 px, nothing cut, nothing moving`, async ({ page, stage }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    for (const { name } of group) {
      await it.step(name, async () => {
        await openScreen(page, stage, name)
        await picturesReady(page)
        await expectAccessible(page, `${name} on a phone`)
        expect.soft(await layoutFaults(page), `${name} on a phone`).toEqual([])
      })
    }
  })
}

it.describe('at every size', { tag: '@all' }, () => {
  // Each state is opened once, wide, and made narrower: opening it again takes longer than the checks at a width. The
  // states of a screen share a page, since the first opening in a new page takes half as long again.
  it.use({ viewport: DESKTOP })

  for (const { screen, group } of byScreen(STATES)) {
    it(`every state of ${screen}: axe, targets of 44 px, nothing cut when zoomed or in text of twice the size, nothing moving`, async ({
      page,
      stage,
    }) => {
      for (const { name, open } of group) {
        await it.step(name, async () => {
          await page.setViewportSize(DESKTOP)
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
          await open(page, stage)
          await picturesReady(page)
          await expectAccessible(page, `${name} on a desktop`)
          await page.setViewportSize(PHONE)
          await nextPaint(page)
          await expectAccessible(page, `${name} on a phone`)
          expect.soft(await layoutFaults(page), `${name} on a phone`).toEqual([])
          for (const width of OTHER_WIDTHS) {
            await page.setViewportSize({ width, height: width })
            await nextPaint(page)
            expect.soft(await layoutFaults(page), `${name} at ${width} px`).toEqual([])
          }
          await expectWholeLargeText(page, name)
          await forgetState(page, stage)
        })
      }
    })
  }
})

async function expectWholeLargeText(page: Page, name: string): Promise<void> {
  await setTextSize(page, '200%')
  for (const width of LARGE_TEXT_WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await nextPaint(page)
    expect.soft(await layoutFaults(page), `${name} in text of twice the size at ${width} px`).toEqual([])
  }
}

/** Leaves the game, with its next start as on a new device. */
async function forgetState(page: Page, { game }: Stage): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().setOffline(false)
  // A page of the same origin without the game, which would store again what is removed here.
  await page.goto(`${game.url}/icon.svg`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect.soft(await axeFaults(page), `axe in light ${where}`).toEqual([])
  expect.soft(await smallTargets(page), `targets ${where}`).toEqual([])
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect.soft(running, `animations with reduced motion ${where}`).toBe(0)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // In the other scheme only the colours differ.
  expect.soft(await axeFaults(page, 'color-contrast'), `axe in dark ${where}`).toEqual([])
}
