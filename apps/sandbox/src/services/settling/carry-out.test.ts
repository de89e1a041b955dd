import { afterEach, expect, it } from 'vitest'
import { type Answer, call, newFan, round, widgetsOf } from '../../../test/api.ts'
import { startMenOnce } from '../../../test/start-men.ts'

const sandbox = await startMenOnce()
/** A match that is open at the start. */
const program: Answer['body'] = (await round(sandbox, 10))[4]
const START = '2024-04-27T05:30:00Z'
afterEach(async () => {
  await sandbox.clock.set(START)
  await settle(program.id, { void: false })
  await move(program.id, program.scheduled_at)
})

/** Its real home score is 7, worth 10 points to whoever picked it. */
const PICK = 7
const GIVEN = { homeScore: PICK - 1, awayScore: 3 }
const LATER = '2024-04-27T09:00:00Z'
const PAST = '2024-04-26T05:00:00Z'

const settle = (id: string, body: object = {}) =>
  call(sandbox, `POST /_sandbox/programs/${id}/settle`, { body })
const move = (id: string, kickOff: string | null) =>
  call(sandbox, `POST /_sandbox/programs/${id}/move`, { body: { kickOff } })

type Step = (id: string) => Promise<unknown>
const STEPS = {
  settle: (id) => settle(id),
  give: (id) => settle(id, { result: GIVEN }),
  void: (id) => settle(id, { void: true }),
  unvoid: (id) => settle(id, { void: false }),
  'move to later': (id) => move(id, LATER),
  'move to the past': (id) => move(id, PAST),
  'move to no date': (id) => move(id, null),
  'go back a day': () => sandbox.clock.set('2024-04-25T00:00:00Z'),
  'go back to the start': () => sandbox.clock.set(START),
} satisfies Record<string, Step>
type StepName = keyof typeof STEPS

/** The view of a fan who picked the home score: points on both boards, whether a pick can be changed, and the tag. */
async function seen(fan: { id: string; token: string }, url: string) {
  const entries = await Promise.all(
    program.leaderboards.map((board: Answer['body']) => call(sandbox, `GET ${board.entries_url}/${fan.id}`)),
  )
  const { body } = await call(sandbox, `GET programs/${program.id}/`)
  const data = JSON.parse(body.custom_data)
  const [, widget] = await widgetsOf(sandbox, program.id)
  const change = await call(sandbox, `PATCH ${url}`, {
    token: fan.token,
    body: { option_id: widget.options[PICK].id },
  })
  return {
    points: entries.map((entry) => (entry.status === 404 ? 'none' : entry.body.score)),
    change: change.status,
    void: data.match_status === 'void',
  }
}

const OPEN = { points: ['none', 'none'], change: 200, void: false }
const OFF = { points: ['none', 'none'], change: 403, void: true }
const scored = (points: number) => ({ points: [points, points], change: 403, void: false })

it.each<[StepName[], object]>([
  [['void'], OFF],
  [['void', 'unvoid'], OPEN],
  [['give'], scored(5)],
  [['give', 'void'], OFF],
  [['give', 'void', 'unvoid'], scored(5)],
  [['void', 'give'], scored(5)],
  [['give', 'give'], scored(5)],
  [['give', 'settle'], scored(10)],
  [['give', 'settle', 'give'], scored(5)],
  [['give', 'move to later'], OPEN],
  [['give', 'move to the past'], scored(5)],
  [['move to the past'], scored(10)],
  [['move to the past', 'void'], OFF],
  [['void', 'move to the past'], OFF],
  [['void', 'move to the past', 'unvoid'], scored(10)],
  [['void', 'move to no date', 'unvoid'], OFF],
  [['give', 'move to no date'], OFF],
  [['move to no date', 'move to later'], OPEN],
  [['move to no date', 'void', 'move to later'], OFF],
  [['give', 'go back a day'], OPEN],
  [['void', 'go back a day', 'go back to the start'], OPEN],
  [['void', 'move to later', 'go back a day'], OPEN],
  [['void', 'move to the past', 'go back a day'], OPEN],
  [['void', 'move to no date', 'move to later', 'go back a day'], OPEN],
])(
  'a match after %j has the points of its state, and takes answers only if it is open',
  async (steps, expected) => {
    const fan = await newFan(sandbox)
    const [, widget] = await widgetsOf(sandbox, program.id)
    const vote = await call(sandbox, `POST ${widget.options[PICK].vote_url}`, { token: fan.token })
    for (const step of steps) await STEPS[step](program.id)
    expect(await seen(fan, vote.body.url)).toEqual(expected)
  },
)

it.each([
  ['settled', { result: GIVEN }, 'no longer takes answers'],
  ['called off', { void: true }, 'called off'],
])(
  'a match closes its questions and refuses votes when it is %s before its kick-off, until that is taken back',
  async (_, order, reason) => {
    const { token } = await newFan(sandbox)
    const [, widget] = await widgetsOf(sandbox, program.id)
    const vote = () => call(sandbox, `POST ${widget.options[PICK].vote_url}`, { token })
    const closesAt = async () =>
      (await widgetsOf(sandbox, program.id)).map(({ interactive_until }) => Date.parse(interactive_until))
    const kickOff = Array<number>(8).fill(Date.parse(program.scheduled_at))
    expect(await closesAt()).toEqual(kickOff)
    await settle(program.id, order)
    expect(Math.max(...(await closesAt()))).toBeLessThanOrEqual(sandbox.clock.now())
    expect(await vote()).toMatchObject({ status: 403, body: { detail: expect.stringContaining(reason) } })
    await sandbox.clock.set(Date.parse(START) - 1)
    expect(await closesAt()).toEqual(kickOff)
    expect((await vote()).status).toBe(201)
  },
)
