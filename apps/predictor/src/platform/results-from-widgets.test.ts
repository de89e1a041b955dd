import type { Widget } from '@touchline/engagement-sdk'
import { totalPoints } from '@touchline/game-rules'
import { describe, expect, it } from 'vitest'
import { aFixture, anOption, aVote, aWidget, eightWidgets } from '../../test/makers.ts'
import { answersFromInteractions } from './answers-from-interactions.ts'
import { questionsFromWidgets } from './questions-from-widgets.ts'
import { resultsFromWidgets } from './results-from-widgets.ts'

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
    options: widget.options.map((option) => ({
      ...option,
      reward_item_amount: AMOUNTS[widget.id]?.[option.description ?? ''] ?? 0,
    })),
  }))
}

function resultsOf(widgets: readonly Widget[], votes = VOTES) {
  const asked = questionsFromWidgets({ widgets, rejected: [], hasMore: false }, aFixture())
  return resultsFromWidgets(asked, answersFromInteractions(votes, asked))
}

describe('results', () => {
  it('add the parts of the final score and say what was right', () => {
    expect(resultsOf(settled(eightWidgets()))[0]).toMatchObject({
      correct: { home: 24, away: 20 },
      chosen: { home: 22, away: 13 },
      settlement: { state: 'settled', points: 18, maxPoints: 30, feedback: 'almost' },
    })
  })

  it('leave a question without a positive amount pending, without praise or comfort', () => {
    const results = resultsOf(settled(eightWidgets()))
    const first = results.find(({ question }) => question.id === 'try')
    expect(first).toMatchObject({ correct: undefined, settlement: { state: 'pending', feedback: undefined } })
    expect(totalPoints(results.map(({ settlement }) => settlement))).toMatchObject({
      points: 21,
      pendingCount: 3,
      isProvisional: true,
    })
  })

  it('give nothing for a question that was not answered, and say so', () => {
    const [, minute] = resultsOf(settled(eightWidgets()), [])
    expect(minute).toMatchObject({ chosen: undefined, settlement: { points: 0, feedback: 'missed' } })
  })

  it('take the options of a published follow-up instead of the parent’s', () => {
    const followUp = aWidget({
      id: 'minute-follow-up',
      texts: [],
      attributes: {},
      more: {
        kind: 'text-prediction-follow-up',
        text_prediction_id: 'minute',
        options: [anOption('minute', '7', 10), anOption('minute', '8', 5)],
      },
    })
    const [, minute] = resultsOf([...eightWidgets(), followUp])
    expect(minute).toMatchObject({ correct: { value: 7 }, settlement: { points: 10, feedback: 'correct' } })
  })

  it('make no card of a poll', () => {
    const poll = eightWidgets().map((widget) =>
      widget.id === 'half' ? { ...widget, kind: 'text-poll' as const } : widget,
    )
    expect(resultsOf(poll).map(({ question }) => question.id)).not.toContain('half')
  })
})
