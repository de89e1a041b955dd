import type { Widget } from '@touchline/engagement-sdk'
import { describe, expect, it } from 'vitest'
import {
  aNumberPrediction,
  anOption,
  aVote,
  aWidget,
  eightWidgets,
  numbersVote,
  someQuestions,
} from '../../test/makers.ts'
import { answersFromInteractions } from './answers-and-votes.ts'
import { questionResults } from './question-results.ts'

/** Chiefs 24-20 Blues, first points in minute 9, everything else open. */
const AMOUNTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  winner: { Chiefs: 10 },
  home: { '24': 10, '22': 5 },
  away: { '20': 10, '13': 3 },
  minute: { '9': 10, '8': 5, '7': 3 },
}

const VOTES = [aVote('winner', 'Chiefs'), aVote('home', '22'), aVote('away', '13'), aVote('minute', '7')]

function settled(widgets: readonly Widget[]): readonly Widget[] {
  return widgets.map((widget) => ({
    ...widget,
    // The order of the options means nothing.
    options: widget.options.toReversed().map((option) => ({
      ...option,
      reward_item_amount: AMOUNTS[widget.id]?.[option.description ?? ''] ?? 0,
    })),
  }))
}

function resultsOf(widgets: readonly Widget[], votes = VOTES) {
  const questions = someQuestions(widgets)
  return questionResults(questions, answersFromInteractions(votes, questions))
}

const RESULTS = resultsOf(settled(eightWidgets()))

describe('results', () => {
  it('add the parts of the final score and say what was right', () => {
    expect(RESULTS[0]).toMatchObject({
      correct: { home: 24, away: 20 },
      chosen: { home: 22, away: 13 },
      settlement: { state: 'settled', points: 18, maxPoints: 30, feedback: 'almost' },
    })
  })

  it('leave a question without a positive amount pending, without praise or comfort', () => {
    const pending = { correct: undefined, settlement: { state: 'pending', feedback: undefined } }
    expect(RESULTS.slice(2)).toMatchObject([pending, pending, pending])
  })

  it('say which numbers earn points, whatever the question counts', () => {
    expect(RESULTS.map(({ earning }) => earning.map(({ from, to, points }) => [from, to, points]))).toEqual([
      [],
      [
        [7, 7, 3],
        [8, 8, 5],
        [9, 9, 10],
      ],
      [],
      [],
      [],
    ])
  })

  it('give nothing for a question that was not answered, and say so', () => {
    const [, minute] = resultsOf(settled(eightWidgets()), [])
    expect(minute).toMatchObject({ chosen: undefined, settlement: { points: 0, feedback: 'missed' } })
  })

  it('take the options of a published follow-up instead of the parent’s', () => {
    const options = [anOption('minute', '7', 10), anOption('minute', '8', 5)]
    const more = { kind: 'text-prediction-follow-up', text_prediction_id: 'minute', options } as const
    const followUp = aWidget({ id: 'follow-up', texts: [], attributes: {}, more })
    const [, minute] = resultsOf([...eightWidgets(), followUp])
    expect(minute).toMatchObject({ correct: { value: 7 }, settlement: { points: 10, feedback: 'correct' } })
    const follow_ups = [{ ...followUp, status: 'pending' as const }]
    const [, early] = resultsOf(eightWidgets().map((widget) => ({ ...widget, follow_ups })))
    expect(early?.settlement.state).toBe('pending')
  })
})

describe('the result of a number prediction', () => {
  const stored = (chiefs: number, blues: number) => [numbersVote({ Chiefs: chiefs, Blues: blues })]
  const decided = { Chiefs: [142, 10], Blues: [97, 5] } as const

  it.each([
    [stored(142, 97), 15, 'correct'],
    [stored(142, 96), 10, 'almost'],
    [stored(97, 142), 0, 'missed'],
    [[], 0, 'missed'],
  ])('with %o earns %i: %s', (votes, points, feedback) => {
    const [result] = resultsOf([aNumberPrediction(decided)], votes)
    expect(result).toMatchObject({
      correct: { kind: 'numbers', numbers: { 'tackles.Chiefs': 142, 'tackles.Blues': 97 } },
      settlement: { state: 'settled', points, maxPoints: 15, feedback },
    })
  })

  it('earns all or nothing if the platform requires all numbers', () => {
    const settled = { ...aNumberPrediction(decided), required_correct: 'all' }
    expect(resultsOf([settled], stored(142, 96))[0]?.settlement).toMatchObject({ points: 0, maxPoints: 15 })
    expect(resultsOf([settled], stored(142, 97))[0]?.settlement).toMatchObject({ points: 15 })
  })

  it('is pending until each number is decided and one of them earns something', () => {
    const open = [
      aNumberPrediction(),
      aNumberPrediction({ Chiefs: [142, 10] }),
      aNumberPrediction({ Chiefs: [142, 0], Blues: [97, 0] }),
    ]
    for (const widget of open) {
      expect(resultsOf([widget], stored(142, 97))[0]?.settlement.state).toBe('pending')
    }
    const decidedToo = aNumberPrediction({ Chiefs: [142, 10], Blues: [97, 0] })
    expect(resultsOf([decidedToo], stored(142, 97))[0]?.settlement).toMatchObject({
      state: 'settled',
      points: 10,
    })
  })

  it('takes the numbers of a published follow-up', () => {
    const parent = { text_number_prediction_id: 'tackles' }
    const kind = 'text-number-prediction-follow-up' as const
    const followUp = { ...aNumberPrediction(decided), ...parent, id: 'follow-up', kind }
    const [result] = resultsOf([aNumberPrediction(), followUp], stored(142, 0))
    expect(result?.settlement).toMatchObject({ points: 10 })
  })
})
