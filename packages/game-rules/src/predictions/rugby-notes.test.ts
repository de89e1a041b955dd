import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somePicks, swapPicks } from '../../test/picks.ts'
import type { Picks } from '../questions/scoring-part.ts'
import { RUGBY_NOTE_RULES, rugbyNotes } from './rugby-notes.ts'

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
