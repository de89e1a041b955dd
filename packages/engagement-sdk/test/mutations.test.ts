import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { InvalidBodyError } from '../src/http/invalid-body-error.ts'
import { parseBody, parseItems } from '../src/http/parse.ts'
import type { RejectedItem } from '../src/rejected-item.ts'
import { applicationSchema } from '../src/wire/application.ts'
import { chatRoomSchema } from '../src/wire/chat-room.ts'
import { impressionSchema } from '../src/wire/impression.ts'
import * as wire from '../src/wire/index.ts'
import { interactionSchema } from '../src/wire/interaction.ts'
import { interactionsPageSchema } from '../src/wire/interactions-page.ts'
import { leaderboardEntrySchema, leaderboardSchema } from '../src/wire/leaderboard.ts'
import { messageSchema } from '../src/wire/message.ts'
import { pageSchema } from '../src/wire/page.ts'
import { profileSchema } from '../src/wire/profile.ts'
import { programSchema } from '../src/wire/program.ts'
import type { Flaw, Schema } from '../src/wire/schema.ts'
import { widgetSchema } from '../src/wire/widget.ts'

/** What the core reads by, and what `/wire` gives out for the same resource. */
const schemas: Readonly<Record<string, readonly [Schema, wire.Schema]>> = {
  application: [applicationSchema, wire.applicationSchema],
  program: [programSchema, wire.programSchema],
  widget: [widgetSchema, wire.widgetSchema],
  interaction: [interactionSchema, wire.interactionSchema],
  profile: [profileSchema, wire.profileSchema],
  leaderboard: [leaderboardSchema, wire.leaderboardSchema],
  entry: [leaderboardEntrySchema, wire.leaderboardEntrySchema],
  impression: [impressionSchema, wire.impressionSchema],
  room: [chatRoomSchema, wire.chatRoomSchema],
  page: [pageSchema, wire.pageSchema],
  interactions: [interactionsPageSchema, wire.interactionsPageSchema],
  message: [messageSchema, wire.messageSchema],
}

const folder = new URL('../wire-samples/', import.meta.url)
const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
const samples = readdirSync(folder).map(read)
const widgets = readdirSync(folder)
  .filter((file) => /^widget-(?!list)/.test(file))
  .map(read)

describe('any JSON at all', () => {
  it.each(Object.entries(schemas))(
    'as %s is read or refused with our own error, and so by zod',
    (name, [read, schema]) => {
      fc.assert(
        fc.property(fc.jsonValue(), (body) => {
          expect(refusalOf(() => parseBody(read, body, name))).toSatisfy(isOurs)
          const [core, zod] = readings(read, schema, body)
          expect(core).toEqual(zod)
        }),
        { numRuns: 1000 },
      )
    },
  )
})

/** A number generator of its own seed, so that a failure can be repeated. */
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

describe('100,000 mutated widgets', () => {
  it('are each either a valid item or a rejection that names the field', { timeout: 60_000 }, () => {
    const mutated = mutatedWidgets(100_000)
    const warned: unknown[] = []
    const { results, rejected } = parseItems(widgetSchema, mutated, 'widget', ({ rejected: item }) =>
      warned.push(item),
    )
    expect(results.length + rejected.length).toBe(100_000)
    expect(results.length).toBeGreaterThan(1000)
    expect(rejected.length).toBeGreaterThan(1000)
    expect(warned).toEqual(rejected)
    expect(rejected.filter(isUnnamed)).toEqual([])
    for (const { id, kind, options } of results) {
      if (typeof id !== 'string' || !wire.WIDGET_KINDS.includes(kind) || !Array.isArray(options))
        throw new Error(String(id))
    }
  })
})

describe('the core and /wire', () => {
  it('read every sample and 10,000 mutated widgets alike', { timeout: 60_000 }, () => {
    const pairs = [
      ...Object.values(schemas).flatMap(([read, schema]) =>
        samples.map((body) => readings(read, schema, body)),
      ),
      ...mutatedWidgets(10_000).map((body) => readings(widgetSchema, wire.widgetSchema, body)),
    ]
    for (const [core, zod] of pairs) expect(core).toEqual(zod)
  })

  it('leave out a field that would give a prototype to whoever copies the body', () => {
    const body: unknown = JSON.parse('{"id":"p","nickname":"n","__proto__":{"isAdmin":true}}')
    const read = profileSchema(body, [])
    expect(Object.hasOwn(read, '__proto__')).toBe(false)
    expect(wire.profileSchema.parse(body)).toEqual(read)
    const groups = { interactions: JSON.parse('{"__proto__":[]}') }
    expect(Object.getPrototypeOf(interactionsPageSchema(groups, []).interactions)).toBe(Object.prototype)
  })
})

/** What the core's reader and zod make of a body: its data, or every flaw. */
function readings(read: Schema, schema: wire.Schema, body: unknown): [core: unknown, zod: unknown] {
  const flaws: Flaw[] = []
  const data = read(structuredClone(body), flaws)
  const { error, data: validated } = z.safeParse(schema, structuredClone(body))
  const issues = error?.issues.map(({ path, message }) => ({ path, message }))
  return [flaws.length ? flaws : data, issues ?? validated]
}

/** What a call throws; undefined when it does not. */
function refusalOf(read: () => unknown): unknown {
  try {
    read()
    return undefined
  } catch (error) {
    return error
  }
}

function isOurs(refusal: unknown): boolean {
  return refusal === undefined || refusal instanceof InvalidBodyError
}

function isUnnamed({ field, reason, resource }: RejectedItem): boolean {
  return field === '' || reason === '' || resource !== 'widget'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
