import { execFileSync } from 'node:child_process'
import { z } from 'zod/mini'

/** Licences that let the game and its packages be used and passed on as they are. */
const WELCOME: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Asks something only of those who change its own files.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

const listSchema = z.record(
  z.string(),
  z.array(z.object({ name: z.string(), versions: z.array(z.string()) })),
)

/** Installed packages by the licence that their manifests name. */
export type LicenceList = z.infer<typeof listSchema>

/** What reaches people who install the packages or open the game, the sandbox included. */
export function productionLicences(root: string): LicenceList {
  const filters = ['./packages/*', './apps/*'].flatMap((one) => ['--filter', one])
  const args = [...filters, 'licenses', 'list', '--prod', '--json']
  const output = execFileSync('pnpm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return listSchema.parse(JSON.parse(output))
}

/** Packages under a licence that wants a second look: 'name (licence)'. */
export function unwelcomeLicences(list: LicenceList): string[] {
  return Object.entries(list)
    .filter(([licence]) => !isWelcome(licence))
    .flatMap(([licence, packages]) => packages.map(({ name }) => `${name} (${licence})`))
}

/** An expression is welcome when it offers a choice with a welcome licence, or asks only for welcome ones. */
function isWelcome(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, ' ').trim()
  if (/\sOR\s/.test(plain) && /\sAND\s/.test(plain)) return false
  if (/\sAND\s/.test(plain)) return plain.split(/\sAND\s/).every((one) => WELCOME.has(one.trim()))
  return plain.split(/\sOR\s/).some((one) => WELCOME.has(one.trim()))
}
