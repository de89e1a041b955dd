import { z } from 'zod'
import type { PlatformEvent } from '../core/platform-event.ts'
import type { WidgetKind } from '../core/widget-kind.ts'
import { isPrediction } from '../core/widget-kind.ts'
import type { WidgetResource } from './widget-resource.ts'

/** Kinds whose counters are published when answers change (docs/contract/realtime.md, 'Entries'). Predictions have none before they are settled. */
const COUNTED_KINDS: ReadonlySet<WidgetKind> = new Set([
  'text-poll',
  'image-poll',
  'cheer-meter',
  'text-quiz',
  'image-quiz',
  'emoji-slider',
])

const named = { id: z.string(), kind: z.string() }
const votes = { id: z.string(), vote_count: z.number() }
const settled = { is_correct: z.boolean(), reward_item_amount: z.number() }
const answers = { id: z.string(), answer_count: z.number() }

const optionResults = z.object({ ...named, options: z.array(z.object(votes)) })
const choiceResults = z.object({ ...named, choices: z.array(z.object(answers)) })
const sliderResults = z.object({ ...named, average_magnitude: z.string() })
const settledResults = z.object({ ...named, options: z.array(z.object({ ...votes, ...settled })) })

/** Returns whether answers to widgets of a kind are followed by a results event. */
export function hasCounters(kind: WidgetKind): boolean {
  return COUNTED_KINDS.has(kind)
}

/** The event that carries a widget's counters, and for a settled prediction its right option, too. */
export function resultsEvent(kind: WidgetKind, widget: WidgetResource): PlatformEvent {
  return { event: `${kind}-results`, payload: schemaOf(kind).parse(widget) }
}

function schemaOf(kind: WidgetKind) {
  if (kind === 'text-quiz' || kind === 'image-quiz') return choiceResults
  if (kind === 'emoji-slider') return sliderResults
  return isPrediction(kind) ? settledResults : optionResults
}
