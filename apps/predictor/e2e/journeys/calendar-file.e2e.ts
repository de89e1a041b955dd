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
