import type { Prediction } from '@touchline/game-rules'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aGame } from '../../../test/a-game.ts'
import { aNumberPrediction } from '../../../test/makers.ts'
import { type MatchStage, matchStage } from '../../../test/match-stage.ts'
import { storedAnswers } from '../../../test/stored-answers.ts'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import { keys } from '../keys.ts'
import { submitPrediction } from './submit-prediction.ts'

const score = (home: number, away: number): Prediction => ({ winner: { kind: 'match-result', home, away } })

let stage: MatchStage
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  stage = await matchStage([aNumberPrediction()])
})

/** Submits an answer on a device that read these answers before, and cannot read them again. */
function submitUnread(submitted: Prediction, saved: StoredAnswers, failedReads = 2) {
  const fault = { status: 500 }
  stage.platform.inject({ method: 'GET', path: 'widget-interactions', fault, times: failedReads })
  const changes = { saved: saved.prediction, touched: submitted, conflicts: {}, attempted: {} }
  const submission = { questions: stage.asked, saved, changes, submitted, abort: new AbortController() }
  return submitPrediction({ ...aGame(), ...stage.session }, stage.client, submission)
}

function storedOptions() {
  return stage.platform.state.interactions.map(({ option_id }) => option_id).toSorted()
}

describe('a score that another device changed, which this device could not read', () => {
  let saved: StoredAnswers
  beforeEach(async () => {
    const before = await stage.send(score(10, 5), storedAnswers())
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
  const { saved } = await stage.send(submitted, storedAnswers())
  const result = await submitUnread(submitted, saved, 4)
  expect(result).toMatchObject({ outcomes: { tackles: 'saved' } })
  expect(stage.votes()).toHaveLength(1)
})

it('keeps what was read after Submit was pressed, if it cannot be read again', async () => {
  const { saved } = await stage.send({ minute: { kind: 'minute', value: 7 } }, storedAnswers())
  const queryKey = keys.answers(stage.asked.fixture.id)
  stage.client.setQueryData(queryKey, saved)
  await submitUnread(score(10, 2), storedAnswers())
  const { prediction } = stage.client.getQueryData<StoredAnswers>(queryKey) ?? {}
  expect(prediction).toEqual({ minute: { kind: 'minute', value: 7 }, ...score(10, 2) })
})
