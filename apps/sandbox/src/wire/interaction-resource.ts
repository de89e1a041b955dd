import type { Selectable } from 'kysely'
import type { InteractionsTable } from '../data/schema.ts'
import type { Links } from '../http/links.ts'
import { optionId } from '../ids.ts'
import { profileInstant } from '../instants.ts'
import { topAmount } from './widget-resource.ts'

export type InteractionRow = Pick<
  Selectable<InteractionsTable>,
  'id' | 'profile_id' | 'widget_id' | 'option_no' | 'created_at'
>

interface Surroundings {
  readonly kind: string
  readonly amounts: number[] | null
  /** Interactions carry one URL when made and another when read (contract 2.8); both take a PATCH. */
  readonly urlOf: (row: InteractionRow) => string
}

/** An interaction as contract 2.8 has it. */
export function interactionResource(row: InteractionRow, { kind, amounts, urlOf }: Surroundings) {
  return {
    id: row.id,
    widget_id: row.widget_id,
    widget_kind: kind,
    profile_id: row.profile_id,
    option_id: row.option_no === null ? null : optionId(row.widget_id, row.option_no),
    is_correct: amounts === null ? null : isRight(row.option_no, amounts),
    created_at: profileInstant(row.created_at),
    claim_token: null,
    rewards: [],
    url: urlOf(row),
  }
}

/** How a created interaction names itself. */
export function voteUrl(links: Links, kind: string): (row: InteractionRow) => string {
  return (row) => links.vote(kind, row.widget_id, row.id)
}

/** How an interaction names itself when it is read back. */
export function ownVoteUrl(links: Links, kind: string): (row: InteractionRow) => string {
  return (row) => links.ownVote(row.profile_id, kind, row.widget_id, row.id)
}

function isRight(optionNo: number | null, amounts: number[]): boolean {
  const top = topAmount({ amounts })
  return optionNo !== null && top > 0 && amounts[optionNo] === top
}
