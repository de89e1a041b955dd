import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { codePreloads } from './code-preloads.ts'

const chunk = (name: string, imports: readonly string[] = []) =>
  ({ type: 'chunk', name, fileName: `${name}.js`, imports }) as unknown

const bundle = {
  'first-screen.js': chunk('first-screen', ['runtime.js']),
  'match.js': chunk('match', ['runtime.js', 'first-screen.js', 'shared.js']),
} as Rolldown.OutputBundle

it('preloads a file and what it imports, except what the page loads anyway', () => {
  const files = [...codePreloads(bundle, 'match').matchAll(/href="([^"]+)"/g)].map(([, file]) => file)
  expect(files).toEqual(['/match.js', '/shared.js'])
})

it('preloads nothing for a route whose code is in the first file', () => {
  expect(codePreloads(bundle, undefined)).toBe('')
})

it('refuses a name that no file has', () => {
  expect(() => codePreloads(bundle, 'mtch')).toThrow('The build has no file of code with the name mtch.')
})
