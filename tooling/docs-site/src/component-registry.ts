import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const PACKAGES = join(import.meta.dirname, '../../../packages')
const KIT = join(PACKAGES, 'ui-kit/src')

/** The folder in the project of an importer. */
const TARGET = 'components/touchline'

/** Every component needs this stylesheet in its page. */
const TOKENS = 'theme/tokens.css'

export interface RegistryFile {
  /** Relative to the sources of the kit. */
  readonly path: string
  readonly type: 'registry:file'
  /** Relative to the project of an importer. */
  readonly target: string
  readonly content: string
}

/** An item in shadcn's registry format. */
export interface RegistryItem {
  readonly name: string
  readonly type: 'registry:item'
  readonly title: string
  readonly description: string
  readonly docs: string
  readonly files: readonly RegistryFile[]
}

/** The files that an importer needs to translate the controls. */
const LOCALE = ['locale/locale-provider.tsx', 'locale/locale-format.ts']

/** Returns an item for each control. An item contains all files of its control, so it can be added from any URL or file. */
export function registryItems(): readonly RegistryItem[] {
  const controls = globSync('controls/*/', { cwd: KIT }).sort()
  return [
    ...controls.map((folder) => itemOf(basename(folder), sourcesIn(folder))),
    itemOf('locale-provider', LOCALE),
  ]
}

/** Writes `r/registry.json` and one file for each item into a site. */
export function writeComponentRegistry(site: string): void {
  const folder = join(site, 'r')
  mkdirSync(folder, { recursive: true })
  const items = registryItems()
  for (const item of items) {
    const $schema = 'https://ui.shadcn.com/schema/registry-item.json'
    writeFileSync(join(folder, `${item.name}.json`), JSON.stringify({ $schema, ...item }, null, 2))
  }
  const index = {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'touchline',
    homepage: '../index.html',
    items: items.map(({ files, ...item }) => ({
      ...item,
      files: files.map(({ path, type, target }) => ({ path, type, target })),
    })),
  }
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(index, null, 2))
}

function itemOf(name: string, sources: readonly string[]): RegistryItem {
  const title = sources.flatMap(componentsOf).join(', ')
  const main = sources.find((path) => basename(path, '.tsx') === name)
  return {
    name,
    type: 'registry:item',
    title,
    description: main === undefined ? title : descriptionOf(main),
    docs: `Import ${TARGET}/${TOKENS} once in the entry file of the app.`,
    files: Array.from(withImports([...sources, TOKENS]), (path) => ({
      path,
      type: 'registry:file',
      target: `${TARGET}/${path}`,
      content: contentOf(path),
    })),
  }
}

function sourcesIn(folder: string): readonly string[] {
  return globSync(`${folder}/*.{ts,tsx}`, { cwd: KIT })
    .filter((path) => !path.includes('.test.'))
    .sort()
}

/** Returns the files and all files that they import, directly or not. */
function withImports(paths: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    for (const [, imported = ''] of sourceOf(path).matchAll(/(?:from|@import) ['"](\.[^'"]+)/g))
      add(join(dirname(path), imported))
  }
  for (const path of paths) add(path)
  return found
}

/** Replaces `kit-texts.ts`, which also has the texts of the game, whose types belong to another package. */
const CONTROL_TEXTS_ONLY = `import type { ControlTexts } from './control-texts.ts'

/** Every text that the controls themselves have, by component. */
export type KitTexts = ControlTexts
`

/** Modules of the kit that import from `@touchline/game-rules`, and the source files there that replace them. */
const FROM_GAME_RULES: Partial<Record<string, string>> = {
  'internal/number-line-segment.ts': 'scoring/number-line-segment.ts',
  'internal/graphemes-of.ts': 'players/graphemes.ts',
  'internal/snap-to-step.ts': 'questions/snap-to-step.ts',
}

/** A registry contains text files only, so it has no font files. The typeface falls back to a system font. */
const FONT_FILES = /(?:\/\*[^*]*\*\/\n)?@font-face \{[^}]*url\("\.\/fonts[^}]*\}\n+/g

function sourceOf(path: string): string {
  if (path === 'locale/kit-texts.ts') return CONTROL_TEXTS_ONLY
  const rule = FROM_GAME_RULES[path]
  const file = rule === undefined ? join(KIT, path) : join(PACKAGES, 'game-rules/src', rule)
  return readFileSync(file, 'utf8').replace(FONT_FILES, '')
}

/** Returns a file with imports without extensions, because not every project allows extensions. */
function contentOf(path: string): string {
  return sourceOf(path).replaceAll(/(from '\.[^']+)\.tsx?'/g, "$1'")
}

function componentsOf(path: string): readonly string[] {
  return Array.from(sourceOf(path).matchAll(/^export function ([A-Z]\w+)/gm), ([, name = '']) => name)
}

/** Returns the first sentence of the docstring of a file's first component. */
function descriptionOf(path: string): string {
  const [, docstring = ''] =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport function [A-Z]/.exec(sourceOf(path)) ?? []
  const text = docstring.replaceAll(/\s*\n \* ?/g, ' ').trim()
  return text.replace(/\{@link (\w+)\}/g, '$1').replace(/\.\s.*$/s, '.')
}
