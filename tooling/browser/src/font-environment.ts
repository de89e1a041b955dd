import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of the workspace for files that tools can create again. */
export const CACHE = join(import.meta.dirname, '../../../node_modules/.cache')

const require = createRequire(import.meta.url)

/** Folder of the font. A browser with a sandbox must be able to read it. */
export const FONT_FOLDER = dirname(require.resolve('@expo-google-fonts/arimo/package.json'))

/** Weights and styles of Arial. */
const FACES = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic']

/**
 * Returns the environment in which a browser on Linux finds only one font: Arimo, which has the metrics of Arial. With the fonts of
 * the machine, the layout of pages would differ between machines.
 */
export function fontEnvironment(): { readonly FONTCONFIG_FILE: string } {
  // fontconfig does not detect a changed configuration, so each configuration has its own cache.
  const key = createHash('sha256').update(fontConfiguration('')).digest('hex').slice(0, 12)
  const home = join(CACHE, `touchline-fonts-${key}`)
  mkdirSync(home, { recursive: true })
  const file = join(home, 'fonts.conf')
  // Renamed into place, so that a browser that starts at the same time reads a whole file.
  const stage = `${file}-${randomUUID()}`
  writeFileSync(stage, fontConfiguration(join(home, 'cache')))
  renameSync(stage, file)
  return { FONTCONFIG_FILE: file }
}

/**
 * Without the alias WebKitGTK takes the font for Arial, but without its metrics: text is drawn too high, and what is above its line
 * is not painted again after a change. The additional full name matches `local("Liberation Sans Bold")`, the replacement of
 * Arial Bold on Linux.
 */
function fontConfiguration(cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${FACES.map((face) => `  <dir>${inXml(join(FONT_FOLDER, face))}</dir>`).join('\n')}
  <cachedir>${inXml(cache)}</cachedir>
  <alias binding="same">
    <family>Arial</family>
    <accept><family>Arimo</family></accept>
  </alias>
  <match target="scan">
    <test name="fullname"><string>Arimo Bold</string></test>
    <edit name="fullname" mode="append"><string>Liberation Sans Bold</string></edit>
  </match>
</fontconfig>
`
}

function inXml(path: string): string {
  return path.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
