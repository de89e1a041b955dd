import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { PEERS } from './peers.ts'

const HERE = join(import.meta.dirname, '..')
const ROOT = join(HERE, '../..')
const FOLDER = join(HERE, 'dist/examples')
/** Pages whose examples are compiled and run. */
const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/guides/*.md', 'packages/*/README.md']

/** An example's fence, whose language may be followed by a word, and its code. An example in a list is indented. */
const FENCE = /^(?<indent> *)```(?<language>tsx?)\b *(?<flag>.*)\n(?<code>[\s\S]*?)^\k<indent>```$/gm

const ANSWER = /^(?<indent> *)console\.log\((?<value>.+)\) \/\/=> (?<answer>.+)$/gm
const PREAMBLE =
  "import __assert from 'node:assert';function __answer<T>(found: T, expected: unknown): T { __assert.deepStrictEqual(found, expected); return found };"

const EXAMPLES = pageExamples()

const TSCONFIG = {
  extends: '@touchline/tsconfig/react.json',
  compilerOptions: {
    types: ['node'],
    noPropertyAccessFromIndexSignature: false,
    paths: Object.fromEntries(Object.entries(PEERS).map(([name, { types }]) => [name, [types]])),
  },
  include: ['.'],
}

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const { file, text } of EXAMPLES) writeFileSync(join(FOLDER, file), text)
  writeFileSync(join(FOLDER, 'styles.d.ts'), "declare module '*.css'\n")
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(TSCONFIG))
})

describe('the examples on the pages', () => {
  it('are found', () => {
    expect(EXAMPLES.length).toBeGreaterThan(10)
  })

  it('compile as strictly as the packages do', () => {
    const { stdout, stderr } = spawnSync('tsc', ['-p', FOLDER, '--pretty', 'false'], { encoding: 'utf8' })
    expect(stdout + stderr).toBe('')
  })

  it.each(EXAMPLES)('run and have the values that the page shows: $place', async ({ file }) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const module: unknown = await import(pathToFileURL(join(FOLDER, file)).href)
    expect(module).toBeDefined()
    log.mockRestore()
  })
})

/**
 * Returns each example as a module, with answers as assertions: a block of TypeScript and the blocks that continue it. Lines have
 * the same numbers as in the page, so that errors lead there.
 */
function pageExamples() {
  return globSync(PAGES, { cwd: ROOT })
    .sort()
    .flatMap((page) =>
      blocksOf(readFileSync(join(ROOT, page), 'utf8'), page).map(({ line, language, text }) => ({
        place: `${page}:${line}`,
        file: `${page.replace(/\.md$/, '').replaceAll('/', '-')}-${line}.${language}`,
        // The export makes a module of an example without imports and exports.
        text: `${answersAsChecks(text, `${page}:${line}`)}\nexport {}\n`,
      })),
    )
}

interface Block {
  readonly line: number
  language: string
  text: string
}

/** @throws Error when a block continues none, or has another word than `continues` after its language */
function blocksOf(markdown: string, page: string): Block[] {
  const blocks: Block[] = []
  for (const { groups = {}, index } of markdown.matchAll(FENCE)) {
    const { language = '', flag = '', code = '' } = groups
    // The number of the first line of code.
    const line = markdown.slice(0, index).split('\n').length + 1
    const above = blocks.at(-1)
    if (flag === '') blocks.push({ line, language, text: '\n'.repeat(line - 1) + code })
    else if (flag === 'continues' && above !== undefined) {
      above.text += '\n'.repeat(line - above.text.split('\n').length) + code
      if (language === 'tsx') above.language = language
    } else
      throw new Error(
        `${page}:${line}: '${flag}' is not valid. Only 'continues' may follow the language, and it needs a block above.`,
      )
  }
  return blocks
}

/**
 * Turns the answers in an example into assertions: `console.log(1 + 1) //=> 2` compares 1 + 1 with 2. Line numbers do not change.
 *
 * @throws Error when an answer follows another statement
 */
function answersAsChecks(text: string, place: string): string {
  const checked = text.replace(ANSWER, '$<indent>__answer($<value>, $<answer>)')
  if (checked.includes('//=>'))
    throw new Error(`${place}: an answer (//=>) belongs at the end of a line with one console.log.`)
  return checked === text ? text : PREAMBLE + checked
}
