import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { deployedPage } from '../../../apps/predictor/server/deployed-page.ts'
import { PACKABLE } from './caching.ts'

/**
 * Copies the build, writes the deployment's settings into its page and packs every text file anew.
 *
 * @throws Error when the page has no place for settings
 */
export function writeSite(build: string, target: string, settings: Readonly<Record<string, unknown>>): void {
  cpSync(build, target, { recursive: true, filter: (file) => !/\.(br|gz|map)$/.test(file) })
  const page = join(target, 'index.html')
  writeFileSync(page, deployedPage(readFileSync(page, 'utf8'), settings))
  const endings = new Set<string>(PACKABLE)
  for (const file of globSync('**/*', { cwd: target })) {
    if (!endings.has(extname(file).slice(1))) continue
    const bytes = readFileSync(join(target, file))
    writeFileSync(join(target, `${file}.gz`), gzipSync(bytes, { level: 9 }))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(join(target, `${file}.br`), brotliCompressSync(bytes, { params }))
  }
}
