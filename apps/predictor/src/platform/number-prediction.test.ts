import type { Answer, Prediction } from '@touchline/game-rules'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aNumberPrediction, byId, numbersVote, someQuestions } from '../../test/makers.ts'
import { type MatchStage, matchStage } from '../../test/match-stage.ts'
import { readSavedAnswers } from '../queries/one-fixture.ts'
import { answersFromInteractions } from './answers-and-votes.ts'

const numbers = (chiefs: number, blues: number): Answer => ({
  kind: 'numbers',
  numbers: { 'tackles.Chiefs': chiefs, 'tackles.Blues': blues },
})
const TACKLES: Prediction = { tackles: numbers(142, 97) }

let stage: MatchStage
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  stage = await matchStage([aNumberPrediction()])
})

function send(answers: Prediction, saved = answersFromInteractions([], stage.questions)) {
  return stage.submit(answers, saved)
}

describe('a number prediction', () => {
  it('is sent as one vote with a number for each choice, and read back', async () => {
    const { outcomes, saved } = await send(TACKLES)
    expect(outcomes).toEqual(byId({ tackles: 'saved' }))
    expect(saved.prediction).toEqual(TACKLES)
    expect(stage.votes()).toHaveLength(1)
    expect(stage.platform.state.interactions).toMatchObject([
      {
        votes: [
          { option_id: 'tackles.Chiefs', number: 142 },
          { option_id: 'tackles.Blues', number: 97 },
        ],
      },
    ])
    const { prediction } = await readSavedAnswers(stage.session, stage.questions, stage)
    expect(prediction).toEqual(TACKLES)
  })

  it('is saved if another device stored the same numbers first', async () => {
    await send(TACKLES)
    expect((await send(TACKLES)).outcomes).toEqual(byId({ tackles: 'saved' }))
  })

  it('is final if another device stored other numbers first, and those are kept', async () => {
    await send(TACKLES)
    // The comparison before the send does not get through.
    stage.platform.inject({ method: 'GET', path: 'widget-interactions', fault: { status: 500 } })
    const { outcomes, saved } = await send({ tackles: numbers(1, 2) })
    expect(outcomes).toEqual(byId({ tackles: 'final' }))
    expect(saved.prediction).toEqual(TACKLES)
  })

  it('is invalid without a number for each choice, and nothing is sent', async () => {
    const incomplete: Answer = { kind: 'numbers', numbers: { 'tackles.Chiefs': 142 } }
    expect((await send({ tackles: incomplete })).outcomes).toEqual(byId({ tackles: 'invalid' }))
    expect(stage.votes()).toEqual([])
  })

  it('is gone if the stored interaction has no numbers', () => {
    const questions = someQuestions([aNumberPrediction()])
    expect(answersFromInteractions([{ ...numbersVote({}), votes: null }], questions).gone).toEqual([
      'tackles',
    ])
  })
})
