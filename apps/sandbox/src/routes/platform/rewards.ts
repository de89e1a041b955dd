import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { profileInstant } from '../../core/formats.ts'
import { findProgram } from '../../data/programs.ts'
import { grantReward } from '../../data/rewards.ts'
import { found, HttpError } from '../../middleware/http-error.ts'
import { validBody } from '../../middleware/validate.ts'
import type { AppContext } from '../app-context.ts'

const text = z.string('This field is required.').min(1, 'This field may not be blank.')
/** The database indexes it, and an index entry has a maximum size. */
const LONGEST_KEY = 255
const rewardFields = z.object({
  profile_id: text,
  program_id: text,
  reward_action_key: text.max(LONGEST_KEY, `Ensure this field has no more than ${LONGEST_KEY} characters.`),
  code: text,
})

/**
 * The game-centre's own back end, which is no part of the platform (docs/contract/rest.md, 'Rewards of the game-centre'): it grants a reward
 * once per profile, fixture and key, and answers a repeated call as the first one.
 */
export function rewardRoutes({ db, clock, auth }: AppContext): Hono {
  const app = new Hono({ strict: false })
  app.post('/rewards', auth.requiredBare, validBody(rewardFields), async (c) => {
    const { profileId } = c.var
    const fields = c.req.valid('json')
    if (fields.profile_id !== profileId)
      throw new HttpError(403, 'A profile can be granted rewards by its own token only.')
    const program = found(await findProgram(db, fields.program_id), 'Program')
    const granted = await grantReward(db, {
      id: randomUUID(),
      profile_id: profileId,
      program_id: program.id,
      reward_action_key: fields.reward_action_key,
      code: fields.code,
      created_at: clock.now(),
    })
    return c.json({ ...granted, created_at: profileInstant(granted.created_at) }, 201)
  })
  return app
}
