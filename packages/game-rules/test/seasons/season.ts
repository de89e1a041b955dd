import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Picks } from '../../src/questions/picks.ts'
import { factsFromPoints, type MatchFacts } from '../../src/scoring/match-facts.ts'

const points = z.tuple([z.int(), z.int(), z.int()])
const side = z.enum(['home', 'away'])
const start = [z.string(), z.int(), z.string(), z.string(), z.string(), z.string()] as const

const datedRows = z.object({ rows: z.array(z.tuple([...start])) })
const playedRows = z.object({
  rows: z.array(
    z.tuple([
      ...start,
      points,
      points,
      side,
      z.int(),
      z.int(),
      z.enum(['home', 'away', 'draw']),
      z.enum(['home', 'away', 'level']),
      z.enum(['first', 'second', 'equal']),
    ]),
  ),
})

function readData(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`./data/${file}.json`, import.meta.url), 'utf8'))
}

interface DatedMatch {
  readonly id: string
  readonly round: number
  /** The kick-off; if the time is unknown, an instant in the middle of the match day. */
  readonly kickOffAt: number
  readonly timeZone: string
  readonly home: string
  readonly away: string
}

export interface PlayedMatch extends DatedMatch {
  readonly facts: MatchFacts
  /** The correct picks, taken from the source as far as it states them. */
  readonly correctPicks: Picks
}

/** Returns the matches of a season of which only the dates are needed. */
export function datedSeason(file: 'womens-2024'): readonly DatedMatch[] {
  return datedRows.parse(readData(file)).rows.map(dated)
}

/** Returns the matches of a season with their facts. */
export function playedSeason(file: 'mens-2024' | 'mens-2025'): readonly PlayedMatch[] {
  return playedRows.parse(readData(file)).rows.map((row) => {
    const [, , , , , , home, away, firstTry, firstPointsMinute, conversions, outcome, leader, half] = row
    const derived = factsFromPoints({ home: sidePoints(home), away: sidePoints(away) })
    return {
      ...dated(row),
      facts: { ...derived, firstTry, firstPointsMinute, conversions },
      correctPicks: {
        outcome,
        'home-score': derived.homeScore,
        'away-score': derived.awayScore,
        'first-try': firstTry,
        'first-points-minute': firstPointsMinute,
        'half-time-leader': leader,
        'higher-scoring-half': half,
        conversions,
      },
    }
  })
}

function sidePoints([firstHalf, secondHalf, extraTime]: readonly [number, number, number]) {
  return { firstHalf, secondHalf, extraTime }
}

function dated(row: readonly [string, number, string, string, string, string, ...unknown[]]): DatedMatch {
  const [id, round, kickOff, timeZone, home, away] = row
  // 00:00Z is about noon of the same day in New Zealand and Australia, where these matches are played.
  const kickOffAt = Date.parse(kickOff.length === 10 ? `${kickOff}T00:00:00Z` : kickOff)
  return { id, round, kickOffAt, timeZone, home, away }
}
