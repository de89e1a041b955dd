import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe holds against the page, one line a place; by one rule alone where it is named. */
export async function axeFaults(page: Page, rule?: string): Promise<readonly string[]> {
  // The page is one document: without frames there is nothing to merge in a second page.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (rule === undefined ? axe : axe.withRules([rule])).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`),
  )
}
