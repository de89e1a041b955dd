import { HIGHLANDERS, openMatch } from '../pages/open-match.ts'
import { alterSettings } from '../rig/alter-settings.ts'
import { axeFaults } from '../rig/axe-faults.ts'
import { DEMO_TOKEN, expect, test as it } from '../rig/stage.ts'

const SIGN_IN = 'https://host.example/login'

it('a link without the token leads another device through the sign-in of the host to the same match', async ({
  page,
  stage,
  fan,
  browser,
}) => {
  await alterSettings(page, { signInUrl: SIGN_IN })
  await openMatch(page, { stage, fan }, HIGHLANDERS)
  await page.getByRole('button', { name: 'Open on another device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open this match elsewhere' })
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const link = (await dialog.getByText(/^https?:/).textContent()) ?? ''
  expect(link).not.toContain(fan)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const context = await browser.newContext()
  const other = await context.newPage()
  await alterSettings(other, { signInUrl: SIGN_IN })
  await other.route(`${SIGN_IN}**`, (route) => {
    const { searchParams } = new URL(route.request().url())
    const path = `/prediction/${searchParams.get('fixtureId')}`
    const tournament = searchParams.get('tournamentId') ?? ''
    return route.fulfill({
      status: 302,
      headers: { location: stage.link(path, { tournament, token: DEMO_TOKEN }) },
    })
  })
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'LOG IN TO PLAY' })).toBeVisible()
  await other.getByRole('link', { name: 'Log in' }).click()
  await expect(other.getByRole('heading', { name: 'PLAY PREDICTOR' })).toBeVisible()
  expect(new URL(other.url()).pathname).toBe(new URL(link).pathname)
  await context.close()
})
