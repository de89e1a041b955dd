import { ESLint } from 'eslint'
import { expect, it } from 'vitest'
import config from './eslint.config.ts'

async function rulesBrokenBy(code: string): Promise<(string | null)[]> {
  const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: config })
  const [result] = await eslint.lintText(code, { filePath: 'built.js' })
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? []
}

it.each([
  ['a sorted copy', 'export const a = list.toSorted()'],
  ['groups', 'export const a = Object.groupBy(list, (one) => one.kind)'],
  ['a promise with its resolvers', 'export const a = Promise.withResolvers()'],
  ['a URL check', 'export const a = URL.canParse(text)'],
  ['a regular expression with set notation', 'export const a = /[a&&b]/v'],
  ['resource management', 'await using a = open()'],
])('reports %s', async (_name, code) => {
  expect(await rulesBrokenBy(code)).not.toEqual([])
})

it('accepts what every browser of the floor has', async () => {
  const code = 'export const a = list.at(-1) ?? Object.hasOwn(b, "c") ?? [...list].sort().findLast(Boolean)'
  expect(await rulesBrokenBy(code)).toEqual([])
})
