import { FixturesPage } from '../pages/fixtures-page.ts'
import { axeFaults } from '../rig/accessibility.ts'
import { expect, test as it } from '../rig/stage.ts'

it('the address of no screen leads a welcomed player to the list with every parameter, and loads no code of the welcome page', async ({
  page,
  stage: { link },
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const expectList = async (path: string) => {
    await page.goto(link(path, { features: 'preSeason' }))
    await expect(page.getByText('Predict now').first()).toBeVisible()
    await expect(page).toHaveURL(/\/home\?/)
    const query = new URL(page.url()).searchParams
    expect(Object.fromEntries(query)).toEqual({
      tournamentId: '120-2024',
      accessToken: 'demo-fan-token',
      features: 'preSeason',
    })
  }
  for (const path of ['/', '/nowhere', '/home/nowhere']) await it.step(path, () => expectList(path))
  expect(loaded.filter((file) => file.includes('welcome-screen'))).toEqual([])
  // Its own address needs the code of the page.
  await it.step('/welcome', () => expectList('/welcome'))
})

it('the selected tab follows the path, which may end in a slash, back and forth', async ({
  page,
  stage: { link },
}) => {
  const fixtures = new FixturesPage(page)
  await page.goto(link('/home/leaderboard/'))
  await expect(fixtures.tab('Leaderboards')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveTitle(/^Leaderboards/)
  // As the specification writes it, on the screen as well.
  const shownAs = await fixtures
    .tab('fixtures')
    .evaluate((tab) => getComputedStyle(tab, '::first-letter').textTransform)
  expect(shownAs).toBe('none')
  await fixtures.tab('fixtures').click()
  await expect(page).toHaveURL(/\/home\/game\?/)
  await expect(fixtures.tab('fixtures')).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(page.getByText('Predict now').first()).toBeVisible()
  await expect(fixtures.tab('fixtures')).not.toBeFocused()
  await page.goBack()
  await expect(fixtures.tab('Leaderboards')).toHaveAttribute('aria-selected', 'true')
})

it('rules and profile close one step back, and to the list where they came first', async ({
  page,
  stage: { link },
}) => {
  await page.goto(link('/home/leaderboard'))
  await page.getByRole('link', { name: 'How to play' }).click()
  await expect(page.getByRole('heading', { name: 'RULES' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/home\/leaderboard\?/)
  await page.goto(link('/profile'))
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/home\?/)
})

it('a new fan who opens the link of a match goes on to it from the welcome page', async ({
  page,
  stage: { link, platform },
}) => {
  const id = await platform.idOf('Highlanders')
  for (const screen of ['prediction', 'result']) {
    await it.step(`a new fan who opens the link of a ${screen} goes on to it from the welcome page`, async () => {
      const token = await platform.newFan({ isWelcomed: false })
      const path = `/${screen}/${id}`
      await page.goto(link(path, { token }))
      await expect(page.getByRole('heading', { name: 'WELCOME' })).toBeVisible()
      // The match outlasts a reload.
      await page.reload()
      await page.getByRole('textbox', { name: 'Nickname' }).fill('Pool Stranger')
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page).toHaveURL(
        (url) => url.pathname === path && url.searchParams.get('accessToken') === token,
      )
      await expect(page.getByRole('heading', { level: 1, name: /Highlanders/ })).toBeVisible()
    })
  }
})

it('the rules lead to the page about accessibility, which has every criterion', { tag: '@all' }, async ({
  page,
  stage: { link },
}) => {
  await page.goto(link('/home/rules'))
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Accessibility' }).click()
  const conformance = await opened
  await expect(conformance.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible()
  await expect(conformance.getByRole('heading', { level: 2 })).toHaveCount(55)
  expect(await axeFaults(conformance)).toEqual([])
  expect(
    await conformance.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
})

it('a new fan is welcomed, reads the terms, chooses a nickname, and never sees the page again', async ({
  page,
  stage: { link, platform },
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const token = await platform.newFan({ isWelcomed: false })
  await page.goto(link('/home', { token }))
  await expect(page.getByRole('heading', { name: 'WELCOME' })).toBeVisible()
  await expect(page).toHaveURL(/\/welcome\?/)
  await page.getByRole('button', { name: 'terms and conditions' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Terms and conditions' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the terms in a new tab' })).toHaveAttribute(
    'target',
    '_blank',
  )
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'terms and conditions' })).toBeFocused()
  const confirm = page.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeDisabled()
  await page.getByRole('textbox', { name: 'Nickname' }).fill('Ngā Pōkai')
  await expect(page.getByText('9 / 30')).toBeVisible()
  await confirm.click()
  await expect(page).toHaveURL(/\/home\?/)
  await page.goto(link('/welcome', { token }))
  await expect(page).toHaveURL(/\/home\?/)
  await page.goto(link('/profile', { token }))
  await expect(page.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Ngā Pōkai')
  expect(errors).toEqual([])
})
