import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { deployedPage } from '../../../apps/predictor/server/deployed-page.ts'
import { COMPRESSIBLE } from '../../../apps/predictor/server/media-types.ts'
import { brotli } from '../../../apps/predictor/server/precompress.ts'
import { PAGES } from '../../../apps/predictor/server/route-pages.ts'

/** Compressed copies are written from scratch. Source maps and the example page, which has a demo token, are for development only. */
const EXCLUDED = /\.(br|gz|map)$|\/example-host\.html$/

interface SiteContent {
  /** The settings to write into every page. */
  readonly settings: Readonly<Record<string, unknown>>
  /** The terms page; if undefined, the site has none. */
  readonly terms: string | undefined
}

/**
 * Copies the build, writes the deployment's settings into its pages and compresses every text file.
 *
 * @throws Error when a page is missing or has no element for settings
 */
export function writeSite(build: string, target: string, { settings, terms }: SiteContent): void {
  cpSync(build, target, { recursive: true, filter: (file) => !EXCLUDED.test(file) })
  for (const name of PAGES) {
    const page = join(target, name)
    writeFileSync(page, deployedPage(readFileSync(page, 'utf8'), settings))
  }
  const termsFile = join(target, 'terms.html')
  if (terms === undefined) rmSync(termsFile, { force: true })
  else writeFileSync(termsFile, terms)
  for (const file of globSync(`**/*.{${COMPRESSIBLE.join(',')}}`, { cwd: target })) {
    const bytes = readFileSync(join(target, file))
    writeFileSync(join(target, `${file}.gz`), gzipSync(bytes, { level: 9 }))
    writeFileSync(join(target, `${file}.br`), brotli(bytes))
  }
}
