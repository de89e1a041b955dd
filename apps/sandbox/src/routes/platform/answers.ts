import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { isId, optionPosition } from '../../core/ids.ts'
import { type AnswerForm, isAnsweredBy, isWidgetKind, type WidgetKind } from '../../core/widget-kind.ts'
import {
  type Answer,
  type AnsweredRow,
  answerById,
  ballotOf,
  insertAnswers,
} from '../../data/interactions.ts'
import { HttpError, invalidField, notFound } from '../../middleware/http-error.ts'
import { readBody } from '../../middleware/read-body.ts'
import { batch } from '../../services/answering/batch.ts'
import { bodySchemas, createdUrl, interactionResource } from '../../wire/interaction-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'
import { explainRefusal } from './explain-refusal.ts'

const numbersSchema = z.object({
  votes: z
    .array(
      z.object({ option_id: z.string('An option_id is required.'), number: z.int('Enter whole numbers.') }),
    )
    .min(1, 'Give at least one vote.'),
})

interface Content {
  readonly position: number | null
  readonly slot?: number
  readonly body?: object
}

/** Answering widgets of every form (contract 2.8.1; 6.2 rows 9 and 16). */
export function answerRoutes(context: AppContext): Hono {
  const { db, clock, auth, results } = context
  const app = new Hono({ strict: false })
  const insertAnswer = batch((answers: readonly Answer[]) => insertAnswers(db, answers))

  async function store(
    c: Context,
    forms: readonly AnswerForm[],
    contentOf: (widget: Named) => Promise<Content | undefined>,
  ) {
    const profileId = await auth.requireProfile(c)
    const { kind = '', widget: id = '' } = c.req.param()
    if (!isId(id) || !isWidgetKind(kind) || !isAnsweredBy(kind, ...forms)) throw notFound('Widget')
    const now = clock.now()
    const content = await contentOf({ id, kind })
    const answer = { id: randomUUID(), profileId, widgetId: id, kind, now }
    const row = content && (await insertAnswer({ slot: 0, ...content, ...answer }))
    const shown = (stored: AnsweredRow) => {
      results.answered({ id, kind })
      return c.json(interactionResource(stored, { kind, links: linksOf(c), urlOf: createdUrl }), 201)
    }
    if (row) return shown(row)
    const wrongOption = () => notFound('Option')
    await explainRefusal(context, { widget: { id, kind }, now, position: content?.position, wrongOption })
    const stored = await answerById(db, answer.id)
    if (stored) return shown(stored)
    throw new HttpError(409, 'This widget was answered before. Change the interaction instead.')
  }

  /** Each vote names an option of the widget, no option twice. */
  async function numbersFor(c: Context, widget: Named): Promise<object> {
    const { votes } = await readBody(c, numbersSchema)
    const ballot = await ballotOf(db, widget)
    if (!ballot) throw notFound('Widget')
    const stored = votes.map(({ option_id, number }) => ({
      id: randomUUID(),
      position: optionPosition(widget.id, option_id) ?? -1,
      number,
    }))
    const isSound = stored.every(({ position }) => position >= 0 && position < ballot.option_count)
    if (!isSound || new Set(stored.map(({ position }) => position)).size < stored.length) {
      throw invalidField('votes', 'Name options of this widget, each of them once.')
    }
    return { votes: stored }
  }

  // Vote and answer URLs may carry a signed last segment (contract 2.3).
  const signed = (path: string) => [path, `${path}/:signature`]

  app.on('POST', signed('/widget-interactions/:kind/:widget/options/:option/votes'), (c) =>
    store(c, ['option', 'cheer'], async ({ id, kind }) => {
      const position = optionPosition(id, c.req.param('option') ?? '')
      const body = isAnsweredBy(kind, 'cheer') ? await readBody(c, bodySchemas.cheer) : undefined
      return position === undefined ? undefined : { position, ...(body && { body, slot: position }) }
    }),
  )
  app.on('POST', signed('/widget-interactions/:kind/:widget/choices/:choice/answers'), (c) =>
    store(c, ['choice'], async ({ id }) => {
      const position = optionPosition(id, c.req.param('choice') ?? '')
      return position === undefined ? undefined : { position }
    }),
  )
  app.on('POST', signed('/widget-interactions/:kind/:widget/votes'), (c) =>
    store(c, ['magnitude', 'numbers'], async ({ id, kind }) =>
      isAnsweredBy(kind, 'magnitude')
        ? { position: null, body: await readBody(c, bodySchemas.magnitude) }
        : { position: null, body: await numbersFor(c, { id, kind }) },
    ),
  )
  app.on('POST', signed('/widget-interactions/:kind/:widget/replies'), (c) =>
    store(c, ['reply'], async () => ({ position: null, body: await readBody(c, bodySchemas.reply) })),
  )
  return app
}

interface Named {
  readonly id: string
  readonly kind: WidgetKind
}
