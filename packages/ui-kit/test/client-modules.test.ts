import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../src')

const modules = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  .filter((path) => !/\.test\.|^test\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(SOURCES, path), 'utf8') }))

/** A hook, a context, an event handler or another function as a prop: what a server component cannot have. */
const ONLY_ON_CLIENTS = /\buse[A-Z]\w*[<(]|\w*Context\b|\bon[A-Z]\w*=\{|=\{\(/

it("starts each module that needs a browser with 'use client', and no other", () => {
  const marked = modules.filter(({ text }) => text.startsWith("'use client'\n")).map(({ path }) => path)
  const needed = modules.filter(({ text }) => ONLY_ON_CLIENTS.test(text)).map(({ path }) => path)
  expect(marked.sort()).toEqual(needed.sort())
})
