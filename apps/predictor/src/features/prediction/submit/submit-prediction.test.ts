import type { Prediction } from '@touchline/game-rules'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aChange, aDraft, aNumberPrediction, byId, someAnswers } from '../../../../test/makers.ts'
import { type MatchStage, matchStage } from '../../../../test/match-stage.ts'
import type { SavedAnswers } from '../../../platform/answers-and-votes.ts'
import { keys } from '../../../queries/keys.ts'
import { submitPrediction } from './submit-prediction.ts'

const score = (home: number, away: number): Prediction => ({ winner: { kind: 'match-result', home, away } })
const MINUTE: Prediction = { minute: { kind: 'minute', value: 7 } }
const NINE = { minute: { kind: 'minute', value: 9 } } as const
const BOTH: Prediction = { ...score(24, 20), ...MINUTE }

let stage: MatchStage
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  stage = await matchStage([aNumberPrediction()])
})

function submit(answers: Prediction, saved = someAnswers()) {
  return stage.submit(answers, saved)
}

/** Makes the next reads of the answers fail. */
function failReads(times: number): void {
  stage.platform.inject({ method: 'GET', path: 'widget-interactions', fault: { status: 500 }, times })
}

function storedOptions(): readonly string[] {
  return stage.platform.state.interactions.map(({ option_id }) => option_id ?? '').toSorted()
}

it('votes once a widget at first, and then updates the vote that differs', async () => {
  const first = await submit(BOTH)
  expect(first.outcomes).toEqual(byId({ winner: 'saved', minute: 'saved' }))
  expect(first.saved.prediction).toEqual(BOTH)
  expect(storedOptions()).toEqual(['away.20', 'home.24', 'minute.7', 'winner.Chiefs'])
  expect(stage.votes()).toHaveLength(4)
  expect((await submit(score(25, 20), first.saved)).outcomes).toEqual(byId({ winner: 'saved' }))
  expect(stage.votes()).toHaveLength(5)
  expect(storedOptions()).toContain('home.25')
})

it('updates a vote if another device answered first', async () => {
  await submit(MINUTE)
  failReads(1)
  const { outcomes } = await submit(NINE)
  expect(outcomes).toEqual(byId({ minute: 'saved' }))
  expect(storedOptions()).toEqual(['minute.9'])
})

describe('an attempt that fails in part', () => {
  it('reports an answer as saved if only its response was lost', async () => {
    stage.platform.inject({ method: 'POST', path: 'minute.', fault: 'drop-after-write' })
    const { outcomes } = await submit(BOTH)
    expect(outcomes).toEqual(byId({ winner: 'saved', minute: 'saved' }))
    expect(stage.votes()).toHaveLength(4)
  })

  it('does not report an answer as saved if the request never arrived', async () => {
    stage.platform.inject({ method: 'POST', path: 'minute.', fault: 'drop-before-write' })
    expect((await submit(BOTH)).outcomes).toEqual(byId({ winner: 'saved', minute: 'failed' }))
  })

  it('reads back, and sends nothing, if the attempt was given up before it began', async () => {
    const abort = new AbortController()
    abort.abort()
    const { outcomes } = await stage.submit(BOTH, someAnswers(), abort)
    expect(outcomes).toEqual(byId({ winner: 'failed', minute: 'failed' }))
    expect(storedOptions()).toEqual([])
  })

  it('fails an uncertain answer when it cannot be read back either', async () => {
    stage.platform.inject({ method: 'POST', path: 'minute.', fault: 'drop-after-write' })
    failReads(9)
    expect((await submit(BOTH)).outcomes).toEqual(byId({ winner: 'saved', minute: 'failed' }))
  })

  it('sends the earlier answer again if a change was lost and could not be read back', async () => {
    const first = await submit(MINUTE)
    stage.platform.inject({ method: 'PATCH', path: 'minute', fault: 'drop-after-write' })
    failReads(9)
    const second = await submit(NINE, first.saved)
    expect(second.outcomes).toEqual(byId({ minute: 'failed' }))
    expect(storedOptions()).toEqual(['minute.9'])
    const third = await submit(MINUTE, second.saved)
    expect(third.outcomes).toEqual(byId({ minute: 'saved' }))
    expect(storedOptions()).toEqual(['minute.7'])
  })

  it('saves no third of a final score: one lost vote leaves the question unsaved', async () => {
    stage.platform.inject({ method: 'POST', path: 'away.', fault: { status: 502 } })
    const first = await submit(score(24, 20))
    expect(first.outcomes).toEqual(byId({ winner: 'failed' }))
    expect(first.saved.prediction).toEqual({})
    const second = await submit(score(24, 20), first.saved)
    expect(second.outcomes).toEqual(byId({ winner: 'saved' }))
    expect(storedOptions()).toEqual(['away.20', 'home.24', 'winner.Chiefs'])
  })

  it('names the reason of a final score of which one vote was refused and another one lost', async () => {
    stage.platform.inject({ method: 'POST', path: 'winner.', fault: { status: 502 } })
    stage.platform.inject({ method: 'POST', path: 'away.', fault: { status: 401 } })
    expect((await submit(score(24, 20))).outcomes).toEqual(byId({ winner: 'sign-in' }))
  })

  it('waits as the platform asks if no source has named the time and the device clock is past the closing', async () => {
    const now = Date.parse('2024-04-27T09:00:00Z')
    vi.spyOn(stage.engagement, 'now').mockReturnValue(now)
    vi.spyOn(stage.engagement, 'clockSkewMs', 'get').mockReturnValue(undefined)
    stage.platform.inject({ path: 'minute.', fault: { status: 429, headers: { 'retry-after': '20' } } })
    const { wait } = await submit(MINUTE)
    expect(wait?.isBeyondClosing).toBe(false)
    expect(wait?.until).toBeGreaterThanOrEqual(now + 20_000)
  })

  it('reads nothing back from a busy platform, which stored nothing', async () => {
    stage.platform.inject({ path: 'minute.', fault: { status: 429 } })
    expect((await submit(MINUTE)).outcomes).toEqual(byId({ minute: 'failed' }))
    expect(stage.platform.calls.filter(({ method }) => method === 'GET')).toHaveLength(1)
  })

  it.each<Prediction>([score(250, 0), { tackles: { kind: 'numbers', numbers: { 'tackles.Chiefs': 142 } } }])(
    'sends nothing for an answer that the platform has no choice for: %j',
    async (answers) => {
      const { outcomes } = await submit(answers)
      expect([...outcomes.values()]).toEqual(['invalid'])
      expect(stage.votes()).toEqual([])
    },
  )
})

