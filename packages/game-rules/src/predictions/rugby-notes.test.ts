import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somePicks, swapPicks } from '../../test/picks.ts'
import type { Picks } from '../questions/picks.ts'
import { areHalvesPossible, maxConversions, RUGBY_NOTE_RULES, rugbyNotes } from './rugby-notes.ts'

type Row = [Partial<Picks>, string | undefined]
const texts = (picks: Partial<Picks>) => rugbyNotes(picks).map((note) => note.text)

describe('a note on the score', () => {
  it.each<Row>([
    [{ 'home-score': 0 }, undefined],
    [{ 'home-score': 1 }, 'A team cannot score exactly 1 point.'],
    [{ 'away-score': 2 }, 'A team cannot score exactly 2 points.'],
    [{ 'home-score': 3 }, undefined],
    [{ 'home-score': 4 }, 'A team cannot score exactly 4 points.'],
    [{ 'home-score': 5, 'away-score': 99 }, undefined],
  ])('is $1 for $0', (picks, text) => {
    expect(texts(picks)).toEqual(text === undefined ? [] : [text])
  })

  it('is returned for each impossible score, and suppresses all other notes', () => {
    const notes = rugbyNotes({
      'home-score': 1,
      'away-score': 4,
      conversions: 30,
      'half-time-leader': 'away',
    })
    expect(notes.map((note) => [note.rule, note.parts])).toEqual([
      ['impossible-score', ['home-score']],
      ['impossible-score', ['away-score']],
    ])
  })
})

describe('a note on the conversions', () => {
  it.each<Row>([
    [{ 'home-score': 14, 'away-score': 7, conversions: 3 }, undefined],
    [
      { 'home-score': 14, 'away-score': 7, conversions: 4 },
      'A 14–7 match has room for 3 conversions at most.',
    ],
    [{ 'home-score': 8, 'away-score': 7, conversions: 2 }, 'A 8–7 match has room for 1 conversion at most.'],
    [{ 'home-score': 9, 'away-score': 6, conversions: 1 }, 'A 9–6 match has room for 0 conversions at most.'],
    [{ 'home-score': 14, conversions: 30 }, undefined],
    [{ 'away-score': 14, conversions: 30 }, undefined],
    [{ conversions: 30 }, undefined],
  ])('is $1 for $0', (picks, text) => {
    expect(texts(picks)).toEqual(text === undefined ? [] : [text])
  })
})

describe('a note on the first try', () => {
  it.each<Row>([
    [{ 'first-try': 'home', 'home-score': 5 }, undefined],
    [{ 'first-try': 'home', 'home-score': 6 }, 'No try fits into 6 points.'],
    [{ 'first-try': 'away', 'away-score': 9, 'home-score': 21 }, 'No try fits into 9 points.'],
    [{ 'first-try': 'away', 'away-score': 0 }, 'No try fits into 0 points.'],
    [{ 'first-try': 'away', 'home-score': 0 }, undefined],
    [{ 'first-try': 'home' }, undefined],
    [{ 'first-try': 'none' }, undefined],
    [{ 'first-try': 'none', 'home-score': 9, 'away-score': 12, conversions: 0 }, undefined],
    [{ 'first-try': 'none', 'home-score': 7, 'away-score': 12 }, '7 points need a try.'],
    [{ 'first-try': 'none', 'home-score': 6, 'away-score': 8 }, '8 points need a try.'],
    [{ 'first-try': 'none', conversions: 1 }, 'A conversion needs a try.'],
  ])('is $1 for $0', (picks, text) => {
    expect(texts(picks)).toEqual(text === undefined ? [] : [text])
  })
})

describe('a note on the halves', () => {
  const halves = { 'half-time-leader': 'level', 'higher-scoring-half': 'first' } as const
  it('lists the picks that contradict the score', () => {
    expect(rugbyNotes({ 'home-score': 20, 'away-score': 0, ...halves })).toEqual([
      {
        rule: 'halves-against-score',
        parts: ['home-score', 'away-score', 'half-time-leader', 'higher-scoring-half'],
        text: 'Your picks for the halves do not fit a 20–0 match.',
      },
    ])
    expect(rugbyNotes({ 'home-score': 20, 'away-score': 0, 'half-time-leader': 'away' })[0]?.parts).toEqual([
      'home-score',
      'away-score',
      'half-time-leader',
    ])
    expect(
      rugbyNotes({ 'home-score': 20, 'away-score': 11, 'higher-scoring-half': 'equal' })[0]?.parts,
    ).toEqual(['home-score', 'away-score', 'higher-scoring-half'])
  })

  it.each<Row>([
    [{ 'home-score': 20, ...halves }, undefined],
    [{ 'away-score': 20, ...halves }, undefined],
    [{ 'home-score': 20, 'away-score': 17, ...halves }, undefined],
    [{ 'home-score': 20, 'away-score': 17 }, undefined],
  ])('is missing for %o', (picks, text) => {
    expect(texts(picks)).toEqual(text === undefined ? [] : [text])
  })
})

