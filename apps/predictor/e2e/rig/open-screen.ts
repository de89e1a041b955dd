import { expect, type Page } from '@playwright/test'
import { type Screen, screensOf } from './screens.ts'
import type { Stage } from './stage.ts'

/** Opens a screen of the tour and waits until it is complete. */
export async function openScreen(page: Page, stage: Stage, name: string): Promise<void> {
  const screen = await goTo(page, stage, name)
  await expect(screen.settled(page)).toBeVisible()
}

/** Opens a screen of the tour; the caller waits for what it expects there. */
export async function goTo(page: Page, stage: Stage, name: string): Promise<Screen> {
  const screen = await screenOf(stage, name)
  await page.goto(screen.url)
  return screen
}

export async function screenOf(stage: Stage, name: string): Promise<Screen> {
  const screen = (await screensOf(stage)).find((one) => one.name === name)
  if (screen === undefined) throw new Error(`No screen is called '${name}'.`)
  return screen
}
