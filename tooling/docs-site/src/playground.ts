import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { bundledFiles } from '@touchline/build/bundled-files'
import { defaultClientConditions } from 'vite'

const ROOT = join(import.meta.dirname, '../../..')
const SOURCES = join(import.meta.dirname, '../playground')

const RECIPE = /^## (?<title>.+)$[\s\S]*?^```ts\n(?<code>[\s\S]*?)^```$/gm

/** Returns a page that runs the recipes and lets readers edit them. It is self-contained, so it also opens from the disk. */
export async function playground(): Promise<string> {
  const [worker, page] = await Promise.all([bundle('worker.ts'), bundle('page.ts')])
  const parts: Readonly<Record<string, string>> = { worker, page, recipes: JSON.stringify(recipes()) }
  return readFileSync(join(SOURCES, 'page.html'), 'utf8').replaceAll(
    /<script id="(\w+)"[^>]*>/g,
    // Escapes closing tags, which would end the script element.
    (tag, id: string) => tag + (parts[id] ?? '').replaceAll('</', '<\\/'),
  )
}

function recipes() {
  const guide = readFileSync(join(ROOT, 'docs/guides/recipes.md'), 'utf8')
  return Array.from(guide.matchAll(RECIPE), ({ groups: { title = '', code = '' } = {} }) => ({
    title,
    code: withoutTypes(code),
  }))
}

/** Removes types, and the spaces and empty import items that `stripTypeScriptTypes` leaves. */
function withoutTypes(code: string): string {
  return stripTypeScriptTypes(code)
    .replaceAll(/^\s+\n(?=\s+\w+,?\n)/gm, '')
    .replaceAll(/ {2,}(?==)/g, ' ')
    .replaceAll(/ {2,}(?=[),\n])/g, '')
}

async function bundle(file: string): Promise<string> {
  const files = await bundledFiles(`import ${JSON.stringify(join(SOURCES, file))}`, {
    root: join(import.meta.dirname, '..'),
    resolve: { conditions: ['@touchline/source', ...defaultClientConditions] },
  })
  return files.map((one) => (one.type === 'chunk' ? one.code : '')).join('')
}
