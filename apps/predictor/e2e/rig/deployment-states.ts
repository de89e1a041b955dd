import { expect, type Page } from '@playwright/test'
import { entry } from '../../src/config/tournaments/mens-2024.ts'
import { alterSettings } from './alter-settings.ts'
import { type Stage, TOURNAMENT } from './stage.ts'

const PRIZES = [
  { place: 1, amountNzd: 5000 },
  { place: 2, amountNzd: 1500 },
  { place: 3, amountNzd: 99.5 },
]

/** States of the screens that a deployment brings about by its settings. */
export const DEPLOYMENT_STATES = [
  {
    name: 'fixtures-consent',
    open: async (page: Page, { link }: Stage): Promise<void> => {
      await alterSettings(page, { analyticsIds: { [TOURNAMENT]: 'G-TEST123' }, analyticsConsent: 'ask' })
      await page.goto(link('/home'))
      await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible()
    },
  },
  {
    name: 'rules-prizes',
    open: async (page: Page, { link }: Stage): Promise<void> => {
      const tournament = { ...entry.tournament, prizes: PRIZES }
      await alterSettings(page, { tournaments: [{ ...entry, tournament }] })
      await page.goto(link('/home/rules'))
      await expect(page.getByRole('table', { name: 'Prizes' })).toBeVisible()
    },
  },
]