describe('rugbyNotes', () => {
  it('returns no notes without picks', () => {
    expect(rugbyNotes({})).toEqual([])
  })

  it('returns the same notes with the teams swapped', () => {
    fc.assert(
      fc.property(somePicks, (picks) => {
        const rules = (given: Partial<Picks>) => rugbyNotes(given).map((note) => note.rule)
        expect(rules(swapPicks(picks))).toEqual(rules(picks))
      }),
      { numRuns: 50 },
    )
  })

  it('returns only notes with a sentence about parts that were picked', () => {
    fc.assert(
      fc.property(somePicks, (picks) => {
        for (const note of rugbyNotes(picks)) {
          expect(RUGBY_NOTE_RULES).toContain(note.rule)
          expect(note.text).toMatch(/^[A-Z0-9].*\.$/)
          for (const part of note.parts) expect(picks[part]).toBeDefined()
        }
      }),
      { numRuns: 50 },
    )
  })
})

const scores = Array.from({ length: 100 }, (_, score) => score)

/** The conversions and tries of every way to score up to 99 points, built up score by score. */
const built = new Map<number, { conversions: number; tries: number }[]>([[0, [{ conversions: 0, tries: 0 }]]])
for (const score of scores)
  for (const way of built.get(score) ?? [])
    for (const [points, conversions, tries] of [
      [3, 0, 0],
      [5, 0, 1],
      [7, 1, 1],
      [7, 0, 1],
    ] as const) {
      const next = { conversions: way.conversions + conversions, tries: Math.min(1, way.tries + tries) }
      const known = built.get(score + points) ?? []
      if (!known.some((one) => one.conversions === next.conversions && one.tries === next.tries))
        built.set(score + points, [...known, next])
    }

describe('the tries and conversions of a score', () => {
  it('equal those of all scores that are built up from kicks and tries', () => {
    for (const score of scores) {
      const ways = built.get(score) ?? []
      const rules = rugbyNotes({ 'home-score': score, 'first-try': 'home' }).map((note) => note.rule)
      expect([score, rules.includes('impossible-score')]).toEqual([score, ways.length === 0])
      expect([score, rules.length === 0]).toEqual([score, ways.some((way) => way.tries > 0)])
      expect([score, maxConversions(score)]).toEqual([
        score,
        Math.max(0, ...ways.map((way) => way.conversions)),
      ])
    }
  })

  it.each([
    [7, 1],
    [8, 0],
    [9, 0],
    [10, 1],
    [11, 0],
    [14, 2],
    [15, 1],
    [0, 0],
    [-7, 0],
  ])('include at most $1 conversions in $0 points', (score, most) => {
    expect(maxConversions(score)).toBe(most)
  })
})

describe('areHalvesPossible', () => {
  it.each([
    [3, 0, 'level', 'first', false, 'a penalty is scored in one half: level at half time means the second'],
    [3, 0, 'level', 'second', true, 'the penalty is scored in the second half'],
    [3, 0, 'home', 'first', true, 'the penalty is scored in the first half'],
    [3, 0, 'home', 'second', false, 'a penalty in the first half is not in the second'],
    [3, 0, 'away', undefined, false, 'a team without points never leads'],
    [0, 0, 'level', 'equal', true, 'no points at all'],
    [0, 0, 'level', 'first', false, 'no points at all'],
    [0, 0, 'home', undefined, false, 'no points at all'],
    [20, 17, 'away', 'second', true, 'a comeback'],
    [20, 0, 'level', 'first', false, 'nil-all at half time'],
    [10, 10, 'level', 'equal', true, 'five each, twice'],
    [20, 10, undefined, 'equal', true, 'fifteen points in each half'],
    [20, 11, undefined, 'equal', false, 'odd points cannot be halved'],
    [17, 14, undefined, 'equal', true, 'a golden point makes the total odd'],
    [14, 17, 'level', 'equal', true, 'the same for the away side'],
    [22, 17, undefined, 'equal', true, 'a golden try'],
    [17, 24, undefined, 'equal', true, 'a golden penalty try'],
    [23, 17, undefined, 'equal', true, 'six points are two penalties, without extra time'],
    [26, 17, undefined, 'equal', false, 'no single score is worth nine points'],
    [17, 13, undefined, undefined, true, 'nothing was picked'],
    [1, 0, undefined, undefined, false, 'an impossible score'],
  ] as const)(
    'is $4 for $0 to $1 with the leader $2 and the higher half $3: $5',
    (home, away, leader, half, expected, _why) => {
      expect(areHalvesPossible({ home, away }, { leader, half })).toBe(expected)
    },
  )
})
