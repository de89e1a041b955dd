import type { Page } from '@playwright/test'

/** Until fonts and pictures are there. (The network is never idle: the game listens live.) */
export async function picturesReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
