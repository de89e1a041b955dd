import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { entryFacts } from './entries.ts'
import { type PackedPackage, packAll, validate, weigh } from './pack.ts'
import { readmeExamples } from './readme-examples.ts'
import { ROOT } from './workspace.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const EXPORTS = {
  '.': { types: './dist/index.d.ts', default: './dist/index.js' },
  './data/*.json': './data/*.json',
}

async function pack(
  files: Readonly<Record<string, string>>,
  exports: unknown = EXPORTS,
): Promise<PackedPackage> {
  const manifest = {
    name: 'a-package',
    version: '1.2.3',
    type: 'module',
    license: 'MIT',
    exports,
    sideEffects: false,
  }
  const all = { 'package.json': JSON.stringify(manifest), ...SOUND, ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, 'a', path)), { recursive: true })
    writeFileSync(join(folder, 'a', path), text)
  }
  const [packed] = await packAll(
    [{ name: 'a-package', version: '1.2.3', folder: relative(ROOT, join(folder, 'a')) }],
    folder,
  )
  if (packed === undefined) throw new Error('Nothing was packed.')
  return packed
}

const SOUND = {
  'dist/index.js': 'export const one = 1\nexport class Two {}\n',
  'dist/index.d.ts':
    "export declare const one = 1\nexport declare class Two {}\nexport type { Three } from './three.js'\nexport { Four, five } from './three.js'\n",
  'dist/three.d.ts':
    "export interface Three {}\nexport type { Six as Four, seven as five } from './six.js'\n",
  'dist/six.d.ts': 'export declare class Six {}\nexport declare const seven = 7\n',
  'data/sample.json': '{}',
  'README.md': '```ts\n1 + 1 //=> 2\n```\n',
}

describe('a packed package', { timeout: 60_000 }, () => {
  it('that is sound passes, is weighed and tells what it exports', async () => {
    const packed = await pack({})
    await validate([packed])
    expect(weigh(packed).files).toBe(7)
    const facts = await entryFacts(packed)
    expect(facts['.']?.exports).toEqual(['Two', 'one', 'type Four', 'type Three', 'type five'])
    expect(facts['.']?.gzipBytes).toBeGreaterThan(10)
    expect(facts['./data/*.json']?.exports).toEqual(['sample.json'])
  })

  it('whose manifest names a file that is not packed is refused', async () => {
    const packed = await pack({}, { '.': { types: './dist/index.d.ts', default: './dist/gone.js' } })
    await expect(validate([packed])).rejects.toThrow('gone.js')
  })

  it('whose types are missing is refused', async () => {
    const packed = await pack(
      {},
      { '.': { default: './dist/index.js' }, './extra': { default: './dist/three.js' } },
    )
    await expect(validate([packed])).rejects.toThrow()
  })

  it('whose script links its source map twice is refused', async () => {
    const link = '//# sourceMappingURL=index.js.map\n'
    const packed = await pack({ 'dist/index.js': `${SOUND['dist/index.js']}${link}${link}` })
    await expect(validate([packed])).rejects.toThrow('dist/index.js has 2 sourceMappingURL lines')
  })

  it('whose data entry matches nothing is refused', async () => {
    const packed = await pack({}, { './data/*.json': './dat/*.json' })
    await expect(entryFacts(packed)).rejects.toThrow('./dat/*.json')
  })

  it("needs a README, and the README an example that an importer's project can run", async () => {
    const packed = await pack({})
    expect(readmeExamples([packed]).map(({ file }) => file)).toEqual(['a-package-2.ts'])
    const silent = await pack({ 'README.md': '# Nothing to run' })
    expect(() => readmeExamples([silent])).toThrow('shows no TypeScript')
    rmSync(join(silent.content, 'README.md'))
    expect(() => readmeExamples([silent])).toThrow('has no README.md')
  })
})
