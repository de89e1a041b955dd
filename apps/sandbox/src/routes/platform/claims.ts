import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { profileInstant } from '../../core/formats.ts'
import { followUpKind, isPrediction, widgetKindSchema } from '../../core/widget-kind.ts'
import { interactionsOf } from '../../data/interactions.ts'
import { insertClaim } from '../../data/rewards.ts'
import { findFollowUp } from '../../data/widgets.ts'
import { found, HttpError, invalidField } from '../../middleware/http-error.ts'
import { validBody, validParams } from '../../middleware/validate.ts'
import { claimToken } from '../../wire/interaction-resource.ts'
import { predictionRewards } from '../../wire/widget-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const claimParams = validParams(
  z.object({ kind: widgetKindSchema.refine(isPrediction), widget: z.string() }),
  'Interaction',
)
const claimFields = z.object({ claim_token: z.string('This field is required.') })

/** Claiming the reward of a prediction through its follow-up, once (docs/contract/rest.md, 'Settlement' and 'Interactions'). */
export function claimRoutes({ db, clock, auth }: AppContext): Hono {
  const app = new Hono({ strict: false })
  const path = '/widget-interaction-claims/:kind/:widget/claims'
  app.post(path, auth.required, claimParams, validBody(claimFields), async (c) => {
    const { profileId } = c.var
    const { claim_token } = c.req.valid('json')
    const { kind, widget } = c.req.valid('param')
    const [first] = await interactionsOf(db, profileId, { widgetIds: [widget], kinds: [kind] })
    const answer = found(first, 'Interaction')
    if (claim_token !== claimToken(answer.id))
      throw invalidField('claim_token', 'This token belongs to another interaction.')
    const followUp = found(
      await findFollowUp(db, { parentId: widget, kind: followUpKind(kind) }),
      'Follow-up',
    )
    if (followUp.amounts === null) throw new HttpError(403, 'This prediction is not settled.')
    const claim = {
      interaction_id: answer.id,
      id: randomUUID(),
      profile_id: profileId,
      claimed_at: clock.now(),
    }
    if (!(await insertClaim(db, claim))) throw new HttpError(409, 'This reward was claimed before.')
    return c.json({
      id: claim.id,
      url: `${linksOf(c).claims(kind, widget)}${claim.id}/`,
      claimed_at: profileInstant(claim.claimed_at),
      rewards: predictionRewards({ ...answer, amounts: followUp.amounts }),
    })
  })
  return app
}
