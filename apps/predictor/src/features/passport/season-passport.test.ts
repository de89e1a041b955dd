import { expect, it } from 'vitest'
import type { MatchSummary, QuestionSummary } from '../../device/match-summaries.ts'
import { seasonPassport } from './season-passport.ts'

const ROUNDS = [
  { id: '1', label: 'Round 1', round: 1 },
  { id: '2', label: 'Round 2', round: 2 },
]

function aQuestion(facts: Partial<QuestionSummary> = {}): QuestionSummary {
  return { id: 'q', kind: 'minute', text: 'When?', isAnswered: true, points: 5, maxPoints: 10, ...facts }
}

function aSummary(facts: Partial<MatchSummary> = {}): MatchSummary {
  return {
    tournamentId: 't',
    roundId: '1',
    home: 'Chiefs',
    away: 'Blues',
    kickOffAt: 1000,
    questions: [aQuestion()],
    isComplete: true,
    ...facts,
  }
}

function season(facts: Partial<Parameters<typeof seasonPassport>[0]> = {}) {
  return seasonPassport({
    tournament: { id: 't', roundBased: true },
    begun: ROUNDS,
    summaries: [],
    standings: {},
    ...facts,
  })
}

it('is empty on a device that has stored nothing, and every begun round is missing', () => {
  expect(season()).toMatchObject({
    rounds: [],
    missing: ROUNDS,
    points: 0,
    bestCall: undefined,
    accuracy: [],
  })
})

it('adds up the matches of a round whose board was not read', () => {
  const { rounds, points } = season({ summaries: [aSummary(), aSummary({ kickOffAt: 2000 })] })
  expect(rounds).toEqual([{ id: '1', label: 'Round 1', points: 10, rank: undefined, exactScores: 0 }])
  expect(points).toBe(10)
})

it('takes points and rank from the board of the round once it was read', () => {
  const standings = { 1: { points: 41, rank: 3, isFinal: true }, 2: { points: 7, rank: 9, isFinal: false } }
  const { rounds, missing, bestRound, points } = season({ summaries: [aSummary()], standings })
  expect(rounds.map((round) => [round.points, round.rank])).toEqual([
    [41, 3],
    [7, 9],
  ])
  expect([missing, bestRound?.id, points]).toEqual([[ROUNDS[1]], '1', 48])
})

it.each([
  ['another tournament', { tournamentId: 'other' }],
  ['no answer', { questions: [aQuestion({ isAnswered: false, points: 0 })] }],
  ['no result yet', { questions: [aQuestion({ points: undefined, maxPoints: undefined })] }],
  ['a question that could not be read', { isComplete: false }],
])('leaves out a match with %s', (_what, facts) => {
  expect(season({ summaries: [aSummary(facts)] }).rounds).toEqual([])
})

it('counts exact scores, and names the match with the most points as the best call', () => {
  const exact = aSummary({
    pick: { home: 27, away: 19 },
    score: { home: 27, away: 19 },
    questions: [aQuestion({ points: 50, maxPoints: 50 })],
  })
  const { exactScores, bestCall } = season({ summaries: [aSummary(), exact] })
  expect([exactScores, bestCall?.pick]).toEqual([1, { home: 27, away: 19 }])
})

it('counts matches in a row with points by kick-off', () => {
  const points = [5, 5, 0, 5]
  const summaries = points.map((earned, place) =>
    aSummary({ kickOffAt: place, questions: [aQuestion({ points: earned })] }),
  )
  expect(season({ summaries: summaries.reverse() }).streak).toEqual({ longest: 2, current: 1 })
})

it('adds up a question over all matches, and tells questions with choices apart by their text', () => {
  const right = aQuestion({ points: 10 })
  const first = aQuestion({ kind: 'choice', text: 'Who scores first?', points: 0 })
  const half = aQuestion({ kind: 'choice', text: 'Which half?', isAnswered: false })
  const summaries = [aSummary({ questions: [right, first, half] }), aSummary()]
  expect(season({ summaries }).accuracy).toEqual([
    { label: 'Minute of the first points', right: 1, count: 2, points: 15, maxPoints: 20 },
    { label: 'Who scores first?', right: 0, count: 1, points: 0, maxPoints: 10 },
  ])
})

it('lists matches in place of rounds in a tournament without rounds', () => {
  const { rounds, missing } = season({
    tournament: { id: 't', roundBased: false },
    begun: [],
    summaries: [aSummary()],
  })
  expect([rounds.map(({ label, points }) => [label, points]), missing]).toEqual([[['Chiefs v Blues', 5]], []])
})

it('names as the boldest call the right answer that the fewest fans gave', () => {
  const rare = aQuestion({ points: 10, call: { said: '9', share: 0.04 } })
  const common = aQuestion({ points: 10, call: { said: '12', share: 0.3 } })
  const wrong = aQuestion({ points: 0, call: { said: '70', share: 0.01 } })
  const summaries = [aSummary({ questions: [common, wrong] }), aSummary({ away: 'Reds', questions: [rare] })]
  expect(season({ summaries }).boldestCall).toMatchObject({
    match: { away: 'Reds' },
    question: 'Minute of the first points',
    said: '9',
    share: 0.04,
  })
})

it.each([
  ['shares were not read', undefined],
  ['half of all fans said the same', { said: '9', share: 0.5 }],
])('names no boldest call when %s', (_why, call) => {
  const questions = [aQuestion({ points: 10, call })]
  expect(season({ summaries: [aSummary({ questions })] }).boldestCall).toBeUndefined()
})
