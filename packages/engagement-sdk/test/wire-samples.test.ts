import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as wire from '../src/wire/index.ts'

const samples: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(new URL('../wire-samples.json', import.meta.url), 'utf8'),
)

const SCHEMAS: readonly [RegExp, z.ZodMiniType][] = [
  [/^application$/, wire.applicationSchema],
  [/^application$/, wire.realtimeSettingsSchema],
  [/^program$/, wire.programSchema],
  [/^widget-(?!list)/, wire.widgetSchema],
  [/^interaction-created$/, wire.interactionSchema],
  [/^interactions/, wire.interactionsPageSchema],
  [/^profile/, wire.profileSchema],
  [/^leaderboard$/, wire.leaderboardSchema],
  [/^leaderboard-entry$/, wire.leaderboardEntrySchema],
  [/^reward-claim$/, wire.rewardClaimSchema],
  [/^impression$/, wire.impressionSchema],
  [/^chat-room$/, wire.chatRoomSchema],
  [/^message-/, wire.messageSchema],
  [/^(program-list|widget-list|timeline|leaderboard-entries)$/, wire.pageSchema],
]

const names = Object.keys(samples)

describe('the wire samples', () => {
  it.each(names.filter((name) => !name.startsWith('error')))('parses %s and keeps every field', (name) => {
    const body = samples[name]
    const schemas = SCHEMAS.filter(([pattern]) => pattern.test(name))
    expect(schemas.length).toBeGreaterThan(0)
    for (const [, schema] of schemas) expect(z.safeParse(schema, body).error).toBeUndefined()
  })

  it('has a widget of every kind', () => {
    const kinds = names
      .filter((name) => /^widget-(?!list|settled)/.test(name))
      .map((name) => name.replace('widget-', ''))
    expect(new Set(kinds)).toEqual(new Set(wire.WIDGET_KINDS))
  })

  it('has lists whose items can be parsed one by one', () => {
    const { results: widgets } = z.parse(wire.pageSchema, samples['widget-list'])
    const { results: entries } = z.parse(wire.pageSchema, samples['leaderboard-entries'])
    expect(widgets.every((widget) => z.safeParse(wire.widgetSchema, widget).success)).toBe(true)
    expect(entries.every((entry) => z.safeParse(wire.leaderboardEntrySchema, entry).success)).toBe(true)
  })
})
