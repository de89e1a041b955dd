import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { nextPaint } from '../rig/next-paint.ts'
import { picturesReady } from '../rig/pictures-ready.ts'

const FOLDER = join(import.meta.dirname, '../../reports/screenshots')

/** Photographed from top to bottom. */
const WIDTHS = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const

/** A small frame, and a phone on its side: photographed as the player sees them. */
const LOW = [
  { width: 320, height: 300 },
  { width: 667, height: 375 },
] as const

/** Takes the page's picture in every size, light and dark, without loading it again. */
export async function screenshotSizes(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const size of [...WIDTHS, ...LOW]) {
      const isLow = size.height < 400
      await page.setViewportSize(size)
      await nextPaint(page)
      await picturesReady(page)
      await page.screenshot({
        path: join(FOLDER, `${name}-${size.width}${isLow ? `x${size.height}` : ''}-${colorScheme}.png`),
        fullPage: !isLow,
      })
    }
  }
}
