import type { Page } from '@playwright/test'

/** Sets the text of the page to a size, as the settings of a browser do. @example setTextSize(page, '200%') */
export function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
}
