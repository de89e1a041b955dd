import { describe, expect, it } from 'vitest'
import { type Answer, call, newFan, round, widgetsOf } from '../../../test/api.ts'
import { startMenOnce } from '../../../test/start-men.ts'

const sandbox = await startMenOnce()
const programs = await round(sandbox, 10)
const closed = await widgetsOf(sandbox, programs[3].id)
const open = await widgetsOf(sandbox, programs[4].id)

function voteUrl(widget: Answer['body'], position = 0): string {
  return new URL(widget.options[position].vote_url).pathname
}

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

  it('is refused from the closing instant on, and taken a millisecond before', async () => {
    const closesAt = Date.parse(open[0].interactive_until)
    const { token } = await newFan(sandbox)
    const start = sandbox.clock.now()
    await sandbox.clock.set(closesAt)
    const late = await call(sandbox, `POST ${voteUrl(open[0])}`, { token })
    await sandbox.clock.set(closesAt - 1)
    const intime = await call(sandbox, `POST ${voteUrl(open[0])}`, { token })
    await sandbox.clock.set(start)
    expect([late.status, late.body]).toEqual([
      403,
      { detail: 'This widget no longer takes answers.', error_code: 'permission_denied' },
    ])
    expect(intime.status).toBe(201)
  })

  it('needs a token: none is 401, a wrong one 403, the bare word Bearer none', async () => {
    const path = `POST ${voteUrl(open[0])}` as const
    expect(await call(sandbox, path)).toMatchObject({ status: 401, body: { detail: expect.any(String) } })
    expect(await call(sandbox, path, { headers: { authorization: 'Bearer ' } })).toMatchObject({
      status: 401,
    })
    expect(await call(sandbox, path, { token: 'made-up' })).toMatchObject({
      status: 403,
      body: { detail: expect.any(String) },
    })
  })

  it.each([
    ['a widget nobody has', (path: string) => path.replaceAll(/[0-9a-f]{8}-/g, '00000000-')],
    ['an option the widget lacks', (path: string) => path.replace(/0001\/votes/, '0fff/votes')],
    ['another kind', (path: string) => path.replace('text-prediction', 'text-poll')],
    [
      'an id that is none',
      (path: string) => path.replace(/text-prediction\/[^/]+/, 'text-prediction/1%27%20or%20true'),
    ],
  ])('finds nothing at %s', async (_, change) => {
    const answer = await call(sandbox, `POST ${change(voteUrl(open[0]))}`, { token: sandbox.demoToken })
    expect(answer).toMatchObject({ status: 404, body: { detail: expect.stringContaining('not found') } })
  })
})

describe('changing a vote', () => {
  async function voted() {
    const fan = await newFan(sandbox)
    const { body } = await call(sandbox, `POST ${voteUrl(open[1], 5)}`, { token: fan.token })
    return { ...fan, interaction: body }
  }

  it.each(['PATCH', 'PUT'])('moves it to another option by %s, under both of its URLs', async (method) => {
    const { id, token, interaction } = await voted()
    const changed = await call(sandbox, `${method} ${interaction.url}`, {
      token,
      body: { option_id: open[1].options[7].id },
    })
    expect(changed).toMatchObject({
      status: 200,
      body: { id: interaction.id, option_id: open[1].options[7].id },
    })
    const { body } = await call(
      sandbox,
      `GET profiles/${id}/widget-interactions/?text_prediction_id=${open[1].id}`,
      { token },
    )
    const [read] = body.interactions['text-prediction']
    const again = await call(sandbox, `${method} ${read.url}`, {
      token,
      body: { option_id: open[1].options[9].id },
    })
    expect(again).toMatchObject({
      status: 200,
      body: { id: interaction.id, option_id: open[1].options[9].id },
    })
  })

  it('names the field that is missing, malformed or of another widget', async () => {
    const { token, interaction } = await voted()
    for (const body of [{}, { option_id: 5 }, { option_id: 'x' }, { option_id: open[2].options[0].id }]) {
      const answer = await call(sandbox, `PATCH ${interaction.url}`, { token, body })
      expect([answer.status, answer.body]).toEqual([400, { option_id: [expect.any(String)] }])
    }
    const broken = await call(sandbox, `PATCH ${interaction.url}`, { token, body: '{oops' })
    expect(broken).toMatchObject({ status: 400, body: { non_field_errors: [expect.any(String)] } })
  })

  it('is refused to other profiles', async () => {
    const { interaction } = await voted()
    const body = { option_id: open[1].options[0].id }
    expect(await call(sandbox, `PATCH ${interaction.url}`, { token: sandbox.demoToken, body })).toMatchObject(
      { status: 403 },
    )
    expect(await call(sandbox, `PATCH ${interaction.url}`, { body })).toMatchObject({ status: 401 })
  })

  it('finds no interaction that does not exist', async () => {
    const { token, interaction } = await voted()
    const url = interaction.url.replace(interaction.id, '3f0c9f1e-1f3c-4f5a-9d3a-111111111111')
    const answer = await call(sandbox, `PATCH ${url}`, { token, body: { option_id: open[1].options[0].id } })
    expect(answer.status).toBe(404)
  })

  it('ends at the closing instant', async () => {
    const { body } = await call(
      sandbox,
      `GET profiles/${sandbox.demoProfileId}/widget-interactions/?text_prediction_id=${closed[0].id}`,
      {
        token: sandbox.demoToken,
      },
    )
    const [mine] = body.interactions['text-prediction']
    const answer = await call(sandbox, `PATCH ${mine.url}`, {
      token: sandbox.demoToken,
      body: { option_id: closed[0].options[0].id },
    })
    expect(answer).toMatchObject({ status: 403, body: { detail: expect.stringContaining('no longer') } })
  })
})

describe('reading interactions', () => {
  it('returns an empty object if there are none', async () => {
    const { id, token } = await newFan(sandbox)
    const { body } = await call(sandbox, `GET profiles/${id}/widget-interactions/`, { token })
    expect(body).toEqual({ count: 0, next: null, previous: null, interactions: {} })
  })

  it('takes widget ids, kinds, or neither', async () => {
    const { id, token } = await newFan(sandbox)
    await call(sandbox, `POST ${voteUrl(open[0])}`, { token })
    await call(sandbox, `POST ${voteUrl(open[1])}`, { token })
    const ask = async (query: string) =>
      (await call(sandbox, `GET profiles/${id}/widget-interactions/${query}`, { token })).body.count
    expect(await ask('')).toBe(2)
    expect(await ask('?widget_kind=text-prediction')).toBe(2)
    expect(await ask('?widget_kind=text-poll')).toBe(0)
    expect(await ask(`?text_prediction_id=${open[1].id}&text_prediction_id=${open[2].id}`)).toBe(1)
    expect(await ask('?text_prediction_id=nonsense')).toBe(0)
  })

  it('is for oneself only', async () => {
    const { token } = await newFan(sandbox)
    const path = `GET profiles/${sandbox.demoProfileId}/widget-interactions/` as const
    expect(await call(sandbox, path, { token })).toMatchObject({ status: 403 })
    expect(await call(sandbox, 'GET profiles/none/widget-interactions/', { token })).toMatchObject({
      status: 404,
    })
  })
})
