import { readdirSync, readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'

const home = new URL('../', import.meta.url)
const readme = readFileSync(new URL('README.md', home), 'utf8')
const examples = readdirSync(new URL('examples/', home)).map((file) => file.replace('.ts', ''))

describe.each(examples)('the example %s', (name) => {
  const code = readFileSync(new URL(`examples/${name}.ts`, home), 'utf8')

  it('stands in the README as it is run', () => {
    expect(readme).toContain(`\`\`\`ts\n${code}\`\`\``)
  })

  it('prints what its comments promise', async () => {
    const promised = [...code.matchAll(/\/\/=> (.*)$/gm)].map(([, answer]) => answer)
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await import(`../examples/${name}.ts`)
    const printed = log.mock.calls.map(([value]) => inspect(value, { breakLength: Number.POSITIVE_INFINITY }))
    expect(printed).toEqual(promised)
    expect(promised.length).toBeGreaterThan(2)
  })
})

describe('the README', () => {
  it('holds no other code in TypeScript than the examples', () => {
    expect(readme.match(/^```ts$/gm)).toHaveLength(examples.length)
  })
})
