import type { Answer, Prediction } from '@touchline/game-rules'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aGame } from '../../../../test/launched-game.ts'
import { aChange, aDraft, aNumberPrediction, someAnswers } from '../../../../test/makers.ts'
import { type MatchStage, matchStage } from '../../../../test/match-stage.ts'
import type { SavedAnswers } from '../../../platform/answers-from-interactions.ts'
import type { AnswerOutcome } from '../../../platform/faults.ts'
import { keys } from '../../../queries/keys.ts'
import { settledDraft, submitPrediction } from './submit-prediction.ts'

const score = (home: number, away: number): Prediction => ({ winner: { kind: 'match-result', home, away } })

let stage: MatchStage
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  stage = await matchStage([aNumberPrediction()])
})

/** Submits an answer on a device that read these answers before, and cannot read them again. */
function submitUnread(submitted: Prediction, saved: SavedAnswers, failedReads = 2) {
  const fault = { status: 500 }
  stage.platform.inject({ method: 'GET', path: 'widget-interactions', fault, times: failedReads })
  const changes = aDraft(submitted, saved.prediction)
  const submission = { questions: stage.questions, saved, changes, abort: new AbortController() }
  return submitPrediction({ ...aGame(), ...stage.session }, stage.client, submission)
}

function storedOptions() {
  return stage.platform.state.interactions.map(({ option_id }) => option_id).toSorted()
}

describe('a score that another device changed, which this device could not read', () => {
  let saved: SavedAnswers
  beforeEach(async () => {
    const before = await stage.send(score(10, 5), someAnswers())
    saved = before.saved
    await stage.send(score(30, 5), saved)
  })

  it('is stored as a whole before it is saved', async () => {
    const result = await submitUnread(score(10, 2), saved)
    expect(result).toMatchObject({ outcomes: { winner: 'saved' } })
    expect(storedOptions()).toEqual(['away.2', 'home.10', 'winner.Chiefs'])
  })

  it('is not saved if one of its votes fails, although this device read that vote before', async () => {
    stage.platform.inject({ method: 'PATCH', path: 'home', fault: { status: 500 } })
    const result = await submitUnread(score(10, 2), saved)
    expect(result).toMatchObject({ outcomes: { winner: 'failed' } })
    expect(storedOptions()).toEqual(['away.2', 'home.30', 'winner.Chiefs'])
  })
})

it('keeps stored numbers saved, which no device can change, if no read succeeds', async () => {
  const numbers = { 'tackles.Chiefs': 142, 'tackles.Blues': 97 }
  const submitted: Prediction = { tackles: { kind: 'numbers', numbers } }
  const { saved } = await stage.send(submitted, someAnswers())
  const result = await submitUnread(submitted, saved, 4)
  expect(result).toMatchObject({ outcomes: { tackles: 'saved' } })
  expect(stage.votes()).toHaveLength(1)
})

it('keeps what was read after Submit was pressed, if it cannot be read again', async () => {
  const { saved } = await stage.send({ minute: { kind: 'minute', value: 7 } }, someAnswers())
  const queryKey = keys.answers(stage.questions.fixture.id)
  stage.client.setQueryData(queryKey, saved)
  await submitUnread(score(10, 2), someAnswers())
  const { prediction } = stage.client.getQueryData<SavedAnswers>(queryKey) ?? {}
  expect(prediction).toEqual({ minute: { kind: 'minute', value: 7 }, ...score(10, 2) })
})

describe('an answer that another device changed since', () => {
  const changes = aDraft({ minute: { kind: 'minute', value: 9 } }, { minute: { kind: 'minute', value: 5 } })

  it('is not sent, nor is any other of the same Submit', async () => {
    await stage.send({ minute: { kind: 'minute', value: 12 } }, someAnswers())
    const before = stage.votes().length
    const submission = {
      questions: stage.questions,
      saved: someAnswers(),
      changes,
      abort: new AbortController(),
    }
    const result = await submitPrediction({ ...aGame(), ...stage.session }, stage.client, submission)
    expect([result, stage.votes().length]).toEqual([{ name: 'unsent' }, before])
  })
})

describe('an answer whose question has closed', () => {
  const MINUTE = { kind: 'minute', value: 9 } as const
  const closed = () => ({ ...stage.questions, fixture: { ...stage.questions.fixture, isVoid: true } })
  const submit = (attempts: readonly (typeof MINUTE)[]) =>
    submitPrediction({ ...aGame(), ...stage.session }, stage.client, {
      questions: closed(),
      saved: someAnswers(),
      changes: { minute: aChange(MINUTE, { attempts }) },
      abort: new AbortController(),
    })

  it('has come too late without a request if it was never sent', async () => {
    expect(await submit([])).toMatchObject({ outcomes: { minute: 'closed' } })
    expect(stage.platform.calls).toEqual([])
  })

  it('is saved if an earlier attempt stored it, too late if not, and unknown if that cannot be read', async () => {
    expect(await submit([MINUTE])).toMatchObject({ outcomes: { minute: 'closed' } })
    await stage.send({ minute: MINUTE }, someAnswers())
    expect(await submit([MINUTE])).toMatchObject({ outcomes: { minute: 'saved' } })
    stage.platform.inject({ path: 'widget-interactions', fault: { status: 500 }, times: 9 })
    expect(await submit([MINUTE])).toMatchObject({ outcomes: { minute: 'failed' } })
  })
})

describe('the draft after an attempt', () => {
  const nine = { kind: 'minute', value: 9 } as const
  const eleven = { kind: 'minute', value: 11 } as const
  const sent = { basedOn: undefined, attempts: [nine] }
  const settled = (answer: Answer, outcome: AnswerOutcome) =>
    settledDraft({ m: aChange(answer, sent) }, { m: aChange(nine) }, { m: outcome })

  it.each(['saved', 'final'] as const)('has no answer that is %s', (outcome) => {
    expect(settled(nine, outcome)).toEqual({})
  })

  it.each(['failed', 'sign-in', 'forbidden'] as const)(
    'still has an answer after %s: it may be stored',
    (outcome) => {
      expect(settled(nine, outcome)).toEqual({ m: aChange(nine, sent) })
    },
  )

  it.each(['invalid', 'closed'] as const)('has an answer that is %s as one that was not sent', (outcome) => {
    expect(settled(nine, outcome)).toEqual({ m: aChange(nine, { ...sent, attempts: [] }) })
  })

  it('keeps what was changed in another tab meanwhile, over the answer that was saved', () => {
    expect(settled(eleven, 'saved')).toEqual({ m: aChange(eleven, { basedOn: nine }) })
  })
})
