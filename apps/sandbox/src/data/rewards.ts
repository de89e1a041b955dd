import type { Database } from './database.ts'
import type { NewRow, Row } from './schema.ts'

/**
 * Grants a reward once per profile, program and key; returns the first grant. One statement: between two, a reset in
 * another process could remove what the first one stored.
 */
export function grantReward(db: Database, reward: NewRow<'reward_actions'>): Promise<Row<'reward_actions'>> {
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

/** Stores that the reward of an interaction was claimed. Returns whether it was the first claim. */
export async function insertClaim(db: Database, claim: NewRow<'claims'>): Promise<boolean> {
  const stored = await db
    .insertInto('claims')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}
