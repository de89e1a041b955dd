import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'

declare const window: { readonly axe: typeof axe }

const LIBRARY = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns what axe finds wrong with the page and its frames, one line for each place; with `rule`, by that rule only. */
export async function axeFaults(page: Page, rule?: string): Promise<readonly string[]> {
  // Loaded once for each document: for a small page loading axe takes longer than running it.
  await Promise.all(page.frames().map(loadAxe))
  const violations = await page.evaluate(async (only) => {
    const rules = only === undefined ? {} : { runOnly: [only] }
    // Reporting every element that passed would take most of the time. Only a rule that is off reads the style sheets.
    const options = { resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies axe.RunOptions
    return (await window.axe.run({ ...rules, ...options })).violations
  }, rule)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`),
  )
}

async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(LIBRARY)
}
