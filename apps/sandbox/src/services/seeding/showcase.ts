import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { stableId, stableWidgetId } from '../../core/ids.ts'
import { widgetKindSchema } from '../../core/widget-kind.ts'
import type { Work } from '../../data/database.ts'
import { insertRows } from '../../data/tables.ts'

/** The title of the program that has a widget of every kind. */
export const SHOWCASE = 'showcase'
export const SHOWCASE_PROGRAM_ID = stableId('program', SHOWCASE)

/** One of each kind that is published on its own; follow-ups are published when a prediction is settled. */
const widgetsSchema = z.array(
  z.strictObject({
    kind: widgetKindSchema,
    question: z.string().optional(),
    options: z.array(z.string()).default([]),
    hasImages: z.boolean().default(false),
    /** The right choice of a quiz. */
    amounts: z.array(z.int()).nullable().default(null),
    content: z.record(z.string(), z.unknown()).default({}),
  }),
)
const FILE = new URL('./data/showcase.json', import.meta.url)

/** Publishes a program that no tournament lists, with a widget of every kind. */
export async function publishShowcase(work: Work, at: number): Promise<void> {
  const tournament = {
    id: SHOWCASE,
    label: 'Every kind of widget',
    scoring: 'standard',
    position: 999,
  } as const
  const program = {
    id: SHOWCASE_PROGRAM_ID,
    tournament_id: SHOWCASE,
    fixture_key: SHOWCASE,
    title: SHOWCASE,
    home_team: 'Chiefs',
    away_team: 'Blues',
    home_team_id: 'chiefs',
    away_team_id: 'blues',
    kick_off_at: at,
    is_crowd_in: true,
    position: 0,
    created_at: at,
  }
  const shown = widgetsSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')))
  const widgets = shown.map((widget, index) => ({
    id: stableWidgetId(`${SHOWCASE}/${widget.kind}`),
    program_id: program.id,
    kind: widget.kind,
    position: index + 1,
    question: widget.question ?? null,
    status: 'published' as const,
    created_at: at,
    published_at: at - index * 1000,
    option_texts: widget.options,
    option_images: widget.hasImages ? imagesFor(widget.options.length) : null,
    amounts: widget.amounts,
    content: widget.content,
  }))
  await insertRows(work, 'tournaments', [tournament])
  await insertRows(work, 'programs', [program])
  await insertRows(work, 'widgets', widgets)
}

/** Returns badge paths; `wire/` makes them absolute on the host of the request. */
function imagesFor(count: number): string[] {
  return ['chiefs', 'blues'].slice(0, count).map((team) => `/_sandbox/badges/${team}.svg`)
}
