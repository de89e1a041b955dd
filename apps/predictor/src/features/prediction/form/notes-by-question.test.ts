import { type Question, type RugbyNote, rugbyNotes } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { aFixture } from '../../../../test/makers.ts'
import { notesByQuestion } from './notes-by-question.ts'

const { home, away } = aFixture()
const question = { text: '' }
const QUESTIONS: readonly Question[] = [
  { ...question, kind: 'match-result', id: 'score', home, away, maxScore: 99 },
  { ...question, kind: 'minute', id: 'minute', min: 0, max: 80 },
  { ...question, kind: 'count', id: 'conversions', text: 'Conversions?', min: 0, max: 30 },
  { ...question, kind: 'choice', id: 'try', choices: [], part: 'first-try' },
  { ...question, kind: 'choice', id: 'leader', choices: [], part: 'half-time-leader' },
  { ...question, kind: 'choice', id: 'half', choices: [], part: 'higher-scoring-half' },
]
const scores = (homeScore: number, awayScore: number) => ({
  'home-score': homeScore,
  'away-score': awayScore,
})

it.each([
  ['a score that cannot be', scores(4, 0), 'score'],
  ['more conversions than the score has room for', { ...scores(6, 3), conversions: 2 }, 'conversions'],
  ['a first try that does not fit the score', { ...scores(3, 0), 'first-try': 'home' }, 'try'],
  ['no try although the score needs one', { ...scores(7, 0), 'first-try': 'none' }, 'try'],
  ['no try and a conversion', { conversions: 2, 'first-try': 'none' }, 'try'],
  [
    'halves that do not fit the score',
    { ...scores(3, 0), 'half-time-leader': 'away', 'higher-scoring-half': 'second' },
    'half',
  ],
] as const)('puts the note on %s in the last card that it concerns', (_, picks, card) => {
  expect([...notesByQuestion(rugbyNotes(picks), QUESTIONS).keys()]).toEqual([card])
})

it('joins the notes of one card, and leaves out those of questions that are not asked', () => {
  const note = (text: string, parts: RugbyNote['parts']): RugbyNote => ({
    rule: 'impossible-score',
    parts,
    text,
  })
  const notes = [note('One.', ['home-score']), note('Two.', ['away-score']), note('Three.', ['first-try'])]
  expect([...notesByQuestion(notes, QUESTIONS.slice(0, 2))]).toEqual([['score', 'One. Two.']])
})
