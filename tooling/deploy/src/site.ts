import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployedPage } from '../../../apps/predictor/server/deployed-page.ts'

/** Source maps and the example page, which has a demo token, are for development only. */
const EXCLUDED = /\.map$|\/example-host\.html$/

interface SiteContent {
  /** The settings to write into the page. */
  readonly settings: Readonly<Record<string, unknown>>
  /** The terms page; if undefined, the site has none. */
  readonly terms: string | undefined
}

/**
 * Copies the build and writes the deployment's settings into its page.
 *
 * @throws Error when the page is missing or has no element for settings
 */
export function writeSite(build: string, target: string, { settings, terms }: SiteContent): void {
  cpSync(build, target, { recursive: true, filter: (file) => !EXCLUDED.test(file) })
  const page = join(target, 'index.html')
  writeFileSync(page, deployedPage(readFileSync(page, 'utf8'), settings))
  const termsFile = join(target, 'terms.html')
  if (terms === undefined) rmSync(termsFile, { force: true })
  else writeFileSync(termsFile, terms)
}
