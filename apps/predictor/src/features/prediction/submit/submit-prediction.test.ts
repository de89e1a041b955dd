import type { Prediction } from '@touchline/game-rules'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aChange, aDraft, aNumberPrediction, byId, someAnswers } from '../../../../test/makers.ts'
import { type MatchStage, matchStage } from '../../../../test/match-stage.ts'
import { answersFromInteractions, type SavedAnswers } from '../../../platform/answers-and-votes.ts'
import { keys } from '../../../queries/keys.ts'
import { submitPrediction } from './submit-prediction.ts'

const score = (home: number, away: number): Prediction => ({ winner: { kind: 'match-result', home, away } })
const MINUTE: Prediction = { minute: { kind: 'minute', value: 7 } }
const BOTH: Prediction = { ...score(24, 20), ...MINUTE }

let stage: MatchStage
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  stage = await matchStage([aNumberPrediction()])
})

function nothingStored(): SavedAnswers {
  return answersFromInteractions([], stage.questions)
}

function submit(answers: Prediction, saved = nothingStored()) {
  return stage.submit(answers, saved)
}

/** Makes the next reads of the answers fail. */
function failReads(times: number): void {
  stage.platform.inject({ method: 'GET', path: 'widget-interactions', fault: { status: 500 }, times })
}

function storedOptions(): readonly string[] {
  return stage.platform.state.interactions.map(({ option_id }) => option_id ?? '').toSorted()
}

describe('a first submit', () => {
  it('votes once a widget, and nothing for a question without an answer', async () => {
    const { outcomes, saved } = await submit(BOTH)
    expect(outcomes).toEqual(byId({ winner: 'saved', minute: 'saved' }))
    expect(saved.prediction).toEqual(BOTH)
    expect(storedOptions()).toEqual(['away.20', 'home.24', 'minute.7', 'winner.Chiefs'])
    expect(stage.votes()).toHaveLength(4)
  })
})

describe('a change', () => {
  it('updates the vote that differs and leaves the others alone', async () => {
    const first = await submit(BOTH)
    stage.platform.forgetCalls()
    const { outcomes } = await submit({ winner: { kind: 'match-result', home: 25, away: 20 } }, first.saved)
    expect(outcomes).toEqual(byId({ winner: 'saved' }))
    expect(stage.votes()).toHaveLength(1)
    expect(storedOptions()).toContain('home.25')
  })

  it('becomes an update if another device answered first', async () => {
    await submit(MINUTE)
    failReads(1)
    const { outcomes } = await submit({ minute: { kind: 'minute', value: 9 } })
    expect(outcomes).toEqual(byId({ minute: 'saved' }))
    expect(storedOptions()).toEqual(['minute.9'])
  })
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
    const { outcomes } = await stage.submit(BOTH, nothingStored(), abort)
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
    const second = await submit({ minute: { kind: 'minute', value: 9 } }, first.saved)
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

  it('waits as the platform asks if no source has named the time and the device clock is past the closing', async () => {
    const now = Date.parse('2024-04-27T09:00:00Z')
    vi.spyOn(stage.engagement, 'now').mockReturnValue(now)
    vi.spyOn(stage.engagement, 'clockSkewMs', 'get').mockReturnValue(undefined)
    stage.platform.inject({ path: 'minute.', fault: { status: 429, headers: { 'retry-after': '20' } } })
    const { wait } = await submit(MINUTE)
    expect(wait?.isBeyondClosing).toBe(false)
    expect(wait?.until).toBeGreaterThanOrEqual(now + 20_000)
  })

  it('sends nothing for a score that no option means', async () => {
    const { outcomes } = await submit({ winner: { kind: 'match-result', home: 250, away: 0 } })
    expect(outcomes).toEqual(byId({ winner: 'invalid' }))
    expect(stage.votes()).toEqual([])
  })
})

describe('a score that another device changed, which this device could not read', () => {
  let saved: SavedAnswers
  beforeEach(async () => {
    const before = await stage.submit(score(10, 5), someAnswers())
    saved = before.saved
    await stage.submit(score(30, 5), saved)
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

it('keeps stored numbers saved, which no device can change, if no read succeeds', async () => {
  const numbers = { 'tackles.Chiefs': 142, 'tackles.Blues': 97 }
  const submitted: Prediction = { tackles: { kind: 'numbers', numbers } }
  const { saved } = await stage.submit(submitted, someAnswers())
  failReads(4)
  const result = await submit(submitted, saved)
  expect(result).toMatchObject({ outcomes: byId({ tackles: 'saved' }) })
  expect(stage.votes()).toHaveLength(1)
})

it('keeps what was read after Submit was pressed, if it cannot be read again', async () => {
  const { saved } = await stage.submit({ minute: { kind: 'minute', value: 7 } }, someAnswers())
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
  expect(prediction).toEqual({ minute: { kind: 'minute', value: 7 }, ...score(10, 2) })
})

describe('an answer that another device changed since', () => {
  it('is not sent, nor is any other of the same Submit', async () => {
    await stage.submit({ minute: { kind: 'minute', value: 12 } }, someAnswers())
    const before = stage.votes().length
    const saved = someAnswers({ prediction: { minute: { kind: 'minute', value: 5 } } })
    const answers: Prediction = { minute: { kind: 'minute', value: 9 }, ...score(10, 5) }
    const { outcomes } = await stage.submit(answers, saved)
    expect([outcomes, stage.votes().length]).toEqual([new Map(), before])
  })
})

describe('an answer whose question has closed', () => {
  const NINE = { kind: 'minute', value: 9 } as const
  const closed = () => ({ ...stage.questions, fixture: { ...stage.questions.fixture, isVoid: true } })
  const submit = (attempts: readonly (typeof NINE)[]) =>
    submitPrediction(stage.session, stage.client, {
      questions: closed(),
      saved: someAnswers(),
      changes: byId({ minute: aChange(NINE, { attempts }) }),
      abort: new AbortController(),
    })

  it('has come too late if it was never sent, and is not confirmed if it was, without a request', async () => {
    expect(await submit([])).toEqual({ outcomes: byId({ minute: 'closed' }) })
    expect(await submit([NINE])).toEqual({ outcomes: byId({ minute: 'failed' }) })
    expect(stage.platform.calls).toEqual([])
  })
})
