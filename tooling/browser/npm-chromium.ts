import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A Chromium and the environment that it wants to run in. */
export interface NpmChromium {
  readonly executablePath: string
  readonly env: Readonly<Record<string, string | undefined>>
}

const MANIFEST = join(import.meta.dirname, 'node_modules/@sparticuz/chromium/package.json')

/**
 * The Chromium that npm brings, unpacked once for each version and user. Libraries and a font come with
 * it, for the browser alone: what else a test starts keeps those of the machine.
 */
export function npmChromium(folder: string = tmpdir()): NpmChromium {
  const { version }: { version: string } = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const home = join(folder, `touchline-chromium-${version}-${process.getuid?.() ?? 'user'}`)
  if (!existsSync(home)) unpackInto(home)
  return {
    executablePath: join(home, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(home, 'al2023/lib'), process.env['LD_LIBRARY_PATH'] ?? '']
        .filter((path) => path !== '')
        .join(':'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  }
}

/** Beside its place first, then there at once: two suites that begin together never see half a browser. */
function unpackInto(home: string): void {
  const stage = mkdtempSync(`${home}-`)
  // The package unpacks to the temporary folder of its process, and sets variables there.
  const env = { ...process.env, TMPDIR: stage, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
  execFileSync(process.execPath, [join(import.meta.dirname, 'unpack-chromium.ts')], { env })
  writeFileSync(join(stage, 'fonts.conf'), fontConfiguration(home))
  try {
    renameSync(stage, home)
  } catch (error) {
    rmSync(stage, { recursive: true, force: true })
    if (!existsSync(join(home, 'chromium'))) throw error
  }
}

function fontConfiguration(home: string): string {
  const folders = [join(home, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts']
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`
}
