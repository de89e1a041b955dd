import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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

describe('any JSON at all', () => {
  it.each(schemas)('is parsed by $name, or rejected with an InvalidBodyError', ({ name, schema }) => {
    const property = fc.property(fc.jsonValue(), (body) => {
      try {
        parseBody(schema, body, name)
      } catch (error) {
        if (!(error instanceof InvalidBodyError)) throw error
      }
    })
    fc.assert(property, { numRuns: 1000 })
  })
})

/** Returns a number generator of its own seed, so that a failure can be repeated. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const VALUES: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  Number.POSITIVE_INFINITY,
  Number.NaN,
  '',
  'text',
  true,
  [],
  {},
  [null],
  { id: 5 },
]

function mutatedWidgets(length: number): Record<string, unknown>[] {
  const random = seeded(2024)
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]
  return Array.from({ length }, () => {
    const body = structuredClone(pick(widgets) ?? {})
    for (let change = 0; change < 1 + random() * 2; change += 1) {
      const nested = [body['options'], body['choices'], body['widget_attributes']].flat().filter(isRecord)
      const target = (random() < 0.4 && pick(nested)) || body
      target[pick(Object.keys(target)) ?? 'id'] = pick(VALUES)
    }
    return body
  })
}

describe('the schema of widgets', () => {
  it('accepts each of 100,000 mutated widgets or names the field that is wrong', () => {
    const mutated = mutatedWidgets(100_000)
    const warned: unknown[] = []
    const { results, rejected } = parseItems(wire.widgetSchema, mutated, {
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
})

describe('a body with a field __proto__', () => {
  it('is parsed without the field, which would set the prototype of a copy', () => {
    const body: unknown = JSON.parse('{"id":"p","nickname":"n","__proto__":{"isAdmin":true}}')
    expect(Object.hasOwn(wire.profileSchema.parse(body), '__proto__')).toBe(false)
    const groups = wire.interactionsPageSchema.parse({ interactions: JSON.parse('{"__proto__":[]}') })
    expect(Object.getPrototypeOf(groups.interactions)).toBe(Object.prototype)
  })
})

function isUnnamed({ field, reason, resource }: RejectedItem): boolean {
  return field === '' || reason === '' || resource !== 'widget'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
