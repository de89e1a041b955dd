import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somePicks, swapPicks } from '../../test/picks.ts'
import type { Picks, ScoringPart } from '../questions/picks.ts'
import { areHalvesPossible, maxConversions, RUGBY_NOTE_RULES, rugbyNotes } from './rugby-notes.ts'

const HALVES = { 'half-time-leader': 'level', 'higher-scoring-half': 'first' } as const

describe('a note', () => {
  it.each<[Partial<Picks>, string?]>([
    [{}],
    // On the score.
    [{ 'home-score': 0 }],
    [{ 'home-score': 1 }, 'A team cannot score exactly 1 point.'],
    [{ 'away-score': 2 }, 'A team cannot score exactly 2 points.'],
    [{ 'home-score': 3 }],
    [{ 'home-score': 4 }, 'A team cannot score exactly 4 points.'],
    [{ 'home-score': 5, 'away-score': 99 }],
    // On the conversions.
    [{ 'home-score': 14, 'away-score': 7, conversions: 3 }],
    [{ 'home-score': 14, 'away-score': 7, conversions: 4 }, '14–7 has room for 3 conversions at most.'],
    [{ 'home-score': 8, 'away-score': 7, conversions: 2 }, '8–7 has room for 1 conversion at most.'],
    [{ 'home-score': 9, 'away-score': 6, conversions: 1 }, '9–6 has room for 0 conversions at most.'],
    [{ 'home-score': 14, conversions: 30 }],
    [{ 'away-score': 14, conversions: 30 }],
    [{ conversions: 30 }],
    // On the first try.
    [{ 'first-try': 'home', 'home-score': 5 }],
    [{ 'first-try': 'home', 'home-score': 6 }, 'No try fits into 6 points.'],
    [{ 'first-try': 'away', 'away-score': 9, 'home-score': 21 }, 'No try fits into 9 points.'],
    [{ 'first-try': 'away', 'away-score': 0 }, 'No try fits into 0 points.'],
    [{ 'first-try': 'away', 'home-score': 0 }],
    [{ 'first-try': 'home' }],
    [{ 'first-try': 'none' }],
    [{ 'first-try': 'none', 'home-score': 9, 'away-score': 12, conversions: 0 }],
    [{ 'first-try': 'none', 'home-score': 7, 'away-score': 12 }, '7 points need a try.'],
    [{ 'first-try': 'none', 'home-score': 6, 'away-score': 8 }, '8 points need a try.'],
    [{ 'first-try': 'none', conversions: 1 }, 'A conversion needs a try.'],
    // On the halves.
    [{ 'home-score': 20, ...HALVES }],
    [{ 'away-score': 20, ...HALVES }],
    [{ 'home-score': 20, 'away-score': 17, ...HALVES }],
    [{ 'home-score': 20, 'away-score': 17 }],
    [{ 'home-score': 20, 'away-score': 0, ...HALVES }, 'Your picks for the halves do not fit 20–0.'],
  ])('on %o is %s', (picks, text) => {
    expect(rugbyNotes(picks).map((note) => note.text)).toEqual(text === undefined ? [] : [text])
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

  it.each<[Partial<Picks>, ScoringPart[]]>([
    [HALVES, ['half-time-leader', 'higher-scoring-half']],
    [{ 'half-time-leader': 'away' }, ['half-time-leader']],
    [{ 'away-score': 11, 'higher-scoring-half': 'equal' }, ['higher-scoring-half']],
  ])('on the halves lists the picks that contradict the score: %o', (picks, parts) => {
    expect(rugbyNotes({ 'home-score': 20, 'away-score': 0, ...picks })).toMatchObject([
      { rule: 'halves-against-score', parts: ['home-score', 'away-score', ...parts] },
    ])
  })
})

describe('rugbyNotes', () => {
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
