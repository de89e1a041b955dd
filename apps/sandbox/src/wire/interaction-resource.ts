import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fractionText, profileInstant } from '../core/formats.ts'
import { optionId } from '../core/ids.ts'
import { type AnswerForm, formOf, isPrediction } from '../core/widget-kind.ts'
import type { AnsweredRow } from '../data/interactions.ts'
import { topAmount } from './widget-resource.ts'

/**
 * Returns an interaction as docs/contract/rest.md, 'Interactions' has it.
 * @param url `links.vote` after a write and `links.ownVote` in a list; both take a PATCH
 */
export function interactionResource(row: AnsweredRow, url: string) {
  const { kind } = row
  return {
    id: row.id,
    widget_id: row.widget_id,
    widget_kind: kind,
    profile_id: row.profile_id,
    created_at: profileInstant(row.created_at),
    claim_token: isPrediction(kind) ? claimToken(row.id) : null,
    rewards: [],
    url,
    ...BY_FORM[formOf(kind)](row, url),
  }
}

/** Returns the token that claims the reward of an interaction; only its owner receives it. */
export function claimToken(interactionId: string): string {
  return createHash('sha256').update(`claim:${interactionId}`).digest('base64url')
}

/** The fields of an answer of each form, in addition to the chosen option. */
export const bodySchemas = {
  cheer: z.object({
    vote_count: z.int('Enter a whole number.').min(0, 'Enter 0 or more.').max(1_000_000, 'Enter less.'),
  }),
  magnitude: z.object({
    magnitude: z
      .string('Enter a decimal as text.')
      .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'Enter a decimal from 0 to 1 as text.')
      .transform((text) => fractionText(Number(text))),
  }),
  reply: z.object({
    text: z
      .string('This field is required.')
      .trim()
      .min(1, 'This field may not be blank.')
      .max(1000, 'Ensure this field has no more than 1000 characters.'),
  }),
  numbers: z.object({ votes: z.array(z.object({ id: z.string(), position: z.int(), number: z.int() })) }),
} as const

const BY_FORM = {
  option: (row) => ({ option_id: chosen(row), is_correct: isRight(row) }),
  choice: (row) => ({ choice_id: chosen(row), is_correct: isRight(row) }),
  cheer: (row) => ({ option_id: chosen(row), ...bodySchemas.cheer.parse(row.body) }),
  magnitude: (row) => bodySchemas.magnitude.parse(row.body),
  reply: (row) => bodySchemas.reply.parse(row.body),
  numbers: (row, url) => ({
    votes: bodySchemas.numbers.parse(row.body).votes.map(({ id, position, number }) => ({
      id,
      created_at: profileInstant(row.created_at),
      option_id: optionId(row.widget_id, position),
      number,
      url,
    })),
  }),
  none: () => ({}),
} as const satisfies Record<AnswerForm, (row: AnsweredRow, url: string) => object>

function chosen(row: AnsweredRow): string | null {
  return row.option_no === null ? null : optionId(row.widget_id, row.option_no)
}

/** Returns whether the chosen option is right; null until the widget is settled. */
function isRight({ option_no, amounts }: AnsweredRow): boolean | null {
  if (amounts === null) return null
  const top = topAmount({ amounts })
  return option_no !== null && top > 0 && amounts[option_no] === top
}
