import type { Page } from '@playwright/test'

/** Adds settings to those of the stage, in the page: no module runs before its text is complete. */
export function alterSettings(page: Page, more: Readonly<Record<string, unknown>>): Promise<unknown> {
  return page.addInitScript((added) => {
    document.addEventListener(
      'readystatechange',
      () => {
        const slot = document.getElementById('touchline-settings')
        if (slot === null) return
        slot.textContent = JSON.stringify({ ...JSON.parse(slot.textContent), ...added })
      },
      { once: true },
    )
  }, more)
}
