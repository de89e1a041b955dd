import type { Page } from '@playwright/test'
import { FixturesPage, HIGHLANDERS } from '../pages/fixtures-page.ts'
import { openMatch } from '../pages/open-match.ts'
import { axeFaults, hiddenWords, lookOf, smallTargets, unseenFocus } from '../rig/accessibility.ts'
import { brokenWords, layoutFaults } from '../rig/layout-faults.ts'
import { nextPaint, picturesReady, setTextSize } from '../rig/paint.ts'
import { openScreen, SCREEN_NAMES } from '../rig/screens.ts'
import { expect, test as it, type Stage } from '../rig/stage.ts'
import { STATES } from '../rig/states.ts'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
/** Half and a quarter of the desktop window, as zoom of 200 % and 400 % makes it; other telephones of most hands. In CSS pixels. */
const OTHER_WIDTHS = [640, 412, 360, 320]
/** Telephones whose text is set to twice its size. */
const LARGE_TEXT_WIDTHS = [320, 360, 390]

/** The screens whose titles, questions, choices and rules keep their words whole in large text. */
const WHOLE_WORDS: ReadonlySet<string> = new Set(['prediction-open', 'profile', 'result', 'rules'])

/** Groups names by their first word. */
function byScreen<N extends string>(names: readonly N[]) {
  return Object.entries(Object.groupBy(names, (name) => name.replace(/-.*/, ''))).map(
    ([screen, group = []]) => ({ screen, group }),
  )
}

/** The reviewed tree of what a screen reader reads. A change of one is reviewed as a change of a text is. */
const tree = (name: string) => ({ name: `${name}.aria.yml` })

for (const { screen, group } of byScreen(SCREEN_NAMES)) {
  it(`${screen} on a phone: its accessibility tree, axe, targets of 44 px, nothing cut, nothing moving`, async ({
    page,
    stage,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    for (const name of group) {
      await it.step(name, async () => {
        await openScreen(page, stage, name)
        await picturesReady(page)
        await expect(page.getByRole('main')).toMatchAriaSnapshot(tree(name))
        await expectAccessible(page, `${name} on a phone`)
        expect.soft(await layoutFaults(page), `${name} on a phone`).toEqual([])
      })
    }
  })
}

it('a match in part answered is read as its questions and answers', async ({ page, stage, fan }) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.score(HIGHLANDERS.home).fill('27')
  await prediction.minute.fill('9')
  await prediction.choice(0, HIGHLANDERS.home).check({ force: true })
  await expect(page.getByRole('main')).toMatchAriaSnapshot(tree('prediction-in-part'))
})

it.describe('at every size', { tag: '@all' }, () => {
  // Each state is opened once, wide, and made narrower: opening it again takes longer than the checks at a width. The
  // states of a screen share a page, since the first opening in a new page takes half as long again.
  it.use({ viewport: DESKTOP })

  for (const { screen, group } of byScreen(Object.keys(STATES))) {
    it(`every state of ${screen}: axe, targets of 44 px, nothing cut when zoomed or in text of twice the size, nothing moving`, async ({
      page,
      stage,
    }) => {
      for (const name of group) {
        await it.step(name, async () => {
          await page.setViewportSize(DESKTOP)
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
          await STATES[name]?.(page, stage)
          await picturesReady(page)
          await expectAccessible(page, `${name} on a desktop`)
          await page.setViewportSize(PHONE)
          await nextPaint(page)
          await expectAccessible(page, `${name} on a phone`)
          for (const width of [PHONE.width, ...OTHER_WIDTHS]) {
            await page.setViewportSize({ width, height: width })
            await nextPaint(page)
            expect.soft(await layoutFaults(page), `${name} at ${width} px`).toEqual([])
          }
          await setTextSize(page, '200%')
          for (const width of LARGE_TEXT_WIDTHS) {
            await page.setViewportSize({ width, height: 800 })
            await nextPaint(page)
            const broken = WHOLE_WORDS.has(name) ? await brokenWords(page) : []
            const faults = [...(await layoutFaults(page)), ...broken]
            expect.soft(faults, `${name} in text of twice the size at ${width} px`).toEqual([])
          }
          await forgetState(page, stage)
        })
      }
    })
  }
})

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
  const running = await page.evaluate(() => {
    // The cover of a new screen becomes visible for a moment, and moves nothing.
    const isCover = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.getKeyframes().every((frame) => 'visibility' in frame)
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && !isCover(effect))
    return moving.length
  })
  expect.soft(running, `animations with reduced motion ${where}`).toBe(0)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // In the other scheme only the colours differ.
  expect.soft(await axeFaults(page, 'color-contrast'), `axe in dark ${where}`).toEqual([])
}

it("in the player's own colours focus, selection and words are seen", { tag: '@all' }, async ({
  page,
  stage,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', colorScheme: 'dark' })
  for (const name of SCREEN_NAMES) {
    await openScreen(page, stage, name)
    expect(await unseenFocus(page, 12), name).toEqual([])
    expect(await hiddenWords(page), name).toEqual([])
  }
  await openScreen(page, stage, 'fixtures')
  const list = new FixturesPage(page)
  expect(await lookOf(list.tab('fixtures'))).not.toBe(await lookOf(list.tab('Leaderboards')))
  const other = page.getByRole('radio').first()
  expect(await lookOf(list.selectedRound.locator('..'))).not.toBe(await lookOf(other.locator('..')))
})
