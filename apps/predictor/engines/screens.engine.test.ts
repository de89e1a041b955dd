import { describe, expect } from 'vitest'
import { serveFramedGame } from '../e2e/rig/framed-game.ts'
import { DEMO_TOKEN } from '../e2e/rig/platform.ts'
import { HOME, it } from './game-test.ts'

const SETTLED = 'Crusaders'

describe('the game', () => {
  it('changes the round with the carousel and with the arrows', async ({ screen, stage: { link } }) => {
    await screen.page.open(link('/home'))
    await screen.click('radio', 'Round 9')
    await expect.poll(async () => (await screen.one('radio', 'Round 9')).isChecked).toBe(true)
    await screen.click('button', 'Next round')
    await expect.poll(async () => (await screen.one('radio', 'Round 10')).isChecked).toBe(true)
    await screen.one('link', `${HOME}…`)
  })

  it('opens the terms in a dialog and restores the focus when they are closed', async ({
    screen,
    stage: { link, platform },
  }) => {
    await screen.page.open(link('/home', { token: await platform.newFan({ isWelcomed: false }) }))
    await screen.click('button', 'terms and conditions')
    await screen.click('button', 'Close')
    await screen.focus('button', 'terms and conditions')
  })

  it('shows the text to select when nothing can be shared or copied', async ({
    screen,
    stage: { link, platform },
  }) => {
    await screen.page.open(link(`/result/${await platform.idOf(SETTLED)}`))
    await screen.one('button', 'Share')
    await screen.page.run(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await screen.click('button', 'Share')
    expect((await screen.one('textbox', 'Text to share')).value).toContain(SETTLED)
  })

  it('lists the standings of the round and of the season', async ({ screen, stage: { link } }) => {
    await screen.page.open(link('/home/leaderboard'))
    await screen.value('combobox', 'Leaderboard', 'round')
    await screen.page.run(() => document.querySelector('select')?.focus())
    await screen.page.press('ArrowDown')
    await screen.value('combobox', 'Leaderboard', 'season')
    await screen.none('button', 'Previous')
    await expect.poll(async () => (await screen.all('row', '…')).length).toBeGreaterThan(10)
  })

  it('grows the frame of a host page to its own height', async ({ screen, stage }) => {
    await using framed = await serveFramedGame(stage)
    framed.show(`/home?tournamentId=120-2024&accessToken=${DEMO_TOKEN}`)
    await screen.page.open(framed.host.origin)
    await screen.page.enterFrame()
    await screen.click('link', `${HOME}…`)
    await screen.one('button', 'Submit')
    // Both at one time: the page is taller while a scroll bar takes width from it.
    const hidden = () =>
      screen.page.run(() => document.documentElement.getBoundingClientRect().height - window.innerHeight)
    await expect.poll(hidden).toBeLessThan(1)
    await screen.page.leaveFrame()
  })
})
