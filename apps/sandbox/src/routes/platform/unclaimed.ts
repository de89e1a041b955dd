import { Hono } from 'hono'
import type { AnsweredRow } from '../../data/interactions.ts'
import { unclaimedAnswers } from '../../data/interactions.ts'
import { HttpError } from '../../middleware/http-error.ts'
import { pageOf } from '../../middleware/page-of.ts'
import { interactionResource, readUrl } from '../../wire/interaction-resource.ts'
import { predictionRewards } from '../../wire/reward-resource.ts'
import { kindOf } from '../../wire/widget-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

/** Predictions that were right and whose reward waits to be claimed through a follow-up (contract 2.2). */
export function unclaimedRoutes({ db, auth }: AppContext): Hono {
  return new Hono({ strict: false }).get('/profiles/:profile/unclaimed-widget-interactions', async (c) => {
    const profileId = await auth.requireProfile(c)
    if (c.req.param('profile') !== profileId)
      throw new HttpError(403, 'These interactions belong to another profile.')
    const page = pageOf(c)
    const answers = await unclaimedAnswers(db, profileId, c.req.query('program_id') || undefined)
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
    return c.json(page.paginate(right, show))
  })
}
