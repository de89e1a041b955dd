import { type Answer, InvalidMatchResultError, type Question } from '@touchline/game-rules'
import { describe, expect, it } from 'vitest'
import { aNumberPrediction, aVote, eightWidgets, numbersVote, someQuestions } from '../../test/makers.ts'
import { answersFromInteractions, votesFromAnswer } from './answers-and-votes.ts'

const questions = someQuestions()
const SCORE_VOTES = [aVote('winner', 'Chiefs'), aVote('home', '24'), aVote('away', '20')]

function questionOf(id: string): Question {
  const question = questions.list.find((one) => one.id === id)
  if (question === undefined) throw new Error(`no question ${id}`)
  return question
}

function votedFor(id: string, answer: Answer): readonly string[] {
  const source = questions.sources.get(id)
  if (source === undefined) throw new Error(`no source ${id}`)
  return votesFromAnswer(questionOf(id), source, answer).map(({ item }) =>
    'id' in item ? (item.id ?? '') : '',
  )
}

describe('reading answers', () => {
  it('gives each question its answer and the time at which all of its votes were saved', () => {
    const scoreVotes = [...SCORE_VOTES.slice(0, 2), aVote('away', '20', '2024-04-27T05:42:00Z')]
    const stored = answersFromInteractions(
      [...scoreVotes, aVote('minute', '7', '2024-04-27T05:41:00Z'), aVote('try', 'No try')],
      questions,
    )
    expect(stored.prediction).toEqual({
      winner: { kind: 'match-result', home: 24, away: 20 },
      minute: { kind: 'minute', value: 7 },
      try: { kind: 'choice', choiceId: 'try.No-try' },
    })
    expect(stored.savedAt.get('minute')).toBe(Date.parse('2024-04-27T05:41:00Z'))
    expect(stored.savedAt.get('winner')).toBe(Date.parse('2024-04-27T05:42:00Z'))
  })

  it.each([
    ['a winner that contradicts the scores', [aVote('winner', 'Blues'), ...SCORE_VOTES.slice(1)]],
    ['two of three votes', SCORE_VOTES.slice(1)],
    ['one score', SCORE_VOTES.slice(2)],
  ])('names a match result as partly saved if it finds %s', (_what, votes) => {
    expect(answersFromInteractions(votes, questions)).toMatchObject({
      prediction: {},
      partlySaved: ['winner'],
      gone: [],
    })
  })

  it('names a match result with a score that is not among the choices as gone', () => {
    expect(
      answersFromInteractions([...SCORE_VOTES.slice(0, 2), aVote('away', '420')], questions),
    ).toMatchObject({
      prediction: {},
      partlySaved: [],
      gone: ['winner'],
    })
  })

  it.each([
    ['gone', 'with a vote for it', [aVote('winner', 'Draw')]],
    ['partlySaved', 'without a vote for it', []],
  ])('names a match result as %s if its winner is no longer a choice, %s', (name, _with, votes) => {
    const [winner, ...others] = eightWidgets()
    if (winner === undefined) throw new Error('no widget of the winner')
    const withoutDraw = someQuestions([{ ...winner, options: winner.options.slice(0, 2) }, ...others])
    const stored = answersFromInteractions([...votes, aVote('home', '20'), aVote('away', '20')], withoutDraw)
    expect(stored).toMatchObject({ prediction: {}, partlySaved: [], gone: [], [name]: ['winner'] })
  })

  it('names nothing that was never answered', () => {
    expect(answersFromInteractions([], questions)).toMatchObject({ partlySaved: [], gone: [] })
  })

  it('names the question whose chosen choice is gone', () => {
    expect(answersFromInteractions([aVote('try', 'Hurricanes')], questions)).toMatchObject({
      prediction: {},
      gone: ['try'],
    })
  })

  it('names a number prediction whose vote has no numbers as gone', () => {
    const withNumbers = someQuestions([aNumberPrediction()])
    const vote = { ...numbersVote({}), votes: null }
    expect(answersFromInteractions([vote], withNumbers).gone).toEqual(['tackles'])
  })
})

describe('sending answers', () => {
  it.each([
    [24, 20, 'winner.Chiefs'],
    [20, 24, 'winner.Blues'],
    [17, 17, 'winner.Draw'],
    [0, 0, 'winner.Draw'],
  ])('votes for winner and both scores of %i-%i', (home, away, winner) => {
    expect(votedFor('winner', { kind: 'match-result', home, away })).toEqual([
      winner,
      `home.${home}`,
      `away.${away}`,
    ])
  })

  it('votes for the option whose text is the number', () => {
    expect(votedFor('minute', { kind: 'minute', value: 7 })).toEqual(['minute.7'])
    expect(votedFor('conversions', { kind: 'count', value: 30 })).toEqual(['conversions.30'])
  })

  it("fails with 'Invalid match result option' when a score has no option", () => {
    const vote = () => votedFor('winner', { kind: 'match-result', home: 100, away: 0 })
    expect(vote).toThrow(InvalidMatchResultError)
    expect(vote).toThrow('Invalid match result option')
  })

  it('fails when the answer is of another kind than the question', () => {
    expect(() => votedFor('minute', { kind: 'count', value: 7 })).toThrow(
      'Question minute (minute) has no choice',
    )
  })
})
