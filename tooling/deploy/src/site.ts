import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { PACKABLE } from './caching.ts'

const SETTINGS_SLOT = /(<script type="application\/json" id="touchline-settings">)[^<]*(<\/script>)/

/**
 * Copies the build, writes the deployment's settings into its page and packs every text file anew.
 *
 * @throws Error when the page has no place for settings
 */
export function writeSite(build: string, target: string, settings: Readonly<Record<string, unknown>>): void {
  cpSync(build, target, { recursive: true, filter: (file) => !/\.(br|gz|map)$/.test(file) })
  const page = join(target, 'index.html')
  writeFileSync(page, pageWith(readFileSync(page, 'utf8'), settings))
  const endings = new Set<string>(PACKABLE)
  for (const file of globSync('**/*', { cwd: target })) {
    if (!endings.has(extname(file).slice(1))) continue
    const bytes = readFileSync(join(target, file))
    writeFileSync(join(target, `${file}.gz`), gzipSync(bytes, { level: 9 }))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(join(target, `${file}.br`), brotliCompressSync(bytes, { params }))
  }
}

function pageWith(html: string, settings: Readonly<Record<string, unknown>>): string {
  if (!SETTINGS_SLOT.test(html))
    throw new Error('index.html has no place for settings (#touchline-settings).')
  // '<' is escaped so that no setting can end the script element.
  const text = JSON.stringify(settings).replaceAll('<', '\\u003c')
  return html.replace(SETTINGS_SLOT, (_all, start: string, end: string) => start + text + end)
}
