import { Hono } from 'hono'
import { z } from 'zod'
import type { AnsweredRow } from '../../data/interactions.ts'
import { unclaimedAnswers } from '../../data/interactions.ts'
import { HttpError } from '../../middleware/http-error.ts'
import { pageFields, pageOf } from '../../middleware/page-of.ts'
import { text } from '../../middleware/query-fields.ts'
import { validQuery } from '../../middleware/validate.ts'
import { interactionResource, readUrl } from '../../wire/interaction-resource.ts'
import { predictionRewards } from '../../wire/reward-resource.ts'
import { kindOf } from '../../wire/widget-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const unclaimedQuery = z.object({ ...pageFields, program_id: text })

/** Right predictions with an unclaimed reward of a follow-up (contract 2.2). */
export function unclaimedRoutes({ db, auth }: AppContext): Hono {
  const app = new Hono({ strict: false })
  const path = '/profiles/:profile/unclaimed-widget-interactions'
  app.get(path, auth.required, validQuery(unclaimedQuery), async (c) => {
    const { profileId } = c.var
    if (c.req.param('profile') !== profileId)
      throw new HttpError(403, 'These interactions belong to another profile.')
    const { program_id: programId, ...query } = c.req.valid('query')
    const answers = await unclaimedAnswers(db, profileId, programId)
    const right = answers.filter((answer) => predictionRewards(answer).length > 0)
    const links = linksOf(c)
    const show = (answer: AnsweredRow) => ({
      ...interactionResource(answer, {
        kind: kindOf({ id: answer.widget_id, kind: answer.kind }),
        links,
        urlOf: readUrl,
      }),
      rewards: predictionRewards(answer),
    })
    return c.json(pageOf(c, query).paginate(right, show))
  })
  return app
}
