import type { Insertable, Selectable } from 'kysely'
import type { Database } from './database.ts'
import type { RewardActionsTable } from './schema.ts'

/**
 * Grants a reward once per profile, program and key; returns the first grant. One statement: between two, a reset in
 * another process could remove what the first one stored.
 */
export function grantReward(
  db: Database,
  reward: Insertable<RewardActionsTable>,
): Promise<Selectable<RewardActionsTable>> {
  return db
    .insertInto('reward_actions')
    .values(reward)
    .onConflict((conflict) =>
      conflict
        .columns(['profile_id', 'program_id', 'reward_action_key'])
        .doUpdateSet({ reward_action_key: reward.reward_action_key }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}
