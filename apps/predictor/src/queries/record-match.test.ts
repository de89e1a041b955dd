import type { Widget } from '@touchline/engagement-sdk'
import { expect, it } from 'vitest'
import { aGame } from '../../test/a-game.ts'
import { aFixture, anOption, aVote, eightWidgets } from '../../test/makers.ts'
import { matchSummariesOf } from '../device/match-summaries.ts'
import { answersFromInteractions } from '../platform/answers-from-interactions.ts'
import { questionsFromWidgets } from '../platform/questions-from-widgets.ts'
import { recordMatch } from './record-match.ts'

const FINAL_SCORE = [aVote('winner', 'Chiefs'), aVote('home', '27'), aVote('away', '19')]

/** What the device has of a match after its widgets and the player's votes were read. */
function recorded(
  widgets: readonly Widget[],
  votes: Parameters<typeof answersFromInteractions>[0],
  game = aGame(),
  calls?: Parameters<typeof recordMatch>[3],
) {
  const asked = questionsFromWidgets({ widgets, rejected: [], hasMore: false }, aFixture({ roundId: '10' }))
  recordMatch(game, asked, answersFromInteractions(votes, asked), calls)
  return matchSummariesOf(game.playerStore()).read('f1')
}

/** The widgets after one of them has its result. */
function decided(id: string, right: string, amount: number): readonly Widget[] {
  return eightWidgets().map((widget) => {
    const options = widget.options.filter(({ description }) => description !== right)
    return widget.id === id ? { ...widget, options: [...options, anOption(id, right, amount)] } : widget
  })
}

it('stores the confirmed final score, its time and its match', () => {
  expect(recorded(eightWidgets(), FINAL_SCORE)).toMatchObject({
    tournamentId: '120-2024',
    roundId: '10',
    home: 'Chiefs',
    away: 'Blues',
    pick: { home: 27, away: 19 },
    savedAt: Date.parse('2024-04-27T05:40:00Z'),
    isComplete: true,
  })
})

it('stores the points of the decided questions only', () => {
  const summary = recorded(decided('minute', '9', 10), [...FINAL_SCORE, aVote('minute', '9')])
  const byId = Object.fromEntries(summary?.questions.map((one) => [one.id, one]) ?? [])
  expect(byId['minute']).toMatchObject({ kind: 'minute', isAnswered: true, points: 10, maxPoints: 10 })
  expect(byId['try']).toMatchObject({ isAnswered: false })
  expect(byId['try']).not.toHaveProperty('points')
})

it('stores nothing of a match without an answer and without a result', () => {
  expect(recorded(eightWidgets(), [])).toBeUndefined()
})

it('stores a match that the player did not predict once a question is decided', () => {
  expect(recorded(decided('minute', '9', 10), [])?.pick).toBeUndefined()
  expect(recorded(decided('minute', '9', 10), [])?.questions).toHaveLength(5)
})

it('writes only what has changed', () => {
  const game = aGame()
  recorded(eightWidgets(), FINAL_SCORE, game)
  let writes = 0
  game.playerStore().subscribe(() => {
    writes += 1
  })
  recorded(eightWidgets(), FINAL_SCORE, game)
  expect(writes).toBe(0)
  recorded(decided('minute', '9', 10), FINAL_SCORE, game)
  expect(writes).toBe(1)
})

it('keeps how many fans gave the same answer when the match is read again', () => {
  const game = aGame()
  const calls = { minute: { said: '9', share: 0.04 } }
  const callOf = (summary: ReturnType<typeof recorded>) =>
    summary?.questions.find(({ id }) => id === 'minute')?.call
  const votes = [aVote('minute', '9')]
  expect(callOf(recorded(eightWidgets(), votes, game))).toBeUndefined()
  expect(callOf(recorded(eightWidgets(), votes, game, calls))).toEqual(calls.minute)
  expect(callOf(recorded(decided('minute', '9', 10), votes, game))).toEqual(calls.minute)
})
