import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { registryItems } from './component-registry.ts'

const ITEMS = registryItems()

/** The compiler options of a new project, which allow no extensions in imports. */
const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2023',
    lib: ['dom', 'dom.iterable', 'esnext'],
    types: [],
  },
  include: ['.'],
}

describe('the registry of components', () => {
  it('contains every component of the main entry', () => {
    const entry = readFileSync(join(import.meta.dirname, '../../../packages/ui-kit/src/index.ts'), 'utf8')
    const components = Array.from(
      entry.replaceAll(/export type \{[^}]*\}/g, '').matchAll(/(?:\{|,)\s*(?<name>[A-Z][a-z]\w*)/g),
      ({ groups }) => groups?.['name'] ?? '',
    )
    expect(components).toContain('Counter')
    const titles = ITEMS.flatMap(({ title }) => title.split(', '))
    expect(components.filter((name) => !name.endsWith('Props') && !titles.includes(name))).toEqual([])
  })

  it.each(ITEMS)('has a title and a description for $name', ({ title, description }) => {
    expect(title).toMatch(/^[A-Z]/)
    expect(description).toMatch(/^[A-Z].+/)
  })

  it.each(ITEMS)('imports only React and its own files in $name', ({ files }) => {
    const targets = files.map(({ target }) => target)
    const imported = files.flatMap(({ target, content }) =>
      Array.from(content.matchAll(/from '([^']+)'/g), ([, from = '']) =>
        from.startsWith('.') ? join(dirname(target), from) : from,
      ),
    )
    const isOwn = (path: string) =>
      ['', '.ts', '.tsx'].some((extension) => targets.includes(`${path}${extension}`))
    expect(imported.filter((path) => path !== 'react' && !isOwn(path))).toEqual([])
  })

  it('references no font files, which a text format cannot contain', () => {
    const theme = ITEMS[0]?.files.filter(({ path }) => path.startsWith('theme/')) ?? []
    const tokens = theme.map(({ content }) => content).join('\n')
    expect(tokens).toContain('--tl-accent')
    expect(tokens).not.toContain('url(')
  })

  it('compiles in a new project', { timeout: 60_000 }, () => {
    const folder = join(import.meta.dirname, '../dist/registry-project')
    rmSync(folder, { recursive: true, force: true })
    for (const { target, content } of ITEMS.flatMap(({ files }) => files)) {
      mkdirSync(dirname(join(folder, target)), { recursive: true })
      writeFileSync(join(folder, target), content)
    }
    const styles =
      "declare module '*.module.css' {\n  const names: Record<string, string>\n  export default names\n}\n"
    writeFileSync(join(folder, 'styles.d.ts'), styles)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG))
    const { stdout, stderr } = spawnSync('tsc', ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' })
    expect(stdout + stderr).toBe('')
  })
})
