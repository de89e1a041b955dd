import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { InvalidBodyError } from '../src/errors/errors.ts'
import { parseBody, parseItems, type RejectedItem } from '../src/http/parse.ts'
import * as wire from '../src/wire/index.ts'

const schemas = Object.entries<unknown>(wire).flatMap(([name, schema]) =>
  schema instanceof z.ZodMiniType ? [{ name, schema }] : [],
)

const samples: Readonly<Record<string, Record<string, unknown>>> = JSON.parse(
  readFileSync(new URL('../wire-samples.json', import.meta.url), 'utf8'),
)
const widgets = Object.entries(samples).flatMap(([name, body]) =>
  /^widget-(?!list)/.test(name) ? [body] : [],
)

it.each(schemas)(
  'any JSON at all is parsed by $name, or rejected with an InvalidBodyError',
  ({ name, schema }) => {
    const property = fc.property(fc.jsonValue(), (body) => {
      try {
        parseBody(schema, body, name)
      } catch (error) {
        if (!(error instanceof InvalidBodyError)) throw error
      }
    })
    fc.assert(property, { numRuns: 1000 })
  },
)

/** Values that a field of a widget may have by mistake. */
const mistake = fc.constantFrom<unknown>(
  ...[undefined, null, 0, -1, Number.POSITIVE_INFINITY, Number.NaN, '', 'text', true],
  ...[[], {}, [null], { id: 5 }],
)
/** A widget of the samples with a wrong field, or with one in its first option, choice or attribute. */
const mutated = fc
  .tuple(
    fc.constantFrom(...widgets),
    fc.nat(),
    fc.constantFrom('', 'options', 'choices', 'widget_attributes'),
    mistake,
  )
  .map(([sample, place, list, value]) => {
    const widget = structuredClone(sample)
    const [nested]: unknown[] = Array.isArray(widget[list]) ? widget[list] : []
    const target: Record<string, unknown> = Object(nested ?? widget)
    const names = Object.keys(target)
    target[names[place % names.length] ?? 'id'] = value
    return widget
  })

it('the schema of widgets accepts each of 100,000 mutated widgets or names the field that is wrong', () => {
  const items = fc.sample(mutated, { numRuns: 100_000, seed: 2024 })
  const warned: unknown[] = []
  const { results, rejected } = parseItems(wire.widgetSchema, items, {
    resource: 'widget',
    warn: ({ rejected: item }) => warned.push(item),
  })
  expect(results.length + rejected.length).toBe(100_000)
  expect(results.length).toBeGreaterThan(1000)
  expect(rejected.length).toBeGreaterThan(1000)
  expect(warned).toEqual([...rejected.slice(0, 10), undefined])
  expect(rejected.filter(isUnnamed)).toEqual([])
  for (const { id, kind, options } of results) {
    if (typeof id !== 'string' || !wire.WIDGET_KINDS.includes(kind) || !Array.isArray(options))
      throw new Error(String(id))
  }
})

it('a body with a field __proto__ is parsed without the field, which would set the prototype of a copy', () => {
  const body: unknown = JSON.parse('{"id":"p","nickname":"n","__proto__":{"isAdmin":true}}')
  expect(Object.hasOwn(wire.profileSchema.parse(body), '__proto__')).toBe(false)
  const groups = wire.interactionsPageSchema.parse({ interactions: JSON.parse('{"__proto__":[]}') })
  expect(Object.getPrototypeOf(groups.interactions)).toBe(Object.prototype)
})

function isUnnamed({ field, reason, resource }: RejectedItem): boolean {
  return field === '' || reason === '' || resource !== 'widget'
}
