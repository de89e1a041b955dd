import { readFile } from 'node:fs/promises'
import { DEMO_TOKEN, expect, test as it } from '../rig/stage.ts'

it('the closing times of a round go into a calendar file, without the token', async ({
  page,
  stage: { link },
}) => {
  await page.goto(link('/home'))
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Closing times for your calendar' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('predictions-10.ics')
  const text = await readFile(await download.path(), 'utf8')
  // Two matches of the round are still open.
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text.match(/TRIGGER:-PT24H/g)).toHaveLength(2)
  expect(text).not.toContain(DEMO_TOKEN)
})

it('the calendar leaves out a cancelled match, and is offered again when a kick-off has moved', {
  tag: '@all',
}, async ({ page, ownStage: { platform, link } }) => {
  await platform.callOff(await platform.idOf('Highlanders'))
  await page.goto(link('/home'))
  const first = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Closing times for your calendar' }).click()
  const text = await readFile(await (await first).path(), 'utf8')
  expect(text.match(/SUMMARY:.*/g)?.map((line) => line.trim())).toEqual([
    'SUMMARY:Predictions close: Queensland Reds v Blues',
  ])
  await platform.move(await platform.idOf('Queensland Reds'), '2024-04-27T10:35:00Z')
  await page.reload()
  await expect(
    page.getByText('A kick-off has moved since you took this file.', { exact: false }),
  ).toBeVisible()
  const second = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Closing times for your calendar' }).click()
  const renewed = await readFile(await (await second).path(), 'utf8')
  expect(renewed).toContain('DTSTART:20240427T103500Z')
  await expect(page.getByText('A kick-off has moved', { exact: false })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Leaderboards' }).click()
  await expect(page.getByText('Highlanders v Western Force was called off', { exact: false })).toBeVisible()
  await page.goto(link('/home/rules'))
  await expect(page.getByRole('heading', { name: 'Called off or moved' })).toBeVisible()
})
