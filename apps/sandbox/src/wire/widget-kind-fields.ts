import type { WidgetKind } from '../http/links.ts'
import { optionId } from '../ids.ts'
import { ANSWER_FORMS, type AnswerForm, interactionKind } from '../widget-kind.ts'
import { queryName, type WidgetRow, type WidgetSurroundings } from './widget-resource.ts'

interface Place extends WidgetSurroundings {
  readonly kind: WidgetKind
  readonly votes: ReadonlyMap<number, number> | undefined
}

/** What a kind adds to the fields that every widget has (contract 2.4.2). */
export function kindFields(row: WidgetRow, place: Place): object {
  return { question: row.question, ...BY_FORM[ANSWER_FORMS[place.kind]](row, place) }
}

type Place1 = Omit<Place, 'votes'> & { readonly votes: Place['votes'] }

const BY_FORM = {
  option: (row, place) => ({ options: options(row, place) }),
  cheer: (row, place) => ({ options: options(row, place), cheer_type: 'tap' }),
  choice: (row, place) => ({ choices: choices(row, place) }),
  numbers: (row, place) => ({
    options: options(row, place),
    vote_url: place.links.widgetVotes(place.kind, row.id),
    required_correct: 'all',
  }),
  magnitude: (row, { links, kind }) => ({
    options: row.option_texts.map((_, position) => ({
      id: optionId(row.id, position),
      image_url: row.option_images?.[position] ?? null,
    })),
    vote_url: links.widgetVotes(kind, row.id),
  }),
  reply: (row, { links, kind, votes }) => ({
    prompt: row.question,
    confirmation_message: '',
    reply_url: links.replies(kind, row.id),
    reply_count: votes?.get(0) ?? 0,
  }),
  none: (row, place) => (row.parent_id === null ? {} : followUp(row, row.parent_id, place)),
} as const satisfies Record<AnswerForm, (row: WidgetRow, place: Place1) => object>

/** A follow-up repeats its prediction's options, says which was right and where the reward is claimed. */
function followUp(row: WidgetRow, parentId: string, place: Place): object {
  const parentKind = interactionKind(place.kind)
  const name = queryName(parentKind)
  const right = rightPosition(row)
  const { links } = place
  return {
    options: options({ ...row, id: parentId }, { ...place, votes: place.engagementOf?.(parentId) }),
    correct_option_id: right === undefined ? null : optionId(parentId, right),
    claim_url: links.claims(parentKind, parentId),
    [name]: parentId,
    [name.replace(/_id$/, '_url')]: `${links.api}${parentKind}s/${parentId}/`,
  }
}

/** The amount the right option of a settled widget has, 0 while there is none. */
export function topAmount(row: Pick<WidgetRow, 'amounts'>): number {
  return Math.max(0, ...(row.amounts ?? []))
}

/** The position of the right option, or undefined while there is none. */
export function rightPosition(row: Pick<WidgetRow, 'amounts'>): number | undefined {
  const top = topAmount(row)
  return top > 0 ? row.amounts?.indexOf(top) : undefined
}
