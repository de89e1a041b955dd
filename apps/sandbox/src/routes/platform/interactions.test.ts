import { describe, expect, it } from 'vitest'
import { type Answer, call, newFan, round, widgetsOf } from '../../../test/api.ts'
import { startMenOnce } from '../../../test/start-men.ts'

const sandbox = await startMenOnce()
const open = await widgetsOf(sandbox, (await round(sandbox, 10))[4].id)

function voteUrl(widget: Answer['body'], position = 0): string {
  return new URL(widget.options[position].vote_url).pathname
}

/** A fan who has answered the second question, and what changes the answer. */
async function voted() {
  const { id, token } = await newFan(sandbox)
  const { body: interaction } = await call(sandbox, `POST ${voteUrl(open[1], 5)}`, { token })
  const change = (url: string, body: unknown, method = 'PATCH', as: string | undefined = token) =>
    call(sandbox, `${method} ${url}`, { token: as, body })
  return { id, token, interaction, change }
}
const optionOf = (widget: Answer['body'], position: number) => ({ option_id: widget.options[position].id })

describe('a vote', () => {
  it('may carry a signed last segment', async () => {
    const { token } = await newFan(sandbox)
    expect((await call(sandbox, `POST ${voteUrl(open[0])}c2lnbmVk/`, { token })).status).toBe(201)
  })

  it('is refused the second time with 409, also when both come at once', async () => {
    const { token } = await newFan(sandbox)
    const answers = await Promise.all(
      [0, 1, 2].map((no) => call(sandbox, `POST ${voteUrl(open[0], no)}`, { token })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409])
    expect(answers.find((answer) => answer.status === 409)?.body.detail).toMatch(/answered before/)
  })

  it('and a change are refused from the closing instant on, and taken a millisecond before', async () => {
    const { token, interaction, change } = await voted()
    const at = async (instant: number) => {
      await sandbox.clock.set(instant)
      const vote = await call(sandbox, `POST ${voteUrl(open[0])}`, { token })
      return [vote, await change(interaction.url, optionOf(open[1], 7))]
    }
    const start = sandbox.clock.now()
    const closesAt = Date.parse(open[0].interactive_until)
    const late = await at(closesAt)
    const inTime = await at(closesAt - 1)
    await sandbox.clock.set(start)
    const refusal = { detail: 'This widget no longer takes answers.', error_code: 'permission_denied' }
    expect(late.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([403, refusal]))
    expect(inTime.map(({ status }) => status)).toEqual([201, 200])
  })

  it.each([
    ['none', 401, {}],
    ['the bare word Bearer', 401, { headers: { authorization: 'Bearer ' } }],
    ['a wrong one', 403, { token: 'made-up' }],
  ])('needs a token: with %s it is a %i', async (_, status, sent) => {
    const answer = await call(sandbox, `POST ${voteUrl(open[0])}`, sent)
    expect(answer).toMatchObject({ status, body: { detail: expect.any(String) } })
  })

  it.each([
    ['a widget that does not exist', (path: string) => path.replaceAll(/[0-9a-f]{8}-/g, '00000000-')],
    ['an option the widget lacks', (path: string) => path.replace(/0001\/votes/, '0fff/votes')],
    ['another kind', (path: string) => path.replace('text-prediction', 'text-poll')],
    [
      'an id that is none',
      (path: string) => path.replace(/prediction\/[^/]+/, 'prediction/1%27%20or%20true'),
    ],
  ])('finds nothing at %s', async (_, change) => {
    const answer = await call(sandbox, `POST ${change(voteUrl(open[0]))}`, { token: sandbox.demoToken })
    expect(answer).toMatchObject({ status: 404, body: { detail: expect.stringContaining('not found') } })
  })
})

describe('changing a vote', () => {
  it.each(['PATCH', 'PUT'])('moves it to another option by %s, under both of its URLs', async (method) => {
    const { id, token, interaction, change } = await voted()
    const own = `GET profiles/${id}/widget-interactions/?text_prediction_id=${open[1].id}` as const
    const [listed] = (await call(sandbox, own, { token })).body.interactions['text-prediction']
    expect(listed.url).not.toBe(interaction.url)
    for (const [position, url] of [interaction.url, listed.url].entries()) {
      const answer = await change(url, optionOf(open[1], position), method)
      expect(answer).toMatchObject({
        status: 200,
        body: { id: interaction.id, ...optionOf(open[1], position) },
      })
    }
  })

  it('names the field that is missing, malformed or of another widget', async () => {
    const { interaction, change } = await voted()
    for (const body of [{}, { option_id: 5 }, { option_id: 'x' }, optionOf(open[2], 0)]) {
      const answer = await change(interaction.url, body)
      expect([answer.status, answer.body]).toEqual([400, { option_id: [expect.any(String)] }])
    }
    const broken = await change(interaction.url, '{oops')
    expect(broken).toMatchObject({ status: 400, body: { non_field_errors: [expect.any(String)] } })
  })

  it('is refused to other profiles, and finds no interaction that does not exist', async () => {
    const { interaction, change } = await voted()
    const to = optionOf(open[1], 0)
    const unknown = interaction.url.replace(interaction.id, '3f0c9f1e-1f3c-4f5a-9d3a-111111111111')
    expect((await change(interaction.url, to, 'PATCH', sandbox.demoToken)).status).toBe(403)
    expect((await call(sandbox, `PATCH ${interaction.url}`, { body: to })).status).toBe(401)
    expect((await change(unknown, to)).status).toBe(404)
  })
})

it('reading interactions takes widget ids, kinds, or neither, and returns an empty object if there are none', async () => {
  const { id, token } = await newFan(sandbox)
  const read = async (query: string) =>
    (await call(sandbox, `GET profiles/${id}/widget-interactions/${query}`, { token })).body
  expect(await read('')).toEqual({ count: 0, next: null, previous: null, interactions: {} })
  for (const widget of [open[0], open[1]]) await call(sandbox, `POST ${voteUrl(widget)}`, { token })
  const counts = await Promise.all(
    [
      '',
      '?widget_kind=text-prediction',
      '?widget_kind=text-poll',
      `?text_prediction_id=${open[1].id}&text_prediction_id=${open[2].id}`,
      '?text_prediction_id=nonsense',
    ].map(async (query) => (await read(query)).count),
  )
  expect(counts).toEqual([2, 2, 0, 1, 0])
})

it('reading interactions is for oneself only', async () => {
  const { token } = await newFan(sandbox)
  const read = (profile: string) => call(sandbox, `GET profiles/${profile}/widget-interactions/`, { token })
  expect([(await read(sandbox.demoProfileId)).status, (await read('none')).status]).toEqual([403, 404])
})
