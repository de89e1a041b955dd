import { describe, expect, it } from 'vitest'
import { type Answer, call, listenTo, newFan, round, widgetsOf } from '../../../test/api.ts'
import { startMenOnce } from '../../../test/start-men.ts'
import { WIDGET_KINDS } from '../../core/widget-kind.ts'
import { SHOWCASE_PROGRAM_ID } from '../../services/seeding/showcase.ts'

const sandbox = await startMenOnce()
const shown = await widgetsOf(sandbox, SHOWCASE_PROGRAM_ID)
const widgets = new Map(shown.map((widget) => [widget.kind, widget]))

const post = (url: string, token: string, body?: unknown) => call(sandbox, `POST ${url}`, { token, body })

it('the showcase has a widget of every kind that is published on its own, at its own address', async () => {
  const published = WIDGET_KINDS.filter((kind) => !kind.endsWith('-follow-up'))
  expect([...widgets.keys()].sort()).toEqual(published.sort())
  for (const widget of widgets.values()) {
    expect((await call(sandbox, `GET ${widget.url}`, { token: sandbox.demoToken })).body).toEqual(widget)
  }
})

it('the showcase has the ids of the kinds that take answers in the address of interactions, and no others', async () => {
  const { body } = await call(sandbox, `GET programs/${SHOWCASE_PROGRAM_ID}/widgets/`)
  const names = [...new URL(body.widget_interactions_url_template).searchParams.keys()]
  expect(names).toContain('emoji_slider_id')
  expect(names).not.toContain('alert_id')
  expect(widgets.get('alert').widget_interactions_url_template).not.toContain('?')
})

describe('answers of every form', () => {
  it.each(['text-quiz', 'image-quiz'])(
    '%s: a choice, which cannot be changed, and whether it was right',
    async (kind) => {
      const { token } = await newFan(sandbox)
      const { choices } = widgets.get(kind)
      const right = choices.find((choice: Answer['body']) => choice.is_correct)
      const made = await post(right.answer_url, token)
      expect(made).toMatchObject({ status: 201, body: { choice_id: right.id, is_correct: true } })
      const change = await call(sandbox, `PATCH ${made.body.url}`, { token, body: { option_id: right.id } })
      expect(change.status).toBe(405)
    },
  )

  it('emoji-slider: a magnitude from 0 to 1 as text', async () => {
    const { token } = await newFan(sandbox)
    const answer = (magnitude: unknown) => post(widgets.get('emoji-slider').vote_url, token, { magnitude })
    expect((await answer('0.7')).body.magnitude).toBe('0.700')
    for (const magnitude of ['1.1', '-1', 'x', 0.7, undefined])
      expect((await answer(magnitude)).body).toEqual({ magnitude: [expect.any(String)] })
  })

  it.each(['text-number-prediction', 'image-number-prediction'])(
    '%s: a number for options of its own',
    async (kind) => {
      const { token } = await newFan(sandbox)
      const { vote_url, options } = widgets.get(kind)
      const [foreign] = widgets.get('text-poll').options
      const beyond = { id: options.at(-1).id.replace(/.{4}$/, '1000') }
      for (const { id } of [foreign, beyond])
        expect(await post(vote_url, token, { votes: [{ option_id: id, number: 1 }] })).toMatchObject({
          status: 400,
          body: { votes: [expect.any(String)] },
        })
      const votes = options.map(({ id }: Answer['body'], index: number) => ({
        option_id: id,
        number: 20 + index,
      }))
      expect(await post(vote_url, token, { votes })).toMatchObject({ status: 201, body: { votes } })
    },
  )

  it('cheer-meter: a count for each option, which can be raised, and their sum on the widget', async () => {
    const { id, token } = await newFan(sandbox)
    const { options, id: widgetId } = widgets.get('cheer-meter')
    const [first] = await Promise.all(
      options.map((option: Answer['body'], index: number) =>
        post(option.vote_url, token, { vote_count: index + 1 }),
      ),
    )
    expect(first).toMatchObject({ status: 201, body: { option_id: options[0].id, vote_count: 1 } })
    await call(sandbox, `PATCH ${first.body.url}`, { token, body: { vote_count: 9 } })
    const own = `GET profiles/${id}/widget-interactions/?cheer_meter_id=${widgetId}` as const
    const { body } = await call(sandbox, own, { token })
    expect(body.interactions['cheer-meter'].map((one: Answer['body']) => one.vote_count)).toEqual([9, 2])
    const other = await newFan(sandbox)
    await post(options[0].vote_url, other.token, { vote_count: 3 })
    const cheered = (await call(sandbox, `GET ${widgets.get('cheer-meter').url}`, { token })).body.options
    expect(cheered.map((one: Answer['body']) => one.vote_count)).toEqual([12, 2])
    expect((await post(options[0].vote_url, token, {})).status).toBe(400)
  })

  it('text-ask: a reply that is not blank, counted', async () => {
    const { token } = await newFan(sandbox)
    const { reply_url, url, reply_count } = widgets.get('text-ask')
    expect((await post(reply_url, token, { text: ' ' })).body.text).toEqual(['This field may not be blank.'])
    expect((await post(reply_url, token, { text: 'Why seven?' })).body.text).toBe('Why seven?')
    expect((await call(sandbox, `GET ${url}`, { token })).body.reply_count).toBe(reply_count + 1)
  })

  it('alert and other posts: none', async () => {
    const path = `widget-interactions/alert/${widgets.get('alert').id}/votes/`
    expect((await post(path, sandbox.demoToken, { magnitude: '1' })).status).toBe(404)
  })
})

