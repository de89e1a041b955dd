import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ENTRIES = ['index.ts', 'realtime/index.ts', 'crypto/index.ts', 'wire/index.ts', 'testing/index.ts']

// Runs in a bare process: the test runner's globals would hide what an import needs. Engines of older React Native, Hermes before
// 2025 among them, lack what is in `absent`.
const PROBE = `
const absent = ['TextDecoder', 'btoa', 'atob', 'structuredClone']
for (const name of ['window', 'document', 'localStorage', 'navigator', 'fetch', 'WebSocket', ...absent]) {
  Object.defineProperty(globalThis, name, { configurable: true, get() { throw new Error('touched ' + name) } })
}
for (const name of ['setTimeout', 'setInterval', 'addEventListener']) globalThis[name] = () => { throw new Error('called ' + name) }
const before = new Set(Object.getOwnPropertyNames(globalThis))
const module = await import(process.argv[1])
const added = Object.getOwnPropertyNames(globalThis).filter((key) => !before.has(key))
console.log(JSON.stringify({ names: Object.keys(module).length, added }))
`

it.each(ENTRIES)('%s is imported without a window, and the import does nothing', (entry) => {
  const path = fileURLToPath(new URL(`../src/${entry}`, import.meta.url))
  const args = ['--conditions=@touchline/source', '--input-type=module', '--eval', PROBE, path]
  const { names, added } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  expect(names).toBeGreaterThan(0)
  // zod keeps its settings in two globals.
  expect(added.filter((name: string) => !name.startsWith('__zod_'))).toEqual([])
})
