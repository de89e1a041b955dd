import { axeFaults } from '../rig/accessibility.ts'
import { expect, test as it } from '../rig/stage.ts'

it('a new fan is welcomed, reads the terms, chooses a nickname, and never sees the page again', async ({
  page,
  stage: { link, platform },
}) => {
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
})

it('the rules lead to the page about accessibility, which has every criterion', { tag: '@all' }, async ({
  page,
  stage: { link },
}) => {
  await page.goto(link('/home/rules'))
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Accessibility' }).click()
  const conformance = await opened
  await expect(conformance.getByRole('heading', { level: 2 })).toHaveCount(55)
  expect(await axeFaults(conformance)).toEqual([])
})
