import { Buffer } from 'node:buffer'
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { DEMO_TOKEN, expect, test as it, type Stage } from '../rig/stage.ts'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

interface SharedFile {
  readonly name: string
  readonly type: string
  readonly text: string
  readonly bytes: Buffer
}

/** A share sheet that takes pictures, as phones have one. */
async function stubSheet(page: Page): Promise<readonly SharedFile[]> {
  const shared: SharedFile[] = []
  await page.exposeFunction('tellShared', (name: string, type: string, text: string, base64: string) => {
    shared.push({ name, type, text, bytes: Buffer.from(base64, 'base64') })
  })
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: ({ files }: { readonly files?: readonly File[] }) => files?.length === 1,
      share: async ({ text, files }: { readonly text: string; readonly files?: readonly File[] }) => {
        const [file] = files ?? []
        if (file === undefined) throw new TypeError('No picture was handed over.')
        const bytes = new Uint8Array(await file.arrayBuffer())
        const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
        await Reflect.get(window, 'tellShared')(file.name, file.type, text, btoa(binary))
      },
    })
  })
  return shared
}

/** Width and height as the file's own header says. */
function sizeOf({ bytes }: SharedFile): readonly number[] {
  expect(bytes.subarray(0, 8)).toEqual(PNG)
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

async function openResult(page: Page, { platform, link }: Stage): Promise<void> {
  await page.goto(link(`/result/${await platform.idOf('Crusaders')}`))
}

it('a result goes to the share sheet as a picture with its text', async ({ page, stage }, info) => {
  const shared = await stubSheet(page)
  const drawing = page.waitForResponse(/draw-share-picture/)
  await openResult(page, stage)
  await page.getByRole('button', { name: 'Share' }).click()
  await drawing
  await expect(page.getByRole('status').filter({ hasText: 'Shared.' })).toBeVisible()
  const [file] = shared
  if (file === undefined) throw new Error('Nothing was shared.')
  await writeFile(info.outputPath('result.png'), file.bytes)
  expect([file.name, file.type, ...sizeOf(file)]).toEqual(['predictor.png', 'image/png', 1080, 1350])
  // More than a blank sheet.
  expect(file.bytes.length).toBeGreaterThan(30_000)
  expect(file.text).toMatch(/^I scored \d+ points? in Crusaders v /)
  expect(file.text).not.toContain(DEMO_TOKEN)
})

it(
  'a receipt goes to the share sheet as a picture with its text',
  { tag: '@all' },
  async ({ page, stage, fan }, info) => {
    const shared = await stubSheet(page)
    await page.goto(stage.link('/home', { token: fan }))
    const match = new FixturesPage(page).match('Highlanders', 'Western Force')
    await match.click()
    const prediction = new PredictionPage(page)
    await prediction.score('Highlanders').fill('24')
    await prediction.score('Western Force').fill('17')
    await prediction.minute.fill('9')
    await prediction.conversions.fill('4')
    await prediction.choices(0).first().check({ force: true })
    await prediction.submit.click()
    await expect(prediction.success).toBeVisible()
    await match.click()
    await page.getByText('answers saved', { exact: false }).click()
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Shared.' })).toBeVisible()
    const [file] = shared
    if (file === undefined) throw new Error('Nothing was shared.')
    await writeFile(info.outputPath('receipt.png'), file.bytes)
    expect(sizeOf(file)).toEqual([1080, 1350])
    expect(file.text).toContain('My prediction for Highlanders v Western Force')
  },
)

it('the picture can be saved and its text selected when nothing can be shared or copied', {
  tag: '@all',
}, async ({ page, stage }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openResult(page, stage)
  await page.getByRole('button', { name: 'Share' }).click()
  const text = await page.getByRole('textbox', { name: 'Text to share' }).inputValue()
  expect(text).toMatch(/^I scored/)
  await expect(page.getByRole('figure').getByRole('img')).toHaveAttribute('alt', text)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save the picture' }).click()
  expect((await saved).suggestedFilename()).toBe('predictor.png')
})
