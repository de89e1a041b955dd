import { answerFormOf } from '../resources/answer-forms.ts'
import { instantFrom } from '../wire/fields.ts'
import type { Widget } from '../wire/widget.ts'
import { type Answer, badField, ok, refusal } from './answer.ts'
import { anId } from './makers.ts'
import { pageOf } from './page-of.ts'
import type { PlatformState, StoredInteraction } from './platform-state.ts'
import { apiOf } from './with-urls.ts'

/** Where an answer was sent, below its widget. */
export interface AnswerTarget {
  readonly widgetId: string
  /** `options`, `choices`, `votes` or `replies`. */
  readonly list: string
  readonly optionId: string | undefined
}

/** Stores a first answer: 403 after closing, 409 if there is one already. */
export function createAnswer(
  state: PlatformState,
  profileId: string,
  { widgetId, list, optionId }: AnswerTarget,
  body: unknown,
): Answer {
  const widget = state.widgets.get(widgetId)
  if (!widget) return refusal(404, 'Not found.')
  if (isClosed(state, widget)) return refusal(403, 'The widget is no longer interactive.')
  const form = answerFormOf(widget.kind)
  const mine = state.interactions.find(
    (other) =>
      other.profile_id === profileId &&
      other.widget_id === widgetId &&
      (form !== 'cheer' || other.option_id === optionId),
  )
  if (mine) return refusal(409, 'An interaction already exists.')
  const id = anId('interaction')
  const stored: StoredInteraction = {
    id,
    widget_id: widgetId,
    widget_kind: widget.kind,
    profile_id: profileId,
    created_at: new Date(state.clock.now()).toISOString(),
    url: `${apiOf(state)}/widget-interactions/${widget.kind}/${widgetId}/votes/${id}/`,
    claim_token: form === 'option' ? `claim-${id}` : null,
    rewards: [],
    ...(list === 'options' && { option_id: optionId }),
    ...(list === 'choices' && { choice_id: optionId }),
    ...Object(body),
  }
  state.interactions.push(stored)
  return { status: 201, body: stored }
}

/** Changes an answer: 403 for another's and after closing, 400 for an option of another widget. */
export function updateAnswer(state: PlatformState, profileId: string, id: string, body: unknown): Answer {
  const at = state.interactions.findIndex((interaction) => interaction.id === id)
  const stored = state.interactions[at]
  const widget = stored && state.widgets.get(stored.widget_id)
  if (!stored || !widget) return refusal(404, 'Not found.')
  if (stored.profile_id !== profileId) return refusal(403, 'Not yours.')
  if (isClosed(state, widget)) return refusal(403, 'The widget is no longer interactive.')
  const change: { option_id?: string; vote_count?: number } = Object(body)
  if (change.option_id && !widget.options.some(({ id: own }) => own === change.option_id)) {
    return badField('option_id', 'Not an option of this widget.')
  }
  const updated = { ...stored, ...change }
  state.interactions[at] = updated
  return ok(updated)
}

/** Lists a profile's interactions, by kind, paged. */
export function listAnswers(state: PlatformState, profileId: string, url: URL): Answer {
  const kinds = url.searchParams.getAll('widget_kind')
  const ids = [...url.searchParams].filter(([name]) => name.endsWith('_id')).map(([, value]) => value)
  const isSelected = ({ widget_id, widget_kind }: StoredInteraction): boolean =>
    (kinds.length === 0 && ids.length === 0) || kinds.includes(widget_kind) || ids.includes(widget_id)
  const mine = state.interactions.filter(
    (interaction) => interaction.profile_id === profileId && isSelected(interaction),
  )
  const { results, ...envelope } = pageOf(mine, url, state.pageSize)
  const interactions: Record<string, unknown[]> = {}
  for (const interaction of mine.filter((one) => Array.isArray(results) && results.includes(one))) {
    const list = interactions[interaction.widget_kind] ?? []
    interactions[interaction.widget_kind] = [...list, interaction]
  }
  return ok({ ...envelope, interactions })
}

function isClosed(state: PlatformState, { interactive_until }: Widget): boolean {
  const closesAt = instantFrom(interactive_until)
  return closesAt !== undefined && state.clock.now() >= closesAt
}