it('follow-ups are published on settling, name the right option, and their reward is claimed once', async () => {
  const program = (await round(sandbox, 10))[4]
  const [outcome] = await widgetsOf(sandbox, program.id)
  const winner = await newFan(sandbox)
  const loser = await newFan(sandbox)
  const won = await post(outcome.options[0].vote_url, winner.token)
  const lost = await post(outcome.options[1].vote_url, loser.token)
  const heard = await listenTo(sandbox)
  await call(sandbox, `POST /_sandbox/programs/${program.id}/settle`, { body: { followUps: true } })
  const names = async () => new Set((await heard()).map(({ event }) => event))
  const settled = ['text-prediction-updated', 'text-prediction-results']
  await expect.poll(names).toEqual(new Set([...settled, 'text-prediction-follow-up-updated']))

  const { body } = await call(sandbox, `GET programs/${program.id}/widgets/?kind=text-prediction-follow-up`)
  const followUp = body.results.find((one: Answer['body']) => one.text_prediction_id === outcome.id)
  expect(followUp).toMatchObject({
    kind: 'text-prediction-follow-up',
    correct_option_id: outcome.options[0].id,
    options: [{ id: outcome.options[0].id, reward_item_amount: 10 }, {}, {}],
  })
  expect(new URL(followUp.widget_interactions_url_template).search).toBe(`?text_prediction_id=${outcome.id}`)
  const parent = await call(sandbox, `GET ${outcome.url}`, { token: winner.token })
  expect(parent.body.follow_ups).toEqual([followUp])

  const claim = (token: string, claim_token: string) => post(followUp.claim_url, token, { claim_token })
  expect((await claim(winner.token, lost.body.claim_token)).status).toBe(400)
  const { status, body: claimed } = await claim(winner.token, won.body.claim_token)
  expect([status, claimed.rewards]).toMatchObject([200, [{ reward_item_amount: 10 }]])
  expect((await claim(winner.token, won.body.claim_token)).status).toBe(409)
  expect((await claim(loser.token, lost.body.claim_token)).body.rewards).toEqual([])
})

it('impressions are counted, and by how many, on a widget as on a follow-up inside it', async () => {
  const [widget] = await widgetsOf(sandbox, (await round(sandbox, 10))[4].id)
  const [followUp] = widget.follow_ups
  const fans = await Promise.all([newFan(sandbox), newFan(sandbox)])
  for (const { token } of [...fans, ...fans.slice(1)]) await post(widget.impression_url, token)
  await post(followUp.impression_url, sandbox.demoToken)
  expect((await call(sandbox, `GET ${widget.url}`, { token: sandbox.demoToken })).body).toMatchObject({
    impression_count: 3,
    unique_impression_count: 2,
    follow_ups: [{ impression_count: 1, unique_impression_count: 1 }],
  })
})

it('many answers at once of an unknown token are all rejected, and of one that was created meanwhile all accepted', async () => {
  const url = widgets.get('text-poll').options[0].vote_url
  const refused = await Promise.all(Array.from({ length: 5 }, () => post(url, 'unknown-token')))
  expect(refused.map(({ status }) => status)).toEqual(Array(5).fill(403))
  const { token } = await newFan(sandbox)
  const polls = ['text-poll', 'image-poll'].map((kind) => widgets.get(kind).options[0].vote_url)
  const taken = await Promise.all(polls.map((one) => post(one, token)))
  expect(taken.map(({ status }) => status)).toEqual([201, 201])
})
