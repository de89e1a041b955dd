import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WIDGET_KINDS } from '@touchline/engagement-sdk'
import { expect, it } from 'vitest'
import { BY_HAND } from '../src/by-hand.ts'
import { CALLS, KIND_VALUES, REFERENCE_CLIENT } from '../src/reference-client.ts'
import { aProject } from './a-project.ts'

const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/guides/migration.md'), 'utf8')

it('prints sentences of the guide, each under its heading', () => {
  const sections = GUIDE.split(/^### /m).slice(1)
  const printed = Object.entries(BY_HAND).map(([heading, sentence]) => [heading, sentence])
  const written = sections.map((section) => {
    const [heading = '', ...lines] = section.split(/\n## /)[0]?.trim().split('\n') ?? []
    return [heading, lines.join(' ').trim()]
  })
  expect(written).toEqual(printed)
})

it('changes the calls in the first column of the table of the guide', () => {
  const calls = [...GUIDE.matchAll(/^\| `(\w+)\(\{/gm)].map(([, name]) => name ?? '')
  expect(calls.toSorted()).toEqual(
    [...new Set(['init', ...calls.filter((name) => Object.hasOwn(CALLS, name))])].toSorted(),
  )
  expect(calls.length).toBeGreaterThan(4)
})

it.each(Object.keys(CALLS))('changes %s', (name) => {
  const argument = CALLS[name]?.keys.map((key) => `${key}: ${key}`).join(', ')
  const text = `import { ${name}, init } from '${REFERENCE_CLIENT}'\ninit({ clientId: 'c' })\nawait ${name}({ ${argument} })\n`
  using project = aProject({ 'main.js': text })
  expect(project.run('.').code).toBe(0)
  expect(project.read('main.js')).toContain(`${name}(engagement, { ${argument} })`)
})

it('has every kind of the SDK', () => {
  expect(KIND_VALUES).toEqual(WIDGET_KINDS.toSorted())
})
