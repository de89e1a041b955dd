import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { isId, optionPosition } from '../../core/ids.ts'
import { type AnswerForm, isAnsweredBy, type WidgetKind, widgetKindSchema } from '../../core/widget-kind.ts'
import { createAnswerQueue, updateAnswer } from '../../data/answers.ts'
import { type AnsweredRow, answerById, ballotOf } from '../../data/interactions.ts'
import { found, HttpError, invalidField, notFound } from '../../middleware/http-error.ts'
import { readBody, validBody, validParams } from '../../middleware/validate.ts'
import { bodySchemas, interactionResource } from '../../wire/interaction-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const numbersSchema = z.object({
  votes: z
    .array(
      z.object({ option_id: z.string('An option_id is required.'), number: z.int('Enter whole numbers.') }),
    )
    .min(1, 'Give at least one vote.'),
})

const changeFields = z.object({ option_id: z.string('This field is required.') })

const interactionParams = validParams(
  z.object({ kind: widgetKindSchema, widget: z.string(), id: z.string() }),
  'Interaction',
)

const VOTE_PATHS = [
  '/widget-interactions/:kind/:widget/votes/:id',
  '/profiles/:profile/widget-interactions/:kind/:widget/:id',
]

/** Validates the widget in a path, which must be answered in one of these forms. */
function answerable(...forms: readonly AnswerForm[]) {
  const kind = widgetKindSchema.refine((one) => isAnsweredBy(one, ...forms))
  const part = z.string().default('')
  return validParams(
    z.object({ kind, widget: z.string().refine(isId), option: part, choice: part }),
    'Widget',
  )
}

interface Named {
  readonly id: string
  readonly kind: WidgetKind
}

interface Content {
  readonly position: number | null
  readonly slot?: number
  readonly body?: object
}

/** Giving and changing answers to widgets of every form (docs/contract/rest.md, 'Interactions'). */
export function answerRoutes(context: AppContext): Hono {
  const { db, clock, auth, announcer } = context
  const app = new Hono({ strict: false })
  const insertAnswer = createAnswerQueue(db)

  /** Stores an answer. @param content undefined if the widget has no such option */
  async function store(
    c: Context<{ Variables: { profileId: string } }>,
    { id, kind }: Named,
    content: Content | undefined,
  ): Promise<Response> {
    const now = clock.now()
    const answer = { id: randomUUID(), profileId: c.var.profileId, widgetId: id, kind, now }
    const row = content && (await insertAnswer({ slot: 0, ...content, ...answer }))
    const shown = (stored: AnsweredRow) => {
      announcer.answered({ id, kind })
      return c.json(interactionResource(stored, linksOf(c).vote(stored)), 201)
    }
    if (row) return shown(row)
    const wrongOption = () => notFound('Option')
    await explainRefusal(context, { widget: { id, kind }, now, position: content?.position, wrongOption })
    const stored = await answerById(db, answer.id)
    if (stored) return shown(stored)
    throw new HttpError(409, 'This widget was answered before. Change the interaction instead.')
  }

  /** Reads votes with numbers: each names another option of the widget. */
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

  // Vote and answer URLs may carry a signed last segment (docs/contract/rest.md, 'Kinds of widgets').
  const voteOnOption = '/widget-interactions/:kind/:widget/options/:option/votes/:signature?'
  app.post(voteOnOption, auth.required, answerable('option', 'cheer'), async (c) => {
    const { kind, widget: id, option } = c.req.valid('param')
    const body = isAnsweredBy(kind, 'cheer') ? await readBody(c, bodySchemas.cheer) : undefined
    const position = optionPosition(id, option)
    const content = position === undefined ? undefined : { position, ...(body && { body, slot: position }) }
    return store(c, { id, kind }, content)
  })

  const answerWithChoice = '/widget-interactions/:kind/:widget/choices/:choice/answers/:signature?'
  app.post(answerWithChoice, auth.required, answerable('choice'), (c) => {
    const { kind, widget: id, choice } = c.req.valid('param')
    const position = optionPosition(id, choice)
    return store(c, { id, kind }, position === undefined ? undefined : { position })
  })

  const voteOnWidget = '/widget-interactions/:kind/:widget/votes/:signature?'
  app.post(voteOnWidget, auth.required, answerable('magnitude', 'numbers'), async (c) => {
    const { kind, widget: id } = c.req.valid('param')
    const body = isAnsweredBy(kind, 'magnitude')
      ? await readBody(c, bodySchemas.magnitude)
      : await numbersFor(c, { id, kind })
    return store(c, { id, kind }, { position: null, body })
  })

  const reply = '/widget-interactions/:kind/:widget/replies/:signature?'
  app.post(reply, auth.required, answerable('reply'), validBody(bodySchemas.reply), (c) => {
    const { kind, widget: id } = c.req.valid('param')
    return store(c, { id, kind }, { position: null, body: c.req.valid('json') })
  })

  for (const path of VOTE_PATHS) {
    app.on(['PATCH', 'PUT'], path, auth.required, interactionParams, async (c) => {
      const { profileId } = c.var
      const { kind, widget: widgetId, id } = c.req.valid('param')
      const widget = { id: widgetId, kind }
      const known = found(await answerById(db, id), 'Interaction')
      if (known.widget_id !== widgetId) throw notFound('Interaction')
      if (known.profile_id !== profileId)
        throw new HttpError(403, 'This interaction belongs to another profile.')
      const content = await readChange(c, widget)
      const now = clock.now()
      const row = content && (await updateAnswer(db, { ...content, id, profileId, widgetId, kind, now }))
      if (row) {
        announcer.answered(widget)
        return c.json(interactionResource(row, linksOf(c).vote(row)))
      }
      const wrongOption = () => invalidField('option_id', 'This widget has no such option.')
      await explainRefusal(context, { widget, now, position: content?.position, wrongOption })
      throw notFound('Interaction')
    })
  }
  return app
}

/** Reads the new option, or the new count of a cheer meter; undefined if the widget has no such option. */
async function readChange(c: Context, { id, kind }: Named) {
  if (!isAnsweredBy(kind, 'option', 'cheer'))
    throw new HttpError(405, 'An answer of this kind cannot be changed.')
  if (isAnsweredBy(kind, 'cheer')) return { position: null, body: await readBody(c, bodySchemas.cheer) }
  const { option_id } = await readBody(c, changeFields)
  const position = optionPosition(id, option_id)
  return position === undefined ? undefined : { position }
}

interface Refused {
  readonly widget: Named
  readonly now: number
  /** Undefined if the widget has no such option; null if the answer needs none. */
  readonly position: number | null | undefined
  readonly wrongOption: () => HttpError
}

/** Throws the reason why a widget took no answer; returns if the widget is not the reason. */
async function explainRefusal({ db }: AppContext, refused: Refused): Promise<void> {
  const { widget, position, now } = refused
  const ballot = found(await ballotOf(db, widget), 'Widget')
  if (position === undefined || (position !== null && position >= ballot.option_count))
    throw refused.wrongOption()
  if (ballot.is_void) throw new HttpError(403, 'This match was called off, so its widgets take no answers.')
  if (ballot.interactive_until !== null && now >= ballot.interactive_until) {
    throw new HttpError(403, 'This widget no longer takes answers.')
  }
  if (ballot.kick_off_at === null) {
    throw new HttpError(403, 'This match has no date, so its widgets take no answers before it has one.')
  }
  if (ballot.settled_at !== null)
    throw new HttpError(403, 'This match is settled, so its widgets take no answers.')
}