describe('a score that another device changed, which this device could not read', () => {
  let saved: SavedAnswers
  beforeEach(async () => {
    const before = await submit(score(10, 5))
    saved = before.saved
    await submit(score(30, 5), saved)
  })

  it('is stored as a whole before it is saved', async () => {
    failReads(2)
    const result = await submit(score(10, 2), saved)
    expect(result).toMatchObject({ outcomes: byId({ winner: 'saved' }) })
    expect(storedOptions()).toEqual(['away.2', 'home.10', 'winner.Chiefs'])
  })

  it('is not saved if one of its votes fails, although this device read that vote before', async () => {
    stage.platform.inject({ method: 'PATCH', path: 'home', fault: { status: 500 } })
    failReads(2)
    const result = await submit(score(10, 2), saved)
    expect(result).toMatchObject({ outcomes: byId({ winner: 'failed' }) })
    expect(storedOptions()).toEqual(['away.2', 'home.30', 'winner.Chiefs'])
  })
})

describe('a number prediction', () => {
  const tackles = (numbers: Readonly<Record<string, number>>): Prediction => ({
    tackles: { kind: 'numbers', numbers },
  })
  const STORED = tackles({ 'tackles.Chiefs': 142, 'tackles.Blues': 97 })

  it('is saved, and not sent again, if another device stored the same numbers first', async () => {
    await submit(STORED)
    expect((await submit(STORED)).outcomes).toEqual(byId({ tackles: 'saved' }))
    expect(stage.votes()).toHaveLength(1)
  })

  it('stays saved, because no device can change it, if no read succeeds', async () => {
    const { saved } = await submit(STORED)
    failReads(4)
    expect((await submit(STORED, saved)).outcomes).toEqual(byId({ tackles: 'saved' }))
    expect(stage.votes()).toHaveLength(1)
  })

  it('is final if another device stored other numbers first, and those are kept', async () => {
    await submit(STORED)
    // The comparison before the send does not get through.
    failReads(1)
    const { outcomes, saved } = await submit(tackles({ 'tackles.Chiefs': 1, 'tackles.Blues': 2 }))
    expect(outcomes).toEqual(byId({ tackles: 'final' }))
    expect(saved.prediction).toEqual(STORED)
  })
})

it('keeps what was read after Submit was pressed, if it cannot be read again', async () => {
  const { saved } = await submit(MINUTE)
  const queryKey = keys.answers(stage.questions.fixture.id)
  stage.client.setQueryData(queryKey, saved)
  failReads(2)
  await submitPrediction(stage.session, stage.client, {
    questions: stage.questions,
    saved: someAnswers(),
    changes: aDraft(score(10, 2)),
    abort: new AbortController(),
  })
  const { prediction } = stage.client.getQueryData<SavedAnswers>(queryKey) ?? {}
  expect(prediction).toEqual({ ...MINUTE, ...score(10, 2) })
})

it('sends no answer of a Submit if another device has changed one of them since', async () => {
  await submit(MINUTE)
  const saved = someAnswers({ prediction: { minute: { kind: 'minute', value: 5 } } })
  const { outcomes } = await submit({ ...NINE, ...score(10, 5) }, saved)
  expect([outcomes, stage.votes().length]).toEqual([new Map(), 1])
})

it.each([
  ['has come too late if it was never sent', [], 'closed'],
  ['is not confirmed if it was sent before', [NINE.minute], 'failed'],
])('sends no answer to a question that has closed: it %s', async (_what, attempts, outcome) => {
  const { questions, session, client } = stage
  const submitted = submitPrediction(session, client, {
    questions: { ...questions, fixture: { ...questions.fixture, isVoid: true } },
    saved: someAnswers(),
    changes: byId({ minute: aChange(NINE.minute, { attempts }) }),
    abort: new AbortController(),
  })
  expect(await submitted).toEqual({ outcomes: byId({ minute: outcome }) })
  expect(stage.platform.calls).toEqual([])
})
